// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/review/LinterLayer.h"
#include "ui/widgets/Card.h"

#include <QString>

class QLabel;
class QVBoxLayout;

namespace metes {

/// One finding of the claim checker beside the reasons of people: to read, not to judge.
class LinterCard : public Card {
    Q_OBJECT

public:
    LinterCard(const Theme& theme, const LinterReason& reason, QWidget* parent = nullptr);

    const std::string& reasonId() const { return m_id; }

signals:
    /// A person takes it over as a reason of their own.
    void useRequested();
    void hovered(bool inside);

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* addText(const QString& text, TextStyle style, const char* tone);

    const Theme& m_theme;
    std::string m_id;
};

/// The claim checker's cards, below those of the claim's own reasons.
class LinterSection : public QWidget {
    Q_OBJECT

public:
    explicit LinterSection(const Theme& theme, QWidget* parent = nullptr);

    enum class Reuse { Offered, Off };
    /// Whether a person may make them reasons: not in a project that is only read.
    void setReuse(Reuse reuse) { m_reuse = reuse; }
    void setReasons(const std::vector<LinterReason>& reasons, bool ready);
    LinterCard* card(const std::string& reason) const;

signals:
    void useRequested(const QString& reason);
    void chosen(const QString& reason);
    /// Empty when the pointer leaves.
    void hovered(const QString& reason);

private:
    const Theme& m_theme;
    Reuse m_reuse = Reuse::Offered;
    QVBoxLayout* m_column;
    QLabel* m_note;
    std::vector<LinterCard*> m_cards;
};

}  // namespace metes
