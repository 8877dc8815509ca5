// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// The Metrics page: what the dataset is, how well runs predict, whether their probabilities mean
// what they say, what drives them, and which of two is better. This header holds what is computed
// off the window's thread: values in, values out, each with a connection of its own.

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/RowId.h"
#include "core/dataset/DatasetStatistics.h"
#include "core/evaluation/RunReport.h"
#include "core/learn/Explanation.h"
#include "core/learn/Model.h"
#include "core/store/RunRepository.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace metes {

struct RunEntry {
    RunRecord record;
    /// Of a model that is kept in the project.
    std::optional<FeatureSet> features;

    bool isFinished() const { return record.state == RunState::Finished; }
};

/// What there is to look at.
struct RunOverview {
    std::string fingerprint;          ///< of the dataset now
    std::vector<RunEntry> runs;       ///< in the order of their beginning
    std::vector<std::string> splits;  ///< that claims have: train, validation, test, then others
    std::int64_t claims = 0;
};

/// `known`: from an earlier reading; a run keeps its model, so that it need not be read again.
Result<RunOverview> readRunOverview(const std::filesystem::path& project,
                                    const std::vector<RunEntry>& known, const Progress& progress);
/// Whether both show the same.
bool sameOverview(const RunOverview& one, const RunOverview& other);

Result<std::shared_ptr<const DatasetStatistics>> readDataset(const std::filesystem::path& project,
                                                             Progress& progress);

Result<std::shared_ptr<const RunReport>> readRunReport(const std::filesystem::path& project,
                                                       RunId run, const ReportOptions& options,
                                                       const Progress& progress);

Result<std::shared_ptr<const RunComparison>> readRunComparison(const std::filesystem::path& project,
                                                               RunId first, RunId second,
                                                               const ReportOptions& options,
                                                               const Progress& progress);

/// The weights of a run's model for one target.
struct RunWeights {
    RunId run;
    Target target;
    std::shared_ptr<const Model> model;
    std::vector<Coefficient> coefficients;  ///< every column, in the order of the design
    std::string reason;                     ///< why there are none

    std::int64_t trainClaims() const { return model ? model->trainClaims : 0; }
};

/// NotFound when the run keeps no model in the project.
Result<RunWeights> readRunWeights(const std::filesystem::path& project, const RunRecord& run,
                                  const Target& target);

/// How often a model is refitted for intervals of its weights: each time costs a training.
inline constexpr std::uint32_t kWeightRefits = 200;

/// Intervals of the weights of these columns, from refitting the model to resampled train claims of
/// the project as it is now; progress counts refits. InvalidInput when that is no longer what the
/// model was trained on.
Result<std::vector<Estimate>> readWeightIntervals(const std::filesystem::path& project,
                                                  const RunWeights& weights,
                                                  const std::vector<std::size_t>& columns,
                                                  const BootstrapOptions& options,
                                                  Progress& progress);

}  // namespace metes
