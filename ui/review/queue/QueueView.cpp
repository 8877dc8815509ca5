// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/queue/QueueView.h"

#include "ui/review/queue/QueueModel.h"

#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace metes {

QueueView::QueueView(const Theme& theme, QueueModel& model, QWidget* parent)
    : KeyedListView(theme, parent), m_model(model)
{
    setModel(&model);
}

int QueueView::topOf(int row) const
{
    const std::vector<int>& headings = m_model.headings();
    const auto above = static_cast<int>(std::lower_bound(headings.begin(), headings.end(), row)
                                        - headings.begin());
    return above * kHeadingHeight + (row - above) * kClaimHeight;
}

int QueueView::heightOf(int row) const
{
    return m_model.isHeading(row) ? kHeadingHeight : kClaimHeight;
}

int QueueView::contentHeight() const
{
    return topOf(m_model.rowCount());
}

int QueueView::rowAt(int y) const
{
    if (y < 0 || y >= contentHeight()) {
        return -1;
    }
    int low = 0;
    int high = m_model.rowCount();
    while (high - low > 1) {
        const int middle = low + (high - low) / 2;
        (topOf(middle) <= y ? low : high) = middle;
    }
    return low;
}

int QueueView::verticalOffset() const
{
    return verticalScrollBar()->value();
}

QRect QueueView::visualRect(const QModelIndex& index) const
{
    if (!index.isValid()) {
        return {};
    }
    return {0, topOf(index.row()) - verticalOffset(), viewport()->width(), heightOf(index.row())};
}

QModelIndex QueueView::indexAt(const QPoint& point) const
{
    const int row = rowAt(point.y() + verticalOffset());
    return row < 0 ? QModelIndex() : m_model.index(row);
}

void QueueView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    if (!index.isValid()) {
        return;
    }
    // The heading of the first claim of an application comes into view with it.
    const int first = m_model.isHeading(index.row() - 1) ? index.row() - 1 : index.row();
    const int top = topOf(first);
    const int bottom = topOf(index.row()) + heightOf(index.row());
    const int page = viewport()->height();
    const int offset = verticalOffset();
    if (hint == PositionAtTop) {
        verticalScrollBar()->setValue(top);
    } else if (hint == PositionAtCenter) {
        verticalScrollBar()->setValue((top + bottom - page) / 2);
    } else if (top < offset) {
        verticalScrollBar()->setValue(top);
    } else if (bottom > offset + page) {
        verticalScrollBar()->setValue(bottom - page);
    }
}

void QueueView::doItemsLayout()
{
    QAbstractItemView::doItemsLayout();
}

void QueueView::updateGeometries()
{
    const int page = viewport()->height();
    verticalScrollBar()->setSingleStep(kClaimHeight / 2);
    verticalScrollBar()->setPageStep(page);
    verticalScrollBar()->setRange(0, std::max(0, contentHeight() - page));
    QAbstractItemView::updateGeometries();
}

void QueueView::scrollContentsBy(int dx, int dy)
{
    Q_UNUSED(dx)
    Q_UNUSED(dy)
    viewport()->update();
}

void QueueView::paintEvent(QPaintEvent* event)
{
    paintRows(event->rect());
    paintRing();
}

void QueueView::paintRows(const QRect& place)
{
    QPainter painter(viewport());
    painter.fillRect(place, theme().color(ColorRole::Bg));
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const QPoint mouse = viewport()->mapFromGlobal(QCursor::pos());
    const QModelIndex hovered = viewport()->underMouse() ? indexAt(mouse) : QModelIndex();
    const int last = rowAt(std::min(place.bottom() + verticalOffset(), contentHeight() - 1));
    for (int row = rowAt(place.top() + verticalOffset()); row >= 0 && row <= last; ++row) {
        const QModelIndex index = m_model.index(row);
        option.rect = visualRect(index);
        option.state = QStyle::State_Enabled;
        option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
        option.state.setFlag(QStyle::State_MouseOver, index == hovered);
        itemDelegate()->paint(&painter, option, index);
    }
}

bool QueueView::takesKey(const QKeyEvent& event) const
{
    switch (event.key()) {
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: return event.modifiers() == Qt::NoModifier;
    default: return false;
    }
}

// Claims alone are walked, no headings.
QModelIndex QueueView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int rows = std::max(1, viewport()->height() / kClaimHeight - 1);
    const int current = currentIndex().row();
    const int end = m_model.rowCount();
    switch (action) {
    case MoveHome: return m_model.index(m_model.nextClaimRow(-1, 1));
    case MoveEnd: return m_model.index(m_model.nextClaimRow(end, -1));
    case MovePageDown:
        return m_model.index(
            m_model.nextClaimRow(std::min(current + rows, end), current + rows < end ? 1 : -1));
    case MovePageUp:
        return m_model.index(
            m_model.nextClaimRow(std::max(current - rows, -1), current - rows > 0 ? -1 : 1));
    default: return KeyedListView::moveCursor(action, modifiers);
    }
}

void QueueView::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command)
{
    const QModelIndex index = indexAt(rect.center());
    if (index.isValid() && index.flags().testFlag(Qt::ItemIsSelectable)) {
        selectionModel()->select(index, command);
    }
}

QRegion QueueView::visualRegionForSelection(const QItemSelection& selection) const
{
    QRegion region;
    for (const QModelIndex& index : selection.indexes()) {
        region += visualRect(index);
    }
    return region;
}

}  // namespace metes
