// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

#include "ui/settings/Command.h"

class QGridLayout;
class QLabel;

namespace metes {

class KeyMap;
class Theme;

/// One screen for a person who sees the window for the first time: what is where, and the five keys
/// that matter.
class Introduction : public QDialog {
    Q_OBJECT

public:
    Introduction(const Theme& theme, const KeyMap& keys, QWidget* parent = nullptr);

signals:
    void guidelinesRequested();

private:
    void addPlace(QGridLayout& grid, const QString& icon, const QString& name, const QString& text);
    void addKeys(QGridLayout& grid, const QList<Command>& commands, const QString& text);
    QLabel* makeText(const QString& text);
    QLabel* makeHeading(const QString& text);

    const Theme& m_theme;
    const KeyMap& m_keys;
};

}  // namespace metes
