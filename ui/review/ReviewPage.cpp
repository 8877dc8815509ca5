// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/ReviewPage.h"

#include "core/store/ClaimRepository.h"
#include "core/store/Database.h"
#include "ui/editor/ActionView.h"
#include "ui/editor/ClaimView.h"
#include "ui/examine/findings/FindingWords.h"
#include "ui/jobs/ReadConnection.h"
#include "ui/review/DriversLayer.h"
#include "ui/review/LabelBar.h"
#include "ui/review/PredictionLayer.h"
#include "ui/review/ReviewPanes.h"
#include "ui/review/ReviewWords.h"
#include "ui/review/queue/FilterBar.h"
#include "ui/review/queue/QueueModel.h"
#include "ui/review/queue/QueuePanel.h"
#include "ui/review/queue/QueueView.h"
#include "ui/review/reasons/CommentEditor.h"
#include "ui/review/reasons/ReasonCards.h"
#include "ui/review/texts/ActionPanel.h"
#include "ui/review/texts/ClaimPanel.h"
#include "ui/review/texts/DescriptionPanel.h"
#include "ui/review/texts/DescriptionSearch.h"
#include "ui/review/texts/SelectionBar.h"
#include "ui/settings/KeyMap.h"
#include "ui/settings/Settings.h"
#include "ui/shell/ErrorText.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace metes {

ReviewPage::ReviewPage(const ProjectContext& context, QWidget* parent)
    : Page(parent),
      m_context(context),
      m_controller(context.database, context.session, context.clock),
      m_model(new QueueModel(
          [&database = context.database](const std::vector<ClaimId>& claims) {
              return ClaimRepository(database).summaries(claims);
          },
          this)),
      m_loader(context.jobs, context.database.path()),
      m_descriptions(new DescriptionSearch(context.jobs, context.database.path(), this)),
      m_reader(std::make_shared<ReadConnection>(context.database.path())),
      m_linter(new LinterLayer(context.jobs, m_reader, this)),
      m_predictions(new PredictionLayer(context.jobs, context.database, m_reader, this)),
      m_drivers(new DriversLayer(context.jobs, context.database.path(), this)),
      m_panes(new ReviewPanes(context.theme, context.settings, *m_model, this)),
      m_retry(new QAction(tr("Retry"), this))
{
    setObjectName(QStringLiteral("reviewPage"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Review"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_panes);
    m_panes->labels().setEnabled(!context.readOnly);
    setUpCommands();
    connectQueue();
    connectController();
    connectTexts();
    connectCards();
    if (context.blind) {
        m_panes->claim().hideLayers();
    } else {
        connectLinter();
        connectDrivers();
    }
    connect(&context.keys, &KeyMap::changed, this, &ReviewPage::updateKeyHints);
    updateKeyHints();
    showClaim();
    qApp->installEventFilter(this);
    m_loader.load(context.session.annotator());
}

ReviewPage::~ReviewPage() = default;

QString ReviewPage::pageId() const
{
    return QStringLiteral("review");
}

QString ReviewPage::searchHint() const
{
    return tr("Search claims, actions, reasons");
}

void ReviewPage::activate()
{
    if (m_controller.item() != nullptr) {
        m_panes->claim().view().setFocus(Qt::OtherFocusReason);
    } else {
        m_panes->queue().view().setFocus(Qt::OtherFocusReason);
    }
    updateStatus();
}

QList<QWidget*> ReviewPage::panes() const
{
    QList<QWidget*> all{&m_panes->queue().view(), &m_panes->claim().view()};
    if (QWidget* card = m_panes->cards().focusTarget()) {
        all += card;
    }
    all += &m_panes->action().view();
    return all;
}

void ReviewPage::undo()
{
    m_controller.undo();
}

void ReviewPage::redo()
{
    m_controller.redo();
}

void ReviewPage::projectChangedOutside()
{
    m_linter->forget();
    if (!m_context.blind) {
        m_predictions->refresh();
        m_drivers->forget();
    }
    m_controller.reload();
    m_loader.load(m_context.session.annotator());
}

void ReviewPage::connectController()
{
    connect(&m_controller, &ReviewController::claimShown, this, &ReviewPage::showClaim);
    connect(&m_controller, &ReviewController::reviewChanged, this, &ReviewPage::showReview);
    connect(&m_controller, &ReviewController::focusChanged, this, &ReviewPage::showFocus);
    connect(&m_controller, &ReviewController::decided, this, &ReviewPage::updateFacts);
    connect(&m_controller, &ReviewController::claimFinished, this, [this] {
        go(1);
        updateStatus();
    });
    connect(&m_controller, &ReviewController::failed, this, &ReviewPage::showError);
    connect(&m_controller, &ReviewController::recovered, &m_panes->banner(), &Banner::close);
    connect(&m_controller, &ReviewController::takenBack, this, &ReviewPage::showTakenBack);
    connect(&m_controller, &ReviewController::nothingToTakeBack, this,
            [this](ReviewController::Direction direction) {
                emit messageRaised(direction == ReviewController::Direction::Undo
                                       ? tr("Nothing to undo")
                                       : tr("Nothing to redo"));
            });
    connect(m_retry, &QAction::triggered, this, [this] {
        m_panes->banner().close();
        m_controller.retry();
    });
    LabelBar& labels = m_panes->labels();
    connect(&labels, &LabelBar::labelChosen, this,
            [this](Label label) { m_controller.setLabel(label); });
    connect(&labels, &LabelBar::skipRequested, this, [this] { m_controller.skip(); });
    connect(&labels, &LabelBar::acceptRequested, this, [this] { m_controller.accept(); });
    CommentEditor& editor = m_panes->editor();
    connect(&editor, &CommentEditor::committed, this, [this](const QString& text) {
        if (const auto written = std::exchange(m_written, nullptr)) {
            written(text);
        }
    });
    connect(&editor, &CommentEditor::closed, this, [this] { m_panes->claim().view().setFocus(); });
}

void ReviewPage::connectTexts()
{
    ClaimPanel& claim = m_panes->claim();
    ActionPanel& action = m_panes->action();
    connect(&claim.view(), &ClaimView::spanHovered, this,
            [this](const QString& reason) { hover(reason, &m_panes->claim()); });
    connect(&claim.view(), &ClaimView::spanClicked, this, [this](const QString& reason, int span) {
        if (m_linter->reason(reason.toStdString()) != nullptr) {
            m_panes->cards().reveal(reason.toStdString());
            return;
        }
        m_controller.setFocus({reason.toStdString(), span});
    });
    connect(&action.view(), &ActionView::spanHovered, this,
            [this](const QString& reason) { hover(reason, &m_panes->action()); });
    connect(&action.view(), &ActionView::spanClicked, this, [this](const QString& reason) {
        m_controller.setFocus({reason.toStdString(), -1});
    });
    const auto hoverText = [this](const SpanRef& span) {
        const std::string id = span.reasonId.toStdString();
        if (const LinterReason* found = m_linter->reason(id)) {
            return findingMessage(found->finding);
        }
        const ReasonReview* reason = m_controller.reason(id);
        return reason == nullptr ? QString() : QString::fromStdString(reason->reason.text);
    };
    claim.view().setHoverText(hoverText);
    action.view().setHoverText(hoverText);
    connect(&claim, &ClaimPanel::parentsRequested, this, &ReviewPage::toggleParents);
    connect(&claim, &ClaimPanel::descriptionRequested, this, &ReviewPage::toggleDescription);
    connect(&claim, &ClaimPanel::queueRequested, this, &ReviewPage::toggleQueue);
    connect(&claim.selectionBar(), &SelectionBar::addSpanRequested, this,
            &ReviewPage::addSelection);
    connect(&claim.selectionBar(), &SelectionBar::newReasonRequested, this, &ReviewPage::newReason);

    DescriptionPanel& description = m_panes->description();
    connect(&description, &DescriptionPanel::closeRequested, this, &ReviewPage::toggleDescription);
    connect(&description, &DescriptionPanel::searchRequested, this, [this](const QString& query) {
        if (const ReviewItem* item = m_controller.item()) {
            m_descriptions->search(item->application.id, query);
        }
    });
    connect(m_descriptions, &DescriptionSearch::found, &description, &DescriptionPanel::setHits);
    connect(m_descriptions, &DescriptionSearch::failed, this, &ReviewPage::showError);
}

void ReviewPage::connectCards()
{
    ReasonCards& cards = m_panes->cards();
    connect(&cards, &ReasonCards::reasonChosen, this, [this](const QString& reason) {
        m_controller.setFocus({reason.toStdString(), -1});
    });
    connect(&cards, &ReasonCards::reasonHovered, this,
            [this](const QString& reason) { hover(reason, &m_panes->cards()); });
    connect(&cards, &ReasonCards::categoryRequested, this,
            [this](const QString& reason, Category category) {
                m_controller.setFocus({reason.toStdString(), -1});
                m_controller.setCategory(category);
            });
    connect(&cards, &ReasonCards::actRequested, this, &ReviewPage::runOnReason);
}

void ReviewPage::showClaim()
{
    m_panes->editor().cancel();
    m_written = nullptr;
    const ReviewItem* item = m_controller.item();
    if (item == nullptr) {
        m_panes->claim().clear();
        m_panes->action().clear();
        m_panes->cards().clear();
        m_linter->clear();
        askLayers();
        m_panes->labels().setLabel(std::nullopt);
        m_panes->labels().setEnabled(false);
        return;
    }
    m_panes->labels().setEnabled(!m_context.readOnly);
    m_panes->claim().setClaim(*item, m_controller.ancestors());
    m_panes->action().setItem(*item);
    m_panes->queue().setCurrent(m_controller.claim());
    m_panes->queue().filters().setCurrentApplication(item->application.id,
                                                     applicationNumber(item->application.number));
    if (m_panes->claim().parentsShown()) {
        m_panes->claim().hideParents();
        toggleParents();
    }
    if (m_panes->isDescriptionShown()) {
        m_panes->description().setQuery(m_panes->description().query());
    }
    m_linter->setClaim(item->application.id, item->stored.claim);
    askLayers();
    showReview();
    m_context.settings.setLastClaim(m_context.path,
                                    QString::fromStdString(item->application.number) + u'/'
                                        + QString::number(item->stored.claim.number));
}

void ReviewPage::showReview()
{
    const ClaimReview& review = m_controller.item()->review;
    showHighlights();
    m_panes->action().setHighlights(review);
    m_panes->labels().setLabel(review.label);
    const CardFrame frame{QString::fromStdString(m_controller.annotator()), m_context.clock.now(),
                          m_terms};
    m_panes->cards().setReasons(
        review, frame,
        {[this](const Reason& reason) { return m_panes->action().placeOf(reason); },
         [this](Category category) {
             return m_context.keys.keyText(categoryCommand(static_cast<int>(category)));
         }});
    m_panes->claim().selectionBar().setAddSpanEnabled(m_controller.focused() != nullptr);
    m_panes->cards().showFocus(m_controller.focus());
}

void ReviewPage::showFocus()
{
    const SpanFocus& focus = m_controller.focus();
    const SpanRef span{QString::fromStdString(focus.reason), focus.span};
    m_panes->claim().view().focusSpan(span);
    if (!span.isNull()) {
        m_panes->claim().view().scrollToSpan(span);
    }
    m_panes->action().showFocus(focus.reason);
    m_panes->cards().showFocus(focus);
    m_panes->claim().selectionBar().setAddSpanEnabled(!span.isNull());
}

void ReviewPage::hover(const QString& reason, QObject* from)
{
    // Only lights up: what the keys act on stays where it was, whatever the pointer passes over.
    const SpanFocus& focus = m_controller.focus();
    const bool none = reason.isEmpty();
    m_panes->claim().view().focusSpan(
        none ? SpanRef{QString::fromStdString(focus.reason), focus.span} : SpanRef{reason, -1});
    if (from != &m_panes->action()) {
        m_panes->action().showFocus(none ? focus.reason : reason.toStdString());
    }
    if (!none && from != &m_panes->cards()) {
        m_panes->cards().reveal(reason.toStdString());
    }
}

void ReviewPage::showError(const Error& error)
{
    const QString file = QFileInfo(m_context.path).fileName();
    QString happened = errorText(error).happened;
    if (!happened.contains(file)) {
        happened = tr("%1: %2").arg(file, happened);
    }
    m_panes->banner().showMessage(Banner::Kind::Error, happened, errorAdvice(error), {m_retry});
}

QString ReviewPage::claimName(ClaimId claim) const
{
    if (m_controller.item() != nullptr && m_controller.claim() == claim) {
        return tr("claim %1 of %2")
            .arg(m_controller.item()->stored.claim.number)
            .arg(applicationNumber(m_controller.item()->application.number));
    }
    return tr("another claim");
}

void ReviewPage::showTakenBack(ReviewController::Direction direction, const UndoReceipt& receipt)
{
    const QString what = actName(receipt.act);
    const QString where = receipt.claims.size() == 1
                              ? claimName(receipt.claims.front())
                              : tr("%n claim(s)", nullptr, static_cast<int>(receipt.claims.size()));
    emit messageRaised(direction == ReviewController::Direction::Undo
                           ? tr("Undone: %1, %2").arg(what, where)
                           : tr("Redone: %1, %2").arg(what, where));
}

void ReviewPage::updateKeyHints()
{
    const auto key = [this](Command command) { return m_context.keys.keyText(command); };
    m_panes->labels().setKeys({key(Command::LabelDefinite), key(Command::LabelIndefinite),
                               key(Command::SkipClaim), key(Command::AcceptAndNext)});
    m_panes->claim().setKeys({key(Command::ParentClaim), key(Command::SearchDescription),
                              key(Command::ToggleQueue), key(Command::ToggleLinter),
                              key(Command::ToggleDrivers)});
    m_panes->claim().selectionBar().setKeys(key(Command::AddSpan), key(Command::NewReason));
    m_panes->action().setSectionKey(key(Command::NextActionSection));
    if (m_controller.item() != nullptr) {
        showReview();
    }
}

void ReviewPage::updateStatus()
{
    PageStatus status;
    status.done = m_model->scopeReviewed();
    status.total = m_model->scopeTotal();
    const Pace& pace = m_controller.pace();
    const std::int64_t open = status.total - status.done;
    if (const std::optional<std::int64_t> median = pace.median()) {
        status.pace = open > 0 ? tr("%1 a claim · about %2 left")
                                     .arg(duration(*median), duration(*pace.timeLeft(open)))
                               : tr("%1 a claim").arg(duration(*median));
    }
    emit statusChanged(status);
}

}  // namespace metes
