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

/// The confusions of every label, added up by group.
class GroupedConfusions {
public:
    GroupedConfusions(const MultiLabelData& data, const Groups& groups)
        : m_labels(data.labels), m_sums(groups.count * data.labels)
    {
        for (std::size_t i = 0; i < data.actual.size(); ++i) {
            const std::size_t group = groups.of[i / m_labels];
            m_sums[group * m_labels + i % m_labels].add(data.actual[i] != 0,
                                                        data.predicted[i] != 0);
        }
    }

    std::vector<Confusion> at(std::span<const std::uint32_t> groupCounts) const
    {
        std::vector<Confusion> confusions(m_labels);
        for (std::size_t g = 0; g < groupCounts.size(); ++g) {
            const std::int64_t times = groupCounts[g];
            for (std::size_t label = 0; times != 0 && label < m_labels; ++label) {
                const Confusion& sum = m_sums[g * m_labels + label];
                confusions[label].truePositives += times * sum.truePositives;
                confusions[label].falsePositives += times * sum.falsePositives;
                confusions[label].falseNegatives += times * sum.falseNegatives;
                confusions[label].trueNegatives += times * sum.trueNegatives;
            }
        }
        return confusions;
    }

private:
    std::size_t m_labels;
    std::vector<Confusion> m_sums;
};

std::vector<Estimate> f1Of(const std::vector<Confusion>& confusions, ZeroDivision rule)
{
    std::vector<Estimate> figures;
    for (const Confusion& confusion : confusions) {
        figures.push_back(f1(confusion, rule));
    }
    return figures;
}

struct LabelReplicates {
    std::vector<std::vector<std::optional<double>>> byLabel;
    std::vector<std::optional<double>> macro;
    std::vector<std::optional<double>> micro;
};

LabelReplicates replicatesOf(const MultiLabelData& data, const Groups& groups, ZeroDivision rule,
                             const BootstrapOptions& options)
{
    LabelReplicates replicates;
    replicates.byLabel.resize(data.labels);
    const GroupedConfusions grouped(data, groups);
    GroupResampler resampler(groups.count, options.seed);
    const auto n = static_cast<std::int64_t>(data.claims());
    for (std::uint32_t i = 0; i < options.replicates; ++i) {
        const std::vector<Confusion> confusions = grouped.at(resampler.draw());
        const std::vector<Estimate> figures = f1Of(confusions, rule);
        for (std::size_t label = 0; label < data.labels; ++label) {
            replicates.byLabel[label].push_back(figures[label].value);
        }
        replicates.macro.push_back(macroOf(figures, rule, n).value);
        replicates.micro.push_back(f1(pooled(confusions), rule).value);
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
                                          ZeroDivision rule, const BootstrapOptions& options)
{
    if (const Result<void> checked = checkData(data, groups); !checked) {
        return tl::unexpected(checked.error());
    }
    MultiLabelReport report;
    report.rule = rule;
    const std::vector<std::uint32_t> once(groups.count, 1);
    report.confusions = GroupedConfusions(data, groups).at(once);
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
    const LabelReplicates replicates = replicatesOf(data, groups, rule, options);
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
                                               ZeroDivision rule, const BootstrapOptions& options)
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
    const LabelReplicates a = replicatesOf(first, groups, rule, options);
    const LabelReplicates b = replicatesOf(second, groups, rule, options);
    return MultiLabelComparison{pairedDifference(firstReport->macroF1, secondReport->macroF1,
                                                 a.macro, b.macro, options.confidence),
                                pairedDifference(firstReport->microF1, secondReport->microF1,
                                                 a.micro, b.micro, options.confidence)};
}

}  // namespace metes
