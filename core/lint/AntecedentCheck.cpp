// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/Checks.h"
#include "core/lint/ReferenceCheck.h"

namespace metes {

namespace {

// "the former", "the latter": which one is left to the reader.
void noteFormerAndLatter(const AnalysedClaim& claim, std::vector<Finding>& findings)
{
    for (const NounPhrase& phrase : claim.phrases) {
        const Token& head = claim.tokens[phrase.end - 1];
        if (phrase.determiner == Determiner::Definite && (head.is("former") || head.is("latter"))) {
            findings.push_back(makeFinding(claim, FindingKind::AmbiguousAntecedent, Severity::Low,
                                           phrase.range, "\"%1\" leaves open which one is meant.",
                                           {claim.quote(phrase.range)}));
        }
    }
}

}  // namespace

void checkReferences(const AnalysedClaims& claims, std::size_t claim,
                     std::vector<Finding>& findings)
{
    const AnalysedClaim& checked = claims.claims()[claim];
    const TermScope scope(claims, claim);
    for (std::size_t i = 0; i < checked.phrases.size(); ++i) {
        if (checked.phrases[i].determiner != Determiner::Definite) {
            continue;
        }
        if (auto finding = ReferenceCheck(claims, scope, i).run()) {
            findings.push_back(std::move(*finding));
        }
    }
    noteFormerAndLatter(checked, findings);
}

void checkReferences(const AnalysedClaims& claims, std::vector<Finding>& findings)
{
    for (std::size_t i = 0; i < claims.claims().size(); ++i) {
        checkReferences(claims, i, findings);
    }
}

}  // namespace metes
