// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lint/Finding.h"
#include "core/runs/Predictor.h"

namespace metes {

/// What one finding is worth: high 0.8, medium 0.5, low 0.05, info 0.
double findingConfidence(Severity severity);

/// The claim checker as a predictor. Alarms (findings of severity high and medium) become reasons
/// of the layer linter with findingConfidence; the score of a category is the highest confidence
/// among its reasons, 0 without one. With c the confidences of all findings, low ones included,
///
///     p = 1 - 0.9 * product of (1 - c)
///
/// so a claim without findings has 0.1. This orders claims and is no calibrated probability. The
/// label is indefinite when there is an alarm.
class LinterPredictor final : public Predictor {
public:
    PredictorFacts facts() const override;
    bool needsDescription() const override { return true; }
    Result<std::vector<Result<Prediction>>> predict(const ApplicationTask& task,
                                                    const Progress& progress) override;
};

}  // namespace metes
