// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

namespace metes {

/// The letter of a category in a rounded square of its colour, 22 px.
class CategoryBadge : public QWidget {
    Q_OBJECT

public:
    explicit CategoryBadge(const Theme& theme, Category category = Category::Other,
                           QWidget* parent = nullptr);

    Category category() const { return m_category; }
    void setCategory(Category category);

    QSize sizeHint() const override;

    /// The same drawing for delegates.
    static void paint(QPainter& painter, const QRect& square, const Theme& theme,
                      Category category);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    Category m_category;
};

}  // namespace metes
