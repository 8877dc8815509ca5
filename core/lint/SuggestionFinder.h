// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Edits that end a finding. Of no use outside this folder.

#include <map>
#include <optional>
#include <vector>

#include "core/lint/AnalysedClaim.h"
#include "core/lint/Finding.h"

namespace metes {

/// Proposes an edit for each antecedent alarm and keeps it only where the edited claim and
/// everything that depends on it have lost the alarm and gained none.
class SuggestionFinder {
public:
    SuggestionFinder(const std::vector<Claim>& claims, const AnalysedClaims& analysed)
        : m_claims(claims), m_analysed(analysed)
    {
    }

    void addTo(std::vector<Finding>& findings);

private:
    std::vector<SuggestedEdit> proposals(const Finding& finding) const;
    std::optional<SuggestedEdit> otherParent(const Finding& finding) const;
    bool holds(const Finding& finding, const SuggestedEdit& edit);
    /// Alarms about references in the claims, by kind and quote, counted.
    std::map<std::string, int> alarms(const AnalysedClaims& claims,
                                      const std::vector<std::int32_t>& numbers) const;

    const std::vector<Claim>& m_claims;
    const AnalysedClaims& m_analysed;
};

}  // namespace metes
