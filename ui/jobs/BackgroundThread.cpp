// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/BackgroundThread.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace metes {

void stepBehindTheWindow()
{
#ifdef Q_OS_LINUX
    constexpr int kBehind = 5;
    thread_local bool stepped = false;
    if (stepped) {
        return;
    }
    stepped = true;
    // On Linux each thread has a niceness of its own. A refusal costs nothing but smoothness.
    const auto thread = static_cast<id_t>(::gettid());
    const int before = ::getpriority(PRIO_PROCESS, thread);
    ::setpriority(PRIO_PROCESS, thread, before + kBehind);
#endif
}

}  // namespace metes
