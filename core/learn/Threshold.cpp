// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Threshold.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace metes {

std::optional<double> BalancedThreshold::share() const
{
    if (count == 0) {
        return std::nullopt;
    }
    return static_cast<double>(predicted) / static_cast<double>(count);
}

BalancedThreshold balancedThreshold(std::span<const double> scores, double wanted)
{
    std::vector<double> sorted(scores.begin(), scores.end());
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    BalancedThreshold best;
    best.count = scores.size();
    best.wanted = wanted;
    double distance = std::abs(wanted);
    for (std::size_t end = 0; end < sorted.size();) {
        const double score = sorted[end];
        while (end < sorted.size() && sorted[end] == score) {
            ++end;
        }
        // Counts grow, so that of two equally near ones the first has fewer positives.
        const double away = std::abs(static_cast<double>(end) - wanted);
        if (away < distance) {
            distance = away;
            best.value = score;
            best.predicted = end;
        }
    }
    best.exact = distance == 0;
    return best;
}

std::optional<double> achievedShare(const BalancedThreshold& threshold,
                                    std::span<const double> scores)
{
    if (scores.empty()) {
        return std::nullopt;
    }
    const auto positives = std::count_if(scores.begin(), scores.end(), [&threshold](double score) {
        return threshold.isPositive(score);
    });
    return static_cast<double>(positives) / static_cast<double>(scores.size());
}

}  // namespace metes
