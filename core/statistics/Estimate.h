// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Statistics: what a number that was measured on a sample says about the rest. Proportions and
// their intervals, correlation, bootstrap, paired tests, sampling. Every function is pure, every
// random one takes its generator, and what has no base is not a number but a reason: a figure that
// cannot be estimated is never 0, 0.5, 1 or NaN, and never enters an average.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace metes {

/// Two bounds, low <= high.
struct Interval {
    double low = 0;
    double high = 0;

    bool contains(double value) const { return low <= value && value <= high; }
    bool operator==(const Interval&) const = default;
};

/// A figure with its uncertainty, or why there is none.
struct Estimate {
    std::optional<double> value;
    std::optional<Interval> interval;  ///< absent where none was asked for or none exists
    std::int64_t n = 0;                ///< observations that it rests on
    std::string reason;                ///< why it is not estimable, or a remark; may be empty

    bool isEstimable() const { return value.has_value(); }

    static Estimate of(double value, std::int64_t n) { return {value, {}, n, {}}; }
    static Estimate notEstimable(std::string reason, std::int64_t n)
    {
        return {{}, {}, n, std::move(reason)};
    }
    bool operator==(const Estimate&) const = default;
};

}  // namespace metes
