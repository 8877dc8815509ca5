// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/RankedScores.h"

#include <algorithm>
#include <numeric>

namespace metes {

std::vector<std::size_t> ascendingOrder(std::span<const double> values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&values](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    return order;
}

RankedScores::RankedScores(std::span<const std::uint8_t> actual, std::span<const double> scores,
                           const Groups& groups)
{
    const std::vector<std::size_t> order = ascendingOrder(scores);
    m_claims.reserve(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::size_t claim = order[i];
        const bool last = i + 1 == order.size() || scores[order[i + 1]] != scores[claim];
        m_claims.push_back((groups.of[claim] << 2) | (actual[claim] != 0 ? 2u : 0u)
                           | (last ? 1u : 0u));
    }
}

std::optional<double> RankedScores::auroc(std::span<const std::uint32_t> groupCounts) const
{
    std::uint64_t halves = 0;  // pairs in order twice, ties once
    std::uint64_t negativesBelow = 0;
    std::uint64_t positives = 0;
    std::uint64_t tied[2] = {0, 0};
    for (const std::uint32_t claim : m_claims) {
        tied[(claim >> 1) & 1u] += groupCounts[claim >> 2];
        if ((claim & 1u) != 0) {
            halves += tied[1] * (2 * negativesBelow + tied[0]);
            negativesBelow += tied[0];
            positives += tied[1];
            tied[0] = 0;
            tied[1] = 0;
        }
    }
    if (positives == 0 || negativesBelow == 0) {
        return std::nullopt;
    }
    return static_cast<double>(halves)
           / (2 * static_cast<double>(positives) * static_cast<double>(negativesBelow));
}

}  // namespace metes
