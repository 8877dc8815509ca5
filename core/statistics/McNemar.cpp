// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/McNemar.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace metes {

namespace {

// P(X <= k) of a fair coin tossed n times; terms grow towards k, so the small ones add up first.
double fairTail(std::int64_t k, std::int64_t n)
{
    const auto size = static_cast<double>(n);
    double sum = 0;
    for (std::int64_t i = 0; i <= k; ++i) {
        const auto hits = static_cast<double>(i);
        sum += std::exp(std::lgamma(size + 1) - std::lgamma(hits + 1) - std::lgamma(size - hits + 1)
                        - size * std::numbers::ln2);
    }
    return sum;
}

}  // namespace

McNemar mcNemar(std::int64_t onlyFirstRight, std::int64_t onlySecondRight)
{
    McNemar test{onlyFirstRight, onlySecondRight, 1, {}};
    const std::int64_t n = test.discordant();
    if (n == 0) {
        return test;
    }
    test.pExact = std::min(1.0, 2 * fairTail(std::min(onlyFirstRight, onlySecondRight), n));
    // The correction for continuity brings the counts nearer to each other, never past.
    const double distance =
        std::max(0.0, std::abs(static_cast<double>(onlyFirstRight - onlySecondRight)) - 1);
    test.chiSquared = distance * distance / static_cast<double>(n);
    return test;
}

McNemar mcNemar(std::span<const std::uint8_t> firstRight, std::span<const std::uint8_t> secondRight)
{
    std::int64_t first = 0;
    std::int64_t second = 0;
    for (std::size_t i = 0; i < std::min(firstRight.size(), secondRight.size()); ++i) {
        first += firstRight[i] != 0 && secondRight[i] == 0 ? 1 : 0;
        second += firstRight[i] == 0 && secondRight[i] != 0 ? 1 : 0;
    }
    return mcNemar(first, second);
}

}  // namespace metes
