// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/WindowActions.h"

#include <array>

#include <QAction>
#include <QActionGroup>
#include <QDir>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include "ui/settings/Settings.h"
#include "ui/shell/ProjectFiles.h"

namespace metes {

WindowActions::WindowActions(QMainWindow& window, const Theme& theme, const Settings& settings,
                             const KeyMap& keys, const std::vector<Command>& pages)
    : QObject(&window), m_window(window), m_theme(theme), m_settings(settings), m_keys(keys), m_pages(pages),
      m_sample(new QAction(tr("Open the &sample"), this)),
      m_exportCsv(new QAction(tr("As &CSV…"), this)), m_themes(new QActionGroup(this))
{
    makeActions();
    connect(m_sample, &QAction::triggered, this, &WindowActions::sampleChosen);
    connect(m_exportCsv, &QAction::triggered, this, &WindowActions::csvExportChosen);
    m_sample->setEnabled(hasSample());
    applyKeys();
    connect(&keys, &KeyMap::changed, this, &WindowActions::applyKeys);
}

QAction* WindowActions::add(Command command, const QString& text, const QString& icon)
{
    auto* action = new QAction(text, this);
    action->setObjectName(commandId(command));
    action->setStatusTip(commandName(command));
    if (!icon.isEmpty()) {
        action->setIcon(m_theme.icon(icon, ColorRole::Muted));
    }
    connect(action, &QAction::triggered, this, [this, command] { emit triggered(command); });
    m_window.addAction(action);
    m_actions[command] = action;
    return action;
}

void WindowActions::makeActions()
{
    add(Command::NewProject, tr("&New project…"), QStringLiteral("plus"));
    add(Command::OpenProject, tr("&Open…"), QStringLiteral("folder"));
    add(Command::ImportFiles, tr("&Import…"), QStringLiteral("import"));
    add(Command::ExportProject, tr("As &JSON Lines…"));
    add(Command::BackUpProject, tr("&Back up…"));
    add(Command::OpenSettings, tr("S&ettings…"), QStringLiteral("settings"))
        ->setMenuRole(QAction::PreferencesRole);
    add(Command::Quit, tr("&Quit"))->setMenuRole(QAction::QuitRole);
    add(Command::Undo, tr("&Undo"), QStringLiteral("undo"));
    add(Command::Redo, tr("&Redo"), QStringLiteral("redo"));
    add(Command::Search, tr("&Search"), QStringLiteral("search"));
    add(Command::LargerText, tr("&Larger text"));
    add(Command::SmallerText, tr("S&maller text"));
    add(Command::DefaultText, tr("Text as it was at &first"));
    QAction* queue = add(Command::ToggleQueue, tr("&Queue"));
    queue->setCheckable(true);
    queue->setChecked(!m_settings.isQueueCollapsed());
    addLayer(Command::ToggleLinter, tr("&Claim checker’s findings"));
    addLayer(Command::ToggleDrivers, tr("&What drives the probability"));
    add(Command::FullScreen, tr("F&ull screen"))->setCheckable(true);
    add(Command::NextPane, tr("&Next pane"));
    add(Command::PreviousPane, tr("&Previous pane"));
    add(Command::ShowKeys, tr("&Keys"), QStringLiteral("keyboard"));
    add(Command::ShowGuidelines, tr("&Guidelines"), QStringLiteral("help"));
    for (const Command page : m_pages) {
        add(page, commandName(page));
    }
}

void WindowActions::addLayer(Command command, const QString& text)
{
    add(command, text)->setCheckable(true);
    m_layerNames[command] = text;
}

void WindowActions::applyKeys()
{
    for (const auto& [command, action] : m_actions) {
        const auto layer = m_layerNames.find(command);
        if (layer == m_layerNames.end()) {
            action->setShortcuts(m_keys.keys(command));
        } else {
            // The page listens to the key itself, where no text is being written: it only stands
            // here.
            const QString key = m_keys.keyText(command);
            action->setText(key.isEmpty() ? layer->second
                                          : layer->second + QLatin1Char('\t') + key);
        }
    }
}

const std::vector<Command>& WindowActions::layers()
{
    static const std::vector<Command> kLayers = {Command::ToggleLinter, Command::ToggleDrivers};
    return kLayers;
}

void WindowActions::setLayer(Command layer, std::optional<bool> shown)
{
    action(layer)->setEnabled(shown.has_value());
    action(layer)->setChecked(shown.value_or(false));
}

void WindowActions::fillMenuBar(QMenuBar& bar, const QStringList& pageTitles)
{
    fillFileMenu(*bar.addMenu(tr("&File")));
    QMenu* edit = bar.addMenu(tr("&Edit"));
    edit->addAction(action(Command::Undo));
    edit->addAction(action(Command::Redo));
    edit->addSeparator();
    edit->addAction(action(Command::Search));
    edit->addSeparator();
    edit->addAction(action(Command::OpenSettings));
    fillViewMenu(*bar.addMenu(tr("&View")), pageTitles);
    fillHelpMenu(*bar.addMenu(tr("&Help")));
}

void WindowActions::fillFileMenu(QMenu& menu)
{
    menu.addAction(action(Command::NewProject));
    menu.addAction(action(Command::OpenProject));
    m_recent = menu.addMenu(tr("Open &recent"));
    m_recent->setObjectName(QStringLiteral("recentMenu"));
    menu.addAction(m_sample);
    menu.addSeparator();
    menu.addAction(action(Command::ImportFiles));
    QMenu* exporting = menu.addMenu(m_theme.icon(QStringLiteral("export"), ColorRole::Muted),
                                    tr("&Export"));
    exporting->addAction(action(Command::ExportProject));
    exporting->addAction(m_exportCsv);
    menu.addAction(action(Command::BackUpProject));
    menu.addSeparator();
    menu.addAction(action(Command::Quit));
    fillRecentMenu();
    connect(&m_settings, &Settings::recentProjectsChanged, this, &WindowActions::fillRecentMenu);
}

void WindowActions::fillRecentMenu()
{
    m_recent->clear();
    const QStringList recent = m_settings.recentProjects();
    m_recent->setEnabled(!recent.isEmpty());
    for (const QString& path : recent) {
        QString text = QDir::toNativeSeparators(path);
        QAction* item = m_recent->addAction(text.replace(QLatin1Char('&'), QLatin1String("&&")));
        connect(item, &QAction::triggered, this, [this, path] { emit recentChosen(path); });
    }
    if (!recent.isEmpty()) {
        m_recent->addSeparator();
        addPlain(*m_recent, tr("&Clear this list"), &WindowActions::recentCleared);
    }
}

void WindowActions::fillViewMenu(QMenu& menu, const QStringList& pageTitles)
{
    for (int page = 0; page < pageTitles.size(); ++page) {
        QAction* shown = action(m_pages[static_cast<std::size_t>(page)]);
        shown->setText(pageTitles[page]);
        menu.addAction(shown);
    }
    menu.addSeparator();
    menu.addAction(action(Command::ToggleQueue));
    for (const Command layer : layers()) {
        menu.addAction(action(layer));
    }
    connect(&menu, &QMenu::aboutToShow, this, &WindowActions::viewMenuOpening);
    menu.addAction(action(Command::NextPane));
    menu.addAction(action(Command::PreviousPane));
    menu.addSeparator();
    fillThemeMenu(*menu.addMenu(tr("&Theme")));
    menu.addAction(action(Command::LargerText));
    menu.addAction(action(Command::SmallerText));
    menu.addAction(action(Command::DefaultText));
    menu.addSeparator();
    menu.addAction(action(Command::FullScreen));
}

void WindowActions::fillThemeMenu(QMenu& menu)
{
    const std::array modes = {Theme::Mode::System, Theme::Mode::Light, Theme::Mode::Dark};
    const QStringList names = {tr("As the &system"), tr("&Light"), tr("&Dark")};
    for (std::size_t i = 0; i < modes.size(); ++i) {
        QAction* item = menu.addAction(names[static_cast<qsizetype>(i)]);
        item->setCheckable(true);
        item->setData(static_cast<int>(modes[i]));
        item->setObjectName(QStringLiteral("theme%1").arg(i));
        m_themes->addAction(item);
        connect(item, &QAction::triggered, this,
                [this, mode = modes[i]] { emit themeChosen(mode); });
    }
    setThemeMode(m_theme.mode());
}

void WindowActions::fillHelpMenu(QMenu& menu)
{
    menu.addAction(action(Command::ShowKeys));
    menu.addAction(action(Command::ShowGuidelines));
    addPlain(menu, tr("&Introduction"), &WindowActions::introductionChosen);
    menu.addSeparator();
    addPlain(menu, tr("&About Metes"), &WindowActions::aboutChosen)
        ->setMenuRole(QAction::AboutRole);
}

QAction* WindowActions::addPlain(QMenu& menu, const QString& text, void (WindowActions::*signal)())
{
    QAction* item = menu.addAction(text);
    connect(item, &QAction::triggered, this, signal);
    return item;
}

void WindowActions::setProject(Project project)
{
    const bool open = project != Project::None;
    for (const Command command : {Command::ExportProject, Command::BackUpProject, Command::Search}) {
        action(command)->setEnabled(open);
    }
    m_exportCsv->setEnabled(open);
    for (const Command command : {Command::Undo, Command::Redo}) {
        action(command)->setEnabled(project == Project::Open);
    }
    action(Command::ImportFiles)->setEnabled(project != Project::ReadOnly);
}

void WindowActions::setThemeMode(Theme::Mode mode)
{
    for (QAction* item : m_themes->actions()) {
        item->setChecked(item->data().toInt() == static_cast<int>(mode));
    }
}

}  // namespace metes
