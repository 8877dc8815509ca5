// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Claim numbers and statutes in the sentences of an action.

#include "core/extraction/ActionText.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace metes::extraction {

/// "claims 1-8 and 20-31".
struct ClaimMention {
    TokenRange tokens;                 ///< from "claim" to the last number
    std::vector<std::int32_t> claims;  ///< ascending, without repeats
    bool plural = false;
};

/// The mention whose word "claim" stands at token `at`: numbers, ranges ("-", "to", "through"),
/// commas, "and", "or", "/", a repeated "claim(s)". Nothing without a number. Descending ranges and
/// those over more than 1,000 claims are no part of a list.
std::optional<ClaimMention> readClaimMention(const ActionText& text, std::size_t at,
                                             std::size_t end);

std::vector<ClaimMention> claimMentions(const ActionText& text, TokenRange range);
/// The first of them; nothing where there is none.
std::optional<ClaimMention> firstClaimMention(const ActionText& text, TokenRange range);

/// Sections of Title 35, and of 112 the paragraphs.
struct Statutes {
    bool a = false;         ///< 112(a), first paragraph
    bool b = false;         ///< 112(b), second paragraph
    bool d = false;         ///< 112(d), fourth paragraph
    bool f = false;         ///< 112(f), sixth paragraph
    bool whole112 = false;  ///< 112 without a paragraph
    bool other = false;     ///< 101, 102, 103

    bool any() const { return a || b || d || f || whole112 || other; }
    bool only112() const { return any() && !other; }
};

/// "35 U.S.C. 112(a) and (b)", "112, second paragraph", "112, 2nd", "112 (pre-AIA )", "35 § U.S.C.",
/// "the second paragraph of 35 USC 112".
Statutes readStatutes(const ActionText& text, TokenRange range);

/// Both lists are ascending, without repeats, and so is what becomes of them.
void addClaims(std::vector<std::int32_t>& claims, const std::vector<std::int32_t>& more);
bool containsClaim(const std::vector<std::int32_t>& claims, std::int32_t claim);
/// "1-8 and 20-31", for messages.
std::string claimListText(const std::vector<std::int32_t>& claims);

}  // namespace metes::extraction
