// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/Ground.h"

#include <QPaintEvent>
#include <QPainter>

namespace metes {

Ground::Ground(const Theme& theme, ColorRole role, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_role(role)
{
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Ground::paintEvent(QPaintEvent* event)
{
    QPainter(this).fillRect(event->rect(), m_theme.color(m_role));
}

}  // namespace metes
