// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/runs/RunText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/KeyedListView.h"

#include <QStyledItemDelegate>

#include <functional>

namespace metes {

class RunListModel;

/// Draws mark, title, share and note of a run.
class RunDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    RunDelegate(const Theme& theme, QObject* parent);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option) const;
    /// The form alone tells the standing; the colour repeats it.
    void paintMark(QPainter& painter, const QRect& box, RunStanding standing) const;

    const Theme& m_theme;
};

/// The list of runs. Keys that the page has a command for are left to it.
class RunListView : public KeyedListView {
    Q_OBJECT

public:
    RunListView(const Theme& theme, RunListModel& model, QWidget* parent = nullptr);

    void setForeignKeys(std::function<bool(const QKeySequence&)> isForeign);

protected:
    bool takesKey(const QKeyEvent& event) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    std::function<bool(const QKeySequence&)> m_isForeign;
};

}  // namespace metes
