// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/Checks.h"

#include <algorithm>
#include <optional>

namespace metes {

namespace {

bool opens(const Token& token)
{
    return token.is("comprising") || token.is("comprises") || token.is("including")
           || token.is("includes") || token.is("containing") || token.is("having")
           || token.is("comprise") || token.is("include") || token.is("has");
}

bool consistsAt(const std::vector<Token>& tokens, std::size_t i)
{
    return (tokens[i].is("consisting") || tokens[i].is("consists")) && i + 1 < tokens.size()
           && tokens[i + 1].is("of");
}

// The token where the transition stands; nothing when the claim has none that is known.
std::optional<std::size_t> transitionOf(const AnalysedClaim& claim)
{
    for (std::size_t i = 0; i < claim.tokens.size(); ++i) {
        const Token& token = claim.tokens[i];
        if (opens(token) || token.is("wherein") || token.is("whereby") || token.is(":")
            || token.is("characterized") || token.is("characterised")
            || consistsAt(claim.tokens, i)) {
            return i;
        }
    }
    return std::nullopt;
}

// "consisting of" in the body of a Markush group closes the group only.
bool isClosed(const AnalysedClaim& claim)
{
    const auto at = transitionOf(claim);
    return at && consistsAt(claim.tokens, *at) && claim.parents.empty();
}

void checkIndependent(const AnalysedClaim& claim, std::vector<Finding>& findings)
{
    constexpr std::size_t kLong = 25;
    if (claim.tokens.size() > kLong && claim.reference.form == ReferenceForm::None
        && !transitionOf(claim)) {
        findings.push_back(makeFinding(claim, FindingKind::Transition, Severity::Low, {},
                                       "No transition phrase says whether the claim is open."));
    }
}

// "consisting of" closes the claim; a dependent claim cannot add to it.
void checkDependent(const AnalysedClaims& claims, const AnalysedClaim& claim,
                    std::vector<Finding>& findings)
{
    const auto further = std::find_if(claim.tokens.begin(), claim.tokens.end(),
                                      [](const Token& token) { return token.is("further"); });
    if (further == claim.tokens.end() || further + 1 == claim.tokens.end()
        || !opens(*(further + 1))) {
        return;
    }
    for (const std::int32_t parent : claim.parents) {
        const std::size_t index = claims.indexOf(parent);
        if (index != kNowhere && isClosed(claims.claims()[index])) {
            Finding finding =
                makeFinding(claim, FindingKind::Transition, Severity::Medium,
                            {further->range.start, (further + 1)->range.end},
                            "Claim %1 is closed by \"consisting of\"; nothing can be added to it.",
                            {std::to_string(parent)});
            finding.category = Category::ContradictingLimitations;
            findings.push_back(std::move(finding));
        }
    }
}

}  // namespace

void checkTransitions(const AnalysedClaims& claims, std::vector<Finding>& findings)
{
    for (const AnalysedClaim& claim : claims.claims()) {
        if (!claim.cancelled) {
            checkIndependent(claim, findings);
            checkDependent(claims, claim, findings);
        }
    }
}

}  // namespace metes
