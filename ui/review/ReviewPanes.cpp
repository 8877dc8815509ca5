// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/ReviewPanes.h"

#include "ui/editor/ClaimView.h"
#include "ui/review/LabelBar.h"
#include "ui/review/queue/QueuePanel.h"
#include "ui/review/reasons/CommentEditor.h"
#include "ui/review/reasons/ReasonCards.h"
#include "ui/review/texts/ActionPanel.h"
#include "ui/review/texts/ClaimPanel.h"
#include "ui/review/texts/DescriptionPanel.h"
#include "ui/settings/Settings.h"
#include "ui/widgets/Banner.h"

#include <QKeyEvent>
#include <QResizeEvent>
#include <QSplitter>
#include <QVBoxLayout>

namespace metes {

namespace {

// At 1440 pixels the label bar stands in one line.
constexpr int kClaimColumn = 572;
constexpr int kActionColumn = 532;

}  // namespace

ReviewPanes::ReviewPanes(const Theme& theme, Settings& settings, QueueModel& model, QWidget* parent)
    : QWidget(parent),
      m_settings(settings),
      m_banner(new Banner(theme, this)),
      m_columns(new QSplitter(Qt::Horizontal, this)),
      m_middle(new QSplitter(Qt::Vertical, this)),
      m_right(new QSplitter(Qt::Vertical, this)),
      m_queue(new QueuePanel(theme, model, this)),
      m_claim(new ClaimPanel(theme, this)),
      m_cards(new ReasonCards(theme, this)),
      m_editor(new CommentEditor(theme, this)),
      m_labels(new LabelBar(theme, this)),
      m_action(new ActionPanel(theme, this)),
      m_description(new DescriptionPanel(theme, this))
{
    m_banner->setObjectName(QStringLiteral("reviewBanner"));
    m_right->addWidget(m_action);
    m_right->addWidget(m_description);
    m_description->hide();
    m_columns->addWidget(m_queue);
    m_columns->addWidget(makeMiddle());
    m_columns->addWidget(m_right);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 1);
    for (QSplitter* splitter : {m_columns, m_middle, m_right}) {
        splitter->setHandleWidth(1);
        splitter->setChildrenCollapsible(false);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_columns, 1);
    m_columns->setSizes({metrics::kQueue, kClaimColumn, kActionColumn});
    m_middle->setSizes({420, 580});
    m_columnShown = !settings.isQueueCollapsed();
    m_queue->setVisible(m_columnShown);
    m_claim->setQueueButtonVisible(!m_columnShown);
    remember(*m_columns, QStringLiteral("review-columns"));
    remember(*m_middle, QStringLiteral("review-claim"));
    remember(*m_right, QStringLiteral("review-action"));
}

QWidget* ReviewPanes::makeMiddle()
{
    auto* column = new QWidget(this);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_middle->addWidget(m_claim);
    m_middle->addWidget(m_cards);
    m_middle->setStretchFactor(0, 42);
    m_middle->setStretchFactor(1, 58);
    m_claim->setMinimumHeight(120);
    m_cards->setMinimumHeight(80);
    layout->addWidget(m_middle, 1);
    layout->addWidget(m_editor);
    layout->addWidget(m_labels);
    return column;
}

void ReviewPanes::remember(QSplitter& splitter, const QString& name)
{
    if (const QByteArray state = m_settings.splitterState(name); !state.isEmpty()) {
        splitter.restoreState(state);
    }
    connect(&splitter, &QSplitter::splitterMoved, this, [this, &splitter, name] {
        // With the queue in its drawer the columns are others: those are not remembered.
        if (!m_narrow || &splitter != m_columns) {
            m_settings.setSplitterState(name, splitter.saveState());
        }
    });
}

void ReviewPanes::arrange(bool narrow)
{
    if (narrow == m_narrow) {
        return;
    }
    m_narrow = narrow;
    if (narrow) {
        const bool held = m_queue->isAncestorOf(window()->focusWidget());
        m_queue->setParent(this);
        m_queue->hide();
        passFocus(held);
    } else {
        m_columns->insertWidget(0, m_queue);
        m_columns->setStretchFactor(0, 0);
        m_queue->setVisible(m_columnShown);
        const int rest = width() - metrics::kQueue;
        m_columns->setSizes({metrics::kQueue, rest / 2, rest / 2});
        if (const QByteArray state = m_settings.splitterState(QStringLiteral("review-columns"));
            !state.isEmpty()) {
            m_columns->restoreState(state);
        }
    }
    m_claim->setQueueButtonVisible(narrow || !m_columnShown);
    emit queueShownChanged(isQueueShown());
}

void ReviewPanes::passFocus(bool held)
{
    if (held) {
        m_claim->view().setFocus(Qt::OtherFocusReason);
    }
}

void ReviewPanes::placeDrawer()
{
    m_queue->setGeometry(0, m_columns->y(), metrics::kQueue + metrics::kGap6, m_columns->height());
    m_queue->raise();
}

bool ReviewPanes::isQueueShown() const
{
    return !m_queue->isHidden();
}

void ReviewPanes::setQueueShown(bool shown)
{
    if (m_narrow) {
        placeDrawer();
    } else {
        m_columnShown = shown;
        m_claim->setQueueButtonVisible(!shown);
    }
    const bool held = m_queue->isAncestorOf(window()->focusWidget());
    m_queue->setVisible(shown);
    passFocus(held && !shown);
    emit queueShownChanged(shown);
}

void ReviewPanes::setDescriptionShown(bool shown)
{
    m_description->setVisible(shown);
}

bool ReviewPanes::isDescriptionShown() const
{
    return !m_description->isHidden();
}

QSize ReviewPanes::minimumSizeHint() const
{
    // What the smallest window leaves: its splitters make the panes smaller still.
    return {1024 - metrics::kRail, 480};
}

void ReviewPanes::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange(event->size().width() < kNarrow);
    if (m_narrow) {
        placeDrawer();
    }
}

void ReviewPanes::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_narrow && isQueueShown()) {
        setQueueShown(false);
    } else {
        QWidget::keyPressEvent(event);
    }
}

}  // namespace metes
