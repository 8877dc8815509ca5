// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/Examination.h"
#include "ui/theme/Theme.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace metes {

class EmptyState;
class SideList;

/// Where the description speaks of the terms of the claims: what it never says comes first.
class SupportPanel : public QWidget {
    Q_OBJECT

public:
    explicit SupportPanel(const Theme& theme, QWidget* parent = nullptr);

    void setExamination(std::shared_ptr<const Examination> examination);
    /// For the paragraph that is shown below.
    void setDescription(std::vector<std::string> paragraphs);
    SideList& list() const { return *m_list; }
    /// Terms that the description never says; nothing without a description.
    std::optional<int> missing() const;

signals:
    void termChosen(const metes::Evidence& place);
    void descriptionRequested();

private:
    void choose(int row);

    std::shared_ptr<const Examination> m_examination;
    std::vector<std::string> m_description;
    QStackedWidget* m_stack;
    SideList* m_list;
    QLabel* m_passage;
    EmptyState* m_empty;
};

}  // namespace metes
