// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/patent/Category.h"
#include "ui/theme/Theme.h"

#include <QAbstractButton>

namespace metes {

/// The name of a category in semibold with an arrow: opens the menu of categories.
class CategoryButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit CategoryButton(const Theme& theme, QWidget* parent = nullptr);

    enum class Look { Plain, Struck };
    void setCategory(Category category, Look look);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QFont nameFont() const;

    const Theme& m_theme;
    Look m_look = Look::Plain;
    bool m_ring = false;
};

}  // namespace metes
