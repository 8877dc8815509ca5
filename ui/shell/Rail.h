// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QAbstractButton>
#include <QWidget>

#include "ui/theme/Theme.h"

class QButtonGroup;
class QVBoxLayout;

namespace metes {

/// One page on the rail: icon above its name, filled when chosen.
class RailButton : public QAbstractButton {
    Q_OBJECT

public:
    RailButton(const Theme& theme, const QString& icon, const QString& title,
               QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    const Theme& m_theme;
    QString m_icon;
    bool m_ring = false;
};

/// The pages that exist, at the window's left edge.
class Rail : public QWidget {
    Q_OBJECT

public:
    explicit Rail(const Theme& theme, QWidget* parent = nullptr);

    /// `keyHint` stands in the tooltip. Pages count from 0 in the order of adding.
    void addPage(const QString& icon, const QString& title, const QString& keyHint);
    void setCurrent(int page);
    int current() const;
    void setKeyHint(int page, const QString& keyHint);
    /// Where F6 puts the focus.
    QWidget* currentButton() const;

signals:
    void pageChosen(int page);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    QVBoxLayout* m_column;
    QButtonGroup* m_group;
    std::vector<RailButton*> m_buttons;
};

}  // namespace metes
