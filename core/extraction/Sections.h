// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which sentences of an action are about 35 U.S.C. 112(b). The office heads 112(a), (b), (d) and (f)
// alike, so the statute comes from the quotation of the law and from the sentence that opens a
// rejection ("Claims 1-19 are rejected under 35 U.S.C. 112(b) ...").

#include "core/extraction/ClaimMentions.h"
#include "core/extraction/Headings.h"
#include "core/extraction/Sentences.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace metes::extraction {

/// The sentence that opens a rejection.
struct Opener {
    std::size_t sentence = 0;
    std::vector<std::int32_t> claims;  ///< empty: "the claim is rejected under ..."
    Statutes statutes;
    /// The sentence says why as well: "... because "the gear" lacks antecedent basis."
    bool givesReason = false;
};

enum class Ground : std::uint8_t {
    None,        ///< no rejection is open
    Open,        ///< under a heading about 112, before the opener: (b) may be meant
    Indefinite,  ///< 112(b)
    Other        ///< any other statute, or another paragraph of 112
};

enum class SentenceKind : std::uint8_t { Text, Heading, Quotation, Opening };

/// Where a sentence stands.
struct Place {
    Part part = Part::Front;
    Ground ground = Ground::None;
    SentenceKind kind = SentenceKind::Text;
    std::int32_t section = 0;  ///< counts headings, quotations and openers: a lead-in ends there
    std::int32_t opener = -1;  ///< of the rejection that is open
};

struct Sections {
    std::vector<Place> places;  ///< one for each sentence
    std::vector<Opener> openers;
};

Sections findSections(const ActionText& text, const ActionSentences& sentences,
                      const std::vector<TextRange>& sections112);

/// The opener that a sentence is, if it is one.
std::optional<Opener> readOpener(const ActionText& text, const Sentence& sentence);

}  // namespace metes::extraction
