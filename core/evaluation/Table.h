// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/statistics/Estimate.h"

namespace metes {

/// How numbers of a column are written in Markdown and LaTeX; CSV and JSON give every digit.
enum class NumberStyle : std::uint8_t {
    Plain,    ///< up to four significant digits
    Percent,  ///< times 100 with one digit, as the paper's tables: 59.5
    Count
};

struct TableColumn {
    std::string id;     ///< stable name in CSV and JSON: "auroc"
    std::string title;  ///< "AUROC"
    NumberStyle style = NumberStyle::Plain;
};

/// A text, a number, or a figure with its interval. An empty text is an empty cell.
using TableCell = std::variant<std::string, double, Estimate>;

/// A table that can be printed, compared and exported.
struct Table {
    std::string id;       ///< file name without ending: "classification"
    std::string caption;  ///< what, n, split, rule and policy, in one or two sentences
    std::vector<TableColumn> columns;
    std::vector<std::vector<TableCell>> rows;  ///< each as long as the columns
    std::vector<std::string> notes;            ///< remarks and sources, one line each
};

enum class TableFormat : std::uint8_t { Csv, JsonText, Markdown, Latex };

/// The table as a document, ending with a newline. Equal tables give equal bytes.
///
/// CSV has a column "ID_low" and "ID_high" after each that holds intervals, and cells that no
/// spreadsheet runs as a formula; the caption is left to the file's name. JSON:
/// {"id","caption","columns","rows":[{id: value or {"value","low","high","n","reason"}}],"notes"}.
/// LaTeX needs the package booktabs.
std::string tableText(const Table& table, TableFormat format);

/// What a cell shows in its column: "59.5 (57.1 to 61.9)", "not estimable".
std::string cellText(const TableCell& cell, const TableColumn& column);

}  // namespace metes
