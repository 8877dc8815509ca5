// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/runs/RunListView.h"

#include "ui/runs/RunListModel.h"

#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>

namespace metes {

namespace {

constexpr int kRow = 50;
constexpr int kMark = 14;
constexpr int kTextLeft = 40;
constexpr int kSelectedBar = 3;
constexpr qreal kStroke = 1.7;

/// "3 · Logistic regr… · all features": what tells runs of one kind apart stays.
QString shortened(const QString& title, const QFontMetrics& metrics, int width)
{
    const qsizetype at = title.lastIndexOf(QStringLiteral(" · "));
    if (metrics.horizontalAdvance(title) <= width || title.count(u'·') < 2) {
        return metrics.elidedText(title, Qt::ElideRight, width);
    }
    const QString last = title.mid(at);
    const int left = width - metrics.horizontalAdvance(last);
    return metrics.elidedText(metrics.elidedText(title.left(at), Qt::ElideRight, left) + last,
                              Qt::ElideRight, width);
}

}  // namespace

RunDelegate::RunDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
}

QSize RunDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {200, kRow};
}

void RunDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option) const
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    const QRect& row = option.rect;
    painter.fillRect(row, m_theme.color(selected  ? ColorRole::AccentSoft
                                        : hovered ? ColorRole::Hover
                                                  : ColorRole::Bg));
    painter.fillRect(QRect(row.left(), row.bottom(), row.width(), 1),
                     m_theme.color(ColorRole::Line));
    if (selected) {
        painter.fillRect(QRect(row.left(), row.top(), kSelectedBar, row.height()),
                         m_theme.color(ColorRole::Accent));
    }
}

void RunDelegate::paintMark(QPainter& painter, const QRect& box, RunStanding standing) const
{
    const QRectF place(box);
    const auto at = [&place](qreal x, qreal y) {
        return QPointF(place.left() + x * place.width(), place.top() + y * place.height());
    };
    painter.setRenderHint(QPainter::Antialiasing);
    const auto pen = [&](ColorRole role) {
        painter.setPen(
            QPen(m_theme.color(role), kStroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
    };
    const auto fill = [&](ColorRole role) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(role));
    };
    switch (standing) {
    case RunStanding::Waiting:
        pen(ColorRole::Muted);
        painter.drawEllipse(place.adjusted(2, 2, -2, -2));
        break;
    case RunStanding::Preparing:
    case RunStanding::Working:
        fill(ColorRole::Accent);
        painter.drawPolygon(QPolygonF{at(0.2, 0.05), at(0.95, 0.5), at(0.2, 0.95)});
        break;
    case RunStanding::Paused:
        fill(ColorRole::Warn);
        painter.drawRect(QRectF(at(0.12, 0.1), at(0.4, 0.9)));
        painter.drawRect(QRectF(at(0.6, 0.1), at(0.88, 0.9)));
        break;
    case RunStanding::Interrupted:
        pen(ColorRole::Warn);
        painter.drawRect(QRectF(at(0.12, 0.12), at(0.36, 0.88)));
        painter.drawRect(QRectF(at(0.64, 0.12), at(0.88, 0.88)));
        break;
    case RunStanding::Finished:
        pen(ColorRole::Good);
        painter.drawPolyline(QPolygonF{at(0.08, 0.55), at(0.38, 0.85), at(0.94, 0.2)});
        break;
    case RunStanding::Attention:
        pen(ColorRole::Warn);
        painter.drawLine(at(0.5, 0.08), at(0.5, 0.62));
        fill(ColorRole::Warn);
        painter.drawEllipse(at(0.5, 0.9), 1.2, 1.2);
        break;
    case RunStanding::Cancelled:
        pen(ColorRole::Muted);
        painter.drawLine(at(0.14, 0.14), at(0.86, 0.86));
        painter.drawLine(at(0.86, 0.14), at(0.14, 0.86));
        break;
    }
}

void RunDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const
{
    painter->save();
    paintGround(*painter, option);
    const QRect& row = option.rect;
    const auto standing = static_cast<RunStanding>(index.data(RunListModel::kStandingRole).toInt());
    paintMark(*painter, QRect(row.left() + metrics::kGap4, row.top() + 8, kMark, kMark), standing);

    painter->setRenderHint(QPainter::Antialiasing, false);
    QRect line(row.left() + kTextLeft, row.top() + 6, row.width() - kTextLeft - metrics::kGap3, 20);
    painter->setFont(m_theme.font());
    painter->setPen(m_theme.color(ColorRole::Muted));
    const QString share = index.data(RunListModel::kShareRole).toString();
    painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, share);
    QRect title = line;
    if (!share.isEmpty()) {
        title.setRight(line.right() - painter->fontMetrics().horizontalAdvance(share)
                       - metrics::kGap2);
    }
    const bool open = standing != RunStanding::Finished && standing != RunStanding::Attention
                      && standing != RunStanding::Cancelled;
    QFont font = m_theme.font();
    font.setWeight(open ? QFont::DemiBold : QFont::Normal);
    painter->setFont(font);
    painter->setPen(m_theme.color(ColorRole::Text));
    const auto draw = [painter](const QRect& place, const QString& text) {
        painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
    };
    draw(title, shortened(index.data().toString(), painter->fontMetrics(), title.width()));
    painter->setFont(m_theme.font(TextStyle::Secondary));
    painter->setPen(m_theme.color(ColorRole::Muted));
    draw(line.translated(0, 19).adjusted(0, 0, 0, -2),
         index.data(RunListModel::kNoteRole).toString());
    painter->restore();
}

RunListView::RunListView(const Theme& theme, RunListModel& model, QWidget* parent)
    : KeyedListView(theme, parent)
{
    setModel(&model);
    setItemDelegate(new RunDelegate(theme, this));
    setUniformItemSizes(true);
}

void RunListView::setForeignKeys(std::function<bool(const QKeySequence&)> isForeign)
{
    m_isForeign = std::move(isForeign);
}

bool RunListView::takesKey(const QKeyEvent& event) const
{
    return !m_isForeign || !m_isForeign(QKeySequence(event.keyCombination()));
}

void RunListView::paintEvent(QPaintEvent* event)
{
    QPainter(viewport()).fillRect(event->rect(), theme().color(ColorRole::Bg));
    KeyedListView::paintEvent(event);
}

}  // namespace metes
