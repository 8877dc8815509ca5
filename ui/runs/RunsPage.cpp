// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/runs/RunsPage.h"

#include "ui/plots/Numbers.h"
#include "ui/runs/NewRunDialog.h"
#include "ui/runs/RunDetail.h"
#include "ui/runs/RunListView.h"
#include "ui/runs/RunsPanel.h"
#include "ui/settings/KeyMap.h"
#include "ui/settings/Settings.h"
#include "ui/shell/ErrorText.h"
#include "ui/shell/ProjectFiles.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/DialogService.h"
#include "ui/widgets/EmptyState.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace metes {

namespace {

const QString kSplitter = QStringLiteral("runs");

}  // namespace

RunsPage::RunsPage(const ProjectContext& context, QWidget* parent)
    : Page(parent),
      m_context(context),
      m_controller(context.jobs, toPath(context.path), context.clock),
      m_banner(new Banner(context.theme, this)),
      m_stack(new QStackedWidget(this)),
      m_empty(new EmptyState(context.theme, this)),
      m_splitter(new QSplitter(this)),
      m_panel(new RunsPanel(context.theme, m_model, this)),
      m_detail(new RunDetail(
          context.theme, context.dialogs,
          context.readOnly ? RunDetail::Access::ReadOnly : RunDetail::Access::Full, this))
{
    setObjectName(QStringLiteral("runsPage"));
    setAccessibleName(tr("Runs"));
    m_banner->setObjectName(QStringLiteral("runsBanner"));
    m_empty->setObjectName(QStringLiteral("runsEmpty"));
    m_empty->setIcon(QStringLiteral("runs"));
    m_empty->setTitle(tr("No runs yet"));
    m_empty->setSentence(
        tr("A run lets a predictor say of every claim how likely it is indefinite, "
           "and why. It can be paused, and goes on where it stopped."));
    m_splitter->addWidget(m_panel);
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->setSizes({metrics::kQueue, 4 * metrics::kQueue});
    m_splitter->restoreState(context.settings.splitterState(kSplitter));
    m_stack->addWidget(new QWidget(this));  // nothing, until the list is read
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_splitter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addWidget(m_stack, 1);
    m_panel->newRun().setEnabled(!context.readOnly);
    connectController();
    connectParts();
    updateKeys();
    m_controller.refresh();
}

RunsPage::~RunsPage()
{
    // The parts go after this object has ceased to be a page.
    m_controller.disconnect(this);
    for (QObject* part : findChildren<QObject*>()) {
        part->disconnect(this);
    }
}

QString RunsPage::pageId() const
{
    return QStringLiteral("runs");
}

void RunsPage::connectController()
{
    connect(&m_controller, &RunsController::listChanged, this, &RunsPage::showNewList);
    connect(&m_controller, &RunsController::activityChanged, this, [this] {
        refresh();
        emit jobChanged(activityText(m_controller));
    });
    connect(&m_controller, &RunsController::begun, this, [this](int serial, RunId run) {
        if (m_serial == serial) {
            m_serial = 0;
            m_run = m_awaited = run;
        }
    });
    connect(&m_controller, &RunsController::finished, this, [this](const RunRecord& run) {
        emit messageRaised(tr("%1 finished").arg(numberedTitle(run)));
    });
    connect(&m_controller, &RunsController::cancelled, this, [this](const RunRecord& run) {
        emit messageRaised(tr("%1 cancelled").arg(numberedTitle(run)));
    });
    connect(&m_controller, &RunsController::failed, this, &RunsPage::showError);
    connect(&m_controller, &RunsController::failuresRead, this,
            [this](RunId run, const std::vector<FailedClaim>& claims) {
                if (run == m_run) {
                    m_detail->showFailures(claims);
                }
            });
}

void RunsPage::connectParts()
{
    connect(m_empty, &EmptyState::actionTriggered, this, &RunsPage::askNewRun);
    connect(&m_panel->newRun(), &QAbstractButton::clicked, this, &RunsPage::askNewRun);
    connect(&m_panel->view(), &RunListView::rowChosen, this, &RunsPage::choose);
    connect(m_detail, &RunDetail::resumeRequested, this, &RunsPage::pauseOrResume);
    connect(m_detail, &RunDetail::pauseRequested, this, &RunsPage::pauseOrResume);
    connect(m_detail, &RunDetail::cancelRequested, this, &RunsPage::cancelChosen);
    connect(m_detail, &RunDetail::deleteRequested, this, &RunsPage::askDelete);
    connect(m_detail, &RunDetail::metricsRequested, this, [this] {
        const RunRecord* run = chosenRun();
        emit pageRequested(QStringLiteral("metrics"),
                           run != nullptr ? QString::fromStdString(run->name) : QString());
    });
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { m_context.settings.setSplitterState(kSplitter, m_splitter->saveState()); });
    connect(&m_context.keys, &KeyMap::changed, this, &RunsPage::updateKeys);
    m_panel->view().setForeignKeys([this](const QKeySequence& key) { return isCommandKey(key); });
}

void RunsPage::updateKeys()
{
    const KeyMap& keys = m_context.keys;
    m_panel->newRun().setKeyHint(keys.keyText(Command::NewRun));
    m_detail->setKeys(keys.keyText(Command::PauseRun), keys.keyText(Command::CancelRun));
    m_empty->setAction(m_context.readOnly ? QString() : tr("New run…"),
                       keys.keyText(Command::NewRun));
}

bool RunsPage::isCommandKey(const QKeySequence& key) const
{
    const std::optional<Command> command = m_context.keys.commandFor(key, KeyScope::Runs);
    return command && commandScope(*command) == KeyScope::Runs;
}

void RunsPage::keyPressEvent(QKeyEvent* event)
{
    const QKeySequence key(event->keyCombination());
    if (isCommandKey(key)) {
        handle(*m_context.keys.commandFor(key, KeyScope::Runs));
    } else {
        Page::keyPressEvent(event);
    }
}

void RunsPage::handle(Command command)
{
    switch (command) {
    case Command::NewRun: askNewRun(); break;
    case Command::PauseRun: pauseOrResume(); break;
    case Command::CancelRun: cancelChosen(); break;
    case Command::DeleteRun: askDelete(); break;
    default: break;
    }
}

void RunsPage::activate()
{
    m_controller.refresh();
    if (m_stack->currentWidget() == m_splitter) {
        m_panel->view().setFocus(Qt::OtherFocusReason);
    } else {
        m_empty->setFocus(Qt::OtherFocusReason);
        setFocus(Qt::OtherFocusReason);
    }
    emit statusChanged({});
}

QList<QWidget*> RunsPage::panes() const
{
    if (m_stack->currentWidget() != m_splitter) {
        return {m_stack->currentWidget()};
    }
    return {&m_panel->view(), m_detail->firstPane()};
}

void RunsPage::setQueueVisible(bool visible)
{
    m_panel->setVisible(visible);
}

void RunsPage::cancelJob()
{
    const RunActivity* activity = m_controller.activity();
    if (activity == nullptr) {
        return;
    }
    const RunRecord* run =
        m_controller.list() ? m_controller.list()->find(activity->job.run) : nullptr;
    if (run != nullptr) {
        askGiveUp(*run);
    } else {
        m_controller.stop();
    }
}

bool RunsPage::isWriting() const
{
    return m_controller.activity() != nullptr;
}

void RunsPage::projectChangedOutside()
{
    m_controller.refresh();
}

const RunRecord* RunsPage::chosenRun() const
{
    return m_controller.list() && m_run ? m_controller.list()->find(m_run) : nullptr;
}

std::optional<RunJob> RunsPage::chosenJob() const
{
    const auto isChosen = [this](const RunJob& job) {
        return job.request && job.serial == m_serial;
    };
    if (const RunActivity* activity = m_controller.activity();
        activity && isChosen(activity->job)) {
        return activity->job;
    }
    const auto& waiting = m_controller.waiting();
    const auto found = std::find_if(waiting.begin(), waiting.end(), isChosen);
    return found == waiting.end() ? std::nullopt : std::optional(*found);
}

void RunsPage::choose(int row)
{
    const RunRow& chosen = m_model.rows()[static_cast<std::size_t>(row)];
    m_serial = chosen.serial;
    m_run = chosen.run;
    showChosen();
    if (m_run) {
        m_controller.askFailures(m_run);
    }
}

void RunsPage::refresh()
{
    {
        // A view chooses another row when the current one goes; here the person chooses.
        const QSignalBlocker quiet(m_panel->view());
        m_model.update(m_controller);
    }
    m_panel->refresh();
    int row = m_serial != 0 ? m_model.rowOf(m_serial) : m_model.rowOf(m_run);
    const bool found = row >= 0;
    const bool awaited = m_run && m_run == m_awaited;
    if (!found && !awaited && m_model.rowCount() > 0) {
        row = 0;
    }
    m_panel->view().showRow(row);
    const bool known = m_controller.list() != nullptr;
    const bool any = m_model.rowCount() > 0;
    m_stack->setCurrentIndex(any ? 2 : known && !awaited ? 1 : m_stack->currentIndex());
    const QWidget* focus = window()->focusWidget();
    if (any && isVisible() && (focus == this || focus == m_empty)) {
        m_panel->view().setFocus(Qt::OtherFocusReason);  // there was no list when the page came
    }
    if (!found && row >= 0) {
        choose(row);
        return;
    }
    showChosen();
}

void RunsPage::showNewList()
{
    if (m_controller.list()->find(m_awaited) != nullptr) {
        m_awaited = {};
    }
    refresh();
    if (const RunRecord* run = chosenRun(); run != nullptr && run->counts.failed > 0) {
        m_controller.askFailures(m_run);
    }
}

void RunsPage::showChosen()
{
    if (const std::optional<RunJob> job = chosenJob()) {
        m_detail->showRequest(m_controller, *job);
    } else if (const RunRecord* run = chosenRun()) {
        m_detail->showRun(m_controller, *run);
    } else if (m_model.rowCount() == 0) {
        m_detail->showNothing();
    }
}

void RunsPage::askNewRun()
{
    if (m_context.readOnly || m_controller.list() == nullptr) {
        return;
    }
    auto* dialog = new NewRunDialog(m_context.theme, m_context.dialogs, *m_controller.list(),
                                    toPath(m_context.path), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_banner->close();
        m_controller.begin(dialog->request());
        // What was asked for is what one wants to see.
        const auto& waiting = m_controller.waiting();
        m_serial = waiting.empty() ? m_controller.activity()->job.serial : waiting.back().serial;
        m_run = {};
        refresh();
    });
    dialog->open();
}

void RunsPage::pauseOrResume()
{
    const RunRecord* run = chosenRun();
    if (run == nullptr || m_context.readOnly) {
        return;
    }
    if (m_controller.isWorkingOn(run->id)) {
        m_controller.stop();
    } else if (m_controller.isWaiting(run->id)) {
        m_controller.takeOut(run->id);
    } else if (!hasEnded(run->state)) {
        m_banner->close();
        m_controller.resume(run->id);
    }
}

void RunsPage::cancelChosen()
{
    if (m_serial != 0) {
        m_controller.cancel(m_serial);
    } else if (const RunRecord* run = chosenRun(); run != nullptr) {
        askGiveUp(*run);
    }
}

void RunsPage::askGiveUp(const RunRecord& run)
{
    if (m_context.readOnly || hasEnded(run.state)) {
        return;
    }
    const RunId id = run.id;
    const RunActivity* activity = m_controller.isWorkingOn(id) ? m_controller.activity() : nullptr;
    const qint64 done = activity != nullptr && activity->total > 0
                            ? activity->done
                            : run.counts.done + run.counts.failed;
    if (done > 0) {
        const Question question{
            tr("Cancel the run"),
            tr("Cancel %1?").arg(numberedTitle(run)),
            tr("The %1 claims that are done stay, the other %2 are not predicted, and the run can "
               "never go on. A paused run can.")
                .arg(countText(done), countText(run.counts.claims - done)),
            tr("Cancel the run"),
            tr("Keep it"),
            Question::Severity::Destructive};
        if (m_context.dialogs.confirm(this, question) != DialogService::Answer::Accept) {
            return;
        }
    }
    // It may have come to its end while the question stood.
    const RunRecord* now = m_controller.list() ? m_controller.list()->find(id) : nullptr;
    if (now != nullptr && !hasEnded(now->state)) {
        m_controller.giveUp(id);
    }
}

void RunsPage::askDelete()
{
    const RunRecord* run = chosenRun();
    if (run == nullptr || m_context.readOnly || m_controller.isWorkingOn(run->id)
        || m_controller.isWaiting(run->id)) {
        return;
    }
    const RunId id = run->id;
    const Question question{tr("Delete the run"),
                            tr("Delete %1?").arg(numberedTitle(*run)),
                            tr("Its %1 predictions go with it. Runs that were made from it stay.")
                                .arg(countText(run->counts.done)),
                            tr("Delete"),
                            {},
                            Question::Severity::Destructive};
    if (m_context.dialogs.confirm(this, question) == DialogService::Answer::Accept) {
        m_controller.erase(id);
    }
}

void RunsPage::showError(const Error& error)
{
    const ErrorText text = errorText(error);
    m_banner->showMessage(Banner::Kind::Error, text.happened, text.advice);
}

}  // namespace metes
