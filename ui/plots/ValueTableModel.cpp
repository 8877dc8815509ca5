// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/ValueTableModel.h"

#include "ui/plots/Numbers.h"
#include "ui/plots/TableWords.h"

#include <algorithm>
#include <cmath>

namespace metes {

namespace {

constexpr int kModelMostDecimals = 3;
constexpr std::size_t kModelLongText = 20;  // bytes; may end in an ellipsis
constexpr const char* kModelP = "p";
constexpr double kModelLeastP = 0.001;  // resamples tell no smaller ones apart

/// The least number of digits, up to three, that shows a number exactly.
int exactDecimals(double value)
{
    int decimals = 0;
    for (double scaled = value; decimals < kModelMostDecimals; ++decimals, scaled *= 10) {
        if (std::abs(scaled - std::round(scaled)) < 1e-6) {
            break;
        }
    }
    return decimals;
}

QString shown(double value, NumberStyle style, int decimals)
{
    switch (style) {
    case NumberStyle::Percent: return percentText(value);
    case NumberStyle::Count: return countText(std::llround(value));
    case NumberStyle::Plain: return numberText(value, decimals);
    }
    return {};
}

QString shown(const Interval& interval, NumberStyle style, int decimals)
{
    return style == NumberStyle::Percent ? percentText(interval) : numberText(interval, decimals);
}

}  // namespace

void ValueTableModel::setTable(Table table, std::optional<int> mutedFrom)
{
    beginResetModel();
    m_table = std::move(table);
    m_mutedFrom = mutedFrom;
    m_decimals.clear();
    for (int column = 0; column < columnCount(); ++column) {
        m_decimals.push_back(neededDecimals(column));
    }
    endResetModel();
}

void ValueTableModel::setDecimals(int decimals)
{
    m_fixedDecimals = decimals;
}

int ValueTableModel::neededDecimals(int column) const
{
    if (m_fixedDecimals) {
        return *m_fixedDecimals;
    }
    int decimals = 0;
    double largest = 0;
    for (const auto& row : m_table.rows) {
        const TableCell& cell = row[static_cast<std::size_t>(column)];
        if (const auto* number = std::get_if<double>(&cell)) {
            decimals = std::max(decimals, exactDecimals(*number));
            largest = std::max(largest, std::abs(*number));
        } else if (const auto* estimate = std::get_if<Estimate>(&cell);
                   estimate && estimate->value) {
            decimals = kModelMostDecimals;
            largest = std::max(largest, std::abs(*estimate->value));
        }
    }
    // As many digits before the point, as few behind it.
    const int before = largest < 1 ? 1 : static_cast<int>(std::log10(largest)) + 1;
    return std::clamp(kModelMostDecimals + 1 - before, 0, decimals);
}

void ValueTableModel::showIntervalsOf(const std::string& columnId)
{
    if (columnId != m_intervalColumn) {
        m_intervalColumn = columnId;
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {kIntervalRole});
    }
}

void ValueTableModel::showMissingAs(Missing missing)
{
    if (missing != m_missing) {
        m_missing = missing;
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::DisplayRole});
    }
}

int ValueTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ValueTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

bool ValueTableModel::isNumeric(int column) const
{
    for (const auto& row : m_table.rows) {
        const TableCell& cell = row[static_cast<std::size_t>(column)];
        const auto* text = std::get_if<std::string>(&cell);
        if (text == nullptr || !text->empty()) {
            return text == nullptr;
        }
    }
    return false;
}

QVariant ValueTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const TableCell& cell =
        m_table
            .rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    const auto column = static_cast<std::size_t>(index.column());
    const NumberStyle style = m_table.columns[column].style;
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::Alignment(
            Qt::AlignVCenter | (isNumeric(index.column()) ? Qt::AlignRight : Qt::AlignLeft)));
    }
    if (role == kMutedRole) {
        return (m_mutedFrom && index.row() >= *m_mutedFrom)
               || (!m_mutedColumn.empty()
                   && m_table.columns[static_cast<std::size_t>(index.column())].id
                          == m_mutedColumn);
    }
    if (const auto* text = std::get_if<std::string>(&cell)) {
        const bool shownWhole = role == Qt::ToolTipRole && text->size() > kModelLongText;
        return role == Qt::DisplayRole || role == Qt::EditRole || shownWhole
                   ? QVariant(cellWords(*text))
                   : QVariant();
    }
    if (const auto* number = std::get_if<double>(&cell)) {
        if (role == Qt::DisplayRole && m_table.columns[column].id == kModelP
            && *number < kModelLeastP) {
            return QStringLiteral("< ") + numberText(kModelLeastP, kModelMostDecimals);
        }
        return role == Qt::DisplayRole ? QVariant(shown(*number, style, m_decimals[column]))
               : role == Qt::EditRole  ? QVariant(*number)
                                       : QVariant();
    }
    return estimateData(std::get<Estimate>(cell), column, role);
}

QVariant ValueTableModel::estimateData(const Estimate& estimate, std::size_t column, int role) const
{
    const NumberStyle style = m_table.columns[column].style;
    const int decimals = m_decimals[column];
    const QString value = estimate.value               ? shown(*estimate.value, style, decimals)
                          : m_missing == Missing::Dash ? QStringLiteral("–")
                                                       : percentText(estimate);
    const QString interval = estimate.value && estimate.interval
                                 ? shown(*estimate.interval, style, decimals)
                                 : QString();
    const bool visible = m_intervalColumn.empty() || m_intervalColumn == m_table.columns[column].id;
    switch (role) {
    case Qt::DisplayRole: return value;
    case Qt::EditRole: return estimate.value ? QVariant(*estimate.value) : QVariant();
    case kIntervalRole: return visible ? interval : QString();
    case Qt::ToolTipRole:
        if (!estimate.value) {
            return notEstimableText(estimate.reason);
        }
        return visible || interval.isEmpty() ? reasonText(estimate.reason)
                                             : QStringLiteral("%1 (%2)").arg(value, interval);
    case Qt::AccessibleTextRole:
        if (!estimate.value) {
            return notEstimableText(estimate.reason);
        }
        return interval.isEmpty() ? QVariant()
                                  : QVariant(QStringLiteral("%1 (%2)").arg(value, interval));
    default: return {};
    }
}

QVariant ValueTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    const TableColumn& column = m_table.columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole: return columnTitle(column.title);
    case Qt::UserRole: return QString::fromStdString(column.id);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            Qt::AlignVCenter | (isNumeric(section) ? Qt::AlignRight : Qt::AlignLeft)));
    default: return {};
    }
}

}  // namespace metes
