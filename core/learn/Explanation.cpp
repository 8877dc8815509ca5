// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Explanation.h"

#include "core/learn/Preconditioner.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace metes {

namespace {

const Classifier* classifierOf(const Model& model, const Target& target)
{
    const auto found = std::find_if(
        model.classifiers.begin(), model.classifiers.end(),
        [&target](const Classifier& classifier) { return classifier.target == target; });
    return found != model.classifiers.end() && found->model ? &*found : nullptr;
}

std::map<std::uint32_t, std::vector<TextRange>> placesOf(const TfIdf& terms, std::string_view text)
{
    std::map<std::uint32_t, std::vector<TextRange>> places;
    const TextIndex index(text);
    for (const TfIdf::Occurrence& occurrence : terms.occurrences(text)) {
        places[occurrence.term].push_back(
            {index.codePointOfByte(static_cast<std::int32_t>(occurrence.begin)),
             index.codePointOfByte(static_cast<std::int32_t>(occurrence.end))});
    }
    return places;
}

void addTerms(const Model& model, const LinearModel& linear, const Design& design,
              std::string_view text, Explanation& explanation)
{
    auto places = placesOf(model.terms, text);
    for (std::size_t i = 0; i < design.sparse.entries(); ++i) {
        const std::uint32_t column = design.sparse.columnOf[i];
        const double weight = linear.weights[column];
        explanation.contributions.push_back(
            {ColumnKind::Term, model.terms.terms()[column], "words", design.sparse.values[i],
             weight, weight * design.sparse.values[i], std::move(places[column])});
    }
}

void addFeatures(const Model& model, const LinearModel& linear, const Design& design,
                 Explanation& explanation)
{
    const std::vector<FeatureInfo> features = linguisticFeatures(model.references);
    for (std::size_t c = 0; c < design.dense.columns; ++c) {
        const double weight = linear.weights[design.sparse.columns + c];
        const double value = design.dense.values[c];
        explanation.contributions.push_back({ColumnKind::Feature,
                                             features[c].id,
                                             features[c].group,
                                             value,
                                             weight,
                                             weight * value,
                                             {}});
    }
}

}  // namespace

Result<Explanation> explain(const Model& model, const Target& target, std::string_view text,
                            std::span<const double> linguistic)
{
    const Classifier* classifier = classifierOf(model, target);
    if (classifier == nullptr) {
        return fail(ErrorCode::NotFound,
                    "the model has no classifier for " + std::string(target.id()));
    }
    const DenseMatrix row{linguistic.size(), {linguistic.begin(), linguistic.end()}};
    const Result<Design> design = designFor(model, std::span(&text, 1), row);
    if (!design) {
        return tl::unexpected(design.error());
    }
    Explanation explanation;
    explanation.intercept = classifier->model->intercept;
    explanation.logOdds = logOdds(*classifier->model, *design).front();
    if (model.usesTerms()) {
        addTerms(model, *classifier->model, *design, text, explanation);
    }
    if (model.usesLinguistic()) {
        addFeatures(model, *classifier->model, *design, explanation);
    }
    std::erase_if(explanation.contributions,
                  [](const Contribution& part) { return part.contribution == 0; });
    std::stable_sort(explanation.contributions.begin(), explanation.contributions.end(),
                     [](const Contribution& a, const Contribution& b) {
                         return std::abs(a.contribution) > std::abs(b.contribution);
                     });
    return explanation;
}

std::vector<Coefficient> coefficients(const Model& model, const Target& target)
{
    std::vector<Coefficient> all;
    const Classifier* classifier = classifierOf(model, target);
    if (classifier == nullptr) {
        return all;
    }
    const std::vector<double>& weights = classifier->model->weights;
    const std::vector<std::string>& terms = model.terms.terms();
    for (std::size_t c = 0; c < terms.size(); ++c) {
        all.push_back({ColumnKind::Term, terms[c], "words", c, weights[c]});
    }
    if (model.usesLinguistic()) {
        const std::vector<FeatureInfo> features = linguisticFeatures(model.references);
        for (std::size_t c = 0; c < features.size(); ++c) {
            all.push_back({ColumnKind::Feature, features[c].id, features[c].group, terms.size() + c,
                           weights[terms.size() + c]});
        }
    }
    return all;
}

Result<std::vector<Estimate>>
coefficientIntervals(const Design& design, std::span<const std::uint8_t> positive,
                     const Groups& groups, std::span<const std::size_t> columns,
                     const RegressionOptions& regression, const BootstrapOptions& options,
                     Progress& progress, const ParallelFor& parallel)
{
    const DesignCurvature curvature = DesignCurvature::of(design);
    FitContext whole;
    whole.curvature = &curvature;
    whole.progress = &progress;
    const Result<Fit> fitted = fitLogisticRegression(design, positive, regression, whole);
    if (!fitted) {
        return tl::unexpected(fitted.error());
    }
    // Counts first and in order: what is drawn does not depend on how many threads there are.
    std::vector<std::vector<double>> rowWeights(options.replicates);
    GroupResampler resampler(groups.count, options.seed);
    for (std::vector<double>& weights : rowWeights) {
        const std::span<const std::uint32_t> counts = resampler.draw();
        for (const std::uint32_t group : groups.of) {
            weights.push_back(counts[group]);
        }
    }
    std::vector<std::optional<LinearModel>> refits(options.replicates);
    parallel(options.replicates, [&](std::size_t i) {
        const FitContext context{rowWeights[i], &fitted->model, &curvature, &progress};
        if (Result<Fit> fit = fitLogisticRegression(design, positive, regression, context)) {
            refits[i] = std::move(fit->model);
        }
    });
    if (progress.cancelled()) {
        return fail(ErrorCode::Cancelled, "training was cancelled");
    }
    std::vector<Estimate> estimates;
    for (const std::size_t column : columns) {
        std::vector<std::optional<double>> replicates;
        for (const std::optional<LinearModel>& refit : refits) {
            replicates.push_back(refit ? std::optional(refit->weights[column]) : std::nullopt);
        }
        estimates.push_back(withInterval(
            Estimate::of(fitted->model.weights[column], static_cast<std::int64_t>(positive.size())),
            replicates, options.confidence));
    }
    return estimates;
}

}  // namespace metes
