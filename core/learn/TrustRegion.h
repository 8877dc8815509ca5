// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/LogisticRegression.h"

#include <cstdint>
#include <span>

namespace metes {

/// L2-regularised logistic regression with a penalised intercept by LIBLINEAR's trust-region Newton
/// method (its solver 0), step for step, for parity with programs that use it. The library itself
/// cannot be stopped; this asks `progress` in every product with the rows. Both classes must be
/// there, all numbers finite. Cancelled.
Result<Fit> fitByTrustRegion(const Design& design, std::span<const std::uint8_t> positive,
                             const RegressionOptions& options, const Progress& progress);

}  // namespace metes
