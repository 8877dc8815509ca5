// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/MultiLabelMetrics.h"

#include <algorithm>

namespace metes {

namespace {

Estimate macroOf(const std::vector<Estimate>& figures, ZeroDivision rule, std::int64_t n)
{
    double sum = 0;
    std::size_t counted = 0;
    for (const Estimate& figure : figures) {
        if (figure.value) {
            sum += *figure.value;
            ++counted;
        }
    }
    if (counted == 0 || (rule == ZeroDivision::LeftOut && n == 0)) {
        return Estimate::notEstimable("no label is true or predicted", n);
    }
    return Estimate::of(sum / static_cast<double>(counted), n);
}

Confusion pooled(const std::vector<Confusion>& confusions)
{
    Confusion sum;
    for (const Confusion& one : confusions) {
        sum.truePositives += one.truePositives;
        sum.falsePositives += one.falsePositives;
        sum.falseNegatives += one.falseNegatives;
        sum.trueNegatives += one.trueNegatives;
    }
    return sum;
}

/// The confusions of every label over all claims.
std::vector<Confusion> confusionsOf(const MultiLabelData& data)
{
    std::vector<Confusion> confusions(data.labels);
    for (std::size_t i = 0; i < data.actual.size(); ++i) {
        confusions[i % data.labels].add(data.actual[i] != 0, data.predicted[i] != 0);
    }
    return confusions;
}

/// What F1 = 2 TP / (positives + predicted) needs of every label, added up by group: numerator and
/// denominator side by side. Whole numbers held in doubles, which are exact up to 2^53.
class GroupedSums {
public:
    GroupedSums(const MultiLabelData& data, const Groups& groups)
        : m_columns(2 * data.labels), m_sums(groups.count * m_columns, 0)
    {
        for (std::size_t i = 0; i < data.actual.size(); ++i) {
            const bool actual = data.actual[i] != 0;
            const bool predicted = data.predicted[i] != 0;
            const std::size_t group = groups.of[i / data.labels];
            double* const place = &m_sums[group * m_columns + 2 * (i % data.labels)];
            place[0] += actual && predicted ? 2 : 0;
            place[1] += (actual ? 1 : 0) + (predicted ? 1 : 0);
        }
    }

    /// Overwrites `sums` with those of a resample.
    void at(std::span<const std::uint32_t> groupCounts, std::vector<double>& sums) const
    {
        sums.assign(m_columns, 0);
        const double* row = m_sums.data();
        for (const std::uint32_t count : groupCounts) {
            if (count != 0) {
                const auto times = static_cast<double>(count);
                for (std::size_t c = 0; c < m_columns; ++c) {
                    sums[c] += times * row[c];
                }
            }
            row += m_columns;
        }
    }

private:
    std::size_t m_columns;
    std::vector<double> m_sums;
};

std::vector<Estimate> f1Of(const std::vector<Confusion>& confusions, ZeroDivision rule)
{
    std::vector<Estimate> figures;
    for (const Confusion& confusion : confusions) {
        figures.push_back(f1(confusion, rule));
    }
    return figures;
}

std::optional<double> quotient(double numerator, double denominator, ZeroDivision rule)
{
    if (denominator > 0) {
        return numerator / denominator;
    }
    return rule == ZeroDivision::CountsAsZero ? std::optional(0.0) : std::nullopt;
}

struct LabelReplicates {
    std::vector<std::vector<std::optional<double>>> byLabel;
    std::vector<std::optional<double>> macro;
    std::vector<std::optional<double>> micro;

    /// From numerator and denominator of every label.
    void add(const std::vector<double>& sums, ZeroDivision rule)
    {
        double mean = 0;
        std::size_t counted = 0;
        double numerator = 0;
        double denominator = 0;
        for (std::size_t label = 0; label < byLabel.size(); ++label) {
            const auto figure = quotient(sums[2 * label], sums[2 * label + 1], rule);
            byLabel[label].push_back(figure);
            mean += figure.value_or(0);
            counted += figure ? 1 : 0;
            numerator += sums[2 * label];
            denominator += sums[2 * label + 1];
        }
        macro.push_back(quotient(mean, static_cast<double>(counted), ZeroDivision::LeftOut));
        micro.push_back(quotient(numerator, denominator, rule));
    }
};

Result<LabelReplicates> replicatesOf(const MultiLabelData& data, const Groups& groups,
                                     ZeroDivision rule, const BootstrapOptions& options,
                                     const Progress& progress)
{
    LabelReplicates replicates;
    replicates.byLabel.resize(data.labels);
    const GroupedSums grouped(data, groups);
    GroupResampler resampler(groups.count, options.seed);
    std::vector<double> sums;
    for (std::uint32_t i = 0; i < options.replicates; ++i) {
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped while resampling");
        }
        grouped.at(resampler.draw(), sums);
        replicates.add(sums, rule);
    }
    return replicates;
}

Result<void> checkData(const MultiLabelData& data, const Groups& groups)
{
    if (data.labels == 0 || data.actual.size() != data.predicted.size()
        || data.actual.size() % data.labels != 0 || groups.of.size() != data.claims()) {
        return fail(ErrorCode::InvalidArgument, "labels, predictions and groups differ in number");
    }
    return {};
}

void addClaimFigures(const MultiLabelData& data, MultiLabelReport& report)
{
    const auto n = static_cast<std::int64_t>(data.claims());
    if (n == 0) {
        report.subsetAccuracy = Estimate::notEstimable("no claims", 0);
        report.hammingLoss = Estimate::notEstimable("no claims", 0);
        return;
    }
    std::int64_t right = 0;
    std::int64_t wrongPairs = 0;
    for (std::size_t claim = 0; claim < data.claims(); ++claim) {
        std::int64_t wrong = 0;
        for (std::size_t i = claim * data.labels; i < (claim + 1) * data.labels; ++i) {
            wrong += (data.actual[i] != 0) != (data.predicted[i] != 0) ? 1 : 0;
        }
        right += wrong == 0 ? 1 : 0;
        wrongPairs += wrong;
    }
    const auto claims = static_cast<double>(n);
    report.subsetAccuracy = Estimate::of(static_cast<double>(right) / claims, n);
    report.hammingLoss = Estimate::of(
        static_cast<double>(wrongPairs) / (claims * static_cast<double>(data.labels)), n);
}

}  // namespace

Result<MultiLabelReport> multiLabelReport(const MultiLabelData& data, const Groups& groups,
                                          ZeroDivision rule, const BootstrapOptions& options,
                                          const Progress& progress)
{
    if (const Result<void> checked = checkData(data, groups); !checked) {
        return tl::unexpected(checked.error());
    }
    MultiLabelReport report;
    report.rule = rule;
    report.confusions = confusionsOf(data);
    report.f1 = f1Of(report.confusions, rule);
    for (std::size_t label = 0; label < data.labels; ++label) {
        if (!f1(report.confusions[label], ZeroDivision::LeftOut).value) {
            report.withoutBase.push_back(label);
        }
    }
    const auto n = static_cast<std::int64_t>(data.claims());
    report.macroF1 = macroOf(report.f1, rule, n);
    report.microF1 = f1(pooled(report.confusions), rule);
    report.microF1.n = n;
    addClaimFigures(data, report);
    if (options.replicates == 0 || n == 0) {
        return report;
    }
    const auto resampled = replicatesOf(data, groups, rule, options, progress);
    if (!resampled) {
        return tl::unexpected(resampled.error());
    }
    const LabelReplicates& replicates = *resampled;
    for (std::size_t label = 0; label < data.labels; ++label) {
        report.f1[label] = withInterval(std::move(report.f1[label]), replicates.byLabel[label],
                                        options.confidence);
    }
    report.macroF1 = withInterval(std::move(report.macroF1), replicates.macro, options.confidence);
    report.microF1 = withInterval(std::move(report.microF1), replicates.micro, options.confidence);
    return report;
}

Result<MultiLabelComparison> compareMultiLabel(const MultiLabelData& first,
                                               const MultiLabelData& second, const Groups& groups,
                                               ZeroDivision rule, const BootstrapOptions& options,
                                               const Progress& progress)
{
    BootstrapOptions none = options;
    none.replicates = 0;
    const Result<MultiLabelReport> firstReport = multiLabelReport(first, groups, rule, none);
    const Result<MultiLabelReport> secondReport = multiLabelReport(second, groups, rule, none);
    if (!firstReport || !secondReport) {
        return tl::unexpected(firstReport ? secondReport.error() : firstReport.error());
    }
    if (!std::equal(first.actual.begin(), first.actual.end(), second.actual.begin(),
                    second.actual.end())) {
        return fail(ErrorCode::InvalidArgument, "the two runs are not about the same claims");
    }
    const auto a = replicatesOf(first, groups, rule, options, progress);
    const auto b = replicatesOf(second, groups, rule, options, progress);
    if (!a || !b) {
        return tl::unexpected(a ? b.error() : a.error());
    }
    return MultiLabelComparison{pairedDifference(firstReport->macroF1, secondReport->macroF1,
                                                 a->macro, b->macro, options.confidence),
                                pairedDifference(firstReport->microF1, secondReport->microF1,
                                                 a->micro, b->micro, options.confidence)};
}

}  // namespace metes
