// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"

#include <cstdint>
#include <span>
#include <vector>

namespace metes {

enum class CalibrationKind : std::uint8_t {
    None,
    Platt,    ///< 1 / (1 + exp(a s + b)), s the log odds of the score (Platt 1999)
    Isotonic  ///< the best rising step function, straight between its steps (Zadrozny, Elkan 2002)
};

/// A rising map from scores in [0, 1] to probabilities, learned on claims that the classifier has
/// not seen.
struct Calibration {
    CalibrationKind kind = CalibrationKind::None;
    double slope = 0;      ///< a of Platt's form; below 0 when higher scores mean more positives
    double intercept = 0;  ///< b
    std::vector<double> scores;         ///< ascending; isotonic only
    std::vector<double> probabilities;  ///< not falling; one a score

    /// Scores outside those that were seen take the value of the nearest end.
    double apply(double score) const;

    bool operator==(const Calibration&) const = default;
};

/// With Platt's own targets, (N+ + 1)/(N+ + 2) and 1/(N- + 2), by the Newton method of Lin, Lin and
/// Weng (Machine Learning 68, 2007). InvalidInput when a class is missing; InvalidArgument when the
/// rows differ in length.
Result<Calibration> plattCalibration(std::span<const double> scores,
                                     std::span<const std::uint8_t> positive);

/// By pooling adjacent violators; equal scores are pooled first. InvalidInput when a class is
/// missing, as then there is nothing to tell apart.
Result<Calibration> isotonicCalibration(std::span<const double> scores,
                                        std::span<const std::uint8_t> positive);

}  // namespace metes
