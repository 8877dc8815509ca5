// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/Estimate.h"

#include <cstdint>

namespace metes {

/// z such that a standard normal variable lies within [-z, z] with probability `confidence`.
double normalQuantile(double confidence);

/// P(X <= x) of a beta variable: the regularised incomplete beta function, by its continued
/// fraction. a and b over 0, x in [0, 1].
double betaDistribution(double a, double b, double x);

enum class ProportionInterval : std::uint8_t {
    Wilson,         ///< score interval (Wilson 1927); exactly 0 or 1 at its ends
    ClopperPearson  ///< exact: never covers less than it says (Clopper and Pearson 1934)
};

/// `successes` of `n` with the interval; not estimable when n is 0. `confidence` in (0, 1).
Estimate proportion(std::int64_t successes, std::int64_t n, ProportionInterval kind,
                    double confidence = 0.95);

}  // namespace metes
