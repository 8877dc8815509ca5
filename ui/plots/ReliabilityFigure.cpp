// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/ReliabilityFigure.h"

#include "ui/plots/HistogramFigure.h"
#include "ui/plots/Numbers.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

namespace metes {

namespace {

constexpr int kReliabilityHeight = 340;
constexpr double kReliabilityTop = 10;
constexpr double kReliabilityDot = 4;
constexpr double kReliabilityCountsRoom = 20;

}  // namespace

bool ReliabilityValues::Bin::isFaint() const
{
    return count < kFaintBelow;
}

QSize ReliabilityFigure::naturalSize(int width) const
{
    return {width, kReliabilityHeight};
}

PlotFrame ReliabilityFigure::layOut(const QRectF& rect, const PlotStyle& style) const
{
    PlotFrame frame;
    frame.x = shareAxis();
    frame.y = shareAxis();
    const double left = axisRoom(frame.y, AxisSide::Left, tr("share indefinite"), style);
    const double below = axisRoom(frame.x, AxisSide::Bottom, tr("predicted probability"), style);
    frame.area =
        rect.adjusted(left, kReliabilityTop, -kReliabilityTop, -below - kReliabilityCountsRoom);
    return frame;
}

void ReliabilityFigure::drawCounts(QPainter& painter, const PlotFrame& frame,
                                   const PlotStyle& style) const
{
    painter.setFont(style.smallFont);
    painter.setPen(style.muted);
    const QFontMetricsF metrics(style.smallFont);
    const double y = frame.area.bottom() + kReliabilityCountsRoom / 2 + 2;
    double free = frame.area.left() - 30;
    for (const ReliabilityValues::Bin& bin : m_values.bins) {
        const QString text = countText(bin.count);
        const double x = frame.at((bin.low + bin.high) / 2, 0).x();
        const double half = metrics.horizontalAdvance(text) / 2;
        // Bins of single values may stand too close for all their numbers; the table has them.
        if (x - half > free) {
            drawCentred(painter, {x, y}, text);
            free = x + half + 4;
        }
    }
    painter.drawText(QPointF(frame.area.left() - 8 - metrics.horizontalAdvance(u'n'),
                             y + (metrics.ascent() - metrics.descent()) / 2),
                     QStringLiteral("n"));
}

void ReliabilityFigure::draw(QPainter& painter, const QRectF& rect, const PlotStyle& style) const
{
    const PlotFrame frame = layOut(rect, style);
    drawGrid(painter, frame, style);
    painter.setPen(QPen(style.faint, 1, Qt::DashLine));
    painter.drawLine(frame.at(0, 0), frame.at(1, 1));
    QPolygonF line;
    for (const ReliabilityValues::Bin& bin : m_values.bins) {
        if (bin.meanProbability && bin.share) {
            line.append(frame.at(*bin.meanProbability, *bin.share));
        }
    }
    painter.setPen(QPen(style.accent, 1.5));
    painter.drawPolyline(line);
    for (const ReliabilityValues::Bin& bin : m_values.bins) {
        if (!bin.meanProbability || !bin.share) {
            continue;
        }
        const QColor ink = bin.isFaint() ? mix(style.ground, style.accent, 0.55) : style.accent;
        painter.setPen(QPen(ink, 1.5));
        if (bin.interval) {
            painter.drawLine(frame.at(*bin.meanProbability, bin.interval->low),
                             frame.at(*bin.meanProbability, bin.interval->high));
        }
        painter.setBrush(bin.isFaint() ? style.ground : ink);
        painter.drawEllipse(frame.at(*bin.meanProbability, *bin.share), kReliabilityDot,
                            kReliabilityDot);
    }
    drawCounts(painter, frame, style);
    drawAxis(painter, frame.area, frame.y, AxisSide::Left, tr("share indefinite"), style,
             style.muted);
    drawAxis(painter, frame.area.adjusted(0, 0, 0, kReliabilityCountsRoom), frame.x,
             AxisSide::Bottom, tr("predicted probability"), style, style.muted);
}

std::vector<FigureMark> ReliabilityFigure::marks(const QRectF& rect, const PlotStyle& style) const
{
    const PlotFrame frame = layOut(rect, style);
    std::vector<FigureMark> marks;
    for (const ReliabilityValues::Bin& bin : m_values.bins) {
        if (!bin.meanProbability || !bin.share) {
            continue;
        }
        const QPointF place = frame.at(*bin.meanProbability, *bin.share);
        QString text = tr("probability %1: %2 % indefinite")
                           .arg(numberText(*bin.meanProbability, 2), percentText(*bin.share));
        if (bin.interval) {
            text += QStringLiteral(" (%1)").arg(percentText(*bin.interval));
        }
        text += QStringLiteral(" · n = %1").arg(countText(bin.count));
        marks.push_back({QRectF(place - QPointF(6, 6), QSizeF(12, 12)), text});
    }
    return marks;
}

Table ReliabilityFigure::table() const
{
    Table table;
    table.id = id().toStdString();
    table.caption = whatItIs();
    table.columns = {figureColumn("low", tr("From")), figureColumn("high", tr("To")),
                     figureColumn("claims", tr("Claims"), NumberStyle::Count),
                     figureColumn("mean_probability", tr("Mean probability")),
                     figureColumn("indefinite", tr("Indefinite, %"), NumberStyle::Percent)};
    for (const ReliabilityValues::Bin& bin : m_values.bins) {
        Estimate share = Estimate::notEstimable("no claims", bin.count);
        if (bin.share) {
            share = {bin.share, bin.interval, bin.count, {}};
        }
        table.rows.push_back(
            {bin.low, bin.high, figureCell(bin.count), figureCell(bin.meanProbability), share});
    }
    return table;
}

}  // namespace metes
