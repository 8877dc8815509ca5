// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/ReferenceCount.h"

#include "core/lint/Lexicon.h"
#include "core/lint/ReferenceCheck.h"

#include <unordered_map>

namespace metes {

namespace {

std::int32_t countIn(const AnalysedClaims& claims, std::size_t claim)
{
    const std::vector<NounPhrase>& phrases = claims.claims()[claim].phrases;
    const TermScope scope(claims, claim);
    std::int32_t count = 0;
    for (std::size_t i = 0; i < phrases.size(); ++i) {
        if (phrases[i].determiner == Determiner::Definite) {
            count += ReferenceCheck(claims, scope, i).lacksIntroduction() ? 1 : 0;
        }
    }
    return count;
}

}  // namespace

std::vector<std::int32_t> unintroducedReferences(const std::vector<Claim>& claims)
{
    std::vector<AnalysedClaim> analysed;
    analysed.reserve(claims.size());
    for (const Claim& claim : claims) {
        analysed.push_back(analyse(claim, Lexicon::builtIn(), Reading::Introductions));
    }
    const AnalysedClaims all(std::move(analysed), Lexicon::builtIn());
    std::unordered_map<std::int32_t, std::int32_t> byNumber;
    for (std::size_t i = 0; i < claims.size(); ++i) {
        byNumber[claims[i].number] += countIn(all, i);
    }
    std::vector<std::int32_t> counts;
    counts.reserve(claims.size());
    for (const Claim& claim : claims) {
        counts.push_back(byNumber[claim.number]);
    }
    return counts;
}

}  // namespace metes
