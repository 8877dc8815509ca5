// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "GoldenFile.h"
#include "core/evaluation/BinaryReport.h"
#include "core/statistics/Bootstrap.h"
#include "core/statistics/Correlation.h"
#include "core/statistics/McNemar.h"
#include "core/statistics/Proportion.h"

#include <QTest>

#include <numeric>

using namespace metes;

namespace {

bool intervalAgrees(const Estimate& estimate, const Json& expected, double tolerance)
{
    if (expected.is_null()) {
        return !estimate.interval;
    }
    return estimate.interval
           && golden::agrees(std::vector{estimate.interval->low, estimate.interval->high}, expected,
                             tolerance);
}

/// How often each observation stands in a row of indices.
std::vector<std::uint32_t> countsOf(const Json& indices, std::size_t n)
{
    std::vector<std::uint32_t> counts(n, 0);
    for (const Json& index : indices) {
        ++counts[index.get<std::size_t>()];
    }
    return counts;
}

std::optional<double> replicate(const Json& input, const std::string& figure, const Json& indices)
{
    const std::vector<double> x = golden::numbers(input["x"]);
    if (figure == "mean") {
        double sum = 0;
        for (const Json& index : indices) {
            sum += x[index.get<std::size_t>()];
        }
        return sum / static_cast<double>(indices.size());
    }
    const std::vector<std::uint8_t> y = golden::labels(input["y"]);
    const std::vector<std::uint8_t> predicted = predictedAt(x, input["threshold"].get<double>());
    const BinaryResampler resampler({y, x, predicted}, separateGroups(x.size()),
                                    ZeroDivision::CountsAsZero);
    const auto figures = resampler.at(countsOf(indices, x.size()));
    return figures[figure == "f1" ? BinaryFigure::F1 : BinaryFigure::Auroc];
}

}  // namespace

class tst_GoldenStatistics : public QObject {
    Q_OBJECT

private slots:
    void proportionIntervals_data() { GOLDEN_CASES("proportion_ci"); }

    void proportionIntervals()
    {
        GOLDEN_CASE("proportion_ci");
        const auto k = input["k"].get<std::int64_t>();
        const auto n = input["n"].get<std::int64_t>();
        const auto confidence = input["confidence"].get<double>();
        const Estimate wilson = proportion(k, n, ProportionInterval::Wilson, confidence);
        const Estimate exact = proportion(k, n, ProportionInterval::ClopperPearson, confidence);
        QVERIFY(golden::agrees(wilson.value, expected["proportion"], tolerance));
        QVERIFY(intervalAgrees(wilson, expected["wilson"], tolerance));
        QVERIFY(intervalAgrees(exact, expected["clopper_pearson"], tolerance));
    }

    void correlations_data() { GOLDEN_CASES("correlation"); }

    void correlations()
    {
        GOLDEN_CASE("correlation");
        const std::vector<double> x = golden::numbers(input["x"]);
        const std::vector<double> y = golden::numbers(input["y"]);
        QVERIFY(golden::agrees(pearson(x, y).value, expected["pearson"], tolerance));
        QVERIFY(golden::agrees(spearman(x, y).value, expected["spearman"], tolerance));
    }

    void pairedTest_data() { GOLDEN_CASES("mcnemar"); }

    void pairedTest()
    {
        GOLDEN_CASE("mcnemar");
        const McNemar test =
            mcNemar(input["b"].get<std::int64_t>(), input["c"].get<std::int64_t>());
        QVERIFY(golden::agrees(test.pExact, expected["p_exact"], tolerance));
        QVERIFY(golden::agrees(test.chiSquared, expected["chi2_continuity"], tolerance));
        QCOMPARE(test.discordant(), expected["discordant"].get<std::int64_t>());
    }

    void bootstrap_data() { GOLDEN_CASES("bootstrap"); }

    void bootstrap()
    {
        GOLDEN_CASE("bootstrap");
        const auto name =
            goldenFile["cases"][static_cast<std::size_t>(index)]["name"].get<std::string>();
        std::vector<std::optional<double>> replicates;
        for (const Json& indices : input["indices"]) {
            replicates.push_back(replicate(input, name, indices));
            QVERIFY(golden::agrees(replicates.back(), expected["replicates"][replicates.size() - 1],
                                   tolerance));
        }
        const BootstrapSummary summary = summarise(replicates, input["confidence"].get<double>());
        QCOMPARE(summary.undefined, expected["undefined_replicates"].get<std::size_t>());
        QVERIFY(golden::agrees(std::vector{summary.interval->low, summary.interval->high},
                               expected["percentile_interval"], tolerance));
        QVERIFY(golden::agrees(summary.standardError, expected["standard_error"], tolerance));
    }
};

QTEST_APPLESS_MAIN(tst_GoldenStatistics)
#include "tst_GoldenStatistics.moc"
