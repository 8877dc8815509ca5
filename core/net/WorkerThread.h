// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

class QObject;
class QThread;

namespace metes {

/// A thread with an event loop, for what Qt does only beside one. Its destructor ends the loop
/// after what was posted before, and waits. Needs a QCoreApplication, as every event loop does.
class WorkerThread {
public:
    explicit WorkerThread(const char* name);
    ~WorkerThread();
    WorkerThread(const WorkerThread&) = delete;
    WorkerThread& operator=(const WorkerThread&) = delete;

    /// Runs it on the thread, after what was posted before; from any thread.
    void post(std::function<void()> work);
    /// Runs it there and returns when it is done. Not to be called from the thread itself.
    void run(std::function<void()> work);

private:
    std::unique_ptr<QThread> m_thread;
    std::unique_ptr<QObject> m_context;  // lives on the thread
};

}  // namespace metes
