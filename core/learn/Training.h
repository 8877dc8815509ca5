// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/learn/Model.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace metes {

enum class Split : std::uint8_t { None, Train, Validation, Test };

/// Claims to learn from; every row of every member is the same claim.
struct LearningSet {
    std::vector<std::string> texts;  ///< valid UTF-8
    DenseMatrix linguistic;          ///< as FeatureExtractor gives them; may be empty when
                                     ///< only TF-IDF is asked for
    ReferenceCounts references = ReferenceCounts::Absent;
    std::vector<std::uint8_t> indefinite;  ///< 1 indefinite, 0 definite
    std::vector<CategorySet> categories;   ///< of the examiner's reasons
    std::vector<Split> splits;
    std::vector<std::string> groups;  ///< family where given, else application
    std::string fingerprint;          ///< of the dataset, kept in the model

    std::size_t claims() const { return texts.size(); }
};

struct TrainingOptions {
    FeatureSet features = FeatureSet::All;
    TfIdfOptions terms;
    RegressionOptions regression;
    /// Learned on validation; where that lacks a class, probabilities stay raw.
    CalibrationKind calibration = CalibrationKind::None;
    std::vector<Target> targets = allTargets();
    std::uint64_t seed = 1;  ///< recorded; training itself draws nothing
};

/// Whether a claim is a positive example of a target.
std::vector<std::uint8_t> labelsOf(const LearningSet& set, const Target& target);
std::vector<std::size_t> rowsOfSplit(const LearningSet& set, Split split);

/// Vocabulary, scaling and weights from the train split; thresholds and calibration from
/// validation: half of the claims for indefinite, the label's own share for a category. A target
/// with one class in train has no model and a reason. The same set and options give the same
/// model, however many threads `parallel` lends.
///
/// InvalidArgument: members of different length, linguistic rows missing. InvalidInput: no train
/// claims, no words. Cancelled.
Result<Model> trainModel(const LearningSet& set, const TrainingOptions& options, Progress& progress,
                         const ParallelFor& parallel = inOrder);

/// Scores of claims by models that have not seen their group. A claim whose fold could not be
/// trained for a target (one class only) has none.
struct OutOfFold {
    Target target;
    std::vector<std::optional<double>> scores;  ///< one a row that was asked for
};

struct FoldOptions {
    std::uint32_t folds = 5;
    TrainingOptions training;  ///< its seed shuffles the groups
};

/// Cross-validation over `rows`, whole groups together. Splits are not looked at. Fails as
/// trainModel does, and with InvalidArgument where there are fewer groups than folds.
Result<std::vector<OutOfFold>> outOfFoldScores(const LearningSet& set,
                                               std::span<const std::size_t> rows,
                                               const FoldOptions& options, Progress& progress,
                                               const ParallelFor& parallel = inOrder);

}  // namespace metes
