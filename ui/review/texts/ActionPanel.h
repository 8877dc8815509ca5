// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/review/ReviewController.h"
#include "ui/theme/Theme.h"

#include <QWidget>

class QStackedWidget;

namespace metes {

class ActionView;
class Button;
class Chip;
class EmptyState;
class PanelHeader;

/// The office action: which one it is, its sections about 112, and the text with the passages that
/// the reasons were taken from.
class ActionPanel : public QWidget {
    Q_OBJECT

public:
    explicit ActionPanel(const Theme& theme, QWidget* parent = nullptr);

    ActionView& view() const { return *m_view; }

    /// Keeps text and place when the action is the one shown.
    void setItem(const ReviewItem& item);
    void clear();
    void setHighlights(const ClaimReview& review);
    void setSearchTerms(const std::vector<std::string>& terms);
    void setSectionKey(const QString& key);

    /// Lights up the passage of a reason (empty: of none) and brings it into view.
    void showFocus(const std::string& reason);
    /// The next section about 112, round.
    void nextSection();
    /// "Action para. 11", or empty.
    QString placeOf(const Reason& reason) const;

private:
    void showSection();

    const Theme& m_theme;
    PanelHeader* m_header;
    Chip* m_kind;
    Button* m_section;
    QStackedWidget* m_stack;
    ActionView* m_view;
    EmptyState* m_empty;
    DocumentId m_document;
    std::vector<Block> m_blocks;
    std::vector<TextRange> m_sections;
    std::size_t m_current = 0;
    std::vector<std::string> m_terms;
};

}  // namespace metes
