// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The office action as the rules read it: folded (core/text/Folding.h), without page furniture, cut
// into words and numbers. Positions count the characters of this reading; source() leads back to
// the code points of the action as it is stored.

#include "core/base/Progress.h"
#include "core/extraction/StopCheck.h"
#include "core/text/Folding.h"
#include "core/text/TextRange.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace metes::extraction {

/// A word, or a number: "112(b)" is the number 112 and the word b.
struct Token {
    std::int32_t begin = 0;
    std::int32_t end = 0;
    bool number = false;
    bool capital = false;    ///< begins with a capital letter in the action
    bool lineStart = false;  ///< a line end stands before it
    std::uint64_t hash = 0;  ///< wordHash() of its characters
};

/// Tokens [begin, end).
struct TokenRange {
    std::size_t begin = 0;
    std::size_t end = 0;

    bool empty() const { return end <= begin; }
};

class WordReadings;

class ActionText {
public:
    explicit ActionText(std::string_view utf8, const Progress& progress = neverCancelled());
    ActionText(ActionText&& other) noexcept;
    ~ActionText();

    const std::u32string& characters() const { return m_reading.characters; }
    std::int32_t size() const { return static_cast<std::int32_t>(m_reading.characters.size()); }
    /// 0 outside the text.
    char32_t at(std::int32_t position) const
    {
        return position >= 0 && position < size() ? m_reading.characters[index(position)] : U'\0';
    }
    /// The same character before folding.
    char32_t original(std::int32_t position) const;

    const std::vector<Token>& tokens() const { return m_tokens; }
    /// Empty past the last token.
    std::u32string_view word(std::size_t token) const
    {
        return token < m_tokens.size() ? between(m_tokens[token].begin, m_tokens[token].end)
                                       : std::u32string_view();
    }
    /// What stands between the token and the one before it.
    std::u32string_view gapBefore(std::size_t token) const;
    /// Tokens that begin within [begin, end).
    TokenRange tokensIn(std::int32_t begin, std::int32_t end) const;

    /// First reading position at or after a code point of the action.
    std::int32_t positionOf(std::int32_t codePoint) const;
    TextRange source(std::int32_t begin, std::int32_t end) const;
    /// The action's own characters of a source range, without page furniture.
    std::string verbatim(TextRange range) const;
    /// The same with furniture: exactly what is stored.
    std::string exact(TextRange range) const;

    /// Counts steps of work on this text; whether to stop. What is found of a stopped text is of no
    /// use: its readers only take care to end soon.
    bool stopped(std::size_t steps = 0) const { return m_stop.stopped(steps); }

    /// What patterns find at the tokens; made when the first pattern asks. Not for several threads
    /// at once.
    WordReadings& readings() const;

private:
    static std::size_t index(std::int32_t position) { return static_cast<std::size_t>(position); }
    std::u32string_view between(std::int32_t begin, std::int32_t end) const
    {
        return std::u32string_view(m_reading.characters.data() + begin, index(end - begin));
    }
    void tokenise();

    std::u32string m_original;
    FoldedText m_reading;
    std::vector<TextRange> m_furniture;  ///< code points of the action, ascending
    std::vector<Token> m_tokens;
    mutable std::unique_ptr<WordReadings> m_readings;
    mutable StopCheck m_stop;
};

/// What scanners and converters put between the words: page headers ("Application/Control Number:
/// ... Page 2"), "PNG media_image..." lines, embedded pictures, links of reviewers' comments.
/// Ranges of `text.source`, ascending, without overlaps.
std::vector<TextRange> pageFurniture(const FoldedText& text);

bool isWordCharacter(char32_t c);
bool isDigitCharacter(char32_t c);

}  // namespace metes::extraction
