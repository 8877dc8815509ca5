// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace metes {

/// The balanced threshold of a classifier. A claim is predicted positive when its score is at
/// least the threshold.
struct BalancedThreshold {
    /// Nothing: no claim is predicted positive, however high its score.
    std::optional<double> value;
    std::size_t predicted = 0;  ///< positives among the scores that it was chosen on
    std::size_t count = 0;      ///< number of those scores
    double wanted = 0;          ///< positives that were wanted; a half is possible
    /// False when ties make the wanted number unreachable; the achieved share is then all there is.
    bool exact = true;

    bool isPositive(double score) const { return value && score >= *value; }
    /// Share of predicted positives; nothing without scores.
    std::optional<double> share() const;

    bool operator==(const BalancedThreshold&) const = default;
};

/// Among the distinct scores and "nothing predicted" the threshold whose number of positives is
/// nearest to `wanted`; of two equally near the one with fewer positives (the paper leaves ties
/// open). Scores must be finite.
BalancedThreshold balancedThreshold(std::span<const double> scores, double wanted);

/// Share of scores that the threshold takes for positive; nothing without scores.
std::optional<double> achievedShare(const BalancedThreshold& threshold,
                                    std::span<const double> scores);

}  // namespace metes
