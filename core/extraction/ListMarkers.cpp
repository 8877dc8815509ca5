// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/ListMarkers.h"

#include <algorithm>
#include <array>

namespace metes::extraction {

namespace {

constexpr std::array<std::u32string_view, 10> kRoman{U"i",  U"ii",  U"iii",  U"iv", U"v",
                                                     U"vi", U"vii", U"viii", U"ix", U"x"};

enum class LabelKind : std::int32_t { Letter = 1, Roman, Number };

/// Marks that stand for a bullet in whatever surroundings; "-" and "*" need blanks.
bool isBullet(char32_t c)
{
    return std::u32string_view(U"\u2022\u2023\u2043\u204c\u204d\u2219\u25aa\u25ab\u25b6\u25ba\u25c6"
                               U"\u25cb\u25cf\u25e6\u25a0\u25a1\u27a2\u00b7\uf0b7\uf0a7")
               .find(c)
           != std::u32string_view::npos;
}

class MarkerReader {
public:
    MarkerReader(const ActionText& text, const Paragraph& paragraph)
        : m_text(text), m_paragraph(paragraph)
    {
    }

    std::vector<ListMarker> read()
    {
        const TokenRange tokens = m_text.tokensIn(m_paragraph.range.begin, m_paragraph.range.end);
        auto quote = m_paragraph.quotes.begin();
        for (std::size_t i = tokens.begin; i < tokens.end && !m_text.stopped(1); ++i) {
            const std::int32_t begin = m_text.tokens()[i].begin;
            while (quote != m_paragraph.quotes.end() && quote->end <= begin) {
                ++quote;
            }
            const bool quoted = quote != m_paragraph.quotes.end() && quote->begin < begin;
            if (!quoted) {
                readBullet(i, tokens);
                readLabel(i, tokens.end);
            }
        }
        return std::move(m_markers);
    }

private:
    bool isBlankAt(std::int32_t at) const
    {
        return at < m_paragraph.range.begin || at >= m_paragraph.range.end || m_text.at(at) == U' ';
    }

    void readBullet(std::size_t token, TokenRange tokens)
    {
        const std::int32_t end = m_text.tokens()[token].begin;
        const std::int32_t begin =
            token > tokens.begin ? m_text.tokens()[token - 1].end : m_paragraph.range.begin;
        for (std::int32_t at = end - 1; at >= begin; --at) {
            const char32_t c = m_text.at(at);
            const bool sign = (c == U'-' || c == U'*') && isBlankAt(at - 1) && isBlankAt(at + 1);
            if (!sign && !isBullet(c)) {
                continue;
            }
            // "claims 1 - 5", "3 * 4"
            const bool range = sign && m_text.tokens()[token].number;
            if (!range) {
                add({static_cast<std::int32_t>(c) + 100, 0, at, at + 1, token, token});
            }
            return;
        }
    }

    void readLabel(std::size_t token, std::size_t end)
    {
        const Token& label = m_text.tokens()[token];
        const char32_t after = m_text.at(label.end);
        const bool inside = m_text.at(label.begin - 1) == U'(';
        const std::int32_t begin = label.begin - (inside ? 1 : 0);
        if ((after != U')' && (after != U'.' || inside)) || !isBlankAt(begin - 1)
            || !isBlankAt(label.end + 1) || token + 1 >= end) {
            return;
        }
        const std::u32string_view word = m_text.word(token);
        const std::int32_t form = (after == U'.' ? 0 : inside ? 1 : 2) * 10;
        const auto addLabel = [&](LabelKind kind, std::int32_t number) {
            add({form + static_cast<std::int32_t>(kind), number, begin, label.end + 1, token,
                 token + 1});
        };
        if (label.number) {
            if (word.size() <= 2) {
                std::int32_t number = 0;
                for (const char32_t digit : word) {
                    number = number * 10 + static_cast<std::int32_t>(digit - U'0');
                }
                addLabel(LabelKind::Number, number);
            }
            return;
        }
        if (word.size() == 1 && word[0] >= U'a' && word[0] <= U'z') {
            addLabel(LabelKind::Letter, static_cast<std::int32_t>(word[0] - U'a') + 1);
        }
        if (const auto roman = std::find(kRoman.begin(), kRoman.end(), word);
            roman != kRoman.end()) {
            addLabel(LabelKind::Roman, static_cast<std::int32_t>(roman - kRoman.begin()) + 1);
        }
    }

    void add(ListMarker marker)
    {
        while (marker.textBegin < m_paragraph.range.end && m_text.at(marker.textBegin) == U' ') {
            ++marker.textBegin;
        }
        m_markers.push_back(marker);
    }

    const ActionText& m_text;
    const Paragraph& m_paragraph;
    std::vector<ListMarker> m_markers;
};

}  // namespace

std::vector<ListMarker> listMarkers(const ActionText& text, const Paragraph& paragraph)
{
    return MarkerReader(text, paragraph).read();
}

}  // namespace metes::extraction
