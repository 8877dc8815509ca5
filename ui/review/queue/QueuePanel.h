// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/review/ReviewQueue.h"
#include "ui/theme/Theme.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace metes {

class Button;
class FilterBar;
class QueueModel;
class QueueView;

/// The queue: how far the review is, filters, the list, and what stands there when it is empty.
/// `model` must outlive it.
class QueuePanel : public QWidget {
    Q_OBJECT

public:
    QueuePanel(const Theme& theme, QueueModel& model, QWidget* parent = nullptr);

    FilterBar& filters() const { return *m_filters; }
    QueueView& view() const { return *m_view; }

    /// Marks a claim as the shown one and brings it into view; does not emit.
    void setCurrent(ClaimId claim);
    /// Numbers and empty states follow the model's content.
    void refresh();

signals:
    /// The person chose a claim in the list.
    void claimChosen(metes::ClaimId claim);
    void filterChanged(const metes::QueueFilter& filter);
    /// All filters and the search shall go.
    void clearRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void setUpList();
    void restyle();

    const Theme& m_theme;
    QueueModel& m_model;
    QLabel* m_title;
    QLabel* m_note;
    FilterBar* m_filters;
    QStackedWidget* m_stack;
    QueueView* m_view;
    QWidget* m_noClaims;
    QWidget* m_noMatch;
    Button* m_clear;
    bool m_choosing = false;
};

}  // namespace metes
