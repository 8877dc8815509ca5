// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/KeyTableModel.h"

#include <algorithm>

#include <QFont>

#include "ui/settings/KeyMap.h"

namespace metes {

KeyTableModel::KeyTableModel(const KeyMap& keys, const std::vector<Command>& pages, QObject* parent)
    : QAbstractTableModel(parent), m_keys(keys)
{
    for (const CommandGroup group : allCommandGroups()) {
        for (const Command command : allCommands()) {
            const bool missingPage =
                isPageCommand(command)
                && std::find(pages.begin(), pages.end(), command) == pages.end();
            if (commandGroup(command) == group && !missingPage) {
                m_commands.push_back(command);
            }
        }
    }
    connect(&keys, &KeyMap::changed, this, [this] {
        emit dataChanged(index(0, Keys), index(rowCount() - 1, Keys));
    });
}

int KeyTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_commands.size());
}

int KeyTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant KeyTableModel::data(const QModelIndex& index, int role) const
{
    const Command command = commandAt(index.row());
    if (role == Qt::FontRole && index.column() == Keys && m_keys.isChanged(command)) {
        QFont bold;
        bold.setWeight(QFont::DemiBold);
        return bold;
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
    case Group: return commandGroupName(commandGroup(command));
    case Name: return commandName(command);
    case Keys: return keysText(command);
    default: return {};
    }
}

QVariant KeyTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QString names[] = {tr("Group"), tr("Command"), tr("Keys")};
    return names[section];
}

QString KeyTableModel::keysText(Command command) const
{
    QStringList texts;
    for (const QKeySequence& key : m_keys.keys(command)) {
        texts.append(KeyMap::keyText(key));
    }
    texts.removeDuplicates();
    return texts.join(QStringLiteral("   "));
}

}  // namespace metes
