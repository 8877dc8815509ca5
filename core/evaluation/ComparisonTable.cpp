// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/ReportTables.h"

#include <array>
#include <string>
#include <utility>

namespace metes {

namespace {

constexpr std::array<std::pair<BinaryFigure, std::string_view>, kBinaryFigureCount> kFigures{
    {{BinaryFigure::Precision, "Precision"},
     {BinaryFigure::Recall, "Recall"},
     {BinaryFigure::F1, "F1"},
     {BinaryFigure::Accuracy, "Accuracy"},
     {BinaryFigure::Auroc, "AUROC"},
     {BinaryFigure::Brier, "Brier score"}}};

TableCell pValueOf(const PairedDifference& difference)
{
    return difference.pValue ? TableCell(*difference.pValue) : TableCell(std::string());
}

std::string mcNemarNote(const RunComparison& comparison)
{
    if (!comparison.firstThreshold.threshold || !comparison.secondThreshold.threshold) {
        return "McNemar's test is not estimable: a run has no threshold.";
    }
    const McNemar& test = comparison.binary.mcNemar;
    return "McNemar's exact test: only " + comparison.first + " is right on "
           + std::to_string(test.onlyFirstRight) + " claims, only " + comparison.second + " on "
           + std::to_string(test.onlySecondRight) + "; p = "
           + cellText(test.pExact, {"p", "p", NumberStyle::Plain}) + ".";
}

}  // namespace

Table comparisonTable(const RunComparison& comparison)
{
    Table table;
    table.id = "comparison";
    table.caption = comparison.second + " against " + comparison.first + " on "
                    + std::to_string(comparison.claims) + " claims of "
                    + std::to_string(comparison.groups) + " applications or families, "
                    + (comparison.split.empty() ? "all splits" : "the " + comparison.split + " split")
                    + "; differences are second minus first on the same resamples.";
    table.columns = {{"figure", "Figure"},
                     {"first", comparison.first, NumberStyle::Percent},
                     {"second", comparison.second, NumberStyle::Percent},
                     {"difference", "Difference", NumberStyle::Percent},
                     {"p", "p"}};
    for (const auto& [figure, name] : kFigures) {
        const PairedDifference& difference = comparison.binary.differences[figure];
        table.rows.push_back({std::string(name), comparison.firstFigures[figure],
                              comparison.secondFigures[figure], difference.difference,
                              pValueOf(difference)});
    }
    for (const auto& [name, difference] :
         {std::pair(std::string("Macro F1"), comparison.multiLabel.macroF1),
          std::pair(std::string("Micro F1"), comparison.multiLabel.microF1)}) {
        table.rows.push_back({name, std::string(), std::string(), difference.difference,
                              pValueOf(difference)});
    }
    table.notes.push_back(mcNemarNote(comparison));
    if (comparison.leftOut > 0) {
        table.notes.push_back(std::to_string(comparison.leftOut)
                              + " claims that only one run has are left out.");
    }
    return table;
}

}  // namespace metes
