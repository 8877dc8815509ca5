// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// A run of a model over the small review project. The model learned elsewhere, from claims in which
// "substantially" goes with indefinite.

#include "MetricsFixture.h"
#include "ReviewFixture.h"
#include "core/learn/ModelFile.h"
#include "core/runs/LogisticPredictor.h"
#include "core/runs/ProjectTraining.h"
#include "core/runs/RandomPredictor.h"
#include "core/runs/RunQueue.h"

namespace metes {

template<typename T>
T made(Result<T> result)
{
    if (!result) {
        qFatal("%s", describe(result.error()).c_str());
    }
    return std::move(*result);
}

inline RunRecord runOver(ReviewProject& project, Predictor& predictor)
{
    NoProgress progress;
    return made(RunQueue(project.database(), project.clock).run(predictor, {}, progress));
}

inline RunRecord addTrainedRun(ReviewProject& project, FeatureSet features = FeatureSet::TfIdf)
{
    MetricsProject school;
    NoProgress progress;
    ProjectTrainingOptions options;
    options.training.features = features;
    const Model model = made(trainOnProject(school.database(), options, progress));
    const auto predictor = made(LogisticPredictor::fromText(writeModel(model)));
    return runOver(project, *predictor);
}

inline RunRecord addRandomRun(ReviewProject& project, std::uint64_t seed)
{
    RandomPredictor predictor(seed);
    return runOver(project, predictor);
}

}  // namespace metes
