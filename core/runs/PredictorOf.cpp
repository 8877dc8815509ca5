// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Json.h"
#include "core/runs/CalibrationPredictor.h"
#include "core/runs/EnsemblePredictor.h"
#include "core/runs/LinterPredictor.h"
#include "core/runs/LogisticPredictor.h"
#include "core/runs/RandomPredictor.h"
#include "core/runs/RunQueue.h"

namespace metes {

namespace {

Result<std::unique_ptr<Predictor>> logisticOf(Database& database, const RunRecord& run)
{
    auto body = RunRepository(database).model(run.facts.model);
    if (!body) {
        return passOn(body);
    }
    return asPredictor(LogisticPredictor::fromText(std::move(*body)));
}

Result<std::unique_ptr<Predictor>> ensembleOf(Database& database, const Json& configuration,
                                              const Progress& progress)
{
    const auto names = configuration.at("runs").get<std::vector<std::string>>();
    return asPredictor(EnsemblePredictor::of(database, names.at(0), names.at(1), progress));
}

Result<std::unique_ptr<Predictor>> calibrationOf(Database& database, const Json& configuration,
                                                 const Progress& progress)
{
    const auto kind = calibrationKindFromId(configuration.at("method").get<std::string>());
    return asPredictor(
        CalibrationPredictor::of(database, configuration.at("run").get<std::string>(),
                                 kind.value_or(CalibrationKind::Isotonic), progress));
}

}  // namespace

Result<std::unique_ptr<Predictor>> predictorOf(Database& database, const RunRecord& run,
                                               const Progress& progress)
{
    const std::string& kind = run.facts.kind;
    try {
        const Json configuration = Json::parse(run.facts.configuration);
        if (kind == "logistic") {
            return logisticOf(database, run);
        }
        if (kind == "linter") {
            return std::make_unique<LinterPredictor>();
        }
        if (kind == "random") {
            return std::make_unique<RandomPredictor>(configuration.at("seed").get<std::uint64_t>());
        }
        if (kind == "ensemble") {
            return ensembleOf(database, configuration, progress);
        }
        if (kind == "calibration") {
            return calibrationOf(database, configuration, progress);
        }
    } catch (const std::exception& error) {
        return fail(ErrorCode::Damaged, "the configuration of \"" + run.name + "\" cannot be read",
                    error.what());
    }
    return fail(ErrorCode::InvalidInput, "\"" + run.name + "\" is of the kind \"" + kind
                                             + "\", which needs its own command");
}

}  // namespace metes
