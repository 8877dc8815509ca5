// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace metes {

/// Words that carry grammar rather than meaning, ascending: the English list of the Snowball
/// project and what claims add to it (said, wherein, thereof).
std::span<const std::string_view> stopWords();

/// The 2,942 words that four of five pupils of the fourth grade know (Dale and Chall, 1995),
/// ascending.
std::span<const std::string_view> easyWords();

/// Syllables of words whose spelling misleads the rules.
struct SyllableException {
    std::string_view word;
    std::int32_t syllables;
};

std::span<const SyllableException> syllableExceptions();

}  // namespace metes
