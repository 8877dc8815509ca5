// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Evaluation: how well predictions agree with what examiners decided. Figures over vectors of
// labels and scores, with the claims of one application resampled together; what has no base is
// "not estimable" with a reason, and every rule that changes a number is named.

#include "core/statistics/Estimate.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace metes {

/// What a quotient of 0 by 0 is: no positives, none predicted. A quotient of 0 by anything else is
/// 0 under both rules.
enum class ZeroDivision : std::uint8_t {
    CountsAsZero,  ///< 0, as scikit-learn's zero_division=0; in averages too
    LeftOut        ///< not estimable; averages leave it out
};

struct Confusion {
    std::int64_t truePositives = 0;
    std::int64_t falsePositives = 0;
    std::int64_t falseNegatives = 0;
    std::int64_t trueNegatives = 0;

    std::int64_t count() const
    {
        return truePositives + falsePositives + falseNegatives + trueNegatives;
    }
    void add(bool actual, bool predicted, std::int64_t times = 1);
    bool operator==(const Confusion&) const = default;
};

/// Labels and predictions are 0 or 1, one a claim; the shorter row counts.
Confusion confusionOf(std::span<const std::uint8_t> actual,
                      std::span<const std::uint8_t> predicted);

/// 1 where the score is at least the threshold; nothing is positive without one.
std::vector<std::uint8_t> predictedAt(std::span<const double> scores,
                                      std::optional<double> threshold);

Estimate precision(const Confusion& confusion, ZeroDivision rule);
Estimate recall(const Confusion& confusion, ZeroDivision rule);
/// 2 TP / (2 TP + FP + FN): undefined only when nothing is positive and nothing predicted.
Estimate f1(const Confusion& confusion, ZeroDivision rule);
/// Not estimable without claims, under both rules.
Estimate accuracy(const Confusion& confusion);

/// Area under the ROC curve: the share of pairs of a positive and a negative claim that the scores
/// put in order, ties counting half (the same as the sum of average ranks). Exact but for one
/// division. Not estimable with one class only, or when a score is not a number.
Estimate auroc(std::span<const std::uint8_t> actual, std::span<const double> scores);

/// Sum over thresholds of (R_n - R_(n-1)) P_n. Not estimable without positives.
Estimate averagePrecision(std::span<const std::uint8_t> actual, std::span<const double> scores);

/// Mean squared distance of probability and label. Not estimable without claims.
Estimate brierScore(std::span<const std::uint8_t> actual, std::span<const double> probabilities);

struct CurvePoint {
    std::optional<double> threshold;  ///< nothing for the first point: no claim is positive there
    double x = 0;
    double y = 0;
};

/// One point per distinct score, from the highest down, none dropped.
struct Curve {
    std::vector<CurvePoint> points;
    std::string reason;  ///< why there are none
};

/// x: false-positive rate, y: true-positive rate. No points with one class only.
Curve rocCurve(std::span<const std::uint8_t> actual, std::span<const double> scores);
/// x: recall, y: precision; begins at recall 0 with precision 1. No points without positives.
Curve precisionRecallCurve(std::span<const std::uint8_t> actual, std::span<const double> scores);

}  // namespace metes
