// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/FlowLayout.h"

#include <QStyle>
#include <QWidget>

namespace metes {

FlowLayout::FlowLayout(QWidget* parent, int gap) : QLayout(parent), m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return layOut(QRect(0, 0, width, 0), Pass::Measure);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& item : m_items)
        size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize FlowLayout::sizeHint() const
{
    return minimumSize();
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    layOut(rect, Pass::Place);
}

int FlowLayout::layOut(const QRect& rect, Pass pass) const
{
    const QRect inside = rect.marginsRemoved(contentsMargins());
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = inside.x();
    int y = inside.y();
    int row = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint();
        size.setWidth(qMin(size.width(), qMax(inside.width(), item->minimumSize().width())));
        if (x > inside.x() && x + size.width() > inside.right() + 1) {
            x = inside.x();
            y += row + m_gap;
            row = 0;
        }
        if (pass == Pass::Place)
            item->setGeometry(QStyle::visualRect(direction, inside, QRect(QPoint(x, y), size)));
        x += size.width() + m_gap;
        row = qMax(row, size.height());
    }
    return y + row - rect.y() + contentsMargins().bottom();
}

}  // namespace metes
