// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Questions that both panes ask of what they have painted.

#include "ui/editor/Highlight.h"

#include <QPointF>

#include <vector>

namespace metes {

/// Indices of the highlights painted at a place of the viewport, lane 0 first.
std::vector<std::size_t> highlightsUnder(const std::vector<PaintedFragment>& fragments,
                                         QPointF place);

/// The characters painted for a span; neighbouring pieces joined.
std::vector<TextRange> rangesOf(const std::vector<PaintedFragment>& fragments,
                                const std::vector<Highlight>& highlights, const SpanRef& span);

}  // namespace metes
