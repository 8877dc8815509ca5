// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/Table.h"

#include "core/base/Json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace metes {

namespace {

/// The shortest text that reads back as the same double.
std::string everyDigit(double value)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return {digits.data(), end};
}

std::string printed(const char* form, double value)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), form, value);
    return text.data();
}

std::string shown(double value, NumberStyle style)
{
    switch (style) {
    case NumberStyle::Percent: return printed("%.1f", 100 * value);
    case NumberStyle::Count: return printed("%.0f", value);
    case NumberStyle::Plain: break;
    }
    return printed("%.4g", value);
}

// A spreadsheet runs a cell that begins with one of these; a quote in front makes it a text.
std::string guardedText(const std::string& text)
{
    const bool runs = !text.empty() && std::string("=+-@\t\r").find(text[0]) != std::string::npos;
    std::string cell = (runs ? "'" : "") + text;
    if (cell.find_first_of(",\"\n\r") == std::string::npos) {
        return cell;
    }
    std::string quoted = "\"";
    for (const char c : cell) {
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    }
    return quoted + '"';
}

bool holdsIntervals(const Table& table, std::size_t column)
{
    return std::any_of(table.rows.begin(), table.rows.end(), [column](const auto& row) {
        const auto* const estimate = std::get_if<Estimate>(&row[column]);
        return estimate != nullptr && estimate->interval.has_value();
    });
}

std::string csvValue(const TableCell& cell)
{
    if (const auto* const text = std::get_if<std::string>(&cell)) {
        return guardedText(*text);
    }
    if (const auto* const number = std::get_if<double>(&cell)) {
        return everyDigit(*number);
    }
    const Estimate& estimate = std::get<Estimate>(cell);
    return estimate.value ? everyDigit(*estimate.value) : "";
}

std::string csvBounds(const TableCell& cell)
{
    const auto* const estimate = std::get_if<Estimate>(&cell);
    if (estimate == nullptr || !estimate->interval) {
        return ",,";
    }
    return "," + everyDigit(estimate->interval->low) + "," + everyDigit(estimate->interval->high);
}

std::string csvText(const Table& table)
{
    std::vector<bool> intervals;
    std::string text;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        intervals.push_back(holdsIntervals(table, c));
        const std::string id = guardedText(table.columns[c].id);
        text += (c == 0 ? "" : ",") + id;
        text += intervals[c] ? "," + id + "_low," + id + "_high" : "";
    }
    text += '\n';
    for (const auto& row : table.rows) {
        for (std::size_t c = 0; c < row.size(); ++c) {
            text += (c == 0 ? "" : ",") + csvValue(row[c]);
            text += intervals[c] ? csvBounds(row[c]) : "";
        }
        text += '\n';
    }
    return text;
}

Json jsonCell(const TableCell& cell)
{
    if (const auto* const text = std::get_if<std::string>(&cell)) {
        return *text;
    }
    if (const auto* const number = std::get_if<double>(&cell)) {
        return *number;
    }
    const Estimate& estimate = std::get<Estimate>(cell);
    Json json{{"n", estimate.n}, {"value", nullptr}};
    if (estimate.value) {
        json["value"] = *estimate.value;
    }
    if (estimate.interval) {
        json["low"] = estimate.interval->low;
        json["high"] = estimate.interval->high;
    }
    if (!estimate.reason.empty()) {
        json["reason"] = estimate.reason;
    }
    return json;
}

std::string jsonText(const Table& table)
{
    Json columns = Json::array();
    for (const TableColumn& column : table.columns) {
        columns.push_back({{"id", column.id}, {"title", column.title}});
    }
    Json rows = Json::array();
    for (const auto& row : table.rows) {
        Json cells = Json::object();
        for (std::size_t c = 0; c < row.size(); ++c) {
            cells[table.columns[c].id] = jsonCell(row[c]);
        }
        rows.push_back(std::move(cells));
    }
    return canonicalJson(Json{{"id", table.id},
                              {"caption", table.caption},
                              {"columns", std::move(columns)},
                              {"rows", std::move(rows)},
                              {"notes", table.notes}})
           + '\n';
}

std::string replaced(const std::string& text,
                     const std::vector<std::pair<char, std::string>>& replacements)
{
    std::string result;
    for (const char c : text) {
        const auto place =
            std::find_if(replacements.begin(), replacements.end(),
                         [c](const auto& replacement) { return replacement.first == c; });
        result += place == replacements.end() ? std::string(1, c) : place->second;
    }
    return result;
}

std::string markdownEscaped(const std::string& text)
{
    return replaced(text, {{'|', "\\|"}, {'\n', " "}, {'*', "\\*"}, {'_', "\\_"}, {'<', "&lt;"}});
}

std::string latexEscaped(const std::string& text)
{
    return replaced(text, {{'\\', "\\textbackslash{}"}, {'{', "\\{"}, {'}', "\\}"}, {'%', "\\%"},
                           {'&', "\\&"}, {'_', "\\_"}, {'#', "\\#"}, {'$', "\\$"},
                           {'^', "\\textasciicircum{}"}, {'~', "\\textasciitilde{}"},
                           {'\n', " "}});
}

bool isNumeric(const Table& table, std::size_t column)
{
    return std::any_of(table.rows.begin(), table.rows.end(), [column](const auto& row) {
        return !std::holds_alternative<std::string>(row[column]);
    });
}

std::string markdownText(const Table& table)
{
    std::string text = markdownEscaped(table.caption) + "\n\n|";
    std::string rule = "|";
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        text += " " + markdownEscaped(table.columns[c].title) + " |";
        rule += isNumeric(table, c) ? " ---: |" : " --- |";
    }
    text += "\n" + rule + "\n";
    for (const auto& row : table.rows) {
        text += "|";
        for (std::size_t c = 0; c < row.size(); ++c) {
            text += " " + markdownEscaped(cellText(row[c], table.columns[c])) + " |";
        }
        text += "\n";
    }
    for (const std::string& note : table.notes) {
        text += "\n" + markdownEscaped(note) + "\n";
    }
    return text;
}

std::string latexRow(const std::vector<std::string>& cells)
{
    std::string row = "    ";
    for (std::size_t c = 0; c < cells.size(); ++c) {
        row += (c == 0 ? "" : " & ") + latexEscaped(cells[c]);
    }
    return row + " \\\\\n";
}

std::string latexText(const Table& table)
{
    std::string alignment;
    std::vector<std::string> titles;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        alignment += isNumeric(table, c) ? 'r' : 'l';
        titles.push_back(table.columns[c].title);
    }
    std::string text = "\\begin{table}\n  \\centering\n  \\begin{tabular}{" + alignment
                       + "}\n    \\toprule\n" + latexRow(titles) + "    \\midrule\n";
    for (const auto& row : table.rows) {
        std::vector<std::string> cells;
        for (std::size_t c = 0; c < row.size(); ++c) {
            cells.push_back(cellText(row[c], table.columns[c]));
        }
        text += latexRow(cells);
    }
    std::string caption = table.caption;
    for (const std::string& note : table.notes) {
        caption += " " + note;
    }
    return text + "    \\bottomrule\n  \\end{tabular}\n  \\caption{" + latexEscaped(caption)
           + "}\n  \\label{tab:" + table.id + "}\n\\end{table}\n";
}

}  // namespace

std::string cellText(const TableCell& cell, const TableColumn& column)
{
    if (const auto* const text = std::get_if<std::string>(&cell)) {
        return *text;
    }
    if (const auto* const number = std::get_if<double>(&cell)) {
        return shown(*number, column.style);
    }
    const Estimate& estimate = std::get<Estimate>(cell);
    if (!estimate.value) {
        return "not estimable";
    }
    std::string text = shown(*estimate.value, column.style);
    if (estimate.interval) {
        text += " (" + shown(estimate.interval->low, column.style) + " to "
                + shown(estimate.interval->high, column.style) + ")";
    }
    return text;
}

std::string tableText(const Table& table, TableFormat format)
{
    switch (format) {
    case TableFormat::Csv: return csvText(table);
    case TableFormat::JsonText: return jsonText(table);
    case TableFormat::Markdown: return markdownText(table);
    case TableFormat::Latex: break;
    }
    return latexText(table);
}

}  // namespace metes
