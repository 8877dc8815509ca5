// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The characters of a line, one byte each: what is past ASCII counts as a letter.

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace metes {

inline bool isLineBlank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

inline bool isLineDigit(char c)
{
    return c >= '0' && c <= '9';
}

// Of a word: letters, and every character past ASCII.
inline bool isLineLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
           || static_cast<unsigned char>(c) >= 0x80;
}

inline char smallLetter(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// `start` is in small letters.
inline bool startsWithFolded(std::string_view text, std::string_view start)
{
    return text.size() >= start.size()
           && std::equal(start.begin(), start.end(), text.begin(),
                         [](char a, char b) { return a == smallLetter(b); });
}

inline std::string_view trimmedLine(std::string_view text)
{
    while (!text.empty() && isLineBlank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isLineBlank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

/// The tokens of a text, one after another.
class LineTokens {
public:
    LineTokens(std::string_view text, std::size_t at) : m_text(text), m_at(at) {}

    std::string_view next()
    {
        while (m_at < m_text.size() && isLineBlank(m_text[m_at])) {
            ++m_at;
        }
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && !isLineBlank(m_text[m_at]) && m_at - begin < 60) {
            ++m_at;
        }
        return m_text.substr(begin, m_at - begin);
    }
    std::size_t at() const { return m_at; }

private:
    std::string_view m_text;
    std::size_t m_at;
};

inline bool isNumber(std::string_view token)
{
    return !token.empty() && token.size() < 7
           && std::all_of(token.begin(), token.end(), isLineDigit);
}

}  // namespace metes
