// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The claim checker: what an attorney would be rejected for, with proof. Pure: claims in, findings
// out; no store, no clock, no network, and every text gives findings, never a failure.
//
// Noun phrases are read with closed classes of words, endings and word lists (NounPhrases.h); a
// reference must find its introduction along every path of parents (ReferenceCheck.h). Which
// phrases draw a notice stands in resources/lexicons. An alarm is a finding of severity high or
// medium.

#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/lint/Finding.h"
#include "core/lint/Lexicon.h"
#include "core/patent/Application.h"

namespace metes {

/// A finding that somebody has looked at and lets stand.
struct Suppression {
    std::int32_t claim = 0;  ///< 0: any
    FindingKind kind = FindingKind::MissingAntecedent;
    std::string quote;       ///< empty: any of the kind; compared without case
    std::string reason;      ///< must not be empty, or the suppression does not count
};

struct LintOptions {
    const Lexicon* lexicon = &Lexicon::builtIn();
    std::vector<Suppression> suppressions;
    enum class Suggestions { Off, On };
    /// Suggested edits are checked over the whole tree, for the first hundred alarms.
    Suggestions suggestions = Suggestions::On;
};

struct LintResult {
    std::vector<Finding> findings;    ///< by claim, then by place
    std::vector<Finding> suppressed;  ///< left out on request
};

/// Checks the claims of one application. `claims` in the order of the paper, parents as given by
/// `dependsOn`; reasons and labels are not looked at. Without a description the support of terms is
/// not checked.
LintResult lint(const std::vector<Claim>& claims, const std::vector<std::string>& description,
                const LintOptions& options = {});

/// Identity of a finding across versions of a text: kind, claim and folded quote, as one line. The
/// same line may stand for several findings.
std::string findingKey(const Finding& finding);

}  // namespace metes
