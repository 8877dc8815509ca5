// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include <QWidget>

#include "ui/settings/Command.h"

class QComboBox;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace metes {

class Banner;
class Button;
class KeyMap;
class KeyTableModel;
class Theme;

/// The keys of the settings: a table of commands, a field that takes a new key, the presets.
class KeysPanel : public QWidget {
    Q_OBJECT

public:
    KeysPanel(const Theme& theme, KeyMap& keys, const std::vector<Command>& pages, QWidget* parent = nullptr);

private:
    void makeTable();
    QWidget* makePresetRow();
    QWidget* makeEditRow();
    std::optional<Command> chosen() const;
    void showChosen();
    void takeKey();
    void report(const QString& happened, const QString& advice);
    void resetChosen();
    void removeChosen();

    const Theme& m_theme;
    KeyMap& m_keys;
    KeyTableModel* m_model;
    QSortFilterProxyModel* m_proxy;
    QLineEdit* m_filter;
    QTableView* m_table;
    QComboBox* m_preset;
    QLabel* m_command;
    QKeySequenceEdit* m_newKey;
    Button* m_set;
    Button* m_remove;
    Button* m_reset;
    Banner* m_banner;
};

}  // namespace metes
