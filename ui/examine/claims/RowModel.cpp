// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/claims/RowModel.h"

#include "ui/widgets/PlainToolTip.h"

#include <algorithm>

namespace metes {

void RowModel::setRows(std::vector<SideRow> rows)
{
    const auto kept = static_cast<int>(std::min(m_rows.size(), rows.size()));
    const auto before = static_cast<int>(m_rows.size());
    const auto after = static_cast<int>(rows.size());
    if (before > after) {
        beginRemoveRows({}, after, before - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    } else if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_rows.insert(m_rows.end(), rows.begin() + before, rows.end());
        endInsertRows();
    }
    for (int i = 0; i < kept; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (!(m_rows[at] == rows[at])) {
            m_rows[at] = std::move(rows[at]);
            emit dataChanged(index(i), index(i));
        }
    }
}

int RowModel::rowOf(std::int32_t claim) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [claim](const SideRow& row) { return row.claim == claim; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int RowModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RowModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= static_cast<int>(m_rows.size())) {
        return {};
    }
    const SideRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return row.text;
    case Qt::ToolTipRole:
        return plainToolTip(
            QStringLiteral("%1 %2 (%3)").arg(row.lead, row.text, row.remark).trimmed());
    case Qt::AccessibleTextRole:
        return row.spoken.isEmpty()
                   ? QStringLiteral("%1 %2, %3").arg(row.lead, row.text, row.remark)
                   : row.spoken;
    default: return {};
    }
}

}  // namespace metes
