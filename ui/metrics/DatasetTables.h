// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/dataset/DatasetStatistics.h"
#include "core/evaluation/Table.h"
#include "ui/metrics/MetricsFigures.h"

namespace metes {

/// The paper's Table 2: counts by split. In rows of totals the shares are of the row's total, in
/// others of the column's total of the same kind.
Table compositionTable(const DatasetStatistics& statistics);
/// The paper's Table 3: means over definite and indefinite claims.
Table characteristicsTable(const DatasetStatistics& statistics);
/// The paper's Figure 2.
FigurePointer yearsFigure(const DatasetStatistics& statistics);

}  // namespace metes
