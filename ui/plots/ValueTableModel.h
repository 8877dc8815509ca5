// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluation/Table.h"

#include <QAbstractTableModel>

#include <optional>

namespace metes {

/// A table of core as rows and columns, written in the reader's language. Display gives the figure
/// alone and kIntervalRole its interval; edit gives the number itself, not rounded; the tooltip says
/// why a figure cannot be estimated.
class ValueTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int kIntervalRole = Qt::UserRole + 1;
    static constexpr int kMutedRole = Qt::UserRole + 2;

    using QAbstractTableModel::QAbstractTableModel;

    /// Rows from `mutedFrom` on are references: drawn muted.
    void setTable(Table table, std::optional<int> mutedFrom = {});
    const Table& table() const { return m_table; }
    /// For plain numbers of all columns, from the next table on; by default each column has as many
    /// as it needs, up to three.
    void setDecimals(int decimals);
    /// A column of references: drawn muted.
    void setMutedColumn(const char* columnId) { m_mutedColumn = columnId; }
    /// Where room is short, intervals of other columns than this one are left to the tooltip; an
    /// empty id shows all.
    void showIntervalsOf(const std::string& columnId);
    /// Where it is shorter still, a dash stands for what cannot be estimated; the tooltip says why.
    enum class Missing { Words, Dash };
    void showMissingAs(Missing missing);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

    /// Whether the column holds figures: right-aligned.
    bool isNumeric(int column) const;

private:
    QVariant estimateData(const Estimate& estimate, std::size_t column, int role) const;
    int neededDecimals(int column) const;

    Table m_table;
    std::optional<int> m_mutedFrom;
    std::string m_intervalColumn;
    Missing m_missing = Missing::Words;
    std::string m_mutedColumn;
    std::vector<int> m_decimals;  ///< of each column
    std::optional<int> m_fixedDecimals;
};

}  // namespace metes
