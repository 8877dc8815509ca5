// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/RecitationMatcher.h"

#include "core/base/Json.h"
#include "core/extraction/FoldedClaim.h"
#include "core/extraction/QuotedParts.h"
#include "core/text/InfixMatch.h"

#include <algorithm>
#include <map>

namespace metes {

/// What one class of matching finds.
struct RecitationMatcher::Places {
    std::vector<TextRange> ranges;
    double similarity = 1.0;
    bool unfinished = false;
};

namespace {

// Phrase times text, in characters, past which only an exact place is looked for.
constexpr double kMostWork = 1e9;
// The same for all phrases of one claim.
constexpr double kMostWorkOfAll = 2e10;
// Places that are kept of all phrases of one claim, and of each phrase past them.
constexpr std::size_t kMostKept = 20'000;
constexpr std::size_t kFewPlaces = 8;
// Once so many are kept, so many are looked for.
constexpr std::size_t kSomePlaces = 64;
// Phrases up to this length take the same time.
constexpr double kShortPhrase = 64;

constexpr const char* kNamedLinesField = "lines";
constexpr std::uint64_t kLargestLine = 1'000'000;

std::string spanExtra(const QuotedPhrase& phrase, std::size_t places)
{
    if (phrase.lines.empty()) {
        return places > 1 ? std::string(kSeveralPlaces) : std::string();
    }
    Json extra = places > 1 ? Json::parse(kSeveralPlaces) : Json::object();
    extra[kNamedLinesField] = phrase.lines;
    return canonicalJson(extra);
}

std::string_view withoutOuterBlanks(std::string_view phrase)
{
    const std::size_t first = phrase.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) {
        return {};
    }
    return phrase.substr(first, phrase.find_last_not_of(" \t\r\n") + 1 - first);
}

char32_t characterBefore(std::string_view text, std::size_t byte)
{
    if (byte > 0 && static_cast<unsigned char>(text[byte - 1]) < 0x80) {
        return static_cast<unsigned char>(text[byte - 1]);
    }
    std::size_t start = byte;
    while (start > 0 && (static_cast<unsigned char>(text[start - 1]) & 0xc0) == 0x80) {
        --start;
    }
    return start == 0 ? U' ' : toUtf32(text.substr(start - 1, byte - start + 1)).front();
}

char32_t characterAt(std::string_view text, std::size_t byte)
{
    if (byte >= text.size()) {
        return U' ';
    }
    const auto lead = static_cast<unsigned char>(text[byte]);
    return lead < 0x80 ? lead : toUtf32(text.substr(byte, 4)).front();
}

// The similarity that counts as the same phrase, in errors: 1 - distance / length >= 0.80.
std::int32_t mostErrors(std::size_t length)
{
    static_assert(RecitationMatcher::kLeastSimilarity == 0.80);
    return static_cast<std::int32_t>(length / 5);
}

MatchedRecitation ungrounded(const QuotedPhrase& phrase, bool unfinished)
{
    MatchedRecitation matched;
    matched.unfinished = unfinished;
    Span nowhere;
    nowhere.quote = withoutOuterBlanks(phrase.phrase);
    nowhere.match = MatchClass::Ungrounded;
    nowhere.similarity = 0.0;
    nowhere.extra = spanExtra(phrase, 0);
    matched.spans.push_back(std::move(nowhere));
    return matched;
}

}  // namespace

RecitationMatcher::RecitationMatcher(std::string_view claimText)
    : m_text(claimText), m_index(claimText)
{
}

RecitationMatcher::~RecitationMatcher() = default;

const FoldedClaim& RecitationMatcher::folded()
{
    if (!m_folded) {
        m_folded = std::make_unique<FoldedClaim>(m_text);
    }
    return *m_folded;
}

RecitationMatcher::Places RecitationMatcher::exactPlaces(std::string_view phrase) const
{
    const auto inWords = [](char32_t a, char32_t b) {
        return isWordCharacter(a) && isWordCharacter(b);
    };
    const char32_t first = characterAt(phrase, 0);
    const char32_t last = characterBefore(phrase, phrase.size());
    std::vector<TextRange> whole;
    std::vector<TextRange> all;
    const std::size_t most = m_kept < kMostKept ? kMostPlaces : kSomePlaces;
    for (const std::int32_t at : positionsOf(phrase, m_text, most)) {
        const TextRange bytes{at, at + static_cast<std::int32_t>(phrase.size())};
        all.push_back(bytes);
        if (!inWords(characterBefore(m_text, static_cast<std::size_t>(bytes.start)), first)
            && !inWords(last, characterAt(m_text, static_cast<std::size_t>(bytes.end)))) {
            whole.push_back(bytes);
        }
    }
    Places places{withoutOverlaps(whole.empty() ? std::move(all) : std::move(whole))};
    for (TextRange& range : places.ranges) {
        range = {m_index.codePointOfByte(range.start), m_index.codePointOfByte(range.end)};
    }
    return places;
}

RecitationMatcher::Places RecitationMatcher::normalisedPlaces(std::u32string_view written)
{
    const FoldedClaim& claim = folded();
    const std::u32string_view plain = trimmed(written);
    std::vector<TextRange> found = placesOf(plain, claim.text());
    const std::u32string_view bare = withoutOuterMarks(written);
    if (found.empty() && bare != plain) {
        found = placesOf(bare, claim.text());
    }
    QuotedParts parts;
    if (found.empty() && hasReplacements(bare)) {
        parts = quotedParts(bare);
    }
    if (found.empty() && parts.isSplit() && !parts.hasEllipsis) {
        found = placesOf(withoutOuterMarks(parts.joined), claim.text());
    }
    if (found.empty() && parts.isSplit()) {
        found = placesInOrder(parts, claim.text());
    }
    for (TextRange& range : found) {
        range = claim.sourceRange(range);
    }
    return {std::move(found)};
}

RecitationMatcher::Places RecitationMatcher::fuzzyPlaces(std::u32string_view written,
                                                         const Progress* progress)
{
    std::vector<std::u32string_view> wanted{withoutOuterMarks(written)};
    QuotedParts parts;
    if (hasReplacements(wanted.front())) {
        parts = quotedParts(wanted.front());
        wanted.front() = withoutOuterMarks(parts.joined);
    }
    if (parts.hasEllipsis) {
        wanted.assign(parts.parts.size(), {});
        std::transform(parts.parts.begin(), parts.parts.end(), wanted.begin(),
                       [](const QuotedPart& part) { return std::u32string_view(part.text); });
    }
    const FoldedClaim& claim = folded();
    Places places;
    std::size_t length = 0;
    std::int32_t distance = 0;
    std::int32_t from = 0;
    for (const std::u32string_view part : wanted) {
        InfixLimits limits;
        limits.mostErrors = mostErrors(part.size());
        limits.leastErrors = parts.isSplit() ? 0 : 1;
        limits.progress = progress;
        const InfixMatch match =
            from == 0 ? findInfix(part, claim.text(), limits)
                      : findInfix(part, claim.text().from(static_cast<std::size_t>(from)), limits);
        if (part.empty() || match.outcome != InfixOutcome::Found) {
            places.ranges.clear();
            places.unfinished =
                match.outcome == InfixOutcome::GaveUp || match.outcome == InfixOutcome::Cancelled;
            return places;
        }
        length += part.size();
        distance += match.distance;
        for (const TextRange place : match.places) {
            places.ranges.push_back(claim.sourceRange({from + place.start, from + place.end}));
        }
        if (wanted.size() > 1) {
            // The parts of one passage: from the first to the last of them.
            const TextRange first = match.places.front();
            const TextRange last = claim.sourceRange({from + first.start, from + first.end});
            places.ranges = {{places.ranges.front().start, last.end}};
            from += first.end;
        }
    }
    places.similarity = 1.0 - static_cast<double>(distance) / static_cast<double>(length);
    return places;
}

void RecitationMatcher::keepSome(std::vector<TextRange>& ranges)
{
    if (m_kept + ranges.size() > kMostKept && ranges.size() > kFewPlaces) {
        ranges.resize(kFewPlaces);
    }
    m_kept += ranges.size();
}

bool RecitationMatcher::putMeantFirst(std::vector<TextRange>& ranges, const QuotedPhrase& phrase,
                                      std::int32_t mention) const
{
    auto meant = ranges.end();
    if (!phrase.lines.empty() && m_text.find('\n') != std::string_view::npos) {
        std::int32_t counted = 0;
        std::ptrdiff_t line = 1;
        meant = std::find_if(ranges.begin(), ranges.end(), [&](TextRange range) {
            const std::string_view between = m_index.slice({counted, range.start});
            line += std::count(between.begin(), between.end(), '\n');
            counted = range.start;
            return std::find(phrase.lines.begin(), phrase.lines.end(), line) != phrase.lines.end();
        });
    }
    if (meant == ranges.end() && mention > 0
        && mention < static_cast<std::int32_t>(ranges.size())) {
        meant = ranges.begin() + mention;
    }
    if (meant == ranges.end()) {
        return false;
    }
    std::rotate(ranges.begin(), meant, meant + 1);
    return true;
}

Span RecitationMatcher::spanOf(TextRange range, const MatchedRecitation& matched) const
{
    Span span;
    span.range = range;
    span.quote = m_index.slice(range);
    span.before = m_index.slice({std::max(0, range.start - Span::kContext), range.start});
    span.after = m_index.slice({range.end, range.end + Span::kContext});
    span.match = matched.match;
    span.similarity = matched.similarity;
    return span;
}

MatchedRecitation RecitationMatcher::match(const QuotedPhrase& phrase, std::int32_t mention,
                                           const Progress* progress)
{
    MatchedRecitation matched;
    const std::string_view wanted = withoutOuterBlanks(phrase.phrase);
    Places places;
    std::u32string folded;
    if (!wanted.empty()) {
        matched.match = MatchClass::Exact;
        places = exactPlaces(wanted);
        if (places.ranges.empty()) {
            const auto phraseSize = static_cast<double>(wanted.size());
            const auto textSize = static_cast<double>(m_text.size());
            m_work += std::max(phraseSize, kShortPhrase) * textSize;
            places.unfinished = phraseSize * textSize > kMostWork || m_work > kMostWorkOfAll;
        }
        if (places.ranges.empty() && !places.unfinished) {
            matched.match = MatchClass::Normalised;
            folded = foldQuoted(wanted);
            places = normalisedPlaces(folded);
        }
        if (places.ranges.empty() && !places.unfinished) {
            matched.match = MatchClass::Fuzzy;
            places = fuzzyPlaces(folded, progress);
        }
    }
    if (places.ranges.empty()) {
        return ungrounded(phrase, places.unfinished);
    }
    matched.similarity = places.similarity;
    matched.meantIsKnown = putMeantFirst(places.ranges, phrase, mention);
    keepSome(places.ranges);
    for (const TextRange range : places.ranges) {
        matched.spans.push_back(spanOf(range, matched));
        matched.spans.back().extra = spanExtra(phrase, places.ranges.size());
    }
    return matched;
}

std::vector<MatchedRecitation> RecitationMatcher::matchAll(const std::vector<QuotedPhrase>& phrases,
                                                           const Progress* progress)
{
    std::vector<MatchedRecitation> all;
    all.reserve(phrases.size());
    std::map<std::string_view, std::int32_t> mentions;
    for (const QuotedPhrase& phrase : phrases) {
        const bool stopped = progress != nullptr && progress->cancelled();
        all.push_back(stopped ? ungrounded(phrase, true)
                              : match(phrase, mentions[phrase.phrase]++, progress));
    }
    return all;
}

std::vector<std::int32_t> namedLines(const Span& span)
{
    std::vector<std::int32_t> lines;
    // Most spans have no such field; a file may have one of another kind.
    if (span.extra.find(kNamedLinesField) == std::string::npos) {
        return lines;
    }
    const auto extra = parseJson(span.extra);
    if (!extra || !extra->is_object() || !extra->contains(kNamedLinesField)
        || !extra->at(kNamedLinesField).is_array()) {
        return lines;
    }
    for (const Json& line : extra->at(kNamedLinesField)) {
        if (!line.is_number_unsigned() || line.get<std::uint64_t>() > kLargestLine) {
            return {};
        }
        lines.push_back(line.get<std::int32_t>());
    }
    return lines;
}

std::vector<std::vector<std::int32_t>> namedLines(const Reason& reason)
{
    std::vector<std::vector<std::int32_t>> lines(reason.recitations.size());
    if (reason.spans.size() == lines.size()) {
        std::transform(reason.spans.begin(), reason.spans.end(), lines.begin(),
                       [](const Span& span) { return namedLines(span); });
        return lines;
    }
    // Some have several places. Both lists are in the order of mention, and the first place of each
    // recitation quotes it; the same words may come again.
    std::size_t at = 0;
    const Span* first = nullptr;
    for (const Span& span : reason.spans) {
        std::vector<std::int32_t> named = namedLines(span);
        const bool goesOn = first != nullptr && named == lines[at] && span.range != first->range
                            && span.quote == first->quote;
        if (named.empty() || goesOn) {
            continue;
        }
        std::size_t next = first == nullptr ? 0 : at + 1;
        while (next < lines.size() && reason.recitations[next] != span.quote) {
            ++next;
        }
        if (next < lines.size()) {
            at = next;
            first = &span;
            lines[at] = std::move(named);
        }
    }
    return lines;
}

std::vector<Span> spansOf(const std::vector<MatchedRecitation>& recitations)
{
    std::vector<Span> spans;
    for (const MatchedRecitation& recitation : recitations) {
        spans.insert(spans.end(), recitation.spans.begin(), recitation.spans.end());
    }
    return spans;
}

}  // namespace metes
