// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/ActiveTimer.h"

#include <algorithm>

namespace metes {

ActiveTimer::ActiveTimer(const Clock& clock) : m_clock(clock), m_last(clock.now())
{
}

void ActiveTimer::restart()
{
    m_last = m_clock.now();
    m_counted = 0;
}

void ActiveTimer::input()
{
    m_counted += sinceInput();
    m_last = m_clock.now();
}

std::int64_t ActiveTimer::elapsed() const
{
    return m_counted + sinceInput();
}

std::int64_t ActiveTimer::take()
{
    const std::int64_t active = elapsed();
    restart();
    return active;
}

std::int64_t ActiveTimer::sinceInput() const
{
    // A clock that was set back must not take time away.
    const std::int64_t silence = m_clock.now().milliseconds - m_last.milliseconds;
    return std::clamp<std::int64_t>(silence, 0, kIdleLimit);
}

}  // namespace metes
