// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reasons/CategoryButton.h"

#include "ui/widgets/CategoryText.h"
#include "ui/widgets/FocusRing.h"

#include <QFocusEvent>
#include <QPainter>

namespace metes {

namespace {

constexpr int kArrowWidth = 8;
constexpr int kPadding = 4;
constexpr int kRounding = 2;  // widths of glyphs are fractions

}  // namespace

CategoryButton::CategoryButton(const Theme& theme, QWidget* parent)
    : QAbstractButton(parent), m_theme(theme)
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void CategoryButton::setCategory(Category category, Look look)
{
    m_look = look;
    setText(categoryName(category));
    setAccessibleName(tr("Category: %1").arg(categoryName(category)));
    setToolTip(categoryMeaning(category));
    updateGeometry();
    update();
}

QFont CategoryButton::nameFont() const
{
    QFont font = m_theme.font();
    font.setWeight(QFont::DemiBold);
    font.setStrikeOut(m_look == Look::Struck);
    return font;
}

QSize CategoryButton::sizeHint() const
{
    const int name = QFontMetrics(nameFont()).horizontalAdvance(text());
    return {name + 2 * kPadding + kArrowWidth + metrics::kGap2 + kRounding, metrics::kBadge};
}

QSize CategoryButton::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), 90), metrics::kBadge};
}

void CategoryButton::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(ColorRole::Hover));
        painter.drawRoundedRect(rect(), 4, 4);
    }
    painter.setFont(nameFont());
    painter.setPen(m_theme.color(m_look == Look::Struck ? ColorRole::Muted : ColorRole::Text));
    const int room = width() - 2 * kPadding - kArrowWidth - metrics::kGap2;
    const QString name = painter.fontMetrics().elidedText(text(), Qt::ElideRight, room);
    painter.drawText(QRect(kPadding, 0, room, height()), Qt::AlignLeft | Qt::AlignVCenter, name);

    const qreal left = kPadding + painter.fontMetrics().horizontalAdvance(name) + metrics::kGap2;
    const qreal top = height() / 2.0 - 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(ColorRole::Muted));
    painter.drawPolygon(
        QPolygonF({{left, top}, {left + kArrowWidth, top}, {left + kArrowWidth / 2.0, top + 5}}));
    if (m_ring) {
        paintFocusRing(painter, rect(), 4, m_theme);
    }
}

void CategoryButton::focusInEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    QAbstractButton::focusInEvent(event);
    update();
}

void CategoryButton::focusOutEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    QAbstractButton::focusOutEvent(event);
    update();
}

}  // namespace metes
