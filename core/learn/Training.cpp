// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Training.h"

#include "core/learn/Preconditioner.h"
#include "core/statistics/Sampling.h"

#include <algorithm>
#include <mutex>

namespace metes {

namespace {

Result<void> checkSet(const LearningSet& set, const TrainingOptions& options)
{
    const std::size_t n = set.claims();
    if (set.indefinite.size() != n || set.categories.size() != n || set.splits.size() != n
        || set.groups.size() != n) {
        return fail(ErrorCode::InvalidArgument,
                    "texts, labels, splits and groups differ in number");
    }
    if (options.features == FeatureSet::TfIdf) {
        return {};
    }
    const std::size_t columns = linguisticFeatures(set.references).size();
    if (set.linguistic.columns != columns || set.linguistic.values.size() != columns * n) {
        return fail(ErrorCode::InvalidArgument,
                    "the linguistic features of the claims are missing");
    }
    return {};
}

std::vector<std::string_view> viewsOf(const LearningSet& set, std::span<const std::size_t> rows)
{
    std::vector<std::string_view> views;
    views.reserve(rows.size());
    for (const std::size_t row : rows) {
        views.emplace_back(set.texts[row]);
    }
    return views;
}

std::vector<std::uint8_t> pick(const std::vector<std::uint8_t>& labels,
                               std::span<const std::size_t> rows)
{
    std::vector<std::uint8_t> picked;
    picked.reserve(rows.size());
    for (const std::size_t row : rows) {
        picked.push_back(labels[row]);
    }
    return picked;
}

DenseMatrix linguisticRows(const LearningSet& set, const Model& model,
                           std::span<const std::size_t> rows)
{
    return model.usesLinguistic() ? set.linguistic.rowsOf(rows) : DenseMatrix();
}

/// A model without classifiers, and the rows that its words and scales come from.
struct Prepared {
    Model model;
    Design design;
};

Result<Prepared> prepareModel(const LearningSet& set, const TrainingOptions& options,
                              std::span<const std::size_t> rows, const Progress& progress)
{
    Prepared prepared;
    Model& model = prepared.model;
    model.features = options.features;
    model.references = set.references;
    model.regression = options.regression;
    model.fingerprint = set.fingerprint;
    model.seed = options.seed;
    model.trainClaims = static_cast<std::int64_t>(rows.size());
    if (rows.empty()) {
        return fail(ErrorCode::InvalidInput, "no claims to train on",
                    "Give claims a split: build makes one.");
    }
    if (model.usesTerms()) {
        Result<TfIdf::Fitted> fitted =
            TfIdf::fitTransform(viewsOf(set, rows), options.terms, progress);
        if (!fitted) {
            return tl::unexpected(fitted.error());
        }
        model.terms = std::move(fitted->terms);
        prepared.design.sparse = std::move(fitted->matrix);
    }
    if (model.usesLinguistic()) {
        DenseMatrix& dense = prepared.design.dense;
        dense = set.linguistic.rowsOf(rows);
        model.scaling = Standardisation::fit(dense);
        model.scaling.apply(dense);
    }
    prepared.design.rowCount = rows.size();
    return prepared;
}

Result<Design> designOf(const LearningSet& set, const Model& model,
                        std::span<const std::size_t> rows, const Progress& progress)
{
    return designFor(model, viewsOf(set, rows), linguisticRows(set, model, rows), progress);
}

/// Counts finished steps from several threads.
class Steps {
public:
    Steps(Progress& progress, std::size_t total)
        : m_progress(progress), m_total(static_cast<std::int64_t>(total))
    {
        m_progress.report(0, m_total);
    }

    void finish()
    {
        const std::lock_guard lock(m_mutex);
        m_progress.report(++m_done, m_total);
    }

private:
    Progress& m_progress;
    std::mutex m_mutex;
    std::int64_t m_done = 0;
    std::int64_t m_total;
};

/// One class only is no failure of the training: the target has no model, and says why.
Result<Classifier> trainClassifier(const Design& design, const DesignCurvature& curvature,
                                   const Target& target, const std::vector<std::uint8_t>& labels,
                                   const RegressionOptions& options, const Progress& progress)
{
    Classifier classifier;
    classifier.target = target;
    classifier.trainPositives = std::count(labels.begin(), labels.end(), std::uint8_t{1});
    if (progress.cancelled()) {
        return fail(ErrorCode::Cancelled, "training was cancelled");
    }
    if (classifier.trainPositives == 0) {
        classifier.reason = "no positive examples among the train claims";
        return classifier;
    }
    if (classifier.trainPositives == static_cast<std::int64_t>(labels.size())) {
        classifier.reason = "no negative examples among the train claims";
        return classifier;
    }
    FitContext context;
    context.curvature = &curvature;
    context.progress = &progress;
    Result<Fit> fit = fitLogisticRegression(design, labels, options, context);
    if (!fit) {
        return tl::unexpected(fit.error());
    }
    classifier.model = std::move(fit->model);
    return classifier;
}

void settleOnValidation(Classifier& classifier, const Design& design,
                        const std::vector<std::uint8_t>& labels, CalibrationKind calibration)
{
    if (!classifier.model || labels.empty()) {
        return;
    }
    const std::vector<double> scores = probabilities(*classifier.model, design);
    const auto positives =
        static_cast<double>(std::count(labels.begin(), labels.end(), std::uint8_t{1}));
    const double wanted =
        classifier.target.category ? positives : static_cast<double>(labels.size()) / 2;
    classifier.threshold = balancedThreshold(scores, wanted);
    if (calibration == CalibrationKind::None) {
        return;
    }
    const Result<Calibration> learned = calibration == CalibrationKind::Platt
                                            ? plattCalibration(scores, labels)
                                            : isotonicCalibration(scores, labels);
    if (learned) {
        classifier.calibration = *learned;
    }
}

Result<void> trainClassifiers(Prepared& prepared, const LearningSet& set,
                              const TrainingOptions& options, std::span<const std::size_t> rows,
                              Steps& steps, const Progress& progress, const ParallelFor& parallel)
{
    const Design& design = prepared.design;
    const DesignCurvature curvature = DesignCurvature::of(design, progress);
    std::vector<Result<Classifier>> trained(options.targets.size());
    parallel(options.targets.size(), [&](std::size_t i) {
        const Target& target = options.targets[i];
        trained[i] = trainClassifier(design, curvature, target, pick(labelsOf(set, target), rows),
                                     options.regression, progress);
        steps.finish();
    });
    for (Result<Classifier>& classifier : trained) {
        if (!classifier) {
            return tl::unexpected(classifier.error());
        }
        prepared.model.classifiers.push_back(std::move(*classifier));
    }
    return {};
}

struct FoldRows {
    std::vector<std::size_t> inside;
    std::vector<std::size_t> outside;
    std::vector<std::size_t> places;  ///< of the outside ones, among the rows asked for
};

FoldRows foldRows(std::span<const std::size_t> rows, const std::vector<std::uint32_t>& folds,
                  std::uint32_t fold)
{
    FoldRows split;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (folds[i] == fold) {
            split.outside.push_back(rows[i]);
            split.places.push_back(i);
        } else {
            split.inside.push_back(rows[i]);
        }
    }
    return split;
}

Result<void> scoreFold(const LearningSet& set, const TrainingOptions& training,
                       const FoldRows& split, std::vector<OutOfFold>& result, Steps& steps,
                       const Progress& progress, const ParallelFor& parallel)
{
    Result<Prepared> prepared = prepareModel(set, training, split.inside, progress);
    if (!prepared) {
        return tl::unexpected(prepared.error());
    }
    const Result<void> trained =
        trainClassifiers(*prepared, set, training, split.inside, steps, progress, parallel);
    if (!trained) {
        return trained;
    }
    const Result<Design> design = designOf(set, prepared->model, split.outside, progress);
    if (!design) {
        return tl::unexpected(design.error());
    }
    const std::vector<TargetScores> scores = predict(prepared->model, *design);
    for (std::size_t t = 0; t < scores.size(); ++t) {
        for (std::size_t i = 0; i < scores[t].scores.size(); ++i) {
            result[t].scores[split.places[i]] = scores[t].scores[i];
        }
    }
    return {};
}

}  // namespace

std::vector<std::uint8_t> labelsOf(const LearningSet& set, const Target& target)
{
    std::vector<std::uint8_t> labels;
    labels.reserve(set.claims());
    for (std::size_t row = 0; row < set.claims(); ++row) {
        const bool positive = target.category ? set.categories[row].contains(*target.category)
                                              : set.indefinite[row] != 0;
        labels.push_back(positive ? 1 : 0);
    }
    return labels;
}

std::vector<std::size_t> rowsOfSplit(const LearningSet& set, Split split)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < set.splits.size(); ++row) {
        if (set.splits[row] == split) {
            rows.push_back(row);
        }
    }
    return rows;
}

Result<Model> trainModel(const LearningSet& set, const TrainingOptions& options, Progress& progress,
                         const ParallelFor& parallel)
{
    if (const Result<void> checked = checkSet(set, options); !checked) {
        return tl::unexpected(checked.error());
    }
    const std::vector<std::size_t> train = rowsOfSplit(set, Split::Train);
    const std::vector<std::size_t> validation = rowsOfSplit(set, Split::Validation);
    // Words and scales are one step, thresholds and calibration another.
    Steps steps(progress, options.targets.size() + 2);
    Result<Prepared> prepared = prepareModel(set, options, train, progress);
    if (!prepared) {
        return tl::unexpected(prepared.error());
    }
    steps.finish();
    const Result<void> trained =
        trainClassifiers(*prepared, set, options, train, steps, progress, parallel);
    if (!trained) {
        return tl::unexpected(trained.error());
    }
    prepared->design = {};
    Model& model = prepared->model;
    model.validationClaims = static_cast<std::int64_t>(validation.size());
    const Result<Design> design = designOf(set, model, validation, progress);
    if (!design) {
        return tl::unexpected(design.error());
    }
    for (Classifier& classifier : model.classifiers) {
        settleOnValidation(classifier, *design, pick(labelsOf(set, classifier.target), validation),
                           options.calibration);
    }
    steps.finish();
    return std::move(model);
}

Result<std::vector<OutOfFold>> outOfFoldScores(const LearningSet& set,
                                               std::span<const std::size_t> rows,
                                               const FoldOptions& options, Progress& progress,
                                               const ParallelFor& parallel)
{
    const TrainingOptions& training = options.training;
    if (const Result<void> checked = checkSet(set, training); !checked) {
        return tl::unexpected(checked.error());
    }
    std::vector<std::string> names;
    for (const std::size_t row : rows) {
        names.push_back(set.groups[row]);
    }
    Random random(training.seed);
    const Result<std::vector<std::uint32_t>> folds =
        groupFolds(groupsOf(names), options.folds, random);
    if (!folds) {
        return tl::unexpected(folds.error());
    }
    std::vector<OutOfFold> result;
    for (const Target& target : training.targets) {
        result.push_back({target, std::vector<std::optional<double>>(rows.size())});
    }
    Steps steps(progress, options.folds * training.targets.size());
    for (std::uint32_t fold = 0; fold < options.folds; ++fold) {
        const FoldRows split = foldRows(rows, *folds, fold);
        const Result<void> scored =
            scoreFold(set, training, split, result, steps, progress, parallel);
        if (!scored) {
            return tl::unexpected(scored.error());
        }
    }
    return result;
}

}  // namespace metes
