// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/SectionTabs.h"

#include "ui/widgets/FocusRing.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace metes {

namespace {

constexpr int kSectionPad = 10;
constexpr int kSectionHeight = metrics::kPanelHeader - 1;

}  // namespace

SectionTabs::SectionTabs(const Theme& theme, QWidget* parent) : QTabBar(parent), m_theme(theme)
{
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(false);
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

QFont SectionTabs::strongFont() const
{
    QFont font = m_theme.font();
    font.setWeight(QFont::DemiBold);
    return font;
}

QSize SectionTabs::tabSizeHint(int index) const
{
    // In the heavier weight, so that choosing does not move the neighbours.
    const int width = QFontMetrics(strongFont()).horizontalAdvance(tabText(index));
    return {width + 2 * kSectionPad, kSectionHeight};
}

void SectionTabs::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    for (int i = 0; i < count(); ++i) {
        const QRect place = tabRect(i);
        const bool chosen = i == currentIndex();
        painter.setFont(chosen ? strongFont() : m_theme.font());
        painter.setPen(m_theme.color(chosen           ? ColorRole::Accent
                                     : i == m_hovered ? ColorRole::Text
                                                      : ColorRole::Muted));
        painter.drawText(place, Qt::AlignCenter, tabText(i));
        if (chosen) {
            painter.fillRect(QRect(place.left() + kSectionPad, place.bottom() - 1,
                                   place.width() - 2 * kSectionPad, 2),
                             m_theme.color(ColorRole::Accent));
        }
        if (chosen && m_ring && hasFocus()) {
            paintFocusRing(painter, place.adjusted(1, 3, -1, -3), metrics::kRadius, m_theme);
        }
    }
}

void SectionTabs::focusInEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    update();
    QTabBar::focusInEvent(event);
}

void SectionTabs::focusOutEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    update();
    QTabBar::focusOutEvent(event);
}

void SectionTabs::keyPressEvent(QKeyEvent* event)
{
    // From the first key on the keyboard leads.
    m_ring = true;
    update();
    QTabBar::keyPressEvent(event);
}

void SectionTabs::mouseMoveEvent(QMouseEvent* event)
{
    m_hovered = tabAt(event->position().toPoint());
    update();
    QTabBar::mouseMoveEvent(event);
}

void SectionTabs::leaveEvent(QEvent* event)
{
    m_hovered = -1;
    update();
    QTabBar::leaveEvent(event);
}

}  // namespace metes
