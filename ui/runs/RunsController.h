// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/runs/RunTask.h"

#include <QElapsedTimer>
#include <QObject>

#include <atomic>
#include <deque>
#include <memory>
#include <optional>
#include <set>

namespace metes {

class JobRunner;

/// Something that waits or is worked on: a request that has no run yet, or a run.
struct RunJob {
    int serial = 0;  ///< names the job while the page lives
    std::optional<RunRequest> request;
    RunId run;  ///< none while there is a request
};

/// What is worked on now.
struct RunActivity {
    RunJob job;
    qint64 done = 0;
    qint64 total = 0;  ///< 0: not known
    std::optional<qint64> secondsLeft;
    std::optional<double> perMinute;  ///< claims, since this job began
    bool stopping = false;
};

/// Begins runs and works on them, one after the other, never on the window's thread.
class RunsController : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    RunsController(JobRunner& jobs, std::filesystem::path project, const Clock& clock,
                   QObject* parent = nullptr);

    /// Reads the list again.
    void refresh();
    /// Null until it was read once.
    const RunList* list() const { return m_list.get(); }

    /// Both wait until what was asked for before is done.
    void begin(RunRequest request);
    void resume(RunId run);
    /// Stops what is worked on; a run keeps what was done, a training leaves nothing and counts as
    /// stopped at once, while its thread comes to the next place where it asks. What waits goes on.
    void stop();
    /// Takes out a request that waits, or stops it when it is worked on.
    void cancel(int serial);
    void takeOut(RunId run);  ///< that waits; it stays as it was
    /// Cancels a run for good, also one that waits or is worked on.
    void giveUp(RunId run);
    /// Of a run that is not worked on.
    void erase(RunId run);

    /// Null while nothing is.
    const RunActivity* activity() const { return m_activity ? &*m_activity : nullptr; }
    const std::deque<RunJob>& waiting() const { return m_waiting; }
    bool isWaiting(RunId run) const;
    bool isWorkingOn(RunId run) const { return m_activity && run && m_activity->job.run == run; }

    /// Asks for the claims of a run that failed; failuresRead() brings them.
    void askFailures(RunId run);

signals:
    void listChanged();
    void activityChanged();
    /// A request became a run.
    void begun(int serial, metes::RunId run);
    void finished(const metes::RunRecord& run);
    void cancelled(const metes::RunRecord& run);
    void failed(const metes::Error& error);
    void failuresRead(metes::RunId run, const std::vector<metes::FailedClaim>& claims);

private:
    void startNext();
    void prepare();
    void work();
    QString requestSlot(int serial) const;
    void tellCancelled(const Result<RunRecord>& record);
    void showProgress(qint64 done, qint64 total);
    /// The job is over; tells errors that nobody asked for.
    void end(const std::optional<Error>& error);

    JobRunner& m_jobs;
    std::filesystem::path m_project;
    const Clock& m_clock;
    std::unique_ptr<RunList> m_list;
    std::deque<RunJob> m_waiting;
    std::optional<RunActivity> m_activity;
    std::shared_ptr<std::atomic<bool>> m_givesUp;  ///< whether the run that is worked on is
    std::set<int> m_abandoned;  ///< requests that were stopped and whose thread has not ended yet
    QElapsedTimer m_since;
    std::optional<qint64> m_doneBefore;  ///< claims of the run that were done when it went on
    int m_serials = 0;
};

}  // namespace metes
