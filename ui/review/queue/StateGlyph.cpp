// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/queue/StateGlyph.h"

#include <QPainter>
#include <QPainterPath>

namespace metes {

namespace {

ColorRole roleOf(ClaimState state)
{
    switch (state) {
    case ClaimState::Unseen:
    case ClaimState::Skipped: return ColorRole::Muted;
    case ClaimState::Accepted:
    case ClaimState::NothingFound: return ColorRole::Good;
    case ClaimState::Edited:
    case ClaimState::Added: return ColorRole::Accent;
    case ClaimState::Rejected: return ColorRole::Bad;
    }
    return ColorRole::Muted;
}

// On a square of 14 units.
QPainterPath pathOf(ClaimState state)
{
    QPainterPath path;
    const auto line = [&path](std::initializer_list<QPointF> points) {
        path.moveTo(*points.begin());
        for (const QPointF& point : points) {
            path.lineTo(point);
        }
    };
    switch (state) {
    case ClaimState::Unseen: path.addEllipse(QPointF(7, 7), 4.2, 4.2); break;
    case ClaimState::Accepted: line({{2.5, 7.5}, {5.5, 10.5}, {11.5, 3.5}}); break;
    case ClaimState::Edited:
        line({{3, 11}, {3.6, 8.4}, {9.4, 2.6}, {11.4, 4.6}, {5.6, 10.4}, {3, 11}});
        break;
    case ClaimState::Rejected:
        line({{3, 3}, {11, 11}});
        line({{11, 3}, {3, 11}});
        break;
    case ClaimState::Added:
        line({{7, 2.5}, {7, 11.5}});
        line({{2.5, 7}, {11.5, 7}});
        break;
    case ClaimState::NothingFound:
        path.addEllipse(QPointF(7, 7), 4.2, 4.2);
        line({{2.5, 11.5}, {11.5, 2.5}});
        break;
    case ClaimState::Skipped:
        path.moveTo(2.5, 9.5);
        path.cubicTo(3, 3.5, 9.5, 2.5, 11, 7.5);
        line({{11.8, 4.2}, {11.2, 8.2}, {7.4, 7.6}});
        break;
    }
    return path;
}

void stroke(QPainter& painter, const QRectF& box, const QPainterPath& path, const QColor& color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    painter.scale(box.width() / 14, box.height() / 14);
    painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.restore();
}

}  // namespace

void paintStateGlyph(QPainter& painter, const QRectF& box, const Theme& theme, ClaimState state)
{
    stroke(painter, box, pathOf(state), theme.color(roleOf(state)));
}

void paintFlagGlyph(QPainter& painter, const QRectF& box, const Theme& theme)
{
    QPainterPath path(QPointF(3.5, 12));
    path.lineTo(3.5, 2.5);
    path.lineTo(11.5, 2.5);
    path.lineTo(9.5, 5);
    path.lineTo(11.5, 7.5);
    path.lineTo(3.5, 7.5);
    stroke(painter, box, path, theme.color(ColorRole::Warn));
}

void paintCommentGlyph(QPainter& painter, const QRectF& box, const Theme& theme)
{
    QPainterPath path(QPointF(4, 12));
    path.lineTo(4, 9.5);
    path.lineTo(2, 9.5);
    path.lineTo(2, 2.5);
    path.lineTo(12, 2.5);
    path.lineTo(12, 9.5);
    path.lineTo(7, 9.5);
    path.closeSubpath();
    stroke(painter, box, path, theme.color(ColorRole::Muted));
}

}  // namespace metes
