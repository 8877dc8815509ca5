// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Quotes.h"

#include <algorithm>
#include <optional>

namespace metes::extraction {

namespace {

// A claim element may be quoted whole; a longer "quotation" is a mark that was never closed.
constexpr std::int32_t kLongestDouble = 1200;
constexpr std::int32_t kLongestSingle = 600;

enum class QuoteMark : std::uint8_t { None, Single, Double };

class QuoteFinder {
public:
    QuoteFinder(const ActionText& text, Stretch paragraph) : m_text(text), m_paragraph(paragraph) {}

    std::vector<Quote> find() const
    {
        std::vector<Quote> quotes;
        const std::u32string_view text(m_text.characters());
        for (std::int32_t i = m_paragraph.begin; i < m_paragraph.end; ++i) {
            const char32_t c = text[static_cast<std::size_t>(i)];
            if (c != U'"' && c != U'\'') {
                continue;
            }
            const QuoteMark mark = markAt(i);
            if (mark == QuoteMark::None || !opens(i, mark)) {
                continue;
            }
            if (m_text.stopped(1)) {
                break;
            }
            const std::int32_t inner = i + width(i, mark);
            if (const auto close = closing(inner, mark)) {
                const Quote quote =
                    trimmed({inner, *close, i, *close + width(*close, markAt(*close))});
                if (quote.end > quote.begin) {
                    quotes.push_back(quote);
                }
                i = quote.outerEnd - 1;
            }
        }
        return quotes;
    }

private:
    char32_t at(std::int32_t i) const
    {
        return i >= m_paragraph.begin && i < m_paragraph.end ? m_text.at(i) : U' ';
    }
    bool isBlankAt(std::int32_t i) const { return at(i) == U' '; }
    bool isLetterOrDigitAt(std::int32_t i) const
    {
        return isWordCharacter(at(i)) || isDigitCharacter(at(i));
    }

    QuoteMark markAt(std::int32_t i) const
    {
        if (at(i) == U'"') {
            return QuoteMark::Double;
        }
        if (at(i) == U'\'') {
            return at(i + 1) == U'\'' ? QuoteMark::Double : QuoteMark::Single;
        }
        return QuoteMark::None;
    }
    std::int32_t width(std::int32_t i, QuoteMark mark) const
    {
        return mark == QuoteMark::Double && at(i) == U'\'' ? 2 : 1;
    }

    bool opens(std::int32_t i, QuoteMark mark) const
    {
        const char32_t sign = m_text.original(i);
        if (sign == 0x201c || sign == 0x201e || sign == 0xab) {
            return true;
        }
        if (sign == 0x201d || sign == 0xbb) {
            // Some word processors put the closing sign at both ends.
            return isBlankAt(i - 1) && !isBlankAt(i + 1);
        }
        const char32_t before = at(i - 1);
        const bool free = before == U' ' || before == U'(' || before == U'[' || before == U'-'
                          || before == U'/' || before == U':' || before == U',' || before == U'*';
        const bool follows = !isBlankAt(i + width(i, mark));
        return (free || (mark == QuoteMark::Double && !isLetterOrDigitAt(i - 1))) && follows;
    }

    bool closes(std::int32_t i, QuoteMark mark) const
    {
        if (isBlankAt(i - 1)) {
            const char32_t sign = m_text.original(i);
            return mark == QuoteMark::Double && (sign == 0x201d || isBlankAt(i + 1));
        }
        return mark == QuoteMark::Double || !isLetterOrDigitAt(i + 1);
    }

    std::optional<std::int32_t> closing(std::int32_t from, QuoteMark mark) const
    {
        const std::int32_t longest = mark == QuoteMark::Double ? kLongestDouble : kLongestSingle;
        const std::int32_t limit = std::min(m_paragraph.end, from + longest);
        for (std::int32_t i = from; i < limit; ++i) {
            if (markAt(i) != mark) {
                continue;
            }
            if (i > from && closes(i, mark)) {
                return i;
            }
            // A second opening sign: the first was never closed.
            if (mark == QuoteMark::Double && isBlankAt(i - 1) && !isBlankAt(i + 1)) {
                return std::nullopt;
            }
            i += width(i, mark) - 1;
        }
        m_text.stopped(static_cast<std::size_t>(longest / 8));
        return std::nullopt;
    }

    Quote trimmed(Quote quote) const
    {
        const auto isTail = [this](std::int32_t i) {
            const char32_t c = at(i);
            const bool dots = c == U'.' && (at(i - 1) == U'.' || at(i - 1) == 0x2026);
            return !dots && (c == U' ' || c == U',' || c == U'.' || c == U';' || c == U':');
        };
        while (quote.end > quote.begin && isTail(quote.end - 1)) {
            --quote.end;
        }
        while (quote.begin < quote.end && isBlankAt(quote.begin)) {
            ++quote.begin;
        }
        const bool words = [&] {
            for (std::int32_t i = quote.begin; i < quote.end; ++i) {
                if (isLetterOrDigitAt(i)) {
                    return true;
                }
            }
            return false;
        }();
        if (!words) {
            quote.end = quote.begin;
        }
        return quote;
    }

    const ActionText& m_text;
    Stretch m_paragraph;
};

}  // namespace

std::vector<Quote> findQuotes(const ActionText& text, Stretch paragraph)
{
    return QuoteFinder(text, paragraph).find();
}

}  // namespace metes::extraction
