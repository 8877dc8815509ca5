// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/Timekeeper.h"

#include <algorithm>
#include <thread>

namespace metes {

std::chrono::milliseconds SystemTimekeeper::now() const
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}

Moment SystemTimekeeper::moment() const
{
    return SystemClock().now();
}

Result<void> SystemTimekeeper::sleep(std::chrono::milliseconds time, Progress& progress)
{
    constexpr std::chrono::milliseconds kSlice{20};
    const auto end = now() + time;
    while (true) {
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped");
        }
        const auto left = end - now();
        if (left <= std::chrono::milliseconds::zero()) {
            return {};
        }
        std::this_thread::sleep_for(std::min(left, kSlice));
    }
}

}  // namespace metes
