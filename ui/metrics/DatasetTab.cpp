// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/DatasetTab.h"

#include "ui/metrics/DatasetTables.h"
#include "ui/metrics/MetricsController.h"
#include "ui/plots/Numbers.h"
#include "ui/plots/PlotPanel.h"
#include "ui/plots/ValueTable.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/WrappedLabel.h"

#include <QLabel>

namespace metes {

DatasetTab::DatasetTab(const MetricsParts& parts, QWidget* parent)
    : MetricsTab(parts, parent),
      m_heading(addHeading(tr("Claims, applications, reasons"))),
      m_composition(addTable(tr("Composition"), "compositionTable")),
      m_quotes(new WrappedLabel(this)),
      m_years(makePlot("yearsPlot"))
{
    m_quotes->setObjectName(QStringLiteral("quotesNote"));
    m_quotes->setTextFormat(Qt::PlainText);
    m_quotes->setWordWrap(true);
    m_quotes->setProperty("tone", QStringLiteral("muted"));
    column().addWidget(m_quotes);
    m_characteristicsHeading = addHeading(tr("Definite and indefinite claims"));
    m_characteristicsHeading.note->setText(tr("means"));
    m_characteristics = addTable(tr("Definite and indefinite claims"), "characteristicsTable");
    m_characteristics->values().setDecimals(1);
    column().addSpacing(metrics::kGap3);
    column().addWidget(m_years);
    close();
}

QList<ValueTable*> DatasetTab::tables() const
{
    return {m_composition, m_characteristics};
}

QList<PlotPanel*> DatasetTab::plots() const
{
    return {m_years};
}

QWidget* DatasetTab::firstPane() const
{
    return m_composition;
}

void DatasetTab::refresh()
{
    MetricsController& controller = parts().controller;
    const auto statistics = controller.dataset();
    if (!statistics) {
        controller.askDataset();
        showEmpty(tr("Reading the claims"), {});
        return;
    }
    const Composition& dataset = statistics->composition;
    if (dataset.claims.all == 0) {
        showEmpty(tr("No claims with a label"),
                  tr("Import claims that examiners decided on: what they are stands here, by "
                     "split and by year."));
        return;
    }
    showContents();
    m_heading.note->setText(
        tr("%1 of %2", "claims of applications")
            .arg(tr("%Ln claim(s)", nullptr, static_cast<int>(dataset.claims.all)),
                 tr("%Ln application(s)", nullptr, static_cast<int>(dataset.applications.all))));
    m_composition->setTable(compositionTable(*statistics));
    m_characteristics->setTable(characteristicsTable(*statistics));
    m_years->setFigure(yearsFigure(*statistics));
    QStringList notes;
    if (statistics->shareUngrounded) {
        notes.append(
            tr("%1 % of %2 quotes are not found in their claim.")
                .arg(percentText(*statistics->shareUngrounded), countText(dataset.quotes.all)));
    }
    if (statistics->filteredReasons > 0) {
        notes.append(tr("%1 reasons of other categories are not counted.")
                         .arg(countText(statistics->filteredReasons)));
    }
    m_quotes->setText(notes.join(u' '));
    m_quotes->setVisible(!notes.isEmpty());
}

}  // namespace metes
