// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/FinishedRun.h"

namespace metes {

Result<FinishedRun> readFinishedRun(Database& database, const std::string& name,
                                    const Progress& progress)
{
    const RunRepository runs(database);
    const auto record = runs.find(name);
    if (!record) {
        return passOn(record);
    }
    if (record->state != RunState::Finished) {
        const bool cancelled = record->state == RunState::Cancelled;
        return fail(ErrorCode::InvalidInput,
                    "the run \"" + name + (cancelled ? "\" was cancelled" : "\" is not finished"),
                    cancelled ? "take a finished one" : "go on with it first");
    }
    if (progress.cancelled()) {
        return fail(ErrorCode::Cancelled, "stopped before \"" + name + "\" was read");
    }
    auto predictions = runs.predictions(record->id, RunRepository::Reasons::Read);
    if (!predictions) {
        return passOn(predictions);
    }
    FinishedRun run{*record, {}};
    run.predictions.reserve(predictions->size());
    for (Prediction& prediction : *predictions) {
        run.predictions.emplace(prediction.claim, std::move(prediction));
    }
    return run;
}

Result<const Prediction*> predictionAt(const std::unordered_map<ClaimId, Prediction>& predictions,
                                       const CorpusClaim& claim, const std::string& run)
{
    const auto place = predictions.find(claim.id);
    if (place == predictions.end()) {
        return fail(ErrorCode::NotFound, "\"" + run + "\" has no prediction for the claim");
    }
    if (place->second.document != claim.document) {
        return fail(ErrorCode::Conflict, "the claim was revised after \"" + run + "\" scored it");
    }
    return &place->second;
}

}  // namespace metes
