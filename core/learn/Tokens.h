// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// What counts as a token.
enum class TokenPattern : std::uint8_t {
    /// scikit-learn's default (?u)\b\w\w+\b: letters, digits of any script and "_", two
    /// characters at least; hyphens split, "a" and "I" vanish.
    TwoCharacters,
    /// The same with single characters kept: "a" matters in claims.
    OneCharacter,
    /// Words of English: runs that begin with a letter, apostrophes and hyphens between letters
    /// included; numbers are none.
    Words
};

/// A token in lower case and where it stands: bytes of the text that was cut.
struct TextToken {
    std::string_view text;  ///< points into the Tokens that hold it
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

/// The tokens of one text. Lower-casing follows Unicode (final sigma and the dotted I included).
/// Keep one and reuse it: its buffers stay. The views are valid until the next cut().
class Tokens {
public:
    /// `utf8` must be valid UTF-8.
    const std::vector<TextToken>& cut(std::string_view utf8, TokenPattern pattern);

private:
    struct Place {
        std::uint32_t textBegin;
        std::uint32_t textEnd;
        std::uint32_t begin;
        std::uint32_t end;
    };

    void cutAscii(std::string_view utf8, TokenPattern pattern);
    void cutLikeScikit(std::string_view utf8, std::uint32_t shortest);
    void cutWords(std::string_view utf8);
    void closeToken(Place place, std::uint32_t characters, std::uint32_t shortest);
    /// Appends the run of characters that `table` knows, in lower case; returns where it ends.
    std::size_t appendRun(std::string_view utf8, std::size_t byte,
                          const std::array<char, 128>& table);
    void lowerLetter(std::string_view utf8, char32_t letter, std::size_t begin, std::size_t end);

    std::string m_lowered;
    std::vector<Place> m_places;
    std::vector<TextToken> m_tokens;
};

/// Letters and numbers of any script and the low line, as Python's \w sees them.
bool isTokenCharacter(char32_t character);

/// The character that begins at `byte` of valid UTF-8; moves `byte` past it.
char32_t nextCharacter(std::string_view utf8, std::size_t& byte);

}  // namespace metes
