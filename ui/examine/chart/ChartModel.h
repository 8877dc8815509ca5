// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/chart/ClaimChart.h"

#include <QAbstractTableModel>

namespace metes {

/// The claim chart as rows and columns.
class ChartModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { ClaimColumn, ElementColumn, SupportColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<ChartRow> rows);
    const ChartRow* row(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    std::vector<ChartRow> m_rows;
};

}  // namespace metes
