// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The two reading panes, claim and office action, and what they mark. All ranges are code points
// of the text as stored; what Qt or QScintilla count stays inside this folder.

#include "core/patent/Category.h"
#include "core/patent/Span.h"
#include "core/text/TextRange.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace metes {

/// Names one span of one reason. A null reference has no reason; index -1 means the whole reason.
struct SpanRef {
    QString reasonId;
    int spanIndex = -1;

    bool isNull() const { return reasonId.isEmpty(); }
    bool operator==(const SpanRef&) const = default;
};

struct Highlight {
    QString reasonId;
    int spanIndex = 0;
    TextRange range;
    Category category = Category::Other;
    bool rejected = false;  ///< shown as a pale line without fill
    MatchClass match = MatchClass::Exact;
    /// A line without fill is the claim checker's: nobody has cited it.
    enum class Look { Filled, Line };
    Look look = Look::Filled;

    SpanRef ref() const { return {reasonId, spanIndex}; }
    bool operator==(const Highlight&) const = default;
};

/// A word that moved a model's probability. A bracket stands above it, since what is cited has its
/// line below: solid where the word raises the probability, dashed where it lowers it.
struct WordMark {
    enum class Side { Raises, Lowers };

    TextRange range;
    Side side = Side::Raises;

    bool operator==(const WordMark&) const = default;
};

/// One piece of a highlight as it is painted: one row at most.
struct PaintedFragment {
    std::size_t highlight = 0;  ///< index into the pane's highlights
    int lane = 0;               ///< 0 is the line nearest to the text
    TextRange range;            ///< the characters under this piece
    QRectF box;                 ///< in the viewport, as high as the font's ascent and descent
    qreal baseline = 0;         ///< in the viewport
};

}  // namespace metes
