// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a sentence of a 112(b) rejection does, other than to say why a claim is indefinite.

#include "core/extraction/ClaimMentions.h"
#include "core/extraction/Extractor.h"
#include "core/extraction/Sentences.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace metes::extraction {

enum class Role : std::uint8_t {
    Text,
    Reading,    ///< "For purposes of examination ... interpreted as ..."
    Closer,     ///< "Appropriate correction is required."
    Citation,   ///< "See MPEP 2173.05(d)."
    Objection,  ///< "... objected to ...", which is no rejection
    Elsewhere,  ///< about written description, enablement, 112(d); the words of the law
    History     ///< "The rejection is withdrawn."
};

Role roleOf(const ActionText& text, const Sentence& sentence);

/// "Dependent claims 2-8 depend from claim 1, inherit the deficiency, and so are rejected".
struct InheritanceSentence {
    std::vector<std::int32_t> claims;  ///< empty: all that depend on `from`
    std::vector<std::int32_t> from;    ///< empty: on the claims that were just found indefinite
};
std::optional<InheritanceSentence> readInheritance(const ActionText& text,
                                                   const Sentence& sentence);

/// "Claim 14 is rejected for the same reasons as claim 1".
struct SameReasonSentence {
    std::vector<std::int32_t> claims;  ///< empty: those of the lead-in
    std::vector<std::int32_t> as;      ///< empty: the reason just above
};
std::optional<SameReasonSentence> readSameReason(const ActionText& text, const Sentence& sentence);

/// Whether the sentence says "for the same reasons", "on the same basis".
bool pointsToAReason(const ActionText& text, TokenRange sentence);

/// The claims and the statute that a reply is about, carried from sentence to sentence.
struct HistorySubject {
    std::string statute;
    std::vector<std::int32_t> claims;
};
/// The event that a sentence tells, if any; updates the subject.
std::optional<HistoryEvent> readHistory(const ActionText& text, const Sentence& sentence,
                                        HistorySubject& subject);

}  // namespace metes::extraction
