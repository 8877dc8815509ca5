// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QObject>
#include <QPointer>

#include "ui/settings/SettingsDialog.h"
#include "ui/shell/WindowServices.h"

namespace metes {

class Introduction;
class KeySheet;

/// The window's own dialogs. None of them blocks: each opens at most once and closes by itself.
class WindowDialogs : public QObject {
    Q_OBJECT

public:
    /// `pages` are the commands of the pages on the rail.
    WindowDialogs(const WindowServices& services, const std::vector<Command>& pages,
                  QWidget& window);

    void showKeys();
    void showGuidelines();
    void showIntroduction();
    void showSettings(SettingsDialog::Tab tab);
    void showAbout();

signals:
    void themeChosen(metes::Theme::Mode mode);
    void readingSizeChosen(int pixels);
    void languageChosen(const QString& language);
    void introductionClosed();

private:
    void present(QDialog& dialog);

    WindowServices m_services;
    std::vector<Command> m_pages;
    QWidget& m_window;
    QPointer<QDialog> m_keys;
    QPointer<QDialog> m_guidelines;
    QPointer<QDialog> m_introduction;
    QPointer<SettingsDialog> m_settings;
};

}  // namespace metes
