// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/review/reasons/ReasonCard.h"

#include <QScrollArea>

#include <functional>
#include <vector>

class QLabel;

namespace metes {

class Card;
class DriversPanel;
class LinterSection;
struct LinterReason;
struct SpanFocus;

/// The reasons of the claim as cards, by layer; layers are named where there is more than one.
class ReasonCards : public QScrollArea {
    Q_OBJECT

public:
    explicit ReasonCards(const Theme& theme, QWidget* parent = nullptr);

    /// What cards need to know about the texts and keys around them.
    struct Places {
        std::function<QString(const Reason&)> inAction;  ///< "Action para. 11", or empty
        std::function<QString(Category)> key;            ///< "3"
    };
    void setReasons(const ClaimReview& review, const CardFrame& frame, const Places& places);
    /// What the claim checker found, below the reasons; `shown` hides it all.
    void setLinter(const std::vector<LinterReason>& found, bool shown, bool ready);
    LinterSection& linter() const { return *m_linter; }
    /// What a run says and why, below all reasons.
    DriversPanel& drivers() const { return *m_drivers; }
    void setDriversShown(bool shown);
    void revealDrivers();
    /// No claim is shown.
    void clear();
    void showFocus(const SpanFocus& focus);
    /// Brings a card into view: the pointer is over its span.
    void reveal(const std::string& reason);

    ReasonCard* card(const std::string& reason) const;
    const std::vector<ReasonCard*>& cards() const { return m_cards; }
    /// Where the focus of the keyboard goes when it comes to the cards.
    QWidget* focusTarget() const;

signals:
    void reasonChosen(const QString& reason);
    /// Empty when the pointer leaves.
    void reasonHovered(const QString& reason);
    void categoryRequested(const QString& reason, metes::Category category);
    void actRequested(const QString& reason, metes::CardAct act);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void arrange(const ClaimReview& review);
    ReasonCard* makeCard();
    void addNote(const QString& text, const char* tone);

    const Theme& m_theme;
    QWidget* m_content;
    LinterSection* m_linter;
    Card* m_driversCard;
    DriversPanel* m_drivers;
    std::vector<ReasonCard*> m_cards;
};

}  // namespace metes
