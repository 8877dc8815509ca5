// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The words that say which claims a passage is about.

#include "core/extraction/ClaimMentions.h"
#include "core/extraction/Sentences.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace metes::extraction {

enum class LeadInForm : std::uint8_t {
    Apart,   ///< "Regarding claim 1:", "Claim 4 -": no part of the sentence that follows
    Within,  ///< "With respect to claim 22, line 4, ...", "Furthermore, in claim 8, ..."
    Subject  ///< "Claim 17 recites ..."
};

struct LeadIn {
    LeadInForm form = LeadInForm::Within;
    ClaimMention mention;
    /// Reading position where the examiner's sentence begins: after an Apart lead-in, else where
    /// the sentence began.
    std::int32_t textBegin = 0;
};

/// The lead-in at the start of a sentence, if there is one. It holds until the next.
std::optional<LeadIn> readLeadIn(const ActionText& text, const Sentence& sentence);

/// Words that begin another point within a paragraph: "Furthermore", "Second,", "In addition". The
/// token after them; the sentence's first token when there are none.
std::size_t skipPointOpeners(const ActionText& text, TokenRange sentence);
bool opensAnotherPoint(const ActionText& text, TokenRange sentence);

/// The claims that a sentence names for the phrase that it quotes: "The term "about" in claims 1-5
/// is ...", "antecedent basis for "the gear" in claim 7", "line 3 of claim 4".
std::optional<ClaimMention> claimsOfQuote(const ActionText& text, const Sentence& sentence,
                                          const std::vector<Quote>& quotes);

}  // namespace metes::extraction
