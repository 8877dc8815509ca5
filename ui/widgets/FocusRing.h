// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"

#include <QPainter>

class QFocusEvent;

namespace metes {

/// Whether the ring shows after focus came or went: it does where the keyboard brought the focus,
/// and stays as it was while another window or a menu is in front.
bool focusRingAfter(const QFocusEvent& event, bool before);

/// The 2 px accent ring just inside `rect`.
void paintFocusRing(QPainter& painter, const QRectF& rect, qreal radius, const Theme& theme);

}  // namespace metes
