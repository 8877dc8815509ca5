// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/LogisticRegression.h"

#include <cstdint>
#include <span>

namespace metes {

/// LIBLINEAR's L2-regularised logistic regression (its solver 0), for parity with programs that
/// use it; the intercept is penalised. Both classes must be there, all numbers finite.
Result<Fit> fitWithLiblinear(const Design& design, std::span<const std::uint8_t> positive,
                             const RegressionOptions& options);

}  // namespace metes
