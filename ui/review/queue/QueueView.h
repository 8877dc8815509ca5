// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/Theme.h"

#include <QListView>

namespace metes {

class QueueModel;

/// The queue's list: rows of two known heights, so that half a million need no layout. Only Page
/// and Home/End keys are its own; all others go on to the parent. `model` must outlive it.
class QueueView : public QListView {
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
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    QRegion visualRegionForSelection(const QItemSelection& selection) const override;

private:
    int topOf(int row) const;
    int heightOf(int row) const;
    int rowAt(int y) const;
    int contentHeight() const;
    void go(int row);

    const Theme& m_theme;
    QueueModel& m_model;
    bool m_ring = false;
};

}  // namespace metes
