// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "ui/settings/Command.h"

namespace metes {

class KeyMap;

/// Commands and their keys, one row each, sorted by group. Follows the key map.
class KeyTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Group, Name, Keys, ColumnCount };

    /// `pages` are the commands of the pages that exist; keys of others are left out.
    KeyTableModel(const KeyMap& keys, const std::vector<Command>& pages,
                  QObject* parent = nullptr);

    Command commandAt(int row) const { return m_commands[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    QString keysText(Command command) const;

    const KeyMap& m_keys;
    std::vector<Command> m_commands;
};

}  // namespace metes
