// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

#include "ui/settings/Command.h"

class QLayout;

namespace metes {

class KeyMap;
class Theme;

/// Every key that does something now, by group, made from the key map.
class KeySheet : public QDialog {
    Q_OBJECT

public:
    /// `pages` are the commands of the pages that exist; keys of others are left out.
    KeySheet(const Theme& theme, const KeyMap& keys, const std::vector<Command>& pages,
             QWidget* parent = nullptr);

signals:
    void changeKeysRequested();

private:
    QWidget* makeColumns();
    QWidget* makeGroup(CommandGroup group);
    QLayout* makeRow(Command command);
    bool isShown(Command command) const;

    const Theme& m_theme;
    const KeyMap& m_keys;
    std::vector<Command> m_pages;
};

}  // namespace metes
