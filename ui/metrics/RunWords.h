// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluation/ReportTables.h"
#include "ui/metrics/MetricsWork.h"

#include <QString>

namespace metes {

/// "Logistic regression · TF-IDF", "Claim checker", by kind and features.
QString runTitle(const RunEntry& run);
/// For lists, where room is short: "TF-IDF (logistic-2)".
QString runShortTitle(const RunEntry& run);
/// The title, and the run's name where several could be meant: "… (logistic-2)".
QString runTitleWithName(const RunEntry& run);
/// "running", "paused", "cancelled"; empty for a finished one.
QString runStateText(const RunRecord& record);
/// "Test split", "All claims".
QString splitTitle(const std::string& split);
/// "indefinite", or the category.
QString targetName(const std::string& targetId);
/// McNemar's test in words, what a difference is, and how many claims were left out.
QString comparisonText(const RunComparison& comparison);
/// The paper's row of its Table 4 that stands for the same kind of run; null for none.
const PaperRow* paperRowFor(const RunEntry& run);

}  // namespace metes
