// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "ui/theme/Theme.h"

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace metes {

class Button;
class Settings;

/// What the window shows while no project is open: the ways to one, and the latest ones.
class StartPage : public QWidget {
    Q_OBJECT

public:
    StartPage(const Theme& theme, const Settings& settings, QWidget* parent = nullptr);

    /// Key hints of the two first buttons.
    void setKeyHints(const QString& openKey, const QString& newKey);
    /// Puts the focus on the natural place.
    void activate();

signals:
    void openChosen();
    void newChosen();
    void sampleChosen();
    void recentChosen(const QString& path);

private:
    void fillRecent();
    void restyle();

    const Theme& m_theme;
    const Settings& m_settings;
    QLabel* m_icon;
    QLabel* m_title;
    Button* m_open;
    Button* m_new;
    Button* m_sample;
    QLabel* m_recentTitle;
    QListWidget* m_recent;
};

}  // namespace metes
