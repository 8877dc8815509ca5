// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/Lint.h"

#include "core/lint/Checks.h"
#include "core/lint/SuggestionFinder.h"
#include "core/text/Folding.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace metes {

namespace {

struct Ground {
    Category category;
    std::string_view mpep;
};

// For kinds whose ground does not come from a rule list.
Ground groundOf(FindingKind kind)
{
    switch (kind) {
    case FindingKind::MissingAntecedent:
    case FindingKind::AmbiguousAntecedent:
    case FindingKind::UsedBeforeIntroduced:
    case FindingKind::IntroducedTwice:
    case FindingKind::ModifierAdded:
    case FindingKind::NumberChanged:
    case FindingKind::KindMismatch:
    case FindingKind::MissingArticle:
    case FindingKind::TermDrift:
    case FindingKind::Inherent:
    case FindingKind::Acronym: return {Category::AntecedentBasis, "2173.05(e)"};
    case FindingKind::Dependency: return {Category::Dependence, "608.01(n)"};
    case FindingKind::LostReference: return {Category::Other, "608.01(n)"};
    case FindingKind::DuplicateClaim: return {Category::Other, "608.01(m)"};
    case FindingKind::Transition: return {Category::Other, "2111.03"};
    case FindingKind::NoSupport: return {Category::UndefinedTerm, "608.01(o)"};
    default: return {Category::Other, "608.01(m)"};
    }
}

bool suppresses(const Suppression& suppression, const Finding& finding)
{
    return !suppression.reason.empty() && suppression.kind == finding.kind
           && (suppression.claim == 0 || suppression.claim == finding.claim)
           && (suppression.quote.empty()
               || fold(suppression.quote).characters == fold(finding.quote).characters);
}

void takeSuppressed(const std::vector<Suppression>& suppressions, LintResult& result)
{
    const auto kept = std::stable_partition(
        result.findings.begin(), result.findings.end(), [&](const Finding& finding) {
            return std::none_of(suppressions.begin(), suppressions.end(),
                                [&](const Suppression& s) { return suppresses(s, finding); });
        });
    result.suppressed.assign(std::make_move_iterator(kept),
                             std::make_move_iterator(result.findings.end()));
    result.findings.erase(kept, result.findings.end());
}

}  // namespace

Finding makeFinding(const AnalysedClaim& claim, FindingKind kind, Severity severity,
                    TextRange range, std::string form, std::vector<std::string> words)
{
    const Ground ground = groundOf(kind);
    Finding finding;
    finding.claim = claim.number;
    finding.kind = kind;
    finding.category = ground.category;
    finding.severity = severity;
    finding.range = range;
    finding.quote = claim.quote(range);
    finding.mpep = ground.mpep;
    if (!form.empty()) {
        say(finding, std::move(form), std::move(words));
    }
    return finding;
}

LintResult lint(const std::vector<Claim>& claims, const std::vector<std::string>& description,
                const LintOptions& options)
{
    std::vector<AnalysedClaim> analysed;
    analysed.reserve(claims.size());
    for (const Claim& claim : claims) {
        analysed.push_back(analyse(claim, *options.lexicon));
    }
    const AnalysedClaims all(std::move(analysed), *options.lexicon);
    LintResult result;
    checkReferences(all, result.findings);
    checkIntroductions(all, result.findings);
    checkPreambles(all, result.findings);
    checkPhrases(all, result.findings);
    checkDependencies(all, result.findings);
    checkForm(all, result.findings);
    checkTransitions(all, result.findings);
    checkSupport(all, description, result.findings);
    takeSuppressed(options.suppressions, result);
    if (options.suggestions == LintOptions::Suggestions::On) {
        SuggestionFinder(claims, all).addTo(result.findings);
    }
    std::stable_sort(
        result.findings.begin(), result.findings.end(), [](const Finding& a, const Finding& b) {
            return std::tie(a.claim, a.range, a.kind) < std::tie(b.claim, b.range, b.kind);
        });
    return result;
}

std::string findingKey(const Finding& finding)
{
    std::string quote = finding.quote;
    std::transform(quote.begin(), quote.end(), quote.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    std::replace(quote.begin(), quote.end(), '\n', ' ');
    return std::string(findingKindId(finding.kind)) + '\t' + std::to_string(finding.claim) + '\t'
           + quote;
}

}  // namespace metes
