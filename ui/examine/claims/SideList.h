// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/claims/RowModel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/KeyedListView.h"

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

/// A narrow list of such rows.
class SideList : public KeyedListView {
    Q_OBJECT

public:
    SideList(const Theme& theme, const QString& name, QWidget* parent = nullptr);

    RowModel& rows() const { return *m_model; }

private:
    RowModel* m_model;
};

}  // namespace metes
