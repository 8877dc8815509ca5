// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/plots/PlotStyle.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace metes {

/// A scale with round ticks.
struct Axis {
    double low = 0;
    double high = 1;
    std::vector<double> ticks;
    int decimals = 0;  ///< that the ticks need

    double share(double value) const { return (value - low) / (high - low); }
    QString label(double tick) const;
};

/// Ends at round numbers around [low, high], some `wanted` steps of 1, 2 or 5 times a power of ten.
/// An empty or reversed range gives [low, low + 1].
Axis roundAxis(double low, double high, int wanted);
/// 0 to 1 in steps of 0.2.
Axis shareAxis();
/// 0 to `count` or a round number above, in whole steps.
Axis countAxis(double count, int wanted);

/// Where the data lie within a drawing.
struct PlotFrame {
    QRectF area;
    Axis x;
    Axis y;

    QPointF at(double xValue, double yValue) const
    {
        return {area.left() + x.share(xValue) * area.width(),
                area.bottom() - y.share(yValue) * area.height()};
    }
};

/// Which side of the frame the numbers of an axis stand on.
enum class AxisSide { Left, Right, Bottom };

/// The room that the numbers of an axis and its name need beside the frame.
double axisRoom(const Axis& axis, AxisSide side, const QString& name, const PlotStyle& style);
void drawGrid(QPainter& painter, const PlotFrame& frame, const PlotStyle& style);
/// Numbers and, centred, the name of the axis (turned at the sides); `ink` for the numbers.
void drawAxis(QPainter& painter, const QRectF& area, const Axis& axis, AxisSide side,
              const QString& name, const PlotStyle& style, const QColor& ink);

/// Text centred on a point.
void drawCentred(QPainter& painter, const QPointF& centre, const QString& text);
/// Lines across a rectangle: the second carrier of a bar's colour. Drawn without clipping, which
/// SVG files would lose.
void drawHatch(QPainter& painter, const QRectF& rect, const QColor& color);

}  // namespace metes
