// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/findings/FindingView.h"

#include "ui/examine/findings/FindingDelegate.h"
#include "ui/widgets/FocusRing.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace metes {

FindingView::FindingView(const Theme& theme, FindingModel& model, QWidget* parent)
    : QListView(parent),
      m_theme(theme),
      m_model(model),
      m_delegate(new FindingDelegate(theme, this))
{
    setObjectName(QStringLiteral("findingList"));
    setAccessibleName(tr("Findings"));
    setModel(&model);
    setItemDelegate(m_delegate);
    setFrameShape(NoFrame);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    viewport()->setAttribute(Qt::WA_Hover);
    viewport()->setBackgroundRole(QPalette::Window);
    connect(&model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) {
                const int row = currentIndex().row();
                row >= first.row() && row <= last.row() ? openCurrent() : measure();
            });
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &FindingView::measure);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &FindingView::measure);
    connect(&theme, &Theme::changed, this, &FindingView::openCurrent);
}

std::string FindingView::chosen() const
{
    const FindingRow* row = m_model.row(currentIndex());
    return row == nullptr ? std::string() : row->id;
}

void FindingView::choose(const std::string& id)
{
    const QModelIndex index = m_model.indexOf(id);
    setCurrentIndex(index);
    if (index.isValid()) {
        scrollTo(index);
    }
}

void FindingView::clearChoice()
{
    setCurrentIndex({});
}

void FindingView::walk(int step)
{
    const int count = m_model.rowCount();
    if (count == 0) {
        return;
    }
    const int from = currentIndex().isValid() ? currentIndex().row() : step > 0 ? -1 : count;
    setCurrentIndex(m_model.index((from + step + count) % count));
    scrollTo(currentIndex());
}

void FindingView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    openCurrent();
    const FindingRow* row = m_model.row(current);
    emit findingChosen(row == nullptr ? std::string() : row->id);
}

void FindingView::closeCard()
{
    if (m_holder != nullptr) {
        // Not at once: the card may be the one whose button was pressed.
        m_holder->hide();
        m_holder->deleteLater();
        m_holder = nullptr;
    }
    if (m_open.isValid()) {
        setIndexWidget(m_open, nullptr);
    }
    m_open = QPersistentModelIndex();
}

void FindingView::openCurrent()
{
    const FindingRow* row = m_model.row(currentIndex());
    const bool held = m_holder != nullptr && m_holder->isAncestorOf(QApplication::focusWidget());
    closeCard();
    if (row != nullptr) {
        m_open = currentIndex();
        m_holder = new QWidget(viewport());
        auto* card = new FindingCard(m_theme, *row, m_keys, m_claims,
                                     viewport()->width() - 2 * FindingDelegate::kSide, m_holder);
        auto* layout = new QVBoxLayout(m_holder);
        layout->setContentsMargins(FindingDelegate::kSide, FindingDelegate::kBetween / 2,
                                   FindingDelegate::kSide, FindingDelegate::kBetween / 2);
        layout->addWidget(card);
        connectCard(*card);
        measure();
        setIndexWidget(m_open, m_holder);
    } else {
        measure();
    }
    if (held) {
        setFocus();
    }
}

void FindingView::connectCard(FindingCard& card)
{
    const std::string id = card.row().id;
    connect(&card, &FindingCard::applyRequested, this, [this, id] { emit applyRequested(id); });
    connect(&card, &FindingCard::acceptRequested, this, [this, id] { emit acceptRequested(id); });
    connect(&card, &FindingCard::dismissRequested, this, [this, id] { emit dismissRequested(id); });
    connect(&card, &FindingCard::takeBackRequested, this,
            [this, id] { emit takeBackRequested(id); });
    connect(&card, &FindingCard::evidenceChosen, this,
            [this, id](int index) { emit evidenceChosen(id, index); });
    // A click on the card itself is a click on its row.
    connect(&card, &Card::activated, this, [this, id] {
        setFocus(Qt::MouseFocusReason);
        emit findingChosen(id);
    });
}

void FindingView::measure()
{
    m_delegate->setWidth(viewport()->width());
    int height = 0;
    if (m_holder != nullptr) {
        m_holder->ensurePolished();
        height = m_holder->heightForWidth(viewport()->width());
        if (height <= 0) {
            height = m_holder->sizeHint().height();
        }
    }
    m_delegate->setOpenRow(m_open.isValid() ? m_open.row() : -1, height);
    scheduleDelayedItemsLayout();
}

void FindingView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        openCurrent();
    }
}

bool FindingView::event(QEvent* event)
{
    // The letters act on the finding here, whatever the window does with them.
    if (event->type() == QEvent::ShortcutOverride) {
        if (commandOf(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
    }
    return QListView::event(event);
}

void FindingView::keyPressEvent(QKeyEvent* event)
{
    const std::string id = chosen();
    const std::optional<Command> command = commandOf(*event);
    if (id.empty() || !command) {
        QListView::keyPressEvent(event);
        return;
    }
    switch (*command) {
    case Command::TakeEdit: emit applyRequested(id); break;
    case Command::AcceptFinding: emit acceptRequested(id); break;
    case Command::DismissFinding: emit dismissRequested(id); break;
    default: emit takeBackRequested(id);
    }
}

void FindingView::setKeys(KeyLookup lookup, const FindingKeys& texts)
{
    m_lookup = std::move(lookup);
    m_keys = texts;
    openCurrent();
}

// One of the commands of this list, or nothing.
std::optional<Command> FindingView::commandOf(const QKeyEvent& event) const
{
    if (!m_lookup) {
        return std::nullopt;
    }
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const std::optional<Command> command =
        m_lookup(QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(event.key()))));
    return command && *command >= Command::TakeEdit && *command <= Command::TakeBackFinding
               ? command
               : std::nullopt;
}

void FindingView::focusInEvent(QFocusEvent* event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && event->reason() != Qt::MouseFocusReason) {
        walk(1);
    }
}

void FindingView::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (hasFocus() && m_model.rowCount() == 0) {
        QPainter painter(viewport());
        paintFocusRing(painter, viewport()->rect(), metrics::kFocusRing, m_theme);
    }
}

}  // namespace metes
