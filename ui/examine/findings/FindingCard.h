// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/findings/FindingModel.h"
#include "ui/widgets/Card.h"

#include <QString>

class QLabel;
class QVBoxLayout;

namespace metes {

class FlowLayout;

/// What stands on the key caps of a card's buttons.
struct FindingKeys {
    QString edit;
    QString accept;
    QString dismiss;
    QString takeBack;
};

/// The finding in hand, with its proof and what can be done about it.
class FindingCard : public Card {
    Q_OBJECT

public:
    /// `claims`: how many claims the suggested edit was checked over; `room`: pixels from side to
    /// side.
    FindingCard(const Theme& theme, const FindingRow& row, const FindingKeys& keys, int claims,
                int room, QWidget* parent = nullptr);

    const FindingRow& row() const { return m_row; }

signals:
    void applyRequested();
    void acceptRequested();
    void dismissRequested();
    void takeBackRequested();
    void evidenceChosen(int index);

private:
    void addHeading(QVBoxLayout& column);
    bool isNarrow() const;
    QString placeText() const;
    void addProof(QVBoxLayout& body);
    void addEvidence(QVBoxLayout& body);
    void addActs(QVBoxLayout& body, const FindingKeys& keys, int claims);
    void addJudgement(QVBoxLayout& body);
    QLabel* addText(QVBoxLayout& body, const QString& text, TextStyle style, const char* tone);

    const Theme& m_theme;
    FindingRow m_row;
    int m_room;
};

}  // namespace metes
