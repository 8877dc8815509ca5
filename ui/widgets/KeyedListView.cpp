// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/KeyedListView.h"

#include "ui/widgets/FocusRing.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>

namespace metes {

KeyedListView::KeyedListView(const Theme& theme, QWidget* parent)
    : QListView(parent), m_theme(theme)
{
    setFrameShape(NoFrame);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    viewport()->setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractItemView::clicked, this,
            [this](const QModelIndex& index) { emit rowChosen(index.row()); });
    connect(&theme, &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void KeyedListView::showRow(int row)
{
    const QScopedValueRollback quiet(m_quiet, true);
    const QModelIndex index = row < 0 ? QModelIndex() : model()->index(row, 0);
    const bool moved = index != currentIndex();
    setCurrentIndex(index);
    if (!index.isValid()) {
        clearSelection();
    } else if (moved) {
        scrollTo(index);
    }
}

bool KeyedListView::takesKey(const QKeyEvent& event) const
{
    Q_UNUSED(event)
    return true;
}

void KeyedListView::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!takesKey(*event)) {
        event->ignore();
    } else if (enter && currentIndex().isValid()) {
        emit rowChosen(currentIndex().row());
    } else {
        QListView::keyPressEvent(event);
    }
}

void KeyedListView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    // By the keyboard: a click tells by itself.
    if (m_arrows == Arrows::Choose && !m_quiet && hasFocus() && current.isValid()
        && QGuiApplication::mouseButtons() == Qt::NoButton) {
        emit rowChosen(current.row());
    }
}

void KeyedListView::focusInEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    QListView::focusInEvent(event);
    viewport()->update();
}

void KeyedListView::focusOutEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    QListView::focusOutEvent(event);
    viewport()->update();
}

void KeyedListView::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    paintRing();
}

void KeyedListView::paintRing() const
{
    if (m_ring && hasFocus()) {
        QPainter painter(viewport());
        paintFocusRing(painter, viewport()->rect(), metrics::kFocusRing, m_theme);
    }
}

}  // namespace metes
