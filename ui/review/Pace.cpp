// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/Pace.h"

#include <algorithm>
#include <vector>

namespace metes {

void Pace::add(std::int64_t milliseconds)
{
    m_times.push_back(milliseconds);
    if (m_times.size() > kWindow) {
        m_times.pop_front();
    }
}

std::optional<std::int64_t> Pace::median() const
{
    if (m_times.size() < kEnough) {
        return std::nullopt;
    }
    std::vector<std::int64_t> sorted(m_times.begin(), m_times.end());
    std::sort(sorted.begin(), sorted.end());
    const std::size_t middle = sorted.size() / 2;
    return sorted.size() % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

std::optional<std::int64_t> Pace::timeLeft(std::int64_t claims) const
{
    const std::optional<std::int64_t> each = median();
    return each ? std::optional(*each * claims) : std::nullopt;
}

}  // namespace metes
