// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/BinaryReport.h"
#include "core/evaluation/MultiLabelMetrics.h"
#include "core/evaluation/Reliability.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace metes;

namespace {

struct Sample {
    std::vector<std::uint8_t> actual;
    std::vector<double> scores;
    std::vector<std::uint8_t> predicted;
    Groups groups;

    BinaryData data() const { return {actual, scores, predicted}; }
};

Sample makeSample(std::uint32_t groups, std::uint64_t seed, double signal)
{
    Random random(seed);
    Sample sample;
    sample.groups.count = groups;
    for (std::uint32_t group = 0; group < groups; ++group) {
        for (std::uint32_t i = 0; i < 1 + group % 3; ++i) {
            sample.groups.of.push_back(group);
            sample.actual.push_back(random.below(2) == 1 ? 1 : 0);
            sample.scores.push_back(
                std::round(10 * (random.uniform() + signal * sample.actual.back())) / 20);
        }
    }
    sample.predicted = predictedAt(sample.scores, 0.4);
    return sample;
}

/// Repeats each claim as often as its group was drawn: the plain way.
Sample repeated(const Sample& sample, std::span<const std::uint32_t> counts)
{
    Sample result;
    for (std::size_t i = 0; i < sample.actual.size(); ++i) {
        for (std::uint32_t k = 0; k < counts[sample.groups.of[i]]; ++k) {
            result.actual.push_back(sample.actual[i]);
            result.scores.push_back(sample.scores[i]);
            result.predicted.push_back(sample.predicted[i]);
        }
    }
    return result;
}

/// Share of pairs in order, counted one by one.
double pairShare(const Sample& sample)
{
    double right = 0;
    double pairs = 0;
    for (std::size_t i = 0; i < sample.actual.size(); ++i) {
        for (std::size_t j = 0; j < sample.actual.size(); ++j) {
            if (sample.actual[i] != 0 && sample.actual[j] == 0) {
                pairs += 1;
                right += sample.scores[i] > sample.scores[j]    ? 1
                         : sample.scores[i] == sample.scores[j] ? 0.5
                                                                : 0;
            }
        }
    }
    return right / pairs;
}

}  // namespace

class tst_BinaryReport : public QObject {
    Q_OBJECT

private slots:
    void resamplesAgreeWithRepeatedClaims()
    {
        const Sample sample = makeSample(40, 4, 0.3);
        const BinaryResampler figures(sample.data(), sample.groups, ZeroDivision::LeftOut);
        GroupResampler resampler(40, 6);
        for (int i = 0; i < 20; ++i) {
            const auto counts = resampler.draw();
            const auto fast = figures.at(counts);
            const Sample plain = repeated(sample, counts);
            const Confusion confusion = confusionOf(plain.actual, plain.predicted);
            QCOMPARE(fast[BinaryFigure::Auroc].value(), pairShare(plain));
            QCOMPARE(fast[BinaryFigure::F1].value(), *f1(confusion, ZeroDivision::LeftOut).value);
            QCOMPARE(fast[BinaryFigure::Brier].value(),
                     *brierScore(plain.actual, plain.scores).value);
        }
    }

    void reportsIntervalsAroundItsFigures()
    {
        const Sample sample = makeSample(200, 4, 0.3);
        const auto report =
            binaryReport(sample.data(), sample.groups, ZeroDivision::CountsAsZero, {});
        QVERIFY(report);
        for (const Estimate& figure : report->figures.values) {
            QVERIFY(figure.value && figure.interval);
            QVERIFY(figure.interval->contains(*figure.value));
            QVERIFY(figure.interval->low < figure.interval->high);
        }
        QCOMPARE(*report->figures[BinaryFigure::Auroc].value, pairShare(sample));
    }

    void oneClassIsNotEstimable()
    {
        Sample sample = makeSample(20, 4, 0);
        std::fill(sample.actual.begin(), sample.actual.end(), std::uint8_t{1});
        const auto report = binaryReport(sample.data(), sample.groups, ZeroDivision::LeftOut, {});
        const Estimate& area = report->figures[BinaryFigure::Auroc];
        QVERIFY(!area.value && !area.interval);
        QCOMPARE(area.reason, std::string("only one class"));
        QVERIFY(rocCurve(sample.actual, sample.scores).points.empty());
    }

    void noClaimsAndOneClaim()
    {
        const auto none = binaryReport({}, separateGroups(0), ZeroDivision::LeftOut, {});
        QVERIFY(none);
        for (const Estimate& figure : none->figures.values) {
            QVERIFY(!figure.value);
            QVERIFY(!figure.reason.empty());
        }
        const std::vector<std::uint8_t> yes = {1};
        const std::vector<double> score = {0.5};
        const auto one =
            binaryReport({yes, score, yes}, separateGroups(1), ZeroDivision::LeftOut, {});
        QCOMPARE(*one->figures[BinaryFigure::F1].value, 1.0);
        QCOMPARE(*one->figures[BinaryFigure::Brier].value, 0.25);
        QVERIFY(!one->figures[BinaryFigure::Auroc].value);
    }

    void refusesWhatDoesNotFit()
    {
        Sample sample = makeSample(10, 4, 0);
        sample.scores[2] = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(binaryReport(sample.data(), sample.groups, ZeroDivision::LeftOut, {}).error().code,
                 ErrorCode::InvalidArgument);
        QVERIFY(!auroc(sample.actual, sample.scores).value);
        sample.scores.pop_back();
        QCOMPARE(binaryReport(sample.data(), sample.groups, ZeroDivision::LeftOut, {}).error().code,
                 ErrorCode::InvalidArgument);
        const Sample other = makeSample(10, 5, 0);
        const Sample one = makeSample(10, 4, 0);
        QCOMPARE(compareBinary(one.data(), other.data(), one.groups, ZeroDivision::LeftOut, {})
                     .error()
                     .code,
                 ErrorCode::InvalidArgument);
    }

    void comparesRuns()
    {
        const Sample weak = makeSample(300, 4, 0);
        Sample strong = weak;
        for (std::size_t i = 0; i < strong.scores.size(); ++i) {
            strong.scores[i] += 0.2 * strong.actual[i];
        }
        strong.predicted = predictedAt(strong.scores, 0.4);
        const auto same =
            compareBinary(weak.data(), weak.data(), weak.groups, ZeroDivision::LeftOut, {});
        QCOMPARE(*same->differences[BinaryFigure::Auroc].difference.value, 0.0);
        QCOMPARE(*same->differences[BinaryFigure::Auroc].pValue, 1.0);
        QCOMPARE(same->mcNemar.pExact, 1.0);
        const auto better =
            compareBinary(weak.data(), strong.data(), weak.groups, ZeroDivision::LeftOut, {});
        const PairedDifference& area = better->differences[BinaryFigure::Auroc];
        QCOMPARE(*area.difference.value, pairShare(strong) - pairShare(weak));
        QVERIFY(area.difference.interval->low > 0);
        QVERIFY(*area.pValue < 0.01);
        QVERIFY(better->mcNemar.onlySecondRight > better->mcNemar.onlyFirstRight);
    }

    void multiLabelIntervalsAndEmptyCategories()
    {
        Random random(2);
        std::vector<std::uint8_t> actual;
        std::vector<std::uint8_t> predicted;
        for (int claim = 0; claim < 200; ++claim) {
            for (int label = 0; label < 3; ++label) {
                const bool yes = label < 2 && random.below(2) == 1;
                actual.push_back(yes ? 1 : 0);
                predicted.push_back(yes && random.below(4) > 0 ? 1 : 0);
            }
        }
        const MultiLabelData data{3, actual, predicted};
        const Groups groups = separateGroups(200);
        const auto asZero = multiLabelReport(data, groups, ZeroDivision::CountsAsZero, {});
        const auto leftOut = multiLabelReport(data, groups, ZeroDivision::LeftOut, {});
        QCOMPARE(asZero->withoutBase, (std::vector<std::size_t>{2}));
        QCOMPARE(*asZero->macroF1.value, *leftOut->macroF1.value * 2 / 3);
        QVERIFY(!leftOut->f1[2].value && !leftOut->f1[2].interval);
        QVERIFY(leftOut->macroF1.interval->contains(*leftOut->macroF1.value));
        const auto same = compareMultiLabel(data, data, groups, ZeroDivision::LeftOut, {});
        QCOMPARE(*same->macroF1.difference.interval, (Interval{0, 0}));
        QVERIFY(!multiLabelReport({0, {}, {}}, groups, ZeroDivision::LeftOut, {}));
    }

    void verbalLikelihoodsHaveABinEach()
    {
        const std::vector<double> p = {.96, .96, .5, .2, .5};
        const std::vector<std::uint8_t> y = {1, 0, 1, 0, 0};
        const std::vector<std::uint8_t> predicted = {1, 1, 1, 0, 1};
        const Reliability result = reliabilityByValue(y, p, predicted);
        QCOMPARE(result.bins.size(), std::size_t{3});
        QCOMPARE(result.bins[1].count, 2);
        QCOMPARE(*result.bins[1].positiveShare, 0.5);
        QCOMPARE(*result.bins[2].accuracy, 0.5);
        QVERIFY(result.bins[2].isFaint());
        // |0 - .2| + |1 - 1| + |1 - 1.92| over five claims
        QCOMPARE(*result.expectedError.value, 1.12 / 5);
        QVERIFY(!reliability(y, std::vector{2., 0., 0., 0., 0.}, {}).expectedError.value);
    }
};

QTEST_APPLESS_MAIN(tst_BinaryReport)
#include "tst_BinaryReport.moc"
