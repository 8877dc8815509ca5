// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/ClaimWords.h"

#include <algorithm>
#include <array>

namespace metes {

namespace {

constexpr std::int32_t kLargestClaim = 9999;
constexpr std::int32_t kLongestRange = 1000;

// Folding has made the common dashes alike; these are the rest, and the tilde of Asian drafters.
bool isDash(char32_t c)
{
    return c == U'-' || c == U'~' || c == 0x2043 || c == 0x207b || c == 0x223c || c == 0x2500
           || c == 0x301c || c == 0x30fc || c == 0xfe58 || c == 0xfe63 || c == 0xff0d
           || c == 0xff5e;
}

std::int32_t spelledNumber(std::u32string_view word)
{
    static constexpr std::array<std::u32string_view, 12> kNames{
        U"one",   U"two",   U"three", U"four", U"five",   U"six",
        U"seven", U"eight", U"nine",  U"ten",  U"eleven", U"twelve"};
    const auto found = std::find(kNames.begin(), kNames.end(), word);
    return found == kNames.end() ? 0 : static_cast<std::int32_t>(found - kNames.begin()) + 1;
}

class ClaimNumberReader {
public:
    ClaimNumberReader(const ClaimWords& words, std::size_t begin, ListPlace place)
        : m_words(words), m_place(place)
    {
        m_list.end = begin;
    }

    ClaimNumbers read()
    {
        if (!readItem(m_list.end, Position::First)) {
            return m_list;
        }
        while (readNext()) {
        }
        const std::size_t word = m_words.skipBlanks(m_list.end);
        if (m_words.word(word) == U"inclusive") {
            m_list.end = word + 9;
        }
        return m_list;
    }

private:
    enum class Position : std::uint8_t { First, Later };

    struct Number {
        std::int32_t value = 0;
        std::size_t end = 0;
    };

    // "[[1]] 2" is an amendment: 1 is struck out.
    std::size_t skipDeleted(std::size_t i) const
    {
        while (m_words.at(i) == U'[' && m_words.at(i + 1) == U'[') {
            std::size_t end = i + 2;
            while (end < m_words.size() && end < i + 40 && m_words.at(end) != U']') {
                ++end;
            }
            if (m_words.at(end) != U']' || m_words.at(end + 1) != U']') {
                break;
            }
            i = m_words.skipBlanks(end + 2);
        }
        return i;
    }

    // "No. 3", "number 3", "# 3", "(3".
    std::size_t skipNumberSign(std::size_t i) const
    {
        i = skipDeleted(m_words.skipBlanks(i));
        const std::u32string_view word = m_words.word(i);
        if (isOneOf(word, {U"no", U"nos", U"number", U"numbers", U"nr"})) {
            i += word.size();
            i = m_words.skipBlanks(m_words.at(i) == U'.' ? i + 1 : i);
        }
        if (m_words.at(i) == U'#' || m_words.at(i) == U'(') {
            i = m_words.skipBlanks(i + 1);
        }
        return i;
    }

    std::optional<Number> readNumber(std::size_t i, Position position) const
    {
        const bool bracketed = i > 0 && m_words.at(i - 1) == U'(';
        Number number{0, i};
        for (int digit = digitValue(m_words.at(i)); digit >= 0;
             digit = digitValue(m_words.at(number.end))) {
            if (number.end > i && m_words.hyphenVanishedBefore(number.end)) {
                break;
            }
            number.value = std::min(number.value * 10 + digit, kLargestClaim + 1);
            ++number.end;
        }
        if (number.end == i && m_place != ListPlace::Alone) {
            const std::u32string_view word = m_words.word(i);
            // Scanners read the digit one as a letter.
            const bool letterOne = position == Position::First && (word == U"l" || word == U"i");
            number = {letterOne ? 1 : spelledNumber(word), i + word.size()};
        }
        if (number.value < 1 || number.value > kLargestClaim) {
            return std::nullopt;
        }
        if (bracketed && m_words.at(number.end) == U')') {
            ++number.end;
        }
        return number;
    }

    // The dash or word between the ends of a range; the same position when there is none.
    std::size_t skipRangeSign(std::size_t i) const
    {
        std::size_t at = m_words.skipBlanks(i);
        if (m_words.hyphenVanishedBefore(at) && at == i && digitValue(m_words.at(at)) >= 0) {
            return at;
        }
        if (m_words.at(at) == U'.' && isDash(m_words.at(at + 1))) {
            ++at;  // "1.-38."
        }
        const std::size_t sign = at;
        while (isDash(m_words.at(at))) {
            ++at;
        }
        const std::u32string_view word = m_words.word(at);
        if (at == sign && isOneOf(word, {U"to", U"through", U"thru", U"until", U"till"})) {
            at += word.size();
        }
        return at == sign ? i : at;
    }

    bool hasRangeSign(std::size_t i, std::size_t after) const
    {
        return after != i || (m_words.hyphenVanishedBefore(i) && digitValue(m_words.at(i)) >= 0);
    }

    bool readItem(std::size_t i, Position position)
    {
        const std::optional<Number> first = readNumber(skipNumberSign(i), position);
        if (!first || (position == Position::Later && isMeasure(first->end))) {
            return false;
        }
        std::int32_t last = first->value;
        std::size_t end = first->end;
        const std::size_t after = skipRangeSign(end);
        if (hasRangeSign(end, after)) {
            const std::size_t claim = skipClaimWord(m_words, m_words.skipBlanks(after));
            const std::optional<Number> second = readNumber(skipNumberSign(claim), Position::Later);
            const bool fits = second && second->value >= first->value
                              && second->value - first->value < kLongestRange
                              && !isMeasure(second->end);
            if (fits) {
                last = second->value;
                end = second->end;
                m_list.hasRange = true;
            } else if (position == Position::Later && m_place != ListPlace::Alone && second) {
                return false;
            }
        }
        if (m_list.ranges.empty() || m_list.ranges.back() != std::pair(first->value, last)) {
            m_list.ranges.emplace_back(first->value, last);
        }
        m_list.end = end;
        return true;
    }

    // "of claim 1, 5 mm thick", "claim 1 and 3% of": a measure, no claim.
    bool isMeasure(std::size_t end) const
    {
        if (m_place == ListPlace::Alone) {
            return false;
        }
        const std::size_t next = m_words.skipBlanks(end);
        const char32_t c = m_words.at(next);
        const bool fraction = m_words.at(end) == U'.' && digitValue(m_words.at(end + 1)) >= 0;
        const bool ratio = c == U':' && digitValue(m_words.at(next + 1)) >= 0;
        if (fraction || ratio || c == U'%' || c == 0xb0 || c == 0xb5) {
            return true;
        }
        return m_place == ListPlace::AfterClaimWord
               && isOneOf(m_words.word(next),
                          {U"mm",    U"cm",      U"m",       U"nm",      U"km",     U"um",
                           U"wt",    U"weight",  U"mol",     U"percent", U"parts",  U"g",
                           U"kg",    U"mg",      U"ml",      U"l",       U"layers", U"times",
                           U"hours", U"minutes", U"seconds", U"degrees", U"volts",  U"hz",
                           U"khz",   U"mhz",     U"ghz"});
    }

    // A separator and the item after it.
    bool readNext()
    {
        const bool hadAnd = m_list.hasAnd;
        const bool hadOr = m_list.hasOr;
        std::size_t i = m_words.skipBlanks(m_list.end);
        bool separated = false;
        if (m_words.at(i) == U',' || (m_place == ListPlace::Alone && m_words.at(i) == U';')) {
            separated = true;
            i = m_words.skipBlanks(i + 1);
        }
        const std::size_t item = skipConjunction(i);
        separated = separated || item != i;
        if (separated && readItem(skipRepeatedReference(item), Position::Later)) {
            return true;
        }
        m_list.hasAnd = hadAnd;
        m_list.hasOr = hadOr;
        return false;
    }

    std::size_t skipConjunction(std::size_t i)
    {
        if (m_words.at(i) == U'&' || m_words.at(i) == U'/') {
            m_list.hasAnd = m_list.hasAnd || m_words.at(i) == U'&';
            return m_words.skipBlanks(i + 1);
        }
        const std::u32string_view word = m_words.word(i);
        if (word == U"or") {
            m_list.hasOr = true;
            return m_words.skipBlanks(i + 2);
        }
        if (word != U"and") {
            return i;
        }
        m_list.hasAnd = true;
        i = m_words.skipBlanks(i + 3);
        if (m_words.at(i) == U'/') {
            const std::size_t either = m_words.skipBlanks(i + 1);
            i = m_words.word(either) == U"or" ? m_words.skipBlanks(either + 2) : i;
        }
        return i;
    }

    // "claim 1 or claim 2", "claim 1 or according to any of claims 3 to 5".
    std::size_t skipRepeatedReference(std::size_t i) const
    {
        std::size_t at = i;
        for (int count = 0; count < 8; ++count) {
            const std::size_t claim = skipClaimWord(m_words, at);
            if (claim != at) {
                return claim;
            }
            const std::u32string_view word = m_words.word(at);
            if (!isOneOf(word, {U"of", U"in", U"to", U"as", U"any", U"one", U"either", U"the",
                                U"according", U"claimed", U"recited", U"defined", U"with"})) {
                break;
            }
            at = m_words.skipBlanks(at + word.size());
        }
        return i;
    }

    const ClaimWords& m_words;
    ListPlace m_place;
    ClaimNumbers m_list;
};

}  // namespace

std::vector<std::int32_t> ClaimNumbers::members() const
{
    auto sorted = ranges;
    std::sort(sorted.begin(), sorted.end());
    std::vector<std::int32_t> numbers;
    for (const auto& [first, last] : sorted) {
        for (std::int32_t n = numbers.empty() ? first : std::max(first, numbers.back() + 1);
             n <= last; ++n) {
            numbers.push_back(n);
        }
    }
    return numbers;
}

ClaimNumbers readClaimNumbers(const ClaimWords& words, std::size_t i, ListPlace place)
{
    return ClaimNumberReader(words, i, place).read();
}

std::vector<std::int32_t> readClaimList(std::string_view text)
{
    const ClaimWords words(text);
    const std::size_t begin = words.skipBlanks(0);
    const std::size_t claim = skipClaimWord(words, begin);
    const ClaimNumbers list = readClaimNumbers(words, claim, ListPlace::Alone);
    std::size_t end = words.skipBlanks(list.end);
    if (words.at(end) == U'.') {
        end = words.skipBlanks(end + 1);
    }
    return list.empty() || end != words.size() ? std::vector<std::int32_t>() : list.members();
}

}  // namespace metes
