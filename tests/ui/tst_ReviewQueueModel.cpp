// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ReviewFixture.h"
#include "core/store/QueueRepository.h"
#include "ui/review/queue/FilterText.h"
#include "ui/review/queue/QueueModel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace metes;

namespace {

struct Bench {
    ReviewProject project;
    int fetches = 0;
    QueueModel model{[this](const std::vector<ClaimId>& ids) {
        ++fetches;
        return ClaimRepository(project.database()).summaries(ids);
    }};

    Bench() { load({}); }
    void load(const QueueFilter& filter)
    {
        auto queue = ReviewQueue::load(project.database(), project.session().annotator());
        model.setQueue(std::make_shared<ReviewQueue>(std::move(*queue)), filter);
    }
    QStringList rows() const
    {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row) {
            texts += model.index(row).data().toString();
        }
        return texts;
    }
    ClaimFacts facts(ClaimId claim)
    {
        return *QueueRepository(project.database()).facts(project.session().annotator(), claim);
    }
};

QStringList list(std::initializer_list<const char*> words)
{
    QStringList texts;
    for (const char* word : words) {
        texts += QString::fromUtf8(word);
    }
    return texts;
}

const char* const kFirst = "15/977,530 · Term extraction service";
const char* const kSecond = "16/204,118 · Dialogue summariser";

}  // namespace

class tst_ReviewQueueModel : public QObject {
    Q_OBJECT

private slots:
    void rowsAreGrouped()
    {
        Bench bench;
        const QAbstractItemModelTester tester(
            &bench.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(bench.rows(), list({kFirst, "Claim 2", "Claim 3", kSecond, "Claim 1", "Claim 4",
                                     "Claim 7", "Claim 9"}));
        QCOMPARE(bench.model.headings(), (std::vector<int>{0, 3}));
        QCOMPARE(bench.model.claimCount(), 6);
        QVERIFY(!bench.model.index(0).flags().testFlag(Qt::ItemIsSelectable));
        QVERIFY(bench.model.index(1).flags().testFlag(Qt::ItemIsSelectable));
        QCOMPARE(bench.model.nextClaimRow(2, 1), 4);
        QCOMPARE(bench.model.nextClaimRow(4, -1), 2);
        QCOMPARE(bench.model.nextClaimRow(7, 1), -1);
        QCOMPARE(bench.model.nextClaimRow(1, -1), -1);
        QCOMPARE(bench.model.index(4).data(QueueModel::OpeningRole).toString(),
                 QStringLiteral("A method for summarising a dialogue."));
    }

    void filters_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("definite") << "label=definite" << list({kSecond, "Claim 1"});
        QTest::newRow("no label") << "label=none" << list({kFirst, "Claim 2"});
        QTest::newRow("model") << "layer=model" << list({kFirst, "Claim 3"});
        QTest::newRow("category") << "category=relative_term"
                                  << list({kFirst, "Claim 3", kSecond, "Claim 4", "Claim 7"});
        QTest::newRow("ungrounded") << "ungrounded" << list({kSecond, "Claim 7"});
        QTest::newRow("two at once")
            << "category=undefined_term;layer=model" << list({kFirst, "Claim 3"});
        QTest::newRow("none passes") << "flagged" << list({});
    }
    void filters()
    {
        QFETCH(QString, filter);
        Bench bench;
        const QAbstractItemModelTester tester(
            &bench.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        bench.model.setFilter(filterFromText(filter));
        QTEST(bench.rows(), "rows");
        QCOMPARE(filterText(filterFromText(filter)), filter);
    }

    void oneRowChangesAlone()
    {
        Bench bench;
        const ClaimId claim = bench.project.claim7();
        QVERIFY(bench.project.session().decide(claim, ReviewAct::onClaim(Act::Flag)));
        QVERIFY(bench.project.session().decide(claim, ReviewAct::onClaim(Act::Accept)));
        QSignalSpy resets(&bench.model, &QAbstractItemModel::modelReset);
        QSignalSpy changes(&bench.model, &QAbstractItemModel::dataChanged);
        bench.model.update(bench.facts(claim));
        QCOMPARE(resets.count(), 0);
        QCOMPARE(changes.count(), 1);
        const QModelIndex row = changes[0][0].toModelIndex();
        QCOMPARE(row.row(), 6);
        QVERIFY(row.data(QueueModel::FlaggedRole).toBool());
        QCOMPARE(row.data(QueueModel::StateRole).toInt(), static_cast<int>(ClaimState::Accepted));
        QCOMPARE(bench.model.scopeReviewed(), 1);
        QCOMPARE(bench.model.scopeTotal(), 6);
    }

    void decidedClaimsStayUntilTheFilterIsSetAgain()
    {
        Bench bench;
        bench.model.setFilter(filterFromText(QStringLiteral("state=unseen")));
        QVERIFY(bench.project.session().decide(bench.project.claim7(),
                                               ReviewAct::onClaim(Act::Accept)));
        bench.model.update(bench.facts(bench.project.claim7()));
        QVERIFY(bench.rows().contains(QStringLiteral("Claim 7")));
        bench.model.setFilter(bench.model.filter());
        QVERIFY(!bench.rows().contains(QStringLiteral("Claim 7")));
        // Progress counts the claims of every state.
        QCOMPARE(bench.model.scopeTotal(), 6);
        QCOMPARE(bench.model.scopeReviewed(), 1);
    }

    void aSearchKeepsItsOwnQueue()
    {
        Bench bench;
        const std::shared_ptr<const ReviewQueue> held = bench.model.queue();
        const std::uint32_t row = *held->rowOf(bench.project.claim7());
        QVERIFY(
            bench.project.session().decide(bench.project.claim7(), ReviewAct::onClaim(Act::Flag)));
        bench.model.update(bench.facts(bench.project.claim7()));
        QVERIFY(!held->at(row).flagged);
        QVERIFY(bench.model.queue()->at(row).flagged);
    }

    void textsComeByPages()
    {
        Bench bench;
        bench.fetches = 0;
        bench.load({});
        bench.rows();
        bench.rows();
        QCOMPARE(bench.fetches, 1);
    }

    void unknownWordsAreLeftOut_data()
    {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("kept");
        QTest::newRow("unknown words") << "nonsense;state=unseen,wrong;split=9"
                                       << "state=unseen";
        QTest::newRow("order") << "flagged;label=definite"
                               << "label=definite;flagged";
        QTest::newRow("empty") << ""
                               << "";
    }
    void unknownWordsAreLeftOut()
    {
        QFETCH(QString, given);
        QTEST(filterText(filterFromText(given)), "kept");
    }
};

QTEST_MAIN(tst_ReviewQueueModel)
#include "tst_ReviewQueueModel.moc"
