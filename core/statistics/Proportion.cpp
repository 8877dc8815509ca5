// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Proportion.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace metes {

namespace {

// Lentz's method for the continued fraction of the incomplete beta function (DLMF 8.17.22).
double betaFraction(double a, double b, double x)
{
    constexpr double kTiny = 1e-300;
    constexpr int kSteps = 100000;
    const auto guarded = [](double value) { return std::abs(value) < kTiny ? kTiny : value; };
    double c = 1;
    double d = 1 / guarded(1 - (a + b) * x / (a + 1));
    double result = d;
    for (int step = 1; step < kSteps; ++step) {
        const double m = step;
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / guarded(1 + even * d);
        c = guarded(1 + even / c);
        result *= c * d;
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / guarded(1 + odd * d);
        c = guarded(1 + odd / c);
        const double change = c * d;
        result *= change;
        if (std::abs(change - 1) < 1e-16) {
            break;
        }
    }
    return result;
}

/// The x at which the distribution reaches `probability`, by bisection down to one step of a
/// double: slow and certain.
double betaQuantile(double a, double b, double probability)
{
    double low = 0;
    double high = 1;
    for (int i = 0; i < 1100; ++i) {
        const double middle = low + (high - low) / 2;
        if (middle <= low || middle >= high) {
            break;
        }
        (betaDistribution(a, b, middle) < probability ? low : high) = middle;
    }
    return low + (high - low) / 2;
}

Interval wilson(double k, double n, double confidence)
{
    const double z = normalQuantile(confidence);
    const double share = k / n;
    const double centre = share + z * z / (2 * n);
    const double reach = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    // At the ends the bound is exact and rounding must not step over it.
    return {k == 0 ? 0 : std::max(0.0, (centre - reach) / scale),
            k == n ? 1 : std::min(1.0, (centre + reach) / scale)};
}

Interval clopperPearson(double k, double n, double confidence)
{
    const double tail = (1 - confidence) / 2;
    Interval interval{0, 1};
    if (k > 0) {
        interval.low = k == n ? std::pow(tail, 1 / n) : betaQuantile(k, n - k + 1, tail);
    }
    if (k < n) {
        // 1 - tail^(1/n) without losing the digits of a small bound.
        interval.high =
            k == 0 ? -std::expm1(std::log(tail) / n) : 1 - betaQuantile(n - k, k + 1, tail);
    }
    return interval;
}

}  // namespace

double normalQuantile(double confidence)
{
    const double tail = 1 - confidence;
    double low = 0;
    double high = 40;
    for (int i = 0; i < 200; ++i) {
        const double middle = (low + high) / 2;
        (std::erfc(middle / std::numbers::sqrt2) > tail ? low : high) = middle;
    }
    return (low + high) / 2;
}

double betaDistribution(double a, double b, double x)
{
    if (x <= 0) {
        return 0;
    }
    if (x >= 1) {
        return 1;
    }
    const double front = std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b)
                                  + a * std::log(x) + b * std::log1p(-x));
    // The fraction converges fast on one side of the mean; the other side is its mirror.
    if (x < (a + 1) / (a + b + 2)) {
        return front * betaFraction(a, b, x) / a;
    }
    return 1 - front * betaFraction(b, a, 1 - x) / b;
}

Estimate proportion(std::int64_t successes, std::int64_t n, ProportionInterval kind,
                    double confidence)
{
    if (n <= 0) {
        return Estimate::notEstimable("no observations", 0);
    }
    const auto k = static_cast<double>(successes);
    const auto count = static_cast<double>(n);
    Estimate estimate = Estimate::of(k / count, n);
    estimate.interval = kind == ProportionInterval::Wilson ? wilson(k, count, confidence)
                                                           : clopperPearson(k, count, confidence);
    return estimate;
}

}  // namespace metes
