// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "GoldenFile.h"
#include "core/evaluation/BinaryMetrics.h"
#include "core/evaluation/MultiLabelMetrics.h"
#include "core/evaluation/Reliability.h"
#include "core/learn/Threshold.h"

#include <QTest>

using namespace metes;

namespace {

bool figureAgrees(Estimate (*figure)(const Confusion&, ZeroDivision), const Confusion& confusion,
                  const Json& value, const Json& defined, double tolerance)
{
    const Estimate asZero = figure(confusion, ZeroDivision::CountsAsZero);
    const Estimate leftOut = figure(confusion, ZeroDivision::LeftOut);
    return golden::agrees(asZero.value, value, tolerance)
           && leftOut.isEstimable() == defined.get<bool>()
           && (leftOut.isEstimable() || !leftOut.reason.empty());
}

std::vector<std::uint8_t> flattened(const Json& rows)
{
    std::vector<std::uint8_t> all;
    for (const Json& row : rows) {
        const std::vector<std::uint8_t> values = golden::labels(row);
        all.insert(all.end(), values.begin(), values.end());
    }
    return all;
}

std::vector<double> column(const Curve& curve, double CurvePoint::*member)
{
    std::vector<double> values;
    for (const CurvePoint& point : curve.points) {
        values.push_back(point.*member);
    }
    return values;
}

}  // namespace

class tst_GoldenMetrics : public QObject {
    Q_OBJECT

private slots:
    void binary_data() { GOLDEN_CASES("binary"); }

    void binary()
    {
        GOLDEN_CASE("binary");
        const std::vector<std::uint8_t> y = golden::labels(input["y"]);
        const std::vector<double> score = golden::numbers(input["score"]);
        const Confusion confusion =
            confusionOf(y, predictedAt(score, input["threshold"].get<double>()));
        QCOMPARE(confusion.truePositives, expected["tp"].get<std::int64_t>());
        QCOMPARE(confusion.falsePositives, expected["fp"].get<std::int64_t>());
        QCOMPARE(confusion.falseNegatives, expected["fn"].get<std::int64_t>());
        QCOMPARE(confusion.trueNegatives, expected["tn"].get<std::int64_t>());
        QVERIFY(figureAgrees(precision, confusion, expected["precision_zero_division_0"],
                             expected["precision_defined"], tolerance));
        QVERIFY(figureAgrees(recall, confusion, expected["recall_zero_division_0"],
                             expected["recall_defined"], tolerance));
        QVERIFY(figureAgrees(f1, confusion, expected["f1"], expected["f1_defined"], tolerance));
        QVERIFY(golden::agrees(accuracy(confusion).value, expected["accuracy"], tolerance));
        QVERIFY(golden::agrees(auroc(y, score).value, expected["auroc"], tolerance));
        QVERIFY(golden::agrees(brierScore(y, score).value, expected["brier"], tolerance));
        if (expected.contains("average_precision")) {
            QVERIFY(golden::agrees(averagePrecision(y, score).value, expected["average_precision"],
                                   tolerance));
        }
    }

    void rocCurves_data() { GOLDEN_CASES("binary"); }

    void rocCurves()
    {
        GOLDEN_CASE("binary");
        const Curve curve = rocCurve(golden::labels(input["y"]), golden::numbers(input["score"]));
        if (!expected.contains("roc")) {
            QCOMPARE(curve.points.empty(), expected["auroc"].is_null());
            QCOMPARE(curve.reason.empty(), !expected["auroc"].is_null());
            return;
        }
        const Json& roc = expected["roc"];
        QVERIFY(golden::agrees(column(curve, &CurvePoint::x), roc["fpr"], tolerance));
        QVERIFY(golden::agrees(column(curve, &CurvePoint::y), roc["tpr"], tolerance));
        QVERIFY(!curve.points.front().threshold);
        for (std::size_t i = 1; i < curve.points.size(); ++i) {
            QVERIFY(golden::agrees(curve.points[i].threshold, roc["thresholds_after_first"][i - 1],
                                   tolerance));
        }
    }

    void multiLabel_data() { GOLDEN_CASES("multilabel"); }

    void multiLabel()
    {
        GOLDEN_CASE("multilabel");
        const std::vector<std::uint8_t> y = flattened(input["y"]);
        const std::vector<std::uint8_t> predicted = flattened(input["pred"]);
        const MultiLabelData data{expected["tp"].size(), y, predicted};
        BootstrapOptions none;
        none.replicates = 0;
        const Groups groups = separateGroups(data.claims());
        const auto asZero = multiLabelReport(data, groups, ZeroDivision::CountsAsZero, none);
        const auto leftOut = multiLabelReport(data, groups, ZeroDivision::LeftOut, none);
        QVERIFY(asZero && leftOut);
        for (std::size_t label = 0; label < data.labels; ++label) {
            const Confusion& confusion = asZero->confusions[label];
            QCOMPARE(confusion.truePositives, expected["tp"][label].get<std::int64_t>());
            QCOMPARE(confusion.falsePositives, expected["fp"][label].get<std::int64_t>());
            QCOMPARE(confusion.falseNegatives, expected["fn"][label].get<std::int64_t>());
            QVERIFY(golden::agrees(asZero->f1[label].value, expected["f1_per_label"][label],
                                   tolerance));
            QCOMPARE(leftOut->f1[label].isEstimable(), expected["f1_defined"][label].get<bool>());
        }
        QVERIFY(golden::agrees(asZero->macroF1.value, expected["macro_f1_zero"], tolerance));
        QVERIFY(
            golden::agrees(leftOut->macroF1.value, expected["macro_f1_over_defined"], tolerance));
        QVERIFY(golden::agrees(asZero->microF1.value, expected["micro_f1"], tolerance));
        QCOMPARE(leftOut->microF1.isEstimable(), expected["micro_defined"].get<bool>());
        QVERIFY(
            golden::agrees(asZero->subsetAccuracy.value, expected["subset_accuracy"], tolerance));
        QVERIFY(golden::agrees(asZero->hammingLoss.value, expected["hamming_loss"], tolerance));
    }

    void thresholds_data() { GOLDEN_CASES("threshold_balance"); }

    void thresholds()
    {
        GOLDEN_CASE("threshold_balance");
        const std::vector<double> score = golden::numbers(input["score"]);
        const BalancedThreshold threshold =
            balancedThreshold(score, input["target_positive"].get<double>());
        QVERIFY(golden::agrees(threshold.value, expected["chosen_threshold"], tolerance));
        QCOMPARE(threshold.predicted, expected["predicted_positive"].get<std::size_t>());
        QCOMPARE(threshold.exact, expected["exact_match_possible"].get<bool>());
    }

    void calibration_data() { GOLDEN_CASES("calibration"); }

    void calibration()
    {
        GOLDEN_CASE("calibration");
        const std::vector<std::uint8_t> y = golden::labels(input["y"]);
        const std::vector<double> p = golden::numbers(input["p"]);
        const Reliability result = reliability(y, p, {}, input["bins"].get<std::size_t>());
        QCOMPARE(result.bins.size(), expected["bins"].size());
        for (std::size_t b = 0; b < result.bins.size(); ++b) {
            const Json& bin = expected["bins"][b];
            QCOMPARE(result.bins[b].count, bin["count"].get<std::int64_t>());
            QVERIFY(golden::agrees(result.bins[b].meanProbability, bin["mean_p"], tolerance));
            QVERIFY(golden::agrees(result.bins[b].positiveShare, bin["frac_pos"], tolerance));
        }
        QVERIFY(golden::agrees(result.expectedError.value, expected["ece"], tolerance));
    }
};

QTEST_APPLESS_MAIN(tst_GoldenMetrics)
#include "tst_GoldenMetrics.moc"
