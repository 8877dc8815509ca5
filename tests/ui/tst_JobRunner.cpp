// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include "ui/jobs/JobRunner.h"

using namespace metes;

/// Jobs here wait on semaphores, never on time. A waiting job gives up after kPatience, so that a
/// defect fails the test instead of hanging it.
class tst_JobRunner : public QObject {
    Q_OBJECT

private slots:
    void deliversTheResultInTheStartingThread();
    void deliversAnError();
    void turnsAnExceptionIntoAnError();
    void deliversMoveOnlyValues();
    void reportsProgress();
    void cancelReachesTheWork();
    void cancelByHandleReachesTheWork();
    void dropsTheResultOfAnOlderJob();
    void slotsAreIndependent();
    void dropsTheResultWhenTheContextIsGone();
    void destructorCancelsAndWaits();
    void announcesStartAndEnd();
};

static constexpr int kPatience = 20000;

/// Work that runs until it is cancelled.
static Result<int> untilCancelled(Progress& progress)
{
    QDeadlineTimer limit(kPatience);
    while (!progress.cancelled()) {
        if (limit.hasExpired()) {
            return fail(ErrorCode::Internal, "never cancelled");
        }
        QThread::yieldCurrentThread();
    }
    return fail(ErrorCode::Cancelled, "stopped");
}

void tst_JobRunner::deliversTheResultInTheStartingThread()
{
    JobRunner jobs;
    const QThread* worker = nullptr;
    const QThread* receiver = nullptr;
    int result = 0;
    jobs.run<int>(
        this, QStringLiteral("a"),
        [&worker](Progress&) -> Result<int> {
            worker = QThread::currentThread();
            return 42;
        },
        [&](const Result<int>& done) {
            receiver = QThread::currentThread();
            result = done.value_or(-1);
        });
    QVERIFY(jobs.isRunning(QStringLiteral("a")));
    QTRY_COMPARE(result, 42);
    QCOMPARE(receiver, thread());
    QVERIFY(worker != thread());
    QVERIFY(!jobs.isRunning(QStringLiteral("a")));
    QVERIFY(jobs.isIdle());
}

void tst_JobRunner::deliversAnError()
{
    JobRunner jobs;
    std::optional<ErrorCode> code;
    jobs.run<void>(
        this, QStringLiteral("a"),
        [](Progress&) -> Result<void> { return fail(ErrorCode::DiskFull, "full"); },
        [&code](const Result<void>& done) { code = done.error().code; });
    QTRY_VERIFY(code.has_value());
    QCOMPARE(*code, ErrorCode::DiskFull);
}

void tst_JobRunner::turnsAnExceptionIntoAnError()
{
    JobRunner jobs;
    std::optional<Error> error;
    jobs.run<int>(
        this, QStringLiteral("a"),
        [](Progress&) -> Result<int> { throw std::runtime_error("library words"); },
        [&error](const Result<int>& done) { error = done.error(); });
    QTRY_VERIFY(error.has_value());
    QCOMPARE(error->code, ErrorCode::Internal);
    QCOMPARE(error->detail, std::string("library words"));
}

void tst_JobRunner::deliversMoveOnlyValues()
{
    JobRunner jobs;
    std::unique_ptr<int> value;
    jobs.run<std::unique_ptr<int>>(
        this, QStringLiteral("a"),
        [](Progress&) -> Result<std::unique_ptr<int>> { return std::make_unique<int>(7); },
        [&value](Result<std::unique_ptr<int>> done) { value = std::move(*done); });
    QTRY_VERIFY(value);
    QCOMPARE(*value, 7);
}

void tst_JobRunner::reportsProgress()
{
    JobRunner jobs;
    QSemaphore seen;
    qint64 done = 0;
    qint64 total = 0;
    bool finished = false;
    // Beyond 32 bits, as bytes of a file may be.
    constexpr qint64 kTotal = qint64(5) << 32;
    jobs.run<int>(
        this, QStringLiteral("a"),
        [&seen](Progress& progress) -> Result<int> {
            progress.report(kTotal / 2, kTotal);
            return seen.tryAcquire(1, kPatience) ? 1 : 0;
        },
        [&finished](const Result<int>& result) { finished = result.value_or(0) == 1; },
        [&](qint64 d, qint64 t) {
            done = d;
            total = t;
            seen.release();
        });
    QTRY_VERIFY(finished);
    QCOMPARE(total, kTotal);
    QCOMPARE(done, kTotal / 2);
}

void tst_JobRunner::cancelReachesTheWork()
{
    JobRunner jobs;
    std::optional<ErrorCode> code;
    jobs.run<int>(this, QStringLiteral("a"), untilCancelled,
                  [&code](const Result<int>& done) { code = done.error().code; });
    jobs.cancel(QStringLiteral("b"));  // another slot: nothing happens
    jobs.cancel(QStringLiteral("a"));
    QTRY_VERIFY(code.has_value());
    QCOMPARE(*code, ErrorCode::Cancelled);
}

void tst_JobRunner::cancelByHandleReachesTheWork()
{
    JobRunner jobs;
    std::optional<ErrorCode> code;
    JobHandle handle = jobs.run<int>(this, QStringLiteral("a"), untilCancelled,
                                     [&code](const Result<int>& done) { code = done.error().code; });
    QVERIFY(handle.isRunning());
    handle.cancel();
    QTRY_VERIFY(code.has_value());
    QCOMPARE(*code, ErrorCode::Cancelled);
    QVERIFY(!handle.isRunning());
    QVERIFY(!JobHandle().isRunning());
}

void tst_JobRunner::dropsTheResultOfAnOlderJob()
{
    JobRunner jobs;
    QStringList results;
    QSemaphore oldMayEnd;
    JobHandle old = jobs.run<int>(
        this, QStringLiteral("search"),
        [&oldMayEnd](Progress&) -> Result<int> {
            oldMayEnd.tryAcquire(1, kPatience);
            return 1;
        },
        [&results](const Result<int>&) { results.append(QStringLiteral("old")); });
    jobs.run<int>(
        this, QStringLiteral("search"), [](Progress&) -> Result<int> { return 2; },
        [&results](const Result<int>&) { results.append(QStringLiteral("new")); });
    QTRY_COMPARE(results, QStringList{QStringLiteral("new")});
    oldMayEnd.release();
    QTRY_VERIFY(!old.isRunning());
    QCOMPARE(results, QStringList{QStringLiteral("new")});
}

void tst_JobRunner::slotsAreIndependent()
{
    JobRunner jobs;
    QStringList results;
    for (const char* slot : {"a", "b"}) {
        const QString name = QString::fromLatin1(slot);
        jobs.run<int>(
            this, name, [](Progress&) -> Result<int> { return 1; },
            [&results, name](const Result<int>&) { results.append(name); });
    }
    QTRY_COMPARE(results.size(), 2);
}

void tst_JobRunner::dropsTheResultWhenTheContextIsGone()
{
    JobRunner jobs;
    auto context = std::make_unique<QObject>();
    bool called = false;
    // Ends only because the context's end cancels it.
    JobHandle handle = jobs.run<int>(context.get(), QStringLiteral("a"), untilCancelled,
                                     [&called](const Result<int>&) { called = true; });
    context.reset();
    QTRY_VERIFY(!handle.isRunning());
    QVERIFY(!called);
    QVERIFY(jobs.isIdle());
}

void tst_JobRunner::destructorCancelsAndWaits()
{
    std::atomic<bool> ended = false;
    bool called = false;
    QSemaphore started;
    {
        JobRunner jobs;
        jobs.run<int>(
            this, QStringLiteral("a"),
            [&](Progress& progress) -> Result<int> {
                started.release();
                Result<int> result = untilCancelled(progress);
                ended = result.error().code == ErrorCode::Cancelled;
                return result;
            },
            [&called](const Result<int>&) { called = true; });
        QVERIFY(started.tryAcquire(1, kPatience));
    }
    QVERIFY(ended);
    QCoreApplication::processEvents();
    QVERIFY(!called);
}

void tst_JobRunner::announcesStartAndEnd()
{
    JobRunner jobs;
    QSignalSpy started(&jobs, &JobRunner::started);
    QSignalSpy finished(&jobs, &JobRunner::finished);
    jobs.run<int>(
        this, QStringLiteral("a"), [](Progress&) -> Result<int> { return 1; },
        [](const Result<int>&) {});
    QCOMPARE(started.size(), 1);
    QCOMPARE(started.first().first().toString(), QStringLiteral("a"));
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(finished.first().first().toString(), QStringLiteral("a"));
}

QTEST_GUILESS_MAIN(tst_JobRunner)
#include "tst_JobRunner.moc"
