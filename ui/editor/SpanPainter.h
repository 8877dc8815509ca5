// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/Highlight.h"
#include "ui/theme/Theme.h"

#include <QPainter>

#include <vector>

namespace metes {

/// Height of the room for one lane's line, distance from lane to lane, and how many are told apart:
/// further lanes share the last.
inline constexpr int kLaneHeight = 4;
inline constexpr int kLanePitch = 5;
inline constexpr int kMaximalLanes = 8;

/// Pixels added to each row so that the lines of `lanes` lanes stay clear of the next row.
int extraRowHeight(int lanes);

/// Draws a category's line in `room`, kLaneHeight high. Dashes start at its left edge.
void paintLine(QPainter& painter, const QRectF& room, LineStyle style, const QColor& color);

/// Paints highlights over text that is already drawn: fills darken a light page and lighten a dark
/// one, so that the text keeps its contrast.
class SpanPainter {
public:
    SpanPainter(QPainter& painter, const Theme& theme) : m_painter(painter), m_theme(theme) {}

    void paintBackground(const std::vector<PaintedFragment>& fragments, ColorRole role) const;
    void paintFills(const std::vector<PaintedFragment>& fragments,
                    const std::vector<Highlight>& highlights) const;
    void paintLines(const std::vector<PaintedFragment>& fragments,
                    const std::vector<Highlight>& highlights) const;
    /// Lines above the words; `fragments` are of marks of one side.
    void paintWordMarks(const std::vector<PaintedFragment>& fragments, WordMark::Side side) const;
    /// `focused` names a reason, and perhaps one of its spans for a stronger outline.
    void paintOutlines(const std::vector<PaintedFragment>& fragments,
                       const std::vector<Highlight>& highlights, const SpanRef& focused) const;
    /// A quiet frame around the span under the pointer.
    void paintHover(const std::vector<PaintedFragment>& fragments,
                    const std::vector<Highlight>& highlights, const SpanRef& hovered) const;

private:
    QRectF fillBox(const PaintedFragment& fragment) const;
    QRectF lineRoom(const PaintedFragment& fragment) const;
    void outline(const std::vector<QRectF>& boxes, const QPen& pen) const;
    void beginFill() const;

    QPainter& m_painter;
    const Theme& m_theme;
};

}  // namespace metes
