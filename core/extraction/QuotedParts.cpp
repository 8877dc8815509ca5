// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/QuotedParts.h"

#include <algorithm>

namespace metes {

namespace {

constexpr char32_t kEllipsis = 0x2026;

/// What stands at a position of a quotation instead of claim text.
struct Replaced {
    std::size_t length = 0;  ///< 0: nothing, the character is the claim's
    bool ellipsis = false;
    std::u32string_view content{};  ///< of the brackets
};

// "...", ". . .", "....", "…"
std::size_t ellipsisLength(std::u32string_view text)
{
    std::size_t dots = 0;
    std::size_t length = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == kEllipsis) {
            dots += 3;
        } else if (text[i] == U'.') {
            ++dots;
        } else if (text[i] == U' ' && dots > 0) {
            continue;
        } else {
            break;
        }
        length = i + 1;
    }
    return dots >= 3 ? length : 0;
}

std::size_t bracketsLength(std::u32string_view text)
{
    std::size_t depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == U'[') {
            ++depth;
        } else if (text[i] == U']' && --depth == 0) {
            return i + 1;
        }
    }
    return 0;
}

Replaced replacedAt(std::u32string_view text)
{
    Replaced replaced;
    if (text.front() == U'[') {
        replaced.length = bracketsLength(text);
        if (replaced.length > 0) {
            const std::size_t first = std::min(text.find_first_not_of(U'['), replaced.length);
            const std::size_t last = text.substr(0, replaced.length).find_last_not_of(U']') + 1;
            replaced.content = first < last ? text.substr(first, last - first) : text.substr(0, 0);
            const std::u32string_view content = trimmed(replaced.content);
            replaced.ellipsis = !content.empty() && ellipsisLength(content) == content.size();
        }
        return replaced;
    }
    replaced.length = ellipsisLength(text);
    replaced.ellipsis = replaced.length > 0;
    return replaced;
}

bool isQuotationMark(char32_t c)
{
    return c == U'\'';
}

bool isWholeAt(const SearchText& text, TextRange place, bool start, bool end)
{
    const auto at = [&](std::int32_t i) {
        return i >= 0 && i < static_cast<std::int32_t>(text.size())
               && isWordCharacter(text.at(static_cast<std::size_t>(i)));
    };
    return (!start || !at(place.start - 1) || !at(place.start))
           && (!end || !at(place.end - 1) || !at(place.end));
}

enum class Edges { Whole, Any };

std::vector<TextRange> allPlaces(std::u32string_view phrase, const SearchText& text)
{
    std::vector<TextRange> places;
    const auto length = static_cast<std::int32_t>(phrase.size());
    for (const std::int32_t at : text.positionsOf(phrase, kMostPlaces)) {
        places.push_back({at, at + length});
    }
    return places;
}

std::vector<TextRange> placesOfPart(const QuotedPart& part, const SearchText& text, Edges edges)
{
    std::vector<TextRange> places = allPlaces(part.text, text);
    std::erase_if(places, [&](TextRange place) {
        return edges == Edges::Whole
               && !isWholeAt(text, place, !part.startsWithinWord, !part.endsWithinWord);
    });
    return places;
}

// Passages by their end, each with the last start that reaches it. Starts ascend with the ends, so
// that for the next part the last passage before it is always the best one.
std::vector<TextRange> passages(const QuotedParts& quoted, const SearchText& text, Edges edges)
{
    std::vector<TextRange> reached = placesOfPart(quoted.parts.front(), text, edges);
    for (std::size_t i = 1; i < quoted.parts.size() && !reached.empty(); ++i) {
        std::vector<TextRange> further;
        std::size_t next = 0;
        for (const TextRange place : placesOfPart(quoted.parts[i], text, edges)) {
            while (next < reached.size() && reached[next].end <= place.start) {
                ++next;
            }
            if (next > 0 && place.start - reached[next - 1].end <= quoted.parts[i].mostBefore) {
                further.push_back({reached[next - 1].start, place.end});
            }
        }
        reached = std::move(further);
    }
    return reached;
}

}  // namespace

bool isWordCharacter(char32_t c)
{
    if (c < 0x80) {
        return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || (c >= U'0' && c <= U'9');
    }
    return c >= 0xc0 && c != 0xd7 && c != 0xf7 && !(c >= 0x2000 && c < 0x2c00)
           && !(c >= 0x3000 && c < 0x3040) && !(c >= 0xe000 && c < 0xf900);
}

std::u32string_view trimmed(std::u32string_view folded)
{
    while (!folded.empty() && folded.front() == U' ') {
        folded.remove_prefix(1);
    }
    while (!folded.empty() && folded.back() == U' ') {
        folded.remove_suffix(1);
    }
    return folded;
}

std::u32string_view withoutOuterMarks(std::u32string_view folded)
{
    constexpr std::u32string_view kPunctuation = U",;:";
    const auto isFullStop = [&] {
        return folded.back() == U'.' && (folded.size() == 1 || folded[folded.size() - 2] != U'.')
               && !folded.ends_with(U" . .");
    };
    while (!folded.empty() && (folded.front() == U' ' || isQuotationMark(folded.front()))) {
        folded.remove_prefix(1);
    }
    while (!folded.empty()
           && (folded.back() == U' ' || isQuotationMark(folded.back())
               || kPunctuation.find(folded.back()) != std::u32string_view::npos || isFullStop())) {
        folded.remove_suffix(1);
    }
    return folded;
}

bool hasReplacements(std::u32string_view folded)
{
    return std::any_of(folded.begin(), folded.end(),
                       [](char32_t c) { return c == U'[' || c == U'.' || c == kEllipsis; });
}

QuotedParts quotedParts(std::u32string_view folded)
{
    QuotedParts quoted;
    std::u32string part;
    std::int32_t before = 0;
    bool afterGap = false;
    const auto close = [&](bool gapFollows) {
        const bool gluedStart = afterGap && !part.empty() && part.front() != U' ';
        const bool gluedEnd = gapFollows && !part.empty() && part.back() != U' ';
        std::u32string text(trimmed(part));
        part.clear();
        if (!text.empty()) {
            quoted.parts.push_back({std::move(text), before, gluedStart, gluedEnd});
            before = 0;
        }
    };
    for (std::size_t i = 0; i < folded.size();) {
        const Replaced replaced = replacedAt(folded.substr(i));
        if (replaced.length == 0) {
            part.push_back(folded[i]);
            quoted.joined.push_back(folded[i++]);
            continue;
        }
        close(true);
        afterGap = true;
        const auto length = static_cast<std::int32_t>(replaced.content.size());
        // Blanks around what is replaced are no part of the claim's wording.
        const std::int32_t most = replaced.ellipsis ? std::numeric_limits<std::int32_t>::max()
                                                    : std::max(kMostReplaced, 2 * length);
        before = std::max(before, most);
        quoted.hasEllipsis = quoted.hasEllipsis || replaced.ellipsis;
        quoted.hasBrackets = quoted.hasBrackets || !replaced.ellipsis;
        quoted.joined.append(replaced.ellipsis ? std::u32string_view() : replaced.content);
        i += replaced.length;
    }
    close(false);
    return quoted;
}

std::vector<TextRange> withoutOverlaps(std::vector<TextRange> ranges)
{
    std::int32_t free = 0;
    std::erase_if(ranges, [&free](TextRange range) {
        if (range.start < free) {
            return true;
        }
        free = range.end;
        return false;
    });
    return ranges;
}

std::vector<TextRange> placesOf(std::u32string_view phrase, const SearchText& text)
{
    std::vector<TextRange> places = allPlaces(phrase, text);
    std::vector<TextRange> words;
    std::copy_if(places.begin(), places.end(), std::back_inserter(words),
                 [&](TextRange place) { return isWholeAt(text, place, true, true); });
    return withoutOverlaps(words.empty() ? std::move(places) : std::move(words));
}

std::vector<TextRange> placesInOrder(const QuotedParts& parts, const SearchText& text)
{
    std::vector<TextRange> found = passages(parts, text, Edges::Whole);
    if (found.empty()) {
        found = passages(parts, text, Edges::Any);
    }
    // Of passages with one start the first end is the shortest.
    found.erase(std::unique(found.begin(), found.end(),
                            [](TextRange a, TextRange b) { return a.start == b.start; }),
                found.end());
    return withoutOverlaps(std::move(found));
}

}  // namespace metes
