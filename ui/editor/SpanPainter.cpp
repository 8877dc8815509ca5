// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/SpanPainter.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace metes {

namespace {

constexpr qreal kRound = 2.5;
constexpr qreal kTall = 0.77;  // height of "l" in the size of the type
constexpr qreal kHook = 1.5;
constexpr int kFreeLanes = 2;  // fit between two rows as they are

void paintWave(QPainter& painter, const QRectF& room)
{
    constexpr qreal kHalfWave = 3.0;
    constexpr qreal kBend = 3.0;  // a quadratic curve reaches half of it
    const qreal middle = room.top() + 2;
    QPainterPath path(QPointF(room.left(), middle));
    qreal bend = -kBend;
    for (qreal x = room.left(); x < room.right(); x += kHalfWave) {
        path.quadTo(x + kHalfWave / 2, middle + bend, x + kHalfWave, middle);
        bend = -bend;
    }
    painter.setClipRect(room.adjusted(0, -1, 0, 1), Qt::IntersectClip);
    painter.drawPath(path);
}

/// `pattern` alternates marks and gaps, in pixels. Our own, since a pen's pattern depends on its
/// width and ends in half a mark.
void paintPattern(QPainter& painter, const QRectF& bar, const std::vector<qreal>& pattern)
{
    std::size_t step = 0;
    for (qreal x = bar.left(); x < bar.right(); ++step) {
        const qreal width = pattern[step % pattern.size()];
        if (step % 2 == 0)
            painter.fillRect(QRectF(x, bar.top(), std::min(width, bar.right() - x), bar.height()),
                             painter.pen().color());
        x += width;
    }
}

void paintDots(QPainter& painter, const QRectF& bar)
{
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    for (qreal x = bar.left(); x + bar.height() <= bar.right() + 0.5; x += 2 * bar.height())
        painter.drawEllipse(QRectF(x, bar.top(), bar.height(), bar.height()));
}

int fragmentLane(const PaintedFragment& fragment)
{
    return std::min(fragment.lane, kMaximalLanes - 1);
}

/// The outline of `boxes`, one per row from above, as one figure with rounded corners.
QPainterPath roundedUnion(std::vector<QRectF> boxes)
{
    constexpr qreal kCorner = 4;
    QPainterPath path;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const bool meetsNext = i + 1 < boxes.size() && boxes[i].left() < boxes[i + 1].right()
                               && boxes[i + 1].left() < boxes[i].right()
                               && boxes[i + 1].top() - boxes[i].bottom() < boxes[i].height() / 2;
        if (meetsNext) {
            const qreal seam = std::round((boxes[i].bottom() + boxes[i + 1].top()) / 2);
            boxes[i].setBottom(seam);
            boxes[i + 1].setTop(seam);
        }
        path.addRect(boxes[i]);
    }
    QPainterPath rounded;
    for (QPolygonF polygon : path.simplified().toSubpathPolygons(QTransform())) {
        if (polygon.isClosed())
            polygon.removeLast();
        const qsizetype count = polygon.size();
        for (qsizetype i = 0; i < count; ++i) {
            const QPointF corner = polygon[i];
            const QLineF in(corner, polygon[(i + count - 1) % count]);
            const QLineF out(corner, polygon[(i + 1) % count]);
            const QPointF from = in.pointAt(std::min(0.5, kCorner / std::max(in.length(), 0.01)));
            const QPointF to = out.pointAt(std::min(0.5, kCorner / std::max(out.length(), 0.01)));
            if (i == 0)
                rounded.moveTo(from);
            else
                rounded.lineTo(from);
            rounded.quadTo(corner, to);
        }
        rounded.closeSubpath();
    }
    return rounded;
}

}  // namespace

int extraRowHeight(int lanes)
{
    return std::max(0, std::min(lanes, kMaximalLanes) - kFreeLanes) * kLanePitch;
}

void paintLine(QPainter& painter, const QRectF& room, LineStyle style, const QColor& color)
{
    const auto bar = [&](qreal top, qreal height) {
        return QRectF(room.left(), room.top() + top, room.width(), height);
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.3));
    painter.setBrush(Qt::NoBrush);
    switch (style) {
    case LineStyle::Solid: painter.fillRect(bar(0, 2), color); break;
    case LineStyle::Dotted: paintDots(painter, bar(0, 2)); break;
    case LineStyle::Dashed: paintPattern(painter, bar(0, 2), {6, 3}); break;
    case LineStyle::Double:
        painter.fillRect(bar(0, 1), color);
        painter.fillRect(bar(2, 1), color);
        break;
    case LineStyle::DashDot: paintPattern(painter, bar(0, 2), {8, 2.5, 2, 2.5}); break;
    case LineStyle::Wavy: paintWave(painter, room); break;
    case LineStyle::Thick: painter.fillRect(bar(0, 4), color); break;
    case LineStyle::Thin: painter.fillRect(bar(0, 1), color); break;
    }
    painter.restore();
}

QRectF SpanPainter::lineRoom(const PaintedFragment& fragment) const
{
    const qreal gap = std::max(2.0, m_theme.readingSize() / 5.0);
    const qreal top = std::round(fragment.baseline + gap + fragmentLane(fragment) * kLanePitch);
    return {fragment.box.left(), top, fragment.box.width(), kLaneHeight};
}

QRectF SpanPainter::fillBox(const PaintedFragment& fragment) const
{
    // Down to the first lane whatever the lane: the lines below keep the page's ground.
    QRectF box = fragment.box.adjusted(0, 1, 0, 0);
    box.setBottom(lineRoom(fragment).top() - fragmentLane(fragment) * kLanePitch);
    return box;
}

void SpanPainter::beginFill() const
{
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setCompositionMode(m_theme.isDark() ? QPainter::CompositionMode_Lighten
                                                  : QPainter::CompositionMode_Darken);
}

void SpanPainter::paintBackground(const std::vector<PaintedFragment>& fragments,
                                  ColorRole role) const
{
    m_painter.save();
    beginFill();
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    for (const PaintedFragment& fragment : fragments)
        m_painter.fillRect(fragment.box.adjusted(0, 0, 0, 2), m_theme.color(role));
    m_painter.restore();
}

void SpanPainter::paintFills(const std::vector<PaintedFragment>& fragments,
                             const std::vector<Highlight>& highlights) const
{
    m_painter.save();
    beginFill();
    for (const PaintedFragment& fragment : fragments) {
        const Highlight& highlight = highlights[fragment.highlight];
        if (highlight.rejected || highlight.look == Highlight::Look::Line)
            continue;
        m_painter.setBrush(m_theme.categorySoft(highlight.category));
        m_painter.drawRoundedRect(fillBox(fragment), kRound, kRound);
    }
    m_painter.restore();
}

void SpanPainter::paintLines(const std::vector<PaintedFragment>& fragments,
                             const std::vector<Highlight>& highlights) const
{
    for (const PaintedFragment& fragment : fragments) {
        const Highlight& highlight = highlights[fragment.highlight];
        QColor color = m_theme.categoryColor(highlight.category);
        if (highlight.rejected)
            color.setAlphaF(0.45f);
        paintLine(m_painter, lineRoom(fragment), m_theme.lineStyle(highlight.category), color);
    }
}

void SpanPainter::paintWordMarks(const std::vector<PaintedFragment>& fragments,
                                 WordMark::Side side) const
{
    const bool raises = side == WordMark::Side::Raises;
    const QColor color = m_theme.color(raises ? ColorRole::Bad : ColorRole::Good);
    for (const PaintedFragment& fragment : fragments) {
        // Just above the tall letters, with its ends turned down: a bracket over this word and no
        // line below the row above.
        const qreal top = std::round(fragment.baseline - kTall * m_theme.readingSize()) - 3;
        const QRectF room(fragment.box.left(), top, fragment.box.width(), kLaneHeight);
        paintLine(m_painter, room, raises ? LineStyle::Solid : LineStyle::Dashed, color);
        m_painter.fillRect(QRectF(room.left(), top, kHook, kLaneHeight + 1), color);
        m_painter.fillRect(QRectF(room.right() - kHook, top, kHook, kLaneHeight + 1), color);
    }
}

void SpanPainter::paintOutlines(const std::vector<PaintedFragment>& fragments,
                                const std::vector<Highlight>& highlights,
                                const SpanRef& focused) const
{
    if (focused.isNull())
        return;
    // One path per span: two spans of a reason may lie side by side.
    std::vector<QRectF> boxes;
    for (std::size_t i = 0; i < fragments.size(); ++i) {
        const Highlight& highlight = highlights[fragments[i].highlight];
        if (highlight.reasonId == focused.reasonId) {
            QRectF box = fillBox(fragments[i]);
            box.setBottom(lineRoom(fragments[i]).bottom() - 1);
            boxes.push_back(box.adjusted(-1, -1.5, 1, 1.5));
        }
        const bool last =
            i + 1 == fragments.size() || fragments[i + 1].highlight != fragments[i].highlight;
        if (last && !boxes.empty()) {
            const bool whole = focused.spanIndex < 0 || focused.spanIndex == highlight.spanIndex;
            outline(boxes, QPen(m_theme.color(ColorRole::Accent), whole ? 2.0 : 1.0));
            boxes.clear();
        }
    }
}

void SpanPainter::paintHover(const std::vector<PaintedFragment>& fragments,
                             const std::vector<Highlight>& highlights, const SpanRef& hovered) const
{
    std::vector<QRectF> boxes;
    for (const PaintedFragment& fragment : fragments) {
        if (highlights[fragment.highlight].ref() == hovered)
            boxes.push_back(fillBox(fragment).adjusted(-1, 0, 1, 1));
    }
    QColor color = m_theme.color(ColorRole::Accent);
    color.setAlphaF(0.5f);
    outline(boxes, QPen(color, 1.0));
}

void SpanPainter::outline(const std::vector<QRectF>& boxes, const QPen& pen) const
{
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(pen);
    m_painter.drawPath(roundedUnion(boxes));
    m_painter.restore();
}

}  // namespace metes
