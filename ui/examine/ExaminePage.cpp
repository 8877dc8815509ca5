// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/ExaminePage.h"

#include "core/store/Database.h"
#include "core/text/Folding.h"
#include "ui/editor/ClaimDraftEditor.h"
#include "ui/examine/DraftActs.h"
#include "ui/examine/ExaminePanes.h"
#include "ui/examine/SupportPanel.h"
#include "ui/examine/chart/ChartPanel.h"
#include "ui/examine/claims/OutlinePanel.h"
#include "ui/examine/claims/SideList.h"
#include "ui/examine/draft/ApplicationChooser.h"
#include "ui/examine/draft/DraftStart.h"
#include "ui/examine/draft/FileDrop.h"
#include "ui/examine/findings/FindingModel.h"
#include "ui/examine/findings/FindingView.h"
#include "ui/examine/findings/FindingWords.h"
#include "ui/examine/findings/FindingsPanel.h"
#include "ui/examine/predictions/DraftScores.h"
#include "ui/predictions/DriverList.h"
#include "ui/predictions/DriversPanel.h"
#include "ui/settings/KeyMap.h"
#include "ui/shell/ErrorText.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace metes {

ExaminePage::ExaminePage(const ProjectContext& context, QWidget* parent)
    : ExaminePage(context, DraftStore::userFolder(), parent)
{
}

ExaminePage::ExaminePage(const ProjectContext& context, const std::filesystem::path& drafts,
                         QWidget* parent)
    : Page(parent),
      m_context(context),
      m_model(new FindingModel(
          [this](const Finding& finding) { return m_controller.judgement(finding); }, this)),
      m_panes(new ExaminePanes(context.theme, context.settings, *m_model, this)),
      m_store(std::make_shared<DraftStore>(drafts)),
      m_controller({context.jobs, m_store, context.clock},
                   [this]() -> const std::string& { return editor().text(); }),
      m_acts(new DraftActs(context, m_controller, m_store, this)),
      m_scores(new DraftScores(context.jobs, context.database.path(), this)),
      m_saveAsText(new QAction(tr("Save as text…"), this)),
      m_saveAgain(new QAction(tr("Try again"), this)),
      m_next(new QShortcut(this)),
      m_previous(new QShortcut(this)),
      m_driversKey(new QShortcut(this))
{
    setObjectName(QStringLiteral("examinePage"));
    setAccessibleName(tr("Examine"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_panes);
    connectController();
    connectEditor();
    connectFindings();
    connectSides();
    connectActs();
    connectDrivers();
    addKeys();
    restore();
}

ExaminePage::~ExaminePage()
{
    // The editor is asked for its text once more, while it is there.
    std::ignore = m_controller.saveNow();
    m_controller.disconnect(this);
    // The panes go after this object has ceased to be a page.
    for (QObject* part : findChildren<QObject*>()) {
        part->disconnect(this);
    }
}

QString ExaminePage::pageId() const
{
    return QStringLiteral("examine");
}

ClaimDraftEditor& ExaminePage::editor() const
{
    return m_panes->editor();
}

void ExaminePage::restore()
{
    m_panes->outline().setMenu(m_acts->draftMenu());
    const Result<void> opened = m_controller.open(m_store->latest().value_or(makeDraft({})));
    if (!opened) {
        showError(opened.error());
    }
}

void ExaminePage::activate()
{
    if (m_panes->isChooserShown()) {
        m_panes->chooser().setFocus(Qt::OtherFocusReason);
    } else {
        editor().setFocus(Qt::OtherFocusReason);
    }
    // Runs may have come meanwhile.
    m_scores->readRuns();
    emit statusChanged({});
}

QList<QWidget*> ExaminePage::panes() const
{
    return {&m_panes->outline().claims(), &m_panes->outline().terms(), editor().input(),
            &m_panes->findings().view(), &m_panes->support().list(), &m_panes->drivers().list()};
}

QString ExaminePage::searchHint() const
{
    return tr("Search the draft");
}

void ExaminePage::search(const QString& query)
{
    std::vector<TextRange> hits;
    if (!query.trimmed().isEmpty()) {
        hits = findFolded(fold(editor().text()), query.trimmed().toStdString());
    }
    editor().focusMark({}, hits);
    if (!hits.empty()) {
        editor().scrollToRange(hits.front());
    }
    if (!query.trimmed().isEmpty()) {
        emit messageRaised(tr("%n place(s)", nullptr, static_cast<int>(hits.size())));
    }
}

void ExaminePage::undo()
{
    if (editor().canUndo()) {
        editor().undo();
    } else {
        emit messageRaised(tr("Nothing to undo"));
    }
    updateUndo();
}

void ExaminePage::redo()
{
    if (editor().canRedo()) {
        editor().redo();
    } else {
        emit messageRaised(tr("Nothing to redo"));
    }
    updateUndo();
}

void ExaminePage::setQueueVisible(bool visible)
{
    m_panes->outline().setVisible(visible);
}

void ExaminePage::connectController()
{
    connect(&m_controller, &ExamineController::draftOpened, this, &ExaminePage::showDraft);
    connect(&m_controller, &ExamineController::examined, this, &ExaminePage::showExamination);
    connect(&m_controller, &ExamineController::judgementsChanged, this,
            &ExaminePage::showJudgements);
    connect(&m_controller, &ExamineController::acted, this, [this](int number) {
        editor().recordAct(number);
        updateUndo();
    });
    connect(&m_controller, &ExamineController::descriptionChanged, this,
            [this] {
                const Draft& draft = m_controller.draft();
                m_panes->support().setDescription(draft.description);
                m_description =
                    std::make_shared<const std::vector<std::string>>(draft.description);
            });
    connect(&m_controller, &ExamineController::renamed, this, [this] {
        m_panes->outline().setDraftName(QString::fromStdString(m_controller.draft().name));
    });
    connect(&m_controller, &ExamineController::saved, this, [this] {
        m_panes->setSaveText(tr("Saved"));
        if (std::exchange(m_saveFailed, false)) {
            m_panes->banner().close();
        }
    });
    connect(&m_controller, &ExamineController::saveFailed, this, &ExaminePage::showSaveError);
    connect(&m_controller, &ExamineController::failed, this, &ExaminePage::showError);
}

void ExaminePage::connectEditor()
{
    connect(&editor(), &ClaimDraftEditor::textEdited, this, [this] {
        m_controller.noteEdit();
        m_panes->setStartShown(editor().isEmpty());
        m_panes->setSaveText(tr("Saving"));
        updateUndo();
    });
    connect(&editor(), &ClaimDraftEditor::caretMoved, this, &ExaminePage::followCaret);
    connect(&editor(), &ClaimDraftEditor::actUndone, &m_controller, &ExamineController::undoAct);
    connect(&editor(), &ClaimDraftEditor::actRedone, &m_controller, &ExamineController::redoAct);
    connect(&editor(), &ClaimDraftEditor::markClicked, this, [this](const QString& id) {
        m_panes->setSupportShown(false);
        m_panes->findings().view().choose(id.toStdString());
    });
    editor().setHoverText([this](const QString& id) {
        const std::shared_ptr<const Examination> examined = m_controller.examination();
        const Finding* finding = examined ? examined->finding(id.toStdString()) : nullptr;
        return finding == nullptr ? QString()
                                  : findingKindName(finding->kind) + QStringLiteral(". ")
                                        + findingMessage(*finding);
    });
    connect(m_panes, &ExaminePanes::undoRequested, this, &ExaminePage::undo);
    DraftStart& start = m_panes->start();
    connect(&start, &DraftStart::pasteRequested, m_acts, &DraftActs::paste);
    connect(&start, &DraftStart::openRequested, m_acts, &DraftActs::openFile);
    connect(&start, &DraftStart::applicationRequested, m_acts, &DraftActs::chooseApplication);
}

void ExaminePage::connectFindings()
{
    FindingView& view = m_panes->findings().view();
    connect(&view, &FindingView::findingChosen, this, &ExaminePage::showChoice);
    connect(&view, &FindingView::applyRequested, this, &ExaminePage::applyEdit);
    connect(&view, &FindingView::dismissRequested, this, &ExaminePage::askReason);
    connect(&view, &FindingView::acceptRequested, this,
            [this](const std::string& id) { m_controller.accept(id); });
    connect(&view, &FindingView::takeBackRequested, this,
            [this](const std::string& id) { m_controller.takeBack(id); });
    connect(&view, &FindingView::evidenceChosen, this, [this](const std::string& id, int index) {
        if (const Finding* finding = m_controller.finding(id)) {
            light(finding->evidence, index);
        }
    });
    connect(&m_panes->findings(), &FindingsPanel::dismissed, this,
            [this](const std::string& id, const std::string& reason) {
                m_controller.dismiss(id, reason);
            });
    connect(&m_panes->findings(), &FindingsPanel::reasonMissing, this,
            [this] { emit messageRaised(tr("A dismissal needs a reason")); });
    connect(m_model, &FindingModel::countsChanged, this, &ExaminePage::showMarks);
}

void ExaminePage::connectSides()
{
    connect(&m_panes->outline(), &OutlinePanel::claimChosen, this, &ExaminePage::showClaim);
    connect(&m_panes->outline(), &OutlinePanel::termChosen, this, &ExaminePage::light);
    connect(&m_panes->support(), &SupportPanel::termChosen, this,
            [this](const Evidence& place) { light({place}, 0); });
    connect(&m_panes->chart(), &ChartPanel::elementChosen, this,
            [this](const Evidence& element) { light({element}, 0); });
    connect(m_panes, &ExaminePanes::descriptionRequested, m_acts, &DraftActs::askDescription);
    ApplicationChooser& chooser = m_panes->chooser();
    connect(&chooser, &ApplicationChooser::closed, this,
            [this] { m_panes->setChooserShown(false); });
    connect(&chooser, &ApplicationChooser::chosen, m_acts, &DraftActs::take);
}

void ExaminePage::connectActs()
{
    connect(m_acts, &DraftActs::choiceOffered, this,
            [this](const std::vector<ApplicationChoice>& choices, const QString& source) {
                m_panes->chooser().setChoices(choices, source);
                m_panes->setChooserShown(true);
            });
    connect(m_acts, &DraftActs::opened, this, [this] {
        m_panes->banner().close();
        m_panes->setChooserShown(false);
    });
    connect(m_acts, &DraftActs::messageRaised, this, &Page::messageRaised);
    auto* drop = new FileDrop(this);
    drop->watch(*this);
    drop->watch(*editor().input());
    if (auto* scrolled = qobject_cast<QAbstractScrollArea*>(editor().input())) {
        drop->watch(*scrolled->viewport());
    }
    connect(drop, &FileDrop::dropped, m_acts, &DraftActs::openDropped);
    connect(m_acts, &DraftActs::failed, this, &ExaminePage::showError);
    connect(m_saveAsText, &QAction::triggered, m_acts, &DraftActs::saveAsText);
    connect(m_saveAgain, &QAction::triggered, this, [this] {
        if (const Result<void> written = m_controller.saveNow(); !written) {
            showSaveError(written.error());
        } else {
            m_panes->banner().close();
            m_panes->setSaveText(tr("Saved"));
        }
    });
}

void ExaminePage::addKeys()
{
    for (QShortcut* shortcut : {m_next, m_previous, m_driversKey}) {
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    }
    connect(m_next, &QShortcut::activated, this, [this] { m_panes->findings().view().walk(1); });
    connect(m_previous, &QShortcut::activated, this,
            [this] { m_panes->findings().view().walk(-1); });
    connect(m_driversKey, &QShortcut::activated, this, &ExaminePage::toggleDrivers);
    connect(&m_context.keys, &KeyMap::changed, this, &ExaminePage::updateKeys);
    updateKeys();
}

void ExaminePage::updateKeys()
{
    const KeyMap& keys = m_context.keys;
    m_next->setKeys(keys.keys(Command::NextFinding));
    m_previous->setKeys(keys.keys(Command::PreviousFinding));
    m_driversKey->setKeys(keys.keys(Command::ToggleDrivers));
    m_panes->setDriversKey(keys.keyText(Command::ToggleDrivers));
    m_panes->findings().view().setKeys(
        [&keys](const QKeySequence& key) { return keys.commandFor(key, KeyScope::Examine); },
        {keys.keyText(Command::TakeEdit), keys.keyText(Command::AcceptFinding),
         keys.keyText(Command::DismissFinding), keys.keyText(Command::TakeBackFinding)});
    updateUndo();
}

}  // namespace metes
