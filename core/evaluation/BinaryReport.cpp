// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/BinaryReport.h"

#include <algorithm>
#include <cmath>

namespace metes {

namespace {

using Replicates = BinaryFigures<std::vector<std::optional<double>>>;

Result<void> checkData(const BinaryData& data, const Groups& groups)
{
    const std::size_t n = data.actual.size();
    if (data.scores.size() != n || data.predicted.size() != n || groups.of.size() != n) {
        return fail(ErrorCode::InvalidArgument,
                    "labels, scores, predictions and groups differ in number");
    }
    if (std::any_of(data.scores.begin(), data.scores.end(),
                    [](double score) { return std::isnan(score); })) {
        return fail(ErrorCode::InvalidArgument, "a score is not a number");
    }
    return {};
}

Result<Replicates> replicatesOf(const BinaryData& data, const Groups& groups, ZeroDivision rule,
                                const BootstrapOptions& options, const Progress& progress)
{
    Replicates replicates;
    const BinaryResampler figures(data, groups, rule);
    GroupResampler resampler(groups.count, options.seed);
    for (std::uint32_t i = 0; i < options.replicates; ++i) {
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped while resampling");
        }
        const BinaryFigures<std::optional<double>> values = figures.at(resampler.draw());
        for (std::size_t f = 0; f < kBinaryFigureCount; ++f) {
            replicates.values[f].push_back(values.values[f]);
        }
    }
    return replicates;
}

BinaryFigures<Estimate> pointEstimates(const BinaryData& data, const Confusion& confusion,
                                       ZeroDivision rule)
{
    BinaryFigures<Estimate> figures;
    figures[BinaryFigure::Precision] = precision(confusion, rule);
    figures[BinaryFigure::Recall] = recall(confusion, rule);
    figures[BinaryFigure::F1] = f1(confusion, rule);
    figures[BinaryFigure::Accuracy] = accuracy(confusion);
    figures[BinaryFigure::Auroc] = auroc(data.actual, data.scores);
    figures[BinaryFigure::Brier] = brierScore(data.actual, data.scores);
    return figures;
}

}  // namespace

BinaryResampler::BinaryResampler(const BinaryData& data, const Groups& groups, ZeroDivision rule)
    : m_rule(rule), m_groups(groups.count), m_ranked(data.actual, data.scores, groups)
{
    for (std::size_t i = 0; i < data.actual.size(); ++i) {
        GroupSums& group = m_groups[groups.of[i]];
        group.confusion.add(data.actual[i] != 0, data.predicted[i] != 0);
        const double distance = data.scores[i] - (data.actual[i] != 0 ? 1 : 0);
        group.squares += distance * distance;
    }
}

BinaryFigures<std::optional<double>>
BinaryResampler::at(std::span<const std::uint32_t> groupCounts) const
{
    Confusion confusion;
    double squares = 0;
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        const std::int64_t times = groupCounts[g];
        const GroupSums& group = m_groups[g];
        confusion.truePositives += times * group.confusion.truePositives;
        confusion.falsePositives += times * group.confusion.falsePositives;
        confusion.falseNegatives += times * group.confusion.falseNegatives;
        confusion.trueNegatives += times * group.confusion.trueNegatives;
        squares += static_cast<double>(times) * group.squares;
    }
    BinaryFigures<std::optional<double>> figures;
    figures[BinaryFigure::Precision] = precision(confusion, m_rule).value;
    figures[BinaryFigure::Recall] = recall(confusion, m_rule).value;
    figures[BinaryFigure::F1] = f1(confusion, m_rule).value;
    figures[BinaryFigure::Accuracy] = accuracy(confusion).value;
    figures[BinaryFigure::Auroc] = m_ranked.auroc(groupCounts);
    if (confusion.count() > 0) {
        figures[BinaryFigure::Brier] = squares / static_cast<double>(confusion.count());
    }
    return figures;
}

Result<BinaryReport> binaryReport(const BinaryData& data, const Groups& groups, ZeroDivision rule,
                                  const BootstrapOptions& options, const Progress& progress)
{
    if (const Result<void> checked = checkData(data, groups); !checked) {
        return tl::unexpected(checked.error());
    }
    BinaryReport report;
    report.rule = rule;
    report.bootstrap = options;
    report.confusion = confusionOf(data.actual, data.predicted);
    report.figures = pointEstimates(data, report.confusion, rule);
    report.averagePrecision = averagePrecision(data.actual, data.scores);
    if (options.replicates == 0 || data.actual.empty()) {
        return report;
    }
    const Result<Replicates> replicates = replicatesOf(data, groups, rule, options, progress);
    if (!replicates) {
        return tl::unexpected(replicates.error());
    }
    for (std::size_t f = 0; f < kBinaryFigureCount; ++f) {
        report.figures.values[f] = withInterval(std::move(report.figures.values[f]),
                                                replicates->values[f], options.confidence);
    }
    return report;
}

Result<BinaryComparison> compareBinary(const BinaryData& first, const BinaryData& second,
                                       const Groups& groups, ZeroDivision rule,
                                       const BootstrapOptions& options, const Progress& progress)
{
    for (const BinaryData* data : {&first, &second}) {
        if (const Result<void> checked = checkData(*data, groups); !checked) {
            return tl::unexpected(checked.error());
        }
    }
    if (!std::equal(first.actual.begin(), first.actual.end(), second.actual.begin(),
                    second.actual.end())) {
        return fail(ErrorCode::InvalidArgument, "the two runs are not about the same claims");
    }
    // The same seed draws the same resamples for both.
    const auto firstReplicates = replicatesOf(first, groups, rule, options, progress);
    const auto secondReplicates = replicatesOf(second, groups, rule, options, progress);
    if (!firstReplicates || !secondReplicates) {
        return tl::unexpected(firstReplicates ? secondReplicates.error()
                                              : firstReplicates.error());
    }
    const auto firstFigures =
        pointEstimates(first, confusionOf(first.actual, first.predicted), rule);
    const auto secondFigures =
        pointEstimates(second, confusionOf(second.actual, second.predicted), rule);
    BinaryComparison comparison;
    for (std::size_t f = 0; f < kBinaryFigureCount; ++f) {
        comparison.differences.values[f] = pairedDifference(
            firstFigures.values[f], secondFigures.values[f], firstReplicates->values[f],
            secondReplicates->values[f], options.confidence);
    }
    std::vector<std::uint8_t> firstRight;
    std::vector<std::uint8_t> secondRight;
    for (std::size_t i = 0; i < first.actual.size(); ++i) {
        firstRight.push_back((first.actual[i] != 0) == (first.predicted[i] != 0) ? 1 : 0);
        secondRight.push_back((first.actual[i] != 0) == (second.predicted[i] != 0) ? 1 : 0);
    }
    comparison.mcNemar = mcNemar(firstRight, secondRight);
    return comparison;
}

}  // namespace metes
