// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/Theme.h"

#include <QByteArray>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <cstdint>
#include <map>
#include <string>

class QSettings;

namespace metes {

/// What the program remembers between starts, typed: the only place that knows the names in the
/// settings file. `store` must outlive it; tests give a temporary one. Paths of projects are
/// compared as given: pass absolute ones.
class Settings : public QObject {
    Q_OBJECT

public:
    static constexpr int kRecentProjects = 10;
    static constexpr int kProjectRest = 3000;  ///< milliseconds

    explicit Settings(QSettings& store, QObject* parent = nullptr);
    ~Settings() override;

    // appearance
    Theme::Mode themeMode() const;
    void setThemeMode(Theme::Mode mode);
    /// Pixels of claim and action text.
    int readingSize() const;
    void setReadingSize(int pixels);
    /// Empty: chosen by the theme.
    QString readingFamily() const;
    void setReadingFamily(const QString& family);
    /// "en", "de", "fr"; empty follows the system.
    QString language() const;
    void setLanguage(const QString& language);

    // the window; an empty array where nothing is remembered
    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    QByteArray splitterState(const QString& splitter) const;
    void setSplitterState(const QString& splitter, const QByteArray& state);
    bool isQueueCollapsed() const;
    void setQueueCollapsed(bool collapsed);
    /// Whether Review shows what the claim checker finds; not at first.
    bool isLinterShown() const;
    void setLinterShown(bool shown);
    /// Whether Review shows what drives the probability; not at first.
    bool isDriversShown() const;
    void setDriversShown(bool shown);
    QString lastPage() const;
    void setLastPage(const QString& pageId);
    bool isIntroductionSeen() const;
    void setIntroductionSeen(bool seen);

    // projects
    QString lastProject() const;
    void setLastProject(const QString& path);
    /// Latest first, at most kRecentProjects.
    QStringList recentProjects() const;
    void addRecentProject(const QString& path);
    void removeRecentProject(const QString& path);
    void clearRecentProjects();
    /// Where file dialogs start; empty at first.
    QString lastFolder() const;
    void setLastFolder(const QString& folder);

    // Per project. Kept here until nothing of it changed for kProjectRest, then stored: a store goes
    // to the disk whole, and who walks through claims must not wait for that.
    /// The claim shown last, as "application/number"; empty at first.
    QString lastClaim(const QString& project) const;
    void setLastClaim(const QString& project, const QString& claim);
    QString searchText(const QString& project) const;
    void setSearchText(const QString& project, const QString& text);
    /// The queue's filter in whatever form the page chose.
    QString queueFilter(const QString& project) const;
    void setQueueFilter(const QString& project, const QString& filter);

    // who decides
    /// The login name until another is chosen; never empty.
    QString annotator() const;
    void setAnnotator(const QString& name);
    /// The host's name.
    QString device() const;

    // keys: used by KeyMap
    QString keyPreset() const;
    void setKeyPreset(const QString& preset);
    /// Command id to keys in portable text, only where they differ from the preset.
    std::map<QString, QStringList> changedKeys() const;
    void setChangedKeys(const std::map<QString, QStringList>& keys);

signals:
    void annotatorChanged(const QString& name);
    void recentProjectsChanged();
    void queueCollapsedChanged(bool collapsed);

private:
    QString projectValue(const QString& project, const char* name) const;
    void setProjectValue(const QString& project, const char* name, const QString& value);
    void storeProjectValues();

    QSettings& m_store;
    std::map<QString, QString> m_unstored;  ///< values of projects, by their key
    QTimer m_rest{this};
};

}  // namespace metes
