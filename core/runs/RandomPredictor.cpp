// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/RandomPredictor.h"

#include "core/base/Json.h"
#include "core/base/Sha256.h"

namespace metes {

double seededUniform(std::uint64_t seed, std::string_view application, std::int32_t claim,
                     std::string_view target)
{
    // A line end stands in no number, so different fields never give the same text.
    const std::string digits =
        sha256Hex(std::to_string(seed) + '\n' + std::string(application) + '\n'
                  + std::to_string(claim) + '\n' + std::string(target));
    // 13 hex digits are 52 bits, which a double holds exactly.
    const std::uint64_t bits = std::stoull(digits.substr(0, 13), nullptr, 16);
    return static_cast<double>(bits) / 4503599627370496.0;
}

PredictorFacts RandomPredictor::facts() const
{
    return {"random", canonicalJson(Json{{"seed", m_seed}}), "", ""};
}

Result<std::vector<Result<Prediction>>> RandomPredictor::predict(const ApplicationTask& task,
                                                                 const Progress&)
{
    std::vector<Result<Prediction>> outcomes;
    for (const std::size_t place : task.asked) {
        const CorpusClaim& claim = task.claims[place];
        Prediction prediction;
        prediction.pIndefinite =
            seededUniform(m_seed, claim.application, claim.number, "indefinite");
        for (std::size_t c = 0; c < kScoredCategoryCount; ++c) {
            prediction.categories[c] = seededUniform(m_seed, claim.application, claim.number,
                                                     categoryInfo(scoredCategory(c)).id);
        }
        outcomes.emplace_back(std::move(prediction));
    }
    return outcomes;
}

}  // namespace metes
