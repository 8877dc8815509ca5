// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/Command.h"

#include <array>

#include <QCoreApplication>

#include "ui/settings/CommandTable.h"

namespace metes {

namespace {

const CommandRow& rowOf(Command command)
{
    return commandRows()[static_cast<std::size_t>(command)];
}

/// What the digit row of a French keyboard gives without Shift, 1 to 9. Dot, too, needs Shift
/// there, so the semicolon below it stands in.
constexpr std::array<const char*, 9> kUnshiftedDigits = {"&", "é", "\"", "'", "(", "-", "è", "_",
                                                         "ç"};

QList<QKeySequence> extraKeys(Command command)
{
    if (const std::optional<int> index = categoryIndex(command)) {
        return {QKeySequence(QString::fromUtf8(kUnshiftedDigits[static_cast<std::size_t>(*index)]))};
    }
    if (command == Command::NextStackedSpan) {
        return {QKeySequence(Qt::Key_Semicolon)};
    }
    return {};
}

}  // namespace

const std::vector<Command>& allCommands()
{
    static const std::vector<Command> commands = [] {
        std::vector<Command> all;
        for (int i = 0; i < kCommandCount; ++i) {
            all.push_back(static_cast<Command>(i));
        }
        return all;
    }();
    return commands;
}

const std::vector<CommandGroup>& allCommandGroups()
{
    static const std::vector<CommandGroup> groups = {
        CommandGroup::Decide, CommandGroup::Move,     CommandGroup::Reasons,
        CommandGroup::Spans,  CommandGroup::Texts,    CommandGroup::Findings,
        CommandGroup::Runs,   CommandGroup::Project,  CommandGroup::Window};
    return groups;
}

QString commandId(Command command)
{
    return QString::fromLatin1(rowOf(command).id);
}

std::optional<Command> commandFromId(const QString& id)
{
    for (const CommandRow& row : commandRows()) {
        if (id == QLatin1String(row.id)) {
            return row.command;
        }
    }
    return std::nullopt;
}

QString commandName(Command command)
{
    return QCoreApplication::translate("metes::Command", rowOf(command).name);
}

CommandGroup commandGroup(Command command)
{
    return rowOf(command).group;
}

QString commandGroupName(CommandGroup group)
{
    switch (group) {
    case CommandGroup::Decide: return QCoreApplication::translate("metes::Command", "Decide");
    case CommandGroup::Move: return QCoreApplication::translate("metes::Command", "Move");
    case CommandGroup::Reasons: return QCoreApplication::translate("metes::Command", "Reasons");
    case CommandGroup::Spans: return QCoreApplication::translate("metes::Command", "Spans");
    case CommandGroup::Texts: return QCoreApplication::translate("metes::Command", "Texts");
    case CommandGroup::Findings:
        return QCoreApplication::translate("metes::Command", "Findings (Examine)");
    case CommandGroup::Runs: return QCoreApplication::translate("metes::Command", "Runs");
    case CommandGroup::Project: return QCoreApplication::translate("metes::Command", "Project");
    case CommandGroup::Window: return QCoreApplication::translate("metes::Command", "Window");
    }
    return {};
}

KeyScope commandScope(Command command)
{
    return rowOf(command).scope;
}

QList<QKeySequence> defaultKeys(Command command, KeyPreset preset)
{
    QList<QKeySequence> keys;
    const QString text = QString::fromLatin1(rowOf(command).keys);
    for (const QString& key : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        keys.append(QKeySequence(key, QKeySequence::PortableText));
    }
    if (preset == KeyPreset::DigitsWithShift) {
        keys += extraKeys(command);
    }
    return keys;
}

QString keyPresetId(KeyPreset preset)
{
    return preset == KeyPreset::Standard ? QStringLiteral("standard")
                                         : QStringLiteral("digits-with-shift");
}

QString keyPresetName(KeyPreset preset)
{
    return preset == KeyPreset::Standard
        ? QCoreApplication::translate("metes::Command", "Standard")
        : QCoreApplication::translate("metes::Command", "Digits with Shift (French keyboard)");
}

Command categoryCommand(int index)
{
    return static_cast<Command>(static_cast<int>(Command::Category1) + index);
}

std::optional<int> categoryIndex(Command command)
{
    const int index = static_cast<int>(command) - static_cast<int>(Command::Category1);
    return index >= 0 && index < 9 ? std::optional(index) : std::nullopt;
}

Command pageCommand(int index)
{
    return static_cast<Command>(static_cast<int>(Command::Page1) + index);
}

bool isPageCommand(Command command)
{
    return command >= Command::Page1 && command <= Command::Page8;
}

}  // namespace metes
