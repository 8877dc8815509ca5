// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Model.h"

#include "core/statistics/Random.h"

#include <array>

namespace metes {

namespace {

constexpr std::array<std::string_view, 3> kSetIds = {"tfidf", "linguistic", "all"};
constexpr std::string_view kIndefinite = "indefinite";

}  // namespace

std::string_view featureSetId(FeatureSet set)
{
    return kSetIds[static_cast<std::size_t>(set)];
}

std::optional<FeatureSet> featureSetFromId(std::string_view id)
{
    for (std::size_t i = 0; i < kSetIds.size(); ++i) {
        if (kSetIds[i] == id) {
            return static_cast<FeatureSet>(i);
        }
    }
    return std::nullopt;
}

std::string_view Target::id() const
{
    return category ? categoryInfo(*category).id : kIndefinite;
}

std::vector<Target> allTargets()
{
    std::vector<Target> targets{Target()};
    for (const CategoryInfo& info : categories()) {
        if (info.category != Category::Dependence && info.category != Category::Other) {
            targets.push_back({info.category});
        }
    }
    return targets;
}

std::optional<Target> targetFromId(std::string_view id)
{
    for (const Target& target : allTargets()) {
        if (target.id() == id) {
            return target;
        }
    }
    return std::nullopt;
}

Result<Design> designFor(const Model& model, std::span<const std::string_view> texts,
                         const DenseMatrix& linguistic, const Progress& progress)
{
    Design design;
    design.rowCount = texts.size();
    if (model.usesTerms()) {
        design.sparse = model.terms.transform(texts, progress);
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped while the words were weighed");
        }
    }
    if (model.usesLinguistic()) {
        const std::size_t wanted = model.scaling.means.size();
        if (linguistic.columns != wanted || linguistic.values.size() != wanted * texts.size()) {
            return fail(ErrorCode::InvalidArgument, "the model expects " + std::to_string(wanted)
                                                        + " linguistic features a claim and got "
                                                        + std::to_string(linguistic.columns));
        }
        design.dense = linguistic;
        model.scaling.apply(design.dense);
    }
    return design;
}

std::vector<TargetScores> predict(const Model& model, const Design& design)
{
    std::vector<TargetScores> all;
    for (const Classifier& classifier : model.classifiers) {
        TargetScores scores{classifier.target, {}, classifier.reason};
        if (classifier.model) {
            scores.scores = probabilities(*classifier.model, design);
        }
        all.push_back(std::move(scores));
    }
    return all;
}

void inOrder(std::size_t count, const std::function<void(std::size_t)>& body)
{
    for (std::size_t i = 0; i < count; ++i) {
        body(i);
    }
}

std::vector<double> randomScores(std::size_t claims, std::uint64_t seed)
{
    Random random(seed);
    std::vector<double> scores(claims);
    for (double& score : scores) {
        score = random.uniform();
    }
    return scores;
}

}  // namespace metes
