// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/queue/QueueDelegate.h"

#include "ui/review/queue/QueueModel.h"
#include "ui/review/queue/QueueView.h"
#include "ui/review/queue/StateGlyph.h"
#include "ui/widgets/CategoryBadge.h"

#include <QPainter>
#include <QtMath>

namespace metes {

namespace {

constexpr int kGlyph = 14;
constexpr int kTextLeft = 40;
constexpr int kSelectedBar = 3;

// Lines of the rows on screen, and of some around them.
constexpr int kLines = 512;

}  // namespace

QueueDelegate::QueueDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_lines(kLines)
{
}

// Shaping a line costs many times what drawing it does, and every row is drawn again whenever the
// current one changes.
int QueueDelegate::drawElided(QPainter& painter, const QRect& place, const QString& text) const
{
    const QString key = painter.font().key() + QLatin1Char('\n') + QString::number(place.width())
                        + QLatin1Char('\n') + text;
    const QStaticText* line = m_lines.object(key);
    if (line == nullptr) {
        // No letter is narrower than three pixels: what is sure not to fit need not be shaped.
        auto* const made = new QStaticText(painter.fontMetrics().elidedText(
            text.left(place.width() / 3 + 2), Qt::ElideRight, place.width()));
        made->setTextFormat(Qt::PlainText);
        made->prepare(painter.transform(), painter.font());
        m_lines.insert(key, made);
        line = made;
    }
    const int width = qCeil(line->size().width());
    painter.drawStaticText(
        QPointF(place.left(), place.top() + (place.height() - qCeil(line->size().height())) / 2),
        *line);
    return width;
}

QSize QueueDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(option)
    const bool heading = index.data(QueueModel::IsHeadingRole).toBool();
    return {200, heading ? QueueView::kHeadingHeight : QueueView::kClaimHeight};
}

void QueueDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    painter->save();
    if (index.data(QueueModel::IsHeadingRole).toBool()) {
        paintHeading(*painter, option, index);
    } else {
        paintClaim(*painter, option, index);
    }
    painter->restore();
}

void QueueDelegate::paintHeading(QPainter& painter, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const
{
    painter.fillRect(option.rect, m_theme.color(ColorRole::Sunk));
    QFont font = m_theme.font(TextStyle::Secondary);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(m_theme.color(ColorRole::Muted));
    const QRect place = option.rect.adjusted(metrics::kGap3, 0, -metrics::kGap3, 0);
    drawElided(painter, place, index.data(Qt::DisplayRole).toString());
}

void QueueDelegate::paintClaim(QPainter& painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const
{
    const QRect& row = option.rect;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    painter.fillRect(row, m_theme.color(selected  ? ColorRole::AccentSoft
                                        : hovered ? ColorRole::Hover
                                                  : ColorRole::Bg));
    painter.fillRect(QRect(row.left(), row.bottom(), row.width(), 1),
                     m_theme.color(ColorRole::Line));
    if (selected) {
        painter.fillRect(QRect(row.left(), row.top(), kSelectedBar, row.height()),
                         m_theme.color(ColorRole::Accent));
    }
    const QRectF glyph(row.left() + 16, row.top() + 11, kGlyph, kGlyph);
    paintStateGlyph(painter, glyph, m_theme,
                    static_cast<ClaimState>(index.data(QueueModel::StateRole).toInt()));

    int right = row.right() - metrics::kGap3;
    if (const QVariant category = index.data(QueueModel::CategoryRole); category.isValid()) {
        const QRect badge(right - metrics::kBadge, row.top() + 7, metrics::kBadge, metrics::kBadge);
        CategoryBadge::paint(painter, badge, m_theme, static_cast<Category>(category.toInt()));
        right = badge.left() - metrics::kGap2;
    }
    const QRect title(row.left() + kTextLeft, row.top() + 8, right - row.left() - kTextLeft, 20);
    QFont font = m_theme.font();
    font.setWeight(selected ? QFont::DemiBold : QFont::Normal);
    painter.setFont(font);
    painter.setPen(m_theme.color(ColorRole::Text));
    const QString name = index.data(Qt::DisplayRole).toString();
    const int width = drawElided(painter, title, name);
    paintMarks(painter, title.adjusted(width + metrics::kGap2, 3, 0, 0), index);

    painter.setFont(m_theme.font(TextStyle::Secondary));
    painter.setPen(m_theme.color(ColorRole::Muted));
    drawElided(painter, QRect(title.left(), title.bottom() + 1, title.width(), 16),
               index.data(QueueModel::OpeningRole).toString());
}

void QueueDelegate::paintMarks(QPainter& painter, QRect place, const QModelIndex& index) const
{
    if (index.data(QueueModel::FlaggedRole).toBool()) {
        paintFlagGlyph(painter, QRectF(place.topLeft(), QSizeF(kGlyph, kGlyph)), m_theme);
        place.translate(kGlyph + metrics::kGap1, 0);
    }
    if (index.data(QueueModel::CommentedRole).toBool()) {
        paintCommentGlyph(painter, QRectF(place.topLeft(), QSizeF(kGlyph, kGlyph)), m_theme);
    }
}

}  // namespace metes
