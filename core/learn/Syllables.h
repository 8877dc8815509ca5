// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace metes {

/// Syllables of an English word in lower case; parts joined by hyphens are counted apart. Rules of
/// spelling, and a list of words that they get wrong. Never below 1 for a word with a letter, 0 for
/// anything else. A part without vowels is spelled out ("cpu" 3, "pc" 2).
///
/// Held against the CMU Pronouncing Dictionary (any of its pronunciations counts) in tst_Syllables.
std::int32_t syllables(std::string_view word);

/// By the rules alone, without the list of exceptions; one part of ASCII letters.
std::int32_t syllablesByRule(std::string_view part);

}  // namespace metes
