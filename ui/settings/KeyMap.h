// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <optional>

#include <QObject>

#include "core/base/Error.h"
#include "ui/settings/Command.h"

namespace metes {

class Settings;

/// A key that a command of the same reach holds already.
struct KeyClash {
    Command holder;
    QKeySequence key;
};

/// Which keys do what now: a preset, changed by the person, remembered by Settings. `settings` must
/// outlive it. Within the window and one page a key belongs to one command only.
class KeyMap : public QObject {
    Q_OBJECT

public:
    explicit KeyMap(Settings& settings, QObject* parent = nullptr);

    /// All keys of a command; the first is the one that is shown. May be empty.
    QList<QKeySequence> keys(Command command) const;
    /// The first key as it stands on a key cap: "Enter", "Ctrl+Z"; empty without a key.
    QString keyText(Command command) const;
    static QString keyText(const QKeySequence& key);
    /// The command that `key` triggers on the page of `scope`.
    std::optional<Command> commandFor(const QKeySequence& key, KeyScope scope) const;

    /// Who else holds one of `keys` where `command` would take them.
    std::optional<KeyClash> clashOf(Command command, const QList<QKeySequence>& keys) const;
    /// Refused with Conflict, naming key and holder, when another command holds one of them.
    Result<void> setKeys(Command command, const QList<QKeySequence>& keys);
    bool isChanged(Command command) const { return m_changes.contains(command); }
    /// Back to the preset's keys; Conflict when another command took one of them meanwhile.
    Result<void> resetKeys(Command command);

    KeyPreset preset() const { return m_preset; }
    /// Takes the preset's keys for every command; the person's changes are dropped.
    void setPreset(KeyPreset preset);
    void resetAll() { setPreset(m_preset); }

signals:
    void changed();

private:
    void load();
    void save();

    Settings& m_settings;
    KeyPreset m_preset = KeyPreset::Standard;
    std::map<Command, QList<QKeySequence>> m_changes;
};

}  // namespace metes
