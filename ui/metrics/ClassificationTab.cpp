// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/ClassificationTab.h"

#include "core/evaluation/ReportTables.h"
#include "ui/metrics/MetricsController.h"
#include "ui/metrics/MetricsFigures.h"
#include "ui/metrics/RunChoice.h"
#include "ui/metrics/RunWords.h"
#include "ui/plots/Numbers.h"
#include "ui/plots/PlotPanel.h"
#include "ui/plots/ValueTable.h"
#include "ui/shell/ErrorText.h"
#include "ui/widgets/ElidedLabel.h"

#include <QComboBox>
#include <QItemSelectionModel>
#include <QLabel>

#include <algorithm>

namespace metes {

namespace {

/// The heading says how many claims there are, where all runs are about the same.
void dropEqualCounts(Table& table)
{
    const auto counts = std::find_if(table.columns.begin(), table.columns.end(),
                                     [](const TableColumn& each) { return each.id == "claims"; });
    if (table.rows.empty() || counts == table.columns.end()) {
        return;
    }
    const auto place = counts - table.columns.begin();
    const auto cell = [place](std::vector<TableCell>& row) { return row.begin() + place; };
    for (auto& row : table.rows) {
        if (*cell(row) != *cell(table.rows.front())) {
            return;
        }
    }
    table.columns.erase(counts);
    for (auto& row : table.rows) {
        row.erase(cell(row));
    }
}

/// Under the heading "Split" one word is enough; the table translates those that it knows.
std::string splitCell(const std::string& split)
{
    constexpr std::pair<std::string_view, std::string_view> kWords[] = {
        {"", "All"}, {"train", "Train"}, {"validation", "Validation"}, {"test", "Test"}};
    for (const auto& [known, word] : kWords) {
        if (split == known) {
            return std::string(word);
        }
    }
    return split;
}

constexpr std::size_t kDrivers = 11;  // as the paper's figure at a glance; Features shows all

}  // namespace

ClassificationTab::ClassificationTab(const MetricsParts& parts, QWidget* parent)
    : MetricsTab(parts, parent),
      m_split(makeCombo(tr("Claims that are evaluated"), "splitChoice")),
      m_heading(addHeading({}, {m_split})),
      m_runs(addTable(tr("Classification"), "runsTable")),
      m_weights(makePlot("driversPlot")),
      m_histogram(makePlot("histogramPlot")),
      m_roc(makePlot("rocPlot")),
      m_precisionRecall(makePlot("precisionRecallPlot")),
      m_confusion(makePlot("confusionPlot")),
      m_confusionNumbers(makeTitled(tr("Confusion in numbers"), "confusionTable"))
{
    m_runs->setSelectionMode(QAbstractItemView::SingleSelection);
    m_runs->setMainInterval("auroc");
    m_runs->setSpareColumn("paper_auroc");
    m_runs->values().setMutedColumn("paper_auroc");
    addPair(m_weights, m_histogram);
    addPair(m_roc, m_precisionRecall);
    addPair(m_confusion, m_confusionNumbers.whole);
    m_categoriesHeading = addHeading(tr("Categories"));
    m_categories = addTable(tr("Categories"), "categoriesTable");
    m_thresholdsHeading = addHeading(tr("Thresholds"));
    m_thresholds = addTable(tr("Thresholds"), "thresholdsTable");
    close();
    connect(m_split, &QComboBox::currentIndexChanged, this,
            [this] { this->parts().controller.setSplit(chosenSplit(*m_split)); });
    connect(m_runs->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& row) {
                if (row.isValid() && row.row() < static_cast<int>(m_rows.size())) {
                    choose(m_rows[static_cast<std::size_t>(row.row())]);
                }
            });
}

QList<ValueTable*> ClassificationTab::tables() const
{
    return {m_runs, m_confusionNumbers.table, m_categories, m_thresholds};
}

QList<PlotPanel*> ClassificationTab::plots() const
{
    return {m_weights, m_histogram, m_roc, m_precisionRecall, m_confusion};
}

QWidget* ClassificationTab::firstPane() const
{
    return m_runs;
}

void ClassificationTab::refresh()
{
    if (!showUnlessEmpty()) {
        return;
    }
    fillSplits(*m_split, parts().controller);
    showRuns();
    showDetails();
}

void ClassificationTab::wantRun(RunId run)
{
    m_chosen = run;
    m_chosenByHand = true;
}

QString ClassificationTab::rowTitle(const RunEntry& run) const
{
    const auto& runs = parts().controller.overview()->runs;
    const auto same = std::count_if(runs.begin(), runs.end(), [&](const RunEntry& other) {
        return runTitle(other) == runTitle(run);
    });
    return same > 1 ? runTitleWithName(run) : runTitle(run);
}

QString ClassificationTab::whyNoFigures(const RunEntry& run) const
{
    const MetricsController& controller = parts().controller;
    if (run.record.state == RunState::Cancelled) {
        return tr("cancelled · %1 of %2 claims · no figure of a part")
            .arg(countText(run.record.counts.done), countText(run.record.counts.claims));
    }
    if (!run.isFinished()) {
        return tr("%1 · %2 of %3 claims · no figure before the run ends")
            .arg(runStateText(run.record), countText(run.record.counts.done),
                 countText(run.record.counts.claims));
    }
    if (const auto error = controller.reportError(run.record.id)) {
        return errorText(*error).happened;
    }
    return controller.isStopped() ? tr("not computed") : tr("being computed");
}

Table ClassificationTab::runsTable()
{
    const MetricsController& controller = parts().controller;
    std::vector<RunReport> reports;
    std::vector<const RunEntry*> evaluated;
    std::vector<const RunEntry*> others;
    for (const RunEntry& run : controller.overview()->runs) {
        if (const auto report = controller.report(run.record.id)) {
            reports.push_back(*report);
            evaluated.push_back(&run);
        } else {
            others.push_back(&run);
        }
    }
    Table table = classificationTable(reports, PaperRows::Left);
    dropEqualCounts(table);
    const auto split = std::find_if(table.columns.begin(), table.columns.end(),
                                    [](const TableColumn& each) { return each.id == "split"; });
    const auto place = static_cast<std::size_t>(split - table.columns.begin());
    const bool hasSplits = split != table.columns.end();
    table.columns.push_back({"paper_auroc", "Paper AUROC", NumberStyle::Percent});
    m_rows.clear();
    for (std::size_t i = 0; i < evaluated.size(); ++i) {
        const PaperRow* paper = paperRowFor(*evaluated[i]);
        table.rows[i].front() = rowTitle(*evaluated[i]).toStdString();
        if (hasSplits) {
            table.rows[i][place] = splitCell(reports[i].split);
        }
        table.rows[i].emplace_back(paper ? TableCell(paper->auroc / 100) : TableCell(""));
        m_rows.push_back(evaluated[i]->record.id);
    }
    for (const RunEntry* run : others) {
        std::vector<TableCell> row{rowTitle(*run).toStdString(), whyNoFigures(*run).toStdString()};
        row.resize(table.columns.size(), TableCell(""));
        table.rows.push_back(std::move(row));
        m_rows.push_back(run->record.id);
    }
    table.notes.emplace_back("Paper: PEDANTIC, Table 4, on its own test split.");
    return table;
}

void ClassificationTab::markSpans()
{
    m_runs->clearSpans();
    const int columns = m_runs->values().columnCount();
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (columns > 2 && !parts().controller.report(m_rows[row])) {
            m_runs->setSpan(static_cast<int>(row), 1, 1, columns - 1);
        }
    }
    m_runs->fitColumns();
}

void ClassificationTab::showRuns()
{
    Table table = runsTable();
    const auto evaluated = std::count_if(m_rows.begin(), m_rows.end(), [this](RunId run) {
        return parts().controller.report(run) != nullptr;
    });
    m_runs->setTable(std::move(table), static_cast<int>(evaluated));
    markSpans();
    if (!m_chosenByHand || std::find(m_rows.begin(), m_rows.end(), m_chosen) == m_rows.end()) {
        // The last run that has figures: what one has just trained.
        m_chosen = {};
        m_chosenByHand = false;
        for (const RunId run : m_rows) {
            m_chosen = parts().controller.report(run) ? run : m_chosen;
        }
    }
    const auto at = std::find(m_rows.begin(), m_rows.end(), m_chosen);
    if (at != m_rows.end()) {
        m_runs->selectRow(static_cast<int>(at - m_rows.begin()));
    }
    showHeading();
}

void ClassificationTab::showHeading()
{
    const std::optional<std::string>& split = parts().controller.options().split;
    const auto report = parts().controller.report(m_chosen);
    m_heading.title->setText(split    ? splitTitle(*split)
                             : report ? splitTitle(report->split)
                                      : tr("Classification"));
    m_heading.note->setText(report
                                ? tr("%1 claims, %2 indefinite · threshold balances validation")
                                      .arg(countText(report->claims), countText(report->indefinite))
                                : QString());
}

void ClassificationTab::choose(RunId run)
{
    if (run != m_chosen) {
        m_chosen = run;
        m_chosenByHand = true;
        showHeading();
        showDetails();
    }
}

void ClassificationTab::showWeights(const RunEntry& run)
{
    MetricsController& controller = parts().controller;
    const WeightKey key{run.record.id, std::string(Target{}.id())};
    m_weights->setVisible(run.features.has_value());
    if (!run.features) {
        return;
    }
    if (const auto weights = controller.weights(key)) {
        m_weights->setFigure(weightFigure(*weights, strongestColumns(*weights, {}, kDrivers),
                                          controller.intervals(key), rowTitle(run)));
    } else {
        controller.askWeights(key);
    }
}

void ClassificationTab::showDetails()
{
    const auto report = parts().controller.report(m_chosen);
    const RunEntry* run = parts().controller.entry(m_chosen);
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_weights, m_histogram, m_roc, m_precisionRecall, m_confusion,
             m_confusionNumbers.whole, m_thresholds, m_categories, m_categoriesHeading.title,
             m_categoriesHeading.note, m_thresholdsHeading.title, m_thresholdsHeading.note}) {
        part->setVisible(report && run);
    }
    if (!report || !run) {
        return;
    }
    const QString title = rowTitle(*run);
    showWeights(*run);
    m_histogram->setFigure(histogramFigure(*report, title));
    m_roc->setFigure(rocFigure({{report.get(), title}}));
    m_precisionRecall->setFigure(precisionRecallFigure({{report.get(), title}}));
    m_confusion->setFigure(confusionFigure(*report, title));
    m_confusionNumbers.table->setTable(confusionTable(*report));
    m_confusionNumbers.heading.note->setText(title);
    m_categories->setTable(categoryTable(*report));
    m_thresholds->setTable(thresholdTable(*report));
    m_categoriesHeading.note->setText(title);
    m_thresholdsHeading.note->setText(title);
}

}  // namespace metes
