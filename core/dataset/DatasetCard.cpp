// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/DatasetCard.h"

#include "core/base/Version.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace metes {

namespace {

using Row = std::vector<std::string>;

/// Rows of cells, the first one the heading.
struct Table {
    std::string title;
    std::vector<Row> rows;
};

/// One decimal, halves away from zero, the same in every locale.
std::string oneDecimal(double value)
{
    const auto tenths = static_cast<std::int64_t>(std::llround(value * 10.0));
    return std::to_string(tenths / 10) + "." + std::to_string(std::abs(tenths % 10));
}

std::string percent(std::int64_t part, std::int64_t whole)
{
    if (whole == 0) {
        return "-";
    }
    const auto hundredths = static_cast<std::int64_t>(
        std::llround(static_cast<double>(part) * 10000.0 / static_cast<double>(whole)));
    const std::string decimals = std::to_string(hundredths % 100);
    return std::to_string(hundredths / 100) + "." + (decimals.size() < 2 ? "0" : "") + decimals
           + " %";
}

/// Table 2's columns: all, train, test, validation.
constexpr std::array<DatasetSplit, kDatasetSplitCount> kColumns = {
    DatasetSplit::Train, DatasetSplit::Test, DatasetSplit::Validation};

std::int64_t figure(const SplitFigures& figures, DatasetSplit split)
{
    return figures.splits[static_cast<std::size_t>(split)];
}

// Totals are shares of their row, the rows below them shares of their column.
Row totalRow(const std::string& name, const SplitFigures& total)
{
    Row row{name, std::to_string(total.all) + " (" + percent(total.all, total.all) + ")"};
    for (const DatasetSplit split : kColumns) {
        row.push_back(std::to_string(figure(total, split)) + " ("
                      + percent(figure(total, split), total.all) + ")");
    }
    return row;
}

Row partRow(const std::string& name, const SplitFigures& part, const SplitFigures& total)
{
    Row row{name, std::to_string(part.all) + " (" + percent(part.all, total.all) + ")"};
    for (const DatasetSplit split : kColumns) {
        row.push_back(std::to_string(figure(part, split)) + " ("
                      + percent(figure(part, split), figure(total, split)) + ")");
    }
    return row;
}

Table compositionTable(const Composition& table)
{
    Table made{"Composition", {{"", "All", "Train", "Test", "Validation"}}};
    made.rows.push_back(totalRow("Claims", table.claims));
    made.rows.push_back(partRow("Claims, definite", table.definiteClaims, table.claims));
    made.rows.push_back(partRow("Claims, indefinite", table.indefiniteClaims, table.claims));
    made.rows.push_back(partRow("Claims, independent", table.independentClaims, table.claims));
    made.rows.push_back(partRow("Claims, dependent", table.dependentClaims, table.claims));
    made.rows.push_back(totalRow("Applications", table.applications));
    made.rows.push_back(
        partRow("Applications, definite", table.definiteApplications, table.applications));
    made.rows.push_back(
        partRow("Applications, indefinite", table.indefiniteApplications, table.applications));
    made.rows.push_back(totalRow("Reasons", table.reasons));
    for (std::size_t i = 0; i < kDatasetCategoryCount; ++i) {
        const CategoryInfo& info = categoryInfo(static_cast<Category>(i));
        made.rows.push_back(
            partRow("Reasons, " + std::string(info.id), table.reasonsOfCategory[i], table.reasons));
    }
    made.rows.push_back(totalRow("Quotes", table.quotes));
    made.rows.push_back(partRow("Quotes, ungrounded", table.ungroundedQuotes, table.quotes));
    return made;
}

Row meanRow(const std::string& name, const DatasetStatistics& statistics,
            std::optional<double> Characteristics::*mean)
{
    Row row{name};
    for (const CharacteristicsOfLabel* const label :
         {&statistics.definite, &statistics.indefinite}) {
        for (const Characteristics* const cell :
             {&label->all, &label->independent, &label->dependent}) {
            row.push_back(cell->*mean ? oneDecimal(*(cell->*mean)) : "-");
        }
    }
    return row;
}

Table characteristicsTable(const DatasetStatistics& statistics)
{
    Table made{"Characteristics of the claims",
               {{"", "definite, all", "independent", "dependent", "indefinite, all", "independent",
                 "dependent"}}};
    Row shares{"% samples"};
    for (const CharacteristicsOfLabel* const label :
         {&statistics.definite, &statistics.indefinite}) {
        for (const Characteristics* const cell :
             {&label->all, &label->independent, &label->dependent}) {
            shares.push_back(oneDecimal(100.0 * cell->share));
        }
    }
    made.rows.push_back(std::move(shares));
    made.rows.push_back(meanRow("# parents, direct", statistics, &Characteristics::parents));
    made.rows.push_back(
        meanRow("# parents, all ancestors", statistics, &Characteristics::ancestors));
    made.rows.push_back(meanRow("# characters", statistics, &Characteristics::characters));
    made.rows.push_back(meanRow("# words", statistics, &Characteristics::words));
    made.rows.push_back(meanRow("# features", statistics, &Characteristics::features));
    return made;
}

Table yearsTable(const DatasetStatistics& statistics)
{
    Table made{"Labels by filing year", {{"Year", "Definite", "Indefinite", "Share indefinite"}}};
    for (const YearFigures& year : statistics.years) {
        made.rows.push_back({year.year == 0 ? "unknown" : std::to_string(year.year),
                             std::to_string(year.definite), std::to_string(year.indefinite),
                             percent(year.indefinite, year.definite + year.indefinite)});
    }
    return made;
}

std::string markdown(const Table& table)
{
    std::string text = "## " + table.title + "\n\n";
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        for (const std::string& cell : table.rows[i]) {
            text += "| " + cell + " ";
        }
        text += "|\n";
        if (i == 0) {
            text += "| --- ";
            for (std::size_t k = 1; k < table.rows[0].size(); ++k) {
                text += "| ---: ";
            }
            text += "|\n";
        }
    }
    return text + "\n";
}

std::string columns(const Table& table)
{
    std::vector<std::size_t> widths(table.rows.front().size(), 0);
    for (const Row& row : table.rows) {
        for (std::size_t k = 0; k < row.size(); ++k) {
            widths[k] = std::max(widths[k], row[k].size());
        }
    }
    std::string text = table.title + "\n";
    for (const Row& row : table.rows) {
        for (std::size_t k = 0; k < row.size(); ++k) {
            const std::string blanks(widths[k] - row[k].size(), ' ');
            text += k == 0 ? "  " + row[k] + blanks : "  " + blanks + row[k];
        }
        text += "\n";
    }
    return text;
}

std::string howItWasBuilt(const BuildReport& build)
{
    const auto number = [](auto value) { return std::to_string(value); };
    std::string text = "## How it was built\n\n";
    text += "- Seed " + number(build.seed) + ", fingerprint `" + build.fingerprint + "`.\n";
    text += "- Indefinite: " + number(build.indefiniteClaims) + " claims of "
            + number(build.indefiniteApplications)
            + " applications, each with an examiner's reason of one of the seven categories.\n";
    text += "- Definite: " + number(build.definiteClaims) + " claims sampled from "
            + number(build.definiteApplications) + " of " + number(build.donorApplications)
            + " applications whose office action does not mention 112(b) in any form.\n";
    text += "- Left out: " + number(build.filteredClaims)
            + " claims whose only reasons are `dependence` or `other`, "
            + number(build.contradictoryClaims)
            + " that a file calls definite and an examiner rejected.\n";
    text += "- Splits by application, families together: 60 % train, 30 % test, 10 % validation.\n";
    if (build.missing > 0) {
        text += "- **Not balanced**: " + number(build.missing)
                + " definite claims are missing, because the clean applications had no more; no "
                  "claim is taken twice.\n";
    }
    return text + "\n";
}

}  // namespace

std::string datasetCard(const std::optional<BuildReport>& build,
                        const DatasetStatistics& statistics)
{
    const Composition& table = statistics.composition;
    std::string text = "# Dataset card\n\n";
    text +=
        std::to_string(table.claims.all) + " patent claims of "
        + std::to_string(table.applications.all)
        + " applications, labelled definite or indefinite (35 U.S.C. 112(b)), with the examiners' "
          "reasons and the passages that they quote. Made with Metes "
        + std::string(kVersion) + ".\n\n";
    text += build ? howItWasBuilt(*build) : std::string();
    text += markdown(compositionTable(table));
    text += markdown(characteristicsTable(statistics));
    text += markdown(yearsTable(statistics));
    text += "## Known limits\n\n";
    if (statistics.shareUngrounded) {
        text += "- " + percent(table.ungroundedQuotes.all, table.quotes.all)
                + " of the examiners' quotes are nowhere in their claim.\n";
    }
    text += "- " + std::to_string(statistics.filteredReasons)
            + " further reasons of these claims are of the categories `dependence` or `other` and "
              "are not counted.\n";
    text += "- A claim counts as definite because nobody objected to it in the first action.\n";
    text += "- Offsets are half-open ranges of Unicode code points.\n";
    return text;
}

std::string statisticsText(const DatasetStatistics& statistics)
{
    return columns(compositionTable(statistics.composition)) + "\n"
           + columns(characteristicsTable(statistics)) + "\n" + columns(yearsTable(statistics));
}

}  // namespace metes
