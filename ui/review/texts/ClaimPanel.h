// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/review/ReviewController.h"
#include "ui/theme/Theme.h"

#include <QWidget>

class QStackedWidget;

namespace metes {

class Button;
class Chip;
class ClaimView;
class ElidedLabel;
class EmptyState;
class PanelHeader;
class ParentsPanel;
class SelectionBar;

/// The claim with its number, what it depends on, its parents on demand, and the bar that floats
/// at a selection.
class ClaimPanel : public QWidget {
    Q_OBJECT

public:
    explicit ClaimPanel(const Theme& theme, QWidget* parent = nullptr);

    ClaimView& view() const { return *m_view; }
    SelectionBar& selectionBar() const { return *m_selectionBar; }

    void setClaim(const ReviewItem& item, const std::vector<std::int32_t>& ancestors);
    void clear();
    /// The fold changed, the text did not.
    /// `found`: what the claim checker says, drawn as lines alone.
    void setHighlights(const ClaimReview& review, const std::vector<Reason>& found = {});
    void setSearchTerms(const std::vector<std::string>& terms);

    void showParents(const std::vector<ParentClaim>& parents);
    void hideParents();
    bool parentsShown() const;

    /// The keys on the buttons of the header.
    struct Keys {
        QString parents;
        QString description;
        QString queue;
        QString linter;
        QString drivers;
    };
    void setKeys(const Keys& keys);
    void setLinterShown(bool shown);
    /// What a run says of the claim, below it. The line stays while the next is being read.
    void setPrediction(const QString& text, const QString& details);
    void setPredictionVisible(bool visible);
    void setDriversShown(bool shown);
    /// No button for what others than people say: in a blind study.
    void hideLayers();
    /// The button that opens the queue, for when there is no room for it.
    void setQueueButtonVisible(bool visible);

signals:
    void parentsRequested();
    void descriptionRequested();
    void queueRequested();
    void linterRequested();
    void driversRequested();

private:
    void buildHeader();
    QWidget* makePredictionLine();
    void placeSelectionBar();
    void restyle();

    const Theme& m_theme;
    PanelHeader* m_header;
    Chip* m_dependency;
    Chip* m_flag;
    Button* m_queue;
    Button* m_parentsButton;
    Button* m_description;
    Button* m_linter;
    bool m_layers = true;
    ParentsPanel* m_parents;
    QStackedWidget* m_stack;
    ClaimView* m_view;
    EmptyState* m_empty;
    QWidget* m_predictionLine;
    ElidedLabel* m_prediction;
    Button* m_drivers;
    SelectionBar* m_selectionBar;
    std::vector<std::string> m_terms;
};

}  // namespace metes
