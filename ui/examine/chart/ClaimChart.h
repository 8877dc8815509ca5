// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/Examination.h"

#include <QString>

#include <filesystem>
#include <string>
#include <vector>

namespace metes {

/// One element of a claim (its preamble, or a limitation) and where the description speaks of it.
struct ChartRow {
    Evidence element;                      ///< the whole element, in its claim
    std::int32_t depth = 0;                ///< as Clause::depth
    std::vector<std::int32_t> paragraphs;  ///< from 1; those that use most of its terms, best first
    std::vector<std::string> missing;  ///< its terms that the description has not in these words
};

/// At most so many paragraphs are named for an element.
inline constexpr std::size_t kChartParagraphs = 5;

/// Every element of every claim, in their order. Without a description, or before the thorough
/// check, no paragraph is named. Cancelled claims have no row.
std::vector<ChartRow> claimChart(const Examination& examined);

/// "[0012]".
QString paragraphLabel(std::int32_t number);
/// "[0012], [0015]", and which terms are missing.
QString chartSupport(const ChartRow& row);

/// As RFC 4180 has it, with a heading, in UTF-8.
QString chartCsv(const std::vector<ChartRow>& rows);
/// A page of its own that browsers and word processors read; `paragraphs` are quoted in it.
QString chartHtml(const std::vector<ChartRow>& rows, const std::vector<std::string>& paragraphs,
                  const QString& name);
/// The rows of its table, for a report: claim, element, support.
std::vector<QString> chartHtmlRows(const std::vector<ChartRow>& rows,
                                   const std::vector<std::string>& paragraphs);

}  // namespace metes
