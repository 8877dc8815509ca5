// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The terms of a set of claims: where each is introduced and where it is referred to.

#include "core/lint/Finding.h"
#include "core/lint/Lexicon.h"
#include "core/patent/Application.h"

#include <optional>
#include <string>
#include <vector>

namespace metes {

/// One term of one chain of claims. Two independent claims that both introduce "a lever" have a
/// term each.
struct ClaimTerm {
    std::string name;  ///< lower case, singular: "first lever"
    /// Nothing when every mention refers back and none introduces.
    std::optional<Evidence> introduction;
    std::vector<Evidence> references;  ///< in the order of the claims, the introduction left out
};

/// Reads terms as the checks do: a reference belongs to the nearest introduction with the same or
/// more words in its own claim or one that it depends on. Words without an article that nothing
/// refers to are left out. In the order of first mention.
std::vector<ClaimTerm> claimTerms(const std::vector<Claim>& claims,
                                  const Lexicon& lexicon = Lexicon::builtIn());

}  // namespace metes
