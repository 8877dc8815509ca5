// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reasons/ReasonCards.h"

#include "ui/predictions/DriversPanel.h"
#include "ui/review/Ground.h"
#include "ui/review/ReviewController.h"
#include "ui/review/ReviewWords.h"
#include "ui/review/reasons/LinterSection.h"
#include "ui/widgets/Card.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace metes {

ReasonCards::ReasonCards(const Theme& theme, QWidget* parent)
    : QScrollArea(parent), m_theme(theme), m_content(new Ground(theme, ColorRole::Bg, this)),
      m_linter(new LinterSection(theme, m_content)),
      m_driversCard(new Card(theme, m_content)),
      m_drivers(new DriversPanel(theme, m_driversCard))
{
    setObjectName(QStringLiteral("reasonCards"));
    setAccessibleName(tr("Reasons"));
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(14, metrics::kGap3, 14, metrics::kGap3);
    layout->setSpacing(10);
    layout->addWidget(m_linter);
    layout->addWidget(m_driversCard);
    layout->addStretch(1);
    m_linter->hide();
    m_driversCard->hide();
    m_driversCard->setFocusPolicy(Qt::NoFocus);
    auto* drivers = new QVBoxLayout(m_driversCard);
    drivers->setContentsMargins(0, 0, 0, 0);
    drivers->addWidget(m_drivers);
    setWidget(m_content);
}

ReasonCard* ReasonCards::makeCard()
{
    auto* card = new ReasonCard(m_theme, m_content);
    const auto id = [card] { return QString::fromStdString(card->reasonId()); };
    connect(card, &ReasonCard::chosen, this, [this, id] { emit reasonChosen(id()); });
    connect(card, &ReasonCard::hovered, this,
            [this, id](bool inside) { emit reasonHovered(inside ? id() : QString()); });
    connect(card, &ReasonCard::categoryRequested, this,
            [this, id](Category category) { emit categoryRequested(id(), category); });
    connect(card, &ReasonCard::actRequested, this,
            [this, id](CardAct act) { emit actRequested(id(), act); });
    return card;
}

void ReasonCards::setReasons(const ClaimReview& review, const CardFrame& frame,
                             const Places& places)
{
    // Cards that stay keep the keyboard's focus: they are used again, in order.
    while (m_cards.size() > review.reasons.size()) {
        m_cards.back()->hide();
        m_cards.back()->deleteLater();
        m_cards.pop_back();
    }
    while (m_cards.size() < review.reasons.size()) {
        m_cards.push_back(makeCard());
    }
    for (std::size_t index = 0; index < m_cards.size(); ++index) {
        const ReasonReview& each = review.reasons[index];
        m_cards[index]->setReason(each, frame, places.inAction(each.reason),
                                  places.key(each.reason.category));
    }
    arrange(review);
}

void ReasonCards::setLinter(const std::vector<LinterReason>& found, bool shown, bool ready)
{
    m_linter->setReasons(found, ready);
    m_linter->setVisible(shown);
}

void ReasonCards::setDriversShown(bool shown)
{
    m_driversCard->setVisible(shown);
}

void ReasonCards::revealDrivers()
{
    // When the layout has settled: the panel has its height only then.
    QMetaObject::invokeMethod(
        this, [this] { ensureWidgetVisible(m_driversCard, 0, metrics::kGap3); },
        Qt::QueuedConnection);
}

void ReasonCards::clear()
{
    m_linter->hide();
    m_driversCard->hide();
    setReasons({}, {}, {});
    for (QLabel* note : m_content->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly)) {
        note->hide();
    }
}

void ReasonCards::addNote(const QString& text, const char* tone)
{
    auto* note = new QLabel(text, m_content);
    note->setFont(m_theme.font(TextStyle::Secondary));
    note->setProperty("tone", QLatin1String(tone));
    note->setWordWrap(true);
    m_content->layout()->addWidget(note);
    note->show();
}

void ReasonCards::arrange(const ClaimReview& review)
{
    QLayout& layout = *m_content->layout();
    while (QLayoutItem* item = layout.takeAt(0)) {
        delete item;
    }
    qDeleteAll(m_content->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly));
    if (review.missing) {
        addNote(tr("A reason is missing that nobody cited."), "warn");
    }
    if (!review.comment.empty()) {
        addNote(tr("Comment: %1").arg(QString::fromStdString(review.comment)), "muted");
    }
    if (review.reasons.empty()) {
        addNote(tr("No reasons cited. Accept to record: reviewed, nothing found."), "muted");
    }
    const bool several = std::any_of(
        review.reasons.begin(), review.reasons.end(), [&review](const ReasonReview& each) {
            return each.reason.layer != review.reasons.front().reason.layer;
        });
    for (const Layer layer : {Layer::Examiner, Layer::Model, Layer::Linter, Layer::Annotator}) {
        bool named = false;
        for (std::size_t index = 0; index < m_cards.size(); ++index) {
            if (review.reasons[index].reason.layer != layer) {
                continue;
            }
            if (several && !named) {
                addNote(tr("Cited by: %1").arg(layerName(layer)), "muted");
                named = true;
            }
            layout.addWidget(m_cards[index]);
            m_cards[index]->show();
        }
    }
    layout.addWidget(m_linter);
    layout.addWidget(m_driversCard);
    static_cast<QVBoxLayout&>(layout).addStretch(1);
}

void ReasonCards::showFocus(const SpanFocus& focus)
{
    const bool held = std::any_of(m_cards.begin(), m_cards.end(),
                                  [](const ReasonCard* each) { return each->hasFocus(); });
    for (ReasonCard* each : m_cards) {
        if (each->reasonId() == focus.reason) {
            each->setFocusedSpan(focus.span);
        } else {
            each->setUnfocused();
        }
    }
    if (ReasonCard* target = card(focus.reason)) {
        // Once more when the layout has settled: a card may have grown meanwhile.
        reveal(focus.reason);
        QMetaObject::invokeMethod(
            this, [this, id = focus.reason] { reveal(id); }, Qt::QueuedConnection);
        if (held) {
            target->setFocus(Qt::OtherFocusReason);
        }
    }
}

void ReasonCards::reveal(const std::string& reason)
{
    if (ReasonCard* target = card(reason)) {
        ensureWidgetVisible(target, 0, metrics::kGap3);
    } else if (LinterCard* found = m_linter->card(reason)) {
        ensureWidgetVisible(found, 0, metrics::kGap3);
    }
}

ReasonCard* ReasonCards::card(const std::string& reason) const
{
    const auto found =
        std::find_if(m_cards.begin(), m_cards.end(),
                     [&reason](const ReasonCard* each) { return each->reasonId() == reason; });
    return found == m_cards.end() ? nullptr : *found;
}

QWidget* ReasonCards::focusTarget() const
{
    for (ReasonCard* each : m_cards) {
        if (each->isSelected()) {
            return each;
        }
    }
    return m_cards.empty() ? nullptr : m_cards.front();
}

void ReasonCards::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown) {
        QScrollArea::keyPressEvent(event);
    } else {
        event->ignore();
    }
}

}  // namespace metes
