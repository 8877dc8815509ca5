// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/ActionText.h"

#include "core/text/TextIndex.h"

#include <algorithm>

namespace metes::extraction {

namespace {

bool isUpper(char32_t c)
{
    return (c >= U'A' && c <= U'Z') || (c >= 0xc0 && c <= 0xde);
}

// The folded text without the furniture; one blank stands for each piece that is left out.
FoldedText withoutFurniture(FoldedText text, const std::vector<TextRange>& furniture)
{
    if (furniture.empty()) {
        return text;
    }
    FoldedText kept;
    auto piece = furniture.begin();
    for (std::size_t i = 0; i < text.characters.size(); ++i) {
        const std::int32_t place = text.source[i];
        while (piece != furniture.end() && piece->end <= place) {
            ++piece;
        }
        const bool furnished = piece != furniture.end() && piece->contains(place);
        const char32_t c = furnished ? U' ' : text.characters[i];
        if (c == U' ' && !kept.characters.empty() && kept.characters.back() == U' ') {
            continue;
        }
        kept.characters.push_back(c);
        kept.source.push_back(place);
    }
    kept.source.push_back(text.source.back());
    return kept;
}

}  // namespace

bool isWordCharacter(char32_t c)
{
    return (c >= U'a' && c <= U'z') || (c >= 0xdf && c != 0xf7 && c < 0x2000) || c == 0xfb01
           || c == 0xfb02;
}

bool isDigitCharacter(char32_t c)
{
    return c >= U'0' && c <= U'9';
}

ActionText::ActionText(std::string_view utf8) : m_original(toUtf32(utf8))
{
    FoldedText folded = fold(utf8);
    m_furniture = pageFurniture(folded);
    m_reading = withoutFurniture(std::move(folded), m_furniture);
    tokenise();
}

void ActionText::tokenise()
{
    const std::u32string& text = m_reading.characters;
    std::size_t i = 0;
    while (i < text.size()) {
        const bool digit = isDigitCharacter(text[i]);
        if (!digit && !isWordCharacter(text[i])) {
            ++i;
            continue;
        }
        const std::size_t begin = i;
        const auto belongs = [&](std::size_t at) {
            if (digit) {
                return isDigitCharacter(text[at]);
            }
            const bool apostrophe =
                text[at] == U'\'' && at + 1 < text.size() && isWordCharacter(text[at + 1]);
            return isWordCharacter(text[at]) || apostrophe;
        };
        while (i < text.size() && belongs(i)) {
            ++i;
        }
        Token token{static_cast<std::int32_t>(begin), static_cast<std::int32_t>(i), digit, false,
                    false};
        const auto place = static_cast<std::size_t>(m_reading.source[begin]);
        token.capital = isUpper(m_original[place]);
        const std::int32_t gap = m_tokens.empty() ? 0 : m_tokens.back().end;
        const auto from = static_cast<std::size_t>(m_reading.source[static_cast<std::size_t>(gap)]);
        token.lineStart =
            m_tokens.empty()
            || std::find(m_original.begin() + static_cast<std::ptrdiff_t>(from),
                         m_original.begin() + static_cast<std::ptrdiff_t>(place), U'\n')
                   != m_original.begin() + static_cast<std::ptrdiff_t>(place);
        m_tokens.push_back(token);
    }
}

char32_t ActionText::at(std::int32_t position) const
{
    return position >= 0 && position < size() ? characters()[static_cast<std::size_t>(position)]
                                              : U'\0';
}

char32_t ActionText::original(std::int32_t position) const
{
    if (position < 0 || position >= size()) {
        return U'\0';
    }
    return m_original[static_cast<std::size_t>(
        m_reading.source[static_cast<std::size_t>(position)])];
}

std::u32string_view ActionText::word(std::size_t token) const
{
    if (token >= m_tokens.size()) {
        return {};
    }
    const Token& t = m_tokens[token];
    return std::u32string_view(characters())
        .substr(static_cast<std::size_t>(t.begin), static_cast<std::size_t>(t.end - t.begin));
}

std::u32string_view ActionText::gapBefore(std::size_t token) const
{
    const std::int32_t begin = token == 0 ? 0 : m_tokens[std::min(token, m_tokens.size()) - 1].end;
    const std::int32_t end = token < m_tokens.size() ? m_tokens[token].begin : size();
    return std::u32string_view(characters())
        .substr(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
}

TokenRange ActionText::tokensIn(std::int32_t begin, std::int32_t end) const
{
    const auto first = [this](std::int32_t position) {
        return static_cast<std::size_t>(
            std::partition_point(m_tokens.begin(), m_tokens.end(),
                                 [&](const Token& token) { return token.begin < position; })
            - m_tokens.begin());
    };
    return {first(begin), first(end)};
}

std::int32_t ActionText::positionOf(std::int32_t codePoint) const
{
    const auto found =
        std::lower_bound(m_reading.source.begin(), m_reading.source.end(), codePoint);
    const auto position = static_cast<std::int32_t>(found - m_reading.source.begin());
    return std::min(position, size());
}

TextRange ActionText::source(std::int32_t begin, std::int32_t end) const
{
    return m_reading.sourceRange(begin, end);
}

std::string ActionText::verbatim(TextRange range) const
{
    std::u32string text;
    auto piece = std::partition_point(m_furniture.begin(), m_furniture.end(),
                                      [&](TextRange f) { return f.end <= range.start; });
    for (std::int32_t i = range.start; i < range.end; ++i) {
        while (piece != m_furniture.end() && piece->end <= i) {
            ++piece;
        }
        const char32_t c = m_original[static_cast<std::size_t>(i)];
        const bool furnished = piece != m_furniture.end() && piece->contains(i);
        const bool blankAgain =
            furnished || (piece != m_furniture.begin() && isBlank(c) && std::prev(piece)->end == i);
        if (!blankAgain) {
            text.push_back(c);
        } else if (!text.empty() && !isBlank(text.back())) {
            text.push_back(U' ');
        }
    }
    return toUtf8(text);
}

std::string ActionText::exact(TextRange range) const
{
    return toUtf8(std::u32string_view(m_original)
                      .substr(static_cast<std::size_t>(range.start),
                              static_cast<std::size_t>(range.length())));
}

}  // namespace metes::extraction
