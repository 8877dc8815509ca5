// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/RunRepository.h"

#include "core/base/Sha256.h"
#include "tests/core/runs/RunFixture.h"

#include <SQLiteCpp/SQLiteCpp.h>

using namespace metes;
using namespace metes::test;

class tst_RunRepository : public QObject {
    Q_OBJECT

private slots:
    void keepsPredictionsAndReasons();
    void namesRunsOnce();
    void refusesToChangeAFinishedRun_data();
    void refusesToChangeAFinishedRun();
    void keepsWhatItIsAbout();
    void deletesARunWithAllThatHangsFromIt();
    void keepsAModelWhileARunHasIt();
    void showsEveryRunBesideAClaim();
    void findsDamage();
};

namespace {

Prediction prediction(ClaimId claim, DocumentId document)
{
    Prediction made;
    made.claim = claim;
    made.document = document;
    made.pIndefinite = 0.7;
    made.label = Label::Indefinite;
    made.categories[0] = 0.25;
    made.categories[6] = 1;
    Reason reason;
    reason.id = "one";
    reason.layer = Layer::Linter;
    reason.text = "\"the gap\" has no antecedent.";
    reason.category = Category::AntecedentBasis;
    reason.confidence = 0.8;
    reason.recitations = {"gap"};
    reason.spans = {spanAt("A device with a gap", {16, 19})};
    made.reasons.push_back({reason, ""});
    return made;
}

/// A project of one claim with one run, whose only prediction is stored.
struct Project {
    TestProject project;
    RunRepository runs;
    ClaimId claim;
    RunId run;

    Project() : runs(project.database())
    {
        project.import(claimRecord("16000001", 1, "A device with a gap"));
        claim = project.claim("16000001", 1);
        const auto transaction = must(WriteTransaction::begin(project.database()));
        run = must(runs.add({"linter", "{}", "", "abc", "0.1", project.clock().now()}, {claim}));
        must(runs.store(run, prediction(claim, project.stored("16000001", 1).document)));
        must(transaction->commit());
    }
    void finish()
    {
        const auto transaction = must(WriteTransaction::begin(project.database()));
        must(runs.setFinished(run, project.clock().now()));
        must(transaction->commit());
    }
    void cancel()
    {
        const auto transaction = must(WriteTransaction::begin(project.database()));
        must(runs.setCancelled(run, project.clock().now()));
        must(transaction->commit());
    }
    std::int64_t rows(const std::string& table)
    {
        return project.database()
            .connection()
            .execAndGet("SELECT count(*) FROM " + table)
            .getInt64();
    }
};

}  // namespace

void tst_RunRepository::keepsPredictionsAndReasons()
{
    Project made;
    made.finish();
    made.project.reopen();
    const RunRepository runs(made.project.database());
    const RunRecord run = must(runs.find("linter-1"));
    QCOMPARE(must(runs.find("1")).id, run.id);
    QCOMPARE(run.state, RunState::Finished);
    QCOMPARE(run.counts.claims, std::int64_t(1));
    QCOMPARE(run.counts.done, std::int64_t(1));
    QCOMPARE(run.finished->milliseconds, made.project.clock().now().milliseconds);
    const auto all = must(runs.predictions(run.id, RunRepository::Reasons::Read));
    QCOMPARE(all.size(), std::size_t(1));
    const auto one = must(runs.prediction(run.id, made.claim));
    for (const Prediction& read : {all.front(), one.value()}) {
        QCOMPARE(read.pIndefinite, 0.7);
        QCOMPARE(*read.label, Label::Indefinite);
        QCOMPARE(*read.categories[0], 0.25);
        QVERIFY(!read.categories[1]);
        QCOMPARE(*read.categories[6], 1.0);
        QCOMPARE(read.reasons.size(), std::size_t(1));
        QCOMPARE(read.reasons[0].origin, "linter-1"s);
        QCOMPARE(*read.reasons[0].reason.confidence, 0.8);
        QCOMPARE(read.reasons[0].reason.spans[0].quote, "gap"s);
        QCOMPARE(read.reasons[0].reason.spans[0].before, "A device with a "s);
    }
    QVERIFY(must(runs.problems()).empty());
}

void tst_RunRepository::namesRunsOnce()
{
    Project made;
    const auto transaction = must(WriteTransaction::begin(made.project.database()));
    const RunId second =
        must(made.runs.add({"random", "{}", "", "abc", "0.1", {}}, {made.claim}));
    QCOMPARE(must(made.runs.load(second)).name, "random-2"s);
    must(made.runs.erase(second));
    const RunId third = must(made.runs.add({"random", "{}", "", "abc", "0.1", {}}, {made.claim}));
    QCOMPARE(must(made.runs.load(third)).name, "random-3"s);
    const auto missing = made.runs.find("random-2");
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::NotFound);
    QVERIFY(missing.error().message.find("random-2") != std::string::npos);
}

// Written past the repository too: the file itself refuses.
void tst_RunRepository::refusesToChangeAFinishedRun_data()
{
    QTest::addColumn<std::string>("sql");
    QTest::newRow("cancelled") << "UPDATE run SET state = 'cancelled'"s;
    QTest::newRow("state") << "UPDATE run SET state = 'running', finished = NULL"s;
    QTest::newRow("configuration") << "UPDATE run SET configuration = '{}'"s;
    QTest::newRow("claim state") << "UPDATE run_claim SET state = 'waiting'"s;
    QTest::newRow("claim added")
        << "INSERT INTO run_claim(run_id, claim_id, state) VALUES (1, 1, 'waiting')"s;
    QTest::newRow("claim taken") << "DELETE FROM run_claim"s;
    QTest::newRow("probability") << "UPDATE prediction SET p_indefinite = 0"s;
    QTest::newRow("prediction taken") << "DELETE FROM prediction"s;
    QTest::newRow("prediction added")
        << "INSERT INTO prediction(run_id, claim_id, document_id, p_indefinite)"
           " VALUES (1, 1, 1, 0.5)"s;
    QTest::newRow("reason") << "UPDATE run_reason SET text = ''"s;
    QTest::newRow("reason taken") << "DELETE FROM run_reason"s;
    QTest::newRow("reason added")
        << "INSERT INTO run_reason(run_id, claim_id, ordinal, name, layer, origin, text, category)"
           " VALUES (1, 1, 9, 'x', 'model', 'y', '', 'other')"s;
}

void tst_RunRepository::refusesToChangeAFinishedRun()
{
    QFETCH(std::string, sql);
    for (const bool cancels : {false, true}) {
        Project made;
        cancels ? made.cancel() : made.finish();
        bool refused = false;
        try {
            made.project.database().connection().exec(sql);
        } catch (const SQLite::Exception& error) {
            refused = std::string(error.what()).find("immutable") != std::string::npos;
        }
        QVERIFY(refused);
    }
}

void tst_RunRepository::keepsWhatItIsAbout()
{
    Project made;
    QCOMPARE(must(made.runs.load(made.run)).facts.selection, RunSelection());
    RunId narrow;
    {
        const auto transaction = must(WriteTransaction::begin(made.project.database()));
        narrow =
            must(made.runs.add({"random", "{}", "", "abc", "0.1", {}, {"test", 7}}, {made.claim}));
        must(transaction->commit());
    }
    made.project.reopen();
    const RunRepository runs(made.project.database());
    QCOMPARE(must(runs.load(narrow)).facts.selection, (RunSelection{"test", 7}));
    QCOMPARE(must(runs.all()).at(1).facts.selection, (RunSelection{"test", 7}));
}

void tst_RunRepository::deletesARunWithAllThatHangsFromIt()
{
    Project made;
    made.finish();
    must(made.runs.erase(made.run));
    for (const char* const table : {"run", "run_claim", "prediction", "run_reason"}) {
        QCOMPARE(made.rows(table), std::int64_t(0));
    }
    QCOMPARE(made.rows("claim"), std::int64_t(1));
}

void tst_RunRepository::keepsAModelWhileARunHasIt()
{
    Project made;
    const std::string hash = must(made.runs.keepModel("{\"a\":1}\n"));
    QCOMPARE(hash, sha256Hex("{\"a\":1}\n"));
    QCOMPARE(must(made.runs.keepModel("{\"a\":1}\n")), hash);
    const RunId first = must(made.runs.add({"logistic", "{}", hash, "", "", {}}, {made.claim}));
    const RunId second = must(made.runs.add({"logistic", "{}", hash, "", "", {}}, {made.claim}));
    must(made.runs.erase(first));
    QCOMPARE(must(made.runs.model(hash)), "{\"a\":1}\n"s);
    must(made.runs.erase(second));
    QCOMPARE(made.runs.model(hash).error().code, ErrorCode::NotFound);
}

void tst_RunRepository::showsEveryRunBesideAClaim()
{
    Project made;
    made.finish();
    ToldPredictor told([](const CorpusClaim&) { return 0.2; });
    runOver(made.project, told);
    auto shown = must(made.runs.ofClaim(made.claim));
    QCOMPARE(shown.size(), std::size_t(2));
    QCOMPARE(shown[0].run.name, "told-2"s);
    QCOMPARE(shown[0].prediction.pIndefinite, 0.2);
    QCOMPARE(shown[1].run.name, "linter-1"s);
    QCOMPARE(shown[1].prediction.reasons.size(), std::size_t(1));
    QVERIFY(!shown[1].stale);
    made.project.import(claimRecord("16000001", 1, "A device with no gap"));
    shown = must(made.runs.ofClaim(made.claim));
    QVERIFY(shown[1].stale);
    // The spans still quote the text that was scored.
    QCOMPARE(shown[1].prediction.reasons[0].reason.spans[0].quote, "gap"s);
    QVERIFY(must(made.runs.problems()).empty());
}

void tst_RunRepository::findsDamage()
{
    Project made;
    must(made.runs.keepModel("text"));
    SQLite::Database& file = made.project.database().connection();
    file.exec("UPDATE run_claim SET state = 'waiting'");
    file.exec("UPDATE model SET body = 'other'");
    file.exec("DROP TRIGGER run_reason_is_final");
    file.exec("UPDATE run_reason SET spans = '[[0,3,\"gap\",\"exact\",1.0]]'");
    const auto problems = must(made.runs.problems());
    QCOMPARE(problems.size(), std::size_t(3));
    QVERIFY(problems[0].find("linter-1") != std::string::npos);
    QVERIFY(problems[1].find("16000001/1") != std::string::npos);
    QVERIFY(problems[2].find("model") != std::string::npos);
}

QTEST_GUILESS_MAIN(tst_RunRepository)
#include "tst_RunRepository.moc"
