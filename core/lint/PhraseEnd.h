// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where a noun phrase ends. Of no use outside this folder.

#include <cstddef>
#include <vector>

#include "core/lint/ClaimTokens.h"

namespace metes {

/// A phrase has at most so many words.
inline constexpr std::size_t kLongestPhrase = 12;

/// Past the last word of the phrase whose words begin at `first`; `first` itself when there is none.
std::size_t phraseEnd(const std::vector<Token>& tokens, std::size_t first, bool hasDeterminer);

/// Whether the word at `i`, which no determiner precedes, is a verb. `lastEnd`: where the phrase
/// before it ended.
bool readsAsVerb(const std::vector<Token>& tokens, std::size_t i, std::size_t lastEnd);

}  // namespace metes
