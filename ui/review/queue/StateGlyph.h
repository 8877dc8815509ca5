// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/review/Fold.h"
#include "ui/theme/Theme.h"

#include <QRectF>

class QPainter;

namespace metes {

/// Draws the mark of an item state: circle, check, pencil, cross, plus, empty set, skip arrow. The
/// form alone tells the state; the colour repeats it.
void paintStateGlyph(QPainter& painter, const QRectF& box, const Theme& theme, ClaimState state);
void paintFlagGlyph(QPainter& painter, const QRectF& box, const Theme& theme);
void paintCommentGlyph(QPainter& painter, const QRectF& box, const Theme& theme);

}  // namespace metes
