// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/evaluation/BinaryReport.h"
#include "core/evaluation/MultiLabelMetrics.h"
#include "core/evaluation/Reliability.h"
#include "core/learn/Threshold.h"
#include "core/runs/ScoredClaims.h"

namespace metes {

struct ReportOptions {
    /// Which claims are evaluated; an empty text: all. Nothing: as evaluatedSplit() says.
    std::optional<std::string> split;
    BootstrapOptions bootstrap;  ///< 0 replicates: no intervals
    ZeroDivision rule = ZeroDivision::CountsAsZero;
    std::size_t bins = 10;       ///< of reliability and histogram
};

/// What a run is evaluated on when nobody says: the split that it is about, else "test".
std::string evaluatedSplit(const std::optional<std::string>& ofRun);
/// Of two runs: that of either, where the other is about all claims; "test" where they differ.
std::string evaluatedSplit(const std::optional<std::string>& ofFirst,
                           const std::optional<std::string>& ofSecond);

/// The threshold that balances predictions on validation, and what it does elsewhere.
struct ThresholdReport {
    std::optional<BalancedThreshold> threshold;
    std::optional<double> wantedShare;      ///< of predicted positives, on validation
    std::optional<double> shareValidation;  ///< achieved there
    std::optional<double> shareSplit;       ///< achieved on the evaluated claims
    /// Why there is none; or a remark: ties keep the wanted share out of reach.
    std::string reason;
};

/// One category as a yes-or-no question.
struct CategoryReport {
    Category category = Category::Other;
    ThresholdReport threshold;
    std::int64_t positives = 0;  ///< among the evaluated claims
    Confusion confusion;
    Estimate precision;
    Estimate recall;
    Estimate f1;     ///< with interval
    Estimate auroc;  ///< without interval
};

/// Labels of the claims in one bin of probability (Figure 4).
struct HistogramBin {
    double low = 0;
    double high = 0;  ///< exclusive, but for the last bin
    std::int64_t definite = 0;
    std::int64_t indefinite = 0;
    std::optional<double> accuracy;  ///< at the threshold; nothing without claims or threshold

    std::int64_t count() const { return definite + indefinite; }
    bool isFaint() const { return count() < 100; }
};

/// Everything that is said of one run. Figures that have no base are not estimable, with a reason;
/// nothing is NaN.
struct RunReport {
    std::string run;
    std::string kind;
    ScoreKind scoreKind = ScoreKind::Raw;
    std::string split;             ///< that was evaluated; empty: all
    std::int64_t claims = 0;       ///< evaluated: labelled and of the split
    std::int64_t indefinite = 0;   ///< of them
    std::int64_t groups = 0;       ///< applications or families
    std::int64_t unlabelled = 0;   ///< of the split, left out
    std::int64_t validationClaims = 0;  ///< labelled ones that the thresholds come from

    ThresholdReport threshold;
    BinaryReport binary;            ///< by the options' rule, with intervals
    BinaryReport binaryOtherRule;   ///< by the other rule, without
    std::vector<CategoryReport> categories;  ///< the seven, in their order
    MultiLabelReport multiLabel;          ///< labels are the seven; by the options' rule
    MultiLabelReport multiLabelOtherRule; ///< without intervals

    Curve roc;
    Curve precisionRecall;
    Reliability reliability;
    std::vector<HistogramBin> histogram;
};

/// Thresholds are chosen on the labelled validation claims of the run: half of them for indefinite,
/// the label's own share for a category; without any, figures that need one are not estimable.
/// Intervals come from resampling whole groups. A run evaluated on validation itself is evaluated
/// on what its threshold was chosen on, and the threshold's remark says so. Cancelled.
Result<RunReport> runReport(const ScoredClaims& claims, const ReportOptions& options,
                            const Progress& progress = neverCancelled());

/// Share of indefinite among the claims whose probability lies in the bin of `p`, with its Wilson
/// interval: what the run's history says about a claim with that probability. Not estimable for an
/// empty bin.
Estimate historyOf(const Reliability& reliability, double p);

/// Two runs over the claims that both have, each at its own threshold.
struct RunComparison {
    std::string first;
    std::string second;
    std::string split;
    std::int64_t claims = 0;          ///< labelled, of the split, in both
    std::int64_t groups = 0;
    std::int64_t leftOut = 0;         ///< labelled claims of the split that only one run has
    ThresholdReport firstThreshold;
    ThresholdReport secondThreshold;
    BinaryFigures<Estimate> firstFigures;  ///< with intervals
    BinaryFigures<Estimate> secondFigures;
    BinaryComparison binary;          ///< second - first
    MultiLabelComparison multiLabel;  ///< not estimable where a run has no category scores
};

/// InvalidInput when the runs share no labelled claim of the split. Cancelled.
Result<RunComparison> compareRuns(const ScoredClaims& first, const ScoredClaims& second,
                                  const ReportOptions& options,
                                  const Progress& progress = neverCancelled());

}  // namespace metes
