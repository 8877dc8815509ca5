// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/runs/RunsPanel.h"

#include "ui/plots/Numbers.h"
#include "ui/runs/RunListView.h"
#include "ui/widgets/Button.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace metes {

namespace {

constexpr int kNarrowest = 200;
constexpr int kWidest = 400;

}  // namespace

RunsPanel::RunsPanel(const Theme& theme, RunListModel& model, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_model(model),
      m_title(new QLabel(tr("Runs"), this)),
      m_note(new QLabel(this)),
      m_new(new Button(theme, Button::Kind::Primary, tr("New run…"), this)),
      m_view(new RunListView(theme, model, this))
{
    setObjectName(QStringLiteral("runsPanel"));
    setMinimumWidth(kNarrowest);
    setMaximumWidth(kWidest);
    m_note->setProperty("tone", QStringLiteral("muted"));
    m_new->setObjectName(QStringLiteral("newRun"));
    m_view->setObjectName(QStringLiteral("runList"));
    m_view->setAccessibleName(tr("Runs"));

    auto* heading = new QHBoxLayout;
    heading->setSpacing(metrics::kGap1);
    heading->addWidget(m_title);
    heading->addWidget(m_note, 1);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(metrics::kGap3, metrics::kGap3, metrics::kGap3, metrics::kGap2);
    top->setSpacing(metrics::kGap2);
    top->addLayout(heading);
    top->addWidget(m_new);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    column->addLayout(top);
    column->addWidget(m_view, 1);
    connect(&theme, &Theme::changed, this, &RunsPanel::restyle);
    restyle();
    refresh();
}

void RunsPanel::restyle()
{
    QFont font = m_theme.font();
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    update();
}

void RunsPanel::refresh()
{
    m_note->setText(QStringLiteral("· ") + countText(m_model.rowCount()));
}

void RunsPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(ColorRole::Bg));
    painter.fillRect(QRect(0, m_view->y() - 1, width(), 1), m_theme.color(ColorRole::Line));
}

}  // namespace metes
