// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/Theme.h"

#include <QColor>
#include <QFont>

#include <array>
#include <cstddef>

namespace metes {

/// Tells one line of a figure from the next: colour and dash always together.
struct SeriesLook {
    QColor color;
    Qt::PenStyle dash = Qt::SolidLine;
};

/// Colours and fonts of every figure. A value: a figure is drawn in any style, on a screen or into
/// a file, off the window's thread too.
struct PlotStyle {
    QColor ground;
    QColor text;
    QColor muted;
    QColor faint;  ///< diagonals and other help, never text
    QColor grid;
    QColor accent;
    QColor bar;         ///< counts without a side
    QColor definite;    ///< bars
    QColor indefinite;  ///< bars
    QColor dot;         ///< accuracy and shares, over bars
    std::array<SeriesLook, 4> series;
    QFont font;       ///< names
    QFont strong;     ///< numbers that matter
    QFont smallFont;  ///< numbers of the axes

    const SeriesLook& look(std::size_t index) const { return series[index % series.size()]; }
};

/// As the window looks now.
PlotStyle screenStyle(const Theme& theme);
/// For files: light on white, whatever the window looks like.
PlotStyle paperStyle();

}  // namespace metes
