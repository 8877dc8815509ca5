// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/Sampling.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace metes {

/// Positions of the values from the lowest to the highest; equal ones keep their order.
std::vector<std::size_t> ascendingOrder(std::span<const double> values);

/// Scores sorted once, for the area under the ROC curve of many resamples: each costs one pass
/// over the claims, in whole numbers.
class RankedScores {
public:
    /// Rows of one length; scores must not be NaN; fewer than 2^30 groups.
    RankedScores(std::span<const std::uint8_t> actual, std::span<const double> scores,
                 const Groups& groups);

    /// With every claim counted as often as its group; nothing when a class is missing.
    std::optional<double> auroc(std::span<const std::uint32_t> groupCounts) const;

private:
    /// Group in the high bits; bit 1: positive; bit 0: the last of its score.
    std::vector<std::uint32_t> m_claims;
};

}  // namespace metes
