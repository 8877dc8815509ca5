// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/MetricsTab.h"

#include "ui/metrics/MetricsController.h"
#include "ui/plots/PlotPanel.h"
#include "ui/plots/ValueTable.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/EmptyState.h"

#include <QComboBox>
#include <QLabel>
#include <QResizeEvent>
#include <QScrollArea>

namespace metes {

namespace {

constexpr int kPairBreak = 860;  // below, a pair stands one above the other
constexpr int kTabMargin = 20;

}  // namespace

PairRow::PairRow(QWidget* left, QWidget* right, QWidget* parent)
    : QWidget(parent), m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(2 * metrics::kGap6);
    m_row->addWidget(left, 1);
    m_row->addWidget(right, 1);
}

void PairRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_row->setDirection(width() < kPairBreak ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

MetricsTab::MetricsTab(const MetricsParts& parts, QWidget* parent)
    : QStackedWidget(parent),
      m_parts(parts),
      m_empty(new EmptyState(parts.theme, this)),
      m_scroll(new QScrollArea(this)),
      m_column(new QBoxLayout(QBoxLayout::TopToBottom))
{
    auto* contents = new QWidget(m_scroll);
    contents->setObjectName(QStringLiteral("metricsContents"));
    contents->setLayout(m_column);
    m_column->setContentsMargins(kTabMargin, kTabMargin, kTabMargin, kTabMargin);
    m_column->setSpacing(metrics::kGap3);
    m_scroll->setWidget(contents);
    m_scroll->setWidgetResizable(true);
    // The window's surface shows through.
    m_scroll->viewport()->setAutoFillBackground(false);
    contents->setAutoFillBackground(false);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_empty->setObjectName(QStringLiteral("emptyMetrics"));
    m_empty->setIcon(QStringLiteral("metrics"));
    addWidget(m_scroll);
    addWidget(m_empty);
    connect(m_empty, &EmptyState::actionTriggered, this, &MetricsTab::runsRequested);
    connect(&parts.theme, &Theme::changed, this, &MetricsTab::restyle);
}

MetricsTab::Heading MetricsTab::addHeading(const QString& title, const QList<QWidget*>& controls)
{
    Heading heading{new QLabel(title, this), new ElidedLabel({}, this)};
    heading.title->setTextFormat(Qt::PlainText);
    m_titles.append(heading.title);
    m_notes.append(heading.note);
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::kGap2);
    row->addWidget(heading.title);
    row->addWidget(heading.note, 1);
    for (QWidget* control : controls) {
        row->addWidget(control);
    }
    if (m_column->count() > 0) {
        m_column->addSpacing(metrics::kGap3);
    }
    m_column->addLayout(row);
    restyle();
    return heading;
}

void MetricsTab::addPair(QWidget* left, QWidget* right)
{
    m_column->addSpacing(metrics::kGap3);
    m_column->addWidget(new PairRow(left, right, this));
}

MetricsTab::Titled MetricsTab::makeTitled(const QString& title, const char* objectName)
{
    Titled made;
    made.whole = new QWidget(this);
    made.heading = {new QLabel(title, made.whole), new ElidedLabel({}, made.whole)};
    made.heading.title->setTextFormat(Qt::PlainText);
    m_titles.append(made.heading.title);
    m_notes.append(made.heading.note);
    made.table = new ValueTable(m_parts.theme, m_parts.dialogs, title, made.whole);
    made.table->setObjectName(QLatin1String(objectName));
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::kGap2);
    row->addStrut(metrics::kSmallButton);  // as high as the head of a plot beside it
    row->addWidget(made.heading.title);
    row->addWidget(made.heading.note, 1);
    auto* rows = new QVBoxLayout(made.whole);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(metrics::kGap2);
    rows->addLayout(row);
    rows->addWidget(made.table);
    rows->addStretch(1);
    restyle();
    return made;
}

ValueTable* MetricsTab::addTable(const QString& name, const char* objectName)
{
    auto* table = new ValueTable(m_parts.theme, m_parts.dialogs, name, this);
    table->setObjectName(QLatin1String(objectName));
    m_column->addWidget(table);
    return table;
}

PlotPanel* MetricsTab::makePlot(const char* objectName)
{
    auto* plot = new PlotPanel(m_parts.theme, m_parts.dialogs, this);
    plot->setObjectName(QLatin1String(objectName));
    return plot;
}

QComboBox* MetricsTab::makeCombo(const QString& name, const char* objectName)
{
    auto* combo = new QComboBox(this);
    combo->setObjectName(QLatin1String(objectName));
    combo->setAccessibleName(name);
    combo->setToolTip(name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return combo;
}

void MetricsTab::close()
{
    m_column->addStretch(1);
}

void MetricsTab::showContents()
{
    setCurrentWidget(m_scroll);
}

bool MetricsTab::isContentsShown() const
{
    return currentWidget() == m_scroll;
}

void MetricsTab::showEmpty(const QString& title, const QString& sentence, const QString& act)
{
    m_empty->setTitle(title);
    m_empty->setSentence(sentence);
    m_empty->setAction(act);
    setCurrentWidget(m_empty);
}

bool MetricsTab::showUnlessEmpty()
{
    const MetricsController& controller = m_parts.controller;
    if (controller.overview() == nullptr) {
        showEmpty(tr("Reading the runs"), {});
        return false;
    }
    if (controller.overview()->runs.empty()) {
        showEmpty(tr("No runs yet"),
                  tr("A run gives each claim a probability of being indefinite. Its figures, with "
                     "their intervals, stand here."),
                  tr("Go to Runs"));
        return false;
    }
    if (!controller.hasFinishedRuns()) {
        showEmpty(tr("No run is finished"),
                  tr("There are no figures before a run has been through all its claims."),
                  tr("Go to Runs"));
        return false;
    }
    showContents();
    return true;
}

void MetricsTab::restyle()
{
    for (QLabel* title : m_titles) {
        title->setFont(m_parts.theme.font(TextStyle::Heading));
    }
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, m_parts.theme.color(ColorRole::Muted));
    for (ElidedLabel* note : m_notes) {
        note->setFont(m_parts.theme.font(TextStyle::Secondary));
        note->setPalette(muted);
    }
}

}  // namespace metes
