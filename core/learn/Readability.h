// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace metes {

/// What the formulas of readability count.
struct TextCounts {
    std::int64_t words = 0;
    std::int64_t sentences = 0;
    std::int64_t syllables = 0;
    std::int64_t lettersAndDigits = 0;
    std::int64_t polysyllables = 0;   ///< words of three syllables and more
    std::int64_t difficultWords = 0;  ///< words that are not easy, see isEasyWord
    std::int64_t longWords = 0;       ///< words of more than six letters
};

/// With W words, S sentences, Y syllables, L letters and digits, P polysyllables, D difficult and G
/// long words; nothing is rounded or clamped.
struct Readability {
    double fleschReadingEase = 0;   ///< 206.835 - 1.015 W/S - 84.6 Y/W (Flesch 1948)
    double fleschKincaidGrade = 0;  ///< 0.39 W/S + 11.8 Y/W - 15.59 (Kincaid 1975)
    double gunningFog = 0;          ///< 0.4 (W/S + 100 P/W) (Gunning 1952)
    double smog = 0;                ///< 1.043 sqrt(30 P/S) + 3.1291 (McLaughlin 1969)
    double colemanLiau = 0;         ///< 5.88 L/W - 29.6 S/W - 15.8 (Coleman and Liau 1975)
    double automated = 0;           ///< 4.71 L/W + 0.5 W/S - 21.43 (Senter and Smith 1967)
    /// 15.79 D/W + 0.0496 W/S, and 3.6365 more when D/W is over 5 % (Dale and Chall 1948)
    double daleChall = 0;
    double lix = 0;  ///< W/S + 100 G/W (Bjornsson 1968)
};

/// Nothing for a text without words or sentences: no formula has a base there.
std::optional<Readability> readability(const TextCounts& counts);

/// Whether a word in lower case stands on the Dale-Chall list, or is a regular form of one that
/// does: plural, third person, past, -ing, -er, -est, -ly, genitive.
bool isEasyWord(std::string_view word);

/// Whether a word in lower case carries grammar rather than meaning.
bool isStopWord(std::string_view word);

}  // namespace metes
