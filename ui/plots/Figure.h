// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// Plots: every figure is a value that draws itself with a QPainter, so that screen, SVG, PNG and
// PDF show the same; that names each of its marks in words; and that has a table twin with all its
// numbers. What cannot be estimated is not drawn: the figure says why.

#include "core/evaluation/Table.h"
#include "ui/plots/PlotStyle.h"

#include <QRectF>
#include <QSize>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

class QPainter;

namespace metes {

/// One thing in a figure that can be pointed at: a bar, a dot, a cell.
struct FigureMark {
    QRectF area;   ///< in the coordinates of the drawing
    QString text;  ///< "Flesch reading ease: 0.31 (0.22 – 0.40)"
};

/// A column of a figure's table; `title` in the reader's language.
TableColumn figureColumn(const char* id, const QString& title,
                         NumberStyle style = NumberStyle::Plain);
/// An empty figure is "not estimable" for want of claims.
TableCell figureCell(const std::optional<double>& value);
TableCell figureCell(const QString& text);
TableCell figureCell(std::int64_t count);

class Figure {
public:
    virtual ~Figure() = default;

    /// Short, stable, for file names: "reliability".
    virtual QString id() const = 0;
    /// "Probability and accuracy".
    QString title;
    /// Muted, after the title: of what.
    QString note;
    /// Below the drawing: n, intervals, what is faded.
    QString caption;
    /// Why there is nothing to draw: "Not estimable: only one class." Empty when there is.
    QString missing;

    bool isDrawable() const { return missing.isEmpty(); }

    /// Drawn for this width. Only when drawable, as draw() and marks().
    virtual QSize naturalSize(int width) const = 0;
    /// Fills no background. Coordinates are device-independent pixels.
    virtual void draw(QPainter& painter, const QRectF& rect, const PlotStyle& style) const = 0;
    /// In reading order, as draw() puts them.
    virtual std::vector<FigureMark> marks(const QRectF& rect, const PlotStyle& style) const = 0;
    virtual Table table() const = 0;

protected:
    /// Title, note and caption, for the table.
    std::string whatItIs() const;
};

/// Draws title, note, drawing and caption into `rect` as they stand in a file.
void drawWhole(const Figure& figure, QPainter& painter, const QRectF& rect, const PlotStyle& style);
/// The height that drawWhole() needs.
int wholeHeight(const Figure& figure, int width, const PlotStyle& style);

}  // namespace metes
