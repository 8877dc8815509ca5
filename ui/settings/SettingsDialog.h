// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QDialog>

#include "ui/settings/Command.h"

class QFormLayout;
class QTabWidget;

namespace metes {

class KeyMap;
class Settings;
class Theme;

/// Everything that a person can choose. A change takes effect at once; there is nothing to confirm.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    enum class Tab { General, Keys };

    SettingsDialog(Theme& theme, Settings& settings, KeyMap& keys,
                   const std::vector<Command>& pages, QWidget* parent = nullptr);

    void showTab(Tab tab);

signals:
    void themeModeChosen(int mode);  ///< Theme::Mode
    void readingSizeChosen(int pixels);
    void languageChosen(const QString& language);

private:
    QWidget* makeGeneral();
    void addAnnotator(QFormLayout& form);
    void addTheme(QFormLayout& form);
    void addText(QFormLayout& form);
    void addLanguage(QFormLayout& form);
    void addNote(QFormLayout& form, const QString& text);

    Theme& m_theme;
    Settings& m_settings;
    QTabWidget* m_tabs;
};

}  // namespace metes
