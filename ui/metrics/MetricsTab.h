// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/Theme.h"

#include <QBoxLayout>
#include <QList>
#include <QStackedWidget>

class QComboBox;
class QLabel;
class QScrollArea;

namespace metes {

class DialogService;
class ElidedLabel;
class EmptyState;
class MetricsController;
class PlotPanel;
class ValueTable;

/// What every tab of the page works with.
struct MetricsParts {
    const Theme& theme;
    DialogService& dialogs;
    MetricsController& controller;
};

/// Two widgets side by side, or one above the other where the room is narrow.
class PairRow : public QWidget {
    Q_OBJECT

public:
    PairRow(QWidget* left, QWidget* right, QWidget* parent);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QBoxLayout* m_row;
};

/// A tab: a column of headings, tables and figures that scrolls, or what belongs there while there
/// is nothing.
class MetricsTab : public QStackedWidget {
    Q_OBJECT

public:
    MetricsTab(const MetricsParts& parts, QWidget* parent);

    /// Shows what the controller has; asks it for what this tab alone needs.
    virtual void refresh() = 0;
    /// The first is the one that "Copy table" means while no other has the focus.
    virtual QList<ValueTable*> tables() const = 0;
    virtual QList<PlotPanel*> plots() const = 0;
    /// Where F6 and Tab begin.
    virtual QWidget* firstPane() const = 0;
    /// False while the tab says what belongs there.
    bool isContentsShown() const;

signals:
    /// The act of an empty tab: to the page where runs are made.
    void runsRequested();

protected:
    const MetricsParts& parts() const { return m_parts; }
    QBoxLayout& column() const { return *m_column; }
    /// A heading with a muted note; `controls` at its right.
    struct Heading {
        QLabel* title = nullptr;
        ElidedLabel* note = nullptr;
    };
    Heading addHeading(const QString& title, const QList<QWidget*>& controls = {});
    void addPair(QWidget* left, QWidget* right);
    ValueTable* addTable(const QString& name, const char* objectName);
    PlotPanel* makePlot(const char* objectName);
    QComboBox* makeCombo(const QString& name, const char* objectName);
    /// Ends the column.
    void close();

    void showContents();
    void showEmpty(const QString& title, const QString& sentence, const QString& act = {});
    /// True when the tab has contents to show; else says what is missing: runs, or finished ones.
    bool showUnlessEmpty();

private:
    void restyle();

    MetricsParts m_parts;
    EmptyState* m_empty;
    QScrollArea* m_scroll;
    QBoxLayout* m_column;
    QList<QLabel*> m_titles;
    QList<ElidedLabel*> m_notes;
};

}  // namespace metes
