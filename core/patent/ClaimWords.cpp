// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/ClaimWords.h"

#include <algorithm>

namespace metes {

std::u32string_view ClaimWords::slice(std::size_t begin, std::size_t end) const
{
    return std::u32string_view(m_text.characters).substr(begin, end - begin);
}

TextRange ClaimWords::range(std::size_t begin, std::size_t end) const
{
    return m_text.sourceRange(static_cast<std::int32_t>(begin), static_cast<std::int32_t>(end));
}

std::size_t ClaimWords::skipBlanks(std::size_t i) const
{
    while (at(i) == U' ') {
        ++i;
    }
    return i;
}

std::size_t ClaimWords::skipBlanksBack(std::size_t end) const
{
    while (end > 0 && at(end - 1) == U' ') {
        --end;
    }
    return end;
}

std::u32string_view ClaimWords::word(std::size_t i) const
{
    std::size_t end = i;
    while (isLetter(at(end))) {
        ++end;
    }
    return slice(i, end);
}

std::u32string_view ClaimWords::wordBefore(std::size_t end) const
{
    std::size_t begin = end;
    while (begin > 0 && isLetter(at(begin - 1))) {
        --begin;
    }
    return slice(begin, end);
}

bool ClaimWords::hyphenVanishedBefore(std::size_t i) const
{
    return i > 0 && i < size() && m_text.source[i] != m_text.source[i - 1] + 1;
}

bool isLetter(char32_t c)
{
    return (c >= U'a' && c <= U'z') || (c >= 0xc0 && c < 0x2000 && c != 0xd7 && c != 0xf7);
}

int digitValue(char32_t c)
{
    if (c >= U'0' && c <= U'9') {
        return static_cast<int>(c - U'0');
    }
    return c >= 0xff10 && c <= 0xff19 ? static_cast<int>(c - 0xff10) : -1;
}

bool isOneOf(std::u32string_view word, std::initializer_list<std::u32string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::size_t skipClaimWord(const ClaimWords& words, std::size_t i)
{
    if (words.slice(std::min(i, words.size()), std::min(i + 5, words.size())) != U"claim") {
        return i;
    }
    std::size_t end = i + 5;
    if (words.at(end) == U's') {
        ++end;
    } else if (words.at(end) == U'(' && words.at(end + 1) == U's' && words.at(end + 2) == U')') {
        end += 3;
    }
    return end;
}

std::string_view firstCodePoints(std::string_view utf8, std::size_t count)
{
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        const bool starts = (static_cast<unsigned char>(utf8[i]) & 0xc0) != 0x80;
        if (starts && count-- == 0) {
            return utf8.substr(0, i);
        }
    }
    return utf8;
}

}  // namespace metes
