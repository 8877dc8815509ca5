// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The checks of the claim checker: each takes what was read of the claims and adds findings. Of no
// use outside this folder.

#include "core/lint/AnalysedClaim.h"

#include <string>
#include <vector>

namespace metes {

/// References without a clear introduction, along every path of parents (MPEP 2173.05(e)).
void checkReferences(const AnalysedClaims& claims, std::vector<Finding>& findings);
/// The same for one claim, by its index.
void checkReferences(const AnalysedClaims& claims, std::size_t claim,
                     std::vector<Finding>& findings);
/// Terms introduced twice, and introduced terms without an article (MPEP 2173.05(e), (o)).
void checkIntroductions(const AnalysedClaims& claims, std::vector<Finding>& findings);
/// "The apparatus of claim 1" where claim 1 is a pump.
void checkPreambles(const AnalysedClaims& claims, std::vector<Finding>& findings);
/// Phrases of the rule lists.
void checkPhrases(const AnalysedClaims& claims, std::vector<Finding>& findings);
/// Parents that are missing, later, cancelled, multiple (MPEP 608.01(n)); lost references.
void checkDependencies(const AnalysedClaims& claims, std::vector<Finding>& findings);
/// Numbering, one sentence, period, repeated claims, formulas, amendment marks (MPEP 608.01(m)).
void checkForm(const AnalysedClaims& claims, std::vector<Finding>& findings);
/// Transition phrases (MPEP 2111.03).
void checkTransitions(const AnalysedClaims& claims, std::vector<Finding>& findings);
/// Words of claim terms that the description never uses (37 CFR 1.75(d)(1), MPEP 608.01(o)).
void checkSupport(const AnalysedClaims& claims, const std::vector<std::string>& description,
                  std::vector<Finding>& findings);

/// A finding with its quote filled in from the claim; without a form nothing is said yet.
Finding makeFinding(const AnalysedClaim& claim, FindingKind kind, Severity severity,
                    TextRange range, std::string form = {}, std::vector<std::string> words = {});

}  // namespace metes
