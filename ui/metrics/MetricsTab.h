// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/RowId.h"
#include "ui/theme/Theme.h"

#include <QBoxLayout>
#include <QList>
#include <QStackedWidget>

#include <utility>

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
    /// What the tab shows next is about this run, where it can be.
    virtual void wantRun(RunId run) { m_wanted = run; }
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
    /// A table with its own title, for one side of a pair.
    struct Titled {
        QWidget* whole = nullptr;
        Heading heading;
        ValueTable* table = nullptr;
    };
    Titled makeTitled(const QString& title, const char* objectName);
    ValueTable* addTable(const QString& name, const char* objectName);
    PlotPanel* makePlot(const char* objectName);
    QComboBox* makeCombo(const QString& name, const char* objectName);
    /// Ends the column.
    void close();

    /// The run that is wanted, once; none when nobody wants any.
    RunId takeWanted() { return std::exchange(m_wanted, {}); }

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
    RunId m_wanted;
};

}  // namespace metes
