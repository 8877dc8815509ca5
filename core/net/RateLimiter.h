// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/net/Timekeeper.h"

#include <chrono>
#include <cstddef>
#include <deque>
#include <mutex>

namespace metes {

/// At most so many in any stretch of so much time.
struct RateLimit {
    std::size_t most = 1;
    std::chrono::milliseconds within{1000};
};

/// Keeps a limit exactly: it remembers when the last ones were, and no window of that length ever
/// holds more. A bucket that refills would let through twice as many after a rest.
class RateLimiter {
public:
    RateLimiter(const RateLimit& limit, Timekeeper& timekeeper);

    /// Waits for a turn and takes it; threads get theirs one after another. Cancelled takes none.
    Result<void> acquire(Progress& progress);

private:
    RateLimit m_limit;
    Timekeeper& m_timekeeper;
    std::mutex m_mutex;
    std::deque<std::chrono::milliseconds> m_turns;  // the last ones, those to come included
};

}  // namespace metes
