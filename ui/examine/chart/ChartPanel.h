// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/Examination.h"
#include "ui/theme/Theme.h"

#include <QWidget>

#include <memory>

class QStackedWidget;
class QTableView;

namespace metes {

class ChartModel;
class EmptyState;

/// The claim chart: each element of the claims beside the paragraphs of the description that speak
/// of it. Made only while it is shown.
class ChartPanel : public QWidget {
    Q_OBJECT

public:
    explicit ChartPanel(const Theme& theme, QWidget* parent = nullptr);

    void setExamination(std::shared_ptr<const Examination> examination);
    QTableView& table() const { return *m_table; }

signals:
    void elementChosen(const metes::Evidence& element);
    void descriptionRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fill();

    std::shared_ptr<const Examination> m_examination;
    bool m_stale = true;
    QStackedWidget* m_stack;
    ChartModel* m_model;
    QTableView* m_table;
    EmptyState* m_empty;
};

}  // namespace metes
