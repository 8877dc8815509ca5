// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/DatasetTables.h"

#include "ui/plots/Numbers.h"
#include "ui/plots/YearsFigure.h"

#include <QCoreApplication>

#include <array>

namespace metes {

namespace {

struct DatasetTexts {
    Q_DECLARE_TR_FUNCTIONS(metes::DatasetTables)
};

TableCell shareOf(std::int64_t part, std::int64_t whole)
{
    return whole == 0 ? TableCell(std::string())
                      : TableCell(static_cast<double>(part) / static_cast<double>(whole));
}

/// The splits that have claims; a dataset without splits shows the column of all alone.
std::vector<std::size_t> shownSplits(const SplitFigures& claims)
{
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < claims.splits.size(); ++i) {
        if (claims.splits[i] > 0) {
            shown.push_back(i);
        }
    }
    return shown;
}

/// Rows of Table 2. A total's shares are of its own row, a part's of the total above it.
class CompositionRows {
public:
    CompositionRows(Table& table, std::vector<std::size_t> splits)
        : m_table(table), m_splits(std::move(splits))
    {
    }

    void total(const std::string& kind, const SplitFigures& figures)
    {
        m_total = figures;
        SplitFigures whole;
        whole.all = figures.all;
        whole.splits.fill(figures.all);
        add(kind, "Total", figures, whole);
    }
    void part(const std::string& name, const SplitFigures& figures)
    {
        add({}, name, figures, m_total);
    }

private:
    void add(const std::string& kind, const std::string& name, const SplitFigures& figures,
             const SplitFigures& wholes)
    {
        std::vector<TableCell> row{kind, name, static_cast<double>(figures.all),
                                   shareOf(figures.all, wholes.all)};
        for (const std::size_t split : m_splits) {
            row.emplace_back(static_cast<double>(figures.splits[split]));
            row.push_back(shareOf(figures.splits[split], wholes.splits[split]));
        }
        m_table.rows.push_back(std::move(row));
    }

    Table& m_table;
    std::vector<std::size_t> m_splits;
    SplitFigures m_total;
};

using Mean = std::optional<double> Characteristics::*;

std::vector<TableCell> meansRow(const std::string& name, const DatasetStatistics& statistics,
                                Mean mean)
{
    std::vector<TableCell> row{name};
    for (const CharacteristicsOfLabel* label : {&statistics.definite, &statistics.indefinite}) {
        for (const Characteristics* part : {&label->all, &label->independent, &label->dependent}) {
            const std::optional<double>& value = part->*mean;
            row.push_back(value ? TableCell(Estimate::of(*value, part->claims))
                                : TableCell(Estimate::notEstimable("no claims", 0)));
        }
    }
    return row;
}

}  // namespace

Table compositionTable(const DatasetStatistics& statistics)
{
    const Composition& dataset = statistics.composition;
    Table table;
    table.id = "composition";
    table.caption =
        "Claims, applications and reasons by split. Shares in rows of totals are of the "
        "row, in others of the column's total.";
    table.columns = {{"kind", ""}, {"figure", ""}};
    const auto addColumns = [&table](const std::string& split) {
        table.columns.push_back({split + "_n", split, NumberStyle::Count});
        table.columns.push_back({split + "_share", "%", NumberStyle::Percent});
    };
    constexpr std::array kSplits = {"Train", "Validation", "Test"};
    addColumns("All");
    const std::vector<std::size_t> splits = shownSplits(dataset.claims);
    for (const std::size_t split : splits) {
        addColumns(kSplits[split]);
    }
    CompositionRows rows(table, splits);
    rows.total("Claims", dataset.claims);
    rows.part("Definite", dataset.definiteClaims);
    rows.part("Indefinite", dataset.indefiniteClaims);
    rows.part("Independent", dataset.independentClaims);
    rows.part("Dependent", dataset.dependentClaims);
    rows.total("Applications", dataset.applications);
    rows.part("Definite", dataset.definiteApplications);
    rows.part("Indefinite", dataset.indefiniteApplications);
    rows.total("Reasons", dataset.reasons);
    for (std::size_t i = 0; i < kDatasetCategoryCount; ++i) {
        rows.part(std::string(categoryInfo(static_cast<Category>(i)).name),
                  dataset.reasonsOfCategory[i]);
    }
    rows.total("Quotes", dataset.quotes);
    rows.part("Not found in the claim", dataset.ungroundedQuotes);
    return table;
}

Table characteristicsTable(const DatasetStatistics& statistics)
{
    Table table;
    table.id = "characteristics";
    table.caption = "Means over definite and indefinite claims.";
    table.columns = {{"figure", ""}};
    for (const char* label : {"Definite", "Indefinite"}) {
        const std::string id = label;
        table.columns.push_back({id + "_all", id});
        table.columns.push_back({id + "_independent", "independent"});
        table.columns.push_back({id + "_dependent", "dependent"});
    }
    std::vector<TableCell> shares{std::string("% of claims")};
    for (const CharacteristicsOfLabel* label : {&statistics.definite, &statistics.indefinite}) {
        for (const Characteristics* part : {&label->all, &label->independent, &label->dependent}) {
            shares.emplace_back(100 * part->share);
        }
    }
    table.rows.push_back(std::move(shares));
    table.rows.push_back(meansRow("Parents, direct", statistics, &Characteristics::parents));
    table.rows.push_back(meansRow("Parents, all", statistics, &Characteristics::ancestors));
    table.rows.push_back(meansRow("Characters", statistics, &Characteristics::characters));
    table.rows.push_back(meansRow("Words", statistics, &Characteristics::words));
    table.rows.push_back(meansRow("Limitations", statistics, &Characteristics::features));
    return table;
}

FigurePointer yearsFigure(const DatasetStatistics& statistics)
{
    YearsValues values;
    std::int64_t unknown = 0;
    std::int64_t claims = 0;
    for (const YearFigures& year : statistics.years) {
        if (year.year == 0) {
            unknown = year.definite + year.indefinite;
            continue;
        }
        // Years without claims keep their place on the axis.
        while (!values.years.empty() && values.years.back().year + 1 < year.year) {
            values.years.push_back({values.years.back().year + 1, 0, 0});
        }
        values.years.push_back({year.year, year.definite, year.indefinite});
        claims += year.definite + year.indefinite;
    }
    const bool drawable = !values.years.empty();
    auto figure = std::make_shared<YearsFigure>(std::move(values));
    figure->title = DatasetTexts::tr("Claims by filing year");
    if (!drawable) {
        figure->missing = DatasetTexts::tr("No filing dates are known.");
        return figure;
    }
    QStringList caption{QStringLiteral("n = %1").arg(countText(claims))};
    if (unknown > 0) {
        caption.append(
            DatasetTexts::tr("%1 claims without filing date are left out").arg(countText(unknown)));
    }
    figure->caption = caption.join(QStringLiteral(" · "));
    return figure;
}

}  // namespace metes
