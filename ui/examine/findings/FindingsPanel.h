// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/findings/FindingModel.h"
#include "ui/theme/Theme.h"

#include <QWidget>

#include <array>

class QMenu;
class QStackedWidget;

namespace metes {

class Button;
class Chip;
class CommentEditor;
class EmptyState;
class FilterChip;
class FindingView;
class PanelHeader;

/// The findings with their filters, and the line in which a dismissal is explained.
class FindingsPanel : public QWidget {
    Q_OBJECT

public:
    FindingsPanel(const Theme& theme, FindingModel& model, QWidget* parent = nullptr);

    FindingView& view() const { return *m_view; }
    /// Into the header; takes ownership.
    void addControl(QWidget* control);
    FilterChip& severityChip(Severity severity) const
    {
        return *m_severities[static_cast<std::size_t>(severity)];
    }
    /// `name` is what is dismissed, for the heading.
    void askReason(const std::string& id, const QString& name);
    CommentEditor& reasonEditor() const { return *m_reason; }
    /// What the empty list says.
    enum class State { NoText, Checking, Checked };
    void setState(State state);
    /// Shows a finding whose severity or kind is filtered out.
    void reveal(const std::string& id, const Finding& finding);

signals:
    void dismissed(const std::string& id, const std::string& reason);
    /// A reason was left empty.
    void reasonMissing();

private:
    void buildHeader();
    QWidget* makeFilters();
    void showCounts();
    void showList();
    void setFilter(const std::function<void(FindingFilter&)>& change);
    void fillOrders();
    void fillKinds();

    const Theme& m_theme;
    FindingModel& m_model;
    PanelHeader* m_header;
    Chip* m_count;
    Button* m_order;
    Button* m_kind;
    QMenu* m_orders;
    QMenu* m_kinds;
    std::array<FilterChip*, 4> m_severities{};
    FilterChip* m_dismissedChip;
    QStackedWidget* m_stack;
    FindingView* m_view;
    EmptyState* m_empty;
    CommentEditor* m_reason;
    std::string m_asked;
    State m_state = State::NoText;
};

}  // namespace metes
