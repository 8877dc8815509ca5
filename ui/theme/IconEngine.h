// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"

#include <QHash>
#include <QIconEngine>
#include <QPointer>
#include <QSvgRenderer>

namespace metes {

/// Draws one of our SVG files in the theme's present colour, sharp at every scale. Disabled icons
/// are faint; selected ones take the accent.
class IconEngine : public QIconEngine {
public:
    IconEngine(const Theme& theme, const QString& name, ColorRole role);

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    QIconEngine* clone() const override;
    bool isNull() override { return m_svg.isEmpty(); }

private:
    QColor tint(QIcon::Mode mode) const;
    QImage render(const QSize& pixels, QIcon::Mode mode) const;

    QPointer<const Theme> m_theme;
    QString m_name;
    ColorRole m_role;
    QByteArray m_svg;
};

}  // namespace metes
