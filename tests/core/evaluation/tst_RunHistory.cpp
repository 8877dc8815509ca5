// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ScoredFixture.h"
#include "core/evaluation/RunHistory.h"

using namespace metes;
using namespace metes::test;

class tst_RunHistory : public QObject {
    Q_OBJECT

private slots:
    void sharesOfTheBin();
    void ownApplicationIsNoWitness();
    void validationWithoutTest();
    void nothingToTellFrom();
    void noProbability();
    void learnedClaims();
};

namespace {

constexpr const char* kElsewhere = "17000000";

}  // namespace

void tst_RunHistory::sharesOfTheBin()
{
    const RunHistory history(firstRun());
    QCOMPARE(history.split(), std::string("test"));
    QCOMPARE(history.claims(), std::int64_t(10));
    // Of [0.5, 0.6): 0.55 indefinite, 0.5 and 0.6 (a double just below six tenths) definite; the
    // claims are the 6th, 9th and 10th of five applications with two claims each.
    const ObservedShare observed = history.around(0.52, kElsewhere);
    QCOMPARE(observed.low, 0.5);
    QCOMPARE(observed.high, 0.6);
    QCOMPARE(observed.share.n, std::int64_t(3));
    QCOMPARE(observed.applications, std::int64_t(2));
    QVERIFY(isNear(observed.share.value, 1.0 / 3));
    // Wilson for 1 of 3, computed in Python.
    QVERIFY(isNear(observed.share.interval->low, 0.06149194472039621, 1e-9));
    QVERIFY(isNear(observed.share.interval->high, 0.7923403991979522, 1e-9));
}

void tst_RunHistory::ownApplicationIsNoWitness()
{
    // 0.55 and 0.5 are those of the last application; 0.6 of the third.
    const ObservedShare observed = RunHistory(firstRun()).around(0.55, "16000004");
    QCOMPARE(observed.share.n, std::int64_t(1));
    QCOMPARE(observed.applications, std::int64_t(1));
    QVERIFY(isNear(observed.share.value, 0));
    // Wilson for 0 of 1: z^2 / (1 + z^2) with z = 1.959963984540054.
    QVERIFY(isNear(observed.share.interval->high, 0.7934506856227626, 1e-9));
}

void tst_RunHistory::validationWithoutTest()
{
    ScoredClaims run = firstRun();
    for (ScoredClaim& claim : run.claims) {
        if (claim.split == "test") {
            claim.label.reset();
        }
    }
    const RunHistory history(run);
    QCOMPARE(history.split(), std::string("validation"));
    QCOMPARE(history.around(0.65, kElsewhere).share.n, std::int64_t(1));
}

void tst_RunHistory::nothingToTellFrom()
{
    ScoredClaims run = firstRun();
    const ObservedShare empty = RunHistory(run).around(0.05, kElsewhere);
    QVERIFY(!empty.share.isEstimable());
    QCOMPARE(empty.share.reason, std::string("no labelled claims with such a probability"));
    for (ScoredClaim& claim : run.claims) {
        claim.split = "train";
    }
    const RunHistory history(run);
    QVERIFY(history.split().empty());
    QCOMPARE(history.around(0.5, kElsewhere).share.reason,
             std::string("no labelled claims of test or validation"));
}

void tst_RunHistory::noProbability()
{
    const RunHistory history(firstRun());
    QVERIFY(!history.around(1.5, kElsewhere).share.isEstimable());
    QVERIFY(!history.around(std::nan(""), kElsewhere).share.isEstimable());
}

void tst_RunHistory::learnedClaims()
{
    ScoredClaims run = firstRun();
    run.claims[3].split = "train";  // claim 2 of the second application
    QVERIFY(RunHistory(run).isTrainedOn("16000001", 2));
    QVERIFY(!RunHistory(run).isTrainedOn("16000001", 1));
    run.kind = "random";
    QVERIFY(!RunHistory(run).isTrainedOn("16000001", 2));
}

QTEST_APPLESS_MAIN(tst_RunHistory)
#include "tst_RunHistory.moc"
