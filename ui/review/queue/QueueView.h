// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/KeyedListView.h"

namespace metes {

class QueueModel;

/// The queue's list: rows of two known heights, so that half a million need no layout. Only Page
/// and Home/End keys are its own; all others go on to the parent. `model` must outlive it.
class QueueView : public KeyedListView {
    Q_OBJECT

public:
    static constexpr int kHeadingHeight = 32;
    static constexpr int kClaimHeight = 52;

    QueueView(const Theme& theme, QueueModel& model, QWidget* parent = nullptr);

    QRect visualRect(const QModelIndex& index) const override;
    QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    void doItemsLayout() override;

protected:
    int horizontalOffset() const override { return 0; }
    int verticalOffset() const override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    void paintEvent(QPaintEvent* event) override;
    bool takesKey(const QKeyEvent& event) const override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    QRegion visualRegionForSelection(const QItemSelection& selection) const override;

private:
    int topOf(int row) const;
    int heightOf(int row) const;
    int rowAt(int y) const;
    int contentHeight() const;
    void paintRows(const QRect& place);

    QueueModel& m_model;
};

}  // namespace metes
