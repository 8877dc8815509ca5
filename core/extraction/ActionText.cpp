// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/ActionText.h"

#include "core/extraction/WordReadings.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <array>

namespace metes::extraction {

namespace {

bool isUpper(char32_t c)
{
    return (c >= U'A' && c <= U'Z') || (c >= 0xc0 && c <= 0xde);
}

/// What a character is to a token.
enum class Sign : std::uint8_t { Other, Letter, Digit };

constexpr std::array<Sign, 128> kSigns = [] {
    std::array<Sign, 128> signs{};
    for (char32_t c = U'a'; c <= U'z'; ++c) {
        signs[c] = Sign::Letter;
    }
    for (char32_t c = U'0'; c <= U'9'; ++c) {
        signs[c] = Sign::Digit;
    }
    return signs;
}();

Sign signOf(char32_t c)
{
    return c < kSigns.size() ? kSigns[c] : isWordCharacter(c) ? Sign::Letter : Sign::Other;
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

ActionText::ActionText(std::string_view utf8, const Progress& progress)
    : m_original(toUtf32(utf8)), m_stop(progress)
{
    if (stopped()) {
        return;
    }
    FoldedText folded = fold(m_original);
    m_furniture = pageFurniture(folded);
    m_reading = withoutFurniture(std::move(folded), m_furniture);
    tokenise();
}

ActionText::ActionText(ActionText&& other) noexcept = default;
ActionText::~ActionText() = default;

WordReadings& ActionText::readings() const
{
    if (!m_readings) {
        m_readings = std::make_unique<WordReadings>(*this);
    }
    return *m_readings;
}

void ActionText::tokenise()
{
    const std::u32string& text = m_reading.characters;
    m_tokens.reserve(text.size() / 5);
    std::size_t i = 0;
    std::size_t gap = 0;
    while (i < text.size() && !stopped(1)) {
        const Sign sign = signOf(text[i]);
        if (sign == Sign::Other) {
            ++i;
            continue;
        }
        const std::size_t begin = i;
        const auto belongs = [&](std::size_t at) {
            // An apostrophe within a word.
            return signOf(text[at]) == sign
                   || (sign == Sign::Letter && text[at] == U'\'' && at + 1 < text.size()
                       && signOf(text[at + 1]) == Sign::Letter);
        };
        std::uint64_t hash = kNoLetters;
        while (i < text.size() && belongs(i)) {
            hash = wordHash(hash, text[i++]);
        }
        const auto place = static_cast<std::size_t>(m_reading.source[begin]);
        const auto from = static_cast<std::size_t>(m_reading.source[gap]);
        const auto line = std::u32string_view(m_original).substr(from, place - from).find(U'\n');
        m_tokens.push_back({static_cast<std::int32_t>(begin), static_cast<std::int32_t>(i),
                            sign == Sign::Digit, isUpper(m_original[place]),
                            m_tokens.empty() || line != std::u32string_view::npos, hash});
        gap = i;
    }
}

char32_t ActionText::original(std::int32_t position) const
{
    if (position < 0 || position >= size()) {
        return U'\0';
    }
    return m_original[static_cast<std::size_t>(
        m_reading.source[static_cast<std::size_t>(position)])];
}

std::u32string_view ActionText::gapBefore(std::size_t token) const
{
    const std::int32_t begin = token == 0 ? 0 : m_tokens[std::min(token, m_tokens.size()) - 1].end;
    const std::int32_t end = token < m_tokens.size() ? m_tokens[token].begin : size();
    return between(begin, end);
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
    if (stopped(static_cast<std::size_t>(range.length()))) {
        return {};
    }
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
    if (stopped(static_cast<std::size_t>(range.length()))) {
        return {};
    }
    return toUtf8(std::u32string_view(m_original)
                      .substr(static_cast<std::size_t>(range.start),
                              static_cast<std::size_t>(range.length())));
}

}  // namespace metes::extraction
