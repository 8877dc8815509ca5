// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is shown of runs, as tables. The captions state number of claims, split, rule and how
// intervals were made.

#include <span>
#include <string_view>

#include "core/evaluation/RunReport.h"
#include "core/evaluation/Table.h"

namespace metes {

/// A row of the paper's Table 4, all in percent.
struct PaperRow {
    std::string_view name;
    double shareIndefinite;  ///< predicted, at the balancing threshold
    double precision;
    double recall;
    double f1;
    double auroc;
    double accuracy;
    double macroF1;
    double microF1;
};

/// PEDANTIC, Table 4: classification results on its test split, in the paper's order.
std::span<const PaperRow> paperTable4();

enum class PaperRows : std::uint8_t { Left, Beside };

/// One row a run: P, R, F1, accuracy, AUROC, macro and micro F1 (Table 4), and the paper's rows
/// below them when wanted; a column says the split where the runs differ in it.
Table classificationTable(std::span<const RunReport> reports, PaperRows paper);
/// One row a category: positives, threshold, P, R, F1, AUROC; the rule's zero cases are noted.
Table categoryTable(const RunReport& report);
/// Examiner's label by the run's, with sums and the share that is right.
Table confusionTable(const RunReport& report);
/// Wanted and achieved shares of each threshold.
Table thresholdTable(const RunReport& report);
/// One row a bin: claims by label, accuracy, mean probability, share of indefinite (Figure 4).
Table histogramTable(const RunReport& report);
/// Points of the curves.
Table rocTable(const RunReport& report);
Table precisionRecallTable(const RunReport& report);
/// Figures of two runs, their difference with interval and p, and the exact McNemar test.
Table comparisonTable(const RunComparison& comparison);

}  // namespace metes
