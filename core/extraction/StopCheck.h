// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Progress.h"

#include <cstddef>

namespace metes::extraction {

/// Asks a Progress now and then whether to stop; once it shall, that stays so. Work is counted in
/// steps of some ten nanoseconds: a token looked at, some characters copied.
class StopCheck {
public:
    /// Steps from one question to the next: far less than a tenth of a second.
    static constexpr std::size_t kBetween = 5'000;

    explicit StopCheck(const Progress& progress) : m_progress(&progress) {}

    /// Counts steps and tells whether to stop. The first call of all asks.
    bool stopped(std::size_t steps = 0)
    {
        m_steps += steps;
        if (m_steps >= kBetween && !m_stopped) {
            m_steps = 0;
            m_stopped = m_progress->cancelled();
        }
        return m_stopped;
    }

private:
    const Progress* m_progress;
    std::size_t m_steps = kBetween;
    bool m_stopped = false;
};

}  // namespace metes::extraction
