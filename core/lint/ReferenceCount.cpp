// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/ReferenceCount.h"

#include "core/lint/Checks.h"
#include "core/lint/Lexicon.h"

#include <unordered_map>

namespace metes {

std::vector<std::int32_t> unintroducedReferences(const std::vector<Claim>& claims)
{
    std::vector<AnalysedClaim> analysed;
    analysed.reserve(claims.size());
    for (const Claim& claim : claims) {
        analysed.push_back(analyse(claim, Lexicon::builtIn()));
    }
    const AnalysedClaims all(std::move(analysed), Lexicon::builtIn());
    std::vector<Finding> findings;
    checkReferences(all, findings);
    std::unordered_map<std::int32_t, std::int32_t> byNumber;
    for (const Finding& finding : findings) {
        if (finding.kind == FindingKind::MissingAntecedent
            || finding.kind == FindingKind::UsedBeforeIntroduced) {
            ++byNumber[finding.claim];
        }
    }
    std::vector<std::int32_t> counts;
    counts.reserve(claims.size());
    for (const Claim& claim : claims) {
        counts.push_back(byNumber[claim.number]);
    }
    return counts;
}

}  // namespace metes
