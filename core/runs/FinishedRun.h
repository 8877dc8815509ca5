// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For the sources of this folder only: a finished run that another one builds on.

#include <string>
#include <unordered_map>

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/store/CorpusRepository.h"
#include "core/store/RunRepository.h"

namespace metes {

struct FinishedRun {
    RunRecord record;
    std::unordered_map<ClaimId, Prediction> predictions;  ///< with reasons
};

/// NotFound; InvalidInput when the run is not finished; Cancelled.
Result<FinishedRun> readFinishedRun(Database& database, const std::string& name,
                                    const Progress& progress);

/// The run's prediction for the claim's present text. NotFound when it has none; Conflict when the
/// text was revised since.
Result<const Prediction*> predictionAt(const std::unordered_map<ClaimId, Prediction>& predictions,
                                       const CorpusClaim& claim, const std::string& run);

}  // namespace metes
