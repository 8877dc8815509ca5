// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/predictions/DriverList.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace metes {

namespace {

constexpr int kRow = 28;
constexpr int kArrow = 18;
constexpr int kBar = 72;
constexpr int kBarHeight = 8;
constexpr int kSide = 8;
constexpr int kBarFrom = 420;  ///< narrower lists leave the bars out

}  // namespace

void DriverModel::setRows(std::vector<DriverRow> rows)
{
    if (rows == m_rows) {
        return;
    }
    if (rows.size() != m_rows.size()) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    m_rows = std::move(rows);
    emit dataChanged(index(0), index(rowCount() - 1));
}

int DriverModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant DriverModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const DriverRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return row.name;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return row.spoken;
    default: return {};
    }
}

DriverDelegate::DriverDelegate(const Theme& theme, const DriverModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_model(model)
{
}

QSize DriverDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {240, kRow};
}

void DriverDelegate::paintBar(QPainter& painter, const QRect& room, double contribution) const
{
    double strongest = 0;
    for (const DriverRow& row : m_model.rows()) {
        strongest = std::max(strongest, std::abs(row.contribution));
    }
    const int middle = room.center().x();
    painter.fillRect(QRect(middle, room.top(), 1, room.height()), m_theme.color(ColorRole::Line));
    if (strongest <= 0) {
        return;
    }
    const double half = room.width() / 2.0;
    const double length = std::max(2.0, half * std::abs(contribution) / strongest);
    const double top = room.top() + (room.height() - kBarHeight) / 2.0;
    const QRectF bar(contribution > 0 ? middle + 1.0 : middle - length, top, length, kBarHeight);
    painter.fillRect(bar, m_theme.color(contribution > 0 ? ColorRole::Bad : ColorRole::Good));
}

void DriverDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const DriverRow& row = m_model.rows()[static_cast<std::size_t>(index.row())];
    const bool raises = row.contribution > 0;
    const QColor tone = m_theme.color(raises ? ColorRole::Bad : ColorRole::Good);
    painter->save();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.color(selected ? ColorRole::AccentSoft : ColorRole::Hover));
        painter->drawRoundedRect(option.rect.adjusted(0, 1, 0, -1), metrics::kRadius,
                                 metrics::kRadius);
    }
    QRect place = option.rect.adjusted(kSide, 0, -kSide, 0);
    painter->setFont(m_theme.font());
    painter->setPen(tone);
    painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                      raises ? QStringLiteral("▲") : QStringLiteral("▼"));
    place.setLeft(place.left() + kArrow);
    painter->setFont(m_theme.tableFont());
    int effect = 0;
    for (const DriverRow& each : m_model.rows()) {
        effect = std::max(effect, painter->fontMetrics().horizontalAdvance(each.effect));
    }
    painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter, row.effect);
    place.setRight(place.right() - effect - metrics::kGap3);
    if (option.rect.width() >= kBarFrom) {
        paintBar(*painter, QRect(place.right() - kBar, place.top() + 3, kBar, place.height() - 6),
                 row.contribution);
        place.setRight(place.right() - kBar - metrics::kGap3);
    }
    painter->setFont(m_theme.font(TextStyle::Secondary));
    painter->setPen(m_theme.color(ColorRole::Muted));
    painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter, row.value);
    place.setRight(place.right() - painter->fontMetrics().horizontalAdvance(row.value)
                   - metrics::kGap2);
    painter->setFont(m_theme.font());
    painter->setPen(m_theme.color(ColorRole::Text));
    painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(row.name, Qt::ElideRight, place.width()));
    painter->restore();
}

DriverList::DriverList(const Theme& theme, QWidget* parent)
    : KeyedListView(theme, parent), m_model(new DriverModel(this))
{
    setObjectName(QStringLiteral("driverList"));
    setAccessibleName(tr("What drives the probability, strongest first"));
    setModel(m_model);
    setItemDelegate(new DriverDelegate(theme, *m_model, this));
    setUniformItemSizes(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
}

void DriverList::setRows(std::vector<DriverRow> rows)
{
    const bool resized = rows.size() != m_model->rows().size();
    m_model->setRows(std::move(rows));
    if (resized) {
        updateGeometry();
    }
}

QSize DriverList::sizeHint() const
{
    return {360, static_cast<int>(m_model->rows().size()) * kRow};
}

QSize DriverList::minimumSizeHint() const
{
    return {200, sizeHint().height()};
}

bool DriverList::takesKey(const QKeyEvent& event) const
{
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End: return true;
    default: return false;
    }
}

void DriverList::wheelEvent(QWheelEvent* event)
{
    event->ignore();  // every row is in sight; what scrolls lies around
}

}  // namespace metes
