// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// The Examine page: an attorney's own claims, checked while they are written. This header holds
// what one check of a draft gives; everything in it is a value, made off the window's thread.

#include "core/lint/Lint.h"
#include "core/lint/TermTable.h"
#include "core/text/Folding.h"
#include "ui/examine/claims/ClaimOutline.h"
#include "ui/examine/draft/DraftPlaces.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace metes {

/// A description, folded once for many searches.
struct FoldedDescription {
    explicit FoldedDescription(std::vector<std::string> text);

    std::vector<std::string> paragraphs;
    std::vector<FoldedText> folded;
};

/// Where the description speaks of a term.
struct TermSupport {
    std::string term;
    Evidence place;                        ///< the first mention in the claims
    std::vector<std::int32_t> paragraphs;  ///< from 1; empty: not in these words
    bool missing = false;                  ///< the check found a word that is nowhere
};

enum class CheckDepth {
    Quick,    ///< findings, terms, tree: while one types
    Thorough  ///< suggested edits and support too
};

struct Examination {
    std::uint64_t revision = 0;
    CheckDepth depth = CheckDepth::Quick;
    std::string text;
    std::vector<Claim> claims;
    DraftPlaces places;
    LintResult result;
    std::vector<std::string> ids;  ///< of result.findings: findingKey() and which one of equals
    std::vector<ClaimTerm> terms;
    std::vector<OutlineRow> outline;
    bool hasDescription = false;
    std::vector<TermSupport> support;  ///< Thorough alone

    /// Where a finding shows in the text: its words, or the label of its claim.
    std::optional<TextRange> placeOf(const Finding& finding) const;
    /// The finding's evidence that has a place, in the text.
    std::vector<TextRange> evidenceOf(const Finding& finding) const;
    const Finding* finding(const std::string& id) const;
};

struct ExaminedText {
    std::uint64_t revision = 0;
    std::string text;
    std::shared_ptr<const FoldedDescription> description;  ///< null for none
};

Examination examine(const ExaminedText& text, CheckDepth depth);

}  // namespace metes
