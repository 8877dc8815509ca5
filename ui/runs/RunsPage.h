// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/runs/RunListModel.h"
#include "ui/runs/RunsController.h"
#include "ui/shell/Page.h"
#include "ui/shell/ProjectContext.h"

class QSplitter;
class QStackedWidget;

namespace metes {

class EmptyState;
class RunDetail;
class RunsPanel;
enum class Command;

/// The Runs page: list of runs, the chosen one, and the work on them.
class RunsPage : public Page {
    Q_OBJECT

public:
    explicit RunsPage(const ProjectContext& context, QWidget* parent = nullptr);
    ~RunsPage() override;

    QString pageId() const override;
    void activate() override;
    QList<QWidget*> panes() const override;
    void setQueueVisible(bool visible) override;
    void cancelJob() override;
    bool isWriting() const override;
    void projectChangedOutside() override;

    RunsController& controller() { return m_controller; }
    const RunListModel& model() const { return m_model; }
    /// Opens the dialog for a new run.
    void askNewRun();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectController();
    void connectParts();
    void updateKeys();
    bool isCommandKey(const QKeySequence& key) const;
    void handle(Command command);
    void choose(int row);
    void refresh();
    void showNewList();
    void showChosen();
    const RunRecord* chosenRun() const;
    std::optional<RunJob> chosenJob() const;
    void pauseOrResume();
    /// Asks first where something would be lost.
    void cancelChosen();
    void askGiveUp(const RunRecord& run);
    void askDelete();
    void showError(const Error& error);

    ProjectContext m_context;
    RunsController m_controller;
    RunListModel m_model;
    Banner* m_banner;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QSplitter* m_splitter;
    RunsPanel* m_panel;
    RunDetail* m_detail;
    RunId m_run;       ///< that is shown
    RunId m_awaited;   ///< began just now: comes with the next reading of the list
    int m_serial = 0;  ///< of a request that is shown instead
};

}  // namespace metes
