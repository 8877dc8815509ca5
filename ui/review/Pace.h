// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <deque>
#include <optional>

namespace metes {

/// How fast a person reviews: the median active time of the last kWindow claims.
class Pace {
public:
    static constexpr std::size_t kWindow = 20;
    /// Fewer claims say nothing yet.
    static constexpr std::size_t kEnough = 3;

    void add(std::int64_t milliseconds);
    /// Nothing before kEnough claims.
    std::optional<std::int64_t> median() const;
    /// Milliseconds for `claims` more at this pace.
    std::optional<std::int64_t> timeLeft(std::int64_t claims) const;

private:
    std::deque<std::int64_t> m_times;
};

}  // namespace metes
