// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

class QSplitter;

namespace metes {

class ActionPanel;
class Banner;
class ClaimPanel;
class CommentEditor;
class DescriptionPanel;
class LabelBar;
class QueueModel;
class QueuePanel;
class ReasonCards;
class Settings;

/// Where the panels of the page stand: queue | claim over cards over label | action over
/// description. Below kNarrow the queue is a drawer over the claim. Splitters are remembered.
class ReviewPanes : public QWidget {
    Q_OBJECT

public:
    /// Width of the page below which the queue has no column of its own.
    static constexpr int kNarrow = 1200 - metrics::kRail;

    ReviewPanes(const Theme& theme, Settings& settings, QueueModel& model,
                QWidget* parent = nullptr);

    Banner& banner() const { return *m_banner; }
    QueuePanel& queue() const { return *m_queue; }
    ClaimPanel& claim() const { return *m_claim; }
    ReasonCards& cards() const { return *m_cards; }
    CommentEditor& editor() const { return *m_editor; }
    LabelBar& labels() const { return *m_labels; }
    ActionPanel& action() const { return *m_action; }
    DescriptionPanel& description() const { return *m_description; }

    bool isNarrow() const { return m_narrow; }
    /// The column, or the drawer.
    bool isQueueShown() const;
    void setQueueShown(bool shown);
    /// Whether the queue has its column where there is room for it.
    bool isColumnShown() const { return m_columnShown; }
    void setDescriptionShown(bool shown);
    bool isDescriptionShown() const;

    QSize minimumSizeHint() const override;

signals:
    /// Shown or hidden, for whatever cause.
    void queueShownChanged(bool shown);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeMiddle();
    void arrange(bool narrow);
    void remember(QSplitter& splitter, const QString& name);
    void placeDrawer();
    /// To the claim, when the queue that is hidden now held it.
    void passFocus(bool held);

    Settings& m_settings;
    Banner* m_banner;
    QSplitter* m_columns;
    QSplitter* m_middle;
    QSplitter* m_right;
    QueuePanel* m_queue;
    ClaimPanel* m_claim;
    ReasonCards* m_cards;
    CommentEditor* m_editor;
    LabelBar* m_labels;
    ActionPanel* m_action;
    DescriptionPanel* m_description;
    bool m_narrow = false;
    bool m_columnShown = true;
};

}  // namespace metes
