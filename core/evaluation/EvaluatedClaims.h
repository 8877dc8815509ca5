// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For the sources of this folder only: the labelled claims of one split as rows, and the thresholds
// that the validation claims of the run give.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/evaluation/RunReport.h"
#include "core/runs/ScoredClaims.h"
#include "core/statistics/Sampling.h"

namespace metes {

/// Truth and predictions of the seven categories, claim by claim.
struct LabelRows {
    std::vector<std::uint8_t> actual;
    std::vector<std::uint8_t> predicted;
};

class EvaluatedClaims {
public:
    /// Of `split`, or all when it is empty. `claims` must outlive this.
    EvaluatedClaims(const ScoredClaims& claims, const std::string& split);

    /// Keeps these rows only: positions in the present rows, ascending. Thresholds stay.
    void keep(std::span<const std::size_t> rows);

    std::size_t size() const { return m_rows.size(); }
    const ScoredClaim& claim(std::size_t row) const { return *m_rows[row]; }
    const std::vector<std::uint8_t>& truth() const { return m_truth; }
    const std::vector<double>& scores() const { return m_scores; }
    const Groups& groups() const { return m_groups; }
    std::int64_t unlabelled() const { return m_unlabelled; }
    std::int64_t validationClaims() const { return m_validationClaims; }

    /// With the share that it achieves on these rows.
    ThresholdReport threshold() const;
    ThresholdReport categoryThreshold(std::size_t place) const;
    std::vector<std::uint8_t> predicted() const;

    std::vector<std::uint8_t> categoryTruth(std::size_t place) const;
    std::vector<std::uint8_t> categoryPredicted(std::size_t place) const;
    /// Empty when a claim has no score for the category.
    std::vector<double> categoryScores(std::size_t place) const;
    LabelRows labelRows() const;

private:
    void chooseThresholds(const std::vector<const ScoredClaim*>& validation);
    void fillRows();

    std::string m_split;
    std::vector<const ScoredClaim*> m_rows;
    std::vector<std::uint8_t> m_truth;
    std::vector<double> m_scores;
    Groups m_groups;
    std::int64_t m_unlabelled = 0;
    std::int64_t m_validationClaims = 0;
    ThresholdReport m_threshold;
    std::array<ThresholdReport, kScoredCategoryCount> m_categoryThresholds;
};

}  // namespace metes
