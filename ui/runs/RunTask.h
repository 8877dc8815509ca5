// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// The Runs page: predictors over the claims of the project, begun, watched, stopped and gone on
// with. This header holds what is done off the window's thread: values in, values out, each with a
// connection of its own.

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/learn/Calibration.h"
#include "core/learn/Model.h"
#include "core/runs/RunQueue.h"
#include "core/store/RunRepository.h"

#include <array>
#include <atomic>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace metes {

enum class RunKind : std::uint8_t {
    Training,   ///< logistic regression, learned from the project and then applied
    ModelFile,  ///< a model that was learned before
    Linter,
    Random,
    Ensemble,
    Calibration
};

/// What a person asks for; members that the kind does not name are ignored.
struct RunRequest {
    RunKind kind = RunKind::Training;
    FeatureSet features = FeatureSet::All;                ///< Training
    CalibrationKind calibration = CalibrationKind::None;  ///< Training, Calibration
    std::uint64_t seed = 1;                               ///< Training, Random
    std::filesystem::path model;         ///< Training: where a copy is written, empty: nowhere;
                                         ///< ModelFile: what is read
    std::array<std::string, 2> sources;  ///< names of runs: Ensemble both, Calibration the first
    RunSelection selection;
};

struct SplitCount {
    std::string split;
    std::int64_t claims = 0;
};

/// What there is to show and to choose from.
struct RunList {
    std::vector<RunRecord> runs;     ///< in the order of their beginning
    std::vector<SplitCount> splits;  ///< train, validation, test, then others
    std::int64_t claims = 0;         ///< of the project
    std::int64_t trainLabels = 0;    ///< labelled claims of the train split

    const RunRecord* find(RunId run) const;
};

Result<RunList> readRunList(const std::filesystem::path& project, const Progress& progress);

/// Makes the predictor, which for a training takes long and is what progress tells of, and records
/// the run; workOnRun() then does the claims.
Result<RunId> beginRun(const std::filesystem::path& project, const RunRequest& request,
                       const Clock& clock, Progress& progress);
/// As RunQueue::work(); a run that was stopped goes on. When it stops on request and `givesUp` is
/// set, it is cancelled and the record says so.
Result<RunRecord> workOnRun(const std::filesystem::path& project, RunId run, const Clock& clock,
                            const std::atomic<bool>& givesUp, Progress& progress);
/// As RunQueue::cancel().
Result<RunRecord> giveUpRun(const std::filesystem::path& project, RunId run, const Clock& clock);
Result<void> deleteRun(const std::filesystem::path& project, RunId run);
Result<std::vector<FailedClaim>> readFailures(const std::filesystem::path& project, RunId run);

}  // namespace metes
