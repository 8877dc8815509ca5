// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/Checks.h"
#include "core/lint/TermFit.h"

#include <algorithm>

namespace metes {

namespace {

const NounPhrase* subjectOf(const AnalysedClaim& claim)
{
    return claim.subject == kNowhere ? nullptr : &claim.phrases[claim.subject];
}

bool hasWord(const TermKey& key, const std::string& word)
{
    return key.head == word
           || std::find(key.modifiers.begin(), key.modifiers.end(), word) != key.modifiers.end();
}

// Everything that a claim is called before its transition: "a system for harvesting energy, the
// energy harvesting system comprising".
bool calledSo(const AnalysedClaim& parent, const TermKey& key)
{
    constexpr std::size_t kPreamblePhrases = 12;
    for (std::size_t i = 0; i < parent.phrases.size() && i < kPreamblePhrases; ++i) {
        const TermFit fit = parent.phrases[i].key.head == key.head
                                ? termFit(key, parent.phrases[i].key)
                                : TermFit::None;
        if (fit == TermFit::Exact || fit == TermFit::Narrower) {
            return true;
        }
    }
    return false;
}

// How badly the names of a claim and its parent clash; nothing when they do not.
std::optional<Severity> clash(const TermKey& key, const AnalysedClaim& parent)
{
    const NounPhrase* const subject = subjectOf(parent);
    if (subject == nullptr || calledSo(parent, key)) {
        return std::nullopt;
    }
    const TermKey& other = subject->key;
    if (key.head == other.head) {
        const std::vector<std::string> added = addedModifiers(key, other);
        const bool all = !added.empty() && added.size() == key.modifiers.size();
        return all && !other.modifiers.empty() ? Severity::Medium : Severity::Low;
    }
    return hasWord(other, key.head) || hasWord(key, other.head) ? Severity::Low : Severity::Medium;
}

void checkPreamble(const AnalysedClaims& claims, const AnalysedClaim& claim,
                   std::vector<Finding>& findings)
{
    const NounPhrase* const subject = subjectOf(claim);
    const bool refers =
        claim.reference.form != ReferenceForm::None && claim.reference.form != ReferenceForm::Lost;
    if (subject == nullptr || !refers || claim.reference.otherCategory
        || subject->determiner != Determiner::Definite
        || subject->range.start > claim.reference.range.start) {
        return;
    }
    for (const std::int32_t number : claim.parents) {
        const std::size_t index = claims.indexOf(number);
        if (index == kNowhere) {
            continue;
        }
        const AnalysedClaim& parent = claims.claims()[index];
        const auto severity = clash(subject->key, parent);
        if (!severity) {
            continue;
        }
        Finding finding = makeFinding(claim, FindingKind::KindMismatch, *severity, subject->range);
        finding.evidence.push_back(
            {parent.number, subjectOf(parent)->range, parent.quote(subjectOf(parent)->range)});
        say(finding, "\"%1\": claim %2 is about \"%3\".",
            {finding.quote, std::to_string(number), finding.evidence.front().quote});
        findings.push_back(std::move(finding));
        return;
    }
}

}  // namespace

void checkPreambles(const AnalysedClaims& claims, std::vector<Finding>& findings)
{
    for (const AnalysedClaim& claim : claims.claims()) {
        checkPreamble(claims, claim, findings);
    }
}

}  // namespace metes
