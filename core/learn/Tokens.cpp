// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Tokens.h"

#include "core/learn/AsciiRuns.h"
#include "core/text/TextIndex.h"

#include <QChar>

#include <algorithm>
#include <array>

namespace metes {

namespace {

constexpr char32_t kDottedI = 0x130;
constexpr char32_t kSigma = 0x3a3;
constexpr char32_t kFinalSigma = 0x3c2;

/// Lower case of an ASCII letter or digit, "_" itself, 0 for anything that is no token character.
constexpr std::array<char, 128> asciiTable()
{
    std::array<char, 128> table{};
    for (char c = '0'; c <= '9'; ++c) {
        table[static_cast<std::size_t>(c)] = c;
    }
    for (char c = 'a'; c <= 'z'; ++c) {
        table[static_cast<std::size_t>(c)] = c;
        table[static_cast<std::size_t>(c - 'a' + 'A')] = c;
    }
    table[static_cast<std::size_t>('_')] = '_';
    return table;
}

constexpr std::array<char, 128> kAscii = asciiTable();

constexpr std::array<char, 128> letterTable()
{
    std::array<char, 128> table = kAscii;
    for (char c = '0'; c <= '9'; ++c) {
        table[static_cast<std::size_t>(c)] = 0;
    }
    table[static_cast<std::size_t>('_')] = 0;
    return table;
}

constexpr std::array<char, 128> kAsciiLetters = letterTable();

bool isLetterAt(std::string_view utf8, std::size_t byte)
{
    return byte < utf8.size() && QChar::isLetter(nextCharacter(utf8, byte));
}

bool isLetterBefore(std::string_view utf8, std::size_t byte)
{
    while (byte > 0 && (static_cast<unsigned char>(utf8[byte - 1]) & 0xc0u) == 0x80u) {
        --byte;
    }
    return byte > 0 && isLetterAt(utf8, byte - 1);
}

bool isJoiner(char32_t c)
{
    return c == U'\'' || c == U'-' || c == 0x2019 || c == 0x2010 || c == 0x2011;
}

}  // namespace

char32_t nextCharacter(std::string_view utf8, std::size_t& byte)
{
    const auto lead = static_cast<unsigned char>(utf8[byte++]);
    if (lead < 0x80) {
        return lead;
    }
    const int more = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    char32_t character = lead & (0x3fu >> more);
    for (int i = 0; i < more && byte < utf8.size(); ++i) {
        character = (character << 6) | (static_cast<unsigned char>(utf8[byte++]) & 0x3fu);
    }
    return character;
}

bool isTokenCharacter(char32_t character)
{
    return character < 128 ? kAscii[character] != 0 : QChar::isLetterOrNumber(character);
}

const std::vector<TextToken>& Tokens::cut(std::string_view utf8, TokenPattern pattern)
{
    if (isAscii(utf8)) {
        cutAscii(utf8, pattern);
        return m_tokens;
    }
    m_lowered.clear();
    m_places.clear();
    if (pattern == TokenPattern::Words) {
        cutWords(utf8);
    } else {
        cutLikeScikit(utf8, pattern == TokenPattern::TwoCharacters ? 2 : 1);
    }
    // Views only now: the buffer may have moved while it grew.
    m_tokens.clear();
    const std::string_view lowered = m_lowered;
    for (const Place& place : m_places) {
        m_tokens.push_back(
            {lowered.substr(place.begin, place.end - place.begin), place.textBegin, place.textEnd});
    }
    return m_tokens;
}

// Nothing changes its length, so the text is lowered at once and the tokens are parts of it.
void Tokens::cutAscii(std::string_view utf8, TokenPattern pattern)
{
    m_lowered.resize(utf8.size());
    std::transform(utf8.begin(), utf8.end(), m_lowered.begin(), [](char c) {
        return static_cast<char>(c + (c >= 'A' && c <= 'Z' ? 'a' - 'A' : 0));
    });
    m_tokens.clear();
    const std::string_view lowered = m_lowered;
    const std::size_t shortest = pattern == TokenPattern::TwoCharacters ? 2 : 1;
    AsciiRuns runs(utf8, pattern == TokenPattern::Words ? AsciiRuns::Kind::Words
                                                        : AsciiRuns::Kind::Tokens);
    runs.each([this, lowered, shortest](std::size_t begin, std::size_t end) {
        if (end - begin >= shortest) {
            m_tokens.push_back({lowered.substr(begin, end - begin),
                                static_cast<std::uint32_t>(begin),
                                static_cast<std::uint32_t>(end)});
        }
    });
}

void Tokens::closeToken(Place place, std::uint32_t characters, std::uint32_t shortest)
{
    if (characters >= shortest && characters > 0) {
        place.end = static_cast<std::uint32_t>(m_lowered.size());
        m_places.push_back(place);
    } else if (characters > 0) {
        m_lowered.resize(place.begin);
    }
}

std::size_t Tokens::appendRun(std::string_view utf8, std::size_t byte,
                              const std::array<char, 128>& table)
{
    const std::size_t begin = byte;
    while (byte < utf8.size() && static_cast<unsigned char>(utf8[byte]) < 128
           && table[static_cast<unsigned char>(utf8[byte])] != 0) {
        ++byte;
    }
    const std::size_t end = m_lowered.size();
    m_lowered.append(utf8.substr(begin, byte - begin));
    for (std::size_t i = end; i < m_lowered.size(); ++i) {
        m_lowered[i] = table[static_cast<unsigned char>(m_lowered[i])];
    }
    return byte;
}

void Tokens::lowerLetter(std::string_view utf8, char32_t letter, std::size_t begin, std::size_t end)
{
    char32_t lowered = QChar::toLower(letter);
    if (letter == kSigma && isLetterBefore(utf8, begin) && !isLetterAt(utf8, end)) {
        lowered = kFinalSigma;
    }
    m_lowered += toUtf8(std::u32string_view(&lowered, 1));
}

void Tokens::cutLikeScikit(std::string_view utf8, std::uint32_t shortest)
{
    Place place{};
    std::uint32_t characters = 0;
    const auto open = [this, &place, &characters](std::size_t begin) {
        if (characters++ == 0) {
            place.textBegin = static_cast<std::uint32_t>(begin);
            place.begin = static_cast<std::uint32_t>(m_lowered.size());
        }
    };
    const auto close = [this, &place, &characters, shortest](std::size_t end) {
        place.textEnd = static_cast<std::uint32_t>(end);
        closeToken(place, characters, shortest);
        characters = 0;
    };
    for (std::size_t byte = 0; byte < utf8.size();) {
        const std::size_t begin = byte;
        const auto lead = static_cast<unsigned char>(utf8[byte]);
        if (lead < 128) {
            if (kAscii[lead] != 0) {
                open(begin);
                byte = appendRun(utf8, byte, kAscii);
                characters += static_cast<std::uint32_t>(byte - begin) - 1;
            } else {
                ++byte;
                close(begin);
            }
            continue;
        }
        const char32_t letter = nextCharacter(utf8, byte);
        if (letter == kDottedI) {
            // Its lower case is an i and a combining dot, and the dot is no token character.
            open(begin);
            m_lowered.push_back('i');
            close(byte);
        } else if (QChar::isLetterOrNumber(letter)) {
            open(begin);
            lowerLetter(utf8, letter, begin, byte);
        } else if (characters > 0) {
            close(begin);
        }
    }
    if (characters > 0) {
        close(utf8.size());
    }
}

void Tokens::cutWords(std::string_view utf8)
{
    Place place{};
    std::uint32_t letters = 0;
    const auto open = [this, &place, &letters](std::size_t begin) {
        if (letters++ == 0) {
            place.textBegin = static_cast<std::uint32_t>(begin);
            place.begin = static_cast<std::uint32_t>(m_lowered.size());
        }
    };
    for (std::size_t byte = 0; byte < utf8.size();) {
        const std::size_t begin = byte;
        const auto lead = static_cast<unsigned char>(utf8[byte]);
        if (lead < 128 && kAsciiLetters[lead] != 0) {
            open(begin);
            byte = appendRun(utf8, byte, kAsciiLetters);
            letters += static_cast<std::uint32_t>(byte - begin) - 1;
            place.textEnd = static_cast<std::uint32_t>(byte);
            continue;
        }
        const char32_t character = nextCharacter(utf8, byte);
        if (character >= 128 && QChar::isLetter(character)) {
            open(begin);
            lowerLetter(utf8, character, begin, byte);
            place.textEnd = static_cast<std::uint32_t>(byte);
        } else if (letters > 0 && isJoiner(character) && isLetterAt(utf8, byte)) {
            m_lowered.push_back(character == U'\'' || character == 0x2019 ? '\'' : '-');
        } else {
            closeToken(place, letters, 1);
            letters = 0;
        }
    }
    closeToken(place, letters, 1);
}

}  // namespace metes
