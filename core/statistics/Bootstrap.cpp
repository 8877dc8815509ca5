// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Bootstrap.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace metes {

std::span<const std::uint32_t> GroupResampler::draw()
{
    std::fill(m_counts.begin(), m_counts.end(), 0u);
    const auto groups = static_cast<std::uint32_t>(m_counts.size());
    for (std::uint32_t i = 0; i < groups; ++i) {
        ++m_counts[m_random.below(groups)];
    }
    return m_counts;
}

double percentile(std::span<const double> sorted, double share)
{
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(std::floor(place));
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    const double part = place - std::floor(place);
    const double step = sorted[above] - sorted[below];
    // From the nearer end, as numpy does, so that both ends are met exactly.
    return part < 0.5 ? sorted[below] + step * part : sorted[above] - step * (1 - part);
}

BootstrapSummary summarise(std::span<const std::optional<double>> replicates, double confidence)
{
    BootstrapSummary summary;
    std::vector<double> values;
    values.reserve(replicates.size());
    for (const std::optional<double>& replicate : replicates) {
        if (replicate) {
            values.push_back(*replicate);
        }
    }
    summary.defined = values.size();
    summary.undefined = replicates.size() - values.size();
    if (values.empty()) {
        return summary;
    }
    if (values.size() > 1) {
        const auto n = static_cast<double>(values.size());
        const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
        double squares = 0;
        for (const double value : values) {
            squares += (value - mean) * (value - mean);
        }
        summary.standardError = std::sqrt(squares / (n - 1));
    }
    std::sort(values.begin(), values.end());
    const double tail = (1 - confidence) / 2;
    summary.interval = Interval{percentile(values, tail), percentile(values, 1 - tail)};
    return summary;
}

Estimate withInterval(Estimate estimate, std::span<const std::optional<double>> replicates,
                      double confidence)
{
    if (!estimate.value) {
        return estimate;
    }
    const BootstrapSummary summary = summarise(replicates, confidence);
    estimate.interval = summary.interval;
    if (summary.undefined > 0) {
        estimate.reason = std::to_string(summary.undefined) + " of "
                          + std::to_string(replicates.size()) + " resamples were undefined";
    }
    return estimate;
}

Estimate bootstrapMean(std::span<const double> values, const Groups& groups,
                       const BootstrapOptions& options)
{
    if (values.empty() || values.size() != groups.of.size()) {
        return Estimate::notEstimable("no observations", 0);
    }
    std::vector<double> sums(groups.count, 0);
    std::vector<double> sizes(groups.count, 0);
    for (std::size_t i = 0; i < values.size(); ++i) {
        sums[groups.of[i]] += values[i];
        sizes[groups.of[i]] += 1;
    }
    std::vector<std::optional<double>> replicates(options.replicates);
    GroupResampler resampler(groups.count, options.seed);
    for (std::optional<double>& replicate : replicates) {
        const std::span<const std::uint32_t> counts = resampler.draw();
        double sum = 0;
        double size = 0;
        for (std::size_t g = 0; g < counts.size(); ++g) {
            sum += counts[g] * sums[g];
            size += counts[g] * sizes[g];
        }
        replicate = sum / size;
    }
    const double mean =
        std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
    return withInterval(Estimate::of(mean, static_cast<std::int64_t>(values.size())), replicates,
                        options.confidence);
}

PairedDifference pairedDifference(const Estimate& first, const Estimate& second,
                                  std::span<const std::optional<double>> firstReplicates,
                                  std::span<const std::optional<double>> secondReplicates,
                                  double confidence)
{
    PairedDifference paired;
    if (!first.value || !second.value) {
        const Estimate& missing = first.value ? second : first;
        paired.difference = Estimate::notEstimable(missing.reason, missing.n);
        return paired;
    }
    std::vector<std::optional<double>> differences;
    std::size_t above = 0;
    std::size_t below = 0;
    std::size_t defined = 0;
    for (std::size_t i = 0; i < std::min(firstReplicates.size(), secondReplicates.size()); ++i) {
        if (!firstReplicates[i] || !secondReplicates[i]) {
            differences.emplace_back();
            continue;
        }
        const double difference = *secondReplicates[i] - *firstReplicates[i];
        differences.emplace_back(difference);
        ++defined;
        above += difference >= 0 ? 1 : 0;
        below += difference <= 0 ? 1 : 0;
    }
    paired.difference =
        withInterval(Estimate::of(*second.value - *first.value, std::min(first.n, second.n)),
                     differences, confidence);
    if (defined > 0) {
        paired.pValue = std::min(1.0, 2 * static_cast<double>(std::min(above, below))
                                          / static_cast<double>(defined));
    }
    return paired;
}

}  // namespace metes
