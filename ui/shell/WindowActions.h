// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QObject>

#include "ui/settings/KeyMap.h"
#include "ui/theme/Theme.h"

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
class QMenuBar;

namespace metes {

class Settings;

/// The window's actions and menus. Each command of the window is one action, whose keys follow the
/// key map; triggering it emits `triggered`.
class WindowActions : public QObject {
    Q_OBJECT

public:
    /// `window` gets the actions, so that their keys hold everywhere in it. `pages` are the
    /// commands of the pages on the rail.
    WindowActions(QMainWindow& window, const Theme& theme, const Settings& settings,
                  const KeyMap& keys, const std::vector<Command>& pages);

    QAction* action(Command command) const { return m_actions.at(command); }
    QAction* sampleAction() const { return m_sample; }
    void fillMenuBar(QMenuBar& bar, const QStringList& pageTitles);

    enum class Project { None, ReadOnly, Open };
    /// Enables what the project allows.
    void setProject(Project project);
    void setThemeMode(Theme::Mode mode);
    /// Whether a layer of the page in front is shown; nothing where it has none.
    void setLayer(Command layer, std::optional<bool> shown);
    /// The layers that the menu View lists.
    static const std::vector<Command>& layers();

signals:
    /// Time for setLayer().
    void viewMenuOpening();
    void triggered(metes::Command command);
    void recentChosen(const QString& path);
    void recentCleared();
    void csvExportChosen();
    void sampleChosen();
    void introductionChosen();
    void aboutChosen();
    void themeChosen(metes::Theme::Mode mode);

private:
    QAction* add(Command command, const QString& text, const QString& icon = {});
    void addLayer(Command command, const QString& text);
    QAction* addPlain(QMenu& menu, const QString& text, void (WindowActions::*signal)());
    void makeActions();
    void applyKeys();
    void fillFileMenu(QMenu& menu);
    void fillViewMenu(QMenu& menu, const QStringList& pageTitles);
    void fillThemeMenu(QMenu& menu);
    void fillHelpMenu(QMenu& menu);
    void fillRecentMenu();

    QMainWindow& m_window;
    const Theme& m_theme;
    const Settings& m_settings;
    const KeyMap& m_keys;
    std::vector<Command> m_pages;
    std::map<Command, QAction*> m_actions;
    std::map<Command, QString> m_layerNames;
    QAction* m_sample;
    QAction* m_exportCsv;
    QMenu* m_recent = nullptr;
    QActionGroup* m_themes;
};

}  // namespace metes
