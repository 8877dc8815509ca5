// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/Clock.h"

#include <cstdint>

namespace metes {

/// How long a person really worked: the time between signs of life (keys, mouse), where a longer
/// silence than kIdleLimit counts as kIdleLimit. `clock` must outlive it.
class ActiveTimer {
public:
    static constexpr std::int64_t kIdleLimit = 60'000;  ///< milliseconds

    explicit ActiveTimer(const Clock& clock);

    /// Begins anew: a claim was shown.
    void restart();
    /// A sign of life.
    void input();
    /// Milliseconds since the last restart() or take().
    std::int64_t elapsed() const;
    /// elapsed(), and begins anew: a decision was made.
    std::int64_t take();

private:
    std::int64_t sinceInput() const;

    const Clock& m_clock;
    Moment m_last;
    std::int64_t m_counted = 0;
};

}  // namespace metes
