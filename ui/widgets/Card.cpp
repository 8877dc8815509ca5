// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Card.h"

#include "ui/widgets/FocusRing.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace metes {

Card::Card(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setContentsMargins(metrics::kGap3, metrics::kGap3, metrics::kGap3, metrics::kGap3);
    setFocusPolicy(Qt::StrongFocus);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Card::setSelected(bool selected)
{
    m_selected = selected;
    update();
}

void Card::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(m_theme.color(ColorRole::Surface));
    painter.setPen(QPen(m_theme.color(underMouse() ? ColorRole::Faint : ColorRole::Line), 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::kCardRadius,
                            metrics::kCardRadius);
    if (m_selected || (m_ring && hasFocus()))
        paintFocusRing(painter, rect(), metrics::kCardRadius, m_theme);
}

void Card::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    event->accept();
    emit activated();
}

void Card::keyPressEvent(QKeyEvent* event)
{
    const bool plain =
        event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    const bool press = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
                       || event->key() == Qt::Key_Space;
    if (!plain || !press)
        return QWidget::keyPressEvent(event);
    event->accept();
    emit activated();
}

void Card::focusInEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    update();
    QWidget::focusInEvent(event);
}

void Card::focusOutEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    update();
    QWidget::focusOutEvent(event);
}

void Card::enterEvent(QEnterEvent* event)
{
    update();
    QWidget::enterEvent(event);
}

void Card::leaveEvent(QEvent* event)
{
    update();
    QWidget::leaveEvent(event);
}

}  // namespace metes
