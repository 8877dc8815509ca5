// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/EnsemblePredictor.h"

#include <algorithm>

#include "core/base/Json.h"
#include "core/runs/FinishedRun.h"

namespace metes {

namespace {

std::optional<double> mean(const std::optional<double>& a, const std::optional<double>& b)
{
    if (a && b) {
        return (*a + *b) / 2;
    }
    return a ? a : b;
}

Prediction meanOf(const Prediction& first, const Prediction& second)
{
    Prediction prediction;
    prediction.pIndefinite = (first.pIndefinite + second.pIndefinite) / 2;
    for (std::size_t c = 0; c < kScoredCategoryCount; ++c) {
        prediction.categories[c] = mean(first.categories[c], second.categories[c]);
    }
    prediction.reasons = first.reasons;
    for (const RunReason& cited : second.reasons) {
        // Both may have taken it over from one and the same run.
        const bool known = std::any_of(
            first.reasons.begin(), first.reasons.end(), [&cited](const RunReason& other) {
                return other.origin == cited.origin && other.reason.id == cited.reason.id;
            });
        if (!known) {
            prediction.reasons.push_back(cited);
        }
    }
    return prediction;
}

}  // namespace

Result<std::unique_ptr<EnsemblePredictor>> EnsemblePredictor::of(Database& database,
                                                                 const std::string& first,
                                                                 const std::string& second,
                                                                 const Progress& progress)
{
    if (first == second) {
        return fail(ErrorCode::InvalidInput, "an ensemble of \"" + first + "\" with itself",
                    "name two different runs");
    }
    auto ensemble = std::unique_ptr<EnsemblePredictor>(new EnsemblePredictor);
    ensemble->m_names = {first, second};
    for (std::size_t i = 0; i < 2; ++i) {
        auto run = readFinishedRun(database, ensemble->m_names[i], progress);
        if (!run) {
            return passOn(run);
        }
        ensemble->m_predictions[i] = std::move(run->predictions);
    }
    return ensemble;
}

PredictorFacts EnsemblePredictor::facts() const
{
    return {"ensemble", canonicalJson(Json{{"runs", m_names}}), "", ""};
}

Result<std::vector<Result<Prediction>>> EnsemblePredictor::predict(const ApplicationTask& task,
                                                                   const Progress&)
{
    std::vector<Result<Prediction>> outcomes;
    for (const std::size_t place : task.asked) {
        const auto first = predictionAt(m_predictions[0], task.claims[place], m_names[0]);
        const auto second = predictionAt(m_predictions[1], task.claims[place], m_names[1]);
        if (!first || !second) {
            outcomes.emplace_back(passOn(first ? second : first));
            continue;
        }
        outcomes.emplace_back(meanOf(**first, **second));
    }
    return outcomes;
}

}  // namespace metes
