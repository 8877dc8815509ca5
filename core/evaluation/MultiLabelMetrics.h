// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/evaluation/BinaryMetrics.h"
#include "core/statistics/Bootstrap.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace metes {

/// Several yes-or-no labels a claim (the seven categories): claims x labels, 0 or 1, claim by claim.
struct MultiLabelData {
    std::size_t labels = 0;
    std::span<const std::uint8_t> actual;
    std::span<const std::uint8_t> predicted;

    std::size_t claims() const { return labels == 0 ? 0 : actual.size() / labels; }
};

struct MultiLabelReport {
    std::vector<Confusion> confusions;  ///< one a label
    std::vector<Estimate> f1;           ///< one a label
    Estimate macroF1;                   ///< mean over labels, by the rule
    Estimate microF1;                   ///< over all pairs of claim and label
    Estimate subsetAccuracy;            ///< share of claims with every label right
    Estimate hammingLoss;               ///< share of pairs that are wrong
    /// Labels that are neither true nor predicted anywhere: F1 has no base. CountsAsZero lets them
    /// pull the macro mean down, LeftOut averages over the others.
    std::vector<std::size_t> withoutBase;
    ZeroDivision rule = ZeroDivision::CountsAsZero;
};

/// With bootstrap intervals by group for the F1 of each label, macro and micro; 0 replicates give
/// none. InvalidArgument when rows differ in length or are no multiple of the labels; Cancelled,
/// asked between resamples.
Result<MultiLabelReport> multiLabelReport(const MultiLabelData& data, const Groups& groups,
                                          ZeroDivision rule, const BootstrapOptions& options,
                                          const Progress& progress = neverCancelled());

/// Macro and micro F1 of two runs over the same claims, second - first, on the same resamples.
struct MultiLabelComparison {
    PairedDifference macroF1;
    PairedDifference microF1;
};

Result<MultiLabelComparison> compareMultiLabel(const MultiLabelData& first,
                                               const MultiLabelData& second, const Groups& groups,
                                               ZeroDivision rule, const BootstrapOptions& options,
                                               const Progress& progress = neverCancelled());

}  // namespace metes
