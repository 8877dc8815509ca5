// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ProgressStrip.h"

#include <QAccessible>
#include <QLocale>
#include <QPainter>

namespace metes {

namespace {

constexpr int kThickness = 6;

}  // namespace

ProgressStrip::ProgressStrip(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setProgress(0, 0);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ProgressStrip::setProgress(int done, int total)
{
    m_total = qMax(0, total);
    m_done = qBound(0, done, m_total);
    setAccessibleName(
        tr("%1 of %2 done").arg(locale().toString(m_done), locale().toString(m_total)));
    update();
}

QSize ProgressStrip::sizeHint() const
{
    return {120, kThickness};
}

QSize ProgressStrip::minimumSizeHint() const
{
    return {40, kThickness};
}

void ProgressStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF bar(0, (height() - kThickness) / 2.0, width(), kThickness);
    painter.setBrush(m_theme.color(ColorRole::Line));
    painter.drawRoundedRect(bar, 3, 3);
    if (m_done == 0)
        return;
    QRectF part = bar;
    part.setWidth(qMax<qreal>(kThickness, bar.width() * m_done / m_total));
    if (layoutDirection() == Qt::RightToLeft)
        part.moveRight(bar.right());
    painter.setBrush(m_theme.color(isEnabled() ? ColorRole::Accent : ColorRole::Faint));
    painter.drawRoundedRect(part, 3, 3);
}

}  // namespace metes
