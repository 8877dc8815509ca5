// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "core/runs/Predictor.h"

namespace metes {

/// Uniform in [0, 1) from SHA-256 of seed, application, claim and target: the same whatever else
/// is predicted, and in which order.
double seededUniform(std::uint64_t seed, std::string_view application, std::int32_t claim,
                     std::string_view target);

/// The baseline that knows nothing: seededUniform for the claim and for each category.
class RandomPredictor final : public Predictor {
public:
    explicit RandomPredictor(std::uint64_t seed) : m_seed(seed) {}

    PredictorFacts facts() const override;
    Result<std::vector<Result<Prediction>>> predict(const ApplicationTask& task,
                                                    const Progress& progress) override;

private:
    std::uint64_t m_seed;
};

}  // namespace metes
