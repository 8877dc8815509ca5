// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Runs: a predictor over the claims of a project, kept as a record that can be stopped, killed and
// gone on with, and that nobody changes once it is finished. Models learn from the project here,
// and what runs said is laid beside the truth for evaluation.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/runs/Predictor.h"
#include "core/store/RunRepository.h"

namespace metes {

/// Begins runs and works through their claims, application by application, in short transactions:
/// a decision made meanwhile waits some milliseconds. All in the caller's thread.
class RunQueue {
public:
    /// Both must outlive this.
    RunQueue(Database& database, const Clock& clock) : m_database(database), m_clock(clock) {}

    /// Records a run that has still to be worked through. InvalidInput when no claim is selected;
    /// Cancelled, and nothing is recorded.
    Result<RunId> begin(const Predictor& predictor, const RunSelection& selection,
                        const Progress& progress);

    /// Works through what waits, failed claims included; progress counts claims. Afterwards the run
    /// is finished, or stopped with the reason: Cancelled is returned when asked to stop, and what
    /// was done stays. A finished run is left as it is. InvalidInput when the predictor is not the
    /// one that the run began with, or the run was cancelled. When it is cancelled meanwhile, the
    /// work stops with its next write.
    Result<RunRecord> work(RunId run, Predictor& predictor, Progress& progress);

    /// Gives a run up for good: what was done stays, the rest is never predicted. A cancelled run is
    /// left as it is; InvalidInput when it is finished.
    Result<RunRecord> cancel(RunId run);

    /// begin() and work(). A run that was stopped is found by name in RunRepository::all().
    Result<RunRecord> run(Predictor& predictor, const RunSelection& selection, Progress& progress);

private:
    class Batch;

    Result<void> workThrough(const RunRecord& run, Predictor& predictor, Progress& progress);
    Result<RunRecord> close(const RunRecord& run, const Predictor& predictor,
                            const Result<void>& worked);

    Database& m_database;
    const Clock& m_clock;
};

/// The predictor that a run began with, to go on with it. NotFound when its model or its source
/// runs are gone; InvalidInput for a kind that this program cannot make from the record alone.
Result<std::unique_ptr<Predictor>> predictorOf(Database& database, const RunRecord& run,
                                               const Progress& progress);

}  // namespace metes
