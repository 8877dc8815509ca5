// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/RunReport.h"

#include "tests/core/evaluation/ScoredFixture.h"

#include <algorithm>

using namespace metes;
using namespace metes::test;

class tst_RunComparison : public QObject {
    Q_OBJECT

private slots:
    void comparesOnTheSameClaims();
    void knowsNoOrder();
    void leavesOutWhatOneLacks();
    void comparesARunWithItself();
    void refusesRunsWithoutCommonClaims();
    void needsThresholds();
    void stops();
};

// Expected from scikit-learn and scipy's binomtest on the same numbers.
void tst_RunComparison::comparesOnTheSameClaims()
{
    const RunComparison comparison = compareRuns(firstRun(), secondRun(), {}).value();
    QCOMPARE(comparison.claims, std::int64_t(10));
    QCOMPARE(comparison.groups, std::int64_t(5));
    QVERIFY(isNear(comparison.firstFigures[BinaryFigure::F1].value, 0.75));
    QVERIFY(isNear(comparison.secondFigures[BinaryFigure::F1].value, 2.0 / 3));
    const auto& differences = comparison.binary.differences;
    QVERIFY(isNear(differences[BinaryFigure::Precision].difference.value, 0.75 - 1));
    QVERIFY(isNear(differences[BinaryFigure::Accuracy].difference.value, -0.1));
    QVERIFY(isNear(differences[BinaryFigure::Auroc].difference.value, 0.72 - 0.88));
    QVERIFY(differences[BinaryFigure::Auroc].difference.interval->contains(0.72 - 0.88));
    QVERIFY(*differences[BinaryFigure::Auroc].pValue > 0.05);
    QCOMPARE(comparison.binary.mcNemar.onlyFirstRight, std::int64_t(2));
    QCOMPARE(comparison.binary.mcNemar.onlySecondRight, std::int64_t(1));
    QVERIFY(isNear(comparison.binary.mcNemar.pExact, 1.0));
    QVERIFY(!comparison.multiLabel.macroF1.difference.value);
}

void tst_RunComparison::knowsNoOrder()
{
    ScoredClaims second = secondRun();
    std::reverse(second.claims.begin(), second.claims.end());
    const RunComparison straight = compareRuns(firstRun(), secondRun(), {}).value();
    const RunComparison turned = compareRuns(firstRun(), second, {}).value();
    QCOMPARE(turned.binary.mcNemar.onlyFirstRight, straight.binary.mcNemar.onlyFirstRight);
    QCOMPARE(turned.binary.differences[BinaryFigure::Auroc].difference,
             straight.binary.differences[BinaryFigure::Auroc].difference);
}

void tst_RunComparison::leavesOutWhatOneLacks()
{
    ScoredClaims second = secondRun();
    second.claims.erase(second.claims.begin(), second.claims.begin() + 2);
    second.claims.push_back(scoredClaim(9, 1, "test", true, 0.5));
    const RunComparison comparison = compareRuns(firstRun(), second, {}).value();
    QCOMPARE(comparison.claims, std::int64_t(8));
    QCOMPARE(comparison.leftOut, std::int64_t(3));
    // Of the eight: first right on 6, second on 6.
    QVERIFY(isNear(comparison.firstFigures[BinaryFigure::Accuracy].value, 0.75));
    QVERIFY(isNear(comparison.secondFigures[BinaryFigure::Accuracy].value, 0.75));
}

void tst_RunComparison::comparesARunWithItself()
{
    const RunComparison comparison = compareRuns(firstRun(), firstRun(), {}).value();
    for (const PairedDifference& difference : comparison.binary.differences.values) {
        QCOMPARE(*difference.difference.value, 0.0);
        QCOMPARE(difference.difference.interval->low, 0.0);
        QCOMPARE(difference.difference.interval->high, 0.0);
        QCOMPARE(*difference.pValue, 1.0);
    }
    QCOMPARE(*comparison.multiLabel.macroF1.difference.value, 0.0);
}

void tst_RunComparison::refusesRunsWithoutCommonClaims()
{
    ReportOptions options;
    options.split = "holdout";
    const auto comparison = compareRuns(firstRun(), secondRun(), options);
    QVERIFY(!comparison);
    QCOMPARE(comparison.error().code, ErrorCode::InvalidInput);
    QVERIFY(comparison.error().message.find("random-2") != std::string::npos);
}

void tst_RunComparison::needsThresholds()
{
    ScoredClaims first = firstRun();
    first.claims.resize(10);
    const RunComparison comparison = compareRuns(first, secondRun(), {}).value();
    QVERIFY(!comparison.firstFigures[BinaryFigure::F1].value);
    QVERIFY(comparison.secondFigures[BinaryFigure::F1].value);
    QVERIFY(!comparison.binary.differences[BinaryFigure::F1].difference.value);
    QVERIFY(isNear(comparison.binary.differences[BinaryFigure::Auroc].difference.value, -0.16));
}

void tst_RunComparison::stops()
{
    const auto comparison = compareRuns(firstRun(), secondRun(), {}, Stopped());
    QVERIFY(!comparison);
    QCOMPARE(comparison.error().code, ErrorCode::Cancelled);
}

QTEST_APPLESS_MAIN(tst_RunComparison)
#include "tst_RunComparison.moc"
