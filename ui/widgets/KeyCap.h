// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

namespace metes {

/// A small key drawn beside what it does. Decoration: the action's own shortcut is what a screen
/// reader hears.
class KeyCap : public QWidget {
    Q_OBJECT

public:
    /// Where the cap lies: on the surface, or on a filled button.
    enum class Ground { Surface, Accent, Tinted };

    explicit KeyCap(const Theme& theme, const QString& key = {}, QWidget* parent = nullptr);

    QString key() const { return m_key; }
    void setKey(const QString& key);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    static QSize sizeFor(const Theme& theme, const QString& key);
    /// Draws a cap in `box`; `ink` colours the letter and, on a fill, the frame.
    static void paint(QPainter& painter, const QRect& box, const Theme& theme, const QString& key,
                      Ground ground, const QColor& ink);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    QString m_key;
};

}  // namespace metes
