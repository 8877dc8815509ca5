// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Correlation.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace metes {

namespace {

struct Moments {
    double meanX = 0;
    double meanY = 0;
    double xx = 0;
    double yy = 0;
    double xy = 0;
};

// Around the means, so that a large common offset costs no digits.
Moments momentsOf(std::span<const double> x, std::span<const double> y)
{
    Moments moments;
    const auto n = static_cast<double>(x.size());
    moments.meanX = std::accumulate(x.begin(), x.end(), 0.0) / n;
    moments.meanY = std::accumulate(y.begin(), y.end(), 0.0) / n;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double dx = x[i] - moments.meanX;
        const double dy = y[i] - moments.meanY;
        moments.xx += dx * dx;
        moments.yy += dy * dy;
        moments.xy += dx * dy;
    }
    return moments;
}

// Told by the values: the mean of equal values may differ from them by a rounding.
bool isConstant(std::span<const double> values)
{
    return std::all_of(values.begin(), values.end(),
                       [&values](double value) { return value == values.front(); });
}

}  // namespace

std::vector<double> averageRanks(std::span<const double> values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&values](std::size_t a, std::size_t b) {
        return values[a] != values[b] ? values[a] < values[b] : a < b;
    });
    std::vector<double> ranks(values.size());
    for (std::size_t start = 0; start < order.size();) {
        std::size_t end = start;
        while (end < order.size() && values[order[end]] == values[order[start]]) {
            ++end;
        }
        const double rank = (static_cast<double>(start) + 1 + static_cast<double>(end)) / 2;
        for (; start < end; ++start) {
            ranks[order[start]] = rank;
        }
    }
    return ranks;
}

Estimate pearson(std::span<const double> x, std::span<const double> y)
{
    const auto n = static_cast<std::int64_t>(x.size());
    if (x.size() != y.size()) {
        return Estimate::notEstimable("the two rows differ in length", n);
    }
    if (x.size() < 2) {
        return Estimate::notEstimable("fewer than two pairs", n);
    }
    if (isConstant(x) || isConstant(y)) {
        return Estimate::notEstimable("one side is constant", n);
    }
    const Moments moments = momentsOf(x, y);
    const double rho = moments.xy / (std::sqrt(moments.xx) * std::sqrt(moments.yy));
    if (!std::isfinite(rho)) {
        return Estimate::notEstimable("the values vary too little to be told apart", n);
    }
    return Estimate::of(std::clamp(rho, -1.0, 1.0), n);
}

Estimate spearman(std::span<const double> x, std::span<const double> y)
{
    return pearson(averageRanks(x), averageRanks(y));
}

std::optional<LinearFit> linearFit(std::span<const double> x, std::span<const double> y)
{
    if (x.size() != y.size() || x.size() < 2 || isConstant(x)) {
        return std::nullopt;
    }
    const Moments moments = momentsOf(x, y);
    const double slope = moments.xy / moments.xx;
    if (!std::isfinite(slope)) {
        return std::nullopt;
    }
    return LinearFit{slope, moments.meanY - slope * moments.meanX};
}

}  // namespace metes
