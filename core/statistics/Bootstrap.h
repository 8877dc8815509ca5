// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Bootstrap by groups. Claims of one application are not independent: they share drafter,
// description and examiner. So whole applications (or families, where given) are drawn with
// replacement, and every claim of a group counts as often as its group was drawn. A resample is
// therefore a row of counts, and a figure over it a weighted figure: nothing is copied or sorted
// again.

#include "core/statistics/Estimate.h"
#include "core/statistics/Random.h"
#include "core/statistics/Sampling.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace metes {

struct BootstrapOptions {
    std::uint32_t replicates = 1000;
    std::uint64_t seed = 1;
    double confidence = 0.95;
};

/// How often each group was drawn: as many draws as there are groups.
class GroupResampler {
public:
    GroupResampler(std::uint32_t groups, std::uint64_t seed) : m_random(seed), m_counts(groups, 0)
    {
    }

    /// The next resample; valid until the next call.
    std::span<const std::uint32_t> draw();

private:
    Random m_random;
    std::vector<std::uint32_t> m_counts;
};

/// Percentile of ascending values at `share` in [0, 1], linear between neighbours (type 7 of
/// Hyndman and Fan, numpy's default). `sorted` must not be empty.
double percentile(std::span<const double> sorted, double share);

/// What replicates say. Undefined replicates (one class only in the resample, say) are left out
/// and counted.
struct BootstrapSummary {
    std::optional<Interval> interval;     ///< percentile interval; nothing without replicates
    std::optional<double> standardError;  ///< divisor n - 1; nothing below two replicates
    std::size_t defined = 0;
    std::size_t undefined = 0;
};

BootstrapSummary summarise(std::span<const std::optional<double>> replicates, double confidence);

/// The estimate with the interval of its replicates, and a remark where replicates were undefined.
/// An estimate without value stays as it is.
Estimate withInterval(Estimate estimate, std::span<const std::optional<double>> replicates,
                      double confidence);

/// Mean of `values`, resampled by group. Not estimable without values.
Estimate bootstrapMean(std::span<const double> values, const Groups& groups,
                       const BootstrapOptions& options);

/// A difference of two figures on the same resamples.
struct PairedDifference {
    Estimate difference;  ///< second - first, with its interval
    /// Twice the smaller share of replicates on either side of 0, those at 0 counting on both
    /// sides, never over 1. Nothing when not estimable.
    std::optional<double> pValue;
};

/// From the replicates of two runs on the same resamples; pairs with an undefined side are left
/// out.
PairedDifference pairedDifference(const Estimate& first, const Estimate& second,
                                  std::span<const std::optional<double>> firstReplicates,
                                  std::span<const std::optional<double>> secondReplicates,
                                  double confidence);

}  // namespace metes
