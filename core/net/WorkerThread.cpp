// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/WorkerThread.h"

#include <QMetaObject>
#include <QObject>
#include <QThread>

#include <utility>

namespace metes {

WorkerThread::WorkerThread(const char* name)
    : m_thread(std::make_unique<QThread>()), m_context(std::make_unique<QObject>())
{
    m_thread->setObjectName(QLatin1String(name));
    m_context->moveToThread(m_thread.get());
    m_thread->start();
}

WorkerThread::~WorkerThread()
{
    run([] {});
    // The thread deletes it when its loop has ended: an object goes where it lives.
    m_context.release()->deleteLater();
    m_thread->quit();
    m_thread->wait();
}

void WorkerThread::post(std::function<void()> work)
{
    QMetaObject::invokeMethod(m_context.get(), std::move(work), Qt::QueuedConnection);
}

void WorkerThread::run(std::function<void()> work)
{
    QMetaObject::invokeMethod(m_context.get(), std::move(work), Qt::BlockingQueuedConnection);
}

}  // namespace metes
