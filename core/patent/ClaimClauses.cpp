// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/ClaimWords.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <array>
#include <optional>

namespace metes {

namespace {

bool endsLine(char32_t c)
{
    return c == U'\n' || c == U'\r' || c == U'\v' || c == U'\f' || c == 0x85 || c == 0x2028
           || c == 0x2029;
}

char32_t asciiLower(char32_t c)
{
    return c >= U'A' && c <= U'Z' ? c + 32 : c;
}

bool isAsciiLetter(char32_t c)
{
    return asciiLower(c) >= U'a' && asciiLower(c) <= U'z';
}

/// The mark before an item: "(b)", "iv)", "2.".
struct ItemMark {
    std::u32string label;  ///< lower case, without brackets
    std::size_t end = 0;
    bool bracketed = false;
};

std::optional<ItemMark> itemMarkAt(std::u32string_view text, std::size_t i)
{
    ItemMark mark;
    mark.bracketed = i < text.size() && text[i] == U'(';
    std::size_t at = mark.bracketed ? i + 1 : i;
    while (at < text.size() && mark.label.size() < 5
           && (isAsciiLetter(text[at]) || digitValue(text[at]) >= 0)) {
        mark.label.push_back(asciiLower(text[at++]));
    }
    const bool closed =
        at < text.size() && (text[at] == U')' || (text[at] == U'.' && !mark.bracketed));
    const bool spaced = at + 1 < text.size() && isBlank(text[at + 1]);
    if (mark.label.empty() || !closed || !(spaced || mark.bracketed)) {
        return std::nullopt;
    }
    mark.end = at + 1;
    return mark;
}

enum class ItemFamily : std::uint8_t { Letter, Roman, Digit };

std::int32_t romanValue(std::u32string_view label)
{
    static constexpr std::array<std::u32string_view, 20> kRoman{
        U"i",  U"ii",  U"iii",  U"iv",  U"v",  U"vi",  U"vii",  U"viii",  U"ix",  U"x",
        U"xi", U"xii", U"xiii", U"xiv", U"xv", U"xvi", U"xvii", U"xviii", U"xix", U"xx"};
    const auto found = std::find(kRoman.begin(), kRoman.end(), label);
    return found == kRoman.end() ? 0 : static_cast<std::int32_t>(found - kRoman.begin()) + 1;
}

std::int32_t itemValue(std::u32string_view label, ItemFamily family)
{
    switch (family) {
    case ItemFamily::Roman: return romanValue(label);
    case ItemFamily::Letter:
        return label.size() == 1 && isAsciiLetter(label[0])
                   ? static_cast<std::int32_t>(label[0] - U'a') + 1
                   : 0;
    case ItemFamily::Digit: break;
    }
    std::int32_t value = 0;
    for (const char32_t c : label) {
        if (digitValue(c) < 0) {
            return 0;
        }
        value = value * 10 + digitValue(c);
    }
    return value;
}

/// Enumerations within enumerations. A mark goes on with an open enumeration or begins one: "(i)"
/// after "(h)" is a letter, after "(a)" a Roman one.
class ItemLevels {
public:
    /// 1 or 2 when `label` is the next item of an enumeration; 0 when it is none.
    std::int32_t accept(std::u32string_view label)
    {
        for (std::size_t level = m_open.size(); level > 0; --level) {
            Open& open = m_open[level - 1];
            if (itemValue(label, open.family) == open.last + 1) {
                ++open.last;
                m_open.resize(level);
                return depth();
            }
        }
        for (const ItemFamily family : {ItemFamily::Letter, ItemFamily::Roman, ItemFamily::Digit}) {
            if (itemValue(label, family) == 1 && m_open.size() < 3) {
                m_open.push_back({family, 1});
                return depth();
            }
        }
        return 0;
    }

private:
    struct Open {
        ItemFamily family;
        std::int32_t last;
    };

    std::int32_t depth() const { return m_open.size() > 1 ? 2 : 1; }

    std::vector<Open> m_open;
};

class ClauseSplitter {
public:
    ClauseSplitter(std::u32string_view text, std::size_t body) : m_text(text), m_body(body) {}

    std::vector<Clause> split()
    {
        if (hasLines()) {
            splitLines();
        } else {
            splitOneLine();
        }
        return std::move(m_clauses);
    }

private:
    bool hasLines() const
    {
        std::size_t end = m_text.size();
        while (end > 0 && isBlank(m_text[end - 1])) {
            --end;
        }
        const auto from = m_text.begin() + static_cast<std::ptrdiff_t>(std::min(m_body, end));
        return std::any_of(from, m_text.begin() + static_cast<std::ptrdiff_t>(end), endsLine);
    }

    // Adds [begin, end) without its outer blanks; nothing when it is all blank.
    void add(std::size_t begin, std::size_t end, std::int32_t depth)
    {
        while (begin < end && isBlank(m_text[begin])) {
            ++begin;
        }
        while (end > begin && isBlank(m_text[end - 1])) {
            --end;
        }
        if (begin < end) {
            const TextRange range{static_cast<std::int32_t>(begin), static_cast<std::int32_t>(end)};
            m_clauses.push_back({range, depth});
        }
    }

    void splitLines()
    {
        const std::size_t indent = smallestIndent();
        ItemLevels levels;
        std::size_t begin = 0;
        for (std::size_t i = 0; i <= m_text.size(); ++i) {
            if (i < m_text.size() && (i < m_body || !endsLine(m_text[i]))) {
                continue;
            }
            const std::size_t first = skipBlanks(begin, i);
            const bool preamble = m_clauses.empty();
            const std::optional<ItemMark> mark = itemMarkAt(m_text.substr(0, i), first);
            const std::int32_t item = mark && !preamble ? levels.accept(mark->label) : 0;
            const bool deeper = !preamble && first - begin > indent;
            add(begin, i, preamble ? 0 : std::max(item, deeper ? 2 : 1));
            begin = i + 1;
        }
    }

    std::size_t skipBlanks(std::size_t i, std::size_t end) const
    {
        while (i < end && isBlank(m_text[i])) {
            ++i;
        }
        return i;
    }

    // Of the lines after the first.
    std::size_t smallestIndent() const
    {
        std::size_t smallest = m_text.size();
        std::size_t begin = 0;
        bool preamble = true;
        for (std::size_t i = 0; i <= m_text.size(); ++i) {
            if (i < m_text.size() && (i < m_body || !endsLine(m_text[i]))) {
                continue;
            }
            const std::size_t first = skipBlanks(begin, i);
            if (first < i) {
                smallest = preamble ? smallest : std::min(smallest, first - begin);
                preamble = false;
            }
            begin = i + 1;
        }
        return smallest;
    }

    void splitOneLine()
    {
        std::size_t begin = 0;
        std::int32_t depth = 0;
        for (std::size_t i = m_body; i < m_text.size(); ++i) {
            std::size_t next = i;
            if (m_text[i] == U';') {
                next = pastConjunction(i + 1);
            } else if (m_text[i] == U':' && opensList(i)) {
                next = i + 1;
            } else if (m_text[i] != U'(' || !mayBeginItem(i)) {
                continue;
            }
            const std::size_t first = skipBlanks(next, m_text.size());
            const std::int32_t item = itemDepth(first);
            if (next == i && item == 0) {
                continue;
            }
            add(begin, next, depth);
            depth = m_clauses.empty() ? 0 : std::max(1, item);
            begin = next;
            i = std::max(i, next - 1);
            if (item > 0) {
                i = std::max(i, first);  // the mark at `first` is dealt with
            }
        }
        add(begin, m_text.size(), depth);
    }

    std::int32_t itemDepth(std::size_t first)
    {
        const std::optional<ItemMark> mark = itemMarkAt(m_text, first);
        return mark ? m_levels.accept(mark->label) : 0;
    }

    // "; and" stays with the limitation that it ends, as a claim in lines is printed.
    std::size_t pastConjunction(std::size_t i) const
    {
        const std::size_t word = skipBlanks(i, m_text.size());
        for (const std::u32string_view conjunction : {U"and/or", U"and", U"or"}) {
            const std::size_t end = word + conjunction.size();
            if (m_text.substr(word, conjunction.size()) == conjunction && end < m_text.size()
                && (isBlank(m_text[end]) || m_text[end] == U',')) {
                return m_text[end] == U',' ? end + 1 : end;
            }
        }
        return i;
    }

    std::u32string wordEndingAt(std::size_t end) const
    {
        while (end > 0 && isBlank(m_text[end - 1])) {
            --end;
        }
        std::size_t begin = end;
        while (begin > 0 && end - begin < 20 && isAsciiLetter(m_text[begin - 1])) {
            --begin;
        }
        std::u32string word(m_text.substr(begin, end - begin));
        std::transform(word.begin(), word.end(), word.begin(), asciiLower);
        return word;
    }

    bool opensList(std::size_t colon) const
    {
        const std::size_t next = colon + 1;
        if (next < m_text.size() && digitValue(m_text[next]) >= 0) {
            return false;  // "a ratio of 1:2"
        }
        return isOneOf(wordEndingAt(colon),
                       {U"comprising", U"comprises", U"comprise", U"comprised", U"including",
                        U"includes",   U"include",   U"of",       U"wherein",   U"whereby",
                        U"where",      U"having",    U"has",      U"have",      U"with",
                        U"containing", U"contains",  U"to",       U"by",        U"that",
                        U"which",      U"steps",     U"step",     U"following", U"operations",
                        U"acts",       U"is",        U"are",      U"for",       U"when",
                        U"if",         U"further",   U"least"});
    }

    // An enumeration on one line begins after punctuation or an opening word; "step (a)" only
    // mentions it.
    bool mayBeginItem(std::size_t i) const
    {
        std::size_t end = i;
        while (end > 0 && isBlank(m_text[end - 1])) {
            --end;
        }
        if (end == i || end <= m_body) {
            return false;
        }
        const char32_t before = m_text[end - 1];
        if (before == U',' || before == U';' || before == U':') {
            return true;
        }
        const std::u32string word = wordEndingAt(end);
        if (word == U"and" || word == U"or") {
            std::size_t comma = end - word.size();
            while (comma > 0 && isBlank(m_text[comma - 1])) {
                --comma;
            }
            return comma > 0 && (m_text[comma - 1] == U',' || m_text[comma - 1] == U';');
        }
        return isOneOf(word, {U"comprising", U"comprises", U"including", U"includes", U"having",
                              U"wherein", U"containing"});
    }

    std::u32string_view m_text;
    std::size_t m_body;
    ItemLevels m_levels;
    std::vector<Clause> m_clauses;
};

}  // namespace

std::vector<Clause> splitClauses(std::string_view claimText)
{
    const std::u32string text = toUtf32(claimText);
    const auto body = static_cast<std::size_t>(readClaimHead(claimText).textStart);
    return ClauseSplitter(text, body).split();
}

}  // namespace metes
