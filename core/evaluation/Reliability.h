// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/Estimate.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace metes {

/// Claims whose probability lies in [low, high); the last bin holds 1 too.
struct ReliabilityBin {
    double low = 0;
    double high = 0;
    std::int64_t count = 0;
    std::optional<double> meanProbability;  ///< nothing for an empty bin
    std::optional<double> positiveShare;
    std::optional<Interval> shareInterval;  ///< Wilson, 95 %
    std::optional<double> accuracy;  ///< share predicted rightly, where predictions are given

    /// Too few claims to be shown as strongly as the others (Figure 4 fades below 100).
    bool isFaint() const { return count < 100; }
};

struct Reliability {
    std::vector<ReliabilityBin> bins;
    /// Expected calibration error: sum over bins of |positives - sum of probabilities| / n.
    Estimate expectedError;
};

/// The bin i with i <= p * bins < i + 1, decided on the exact value of the double; 1 belongs to the
/// last. `p` in [0, 1].
std::size_t probabilityBin(double p, std::size_t bins);

/// Equal bins; where a probability belongs is decided on the exact value of the double (0.3 is
/// below three tenths). `predicted` may be empty. Probabilities outside [0, 1] or not a number make
/// the error not estimable.
Reliability reliability(std::span<const std::uint8_t> actual, std::span<const double> probabilities,
                        std::span<const std::uint8_t> predicted, std::size_t bins = 10);

/// A bin per distinct probability: verbal likelihoods take few values. low and high are the value.
Reliability reliabilityByValue(std::span<const std::uint8_t> actual,
                               std::span<const double> probabilities,
                               std::span<const std::uint8_t> predicted);

}  // namespace metes
