// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/runs/RunsController.h"

#include "ui/jobs/JobRunner.h"

#include <algorithm>

namespace metes {

namespace {

const QString kWorkSlot = QStringLiteral("runs-work");
const QString kListSlot = QStringLiteral("runs-list");
constexpr qint64 kGuessAfter = 800;  // milliseconds before a rate is worth showing

}  // namespace

RunsController::RunsController(JobRunner& jobs, std::filesystem::path project, const Clock& clock,
                               QObject* parent)
    : QObject(parent), m_jobs(jobs), m_project(std::move(project)), m_clock(clock)
{
}

void RunsController::refresh()
{
    m_jobs.run<RunList>(
        this, kListSlot,
        [project = m_project](Progress& progress) { return readRunList(project, progress); },
        [this](Result<RunList> list) {
            if (!list) {
                emit failed(list.error());
                return;
            }
            m_list = std::make_unique<RunList>(std::move(*list));
            emit listChanged();
        });
}

void RunsController::begin(RunRequest request)
{
    m_waiting.push_back({++m_serials, std::move(request), {}});
    emit activityChanged();
    startNext();
}

void RunsController::resume(RunId run)
{
    if (isWorkingOn(run) || isWaiting(run)) {
        return;
    }
    m_waiting.push_back({++m_serials, std::nullopt, run});
    emit activityChanged();
    startNext();
}

bool RunsController::isWaiting(RunId run) const
{
    return std::any_of(m_waiting.begin(), m_waiting.end(),
                       [run](const RunJob& job) { return run && job.run == run; });
}

void RunsController::stop()
{
    if (!m_activity || m_activity->stopping) {
        return;
    }
    if (m_activity->job.request) {
        const int serial = m_activity->job.serial;
        m_abandoned.insert(serial);
        m_jobs.cancel(requestSlot(serial));
        end({});
        return;
    }
    m_activity->stopping = true;
    m_jobs.cancel(kWorkSlot);
    emit activityChanged();
}

QString RunsController::requestSlot(int serial) const
{
    return QStringLiteral("runs-request-%1").arg(serial);
}

void RunsController::cancel(int serial)
{
    if (m_activity && m_activity->job.serial == serial) {
        stop();
        return;
    }
    std::erase_if(m_waiting, [serial](const RunJob& job) { return job.serial == serial; });
    emit activityChanged();
}

void RunsController::takeOut(RunId run)
{
    std::erase_if(m_waiting, [run](const RunJob& job) { return run && job.run == run; });
    emit activityChanged();
}

void RunsController::giveUp(RunId run)
{
    const bool isWorked = isWorkingOn(run);
    if (isWorked && m_activity->stopping) {
        return;
    }
    if (isWorked && m_activity->total > 0) {
        *m_givesUp = true;
        stop();
        return;
    }
    if (isWorked) {
        m_activity->stopping = true;
    }
    // Where the work is still reading its model, nothing of it is to be kept: its thread finds the
    // run cancelled, and what it says is not listened to.
    takeOut(run);
    m_jobs.run<RunRecord>(
        this, isWorked ? kWorkSlot : QStringLiteral("runs-cancel-%1").arg(run.value),
        [project = m_project, run, &clock = m_clock](Progress&) {
            return giveUpRun(project, run, clock);
        },
        [this, isWorked](const Result<RunRecord>& record) {
            tellCancelled(record);
            isWorked ? end({}) : refresh();
        });
}

void RunsController::tellCancelled(const Result<RunRecord>& record)
{
    if (record) {
        emit cancelled(*record);
    } else {
        emit failed(record.error());
    }
}

void RunsController::erase(RunId run)
{
    if (isWorkingOn(run) || isWaiting(run)) {
        return;
    }
    m_jobs.run<void>(
        this, QStringLiteral("runs-delete-%1").arg(run.value),
        [project = m_project, run](Progress&) { return deleteRun(project, run); },
        [this](const Result<void>& erased) {
            if (!erased) {
                emit failed(erased.error());
            }
            refresh();
        });
}

void RunsController::askFailures(RunId run)
{
    m_jobs.run<std::vector<FailedClaim>>(
        this, QStringLiteral("runs-failures"),
        [project = m_project, run](Progress&) { return readFailures(project, run); },
        [this, run](const Result<std::vector<FailedClaim>>& claims) {
            if (claims) {
                emit failuresRead(run, *claims);
            }
        });
}

void RunsController::startNext()
{
    if (m_activity || m_waiting.empty()) {
        return;
    }
    m_activity = RunActivity{std::move(m_waiting.front()), 0, 0, {}, {}, false};
    m_waiting.pop_front();
    m_since.start();
    m_doneBefore.reset();
    emit activityChanged();
    m_activity->job.request ? prepare() : work();
}

void RunsController::prepare()
{
    const int serial = m_activity->job.serial;
    m_jobs.run<RunId>(
        this, requestSlot(serial),
        [project = m_project, request = *m_activity->job.request, &clock = m_clock](
            Progress& progress) { return beginRun(project, request, clock, progress); },
        [this, serial](const Result<RunId>& run) {
            if (m_abandoned.erase(serial) > 0) {
                // Recorded just before the wish to stop came; nobody has seen it yet.
                if (run) {
                    erase(*run);
                }
                return;
            }
            if (run) {
                m_waiting.push_front({serial, std::nullopt, *run});
                emit begun(serial, *run);
            }
            end(run ? std::nullopt : std::optional(run.error()));
        },
        [this, serial](qint64 done, qint64 total) {
            if (!m_abandoned.contains(serial)) {
                showProgress(done, total);
            }
        });
}

void RunsController::work()
{
    m_givesUp = std::make_shared<std::atomic<bool>>(false);
    m_jobs.run<RunRecord>(
        this, kWorkSlot,
        [project = m_project, run = m_activity->job.run, &clock = m_clock, givesUp = m_givesUp](
            Progress& progress) { return workOnRun(project, run, clock, *givesUp, progress); },
        [this](const Result<RunRecord>& record) {
            if (record && record->state == RunState::Cancelled) {
                emit cancelled(*record);
            } else if (record) {
                emit finished(*record);
            }
            end(record ? std::nullopt : std::optional(record.error()));
        },
        [this](qint64 done, qint64 total) { showProgress(done, total); });
}

void RunsController::showProgress(qint64 done, qint64 total)
{
    RunActivity& activity = *m_activity;
    if (!m_doneBefore) {
        m_doneBefore = activity.job.request ? 0 : done;
    }
    activity.done = done;
    activity.total = total;
    activity.secondsLeft.reset();
    activity.perMinute.reset();
    const qint64 passed = m_since.elapsed();
    const qint64 mine = done - *m_doneBefore;
    if (mine > 0 && passed > kGuessAfter) {
        activity.perMinute = 60000.0 * static_cast<double>(mine) / static_cast<double>(passed);
        activity.secondsLeft = (passed * (total - done) / mine + 999) / 1000;
    }
    emit activityChanged();
}

void RunsController::end(const std::optional<Error>& error)
{
    m_activity.reset();
    if (error && error->code != ErrorCode::Cancelled) {
        emit failed(*error);
    }
    refresh();
    startNext();
    emit activityChanged();
}

}  // namespace metes
