// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/claims/RowModel.h"
#include "ui/theme/Theme.h"

#include <QListView>
#include <QStyledItemDelegate>

namespace metes {

/// Draws a SideRow: guides for the depth, lead, words, remark.
class SideDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    SideDelegate(const Theme& theme, const RowModel& model, QObject* parent);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option) const;
    void paintFigure(QPainter& painter, QRect& place, int right, const QString& figure) const;
    QColor ink(SideRow::Tone tone) const;

    const Theme& m_theme;
    const RowModel& m_model;
};

/// A narrow list of such rows. A click, Enter or, if wanted, an arrow key chooses a row.
class SideList : public QListView {
    Q_OBJECT

public:
    enum class Arrows { Choose, OnlyMove };

    SideList(const Theme& theme, const QString& name, QWidget* parent = nullptr);

    void setArrows(Arrows arrows) { m_arrows = arrows; }

    RowModel& rows() const { return *m_model; }
    /// Without rowChosen().
    void showRow(int row);

signals:
    void rowChosen(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    RowModel* m_model;
    Arrows m_arrows = Arrows::Choose;
    bool m_quiet = false;
    bool m_ring = false;
};

}  // namespace metes
