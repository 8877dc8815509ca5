// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/Reliability.h"

#include "core/statistics/Proportion.h"

#include <algorithm>
#include <cmath>

namespace metes {

namespace {

struct Sums {
    std::int64_t count = 0;
    std::int64_t positives = 0;
    std::int64_t right = 0;
    double probabilities = 0;
};

bool isUsable(std::span<const std::uint8_t> actual, std::span<const double> probabilities)
{
    return actual.size() == probabilities.size()
           && std::all_of(probabilities.begin(), probabilities.end(),
                          [](double p) { return p >= 0 && p <= 1; });
}

void add(Sums& sums, std::span<const std::uint8_t> actual, std::span<const double> probabilities,
         std::span<const std::uint8_t> predicted, std::size_t i)
{
    ++sums.count;
    sums.positives += actual[i] != 0 ? 1 : 0;
    sums.probabilities += probabilities[i];
    if (i < predicted.size()) {
        sums.right += (actual[i] != 0) == (predicted[i] != 0) ? 1 : 0;
    }
}

ReliabilityBin binFrom(const Sums& sums, double low, double high, bool accuracy)
{
    ReliabilityBin bin;
    bin.low = low;
    bin.high = high;
    bin.count = sums.count;
    if (sums.count == 0) {
        return bin;
    }
    const auto count = static_cast<double>(sums.count);
    const Estimate share = proportion(sums.positives, sums.count, ProportionInterval::Wilson);
    bin.meanProbability = sums.probabilities / count;
    bin.positiveShare = share.value;
    bin.shareInterval = share.interval;
    if (accuracy) {
        bin.accuracy = static_cast<double>(sums.right) / count;
    }
    return bin;
}

Estimate expectedError(const std::vector<Sums>& bins, std::size_t claims)
{
    const auto n = static_cast<std::int64_t>(claims);
    if (n == 0) {
        return Estimate::notEstimable("no claims", 0);
    }
    double sum = 0;
    for (const Sums& bin : bins) {
        sum += std::abs(static_cast<double>(bin.positives) - bin.probabilities);
    }
    return Estimate::of(sum / static_cast<double>(n), n);
}

Reliability unusable(std::size_t claims)
{
    return {{},
            Estimate::notEstimable("the scores are no probabilities",
                                   static_cast<std::int64_t>(claims))};
}

}  // namespace

// fma rounds once, so that the sign of the difference is that of the exact numbers.
std::size_t probabilityBin(double p, std::size_t bins)
{
    const auto width = static_cast<double>(bins);
    auto bin = std::floor(p * width);
    while (bin > 0 && std::fma(p, width, -bin) < 0) {
        --bin;
    }
    while (std::fma(p, width, -(bin + 1)) >= 0) {
        ++bin;
    }
    return std::min(static_cast<std::size_t>(bin), bins - 1);
}

Reliability reliability(std::span<const std::uint8_t> actual, std::span<const double> probabilities,
                        std::span<const std::uint8_t> predicted, std::size_t bins)
{
    if (bins == 0 || !isUsable(actual, probabilities)) {
        return unusable(probabilities.size());
    }
    std::vector<Sums> sums(bins);
    for (std::size_t i = 0; i < actual.size(); ++i) {
        add(sums[probabilityBin(probabilities[i], bins)], actual, probabilities, predicted, i);
    }
    Reliability result;
    for (std::size_t b = 0; b < bins; ++b) {
        const auto width = static_cast<double>(bins);
        result.bins.push_back(binFrom(sums[b], static_cast<double>(b) / width,
                                      static_cast<double>(b + 1) / width, !predicted.empty()));
    }
    result.expectedError = expectedError(sums, actual.size());
    return result;
}

Reliability reliabilityByValue(std::span<const std::uint8_t> actual,
                               std::span<const double> probabilities,
                               std::span<const std::uint8_t> predicted)
{
    if (!isUsable(actual, probabilities)) {
        return unusable(probabilities.size());
    }
    std::vector<double> values(probabilities.begin(), probabilities.end());
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    std::vector<Sums> sums(values.size());
    for (std::size_t i = 0; i < actual.size(); ++i) {
        const auto place = std::lower_bound(values.begin(), values.end(), probabilities[i]);
        add(sums[static_cast<std::size_t>(place - values.begin())], actual, probabilities,
            predicted, i);
    }
    Reliability result;
    for (std::size_t b = 0; b < values.size(); ++b) {
        result.bins.push_back(binFrom(sums[b], values[b], values[b], !predicted.empty()));
    }
    result.expectedError = expectedError(sums, actual.size());
    return result;
}

}  // namespace metes
