// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/learn/Design.h"

#include <cstdint>
#include <span>
#include <vector>

namespace metes {

enum class Intercept : std::uint8_t {
    Free,      ///< left out of the penalty, as it should be
    Penalised  ///< one more column of ones, as LIBLINEAR's -B 1 has it
};

enum class Solver : std::uint8_t {
    Lbfgs,     ///< liblbfgs on preconditioned variables; either intercept
    Liblinear  ///< LIBLINEAR's trust-region Newton method (TrustRegion.h); Intercept::Penalised only
};

struct RegressionOptions {
    double cost = 1;  ///< C: weight of the losses against the penalty
    Intercept intercept = Intercept::Free;
    Solver solver = Solver::Lbfgs;
    /// Stops when the gradient, in the solver's own variables, has fallen to this share of the
    /// variables' length (of 1 where that is shorter). The default leaves the objective within
    /// 1e-6 of its minimum, relatively.
    double tolerance = 1e-4;
    std::int32_t iterations = 1000;  ///< fails when these do not suffice
};

/// A linear model: log odds = intercept + sum of weight times value.
struct LinearModel {
    std::vector<double> weights;  ///< sparse columns first, then dense ones
    double intercept = 0;
};

struct Fit {
    LinearModel model;
    double objective = 0;
    std::int32_t iterations = 0;
};

struct DesignCurvature;

/// What may come along with the rows.
struct FitContext {
    /// One a row, or none: how often a row counts (a bootstrap), 0 for not at all. Not for
    /// Solver::Liblinear.
    std::span<const double> rowWeights;
    /// Where the search begins: the model of a neighbouring cost, fold or resample. It changes the
    /// time and, up to the tolerance, not the result. Solver::Liblinear begins at 0.
    const LinearModel* start = nullptr;
    /// Of this design, where several models are fitted to it; computed when absent.
    const DesignCurvature* curvature = nullptr;
    /// Asked in every pass over the rows whether to stop.
    const Progress* progress = nullptr;
};

/// Minimises 0.5 |w|^2 + C sum over rows of weight * log(1 + exp(-y f)). `positive` holds 0 or 1 a
/// row.
///
/// InvalidArgument: lengths differ, cost not over 0, a combination that the solver lacks.
/// InvalidInput: only one class among the rows, or a number that is not finite.
/// Cancelled. Internal: the solver gave up.
Result<Fit> fitLogisticRegression(const Design& design, std::span<const std::uint8_t> positive,
                                  const RegressionOptions& options, const FitContext& context = {});

/// 1 / (1 + exp(-logOdds)) without overflow.
double logistic(double logOdds);

std::vector<double> logOdds(const LinearModel& model, const Design& design);
std::vector<double> probabilities(const LinearModel& model, const Design& design);

/// The value that fitLogisticRegression makes small.
double regressionObjective(const LinearModel& model, const Design& design,
                           std::span<const std::uint8_t> positive,
                           const RegressionOptions& options);

}  // namespace metes
