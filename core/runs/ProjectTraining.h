// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/learn/Training.h"

namespace metes {

class Database;

struct ProjectTrainingOptions {
    TrainingOptions training;
    /// Whether the claim checker counts unintroduced references for the features.
    ReferenceCounts references = ReferenceCounts::Given;
};

/// The labelled claims of the project: texts, features (unless only TF-IDF is asked for), labels
/// and splits, by application and number. Progress counts claims. Cancelled.
Result<LearningSet> readLearningSet(Database& database, FeatureSet features,
                                    ReferenceCounts references, Progress& progress);

/// A model of the project. InvalidInput without labelled claims in the train split. The same
/// project and options give the same bytes of the model file. Progress: first the claims read,
/// then the steps of training, on one scale.
Result<Model> trainOnProject(Database& database, const ProjectTrainingOptions& options,
                             Progress& progress);

/// ParallelFor on the machine's cores, at most one thread an item.
void onAllCores(std::size_t count, const std::function<void(std::size_t)>& body);

}  // namespace metes
