// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/Estimate.h"

#include <span>
#include <vector>

namespace metes {

/// Ranks from 1; equal values share the mean of their ranks.
std::vector<double> averageRanks(std::span<const double> values);

/// Pearson's correlation of two equally long rows. Not estimable for fewer than two pairs or when
/// a side is constant.
Estimate pearson(std::span<const double> x, std::span<const double> y);
/// Spearman's: Pearson's over average ranks.
Estimate spearman(std::span<const double> x, std::span<const double> y);

/// y = intercept + slope * x by least squares.
struct LinearFit {
    double slope = 0;
    double intercept = 0;
};

/// Nothing for fewer than two different x.
std::optional<LinearFit> linearFit(std::span<const double> x, std::span<const double> y);

}  // namespace metes
