// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/KeyCap.h"

#include <QPainter>

namespace metes {

namespace {

constexpr int kHeight = 18;
constexpr int kCapPadding = 5;

}  // namespace

KeyCap::KeyCap(const Theme& theme, const QString& key, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_key(key)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setVisible(!key.isEmpty());
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void KeyCap::setKey(const QString& key)
{
    m_key = key;
    setVisible(!key.isEmpty());
    updateGeometry();
    update();
}

QSize KeyCap::sizeFor(const Theme& theme, const QString& key)
{
    const int width = QFontMetrics(theme.monospaceFont()).horizontalAdvance(key) + 2 * kCapPadding;
    return {qMax(width, kHeight), kHeight};
}

QSize KeyCap::sizeHint() const
{
    return sizeFor(m_theme, m_key);
}

void KeyCap::paint(QPainter& painter, const QRect& box, const Theme& theme, const QString& key,
                   Ground ground, const QColor& ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor frame = theme.color(ColorRole::Line);
    if (ground != Ground::Surface) {
        frame = ink;
        frame.setAlphaF(0.55f);
    }
    painter.setBrush(ground == Ground::Surface ? QBrush(theme.color(ColorRole::Surface))
                                               : Qt::NoBrush);
    painter.setPen(QPen(frame, 1));
    const QRectF edge = QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(edge, 3.5, 3.5);
    if (ground == Ground::Surface) {
        // The thicker lower edge makes it a key.
        painter.drawLine(QPointF(edge.left() + 3, edge.bottom() - 1),
                         QPointF(edge.right() - 3, edge.bottom() - 1));
    }
    painter.setPen(ink);
    painter.setFont(theme.monospaceFont());
    painter.drawText(box, Qt::AlignCenter, key);
    painter.restore();
}

void KeyCap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, rect(), m_theme, m_key, Ground::Surface, m_theme.color(ColorRole::Muted));
}

}  // namespace metes
