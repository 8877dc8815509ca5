// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/net/Timekeeper.h"

#include <vector>

namespace metes::test {

/// Time that passes only by sleeping, and at once.
class TestTime final : public Timekeeper {
public:
    std::chrono::milliseconds now() const override { return m_now; }
    Moment moment() const override { return {1772366400000 + m_now.count()}; }
    Result<void> sleep(std::chrono::milliseconds time, Progress& progress) override
    {
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped");
        }
        m_now += time;
        m_slept.push_back(time);
        return {};
    }

    void pass(std::chrono::milliseconds time) { m_now += time; }
    const std::vector<std::chrono::milliseconds>& slept() const { return m_slept; }

private:
    std::chrono::milliseconds m_now{0};
    std::vector<std::chrono::milliseconds> m_slept;
};

}  // namespace metes::test
