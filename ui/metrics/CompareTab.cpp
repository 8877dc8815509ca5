// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/CompareTab.h"

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
#include "ui/widgets/WrappedLabel.h"

#include <QComboBox>
#include <QLabel>

namespace metes {

CompareTab::CompareTab(const MetricsParts& parts, QWidget* parent)
    : MetricsTab(parts, parent),
      m_first(makeCombo(tr("First run"), "firstRun")),
      m_second(makeCombo(tr("Second run"), "secondRun")),
      m_split(makeCombo(tr("Claims that are evaluated"), "compareSplit")),
      m_heading(addHeading(tr("Compare runs"), {m_first, m_second, m_split})),
      m_table(addTable(tr("Comparison"), "comparisonTable")),
      m_notes(new WrappedLabel(this)),
      m_roc(makePlot("compareRoc")),
      m_agreement(makePlot("agreementPlot"))
{
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setWordWrap(true);
    m_notes->setObjectName(QStringLiteral("comparisonNotes"));
    column().addWidget(m_notes);
    addPair(m_roc, m_agreement);
    close();
    for (QComboBox* choice : {m_first, m_second}) {
        connect(choice, &QComboBox::currentIndexChanged, this, &CompareTab::showPair);
    }
    connect(m_split, &QComboBox::currentIndexChanged, this,
            [this] { this->parts().controller.setSplit(chosenSplit(*m_split)); });
}

QList<ValueTable*> CompareTab::tables() const
{
    return {m_table};
}

QList<PlotPanel*> CompareTab::plots() const
{
    return {m_roc, m_agreement};
}

QWidget* CompareTab::firstPane() const
{
    return m_first;
}

void CompareTab::refresh()
{
    if (!showUnlessEmpty()) {
        return;
    }
    const bool fresh = m_second->count() < 2;
    fillRuns(*m_first, parts().controller);
    fillRuns(*m_second, parts().controller);
    fillSplits(*m_split, parts().controller);
    if (m_first->count() < 2) {
        showEmpty(tr("Only one run"),
                  tr("Two finished runs over the same claims can be compared here."),
                  tr("Go to Runs"));
        return;
    }
    if (fresh) {
        const QSignalBlocker blocker(m_first);
        m_first->setCurrentIndex(m_first->count() - 2);
    }
    takeWantedAsFirst();
    showPair();
}

void CompareTab::takeWantedAsFirst()
{
    const RunId wanted = takeWanted();
    const QSignalBlocker first(m_first);
    const QSignalBlocker second(m_second);
    if (!wanted || m_first->findData(static_cast<qlonglong>(wanted.value)) < 0) {
        return;
    }
    chooseRun(*m_first, wanted);
    if (chosenRun(*m_second) == wanted) {
        const int last = m_second->count() - 1;
        m_second->setCurrentIndex(m_second->currentIndex() == last ? last - 1 : last);
    }
}

void CompareTab::showPair()
{
    MetricsController& controller = parts().controller;
    const RunId first = chosenRun(*m_first);
    const RunId second = chosenRun(*m_second);
    const auto comparison = first == second ? nullptr : controller.comparison(first, second);
    for (QWidget* part : std::initializer_list<QWidget*>{m_table, m_notes, m_roc, m_agreement}) {
        part->setVisible(comparison != nullptr);
    }
    if (first == second) {
        m_heading.note->setText(tr("Choose two different runs"));
        return;
    }
    if (!comparison) {
        const auto error = controller.comparisonError(first, second);
        m_heading.note->setText(error ? errorText(*error).happened : tr("Comparing"));
        if (!error) {
            controller.askComparison(first, second);
        }
        return;
    }
    m_heading.note->setText(
        splitTitle(comparison->split) + QStringLiteral(" · ")
        + tr("%1 claims in both, of %2 applications or families")
              .arg(countText(comparison->claims), countText(comparison->groups)));
    m_table->setTable(comparisonTable(*comparison));
    m_notes->setText(comparisonText(*comparison));
    std::vector<CurveSource> sources;
    const auto one = controller.report(first);
    const auto other = controller.report(second);
    const RunEntry* oneRun = controller.entry(first);
    const RunEntry* otherRun = controller.entry(second);
    if (one && other && oneRun && otherRun) {
        m_roc->setFigure(rocFigure(
            {{one.get(), runTitleWithName(*oneRun)}, {other.get(), runTitleWithName(*otherRun)}}));
        m_agreement->setFigure(agreementFigure(*comparison));
    } else {
        m_roc->hide();
        m_agreement->hide();
    }
}

}  // namespace metes
