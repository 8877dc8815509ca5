// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How a reference and an earlier phrase fit. Of no use outside this folder.

#include <cstdint>
#include <string>
#include <vector>

#include "core/lint/NounPhrases.h"
#include "core/lint/TermScope.h"

namespace metes {

enum class TermFit : std::uint8_t {
    None,
    Drift,     ///< the same head, other forms of the same words: "calculating", "calculation"
    Wider,     ///< the reference has words that the phrase has not: "aluminum lever", "a lever"
    Narrower,  ///< the reference leaves words out: "the lever", "a first lever"
    Exact
};

/// Both must have the same head.
TermFit termFit(const TermKey& reference, const TermKey& phrase);

/// The reference's modifiers that the phrase lacks.
std::vector<std::string> addedModifiers(const TermKey& reference, const TermKey& phrase);

/// "first lever"
std::string toText(const TermKey& key);

/// Earlier phrases by how they fit.
struct FittingPhrases {
    std::vector<PhrasePlace> exact;
    std::vector<PhrasePlace> narrower;
    std::vector<PhrasePlace> wider;
    std::vector<PhrasePlace> drift;

    bool resolve() const { return !exact.empty() || !narrower.empty(); }
};

FittingPhrases fitting(const AnalysedClaims& claims, const std::vector<PhrasePlace>& places,
                       const TermKey& reference);

}  // namespace metes
