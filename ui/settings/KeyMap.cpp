// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/KeyMap.h"

#include <QCoreApplication>

#include "ui/settings/Settings.h"

namespace metes {

namespace {

/// A key of the window holds on every page, a page's only there.
bool reachesMeet(KeyScope a, KeyScope b)
{
    return a == b || a == KeyScope::Window || b == KeyScope::Window;
}

QStringList portable(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys) {
        texts.append(key.toString(QKeySequence::PortableText));
    }
    return texts;
}

QList<QKeySequence> fromPortable(const QStringList& texts)
{
    QList<QKeySequence> keys;
    for (const QString& text : texts) {
        const QKeySequence key(text, QKeySequence::PortableText);
        if (!key.isEmpty() && key[0].key() != Qt::Key_unknown) {
            keys.append(key);
        }
    }
    return keys;
}

}  // namespace

KeyMap::KeyMap(Settings& settings, QObject* parent) : QObject(parent), m_settings(settings)
{
    load();
}

QList<QKeySequence> KeyMap::keys(Command command) const
{
    const auto change = m_changes.find(command);
    return change != m_changes.end() ? change->second : defaultKeys(command, m_preset);
}

QString KeyMap::keyText(Command command) const
{
    const QList<QKeySequence> all = keys(command);
    return all.isEmpty() ? QString() : keyText(all.first());
}

QString KeyMap::keyText(const QKeySequence& key)
{
    // The two keys are one to a person.
    if (key == QKeySequence(Qt::Key_Return) || key == QKeySequence(Qt::Key_Enter)) {
        return QCoreApplication::translate("metes::Command", "Enter");
    }
    return key.toString(QKeySequence::NativeText);
}

std::optional<Command> KeyMap::commandFor(const QKeySequence& key, KeyScope scope) const
{
    for (const Command command : allCommands()) {
        if (reachesMeet(commandScope(command), scope) && keys(command).contains(key)) {
            return command;
        }
    }
    return std::nullopt;
}

std::optional<KeyClash> KeyMap::clashOf(Command command, const QList<QKeySequence>& wanted) const
{
    for (const Command other : allCommands()) {
        if (other == command || !reachesMeet(commandScope(other), commandScope(command))) {
            continue;
        }
        const QList<QKeySequence> held = keys(other);
        for (const QKeySequence& key : wanted) {
            if (held.contains(key)) {
                return KeyClash{other, key};
            }
        }
    }
    return std::nullopt;
}

Result<void> KeyMap::setKeys(Command command, const QList<QKeySequence>& keys)
{
    if (const std::optional<KeyClash> clash = clashOf(command, keys)) {
        const QString message =
            QCoreApplication::translate("metes::Command", "%1 is taken by \"%2\".")
                .arg(keyText(clash->key), commandName(clash->holder));
        const QString advice = QCoreApplication::translate(
            "metes::Command", "Choose another key, or change that command first.");
        return fail(ErrorCode::Conflict, message.toStdString(), advice.toStdString());
    }
    if (keys == defaultKeys(command, m_preset)) {
        m_changes.erase(command);
    } else {
        m_changes[command] = keys;
    }
    save();
    emit changed();
    return {};
}

Result<void> KeyMap::resetKeys(Command command)
{
    return setKeys(command, defaultKeys(command, m_preset));
}

void KeyMap::setPreset(KeyPreset preset)
{
    m_preset = preset;
    m_changes.clear();
    save();
    emit changed();
}

void KeyMap::load()
{
    const QString preset = m_settings.keyPreset();
    m_preset = preset == keyPresetId(KeyPreset::DigitsWithShift) ? KeyPreset::DigitsWithShift
                                                                 : KeyPreset::Standard;
    for (const auto& [id, texts] : m_settings.changedKeys()) {
        const std::optional<Command> command = commandFromId(id);
        // Two changes may trade their keys, so a clash is looked for only when all are in.
        if (command) {
            m_changes[*command] = fromPortable(texts);
        }
    }
    // A file edited by hand, or by another version, may hold a clash: the preset wins.
    std::erase_if(m_changes, [this](const auto& change) {
        return clashOf(change.first, change.second).has_value();
    });
}

void KeyMap::save()
{
    std::map<QString, QStringList> texts;
    for (const auto& [command, keys] : m_changes) {
        texts[commandId(command)] = portable(keys);
    }
    m_settings.setKeyPreset(keyPresetId(m_preset));
    m_settings.setChangedKeys(texts);
}

}  // namespace metes
