// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/ClaimVocabulary.h"

#include <algorithm>

namespace metes {

namespace {

class LostReferenceFinder {
public:
    LostReferenceFinder(const ClaimWords& words, std::size_t body) : m_words(words), m_body(body) {}

    std::optional<LostReference> find(std::size_t transition) const
    {
        const std::size_t limit = std::min(m_body + kPreamble, transition + 1);
        for (std::size_t i = m_body; i < limit;) {
            const std::u32string_view word = m_words.word(i);
            const std::size_t end = i + word.size();
            if (m_words.at(i) == U',' || m_words.at(i) == U';') {
                break;
            }
            if (!word.empty() && breaksOff(i, end)) {
                return lostAt(i);
            }
            i = std::max(end, i + 1);
        }
        return std::nullopt;
    }

private:
    bool breaksOff(std::size_t begin, std::size_t end) const
    {
        std::u32string_view word = m_words.slice(begin, end);
        std::size_t connective = begin;
        std::size_t past = end;
        const std::size_t claim = m_words.skipBlanks(end);
        if (skipClaimWord(m_words, claim) != claim) {
            past = skipClaimWord(m_words, claim);
            return (word == U"of" || leadsToClaim(word, connective)) && isGap(past);
        }
        if (word == U"of") {
            return !formsPhrase(begin) && isGapBeforeContinuation(past);
        }
        return leadsToClaim(word, connective) && isGap(past) && !isExample(past);
    }

    // "according to", "as claimed in", "set forth in", "in accordance with".
    bool leadsToClaim(std::u32string_view word, std::size_t begin) const
    {
        const std::u32string_view before = m_words.wordBefore(m_words.skipBlanksBack(begin));
        return (word == U"to" && before == U"according")
               || (word == U"with" && before == U"accordance")
               || (isOneOf(word, {U"in", U"by"})
                   && isOneOf(before, {U"claimed", U"recited", U"defined", U"forth", U"specified",
                                       U"described"}));
    }

    // "consisting of, by weight" lacks nothing.
    bool formsPhrase(std::size_t of) const
    {
        return isOneOf(m_words.wordBefore(m_words.skipBlanksBack(of)),
                       {U"consisting", U"composed", U"made", U"comprised", U"selected", U"formed",
                        U"group", U"because", U"instead", U"out", U"lieu", U"capable",
                        U"consists"});
    }

    bool isGap(std::size_t i) const
    {
        const std::size_t next = m_words.skipBlanks(i);
        const char32_t c = m_words.at(next);
        const bool placeholder = c == U'?' || c == U'_' || c == U'#' || c == U'*';
        return placeholder || endsReference(m_words, i);
    }

    bool isGapBeforeContinuation(std::size_t i) const
    {
        std::size_t next = m_words.skipBlanks(i);
        if (next == m_words.size()) {
            return true;
        }
        if (m_words.at(next) == U',') {
            next = m_words.skipBlanks(next + 1);
        }
        const std::u32string_view word = m_words.word(next);
        const bool open = isOneOf(word, {U"comprising", U"including", U"having"});
        return (isContinuation(word) && (!open || startsWithThe())) || isInWhich(m_words, next);
    }

    bool isExample(std::size_t i) const
    {
        std::size_t next = m_words.skipBlanks(i);
        next = m_words.at(next) == U',' ? m_words.skipBlanks(next + 1) : next;
        return isOneOf(m_words.word(next), {U"for", U"e", U"i", U"at", U"inter", U"among", U"as"});
    }

    bool startsWithThe() const { return m_words.word(m_body) == U"the"; }

    LostReference lostAt(std::size_t connective) const
    {
        LostReference lost{connective, connective, connective + m_words.word(connective).size()};
        const std::size_t claim = m_words.skipBlanks(lost.end);
        const std::size_t past = skipClaimWord(m_words, claim);
        lost.end = past == claim ? lost.end : past;
        for (std::size_t count = 0; count < kReferringWords; ++count) {
            const std::size_t end = m_words.skipBlanksBack(lost.begin);
            const std::u32string_view word = m_words.wordBefore(end);
            if (word.empty() || end - word.size() < m_body || !isReferring(word)
                || word == U"the") {
                break;
            }
            lost.begin = end - word.size();
        }
        return lost;
    }

    const ClaimWords& m_words;
    std::size_t m_body;
};

}  // namespace

std::optional<LostReference> findLostReference(const ClaimWords& words, std::size_t body,
                                               std::size_t transition)
{
    return LostReferenceFinder(words, body).find(transition);
}

}  // namespace metes
