// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/RateLimiter.h"

#include <algorithm>

namespace metes {

RateLimiter::RateLimiter(const RateLimit& limit, Timekeeper& timekeeper)
    : m_limit{std::max<std::size_t>(limit.most, 1), limit.within}, m_timekeeper(timekeeper)
{
}

Result<void> RateLimiter::acquire(Progress& progress)
{
    std::chrono::milliseconds wait{0};
    {
        const std::lock_guard lock(m_mutex);
        const auto now = m_timekeeper.now();
        auto turn = now;
        if (m_turns.size() == m_limit.most) {
            turn = std::max(now, m_turns.front() + m_limit.within);
            m_turns.pop_front();
        }
        m_turns.push_back(turn);
        wait = turn - now;
    }
    // A turn that is given up stays taken: the next ones then wait a little longer than they must.
    return m_timekeeper.sleep(wait, progress);
}

}  // namespace metes
