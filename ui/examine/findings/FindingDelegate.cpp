// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/findings/FindingDelegate.h"

#include "ui/examine/findings/FindingModel.h"
#include "ui/widgets/CategoryBadge.h"

#include <QPainter>

#include <algorithm>

namespace metes {

namespace {

constexpr int kHeading = 22;
constexpr int kTextLeft = metrics::kGap3 + metrics::kBadge + metrics::kGap3;
constexpr int kMostRows = 3;
constexpr int kRow = 20;

}  // namespace

FindingDelegate::FindingDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
    connect(&theme, &Theme::changed, this, [this] { m_heights.clear(); });
}

void FindingDelegate::setWidth(int width)
{
    if (width != m_width) {
        m_width = width;
        m_heights.clear();
    }
}

void FindingDelegate::setOpenRow(int row, int height)
{
    m_openRow = row;
    m_openHeight = height;
}

int FindingDelegate::messageHeight(const QString& message) const
{
    if (const auto known = m_heights.constFind(message); known != m_heights.constEnd()) {
        return *known;
    }
    constexpr qsizetype kMostKept = 5000;
    if (m_heights.size() > kMostKept) {
        m_heights.clear();
    }
    const int room = std::max(40, m_width - 2 * kSide - kTextLeft - metrics::kGap3);
    const QFontMetrics metrics(m_theme.font());
    const int height =
        metrics.boundingRect(QRect(0, 0, room, 1000), Qt::TextWordWrap, message).height();
    const int rows = (height + metrics.lineSpacing() - 1) / std::max(1, metrics.lineSpacing());
    const int rounded = std::clamp(rows, 1, kMostRows) * std::max(kRow, metrics.lineSpacing());
    m_heights.insert(message, rounded);
    return rounded;
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    if (index.row() == m_openRow) {
        return {m_width, m_openHeight};
    }
    const QString message = index.data(FindingModel::MessageRole).toString();
    return {m_width,
            kHeading + metrics::kGap1 + messageHeight(message) + 2 * metrics::kGap3 + kBetween};
}

void FindingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    if (index.row() == m_openRow) {
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect card = option.rect.adjusted(kSide, kBetween / 2, -kSide, -kBetween / 2);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    painter->setBrush(m_theme.color(ColorRole::Surface));
    painter->setPen(QPen(m_theme.color(hovered ? ColorRole::Faint : ColorRole::Line), 1));
    painter->drawRoundedRect(QRectF(card).adjusted(0.5, 0.5, -0.5, -0.5), metrics::kCardRadius,
                             metrics::kCardRadius);
    paintHeading(*painter, card, index);
    const bool dismissed = index.data(FindingModel::DismissedRole).toBool();
    painter->setFont(m_theme.font());
    painter->setPen(m_theme.color(dismissed ? ColorRole::Muted : ColorRole::Text));
    const QRect room = card.adjusted(kTextLeft, metrics::kGap3 + kHeading + metrics::kGap1,
                                     -metrics::kGap3, -metrics::kGap1);
    painter->drawText(room, Qt::TextWordWrap | Qt::AlignTop,
                      index.data(FindingModel::MessageRole).toString());
    painter->restore();
}

void FindingDelegate::paintHeading(QPainter& painter, const QRect& card,
                                   const QModelIndex& index) const
{
    const QRect badge(card.left() + metrics::kGap3, card.top() + metrics::kGap3, metrics::kBadge,
                      metrics::kBadge);
    CategoryBadge::paint(painter, badge, m_theme,
                         static_cast<Category>(index.data(FindingModel::CategoryRole).toInt()));
    const QRect line(card.left() + kTextLeft, badge.top(),
                     card.width() - kTextLeft - metrics::kGap3, kHeading);
    const bool dismissed = index.data(FindingModel::DismissedRole).toBool();
    QString place = index.data(FindingModel::PlaceRole).toString();
    if (dismissed) {
        place = tr("Dismissed · %1").arg(place);
    } else if (index.data(FindingModel::AcceptedRole).toBool()) {
        place = tr("Accepted · %1").arg(place);
    }
    painter.setFont(m_theme.font(TextStyle::Secondary));
    painter.setPen(m_theme.color(ColorRole::Muted));
    const int width = painter.fontMetrics().horizontalAdvance(place);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, place);
    QFont font = m_theme.font();
    font.setWeight(QFont::DemiBold);
    font.setStrikeOut(dismissed);
    painter.setFont(font);
    painter.setPen(m_theme.color(dismissed ? ColorRole::Muted : ColorRole::Text));
    const QString title =
        painter.fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight,
                                         line.width() - width - metrics::kGap2);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title);
}

}  // namespace metes
