// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/ExamineController.h"
#include "ui/shell/Page.h"
#include "ui/shell/ProjectContext.h"

#include <filesystem>

class QShortcut;

namespace metes {

class ClaimDraftEditor;
class DraftActs;
class DraftScores;
struct DriversState;
class ExaminePanes;
class FindingModel;

/// The Examine page: an attorney's own claims, checked while they are written. Connects editor,
/// controller and panels.
class ExaminePage : public Page {
    Q_OBJECT

public:
    /// Drafts live in the user's folder.
    ExaminePage(const ProjectContext& context, QWidget* parent = nullptr);
    /// For tests: drafts live in `drafts`.
    ExaminePage(const ProjectContext& context, const std::filesystem::path& drafts,
                QWidget* parent);
    ~ExaminePage() override;

    QString pageId() const override;
    void activate() override;
    QList<QWidget*> panes() const override;
    QString searchHint() const override;
    void search(const QString& query) override;
    void undo() override;
    void redo() override;
    void setQueueVisible(bool visible) override;
    void projectChangedOutside() override;
    std::optional<bool> isLayerShown(Command layer) const override;
    void toggleLayer(Command layer) override;

    ExamineController& controller() { return m_controller; }
    ExaminePanes& examinePanes() const { return *m_panes; }
    DraftActs& acts() const { return *m_acts; }
    const DraftScores& scores() const { return *m_scores; }
    const FindingModel& findingModel() const { return *m_model; }
    ClaimDraftEditor& editor() const;

private:
    // ExaminePage.cpp
    void connectController();
    void connectEditor();
    void connectFindings();
    void connectSides();
    void connectActs();
    void addKeys();
    void updateKeys();
    void restore();

    // ExaminePageShow.cpp
    void showDraft();
    void showExamination();
    void showOutline();
    void showMarks();
    void showJudgements();
    void showChoice(const std::string& id);
    void showFinding(const Finding& finding, const std::string& id);
    void followCaret();
    void showClaim(std::int32_t number);
    void light(const std::vector<Evidence>& places, int turn);
    void updateUndo();
    void applyEdit(const std::string& id);
    void askReason(const std::string& id);
    void showError(const Error& error);
    void showSaveError(const Error& error);

    // ExaminePageDrivers.cpp
    void connectDrivers();
    void toggleDrivers();
    void showScores();
    void showDrivers();
    DriversState driversState() const;
    void showDriver(int row);

    ProjectContext m_context;
    FindingModel* m_model;
    ExaminePanes* m_panes;
    std::shared_ptr<DraftStore> m_store;
    ExamineController m_controller;
    DraftActs* m_acts;
    DraftScores* m_scores;
    std::shared_ptr<const std::vector<std::string>> m_description;
    QAction* m_saveAsText;
    QAction* m_saveAgain;
    QShortcut* m_next;
    QShortcut* m_previous;
    QShortcut* m_driversKey;
    bool m_saveFailed = false;
};

}  // namespace metes
