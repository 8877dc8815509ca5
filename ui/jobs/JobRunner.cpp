// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/JobRunner.h"

#include <QThread>

#include <algorithm>

namespace metes {

void JobHandle::cancel()
{
    if (m_state) {
        m_state->cancelled = true;
    }
}

JobRunner::JobRunner(QObject* parent) : QObject(parent)
{
    // A run or a figure may take minutes: what a page reads meanwhile must not wait for a core.
    constexpr int kFewestThreads = 4;
    m_pool.setMaxThreadCount(std::max(kFewestThreads, QThread::idealThreadCount()));
}

JobRunner::~JobRunner()
{
    for (const std::shared_ptr<JobState>& state : std::as_const(m_jobs)) {
        state->cancelled = true;
    }
    m_pool.waitForDone();
}

void JobRunner::cancel(const QString& slot)
{
    if (const auto job = m_jobs.constFind(slot); job != m_jobs.constEnd()) {
        (*job)->cancelled = true;
    }
}

void JobRunner::waitForFinished()
{
    m_pool.waitForDone();
}

std::shared_ptr<JobState> JobRunner::enter(QObject* context, const QString& slot)
{
    cancel(slot);
    auto state = std::make_shared<JobState>();
    m_jobs.insert(slot, state);
    connect(context, &QObject::destroyed, this, [state] { state->cancelled = true; });
    emit started(slot);
    return state;
}

bool JobRunner::isCurrent(const QString& slot, const std::shared_ptr<JobState>& state) const
{
    return m_jobs.value(slot) == state;
}

bool JobRunner::leave(const QString& slot, const std::shared_ptr<JobState>& state)
{
    state->running = false;
    if (!isCurrent(slot, state)) {
        return false;
    }
    m_jobs.remove(slot);
    emit finished(slot);
    return true;
}

}  // namespace metes
