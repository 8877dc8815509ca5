// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/evaluation/BinaryMetrics.h"
#include "core/evaluation/RankedScores.h"
#include "core/statistics/Bootstrap.h"
#include "core/statistics/McNemar.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace metes {

/// The claims of one evaluation; rows of one length, one entry a claim.
struct BinaryData {
    std::span<const std::uint8_t> actual;
    std::span<const double> scores;
    std::span<const std::uint8_t> predicted;
};

/// The figures of Table 4's left side.
enum class BinaryFigure : std::uint8_t { Precision, Recall, F1, Accuracy, Auroc, Brier };
inline constexpr std::size_t kBinaryFigureCount = 6;

/// One value a figure, in the order of the enumeration.
template<typename Value>
struct BinaryFigures {
    Value values[kBinaryFigureCount];

    Value& operator[](BinaryFigure figure) { return values[static_cast<std::size_t>(figure)]; }
    const Value& operator[](BinaryFigure figure) const
    {
        return values[static_cast<std::size_t>(figure)];
    }
};

/// Figures of many resamples of the same claims. Counts add up by group beforehand, so that a
/// resample costs one pass over the groups and one over the claims (for the ROC curve).
class BinaryResampler {
public:
    /// `data` is read here and not kept.
    BinaryResampler(const BinaryData& data, const Groups& groups, ZeroDivision rule);

    /// The figures when every claim counts as often as its group.
    BinaryFigures<std::optional<double>> at(std::span<const std::uint32_t> groupCounts) const;

private:
    struct GroupSums {
        Confusion confusion;
        double squares = 0;  ///< of probability minus label
    };

    ZeroDivision m_rule;
    std::vector<GroupSums> m_groups;
    RankedScores m_ranked;
};

struct BinaryReport {
    Confusion confusion;
    BinaryFigures<Estimate> figures;  ///< with intervals where a bootstrap was asked for
    Estimate averagePrecision;        ///< without interval
    ZeroDivision rule = ZeroDivision::CountsAsZero;
    BootstrapOptions bootstrap;
};

/// All figures with bootstrap intervals by group; 0 replicates give none. InvalidArgument when the
/// rows differ in length or a score is not a number; Cancelled, asked between resamples.
Result<BinaryReport> binaryReport(const BinaryData& data, const Groups& groups, ZeroDivision rule,
                                  const BootstrapOptions& options,
                                  const Progress& progress = neverCancelled());

/// Two runs over the same claims: differences (second - first) on the same resamples, and the
/// exact test on what each got right.
struct BinaryComparison {
    BinaryFigures<PairedDifference> differences;
    McNemar mcNemar;
};

/// InvalidArgument as above, or when the two runs are not about the same labels.
Result<BinaryComparison> compareBinary(const BinaryData& first, const BinaryData& second,
                                       const Groups& groups, ZeroDivision rule,
                                       const BootstrapOptions& options,
                                       const Progress& progress = neverCancelled());

}  // namespace metes
