// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lint/Lexicon.h"
#include "core/text/TextRange.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

enum class TokenKind : std::uint8_t {
    Word,
    Number,
    Mark,    ///< one punctuation mark or sign
    LineEnd  ///< after a mark: the text goes on on another line
};

struct Token {
    TokenKind kind = TokenKind::Word;
    TextRange range;   ///< code points of the claim's text
    std::string word;  ///< lower case, quotes and dashes made alike
    WordClasses classes;
    bool capital = false;      ///< begins with a capital
    bool allCapitals = false;  ///< two letters or more and all are capitals: "CPU"
    bool numeral = false;      ///< within parentheses that hold reference numerals alone

    /// Of a literal, so that the compiler knows its length: this is asked of every token many times.
    template<std::size_t N>
    bool is(const char (&text)[N]) const
    {
        return word.size() == N - 1 && std::memcmp(word.data(), text, N - 1) == 0;
    }
    bool isWord() const { return kind == TokenKind::Word; }
    bool has(WordClass c) const { return classes.has(c); }
};

/// A mark without text: what stands past the ends of a claim.
const Token& noToken();

/// The words and marks of a claim from `start` (code points) on. Text in double brackets is deleted
/// text and left out; "(s)" belongs to its word. Takes any valid UTF-8, in linear time.
std::vector<Token> tokenise(std::string_view claimText, std::int32_t start, const Lexicon& lexicon);

}  // namespace metes
