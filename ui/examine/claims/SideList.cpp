// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/claims/SideList.h"

#include <QPainter>

#include <algorithm>

namespace metes {

namespace {

constexpr int kRow = 30;
constexpr int kIndent = 20;
constexpr int kDeepest = 6;  ///< deeper claims are indented no further
constexpr int kSide = 10;
constexpr int kRemark = 28;  ///< what a remark behind a figure needs

}  // namespace

SideDelegate::SideDelegate(const Theme& theme, const RowModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_model(model)
{
}

QSize SideDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {160, kRow};
}

QColor SideDelegate::ink(SideRow::Tone tone) const
{
    switch (tone) {
    case SideRow::Tone::Plain: return m_theme.color(ColorRole::Text);
    case SideRow::Tone::Muted: return m_theme.color(ColorRole::Muted);
    case SideRow::Tone::Bad: return m_theme.color(ColorRole::Bad);
    case SideRow::Tone::Good: return m_theme.color(ColorRole::Good);
    }
    return {};
}

void SideDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option) const
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (!selected && !option.state.testFlag(QStyle::State_MouseOver)) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(selected ? ColorRole::AccentSoft : ColorRole::Hover));
    painter.drawRoundedRect(option.rect.adjusted(kSide, 1, -kSide, -1), metrics::kRadius,
                            metrics::kRadius);
}

void SideDelegate::paintFigure(QPainter& painter, QRect& place, int right,
                               const QString& figure) const
{
    // One below the other, whatever the remarks behind them.
    place.setRight(std::min(place.right(), right - kRemark));
    painter.setFont(m_theme.tableFont());
    painter.setPen(m_theme.color(ColorRole::Muted));
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, figure);
    place.setRight(place.right() - painter.fontMetrics().horizontalAdvance(figure)
                   - metrics::kGap2);
}

void SideDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const SideRow& row = m_model.rows()[static_cast<std::size_t>(index.row())];
    painter->save();
    paintGround(*painter, option);
    const QRect& box = option.rect;
    const int depth = std::min(row.depth, kDeepest);
    for (int step = 0; step < depth; ++step) {
        painter->fillRect(
            QRect(box.left() + kSide + 12 + step * kIndent, box.top(), 1, box.height()),
            m_theme.color(ColorRole::Line));
    }
    QRect place =
        box.adjusted(kSide + metrics::kGap2 + depth * kIndent, 0, -kSide - metrics::kGap2, 0);
    // The words come first; the remark takes what they leave, and stands in the tooltip too.
    const int words =
        QFontMetrics(m_theme.font()).horizontalAdvance(row.lead + row.text) + 2 * metrics::kGap2;
    const int kept = std::min(words, place.width() * 5 / 8);
    painter->setFont(m_theme.font(TextStyle::Secondary));
    painter->setPen(ink(row.remarkTone));
    const QString remark =
        painter->fontMetrics().elidedText(row.remark, Qt::ElideRight, place.width() - kept);
    painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter, remark);
    place.setRight(place.right() - painter->fontMetrics().horizontalAdvance(remark)
                   - metrics::kGap2);
    if (!row.figure.isEmpty()) {
        paintFigure(*painter, place, box.right() - kSide - metrics::kGap2, row.figure);
    }
    QFont font = m_theme.font();
    if (!row.lead.isEmpty()) {
        font.setWeight(QFont::DemiBold);
        painter->setFont(font);
        painter->setPen(m_theme.color(ColorRole::Text));
        painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter, row.lead);
        place.setLeft(place.left() + painter->fontMetrics().horizontalAdvance(row.lead)
                      + metrics::kGap2);
    }
    font.setWeight(QFont::Normal);
    painter->setFont(font);
    painter->setPen(ink(row.tone));
    painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(row.text, Qt::ElideRight, place.width()));
    painter->restore();
}

SideList::SideList(const Theme& theme, const QString& name, QWidget* parent)
    : KeyedListView(theme, parent), m_model(new RowModel(this))
{
    setAccessibleName(name);
    setModel(m_model);
    setItemDelegate(new SideDelegate(theme, *m_model, this));
    setUniformItemSizes(true);
    viewport()->setBackgroundRole(QPalette::Window);
}

}  // namespace metes
