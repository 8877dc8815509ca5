// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/RunReport.h"

#include "core/evaluation/EvaluatedClaims.h"

#include <algorithm>
#include <cmath>

namespace metes {

namespace {

std::string noThreshold(const ThresholdReport& threshold)
{
    return "no threshold: " + threshold.reason;
}

/// Figures that need a threshold lose their value where there is none.
void takeThresholdOff(BinaryReport& report, const ThresholdReport& threshold)
{
    if (threshold.threshold) {
        return;
    }
    for (const BinaryFigure figure : {BinaryFigure::Precision, BinaryFigure::Recall,
                                      BinaryFigure::F1, BinaryFigure::Accuracy}) {
        report.figures[figure] =
            Estimate::notEstimable(noThreshold(threshold), report.figures[figure].n);
    }
}

/// With a base in the data, 1 of a figure is 1; without any threshold for any category the figures
/// over all of them have no meaning.
void takeThresholdsOff(MultiLabelReport& report, const std::vector<CategoryReport>& categories)
{
    const bool any = std::any_of(categories.begin(), categories.end(), [](const auto& category) {
        return category.threshold.threshold.has_value();
    });
    for (std::size_t label = 0; label < report.f1.size(); ++label) {
        if (!categories[label].threshold.threshold) {
            report.f1[label] = Estimate::notEstimable(noThreshold(categories[label].threshold),
                                                      report.f1[label].n);
        }
    }
    if (any) {
        return;
    }
    const std::string reason = noThreshold(categories.front().threshold);
    for (Estimate* figure :
         {&report.macroF1, &report.microF1, &report.subsetAccuracy, &report.hammingLoss}) {
        *figure = Estimate::notEstimable(reason, figure->n);
    }
}

CategoryReport categoryReport(const EvaluatedClaims& claims, std::size_t place, ZeroDivision rule)
{
    CategoryReport report;
    report.category = scoredCategory(place);
    report.threshold = claims.categoryThreshold(place);
    const std::vector<std::uint8_t> actual = claims.categoryTruth(place);
    const std::vector<std::uint8_t> predicted = claims.categoryPredicted(place);
    report.positives = std::count(actual.begin(), actual.end(), std::uint8_t{1});
    report.confusion = confusionOf(actual, predicted);
    const auto n = static_cast<std::int64_t>(actual.size());
    const std::vector<double> scores = claims.categoryScores(place);
    report.auroc = scores.size() == actual.size()
                       ? auroc(actual, scores)
                       : Estimate::notEstimable("the run has no scores for the category", n);
    if (!report.threshold.threshold) {
        const std::string reason = noThreshold(report.threshold);
        report.precision = Estimate::notEstimable(reason, n);
        report.recall = Estimate::notEstimable(reason, n);
        return report;
    }
    report.precision = precision(report.confusion, rule);
    report.recall = recall(report.confusion, rule);
    return report;
}

std::vector<HistogramBin> histogramOf(const EvaluatedClaims& claims, const Reliability& reliability,
                                      const ThresholdReport& threshold)
{
    std::vector<HistogramBin> bins;
    for (const ReliabilityBin& bin : reliability.bins) {
        HistogramBin shown;
        shown.low = bin.low;
        shown.high = bin.high;
        shown.indefinite = static_cast<std::int64_t>(
            std::llround(bin.positiveShare.value_or(0) * static_cast<double>(bin.count)));
        shown.definite = bin.count - shown.indefinite;
        if (threshold.threshold && !claims.truth().empty()) {
            shown.accuracy = bin.accuracy;
        }
        bins.push_back(shown);
    }
    return bins;
}

BootstrapOptions without(BootstrapOptions options)
{
    options.replicates = 0;
    return options;
}

ZeroDivision otherThan(ZeroDivision rule)
{
    return rule == ZeroDivision::CountsAsZero ? ZeroDivision::LeftOut : ZeroDivision::CountsAsZero;
}

void fillFacts(RunReport& report, const ScoredClaims& claims, const EvaluatedClaims& evaluated)
{
    const std::vector<std::uint8_t>& truth = evaluated.truth();
    report.run = claims.run;
    report.kind = claims.kind;
    report.scoreKind = claims.scoreKind;
    report.claims = static_cast<std::int64_t>(truth.size());
    report.indefinite = std::count(truth.begin(), truth.end(), std::uint8_t{1});
    report.groups = evaluated.groups().count;
    report.unlabelled = evaluated.unlabelled();
    report.validationClaims = evaluated.validationClaims();
    report.threshold = evaluated.threshold();
}

Result<void> fillBinary(RunReport& report, const EvaluatedClaims& claims,
                        const ReportOptions& options, const Progress& progress)
{
    const std::vector<std::uint8_t> predicted = claims.predicted();
    const BinaryData data{claims.truth(), claims.scores(), predicted};
    auto binary =
        binaryReport(data, claims.groups(), options.rule, options.bootstrap, progress);
    auto other = binaryReport(data, claims.groups(), otherThan(options.rule),
                              without(options.bootstrap), progress);
    if (!binary || !other) {
        return tl::unexpected(binary ? other.error() : binary.error());
    }
    report.binary = std::move(*binary);
    report.binaryOtherRule = std::move(*other);
    takeThresholdOff(report.binary, report.threshold);
    takeThresholdOff(report.binaryOtherRule, report.threshold);
    report.roc = rocCurve(data.actual, data.scores);
    report.precisionRecall = precisionRecallCurve(data.actual, data.scores);
    report.reliability = reliability(data.actual, data.scores, predicted, options.bins);
    report.histogram = histogramOf(claims, report.reliability, report.threshold);
    return {};
}

Result<void> fillMultiLabel(RunReport& report, const EvaluatedClaims& claims,
                            const ReportOptions& options, const Progress& progress)
{
    for (std::size_t place = 0; place < kScoredCategoryCount; ++place) {
        report.categories.push_back(categoryReport(claims, place, options.rule));
    }
    const LabelRows rows = claims.labelRows();
    const MultiLabelData data{kScoredCategoryCount, rows.actual, rows.predicted};
    auto labels =
        multiLabelReport(data, claims.groups(), options.rule, options.bootstrap, progress);
    auto other = multiLabelReport(data, claims.groups(), otherThan(options.rule),
                                  without(options.bootstrap), progress);
    if (!labels || !other) {
        return tl::unexpected(labels ? other.error() : labels.error());
    }
    report.multiLabel = std::move(*labels);
    report.multiLabelOtherRule = std::move(*other);
    takeThresholdsOff(report.multiLabel, report.categories);
    takeThresholdsOff(report.multiLabelOtherRule, report.categories);
    for (std::size_t place = 0; place < kScoredCategoryCount; ++place) {
        report.categories[place].f1 = report.multiLabel.f1[place];
    }
    return {};
}

}  // namespace

std::string evaluatedSplit(const std::optional<std::string>& ofRun)
{
    return ofRun.value_or("test");
}

std::string evaluatedSplit(const std::optional<std::string>& ofFirst,
                           const std::optional<std::string>& ofSecond)
{
    const bool differ = ofFirst && ofSecond && *ofFirst != *ofSecond;
    return differ ? "test" : evaluatedSplit(ofFirst ? ofFirst : ofSecond);
}

Result<RunReport> runReport(const ScoredClaims& claims, const ReportOptions& options,
                            const Progress& progress)
{
    RunReport report;
    report.split = options.split.value_or(evaluatedSplit(claims.split));
    const EvaluatedClaims evaluated(claims, report.split);
    fillFacts(report, claims, evaluated);
    if (const auto filled = fillBinary(report, evaluated, options, progress); !filled) {
        return tl::unexpected(filled.error());
    }
    if (const auto filled = fillMultiLabel(report, evaluated, options, progress); !filled) {
        return tl::unexpected(filled.error());
    }
    return report;
}

Estimate historyOf(const Reliability& reliability, double p)
{
    const std::vector<ReliabilityBin>& bins = reliability.bins;
    const auto nothing =
        Estimate::notEstimable("no labelled claims with such a probability", 0);
    if (bins.empty() || !(p >= 0 && p <= 1)) {
        return nothing;
    }
    const bool byValue = bins.front().low == bins.front().high;
    const auto place = byValue
                           ? std::find_if(bins.begin(), bins.end(),
                                          [p](const auto& bin) { return bin.low == p; })
                           : bins.begin()
                                 + static_cast<std::ptrdiff_t>(probabilityBin(p, bins.size()));
    if (place == bins.end() || !place->positiveShare) {
        return nothing;
    }
    Estimate history = Estimate::of(*place->positiveShare, place->count);
    history.interval = place->shareInterval;
    return history;
}

}  // namespace metes
