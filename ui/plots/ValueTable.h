// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/plots/ValueTableModel.h"
#include "ui/shell/ReportTable.h"

#include <QStyledItemDelegate>

class QMenu;

namespace metes {

/// Draws a figure with its interval, smaller and muted, beside it.
class ValueDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    ValueDelegate(const Theme& theme, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QFont small() const;

    const Theme& m_theme;
};

/// A table of figures as high as its rows, up to a limit. Ctrl+C copies the chosen rows; the menu
/// also copies or saves all of it as CSV, JSON, Markdown or LaTeX.
class ValueTable : public ReportTable {
    Q_OBJECT

public:
    ValueTable(const Theme& theme, DialogService& dialogs, const QString& name,
               QWidget* parent = nullptr);

    void setTable(Table table, std::optional<int> mutedFrom = {});
    const Table& table() const { return m_model->table(); }
    ValueTableModel& values() const { return *m_model; }
    /// Where not all intervals fit, only those of this column are shown.
    void setMainInterval(const char* columnId) { m_mainInterval = columnId; }
    /// The column that is left out of sight where the others would not fit; copies and files have it.
    void setSpareColumn(const char* columnId) { m_spareColumn = columnId; }
    /// More rows than fit scroll.
    void setHighest(int pixels);

    void copyAs(TableFormat format) const;
    /// Asks for a file; its ending chooses the format.
    void chooseAndSave();
    /// "As CSV" … and "Save…".
    void fillMenu(QMenu& menu);

    /// Shares the width among the columns; needed after spans were set.
    void fitColumns();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    std::vector<int> neededWidths() const;
    std::vector<int> fittingWidths();
    bool shortenTexts(std::vector<int>& widths) const;
    void hideSpareColumn(bool hidden);

    DialogService& m_dialogs;
    ValueTableModel* m_model;
    std::string m_mainInterval;
    std::string m_spareColumn;
    int m_highest = 2000;
};

}  // namespace metes
