// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/Theme.h"

#include <QTabBar>

namespace metes {

/// The views of a page as words in its header. The chosen one is underlined; the ring shows where
/// the keyboard brought the focus.
class SectionTabs : public QTabBar {
    Q_OBJECT

public:
    explicit SectionTabs(const Theme& theme, QWidget* parent = nullptr);

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QFont strongFont() const;

    const Theme& m_theme;
    int m_hovered = -1;
    bool m_ring = false;
};

}  // namespace metes
