// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/EvaluatedClaims.h"

#include <algorithm>

namespace metes {

namespace {

bool isIndefinite(const ScoredClaim& claim)
{
    return claim.label == Label::Indefinite;
}

ThresholdReport chosen(std::span<const double> scores, double wanted, const std::string& split)
{
    ThresholdReport report;
    report.threshold = balancedThreshold(scores, wanted);
    report.wantedShare = wanted / static_cast<double>(scores.size());
    report.shareValidation = report.threshold->share();
    if (!report.threshold->exact) {
        report.reason = "equal scores keep the wanted share out of reach";
    }
    if (split == "validation") {
        report.reason += report.reason.empty() ? "" : "; ";
        report.reason += "chosen on the claims that it is evaluated on";
    }
    return report;
}

ThresholdReport missing(const std::string& reason)
{
    ThresholdReport report;
    report.reason = reason;
    return report;
}

void addAchievedShare(ThresholdReport& report, std::span<const double> scores)
{
    if (report.threshold) {
        report.shareSplit = achievedShare(*report.threshold, scores);
    }
}

std::vector<double> scoresOf(const std::vector<const ScoredClaim*>& claims, std::size_t place)
{
    std::vector<double> scores;
    scores.reserve(claims.size());
    for (const ScoredClaim* claim : claims) {
        if (!claim->scores[place]) {
            return {};
        }
        scores.push_back(*claim->scores[place]);
    }
    return scores;
}

}  // namespace

EvaluatedClaims::EvaluatedClaims(const ScoredClaims& claims, const std::string& split)
    : m_split(split)
{
    std::vector<const ScoredClaim*> validation;
    for (const ScoredClaim& claim : claims.claims) {
        if (claim.label && claim.split == "validation") {
            validation.push_back(&claim);
        }
        if (!split.empty() && claim.split != split) {
            continue;
        }
        if (claim.label) {
            m_rows.push_back(&claim);
        } else {
            ++m_unlabelled;
        }
    }
    chooseThresholds(validation);
    fillRows();
}

void EvaluatedClaims::chooseThresholds(const std::vector<const ScoredClaim*>& validation)
{
    m_validationClaims = static_cast<std::int64_t>(validation.size());
    if (validation.empty()) {
        m_threshold = missing("no labelled validation claims to choose it on");
        m_categoryThresholds.fill(m_threshold);
        return;
    }
    std::vector<double> scores;
    for (const ScoredClaim* claim : validation) {
        scores.push_back(claim->pIndefinite);
    }
    m_threshold = chosen(scores, static_cast<double>(scores.size()) / 2, m_split);
    for (std::size_t place = 0; place < kScoredCategoryCount; ++place) {
        const std::vector<double> ofCategory = scoresOf(validation, place);
        if (ofCategory.empty()) {
            m_categoryThresholds[place] = missing("the run has no scores for the category");
            continue;
        }
        const auto positives =
            std::count_if(validation.begin(), validation.end(), [place](const ScoredClaim* claim) {
                return claim->categories.contains(scoredCategory(place));
            });
        m_categoryThresholds[place] = chosen(ofCategory, static_cast<double>(positives), m_split);
    }
}

void EvaluatedClaims::fillRows()
{
    m_truth.clear();
    m_scores.clear();
    std::vector<std::string> groups;
    for (const ScoredClaim* claim : m_rows) {
        m_truth.push_back(isIndefinite(*claim) ? 1 : 0);
        m_scores.push_back(claim->pIndefinite);
        groups.push_back(claim->group);
    }
    m_groups = groupsOf(groups);
}

void EvaluatedClaims::keep(std::span<const std::size_t> rows)
{
    std::vector<const ScoredClaim*> kept;
    for (const std::size_t row : rows) {
        kept.push_back(m_rows[row]);
    }
    m_rows = std::move(kept);
    fillRows();
}

ThresholdReport EvaluatedClaims::threshold() const
{
    ThresholdReport report = m_threshold;
    addAchievedShare(report, m_scores);
    return report;
}

ThresholdReport EvaluatedClaims::categoryThreshold(std::size_t place) const
{
    ThresholdReport report = m_categoryThresholds[place];
    addAchievedShare(report, categoryScores(place));
    return report;
}

std::vector<std::uint8_t> EvaluatedClaims::predicted() const
{
    return predictedAt(m_scores,
                       m_threshold.threshold ? m_threshold.threshold->value : std::nullopt);
}

std::vector<std::uint8_t> EvaluatedClaims::categoryTruth(std::size_t place) const
{
    std::vector<std::uint8_t> truth;
    truth.reserve(m_rows.size());
    for (const ScoredClaim* claim : m_rows) {
        truth.push_back(claim->categories.contains(scoredCategory(place)) ? 1 : 0);
    }
    return truth;
}

std::vector<std::uint8_t> EvaluatedClaims::categoryPredicted(std::size_t place) const
{
    const std::vector<double> scores = categoryScores(place);
    const std::optional<BalancedThreshold>& threshold = m_categoryThresholds[place].threshold;
    if (scores.size() != m_rows.size() || !threshold) {
        return std::vector<std::uint8_t>(m_rows.size(), 0);
    }
    return predictedAt(scores, threshold->value);
}

std::vector<double> EvaluatedClaims::categoryScores(std::size_t place) const
{
    return scoresOf(m_rows, place);
}

LabelRows EvaluatedClaims::labelRows() const
{
    LabelRows rows;
    rows.actual.resize(m_rows.size() * kScoredCategoryCount);
    rows.predicted.resize(rows.actual.size());
    for (std::size_t place = 0; place < kScoredCategoryCount; ++place) {
        const std::vector<std::uint8_t> truth = categoryTruth(place);
        const std::vector<std::uint8_t> predicted = categoryPredicted(place);
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            rows.actual[row * kScoredCategoryCount + place] = truth[row];
            rows.predicted[row * kScoredCategoryCount + place] = predicted[row];
        }
    }
    return rows;
}

}  // namespace metes
