// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace metes {

class Chip;

/// The 36 px line above a panel: title, muted note, chips at the left; controls at the right.
class PanelHeader : public QWidget {
    Q_OBJECT

public:
    explicit PanelHeader(const Theme& theme, const QString& title, QWidget* parent = nullptr);

    QString title() const;
    void setTitle(const QString& title);
    /// Muted words after the title: "17 of 50".
    void setNote(const QString& note);
    /// Owned by the header, after title and note.
    Chip* addChip(const QString& text);
    /// Takes ownership; right-aligned, in order.
    void addControl(QWidget* control);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void restyle();

    const Theme& m_theme;
    QHBoxLayout* m_left;
    QHBoxLayout* m_right;
    QLabel* m_title;
    QLabel* m_note;
};

}  // namespace metes
