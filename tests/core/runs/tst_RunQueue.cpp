// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/RunQueue.h"

#include "core/runs/RandomPredictor.h"
#include "tests/core/runs/RunFixture.h"

using namespace metes;
using namespace metes::test;

class tst_RunQueue : public QObject {
    Q_OBJECT

private slots:
    void finishes();
    void selects();
    void goesOnWhereItStopped();
    void goesOnAfterAKill();
    void givesUp();
    void noticesThatItWasCancelled();
    void keepsFailures();
    void triesFailuresAgain();
    void stopsOnAnErrorOfTheWhole();
    void refusesAnotherPredictor();
    void letsADecisionIn();
};

namespace {

std::vector<double> probabilities(TestProject& project, RunId run)
{
    std::vector<double> values;
    for (const Prediction& prediction : must(RunRepository(project.database()).predictions(run))) {
        values.push_back(prediction.pIndefinite);
    }
    return values;
}

}  // namespace

void tst_RunQueue::finishes()
{
    TestProject project;
    project.import(learnableRecords(10));
    ToldPredictor told([](const CorpusClaim& claim) { return claim.number / 10.0; });
    StopAfter progress(1000);
    const RunRecord run =
        must(RunQueue(project.database(), project.clock()).run(told, {}, progress));
    QCOMPARE(run.name, "told-1"s);
    QCOMPARE(run.state, RunState::Finished);
    QCOMPARE(run.counts.done, std::int64_t(30));
    QCOMPARE(progress.done(), std::int64_t(30));
    QCOMPARE(progress.total(), std::int64_t(30));
    QCOMPARE(run.facts.model, "oracle"s);
    QCOMPARE(run.facts.fingerprint,
             must(ClaimRepository(project.database()).fingerprint()));
    QCOMPARE(probabilities(project, run.id)[4], 0.2);
    QVERIFY(project.problems().empty());
    QVERIFY(must(RunRepository(project.database()).problems()).empty());
}

void tst_RunQueue::selects()
{
    TestProject project;
    project.import(learnableRecords(10));
    ToldPredictor told([](const CorpusClaim&) { return 0.5; });
    QCOMPARE(runOver(project, told, {"validation", 0}).counts.done, std::int64_t(6));
    QCOMPARE(runOver(project, told, {{}, 4}).counts.done, std::int64_t(4));
    NoProgress progress;
    const auto none =
        RunQueue(project.database(), project.clock()).run(told, {"holdout", 0}, progress);
    QVERIFY(!none);
    QCOMPARE(none.error().code, ErrorCode::InvalidInput);
    QVERIFY(none.error().message.find("holdout") != std::string::npos);
    QCOMPARE(must(RunRepository(project.database()).count()), std::int64_t(2));
}

void tst_RunQueue::goesOnWhereItStopped()
{
    TestProject project;
    project.import(learnableRecords(40));
    RandomPredictor random(7);
    const RunRecord whole = runOver(project, random);
    RunQueue queue(project.database(), project.clock());
    const RunId id = must(queue.begin(random, {}, neverCancelled()));
    StopAfter stop(10);
    const auto stopped = queue.work(id, random, stop);
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    QVERIFY(stopped.error().message.find("random-2") != std::string::npos);
    const RunRecord between = must(RunRepository(project.database()).load(id));
    QCOMPARE(between.state, RunState::Stopped);
    QVERIFY(between.counts.done > 0);
    QVERIFY(between.counts.done < 120);
    // By the record alone, in another connection.
    project.reopen();
    const auto again = must(predictorOf(project.database(), between, neverCancelled()));
    NoProgress progress;
    const RunRecord done =
        must(RunQueue(project.database(), project.clock()).work(id, *again, progress));
    QCOMPARE(done.state, RunState::Finished);
    QCOMPARE(probabilities(project, id), probabilities(project, whole.id));
}

// A killed process leaves a running run with what it had committed.
void tst_RunQueue::goesOnAfterAKill()
{
    TestProject project;
    project.import(learnableRecords(10));
    ToldPredictor told([](const CorpusClaim&) { return 0.5; });
    RunRepository runs(project.database());
    const RunId id = must(RunQueue(project.database(), project.clock())
                              .begin(told, {}, neverCancelled()));
    Prediction first;
    first.claim = project.claim("16000000", 1);
    first.document = project.stored("16000000", 1).document;
    first.pIndefinite = 0.125;
    must(runs.store(id, first));
    project.reopen();
    NoProgress progress;
    const RunRecord run =
        must(RunQueue(project.database(), project.clock()).work(id, told, progress));
    QCOMPARE(run.state, RunState::Finished);
    QCOMPARE(told.asked, 29);
    QCOMPARE(probabilities(project, id)[0], 0.125);
}

void tst_RunQueue::givesUp()
{
    TestProject project;
    project.import(learnableRecords(40));
    RandomPredictor random(7);
    RunQueue queue(project.database(), project.clock());
    const RunId id = must(queue.begin(random, {"train", 50}, neverCancelled()));
    StopAfter stop(10);
    QVERIFY(!queue.work(id, random, stop));
    const RunRecord before = must(RunRepository(project.database()).load(id));
    const RunRecord cancelled = must(queue.cancel(id));
    QCOMPARE(cancelled.state, RunState::Cancelled);
    QVERIFY(cancelled.finished.has_value());
    QVERIFY(cancelled.counts.done > 0);
    QCOMPARE(cancelled.counts.done, before.counts.done);
    QCOMPARE(static_cast<std::int64_t>(probabilities(project, id).size()), before.counts.done);
    QCOMPARE(cancelled.facts.selection, (RunSelection{"train", 50}));
    // Once more changes nothing, and it never goes on.
    QCOMPARE(must(queue.cancel(id)).finished->milliseconds, cancelled.finished->milliseconds);
    NoProgress progress;
    const auto again = queue.work(id, random, progress);
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::InvalidInput);
    QVERIFY(again.error().message.find("cancelled") != std::string::npos);
    QVERIFY(must(RunRepository(project.database()).problems()).empty());
    const RunRecord finished = runOver(project, random, {"test", 0});
    QCOMPARE(queue.cancel(finished.id).error().code, ErrorCode::InvalidInput);
}

// Cancelled in another connection while it works.
void tst_RunQueue::noticesThatItWasCancelled()
{
    TestProject project;
    project.import(learnableRecords(200));
    const auto other = must(Database::open(project.path("project.metes")));
    RunId id;
    int asked = 0;
    ToldPredictor told([&](const CorpusClaim&) {
        if (++asked == 300) {
            must(RunQueue(*other, project.clock()).cancel(id));
        }
        return 0.5;
    });
    RunQueue queue(project.database(), project.clock());
    id = must(queue.begin(told, {}, neverCancelled()));
    NoProgress progress;
    const auto run = queue.work(id, told, progress);
    QVERIFY(!run);
    QCOMPARE(run.error().code, ErrorCode::Cancelled);
    const RunRecord record = must(RunRepository(project.database()).load(id));
    QCOMPARE(record.state, RunState::Cancelled);
    QVERIFY(record.counts.done < 300);
    QVERIFY(told.asked < 600);
}

void tst_RunQueue::keepsFailures()
{
    TestProject project;
    project.import(learnableRecords(10));
    ToldPredictor told([](const CorpusClaim& claim) { return claim.number == 2 ? -1 : 0.5; });
    const RunRecord run = runOver(project, told);
    QCOMPARE(run.state, RunState::Finished);
    QCOMPARE(run.counts.failed, std::int64_t(10));
    QCOMPARE(run.counts.done, std::int64_t(20));
    const auto failures = must(RunRepository(project.database()).failures(run.id));
    QCOMPARE(failures.size(), std::size_t(10));
    QCOMPARE(failures[0].application, "16000000"s);
    QCOMPARE(failures[0].claim, 2);
    QCOMPARE(failures[0].error, "no answer"s);
    QVERIFY(must(RunRepository(project.database()).problems()).empty());
}

void tst_RunQueue::triesFailuresAgain()
{
    TestProject project;
    project.import(learnableRecords(10));
    bool away = true;
    ToldPredictor told([&away](const CorpusClaim& claim) {
        return away && claim.number == 3 ? -1 : 0.5;
    }, false);
    const RunRecord open = runOver(project, told);
    QCOMPARE(open.state, RunState::Stopped);
    QCOMPARE(open.message, "10 claims failed"s);
    away = false;
    told.asked = 0;
    NoProgress progress;
    const RunRecord run =
        must(RunQueue(project.database(), project.clock()).work(open.id, told, progress));
    QCOMPARE(told.asked, 10);
    QCOMPARE(run.state, RunState::Finished);
    QCOMPARE(run.counts.failed, std::int64_t(0));
}

void tst_RunQueue::stopsOnAnErrorOfTheWhole()
{
    class Broken final : public Predictor {
    public:
        PredictorFacts facts() const override { return {"broken", "{}", "", ""}; }
        Result<std::vector<Result<Prediction>>> predict(const ApplicationTask&,
                                                        const Progress&) override
        {
            return fail(ErrorCode::InputOutput, "the server is away", "start it");
        }
    };
    TestProject project;
    project.import(learnableRecords(10));
    Broken broken;
    NoProgress progress;
    const auto run =
        RunQueue(project.database(), project.clock()).run(broken, {}, progress);
    QVERIFY(!run);
    QCOMPARE(run.error().message, "broken-1: the server is away"s);
    QCOMPARE(run.error().detail, "start it"s);
    const RunRecord record = must(RunRepository(project.database()).find("broken-1"));
    QCOMPARE(record.state, RunState::Stopped);
    QCOMPARE(record.message, "the server is away"s);
}

void tst_RunQueue::refusesAnotherPredictor()
{
    TestProject project;
    project.import(learnableRecords(10));
    RandomPredictor seven(7);
    RandomPredictor eight(8);
    RunQueue queue(project.database(), project.clock());
    const RunId id = must(queue.begin(seven, {}, neverCancelled()));
    NoProgress progress;
    const auto run = queue.work(id, eight, progress);
    QVERIFY(!run);
    QCOMPARE(run.error().code, ErrorCode::InvalidInput);
    QVERIFY(run.error().message.find("another predictor") != std::string::npos);
}

// While a run works, a person decides in another connection.
void tst_RunQueue::letsADecisionIn()
{
    TestProject project;
    project.import(learnableRecords(10));
    const auto other = must(Database::open(project.path("project.metes")));
    const auto session = must(ReviewSession::open(*other, {"ada", "desk", ""}, project.clock()));
    int decided = 0;
    ToldPredictor told([&](const CorpusClaim& claim) {
        decided += must(DecisionRepository(*other).findOrAddAnnotator(
                       "annotator " + std::to_string(claim.id.value)))
                       ? 1
                       : 0;
        return 0.5;
    });
    QCOMPARE(runOver(project, told).counts.done, std::int64_t(30));
    QCOMPARE(decided, 30);
}

QTEST_GUILESS_MAIN(tst_RunQueue)
#include "tst_RunQueue.moc"
