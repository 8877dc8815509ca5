// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/RunReport.h"

#include "tests/core/evaluation/ScoredFixture.h"

using namespace metes;
using namespace metes::test;

class tst_RunReport : public QObject {
    Q_OBJECT

private slots:
    void agreesWithScikit();
    void choosesThresholdsOnValidation();
    void countsLabelsByEachRule();
    void resamplesWholeGroups();
    void leavesUnlabelledClaimsOut();
    void saysThatTiesHideTheShare();
    void takesTheSplitOfTheRun();
    void needsValidation();
    void saysWhatItIsChosenOn();
    void survivesOneClass();
    void survivesNothing();
    void fillsBins();
    void tellsTheHistory();
    void stops();
};

namespace {

RunReport reportOf(const ScoredClaims& claims, std::uint32_t replicates = 0,
                   const std::string& split = "test")
{
    ReportOptions options;
    options.bootstrap.replicates = replicates;
    options.split = split;
    return runReport(claims, options).value();
}

}  // namespace

void tst_RunReport::agreesWithScikit()
{
    const RunReport report = reportOf(firstRun());
    const auto& figures = report.binary.figures;
    QVERIFY(isNear(figures[BinaryFigure::Precision].value, 1.0));
    QVERIFY(isNear(figures[BinaryFigure::Recall].value, 0.6));
    QVERIFY(isNear(figures[BinaryFigure::F1].value, 0.75));
    QVERIFY(isNear(figures[BinaryFigure::Accuracy].value, 0.8));
    QVERIFY(isNear(figures[BinaryFigure::Auroc].value, 0.88));
    QVERIFY(isNear(figures[BinaryFigure::Brier].value, 0.1485));
    QVERIFY(isNear(report.binary.averagePrecision.value, 0.9028571428571428));
    QCOMPARE(report.binary.confusion, (Confusion{3, 0, 2, 5}));
    const CategoryReport& antecedent = report.categories[0];
    QVERIFY(isNear(antecedent.precision.value, 1.0));
    QVERIFY(isNear(antecedent.recall.value, 2.0 / 3));
    QVERIFY(isNear(antecedent.f1.value, 0.8));
    QVERIFY(isNear(antecedent.auroc.value, 0.7857142857142857));
    const CategoryReport& relative = report.categories[2];
    QVERIFY(isNear(relative.precision.value, 2.0 / 3));
    QVERIFY(isNear(relative.recall.value, 1.0));
    QVERIFY(isNear(relative.auroc.value, 0.9375));
    QVERIFY(isNear(report.multiLabel.macroF1.value, 0.2285714285714286));
    QVERIFY(isNear(report.multiLabel.microF1.value, 0.8));
}

void tst_RunReport::choosesThresholdsOnValidation()
{
    const RunReport report = reportOf(firstRun());
    QCOMPARE(*report.threshold.threshold->value, 0.65);
    QVERIFY(isNear(report.threshold.wantedShare, 0.5));
    QVERIFY(isNear(report.threshold.shareValidation, 0.5));
    QVERIFY(isNear(report.threshold.shareSplit, 0.3));
    QVERIFY(report.threshold.reason.empty());
    QCOMPARE(*report.categories[0].threshold.threshold->value, 0.65);
    QVERIFY(isNear(report.categories[0].threshold.wantedShare, 0.25));
    QCOMPARE(*report.categories[2].threshold.threshold->value, 0.7);
    QCOMPARE(report.validationClaims, std::int64_t(4));
}

// Five categories are neither true nor predicted.
void tst_RunReport::countsLabelsByEachRule()
{
    const RunReport report = reportOf(firstRun());
    QCOMPARE(report.multiLabel.withoutBase, (std::vector<std::size_t>{1, 3, 4, 5, 6}));
    QVERIFY(isNear(report.multiLabelOtherRule.macroF1.value, 0.8));
    QCOMPARE(report.multiLabelOtherRule.rule, ZeroDivision::LeftOut);
    // No scores: not even a zero is claimed for the category itself.
    QVERIFY(!report.categories[1].f1.value);
    QVERIFY(report.categories[1].f1.reason.find("no scores") != std::string::npos);
}

void tst_RunReport::resamplesWholeGroups()
{
    const RunReport report = reportOf(firstRun(), 2000);
    QCOMPARE(report.groups, std::int64_t(5));
    const Estimate& accuracy = report.binary.figures[BinaryFigure::Accuracy];
    QVERIFY(accuracy.interval->contains(0.8));
    // Right claims by application: 2, 1, 2, 2, 1. A mean of five draws of 1, 1/2, 1, 1, 1/2: its
    // 2.5 and 97.5 percentiles are 0.6 and 1 (binomial with n 5 and p 0.4: P(X = 5) is 0.01,
    // P(X >= 4) 0.087).
    QVERIFY(isNear(accuracy.interval->low, 0.6));
    QVERIFY(isNear(accuracy.interval->high, 1.0));
    const RunReport again = reportOf(firstRun(), 2000);
    QCOMPARE(again.multiLabel.macroF1.interval, report.multiLabel.macroF1.interval);
    QVERIFY(report.multiLabel.microF1.interval->contains(0.8));
}

void tst_RunReport::leavesUnlabelledClaimsOut()
{
    ScoredClaims run = firstRun();
    run.claims.push_back(scoredClaim(1, 9, "test", true, 0.0));
    run.claims.back().label.reset();
    const RunReport report = reportOf(run);
    QCOMPARE(report.unlabelled, std::int64_t(1));
    QCOMPARE(report.claims, std::int64_t(10));
    QCOMPARE(report.indefinite, std::int64_t(5));
    QVERIFY(isNear(report.binary.figures[BinaryFigure::Auroc].value, 0.88));
    QCOMPARE(reportOf(run, 0, "").claims, std::int64_t(14));
}

void tst_RunReport::saysThatTiesHideTheShare()
{
    ScoredClaims run = firstRun();
    for (ScoredClaim& claim : run.claims) {
        claim.pIndefinite = claim.split == "validation" && claim.number == 1 ? 0.9 : 0.5;
    }
    const RunReport report = reportOf(run);
    QCOMPARE(*report.threshold.threshold->value, 0.9);
    QVERIFY(isNear(report.threshold.shareValidation, 0.25));
    QVERIFY(report.threshold.reason.find("out of reach") != std::string::npos);
    QVERIFY(isNear(report.binary.figures[BinaryFigure::Auroc].value, 0.5));
}

void tst_RunReport::takesTheSplitOfTheRun()
{
    ScoredClaims claims = firstRun();
    ReportOptions options;
    options.bootstrap.replicates = 0;
    QCOMPARE(runReport(claims, options).value().split, std::string("test"));
    claims.split = "validation";
    const RunReport own = runReport(claims, options).value();
    QCOMPARE(own.split, std::string("validation"));
    QCOMPARE(own.claims, std::int64_t(4));
    options.split = "";
    QCOMPARE(runReport(claims, options).value().claims, std::int64_t(14));
    QCOMPARE(evaluatedSplit({}, "train"), std::string("train"));
    QCOMPARE(evaluatedSplit("train", {}), std::string("train"));
    QCOMPARE(evaluatedSplit("train", "train"), std::string("train"));
    QCOMPARE(evaluatedSplit("train", "validation"), std::string("test"));
}

void tst_RunReport::needsValidation()
{
    ScoredClaims run = firstRun();
    run.claims.resize(10);
    const RunReport report = reportOf(run, 100);
    QVERIFY(!report.threshold.threshold);
    for (const BinaryFigure figure : {BinaryFigure::Precision, BinaryFigure::Recall,
                                      BinaryFigure::F1, BinaryFigure::Accuracy}) {
        QVERIFY(!report.binary.figures[figure].value);
        QVERIFY(report.binary.figures[figure].reason.find("validation") != std::string::npos);
    }
    QVERIFY(isNear(report.binary.figures[BinaryFigure::Auroc].value, 0.88));
    QVERIFY(!report.multiLabel.macroF1.value);
    QVERIFY(!report.categories[0].f1.value);
    QVERIFY(isNear(report.categories[0].auroc.value, 0.7857142857142857));
    QVERIFY(!report.histogram[3].accuracy);
}

void tst_RunReport::saysWhatItIsChosenOn()
{
    const RunReport report = reportOf(firstRun(), 0, "validation");
    QVERIFY(isNear(report.binary.figures[BinaryFigure::F1].value, 1.0));
    QVERIFY(report.threshold.reason.find("evaluated on") != std::string::npos);
}

void tst_RunReport::survivesOneClass()
{
    ScoredClaims run = firstRun();
    for (ScoredClaim& claim : run.claims) {
        claim.label = Label::Definite;
        claim.categories = {};
    }
    const RunReport report = reportOf(run, 100);
    QVERIFY(!report.binary.figures[BinaryFigure::Auroc].value);
    QVERIFY(report.roc.points.empty());
    QVERIFY(!report.roc.reason.empty());
    QVERIFY(isNear(report.binary.figures[BinaryFigure::F1].value, 0.0));
    // Nothing is wanted of a category that nobody cited, so nothing is predicted.
    QVERIFY(!report.categories[0].threshold.threshold->value);
    QVERIFY(isNear(report.multiLabel.macroF1.value, 0.0));
    QVERIFY(!report.multiLabelOtherRule.macroF1.value);
}

void tst_RunReport::survivesNothing()
{
    for (const RunReport& report : {reportOf({}, 100), reportOf(firstRun(), 100, "holdout")}) {
        QCOMPARE(report.claims, std::int64_t(0));
        for (const Estimate& estimate : report.binary.figures.values) {
            QVERIFY(!estimate.value || std::isfinite(*estimate.value));
            QVERIFY(!estimate.interval);
        }
        QVERIFY(!report.binary.figures[BinaryFigure::Accuracy].value);
        QVERIFY(!report.binary.figures[BinaryFigure::Auroc].value);
        QVERIFY(!report.reliability.expectedError.value);
        QVERIFY(report.multiLabel.macroF1.reason.size() > 0 || report.multiLabel.macroF1.value);
    }
}

void tst_RunReport::fillsBins()
{
    const RunReport report = reportOf(firstRun());
    QCOMPARE(report.histogram.size(), std::size_t(10));
    // Of [0.5, 0.6) are 0.55 indefinite, 0.5 and 0.6 (a double just below six tenths) definite, and
    // all are predicted definite.
    QCOMPARE(report.histogram[5].indefinite, std::int64_t(1));
    QCOMPARE(report.histogram[5].definite, std::int64_t(2));
    QVERIFY(isNear(report.histogram[5].accuracy, 2.0 / 3));
    QVERIFY(report.histogram[5].isFaint());
    QCOMPARE(report.histogram[0].count(), std::int64_t(0));
    QVERIFY(!report.histogram[0].accuracy);
    QCOMPARE(report.roc.points.size(), std::size_t(11));
}

void tst_RunReport::tellsTheHistory()
{
    const RunReport report = reportOf(firstRun());
    const Estimate history = historyOf(report.reliability, 0.52);
    QVERIFY(isNear(history.value, 1.0 / 3));
    QCOMPARE(history.n, std::int64_t(3));
    // Wilson for 1 of 3, computed in Python.
    QVERIFY(isNear(history.interval->low, 0.06149194472039621, 1e-9));
    QVERIFY(isNear(history.interval->high, 0.7923403991979522, 1e-9));
    QCOMPARE(historyOf(report.reliability, 0.6), history);
    QVERIFY(!historyOf(report.reliability, 0.02).value);
    QVERIFY(isNear(historyOf(report.reliability, 1.0).value, 1.0));
}

void tst_RunReport::stops()
{
    const auto report = runReport(firstRun(), {}, Stopped());
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Cancelled);
}

QTEST_APPLESS_MAIN(tst_RunReport)
#include "tst_RunReport.moc"
