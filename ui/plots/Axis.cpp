// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/Axis.h"

#include "ui/plots/Numbers.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace metes {

namespace {

constexpr double kAxisTickGap = 6;
constexpr double kAxisNameGap = 4;
constexpr double kAxisHatchStep = 5;

double roundStep(double rough)
{
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (rough <= factor * power * (1 + 1e-9)) {
            return factor * power;
        }
    }
    return 10 * power;
}

Axis steppedAxis(double low, double high, double step)
{
    Axis axis;
    const auto first = static_cast<int>(std::floor(low / step + 1e-9));
    const auto last = static_cast<int>(std::ceil(high / step - 1e-9));
    for (int i = first; i <= last; ++i) {
        axis.ticks.push_back(i * step);
    }
    axis.low = axis.ticks.front();
    axis.high = axis.ticks.back();
    axis.decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
    return axis;
}

double widestLabel(const Axis& axis, const PlotStyle& style)
{
    const QFontMetricsF metrics(style.smallFont);
    double width = 0;
    for (const double tick : axis.ticks) {
        width = std::max(width, metrics.horizontalAdvance(axis.label(tick)));
    }
    return width;
}

}  // namespace

QString Axis::label(double tick) const
{
    return numberText(tick, decimals);
}

Axis roundAxis(double low, double high, int wanted)
{
    if (!(high > low)) {
        high = low + 1;
    }
    return steppedAxis(low, high, roundStep((high - low) / std::max(wanted, 1)));
}

Axis shareAxis()
{
    return steppedAxis(0, 1, 0.2);
}

Axis countAxis(double count, int wanted)
{
    const double high = std::max(count, 1.0);
    return steppedAxis(0, high, std::max(1.0, roundStep(high / std::max(wanted, 1))));
}

double axisRoom(const Axis& axis, AxisSide side, const QString& name, const PlotStyle& style)
{
    const double line = QFontMetricsF(style.font).height();
    const double nameRoom = name.isEmpty() ? 0 : line + kAxisNameGap;
    if (side == AxisSide::Bottom) {
        return kAxisTickGap + QFontMetricsF(style.smallFont).height() + nameRoom;
    }
    return kAxisTickGap + std::ceil(widestLabel(axis, style)) + nameRoom;
}

void drawGrid(QPainter& painter, const PlotFrame& frame, const PlotStyle& style)
{
    painter.setPen(QPen(style.grid, 1));
    for (const double tick : frame.y.ticks) {
        const double y = frame.at(frame.x.low, tick).y();
        painter.drawLine(QPointF(frame.area.left(), y), QPointF(frame.area.right(), y));
    }
}

void drawAxis(QPainter& painter, const QRectF& area, const Axis& axis, AxisSide side,
              const QString& name, const PlotStyle& style, const QColor& ink)
{
    const QFontMetricsF small(style.smallFont);
    painter.setFont(style.smallFont);
    painter.setPen(ink);
    for (const double tick : axis.ticks) {
        const QString label = axis.label(tick);
        const double width = small.horizontalAdvance(label);
        const double y = area.bottom() - axis.share(tick) * area.height();
        const double base = y + (small.ascent() - small.descent()) / 2;
        if (side == AxisSide::Bottom) {
            const double x = area.left() + axis.share(tick) * area.width();
            painter.drawText(QPointF(x - width / 2, area.bottom() + kAxisTickGap + small.ascent()),
                             label);
        } else if (side == AxisSide::Left) {
            painter.drawText(QPointF(area.left() - kAxisTickGap - width, base), label);
        } else {
            painter.drawText(QPointF(area.right() + kAxisTickGap, base), label);
        }
    }
    if (name.isEmpty()) {
        return;
    }
    painter.setFont(style.font);
    painter.setPen(side == AxisSide::Right ? ink : style.muted);
    const double room = axisRoom(axis, side, name, style);
    const double half = QFontMetricsF(style.font).height() / 2;
    if (side == AxisSide::Bottom) {
        drawCentred(painter, {area.center().x(), area.bottom() + room - half}, name);
        return;
    }
    painter.save();
    painter.translate(side == AxisSide::Left ? area.left() - room + half
                                             : area.right() + room - half,
                      area.center().y());
    painter.rotate(-90);
    drawCentred(painter, {0, 0}, name);
    painter.restore();
}

void drawCentred(QPainter& painter, const QPointF& centre, const QString& text)
{
    const QFontMetricsF metrics(painter.font());
    painter.drawText(QPointF(centre.x() - metrics.horizontalAdvance(text) / 2,
                             centre.y() + (metrics.ascent() - metrics.descent()) / 2),
                     text);
}

void drawHatch(QPainter& painter, const QRectF& rect, const QColor& color)
{
    painter.save();
    painter.setPen(QPen(color, 1));
    // Lines of x + y = sum, each cut to the rectangle.
    const double first = rect.left() + rect.top();
    const double last = rect.right() + rect.bottom();
    for (double sum = std::ceil(first / kAxisHatchStep) * kAxisHatchStep; sum < last;
         sum += kAxisHatchStep) {
        const double left = std::max(rect.left(), sum - rect.bottom());
        const double right = std::min(rect.right(), sum - rect.top());
        painter.drawLine(QPointF(left, sum - left), QPointF(right, sum - right));
    }
    painter.restore();
}

}  // namespace metes
