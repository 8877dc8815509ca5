// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <string>
#include <unordered_map>

#include "core/learn/Calibration.h"
#include "core/runs/Predictor.h"

namespace metes {

/// A finished run whose probabilities, of the claim and of each category, are fitted to what
/// examiners decided on the validation claims. Labels and reasons stay. A category that lacks a
/// class on validation keeps its raw scores, and the configuration names it.
class CalibrationPredictor final : public Predictor {
public:
    /// Reads the run and fits. NotFound; InvalidInput when it is not finished or the validation
    /// claims lack a class (or there are none); Cancelled.
    static Result<std::unique_ptr<CalibrationPredictor>>
    of(Database& database, const std::string& run, CalibrationKind kind, const Progress& progress);

    PredictorFacts facts() const override;
    Result<std::vector<Result<Prediction>>> predict(const ApplicationTask& task,
                                                    const Progress& progress) override;

private:
    std::string m_name;
    CalibrationKind m_kind = CalibrationKind::Isotonic;
    Calibration m_claims;
    std::array<Calibration, kScoredCategoryCount> m_categories;
    std::unordered_map<ClaimId, Prediction> m_predictions;
};

std::string_view calibrationKindId(CalibrationKind kind);  ///< "none", "platt", "isotonic"
std::optional<CalibrationKind> calibrationKindFromId(std::string_view id);

}  // namespace metes
