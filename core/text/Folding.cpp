// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/Folding.h"

#include <algorithm>
#include <array>

#include "core/text/TextIndex.h"

namespace metes {

namespace {

bool isInvisible(char32_t c)
{
    return c == 0xad || (c >= 0x200b && c <= 0x200d) || c == 0x2060 || c == 0xfeff;
}

// Greek vowels with an accent, whose small letters stand apart from their capitals.
char32_t lowerAccentedGreek(char32_t c)
{
    switch (c) {
    case 0x386: return 0x3ac;
    case 0x388: case 0x389: case 0x38a: return c + 37;
    case 0x38c: return 0x3cc;
    case 0x38e: case 0x38f: return c + 63;
    default: return c;
    }
}

char32_t lowerLatinExtended(char32_t c)
{
    if (c == 0x130) {
        return U'i';
    }
    if (c == 0x178) {
        return 0xff;
    }
    if (c == 0x131 || c == 0x138) {
        return c;
    }
    // Upper and lower case alternate; the parity of the pairs flips twice.
    const bool oddUpper = (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17e);
    return (c % 2 == (oddUpper ? 1 : 0)) ? c + 1 : c;
}

char32_t lower(char32_t c)
{
    if ((c >= U'A' && c <= U'Z') || (c >= 0xc0 && c <= 0xde && c != 0xd7)
        || (c >= 0x391 && c <= 0x3ab && c != 0x3a2) || (c >= 0x410 && c <= 0x42f)) {
        return c + 32;
    }
    if (c >= 0x400 && c <= 0x40f) {
        return c + 80;
    }
    return c >= 0x100 && c <= 0x17f ? lowerLatinExtended(c) : lowerAccentedGreek(c);
}

char32_t foldCharacter(char32_t c)
{
    switch (c) {
    case 0x2018: case 0x2019: case 0x201a: case 0x201b: case 0x2032: case 0x60: case 0xb4:
        return U'\'';
    case 0x201c: case 0x201d: case 0x201e: case 0x201f: case 0x2033: case 0xab: case 0xbb:
        return U'"';
    case 0x2010: case 0x2011: case 0x2012: case 0x2013: case 0x2014: case 0x2015: case 0x2212:
        return U'-';
    default:
        return lower(c);
    }
}

// Most texts are ASCII, and most characters of the others: a table instead of cases.
const std::array<char32_t, 128>& asciiFolds()
{
    static const std::array<char32_t, 128> kFolded = [] {
        std::array<char32_t, 128> folded{};
        for (char32_t c = 0; c < folded.size(); ++c) {
            folded[c] = isBlank(c) ? U' ' : foldCharacter(c);
        }
        return folded;
    }();
    return kFolded;
}

FoldedText foldAscii(std::string_view text)
{
    const std::array<char32_t, 128>& folds = asciiFolds();
    FoldedText folded;
    folded.characters.resize(text.size());
    folded.source.resize(text.size() + 1);
    std::size_t size = 0;
    char32_t last = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char32_t c = folds[static_cast<unsigned char>(text[i])];
        folded.characters[size] = c;
        folded.source[size] = static_cast<std::int32_t>(i);
        size += c != U' ' || last != U' ' ? 1 : 0;
        last = c;
    }
    folded.characters.resize(size);
    folded.source[size] = static_cast<std::int32_t>(text.size());
    folded.source.resize(size + 1);
    return folded;
}

}  // namespace

bool isBlank(char32_t c)
{
    if (c < 0x80) {
        return c == U' ' || (c >= 0x09 && c <= 0x0d);
    }
    return c == 0x85 || c == 0xa0 || c == 0x1680
           || (c >= 0x2000 && c <= 0x200a) || c == 0x2028 || c == 0x2029 || c == 0x202f
           || c == 0x205f || c == 0x3000;
}

TextRange FoldedText::sourceRange(std::int32_t start, std::int32_t end) const
{
    const auto last = static_cast<std::size_t>(std::max(start, end - 1));
    return {source[static_cast<std::size_t>(start)], end > start ? source[last] + 1 : source[last]};
}

FoldedText fold(std::string_view utf8)
{
    if (isAscii(utf8)) {
        return foldAscii(utf8);
    }
    return fold(toUtf32(utf8));
}

FoldedText fold(std::u32string_view characters)
{
    const std::array<char32_t, 128>& ascii = asciiFolds();
    FoldedText folded;
    folded.characters.resize(characters.size());
    folded.source.resize(characters.size() + 1);
    std::size_t size = 0;
    char32_t last = 0;
    for (std::size_t i = 0; i < characters.size(); ++i) {
        char32_t c = characters[i];
        if (c < ascii.size()) {
            c = ascii[c];
        } else if (isInvisible(c)) {
            continue;
        } else {
            c = isBlank(c) ? U' ' : foldCharacter(c);
        }
        folded.characters[size] = c;
        folded.source[size] = static_cast<std::int32_t>(i);
        size += c != U' ' || last != U' ' ? 1 : 0;
        last = c;
    }
    folded.characters.resize(size);
    folded.source[size] = static_cast<std::int32_t>(characters.size());
    folded.source.resize(size + 1);
    return folded;
}

std::vector<TextRange> findFolded(const FoldedText& text, std::string_view needle)
{
    std::u32string wanted = fold(needle).characters;
    while (!wanted.empty() && wanted.back() == U' ') {
        wanted.pop_back();
    }
    if (!wanted.empty() && wanted.front() == U' ') {
        wanted.erase(0, 1);
    }
    std::vector<TextRange> places;
    if (wanted.empty()) {
        return places;
    }
    for (std::size_t at = text.characters.find(wanted); at != std::u32string::npos;
         at = text.characters.find(wanted, at + wanted.size())) {
        const auto start = static_cast<std::int32_t>(at);
        places.push_back(text.sourceRange(start, start + static_cast<std::int32_t>(wanted.size())));
    }
    return places;
}

}  // namespace metes
