// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/SuggestionFinder.h"

#include "core/lint/Checks.h"
#include "core/lint/Lint.h"
#include "core/lint/WordForms.h"

#include <algorithm>

namespace metes {

namespace {

/// An edit is tried on applications of at most so many claims and bytes, and for so many alarms.
constexpr std::size_t kMostClaims = 200;
constexpr std::size_t kMostBytes = 60'000;
constexpr std::size_t kMostAlarms = 100;

// The reference without its article.
std::string_view withoutArticle(std::string_view quote)
{
    const std::size_t blank = quote.find_first_of(" \t\n");
    return blank == std::string_view::npos ? quote : quote.substr(blank + 1);
}

std::string introduced(const Finding& finding)
{
    const std::string_view term = withoutArticle(finding.quote);
    const std::size_t last = term.find_last_of(" -");
    const std::string_view head = last == std::string_view::npos ? term : term.substr(last + 1);
    if (looksPlural(head) || term.starts_with("plurality")) {
        return term.starts_with("plurality") ? "a " + std::string(term) : std::string(term);
    }
    return std::string(indefiniteArticle(term)) + ' ' + std::string(term);
}

void apply(const TextEdit& edit, std::string& text)
{
    const TextIndex index(text);
    const auto begin = static_cast<std::size_t>(index.byteOf(edit.range.start));
    const auto end = static_cast<std::size_t>(index.byteOf(edit.range.end));
    text.replace(begin, end - begin, edit.replacement);
}

SuggestedEdit replaced(const Finding& finding, const std::string& does, std::string replacement)
{
    return {does + ": \"" + replacement + "\"",
            {{finding.claim, finding.range, std::move(replacement)}}};
}

}  // namespace

void SuggestionFinder::addTo(std::vector<Finding>& findings)
{
    std::size_t bytes = 0;
    for (const Claim& claim : m_claims) {
        bytes += claim.text.size();
    }
    if (m_claims.size() > kMostClaims || bytes > kMostBytes) {
        return;
    }
    std::size_t tried = 0;
    for (Finding& finding : findings) {
        if (finding.category != Category::AntecedentBasis || !isAlarm(finding.severity)
            || tried == kMostAlarms) {
            continue;
        }
        ++tried;
        for (SuggestedEdit& edit : proposals(finding)) {
            if (holds(finding, edit)) {
                finding.suggestion = std::move(edit);
                break;
            }
        }
    }
}

std::vector<SuggestedEdit> SuggestionFinder::proposals(const Finding& finding) const
{
    switch (finding.kind) {
    case FindingKind::MissingAntecedent: {
        std::vector<SuggestedEdit> edits;
        if (auto edit = otherParent(finding)) {
            edits.push_back(std::move(*edit));
        }
        edits.push_back(replaced(finding, "introduce it", introduced(finding)));
        return edits;
    }
    case FindingKind::UsedBeforeIntroduced: {
        SuggestedEdit edit = replaced(finding, "introduce it here", introduced(finding));
        const Evidence& later = finding.evidence.front();
        edit.edits.push_back({later.claim, later.range,
                              "the " + std::string(withoutArticle(later.quote))});
        return {std::move(edit)};
    }
    case FindingKind::ModifierAdded:
    case FindingKind::TermDrift:
        return {replaced(finding, "use the introduced term",
                         "the " + std::string(withoutArticle(finding.evidence.front().quote)))};
    default: return {};
    }
}

// A lower claim that introduces the term, as the parent.
std::optional<SuggestedEdit> SuggestionFinder::otherParent(const Finding& finding) const
{
    const AnalysedClaim& claim = m_analysed.claims()[m_analysed.indexOf(finding.claim)];
    if (claim.reference.form != ReferenceForm::Single || claim.parents.size() != 1
        || finding.evidence.empty()) {
        return std::nullopt;
    }
    const std::int32_t parent = finding.evidence.back().claim;
    const std::size_t at = claim.quote(claim.reference.range)
                               .rfind(std::to_string(claim.parents.front()));
    const std::vector<std::int32_t> above = m_analysed.tree().ancestors(claim.number);
    if (at == std::string::npos || parent >= claim.number
        || std::find(above.begin(), above.end(), parent) != above.end()) {
        return std::nullopt;
    }
    std::string reference = claim.quote(claim.reference.range);
    reference.replace(at, std::to_string(claim.parents.front()).size(), std::to_string(parent));
    return SuggestedEdit{"depend on claim " + std::to_string(parent),
                         {{claim.number, claim.reference.range, std::move(reference)}}};
}

bool SuggestionFinder::holds(const Finding& finding, const SuggestedEdit& edit)
{
    std::vector<std::int32_t> affected = m_analysed.tree().dependents(finding.claim);
    affected.insert(affected.begin(), finding.claim);
    std::vector<AnalysedClaim> edited = m_analysed.claims();
    std::vector<TextEdit> edits = edit.edits;
    // The last place first, so that the ranges of the others stay right.
    std::sort(edits.begin(), edits.end(), [](const TextEdit& a, const TextEdit& b) {
        return a.range.start > b.range.start;
    });
    const std::size_t index = m_analysed.indexOf(finding.claim);
    Claim claim = m_claims[index];
    for (const TextEdit& one : edits) {
        if (one.claim != finding.claim) {
            return false;
        }
        if (one.range == m_analysed.claims()[index].reference.range) {
            claim.dependsOn.clear();
        }
        apply(one, claim.text);
    }
    if (claim.dependsOn.empty()) {
        claim.dependsOn = readClaimReference(claim.text, claim.number).claims;
    }
    edited[index] = analyse(claim, m_analysed.lexicon());
    const AnalysedClaims after(std::move(edited), m_analysed.lexicon());
    const std::map<std::string, int> before = alarms(m_analysed, affected);
    std::map<std::string, int> left = alarms(after, affected);
    const auto own = before.find(findingKey(finding));
    if (own == before.end() || left[own->first] >= own->second) {
        return false;
    }
    return std::all_of(left.begin(), left.end(), [&](const auto& alarm) {
        const auto known = before.find(alarm.first);
        return alarm.second <= (known == before.end() ? 0 : known->second);
    });
}

std::map<std::string, int> SuggestionFinder::alarms(const AnalysedClaims& claims,
                                                    const std::vector<std::int32_t>& numbers) const
{
    std::vector<Finding> findings;
    for (const std::int32_t number : numbers) {
        const std::size_t index = claims.indexOf(number);
        if (index != kNowhere) {
            checkReferences(claims, index, findings);
        }
    }
    std::map<std::string, int> counts;
    for (const Finding& finding : findings) {
        if (isAlarm(finding.severity)) {
            ++counts[findingKey(finding)];
        }
    }
    return counts;
}

}  // namespace metes
