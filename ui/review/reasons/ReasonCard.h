// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/Clock.h"
#include "core/review/Fold.h"
#include "ui/widgets/Card.h"

#include <string>
#include <vector>

class QLabel;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace metes {

class Button;
class CategoryBadge;
class CategoryButton;
class ElidedLabel;
class FlowLayout;
class KeyCap;

/// What cards show beside the reason itself.
struct CardFrame {
    QString annotator;
    Moment now;
    std::vector<std::string> searchTerms;
};

enum class CardAct { ToggleRejected, ToggleTextWrong, ToggleSpansWrong, Comment };

/// One reason: who cited it, category, text, where it stands, what the annotator said about it.
class ReasonCard : public Card {
    Q_OBJECT

public:
    explicit ReasonCard(const Theme& theme, QWidget* parent = nullptr);

    const std::string& reasonId() const { return m_review.reason.id; }
    /// `actionPlace`: "Action para. 11", or empty. `keyText`: the category's key.
    void setReason(const ReasonReview& review, const CardFrame& frame, const QString& actionPlace,
                   const QString& keyText);
    /// Outlined as the reason in focus, with the position of the span in focus (-1: none).
    void setFocusedSpan(int span);
    void setUnfocused();

    /// Toggles as a menu: for the mouse; the keys do the same.
    QMenu* makeMenu();

signals:
    void chosen();
    void hovered(bool inside);
    void categoryRequested(metes::Category category);
    void actRequested(metes::CardAct act);

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void buildHeading();
    void openCategories();
    void showText(const CardFrame& frame);
    void showDetails(const CardFrame& frame);
    void showMarks();
    void describe();
    QString provenance(const CardFrame& frame) const;
    QString spanPosition() const;
    QLabel* addDetail(const QString& text);

    const Theme& m_theme;
    ReasonReview m_review;
    QString m_actionPlace;
    int m_span = -1;
    CategoryBadge* m_badge;
    CategoryButton* m_category;
    KeyCap* m_key;
    ElidedLabel* m_provenance;
    QToolButton* m_more;
    QVBoxLayout* m_body;
    QLabel* m_text;
    QLabel* m_lost;
    QWidget* m_marks;
    FlowLayout* m_markRow;
    QWidget* m_details;
    FlowLayout* m_detailRow;
    QLabel* m_spanLabel = nullptr;
    QLabel* m_placeLabel = nullptr;
    QLabel* m_comment;
};

}  // namespace metes
