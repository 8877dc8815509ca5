// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What ReviewPage does on keys.

#include "ui/editor/ActionView.h"
#include "ui/editor/ClaimView.h"
#include "ui/review/ReviewPage.h"
#include "ui/review/ReviewPanes.h"
#include "ui/review/queue/QueuePanel.h"
#include "ui/review/queue/QueueView.h"
#include "ui/review/reasons/CategoryMenu.h"
#include "ui/review/reasons/CommentEditor.h"
#include "ui/review/reasons/ReasonCards.h"
#include "ui/review/texts/ActionPanel.h"
#include "ui/review/texts/ClaimPanel.h"
#include "ui/review/texts/DescriptionPanel.h"
#include "ui/settings/KeyMap.h"
#include "ui/widgets/CategoryText.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace metes {

void ReviewPage::setUpCommands()
{
    m_commands[Command::AcceptAndNext] = [this] { m_controller.accept(); };
    m_commands[Command::SkipClaim] = [this] { m_controller.skip(); };
    m_commands[Command::NextClaim] = [this] { go(1); };
    m_commands[Command::PreviousClaim] = [this] { go(-1); };
    m_commands[Command::LabelDefinite] = [this] { m_controller.setLabel(Label::Definite); };
    m_commands[Command::LabelIndefinite] = [this] { m_controller.setLabel(Label::Indefinite); };
    m_commands[Command::FlagClaim] = [this] { m_controller.toggleFlag(); };
    m_commands[Command::CommentClaim] = [this] { editComment({}); };
    m_commands[Command::NextActionSection] = [this] { m_panes->action().nextSection(); };
    m_commands[Command::ParentClaim] = [this] { toggleParents(); };
    m_commands[Command::SearchDescription] = [this] { toggleDescription(); };
    m_commands[Command::Search] = [this] { emit searchRequested(); };
    m_commands[Command::Undo] = [this] { undo(); };
    m_commands[Command::Redo] = [this] { redo(); };
    m_commands[Command::ToggleQueue] = [this] { toggleQueue(); };
    if (!m_context.blind) {
        m_commands[Command::ToggleLinter] = [this] { toggleLinter(); };
        m_commands[Command::ToggleDrivers] = [this] { toggleDrivers(); };
    }
    setUpReasonCommands();
    setUpSpanCommands();
}

void ReviewPage::setUpReasonCommands()
{
    m_commands[Command::NextReason] = [this] { m_controller.stepReason(1); };
    m_commands[Command::PreviousReason] = [this] { m_controller.stepReason(-1); };
    for (int index = 0; index < static_cast<int>(kCategoryCount); ++index) {
        m_commands[categoryCommand(index)] = [this, index] {
            m_controller.setCategory(static_cast<Category>(index));
        };
    }
    m_commands[Command::RejectReason] = [this] { m_controller.toggleRejected(); };
    m_commands[Command::TextWrong] = [this] { m_controller.toggleTextWrong(); };
    m_commands[Command::SpansWrong] = [this] { m_controller.toggleSpansWrong(); };
    m_commands[Command::ReasonMissing] = [this] { m_controller.toggleMissing(); };
    m_commands[Command::NewReason] = [this] { newReason(); };
}

void ReviewPage::setUpSpanCommands()
{
    m_commands[Command::AddSpan] = [this] { addSelection(); };
    m_commands[Command::NextStackedSpan] = [this] { m_controller.stepSpan(1); };
    m_commands[Command::PreviousStackedSpan] = [this] { m_controller.stepSpan(-1); };
    const auto select = [this](Command command, ClaimView::Move unit, int steps) {
        m_commands[command] = [this, unit, steps] {
            m_panes->claim().view().moveCaret(unit, steps, ClaimView::Selecting::Yes);
        };
    };
    select(Command::SelectLeft, ClaimView::Move::Character, -1);
    select(Command::SelectRight, ClaimView::Move::Character, 1);
    select(Command::SelectWordLeft, ClaimView::Move::Word, -1);
    select(Command::SelectWordRight, ClaimView::Move::Word, 1);
    const auto edge = [this](Command command, bool atEnd, bool byWord, int step) {
        m_commands[command] = [this, atEnd, byWord, step] { moveSpanEdge(atEnd, byWord, step); };
    };
    edge(Command::SpanEndLeft, true, false, -1);
    edge(Command::SpanEndRight, true, false, 1);
    edge(Command::SpanEndWordLeft, true, true, -1);
    edge(Command::SpanEndWordRight, true, true, 1);
    edge(Command::SpanStartLeft, false, false, -1);
    edge(Command::SpanStartRight, false, false, 1);
    edge(Command::SpanStartWordLeft, false, true, -1);
    edge(Command::SpanStartWordRight, false, true, 1);
}

bool ReviewPage::run(Command command)
{
    const auto found = m_commands.find(command);
    if (found == m_commands.end()) {
        return false;
    }
    found->second();
    return true;
}

bool ReviewPage::keysHold() const
{
    const QWidget* focus = QApplication::focusWidget();
    if (focus == nullptr || focus == this) {
        return true;
    }
    if (qobject_cast<const QAbstractButton*>(focus) != nullptr) {
        return false;
    }
    const QWidget* const places[] = {&m_panes->queue().view(), &m_panes->claim(), &m_panes->cards(),
                                     &m_panes->action()};
    return std::any_of(std::begin(places), std::end(places), [focus](const QWidget* place) {
        return place == focus || place->isAncestorOf(focus);
    });
}

std::optional<Command> ReviewPage::commandOf(const QKeyEvent& event) const
{
    const Qt::KeyboardModifiers modifiers =
        event.modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    const auto find = [this, &event](Qt::KeyboardModifiers with) {
        const QKeySequence sequence(QKeyCombination(with, static_cast<Qt::Key>(event.key())));
        return m_context.keys.commandFor(sequence, KeyScope::Review);
    };
    std::optional<Command> command = find(modifiers);
    // Signs that this keyboard has only with Shift, such as "/" on a German one.
    const bool sign =
        event.key() < Qt::Key_Escape && !(event.key() >= Qt::Key_A && event.key() <= Qt::Key_Z);
    if (!command && sign && modifiers == Qt::ShiftModifier) {
        command = find(Qt::NoModifier);
    }
    return command;
}

void ReviewPage::keyPressEvent(QKeyEvent* event)
{
    if (keysHold()) {
        const std::optional<Command> command = commandOf(*event);
        if (command && run(*command)) {
            event->accept();
            return;
        }
    } else if (auto* button = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
               button != nullptr
               && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        button->click();
        event->accept();
        return;
    }
    Page::keyPressEvent(event);
}

bool ReviewPage::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
        if (isVisible()) {
            m_controller.timer().input();
        }
        break;
    default: break;
    }
    return Page::eventFilter(watched, event);
}

void ReviewPage::addSelection()
{
    const TextRange range = m_panes->claim().view().selectedRange();
    if (range.empty()) {
        emit messageRaised(tr("Select words in the claim first"));
    } else if (m_controller.focused() == nullptr) {
        emit messageRaised(tr("Choose a reason first, or make a new one"));
    } else if (m_controller.addSpan(range)) {
        m_panes->claim().view().clearSelection();
    }
}

void ReviewPage::newReason()
{
    ClaimView& view = m_panes->claim().view();
    const TextRange range = view.selectedRange();
    if (range.empty()) {
        emit messageRaised(tr("Select words in the claim first"));
        return;
    }
    QMenu* menu =
        makeCategoryMenu(m_context.theme, std::nullopt, this,
                         [this, range](Category category) { writeNewReason(category, range); });
    menu->popup(view.mapToGlobal(view.rectangleAt(range.start).bottomLeft()));
}

void ReviewPage::writeNewReason(Category category, TextRange range)
{
    m_written = [this, category, range](const QString& text) {
        if (m_controller.addReason(category, range, text.toStdString())) {
            m_panes->claim().view().clearSelection();
        }
    };
    m_panes->editor().open(
        {tr("New reason: %1. Why? You may leave it empty.").arg(categoryName(category)),
         tr("Add reason"),
         {},
         CommentEditor::Request::WhenLeft::StayOpen});
}

void ReviewPage::moveSpanEdge(bool atEnd, bool byWord, int step)
{
    const ReasonReview* reason = m_controller.focused();
    const int span = m_controller.focus().span;
    if (reason == nullptr || span < 0) {
        return;
    }
    TextRange range = reason->reason.spans[static_cast<std::size_t>(span)].range;
    std::int32_t& edge = atEnd ? range.end : range.start;
    edge = m_panes->claim().view().moved(
        edge, byWord ? ClaimView::Move::Word : ClaimView::Move::Character, step);
    if (!range.empty()) {
        m_controller.moveSpan(range);
    }
}

void ReviewPage::editComment(const std::string& reason)
{
    const ReviewItem* item = m_controller.item();
    if (item == nullptr) {
        return;
    }
    const ReasonReview* target = reason.empty() ? nullptr : m_controller.reason(reason);
    m_written = [this, reason](const QString& text) {
        m_controller.comment(text.toStdString(), reason);
    };
    const QString title =
        target == nullptr
            ? tr("Comment on claim %1").arg(item->stored.claim.number)
            : tr("Comment on the reason: %1").arg(categoryName(target->reason.category));
    const std::string& text = target == nullptr ? item->review.comment : target->comment;
    m_panes->editor().open({title, tr("Save comment"), QString::fromStdString(text),
                            CommentEditor::Request::WhenLeft::Keep});
}

void ReviewPage::runOnReason(const QString& reason, CardAct act)
{
    m_controller.setFocus({reason.toStdString(), -1});
    switch (act) {
    case CardAct::ToggleRejected: m_controller.toggleRejected(); break;
    case CardAct::ToggleTextWrong: m_controller.toggleTextWrong(); break;
    case CardAct::ToggleSpansWrong: m_controller.toggleSpansWrong(); break;
    case CardAct::Comment: editComment(reason.toStdString()); break;
    }
}

void ReviewPage::toggleParents()
{
    if (m_panes->claim().parentsShown()) {
        m_panes->claim().hideParents();
        return;
    }
    const Result<std::vector<ParentClaim>> parents = m_controller.parentClaims();
    if (parents) {
        m_panes->claim().showParents(*parents);
        // Once the panes have their new sizes, what is in focus comes into view again.
        QMetaObject::invokeMethod(this, &ReviewPage::showFocus, Qt::QueuedConnection);
    } else {
        showError(parents.error());
    }
}

void ReviewPage::toggleDescription()
{
    if (m_controller.item() == nullptr) {
        return;
    }
    const bool shown = !m_panes->isDescriptionShown();
    m_panes->setDescriptionShown(shown);
    if (!shown) {
        activate();
        return;
    }
    DescriptionPanel& description = m_panes->description();
    const QString selected = m_panes->claim().view().selectedText().trimmed();
    description.setQuery(selected.isEmpty() ? description.query() : selected);
    description.focusQuery();
    QMetaObject::invokeMethod(this, &ReviewPage::showFocus, Qt::QueuedConnection);
}

}  // namespace metes
