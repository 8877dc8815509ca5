// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/chart/ChartModel.h"

namespace metes {

void ChartModel::setRows(std::vector<ChartRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

const ChartRow* ChartModel::row(int row) const
{
    return row >= 0 && row < rowCount() ? &m_rows[static_cast<std::size_t>(row)] : nullptr;
}

int ChartModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ChartModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ChartModel::data(const QModelIndex& index, int role) const
{
    const ChartRow* shown = row(index.row());
    if (shown == nullptr) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return static_cast<int>((index.column() == ClaimColumn ? Qt::AlignRight : Qt::AlignLeft)
                                | Qt::AlignTop);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (index.column()) {
    case ClaimColumn: return shown->element.claim;
    case ElementColumn: return QString::fromStdString(shown->element.quote).simplified();
    default: return chartSupport(*shown);
    }
}

QVariant ChartModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case ClaimColumn: return tr("Claim");
    case ElementColumn: return tr("Element");
    default: return tr("Support");
    }
}

}  // namespace metes
