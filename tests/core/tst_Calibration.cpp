// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Calibration.h"
#include "core/learn/Threshold.h"

#include <QTest>

#include <cmath>

using namespace metes;

namespace {

const std::vector<double> kScores = {.1, .2, .2, .3, .35, .4, .5, .6, .6, .7, .8, .9};
const std::vector<std::uint8_t> kLabels = {0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 1};

}  // namespace

class tst_Calibration : public QObject {
    Q_OBJECT

private slots:
    void isotonicAgreesWithScikitLearn()
    {
        const Result<Calibration> calibration = isotonicCalibration(kScores, kLabels);
        QVERIFY(calibration);
        // IsotonicRegression(out_of_bounds="clip").fit(scores, labels).predict([...])
        const std::vector<std::pair<double, double>> wanted = {
            {.05, 0},       {.15, 1 / 6.0}, {.2, 1 / 3.0},  {.25, 1 / 3.0}, {.33, 1 / 3.0},
            {.45, 1 / 3.0}, {.55, .5},      {.65, 2 / 3.0}, {.75, 5 / 6.0}, {.95, 1}};
        for (const auto& [score, probability] : wanted) {
            QVERIFY2(std::abs(calibration->apply(score) - probability) < 1e-12,
                     std::to_string(score).c_str());
        }
    }

    void plattAgreesWithScipy()
    {
        const Result<Calibration> calibration = plattCalibration(kScores, kLabels);
        QVERIFY(calibration);
        // scipy.optimize.minimize of the same loss over the log odds of the scores
        QVERIFY(std::abs(calibration->slope - -0.59860932) < 1e-6);
        QVERIFY(std::abs(calibration->intercept - -0.08519121) < 1e-6);
        QVERIFY(std::abs(calibration->apply(.2) - 0.3219865119867036) < 1e-6);
        QVERIFY(std::abs(calibration->apply(.7) - 0.6439137025447482) < 1e-6);
    }

    void endsAreFinite()
    {
        const std::vector<double> scores = {0, 0, 1, 1};
        const std::vector<std::uint8_t> labels = {0, 0, 1, 1};
        const Result<Calibration> platt = plattCalibration(scores, labels);
        QVERIFY(platt);
        for (const double score : {0.0, 0.5, 1.0}) {
            QVERIFY(std::isfinite(platt->apply(score)));
        }
        QVERIFY(platt->apply(0) < platt->apply(1));
        QCOMPARE(isotonicCalibration(scores, labels)->apply(0.5), 0.5);
        QCOMPARE(Calibration().apply(0.3), 0.3);
    }

    void oneClassIsRefused()
    {
        const std::vector<std::uint8_t> ones(kScores.size(), 1);
        QCOMPARE(plattCalibration(kScores, ones).error().code, ErrorCode::InvalidInput);
        QCOMPARE(isotonicCalibration(kScores, ones).error().code, ErrorCode::InvalidInput);
        QCOMPARE(isotonicCalibration({}, {}).error().code, ErrorCode::InvalidInput);
        QCOMPARE(plattCalibration(kScores, {}).error().code, ErrorCode::InvalidArgument);
    }

    void thresholdsSayWhatTheyReach()
    {
        const std::vector<double> scores = {0.9, 0.5, 0.5, 0.5, 0.1};
        const BalancedThreshold threshold = balancedThreshold(scores, 2.5);
        // 1 or 4 positives: equally near, so fewer.
        QCOMPARE(*threshold.value, 0.9);
        QVERIFY(!threshold.exact);
        QCOMPARE(*threshold.share(), 0.2);
        QVERIFY(threshold.isPositive(0.9) && !threshold.isPositive(0.89));
        QCOMPARE(*achievedShare(threshold, std::vector{0.95, 0.2}), 0.5);
        QVERIFY(!achievedShare(threshold, {}));
        QVERIFY(!balancedThreshold({}, 0).share());
        QVERIFY(!balancedThreshold(scores, 0).isPositive(1e300));
    }
};

QTEST_APPLESS_MAIN(tst_Calibration)
#include "tst_Calibration.moc"
