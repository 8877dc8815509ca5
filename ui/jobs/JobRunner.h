// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// Work off the window's thread: the one way to do it. A job is a function of core that takes a
// Progress and returns a Result; its result comes back to the thread that started it.

#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <QFutureWatcher>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QPromise>
#include <QString>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <atomic>
#include <exception>
#include <functional>
#include <memory>
#include <utility>

namespace metes {

/// What runner, worker and handle share about one job.
struct JobState {
    std::atomic<bool> cancelled = false;
    std::atomic<bool> running = true;
    std::atomic<qint64> done = 0;
    std::atomic<qint64> total = 0;
};

/// Names one started job; copies name the same. An empty handle names none.
class JobHandle {
public:
    JobHandle() = default;
    explicit JobHandle(std::shared_ptr<JobState> state) : m_state(std::move(state)) {}

    /// Asks the work to stop. `done` is still called, as a rule with Cancelled.
    void cancel();
    /// Until `done` returned or the result was dropped.
    bool isRunning() const { return m_state && m_state->running; }

private:
    std::shared_ptr<JobState> m_state;
};

/// Runs jobs on threads of its own pool. Jobs have a slot name: a new job in a slot cancels the one
/// before, whose result is dropped. Everything here is called from the thread that the runner lives
/// in, `work` alone runs elsewhere: it touches no widget and has a Database of its own, or a
/// ReadConnection.
class JobRunner : public QObject {
    Q_OBJECT

public:
    using ProgressCall = std::function<void(qint64 done, qint64 total)>;

    explicit JobRunner(QObject* parent = nullptr);
    /// Cancels every job and waits for it; no result is delivered any more.
    ~JobRunner() override;

    /// Runs `work`, then calls `done` with its result. When `context` (which lives in the runner's
    /// thread) is destroyed before, the job is cancelled and neither function is called again.
    /// `progress` comes now and then, `total` is 0 while unknown. Name the type:
    /// `jobs.run<ImportReport>(this, "import", work, done)`.
    template<typename T>
    JobHandle run(QObject* context, const QString& slot, std::function<Result<T>(Progress&)> work,
                  std::function<void(Result<T>)> done, ProgressCall progress = {});

    void cancel(const QString& slot);
    bool isRunning(const QString& slot) const { return m_jobs.contains(slot); }
    bool isIdle() const { return m_jobs.isEmpty(); }

    /// Until every work function returned. Results are delivered later, by the event loop.
    void waitForFinished();

signals:
    void started(const QString& slot);
    void finished(const QString& slot);

private:
    /// The worker's end of a job.
    template<typename T>
    class PromiseProgress final : public Progress {
    public:
        PromiseProgress(QPromise<Result<T>>& promise, JobState& state)
            : m_promise(promise), m_state(state)
        {
        }
        void report(std::int64_t done, std::int64_t total) override
        {
            m_state.done = done;
            m_state.total = total;
            m_promise.setProgressValue(++m_tick);  // Qt throttles these
        }
        bool cancelled() const override { return m_state.cancelled || m_promise.isCanceled(); }

    private:
        QPromise<Result<T>>& m_promise;
        JobState& m_state;
        int m_tick = 0;
    };

    std::shared_ptr<JobState> enter(QObject* context, const QString& slot);
    bool isCurrent(const QString& slot, const std::shared_ptr<JobState>& state) const;
    /// Frees the slot; false when the result is stale.
    bool leave(const QString& slot, const std::shared_ptr<JobState>& state);

    template<typename T>
    static Result<T> guarded(const std::function<Result<T>(Progress&)>& work, Progress& progress);

    QThreadPool m_pool;
    QHash<QString, std::shared_ptr<JobState>> m_jobs;
};

template<typename T>
Result<T> JobRunner::guarded(const std::function<Result<T>(Progress&)>& work, Progress& progress)
{
    try {
        return work(progress);
    } catch (const std::exception& error) {
        return fail(ErrorCode::Internal, "A task in the background failed.", error.what());
    }
}

template<typename T>
JobHandle JobRunner::run(QObject* context, const QString& slot,
                         std::function<Result<T>(Progress&)> work,
                         std::function<void(Result<T>)> done, ProgressCall progress)
{
    const std::shared_ptr<JobState> state = enter(context, slot);
    auto* watcher = new QFutureWatcher<Result<T>>(this);
    const QPointer<QObject> guard(context);

    if (progress) {
        connect(watcher, &QFutureWatcherBase::progressValueChanged, this,
                [this, slot, state, guard, progress = std::move(progress)] {
                    if (guard && isCurrent(slot, state)) {
                        progress(state->done, state->total);
                    }
                });
    }
    connect(watcher, &QFutureWatcherBase::finished, this,
            [this, slot, state, guard, watcher, done = std::move(done)] {
                watcher->deleteLater();
                if (leave(slot, state) && guard) {
                    done(watcher->future().takeResult());
                }
            });
    watcher->setFuture(
        QtConcurrent::run(&m_pool, [state, work = std::move(work)](QPromise<Result<T>>& promise) {
            PromiseProgress<T> worker(promise, *state);
            promise.addResult(guarded<T>(work, worker));
        }));
    return JobHandle(state);
}

}  // namespace metes
