// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/CategoryBadge.h"

#include "ui/widgets/CategoryText.h"

#include <QPainter>

namespace metes {

CategoryBadge::CategoryBadge(const Theme& theme, Category category, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_category(category)
{
    setFixedSize(metrics::kBadge, metrics::kBadge);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    setCategory(category);
}

void CategoryBadge::setCategory(Category category)
{
    m_category = category;
    setAccessibleName(categoryName(category));
    setToolTip(categoryName(category));
    update();
}

QSize CategoryBadge::sizeHint() const
{
    return {metrics::kBadge, metrics::kBadge};
}

void CategoryBadge::paint(QPainter& painter, const QRect& square, const Theme& theme,
                          Category category)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.categoryInk(category));
    painter.drawRoundedRect(square, 4, 4);
    QFont font = theme.font(TextStyle::Secondary);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(theme.onCategory());
    painter.drawText(square, Qt::AlignCenter, QString(theme.letter(category)));
    painter.restore();
}

void CategoryBadge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!isEnabled())
        painter.setOpacity(0.5);
    paint(painter, rect(), m_theme, m_category);
}

}  // namespace metes
