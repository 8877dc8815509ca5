// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/Theme.h"

#include <QListView>

namespace metes {

/// A list that is walked by keys: rows that a delegate draws, at most one of them selected, hover,
/// and a focus ring where the keyboard brought the focus. A click, Enter or, if wanted, walking
/// chooses a row.
class KeyedListView : public QListView {
    Q_OBJECT

public:
    enum class Arrows { Choose, OnlyMove };

    explicit KeyedListView(const Theme& theme, QWidget* parent = nullptr);

    void setArrows(Arrows arrows) { m_arrows = arrows; }
    /// Without rowChosen(); -1 selects nothing.
    void showRow(int row);

signals:
    void rowChosen(int row);

protected:
    const Theme& theme() const { return m_theme; }
    /// Keys that it does not take go on to the parent.
    virtual bool takesKey(const QKeyEvent& event) const;
    /// For lists that paint their rows themselves.
    void paintRing() const;

    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    Arrows m_arrows = Arrows::Choose;
    bool m_quiet = false;
    bool m_ring = false;
};

}  // namespace metes
