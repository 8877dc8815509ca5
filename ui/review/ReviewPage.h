// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/review/LinterLayer.h"
#include "ui/review/ReviewController.h"
#include "ui/review/queue/QueueLoader.h"
#include "ui/review/reasons/ReasonCard.h"
#include "ui/settings/Command.h"
#include "ui/shell/Page.h"
#include "ui/shell/ProjectContext.h"

#include <functional>
#include <map>
#include <optional>

namespace metes {

class DescriptionSearch;
class DriversLayer;
class PredictionLayer;
class QueueModel;
class ReadConnection;
class ReviewPanes;

/// The Review page: connects queue, controller and panels, and turns keys into acts.
class ReviewPage : public Page {
    Q_OBJECT

public:
    explicit ReviewPage(const ProjectContext& context, QWidget* parent = nullptr);
    ~ReviewPage() override;

    QString pageId() const override;
    void activate() override;
    QList<QWidget*> panes() const override;
    void search(const QString& query) override;
    QString searchHint() const override;
    void undo() override;
    void redo() override;
    void setQueueVisible(bool visible) override;
    void projectChangedOutside() override;
    std::optional<bool> isLayerShown(Command layer) const override;
    void toggleLayer(Command layer) override;

    /// What can be done by key here; false when there is no such command.
    bool run(Command command);

    ReviewController& controller() { return m_controller; }
    ReviewPanes& reviewPanes() const { return *m_panes; }
    const QueueModel& queueModel() const { return *m_model; }
    const LinterLayer& linter() const { return *m_linter; }
    const PredictionLayer& predictions() const { return *m_predictions; }
    const DriversLayer& drivers() const { return *m_drivers; }

signals:
    /// The queue was read; the first claim is shown.
    void ready();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // ReviewPage.cpp
    void connectController();
    void connectTexts();
    void connectCards();
    void showClaim();
    void showReview();
    void showFocus();
    void hover(const QString& reason, QObject* from);
    void showError(const Error& error);
    void showTakenBack(ReviewController::Direction direction, const UndoReceipt& receipt);
    void updateKeyHints();
    void updateStatus();
    QString claimName(ClaimId claim) const;

    // ReviewPageQueue.cpp
    void connectQueue();
    void takeQueue(const std::shared_ptr<ReviewQueue>& queue);
    void openFirstClaim();
    void applyFilter(const QueueFilter& filter);
    void clearFilters();
    void startSearch();
    void setTerms(const QString& query);
    void updateFacts(const std::vector<ClaimId>& claims);
    void go(int step);
    void choose(ClaimId claim);
    void toggleQueue();

    // ReviewPageLinter.cpp
    void connectLinter();
    void toggleLinter();
    void showLinter();
    void showHighlights();
    void useFinding(const QString& reason);

    // ReviewPageDrivers.cpp
    void connectDrivers();
    void askLayers();
    void toggleDrivers();
    void showPrediction();
    void showDrivers();
    void showDriver(int row);

    // ReviewPageKeys.cpp
    void setUpCommands();
    void setUpReasonCommands();
    void setUpSpanCommands();
    bool keysHold() const;
    std::optional<Command> commandOf(const QKeyEvent& event) const;
    void addSelection();
    void newReason();
    void writeNewReason(Category category, TextRange range);
    void moveSpanEdge(bool atEnd, bool byWord, int step);
    void editComment(const std::string& reason);
    void toggleParents();
    void toggleDescription();
    void runOnReason(const QString& reason, CardAct act);

    ProjectContext m_context;
    ReviewController m_controller;
    QueueModel* m_model;
    QueueLoader m_loader;
    DescriptionSearch* m_descriptions;
    std::shared_ptr<ReadConnection> m_reader;  ///< of the layers' jobs
    LinterLayer* m_linter;
    PredictionLayer* m_predictions;
    DriversLayer* m_drivers;
    ReviewPanes* m_panes;
    QAction* m_retry;
    std::map<Command, std::function<void()>> m_commands;
    QString m_query;
    std::vector<std::string> m_terms;
    std::function<void(const QString&)> m_written;  ///< takes what the inline editor asked for
    bool m_opened = false;
    int m_lastDriver = -1;
    std::size_t m_turn = 0;  ///< how often the same driver was chosen: walks its places
};

}  // namespace metes
