// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One reference ("the lever") of a claim against everything it may refer to. Of no use outside
// this folder.

#include "core/lint/TermFit.h"

#include <optional>
#include <string>
#include <vector>

namespace metes {

class ReferenceCheck {
public:
    ReferenceCheck(const AnalysedClaims& claims, const TermScope& scope, std::size_t phrase);

    /// Nothing when the reference has its basis, or needs none.
    std::optional<Finding> run();

    /// Whether run() finds it without an introduction: MissingAntecedent or UsedBeforeIntroduced.
    /// Says nothing, and so costs a fraction. Claims may be read as Reading::Introductions.
    bool lacksIntroduction() const;

private:
    FittingPhrases earlierPhrases() const;
    /// Whether a reference that no earlier phrase fits is let pass.
    bool passes() const;
    std::optional<std::vector<std::int32_t>> uncoveredPath(const FittingPhrases& fits) const;
    std::optional<PhrasePlace> laterIntroduction() const;
    std::optional<Finding> checkResolved(const FittingPhrases& fits) const;
    std::optional<Finding> checkCandidates(const FittingPhrases& fits) const;
    std::optional<Finding> checkRepeated(const FittingPhrases& fits) const;
    std::optional<Finding> checkNumber(const FittingPhrases& fits) const;
    std::optional<Finding> checkPlurality(const FittingPhrases& fits) const;
    std::optional<Finding> checkPaths(const FittingPhrases& fits) const;
    std::optional<Finding> checkLater() const;
    std::optional<Finding> checkWider(const FittingPhrases& fits) const;
    std::optional<Finding> checkDrift(const FittingPhrases& fits) const;

    // MissingTerm.cpp: no phrase with the same head fits.
    std::optional<Finding> checkMissing() const;
    /// Whether something else than a missing introduction explains the reference; `as` is what is
    /// found then, if anything.
    bool isExplained(std::optional<Finding>& as) const;
    std::optional<Finding> checkAcronym() const;
    std::optional<Finding> checkSpelling() const;
    std::optional<Finding> checkLongerSpelling() const;
    std::optional<Finding> checkStrayDigits() const;
    bool shorterResolves() const;
    bool sharesHead() const;
    bool resolves(const TermKey& key) const;
    bool isNamedByVerb(const std::string& word) const;
    std::optional<Evidence> compoundMention() const;
    void addElsewhere(Finding& finding) const;

    bool needsNone() const;
    bool isOwned() const;
    bool isOwnedFromAfar() const;
    bool isToldByWhatFollows() const;
    bool isSide() const;
    bool mayBeVerbOf(const Evidence& mention) const;
    bool isIntroduction(PhrasePlace place) const;
    const Token& token(std::size_t i) const;
    std::string term() const;
    /// The finding with its term said in `form`'s %1; without a form nothing is said yet.
    Finding finding(FindingKind kind, Severity severity, std::string form = {}) const;
    std::vector<std::int32_t> trail(const std::vector<std::size_t>& covering) const;

    const AnalysedClaims& m_claims;
    const TermScope& m_scope;
    const AnalysedClaim& m_claim;
    std::size_t m_index;
    const NounPhrase& m_phrase;
};

}  // namespace metes
