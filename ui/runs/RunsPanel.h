// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/runs/RunListModel.h"
#include "ui/theme/Theme.h"

#include <QWidget>

class QLabel;

namespace metes {

class Button;
class RunListView;

/// The left pane: how many runs there are, "New run…", the list.
class RunsPanel : public QWidget {
    Q_OBJECT

public:
    RunsPanel(const Theme& theme, RunListModel& model, QWidget* parent = nullptr);

    RunListView& view() const { return *m_view; }
    Button& newRun() const { return *m_new; }
    void refresh();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void restyle();

    const Theme& m_theme;
    RunListModel& m_model;
    QLabel* m_title;
    QLabel* m_note;
    Button* m_new;
    RunListView* m_view;
};

}  // namespace metes
