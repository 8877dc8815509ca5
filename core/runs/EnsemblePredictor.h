// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <string>
#include <unordered_map>

#include "core/runs/Predictor.h"

namespace metes {

/// The mean of two finished runs: of the probabilities, and of the scores of each category (the
/// other's alone where one has none). The reasons of both are kept, each with the run it came from.
/// Labels are left open: a threshold is chosen where it is evaluated. A claim that one of the runs
/// lacks, or scored at another text, fails.
class EnsemblePredictor final : public Predictor {
public:
    /// Reads both runs. NotFound; InvalidInput when one is not finished or both are the same;
    /// Cancelled.
    static Result<std::unique_ptr<EnsemblePredictor>> of(Database& database,
                                                         const std::string& first,
                                                         const std::string& second,
                                                         const Progress& progress);

    PredictorFacts facts() const override;
    Result<std::vector<Result<Prediction>>> predict(const ApplicationTask& task,
                                                    const Progress& progress) override;

private:
    using Predictions = std::unordered_map<ClaimId, Prediction>;

    std::array<std::string, 2> m_names;
    std::array<Predictions, 2> m_predictions;
};

}  // namespace metes
