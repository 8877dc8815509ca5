// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/ClaimMentions.h"

#include "core/extraction/WordPattern.h"

#include <algorithm>

namespace metes::extraction {

namespace {

constexpr std::int32_t kLargestClaimNumber = 9999;
constexpr std::int32_t kLongestClaimRange = 1000;
// Past these a text is no office action.
constexpr std::size_t kMostClaimsOfMention = 5000;
constexpr std::size_t kMostMentions = 200;

// No other word within one letter of these stands before a number.
bool isClaimWord(std::u32string_view word)
{
    return word == U"claim's" || mayRead(word, U"claims") || mayRead(word, U"claim");
}

class ClaimMentionReader {
public:
    ClaimMentionReader(const ActionText& text, std::size_t at, std::size_t end)
        : m_text(text), m_at(at), m_end(end)
    {
    }

    std::optional<ClaimMention> read()
    {
        if (!isClaimWord(m_text.word(m_at))) {
            return std::nullopt;
        }
        ClaimMention mention;
        mention.tokens.begin = m_at;
        mention.plural = m_text.word(m_at).back() == U's';
        std::size_t i = skipClaimTail(m_at + 1, mention.plural);
        if (!takeItem(i, mention.claims, true)) {
            return std::nullopt;
        }
        std::size_t next = i;
        while (mention.claims.size() < kMostClaimsOfMention && takeSeparator(next)
               && takeItem(next, mention.claims, false)) {
            i = next;
        }
        mention.tokens.end = i;
        std::sort(mention.claims.begin(), mention.claims.end());
        mention.claims.erase(std::unique(mention.claims.begin(), mention.claims.end()),
                             mention.claims.end());
        return mention;
    }

private:
    std::u32string_view wordAt(std::size_t i) const
    {
        return i < m_end ? m_text.word(i) : std::u32string_view();
    }
    bool numberAt(std::size_t i) const { return i < m_end && m_text.tokens()[i].number; }

    // The "(s)" of "claim(s)", "nos.", "numbered".
    std::size_t skipClaimTail(std::size_t i, bool& plural) const
    {
        if (wordAt(i) == U"s" && m_text.gapBefore(i) == U"(") {
            plural = true;
            ++i;
        }
        if (wordAt(i) == U"no" || wordAt(i) == U"nos" || wordAt(i) == U"number"
            || wordAt(i) == U"numbers" || wordAt(i) == U"numbered") {
            ++i;
        }
        return i;
    }

    // "1", "1-8", "1 to 8". The gap before the first number may hold a bracket or a dash of OCR.
    bool takeItem(std::size_t& i, std::vector<std::int32_t>& claims, bool first)
    {
        if (!numberAt(i) || hasStop(m_text.gapBefore(i), first)) {
            return false;
        }
        const std::int32_t from = valueAt(i);
        if (from == 0 || isMeasure(i)) {
            return false;
        }
        std::int32_t to = from;
        std::size_t next = i + 1;
        if (numberAt(next) && isRangeSign(m_text.gapBefore(next)) && valueAt(next) > 0) {
            to = valueAt(next);
            ++next;
        } else if ((wordAt(next) == U"to" || wordAt(next) == U"through" || wordAt(next) == U"thru")
                   && numberAt(next + 1) && valueAt(next + 1) > 0) {
            to = valueAt(next + 1);
            next += 2;
        }
        if (to < from || to - from >= kLongestClaimRange) {
            to = from;
        }
        m_text.stopped(static_cast<std::size_t>(to - from));
        for (std::int32_t claim = from; claim <= to; ++claim) {
            claims.push_back(claim);
        }
        i = next;
        return true;
    }

    bool takeSeparator(std::size_t& i) const
    {
        const std::size_t begin = i;
        std::size_t at = i;
        while (wordAt(at) == U"and" || wordAt(at) == U"or"
               || (at > begin && isClaimWord(wordAt(at)))
               || (isClaimWord(wordAt(at))
                   && m_text.gapBefore(at).find(U',') != std::u32string_view::npos)) {
            if (hasStop(m_text.gapBefore(at), false)) {
                return false;
            }
            ++at;
            if (wordAt(at) == U"s" && m_text.gapBefore(at) == U"(") {
                ++at;
            }
        }
        if (!numberAt(at)) {
            return false;
        }
        const std::u32string_view gap = m_text.gapBefore(at);
        const bool sign = gap.find_first_of(U",;/&") != std::u32string_view::npos;
        i = at;
        return at > begin || sign;
    }

    static bool hasStop(std::u32string_view gap, bool first)
    {
        const std::u32string_view allowed = first ? U" ()#:-*_.s" : U" ,;/&()*_";
        return gap.find_first_not_of(allowed) != std::u32string_view::npos
               || (first && gap.find(U". ") == 0 && gap.size() > 2);
    }

    static bool isRangeSign(std::u32string_view gap)
    {
        return gap.find(U'-') != std::u32string_view::npos
               && gap.find_first_not_of(U" -") == std::u32string_view::npos;
    }

    // "claim 1, 5 mm", "claim 1, 2nd line", "claim 5, 35 U.S.C."
    bool isMeasure(std::size_t i) const
    {
        const std::u32string_view after = m_text.gapBefore(i + 1);
        const bool glued =
            after.empty() && i + 1 < m_text.tokens().size() && !m_text.tokens()[i + 1].number;
        const std::u32string_view unit = wordAt(i + 1);
        const bool measured = unit == U"mm" || unit == U"cm" || unit == U"nm" || unit == U"usc"
                              || (unit == U"u" && wordAt(i + 2) == U"s")
                              || (!after.empty() && after.front() == U'%');
        return glued || measured;
    }

    std::int32_t valueAt(std::size_t i) const
    {
        const std::u32string_view digits = m_text.word(i);
        if (digits.size() > 4) {
            return 0;
        }
        std::int32_t value = 0;
        for (const char32_t c : digits) {
            value = value * 10 + static_cast<std::int32_t>(c - U'0');
        }
        return value <= kLargestClaimNumber ? value : 0;
    }

    const ActionText& m_text;
    std::size_t m_at;
    std::size_t m_end;
};

bool isParagraphWord(std::u32string_view word)
{
    return mayRead(word, U"paragraph") || word == U"para" || word == U"par";
}

/// The paragraph that a word names: "b", "second", "2nd".
char paragraphOf(const ActionText& text, std::size_t i)
{
    const std::u32string_view word = text.word(i);
    const std::u32string_view next = i + 1 < text.tokens().size() ? text.word(i + 1) : U"";
    const auto ordinal = [&](std::u32string_view digit, std::u32string_view suffix) {
        return word == digit && next == suffix && text.gapBefore(i + 1).size() <= 1;
    };
    if (word == U"first" || ordinal(U"1", U"st")) {
        return 'a';
    }
    if (mayRead(word, U"second") || ordinal(U"2", U"nd")) {
        return 'b';
    }
    if (mayRead(word, U"fourth") || ordinal(U"4", U"th")) {
        return 'd';
    }
    if (word == U"sixth" || ordinal(U"6", U"th")) {
        return 'f';
    }
    return '\0';
}

void addParagraph(Statutes& statutes, char paragraph)
{
    statutes.a = statutes.a || paragraph == 'a';
    statutes.b = statutes.b || paragraph == 'b';
    statutes.d = statutes.d || paragraph == 'd';
    statutes.f = statutes.f || paragraph == 'f';
}

// "(b)", "(a) and (b)", "b" right after the number; "¶ 2", ", second paragraph". Returns whether a
// paragraph was named.
bool readParagraphs(const ActionText& text, std::size_t at, std::size_t end, Statutes& statutes)
{
    bool named = false;
    const std::size_t limit = std::min(end, at + 10);
    for (std::size_t i = at; i < limit; ++i) {
        const std::u32string_view word = text.word(i);
        const std::u32string_view gap = text.gapBefore(i);
        const bool letter =
            word.size() == 1
            && (word[0] == U'a' || word[0] == U'b' || word[0] == U'd' || word[0] == U'f');
        const bool bracketed = gap.find(U'(') != std::u32string_view::npos;
        const bool glued = i == at && (gap.empty() || (word != U"a" && gap.size() <= 1));
        if (letter && (bracketed || glued)) {
            addParagraph(statutes, static_cast<char>(word[0]));
            named = true;
        } else if (const char paragraph = paragraphOf(text, i)) {
            addParagraph(statutes, paragraph);
            named = true;
        } else if (gap.find(U'\u00b6') != std::u32string_view::npos && word.size() == 1) {
            addParagraph(statutes, word == U"2" ? 'b' : word == U"1" ? 'a' : '\0');
            named = true;
        } else if (text.tokens()[i].number || word == U"rejected" || word == U"because"
                   || mayRead(word, U"being") || gap.find(U". ") != std::u32string_view::npos) {
            break;
        }
    }
    return named;
}

bool citesTitle35(const ActionText& text, std::size_t i, std::size_t begin)
{
    if (text.gapBefore(i).find(U'\u00a7') != std::u32string_view::npos) {
        return true;
    }
    for (std::size_t k = i; k > begin && k + 8 > i; --k) {
        const std::u32string_view word = text.word(k - 1);
        if (word == U"35" || word == U"usc" || word == U"section" || word == U"under"
            || (word == U"c" && k >= 2 && text.word(k - 2) == U"s")) {
            return true;
        }
    }
    // "112(b)", "112, second paragraph" stand for themselves.
    const std::u32string_view after = i + 1 < text.tokens().size() ? text.gapBefore(i + 1) : U"";
    return !after.empty() && after.front() == U'(' && text.word(i + 1).size() == 1;
}

}  // namespace

std::optional<ClaimMention> readClaimMention(const ActionText& text, std::size_t at,
                                             std::size_t end)
{
    return ClaimMentionReader(text, at, end).read();
}

std::vector<ClaimMention> claimMentions(const ActionText& text, TokenRange range)
{
    std::vector<ClaimMention> mentions;
    for (std::size_t i = range.begin; i < range.end && mentions.size() < kMostMentions; ++i) {
        if (text.stopped(1)) {
            break;
        }
        if (auto mention = readClaimMention(text, i, range.end)) {
            i = mention->tokens.end - 1;
            mentions.push_back(std::move(*mention));
        }
    }
    return mentions;
}

std::optional<ClaimMention> firstClaimMention(const ActionText& text, TokenRange range)
{
    for (std::size_t i = range.begin; i < range.end && !text.stopped(1); ++i) {
        if (auto mention = readClaimMention(text, i, range.end)) {
            return mention;
        }
    }
    return std::nullopt;
}

Statutes readStatutes(const ActionText& text, TokenRange range)
{
    Statutes statutes;
    for (std::size_t i = range.begin; i < range.end && !text.stopped(1); ++i) {
        const std::u32string_view word = text.word(i);
        if (!text.tokens()[i].number || word.size() != 3 || word[0] != U'1'
            || !citesTitle35(text, i, range.begin)) {
            continue;
        }
        if (word == U"101" || word == U"102" || word == U"103") {
            statutes.other = true;
        }
        if (word != U"112") {
            continue;
        }
        bool named = readParagraphs(text, i + 1, range.end, statutes);
        // "the second paragraph of 35 U.S.C. 112"
        for (std::size_t k = i; !named && k > range.begin && k + 9 > i; --k) {
            if (isParagraphWord(text.word(k - 1)) && k >= 2) {
                const char before = paragraphOf(text, k - 2);
                addParagraph(statutes, before);
                named = before != '\0';
            }
        }
        statutes.whole112 = statutes.whole112 || !named;
    }
    return statutes;
}

void addClaims(std::vector<std::int32_t>& claims, const std::vector<std::int32_t>& more)
{
    const auto isKnown = [&](std::int32_t claim) { return containsClaim(claims, claim); };
    if (std::all_of(more.begin(), more.end(), isKnown)) {
        return;
    }
    const auto own = static_cast<std::ptrdiff_t>(claims.size());
    claims.insert(claims.end(), more.begin(), more.end());
    std::inplace_merge(claims.begin(), claims.begin() + own, claims.end());
    claims.erase(std::unique(claims.begin(), claims.end()), claims.end());
}

bool containsClaim(const std::vector<std::int32_t>& claims, std::int32_t claim)
{
    return std::binary_search(claims.begin(), claims.end(), claim);
}

std::string claimListText(const std::vector<std::int32_t>& claims)
{
    std::string list;
    for (std::size_t i = 0; i < claims.size();) {
        std::size_t last = i;
        while (last + 1 < claims.size() && claims[last + 1] == claims[last] + 1) {
            ++last;
        }
        list += (list.empty() ? "" : ", ") + std::to_string(claims[i]);
        list += last > i ? "-" + std::to_string(claims[last]) : "";
        i = last + 1;
    }
    return list;
}

}  // namespace metes::extraction
