// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/HistogramFigure.h"

#include "ui/plots/Numbers.h"

#include <QPainter>

#include <algorithm>

namespace metes {

namespace {

constexpr int kHistogramHeight = 300;
constexpr double kHistogramTop = 10;
constexpr double kHistogramBetween = 3;
constexpr double kHistogramSingleValue = 12;  // width of the bar of one value
constexpr double kHistogramDot = 4;
constexpr double kHistogramCorner = 1.5;

}  // namespace

QSize HistogramFigure::naturalSize(int width) const
{
    return {width, kHistogramHeight};
}

PlotFrame HistogramFigure::layOut(const QRectF& rect, const PlotStyle& style) const
{
    std::int64_t most = 0;
    for (const HistogramValues::Bin& bin : m_values.bins) {
        most = std::max(most, bin.count);
    }
    PlotFrame frame;
    frame.x = shareAxis();
    frame.y = countAxis(static_cast<double>(most), 5);
    const double left = axisRoom(frame.y, AxisSide::Left, tr("claims"), style);
    const double right = axisRoom(roundAxis(0, 100, 5), AxisSide::Right, tr("accuracy, %"), style);
    const double below = axisRoom(frame.x, AxisSide::Bottom, tr("predicted probability"), style);
    frame.area = rect.adjusted(left, kHistogramTop, -right, -below);
    return frame;
}

QRectF HistogramFigure::bar(const PlotFrame& frame, const HistogramValues::Bin& bin)
{
    const QPointF top = frame.at(bin.low, static_cast<double>(bin.count));
    double left = top.x() + kHistogramBetween / 2;
    double right = frame.at(bin.high, 0).x() - kHistogramBetween / 2;
    if (bin.high <= bin.low) {
        left = top.x() - kHistogramSingleValue / 2;
        right = top.x() + kHistogramSingleValue / 2;
    }
    return QRectF(QPointF(left, top.y()), QPointF(right, frame.area.bottom()));
}

void HistogramFigure::draw(QPainter& painter, const QRectF& rect, const PlotStyle& style) const
{
    const PlotFrame frame = layOut(rect, style);
    drawGrid(painter, frame, style);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.bar);
    for (const HistogramValues::Bin& bin : m_values.bins) {
        if (bin.count > 0) {
            painter.drawRoundedRect(bar(frame, bin), kHistogramCorner, kHistogramCorner);
        }
    }
    painter.setPen(QPen(style.faint, 1));
    painter.drawLine(frame.area.bottomLeft(), frame.area.bottomRight());
    for (const HistogramValues::Bin& bin : m_values.bins) {
        if (!bin.accuracy) {
            continue;
        }
        const QPointF centre(frame.at((bin.low + bin.high) / 2, 0).x(),
                             frame.area.bottom() - *bin.accuracy * frame.area.height());
        const QColor faded = mix(style.ground, style.dot, 0.55);
        painter.setPen(bin.isFaint() ? QPen(faded, 1.6) : QPen(style.ground, 1));
        painter.setBrush(bin.isFaint() ? style.ground : style.dot);
        painter.drawEllipse(centre, kHistogramDot, kHistogramDot);
    }
    drawAxis(painter, frame.area, frame.y, AxisSide::Left, tr("claims"), style, style.muted);
    drawAxis(painter, frame.area, frame.x, AxisSide::Bottom, tr("predicted probability"), style,
             style.muted);
    drawAxis(painter, frame.area, roundAxis(0, 100, 5), AxisSide::Right, tr("accuracy, %"), style,
             style.dot);
}

std::vector<FigureMark> HistogramFigure::marks(const QRectF& rect, const PlotStyle& style) const
{
    const PlotFrame frame = layOut(rect, style);
    std::vector<FigureMark> marks;
    for (const HistogramValues::Bin& bin : m_values.bins) {
        const QString where = bin.high > bin.low ? numberText(Interval{bin.low, bin.high}, 2)
                                                 : numberText(bin.low, 2);
        QString text = QStringLiteral("%1: n = %2").arg(where, countText(bin.count));
        if (bin.accuracy) {
            text += QStringLiteral(" · ") + tr("accuracy %1 %").arg(percentText(*bin.accuracy));
        }
        marks.push_back({bar(frame, bin), text});
    }
    return marks;
}

Table HistogramFigure::table() const
{
    Table table;
    table.id = id().toStdString();
    table.caption = whatItIs();
    table.columns = {figureColumn("low", tr("From")), figureColumn("high", tr("To")),
                     figureColumn("claims", tr("Claims"), NumberStyle::Count),
                     figureColumn("accuracy", tr("Accuracy, %"), NumberStyle::Percent)};
    for (const HistogramValues::Bin& bin : m_values.bins) {
        table.rows.push_back({bin.low, bin.high, figureCell(bin.count), figureCell(bin.accuracy)});
    }
    return table;
}

}  // namespace metes
