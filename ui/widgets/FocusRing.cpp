// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/FocusRing.h"

#include <QFocusEvent>

namespace metes {

bool focusRingAfter(const QFocusEvent& event, bool before)
{
    switch (event.reason()) {
    case Qt::ActiveWindowFocusReason:
    case Qt::PopupFocusReason: return before;
    case Qt::TabFocusReason:
    case Qt::BacktabFocusReason:
    case Qt::ShortcutFocusReason: return event.gotFocus();
    default: return false;
    }
}

void paintFocusRing(QPainter& painter, const QRectF& rect, qreal radius, const Theme& theme)
{
    constexpr qreal kHalf = metrics::kFocusRing / 2.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.color(ColorRole::Accent), metrics::kFocusRing));
    painter.drawRoundedRect(rect.adjusted(kHalf, kHalf, -kHalf, -kHalf), radius - kHalf,
                            radius - kHalf);
    painter.restore();
}

}  // namespace metes
