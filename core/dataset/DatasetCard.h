// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/DatasetBuild.h"
#include "core/dataset/DatasetStatistics.h"

#include <optional>
#include <string>

namespace metes {

/// A dataset card in Markdown: how the dataset was made, Tables 2 and 3, Figure 2 as a table, and
/// what is known to be imperfect. The same input gives the same bytes.
std::string datasetCard(const std::optional<BuildReport>& build,
                        const DatasetStatistics& statistics);

/// The three tables alone, as plain text in columns, for a terminal.
std::string statisticsText(const DatasetStatistics& statistics);

}  // namespace metes
