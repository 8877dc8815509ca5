// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/learn/Model.h"
#include "core/statistics/Bootstrap.h"
#include "core/text/TextRange.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

enum class ColumnKind : std::uint8_t { Term, Feature };

/// What one column adds to the log odds of one claim.
struct Contribution {
    ColumnKind kind = ColumnKind::Term;
    std::string name;   ///< the term, or the id of the feature
    std::string group;  ///< "words", or the feature's group
    double value = 0;   ///< TF-IDF of the term; the feature in standard deviations from the mean
    double weight = 0;
    double contribution = 0;        ///< value times weight; over 0 speaks for the target
    std::vector<TextRange> places;  ///< where the term stands in the claim, code points
};

/// Contributions and intercept sum up to the log odds exactly (but for rounding).
struct Explanation {
    double intercept = 0;
    double logOdds = 0;
    std::vector<Contribution> contributions;  ///< largest first, whatever the sign; none is 0
};

/// Why the model scores this claim as it does. `linguistic`: its row as FeatureExtractor gives it;
/// may be empty for a model of terms alone. InvalidArgument when it does not fit the model;
/// NotFound when the model has no classifier for the target.
Result<Explanation> explain(const Model& model, const Target& target, std::string_view text,
                            std::span<const double> linguistic);

/// A weight of the model, for claims as a whole.
struct Coefficient {
    ColumnKind kind = ColumnKind::Term;
    std::string name;
    std::string group;
    std::size_t column = 0;  ///< of the design
    double weight = 0;       ///< log odds per standard deviation, for features
};

/// Every column in the order of the design; empty when the target has no model.
std::vector<Coefficient> coefficients(const Model& model, const Target& target);

/// Bootstrap intervals of the weights of `columns`: whole groups are drawn, the model fitted again
/// to each resample, from the fitted weights on. The vocabulary and the scaling stay. Resamples
/// with one class only are left out and counted in the remark. Fails as fitLogisticRegression does.
Result<std::vector<Estimate>>
coefficientIntervals(const Design& design, std::span<const std::uint8_t> positive,
                     const Groups& groups, std::span<const std::size_t> columns,
                     const RegressionOptions& regression, const BootstrapOptions& options,
                     Progress& progress, const ParallelFor& parallel = inOrder);

}  // namespace metes
