// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/CalibrationTab.h"

#include "core/evaluation/ReportTables.h"
#include "ui/metrics/MetricsController.h"
#include "ui/metrics/MetricsFigures.h"
#include "ui/metrics/RunChoice.h"
#include "ui/metrics/RunWords.h"
#include "ui/plots/Numbers.h"
#include "ui/plots/PlotPanel.h"
#include "ui/plots/ValueTable.h"
#include "ui/widgets/ElidedLabel.h"

#include <QComboBox>
#include <QLabel>

namespace metes {

namespace {

std::string scoresName(ScoreKind kind)
{
    switch (kind) {
    case ScoreKind::Calibrated: return "calibrated";
    case ScoreKind::Uniform: return "uniform";
    case ScoreKind::Raw: break;
    }
    return "raw";
}

/// Brier and ECE of every run that has figures.
Table scoresTable(const MetricsController& controller)
{
    Table table;
    table.id = "calibration";
    table.caption = "Brier score and expected calibration error (ten equal bins).";
    table.columns = {{"run", "Run"},
                     {"claims", "n", NumberStyle::Count},
                     {"scores", "Scores"},
                     {"brier", "Brier"},
                     {"ece", "ECE"}};
    for (const RunEntry& run : controller.overview()->runs) {
        if (const auto report = controller.report(run.record.id)) {
            table.rows.push_back(
                {runTitleWithName(run).toStdString(), static_cast<double>(report->claims),
                 scoresName(report->scoreKind), report->binary.figures[BinaryFigure::Brier],
                 report->reliability.expectedError});
        }
    }
    return table;
}

}  // namespace

CalibrationTab::CalibrationTab(const MetricsParts& parts, QWidget* parent)
    : MetricsTab(parts, parent),
      m_run(makeCombo(tr("Run"), "calibrationRun")),
      m_split(makeCombo(tr("Claims that are evaluated"), "calibrationSplit")),
      m_heading(addHeading(tr("Calibration"), {m_run, m_split})),
      m_scores(addTable(tr("Calibration"), "scoresTable")),
      m_histogram(makePlot("histogramPlot")),
      m_reliability(makePlot("reliabilityPlot"))
{
    addPair(m_histogram, m_reliability);
    m_binsHeading = addHeading(tr("Bins"));
    m_bins = addTable(tr("Bins"), "binsTable");
    close();
    connect(m_run, &QComboBox::currentIndexChanged, this, &CalibrationTab::showRun);
    connect(m_split, &QComboBox::currentIndexChanged, this,
            [this] { this->parts().controller.setSplit(chosenSplit(*m_split)); });
}

QList<ValueTable*> CalibrationTab::tables() const
{
    return {m_scores, m_bins};
}

QList<PlotPanel*> CalibrationTab::plots() const
{
    return {m_histogram, m_reliability};
}

QWidget* CalibrationTab::firstPane() const
{
    return m_scores;
}

void CalibrationTab::refresh()
{
    if (!showUnlessEmpty()) {
        return;
    }
    fillRuns(*m_run, parts().controller, takeWanted());
    fillSplits(*m_split, parts().controller);
    m_scores->setTable(scoresTable(parts().controller));
    showRun();
}

void CalibrationTab::showRun()
{
    const RunId id = chosenRun(*m_run);
    const auto report = parts().controller.report(id);
    const RunEntry* run = parts().controller.entry(id);
    for (QWidget* part : std::initializer_list<QWidget*>{m_histogram, m_reliability, m_bins,
                                                         m_binsHeading.title, m_binsHeading.note}) {
        part->setVisible(report && run);
    }
    if (!report || !run) {
        m_heading.note->setText({});
        return;
    }
    const QString title = runTitle(*run);
    m_heading.note->setText(
        splitTitle(report->split) + QStringLiteral(" · ")
        + (report->scoreKind == ScoreKind::Calibrated
               ? tr("calibrated probabilities, %1 claims").arg(countText(report->claims))
               : tr("raw scores, %1 claims").arg(countText(report->claims))));
    m_histogram->setFigure(histogramFigure(*report, title));
    m_reliability->setFigure(reliabilityFigure(*report, title));
    m_bins->setTable(histogramTable(*report));
    m_binsHeading.note->setText(title);
}

}  // namespace metes
