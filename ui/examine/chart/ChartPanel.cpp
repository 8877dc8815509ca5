// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/chart/ChartPanel.h"

#include "ui/examine/chart/ChartModel.h"
#include "ui/widgets/EmptyState.h"

#include <QHeaderView>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace metes {

namespace {

constexpr int kClaimWidth = 56;

}  // namespace

ChartPanel::ChartPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_stack(new QStackedWidget(this)),
      m_model(new ChartModel(this)),
      m_table(new QTableView(this)),
      m_empty(new EmptyState(theme, this))
{
    setObjectName(QStringLiteral("chartPanel"));
    m_table->setObjectName(QStringLiteral("claimChart"));
    m_table->setAccessibleName(tr("Claim chart"));
    m_table->setModel(m_model);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setWordWrap(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    QHeaderView& columns = *m_table->horizontalHeader();
    columns.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    columns.setSectionResizeMode(ChartModel::ClaimColumn, QHeaderView::Fixed);
    columns.resizeSection(ChartModel::ClaimColumn, kClaimWidth);
    columns.setSectionResizeMode(ChartModel::ElementColumn, QHeaderView::Stretch);
    columns.setSectionResizeMode(ChartModel::SupportColumn, QHeaderView::Stretch);
    m_empty->setIcon(QStringLiteral("file"));
    m_empty->setTitle(tr("No description yet"));
    m_empty->setSentence(tr("With the description at hand, each element of the claims stands here "
                            "beside the paragraphs that speak of it."));
    m_empty->setAction(tr("Give the description…"));
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
    connect(m_empty, &EmptyState::actionTriggered, this, &ChartPanel::descriptionRequested);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (const ChartRow* row = m_model->row(current.row())) {
                    emit elementChosen(row->element);
                }
            });
}

void ChartPanel::setExamination(std::shared_ptr<const Examination> examination)
{
    // While one types the quick checks know no support: the chart waits for the thorough one.
    if (examination && examination->depth != CheckDepth::Thorough) {
        return;
    }
    m_examination = std::move(examination);
    m_stale = true;
    if (isVisible()) {
        fill();
    }
}

void ChartPanel::fill()
{
    m_stale = false;
    const bool known = m_examination && m_examination->hasDescription;
    m_stack->setCurrentIndex(known ? 1 : 0);
    m_model->setRows(known ? claimChart(*m_examination) : std::vector<ChartRow>());
}

void ChartPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale) {
        fill();
    }
}

}  // namespace metes
