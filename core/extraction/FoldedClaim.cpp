// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/FoldedClaim.h"

#include "core/text/Folding.h"
#include "core/text/TextIndex.h"

#include <algorithm>

namespace metes {

namespace {

// What fold() and foldQuoted() make of an ASCII character, without a branch or a table, so that
// the compiler folds many at once.
unsigned char foldedAscii(unsigned char c)
{
    const auto isIn = [c](unsigned char first, unsigned char count) {
        return static_cast<unsigned char>(c - first) < count;
    };
    const auto lower = static_cast<unsigned char>(c + (isIn('A', 26) ? 32 : 0));
    const unsigned char quoted = c == '`' || c == '"' ? '\'' : lower;
    return isIn(0x09, 5) ? ' ' : quoted;
}

std::string foldedOneByOne(std::string_view ascii)
{
    std::string folded(ascii.size(), '\0');
    std::transform(ascii.begin(), ascii.end(), folded.begin(), [](char c) {
        return static_cast<char>(foldedAscii(static_cast<unsigned char>(c)));
    });
    return folded;
}

// Runs of blanks become one blank; `source` as in FoldedText, untouched where there are none.
void joinBlanks(std::string& folded, std::vector<std::int32_t>& source)
{
    if (positionsOf("  ", folded, 1).empty()) {
        return;
    }
    std::size_t size = 0;
    for (std::size_t i = 0; i < folded.size(); ++i) {
        if (folded[i] != ' ' || size == 0 || folded[size - 1] != ' ') {
            folded[size++] = folded[i];
            source.push_back(static_cast<std::int32_t>(i));
        }
    }
    source.push_back(static_cast<std::int32_t>(folded.size()));
    folded.resize(size);
}

void makeQuotesSingle(std::u32string& folded)
{
    std::replace(folded.begin(), folded.end(), U'"', U'\'');
}

}  // namespace

std::u32string foldQuoted(std::string_view utf8)
{
    if (isAscii(utf8)) {
        std::string folded = foldedOneByOne(utf8);
        std::vector<std::int32_t> source;
        joinBlanks(folded, source);
        return std::u32string(folded.begin(), folded.end());
    }
    std::u32string folded = fold(utf8).characters;
    makeQuotesSingle(folded);
    return folded;
}

FoldedClaim::FoldedClaim(std::string_view utf8)
{
    if (isAscii(utf8)) {
        std::string folded = foldedOneByOne(utf8);
        joinBlanks(folded, m_source);
        m_search = SearchText::ofLatin(std::move(folded));
        return;
    }
    FoldedText folded = fold(utf8);
    makeQuotesSingle(folded.characters);
    m_characters = std::move(folded.characters);
    m_source = std::move(folded.source);
    m_search = SearchText(m_characters);
}

TextRange FoldedClaim::sourceRange(TextRange folded) const
{
    if (m_source.empty()) {
        return folded;
    }
    const auto start = static_cast<std::size_t>(folded.start);
    if (folded.empty()) {
        return {m_source[start], m_source[start]};
    }
    return {m_source[start], m_source[static_cast<std::size_t>(folded.end) - 1] + 1};
}

}  // namespace metes
