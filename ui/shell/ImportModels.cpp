// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/ImportModels.h"

#include <QLocale>

#include "ui/shell/ProjectFiles.h"

namespace metes {

ImportCountsModel::ImportCountsModel(const ImportReport& report, QObject* parent)
    : QAbstractTableModel(parent)
{
    const auto row = [](const QString& name, const auto& counts) {
        return Row{name, counts.added, counts.revised, counts.unchanged};
    };
    m_rows = {row(tr("Applications"), report.applications), row(tr("Claims"), report.claims),
              row(tr("Reasons"), report.reasons), row(tr("Decisions"), report.decisions)};
}

int ImportCountsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ImportCountsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 4;
}

QVariant ImportCountsModel::data(const QModelIndex& index, int role) const
{
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() > 0) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole) {
        return {};
    }
    if (index.column() == 0) {
        return row.name;
    }
    const std::int64_t counts[] = {row.added, row.revised, row.unchanged};
    const qlonglong count = counts[index.column() - 1];
    return role == Qt::EditRole ? QVariant(count) : QVariant(QLocale().toString(count));
}

QVariant ImportCountsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && section > 0) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    static const char* const kKeys[] = {"records", "added", "revised", "unchanged"};
    if (role == Qt::UserRole) {
        return QString::fromLatin1(kKeys[section]);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const QString names[] = {QString(), tr("New"), tr("Revised"), tr("Unchanged")};
    return names[section];
}

RefusedModel::RefusedModel(std::vector<RefusedRecord> refused, QObject* parent)
    : QAbstractTableModel(parent), m_refused(std::move(refused))
{
}

int RefusedModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_refused.size());
}

int RefusedModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RefusedModel::data(const QModelIndex& index, int role) const
{
    const RefusedRecord& record = m_refused[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() == Line) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && (index.column() == Message || index.column() == File)) {
        return index.data(Qt::EditRole).toString().toHtmlEscaped();
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole) {
        return {};
    }
    switch (index.column()) {
    case File: {
        const QString path = QString::fromStdString(record.file);
        return role == Qt::EditRole ? path : fileName(path);
    }
    case Line: return static_cast<qlonglong>(record.line);
    case Field: return QString::fromStdString(record.field);
    case Message: return QString::fromStdString(record.message);
    default: return {};
    }
}

QVariant RefusedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && section == Line) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    static const char* const kKeys[] = {"file", "line", "field", "message"};
    if (role == Qt::UserRole) {
        return QString::fromLatin1(kKeys[section]);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const QString names[] = {tr("File"), tr("Line"), tr("Field"), tr("Why")};
    return names[section];
}

}  // namespace metes
