// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/EvaluatedClaims.h"
#include "core/evaluation/RunReport.h"

#include <map>
#include <utility>

namespace metes {

namespace {

using ClaimName = std::pair<std::string, std::int32_t>;

std::map<ClaimName, std::size_t> placesOf(const EvaluatedClaims& claims)
{
    std::map<ClaimName, std::size_t> places;
    for (std::size_t row = 0; row < claims.size(); ++row) {
        places.emplace(ClaimName{claims.claim(row).application, claims.claim(row).number}, row);
    }
    return places;
}

/// Leaves in both the claims that both have, in one order; returns how many were left out.
std::int64_t align(EvaluatedClaims& first, EvaluatedClaims& second)
{
    const std::map<ClaimName, std::size_t> firstPlaces = placesOf(first);
    const std::map<ClaimName, std::size_t> secondPlaces = placesOf(second);
    std::vector<std::size_t> firstRows;
    std::vector<std::size_t> secondRows;
    for (const auto& [name, row] : firstPlaces) {
        if (const auto other = secondPlaces.find(name); other != secondPlaces.end()) {
            firstRows.push_back(row);
            secondRows.push_back(other->second);
        }
    }
    const auto leftOut = static_cast<std::int64_t>(firstPlaces.size() + secondPlaces.size()
                                                   - 2 * firstRows.size());
    first.keep(firstRows);
    second.keep(secondRows);
    return leftOut;
}

void takeOff(PairedDifference& difference, const std::string& reason)
{
    difference = {Estimate::notEstimable(reason, difference.difference.n), {}};
}

constexpr BinaryFigure kThresholded[] = {BinaryFigure::Precision, BinaryFigure::Recall,
                                         BinaryFigure::F1, BinaryFigure::Accuracy};

Result<BinaryFigures<Estimate>> figuresOf(const BinaryData& data, const Groups& groups,
                                          const ReportOptions& options,
                                          const ThresholdReport& threshold,
                                          const Progress& progress)
{
    auto report = binaryReport(data, groups, options.rule, options.bootstrap, progress);
    if (!report) {
        return tl::unexpected(report.error());
    }
    for (const BinaryFigure figure : kThresholded) {
        if (!threshold.threshold) {
            report->figures[figure] = Estimate::notEstimable("no threshold: " + threshold.reason,
                                                             report->figures[figure].n);
        }
    }
    return report->figures;
}

bool hasCategories(const EvaluatedClaims& claims)
{
    for (std::size_t place = 0; place < kScoredCategoryCount; ++place) {
        if (claims.categoryThreshold(place).threshold) {
            return true;
        }
    }
    return false;
}

Result<void> compareCategories(RunComparison& comparison, const EvaluatedClaims& first,
                               const EvaluatedClaims& second, const ReportOptions& options,
                               const Progress& progress)
{
    const LabelRows firstRows = first.labelRows();
    const LabelRows secondRows = second.labelRows();
    auto compared = compareMultiLabel({kScoredCategoryCount, firstRows.actual, firstRows.predicted},
                                      {kScoredCategoryCount, secondRows.actual, secondRows.predicted},
                                      first.groups(), options.rule, options.bootstrap, progress);
    if (!compared) {
        return tl::unexpected(compared.error());
    }
    comparison.multiLabel = std::move(*compared);
    if (!hasCategories(first) || !hasCategories(second)) {
        takeOff(comparison.multiLabel.macroF1, "a run has no thresholds for categories");
        takeOff(comparison.multiLabel.microF1, "a run has no thresholds for categories");
    }
    return {};
}

Result<void> compareLabels(RunComparison& comparison, const EvaluatedClaims& first,
                           const EvaluatedClaims& second, const ReportOptions& options,
                           const Progress& progress)
{
    const std::vector<std::uint8_t> firstPredicted = first.predicted();
    const std::vector<std::uint8_t> secondPredicted = second.predicted();
    const BinaryData a{first.truth(), first.scores(), firstPredicted};
    const BinaryData b{second.truth(), second.scores(), secondPredicted};
    auto firstFigures =
        figuresOf(a, first.groups(), options, comparison.firstThreshold, progress);
    auto secondFigures =
        figuresOf(b, first.groups(), options, comparison.secondThreshold, progress);
    auto compared =
        compareBinary(a, b, first.groups(), options.rule, options.bootstrap, progress);
    if (!firstFigures || !secondFigures || !compared) {
        return tl::unexpected(!firstFigures    ? firstFigures.error()
                              : !secondFigures ? secondFigures.error()
                                               : compared.error());
    }
    comparison.firstFigures = std::move(*firstFigures);
    comparison.secondFigures = std::move(*secondFigures);
    comparison.binary = std::move(*compared);
    if (!comparison.firstThreshold.threshold || !comparison.secondThreshold.threshold) {
        for (const BinaryFigure figure : kThresholded) {
            takeOff(comparison.binary.differences[figure], "a run has no threshold");
        }
    }
    return {};
}

}  // namespace

Result<RunComparison> compareRuns(const ScoredClaims& first, const ScoredClaims& second,
                                  const ReportOptions& options, const Progress& progress)
{
    const std::string split = options.split.value_or(evaluatedSplit(first.split, second.split));
    EvaluatedClaims a(first, split);
    EvaluatedClaims b(second, split);
    RunComparison comparison;
    comparison.first = first.run;
    comparison.second = second.run;
    comparison.split = split;
    comparison.leftOut = align(a, b);
    if (a.size() == 0) {
        return fail(ErrorCode::InvalidInput,
                    "\"" + first.run + "\" and \"" + second.run + "\" share no labelled claim"
                        + (split.empty() ? "" : " of the split \"" + split + "\""));
    }
    comparison.claims = static_cast<std::int64_t>(a.size());
    comparison.groups = a.groups().count;
    comparison.firstThreshold = a.threshold();
    comparison.secondThreshold = b.threshold();
    if (const auto done = compareLabels(comparison, a, b, options, progress); !done) {
        return tl::unexpected(done.error());
    }
    if (const auto done = compareCategories(comparison, a, b, options, progress); !done) {
        return tl::unexpected(done.error());
    }
    return comparison;
}

}  // namespace metes
