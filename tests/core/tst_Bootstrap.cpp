// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Bootstrap.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace metes;

class tst_Bootstrap : public QObject {
    Q_OBJECT

private slots:
    void percentilesAreLinear()
    {
        const std::vector<double> values = {1, 2, 4, 8};
        QCOMPARE(percentile(values, 0), 1.0);
        QCOMPARE(percentile(values, 0.5), 3.0);
        QCOMPARE(percentile(values, 0.9), 6.8);  // numpy.percentile([1, 2, 4, 8], 90)
        QCOMPARE(percentile(values, 1), 8.0);
        QCOMPARE(percentile(std::vector{5.0}, 0.3), 5.0);
    }

    void drawsAsManyGroupsAsThereAre()
    {
        GroupResampler resampler(40, 9);
        for (int i = 0; i < 100; ++i) {
            const auto counts = resampler.draw();
            QCOMPARE(std::accumulate(counts.begin(), counts.end(), 0u), 40u);
        }
    }

    void equalValuesGiveAnIntervalOfNoWidth()
    {
        const std::vector<double> values(10, 0.25);
        const Estimate mean = bootstrapMean(values, separateGroups(10), {});
        QCOMPARE(*mean.value, 0.25);
        QCOMPARE(*mean.interval, (Interval{0.25, 0.25}));
    }

    void agreesWithTheStandardErrorOfAMean()
    {
        std::vector<double> values;
        for (int i = 0; i < 400; ++i) {
            values.push_back(i % 2);
        }
        BootstrapOptions options;
        options.replicates = 4000;
        const Estimate mean = bootstrapMean(values, separateGroups(400), options);
        // 0.5 +- 1.96 * 0.5 / sqrt(400)
        QVERIFY(std::abs(mean.interval->low - 0.451) < 0.004);
        QVERIFY(std::abs(mean.interval->high - 0.549) < 0.004);
    }

    void groupsWidenTheInterval()
    {
        // Twenty applications of twenty claims that all agree: 20 observations, not 400.
        std::vector<double> values;
        Groups groups;
        groups.count = 20;
        for (std::uint32_t i = 0; i < 400; ++i) {
            groups.of.push_back(i / 20);
            values.push_back(i / 20 % 2);
        }
        BootstrapOptions options;
        options.replicates = 4000;
        const Estimate mean = bootstrapMean(values, groups, options);
        // 0.5 +- 1.96 * 0.5 / sqrt(20)
        QVERIFY(std::abs(mean.interval->low - 0.281) < 0.03);
        QVERIFY(std::abs(mean.interval->high - 0.719) < 0.03);
    }

    void sameSeedSameInterval()
    {
        const std::vector<double> values = {1, 5, 2, 8, 3, 9};
        BootstrapOptions options;
        const Estimate first = bootstrapMean(values, separateGroups(6), options);
        QCOMPARE(bootstrapMean(values, separateGroups(6), options), first);
        options.seed = 2;
        QVERIFY(bootstrapMean(values, separateGroups(6), options) != first);
    }

    void undefinedReplicatesAreLeftOutAndCounted()
    {
        const std::vector<std::optional<double>> replicates = {1.0, std::nullopt, 3.0, 2.0};
        const Estimate estimate = withInterval(Estimate::of(2, 9), replicates, 0.95);
        QCOMPARE(estimate.interval->low, 1.05);
        QVERIFY(estimate.reason.find("1 of 4") != std::string::npos);
        const std::vector<std::optional<double>> none(3);
        QVERIFY(!withInterval(Estimate::of(2, 9), none, 0.95).interval);
        QVERIFY(!withInterval(Estimate::notEstimable("one class", 9), replicates, 0.95).interval);
        QVERIFY(!bootstrapMean({}, separateGroups(0), {}).isEstimable());
    }

    void pairedDifferences()
    {
        const std::vector<std::optional<double>> first = {0.1, 0.2, std::nullopt, 0.3};
        const std::vector<std::optional<double>> second = {0.3, 0.1, 0.5, 0.6};
        const PairedDifference paired =
            pairedDifference(Estimate::of(0.2, 9), Estimate::of(0.4, 9), first, second, 0.95);
        QCOMPARE(*paired.difference.value, 0.2);
        QCOMPARE(*paired.pValue, 2.0 / 3.0);  // one of three differences is not above 0
        QVERIFY(!pairedDifference(Estimate::notEstimable("one class", 9), Estimate::of(0.4, 9),
                                  first, second, 0.95)
                     .difference.isEstimable());
    }
};

QTEST_APPLESS_MAIN(tst_Bootstrap)
#include "tst_Bootstrap.moc"
