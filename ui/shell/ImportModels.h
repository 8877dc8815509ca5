// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "core/dataset/Importer.h"

namespace metes {

/// What an import would do or did: one row per kind of record, columns new, revised, unchanged.
class ImportCountsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit ImportCountsModel(const ImportReport& report, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    struct Row {
        QString name;
        std::int64_t added = 0;
        std::int64_t revised = 0;
        std::int64_t unchanged = 0;
    };
    std::vector<Row> m_rows;
};

/// The records that an import refuses, one row each: file, line, field, why.
class RefusedModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { File, Line, Field, Message, ColumnCount };

    explicit RefusedModel(std::vector<RefusedRecord> refused, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    std::vector<RefusedRecord> m_refused;
};

}  // namespace metes
