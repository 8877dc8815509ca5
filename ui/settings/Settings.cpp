// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/Settings.h"

#include "core/base/Machine.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QSettings>

#include <utility>

namespace metes {

namespace {

// The names in the settings file. They are never renamed: an older program may read them again.
const QLatin1String kTheme("appearance/theme");
const QLatin1String kReadingSize("appearance/readingSize");
const QLatin1String kReadingFamily("appearance/readingFamily");
const QLatin1String kLanguage("appearance/language");
const QLatin1String kGeometry("window/geometry");
const QLatin1String kSplitters("window/splitters/");
const QLatin1String kQueueCollapsed("window/queueCollapsed");
const QLatin1String kLinterShown("review/linterShown");
const QLatin1String kDriversShown("review/driversShown");
const QLatin1String kLastPage("window/page");
const QLatin1String kIntroductionSeen("window/introductionSeen");
const QLatin1String kLastProject("projects/last");
const QLatin1String kRecent("projects/recent");
const QLatin1String kLastFolder("projects/folder");
const QLatin1String kAnnotator("annotator/name");
const QLatin1String kKeyPreset("keys/preset");
const QLatin1String kKeyChanges("keys/changed");

QString projectKey(const QString& project, const char* name)
{
    // A path holds what a settings file treats as its own grammar, so its hash stands for it.
    const QByteArray hash = QCryptographicHash::hash(project.toUtf8(), QCryptographicHash::Sha256);
    return QStringLiteral("project/%1/%2")
        .arg(QString::fromLatin1(hash.toHex().left(16)), QLatin1String(name));
}

}  // namespace

Settings::Settings(QSettings& store, QObject* parent) : QObject(parent), m_store(store)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kProjectRest);
    connect(&m_rest, &QTimer::timeout, this, &Settings::storeProjectValues);
}

Settings::~Settings()
{
    storeProjectValues();
}

Theme::Mode Settings::themeMode() const
{
    const QString mode = m_store.value(kTheme).toString();
    if (mode == QLatin1String("light")) {
        return Theme::Mode::Light;
    }
    return mode == QLatin1String("dark") ? Theme::Mode::Dark : Theme::Mode::System;
}

void Settings::setThemeMode(Theme::Mode mode)
{
    switch (mode) {
    case Theme::Mode::System: m_store.setValue(kTheme, QStringLiteral("system")); break;
    case Theme::Mode::Light: m_store.setValue(kTheme, QStringLiteral("light")); break;
    case Theme::Mode::Dark: m_store.setValue(kTheme, QStringLiteral("dark")); break;
    }
}

int Settings::readingSize() const
{
    bool isNumber = false;
    const int size = m_store.value(kReadingSize).toInt(&isNumber);
    return isNumber ? qBound(Theme::kSmallestText, size, Theme::kLargestText) : Theme::kDefaultText;
}

void Settings::setReadingSize(int pixels)
{
    m_store.setValue(kReadingSize, pixels);
}

QString Settings::readingFamily() const
{
    return m_store.value(kReadingFamily).toString();
}

void Settings::setReadingFamily(const QString& family)
{
    m_store.setValue(kReadingFamily, family);
}

QString Settings::language() const
{
    return m_store.value(kLanguage).toString();
}

void Settings::setLanguage(const QString& language)
{
    m_store.setValue(kLanguage, language);
}

QByteArray Settings::windowGeometry() const
{
    return m_store.value(kGeometry).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry)
{
    m_store.setValue(kGeometry, geometry);
}

QByteArray Settings::splitterState(const QString& splitter) const
{
    return m_store.value(kSplitters + splitter).toByteArray();
}

void Settings::setSplitterState(const QString& splitter, const QByteArray& state)
{
    m_store.setValue(kSplitters + splitter, state);
}

bool Settings::isQueueCollapsed() const
{
    return m_store.value(kQueueCollapsed, false).toBool();
}

void Settings::setQueueCollapsed(bool collapsed)
{
    if (collapsed != isQueueCollapsed()) {
        m_store.setValue(kQueueCollapsed, collapsed);
        emit queueCollapsedChanged(collapsed);
    }
}

bool Settings::isLinterShown() const
{
    return m_store.value(kLinterShown, false).toBool();
}

void Settings::setLinterShown(bool shown)
{
    m_store.setValue(kLinterShown, shown);
}

bool Settings::isDriversShown() const
{
    return m_store.value(kDriversShown, false).toBool();
}

void Settings::setDriversShown(bool shown)
{
    m_store.setValue(kDriversShown, shown);
}

QString Settings::lastPage() const
{
    return m_store.value(kLastPage).toString();
}

void Settings::setLastPage(const QString& pageId)
{
    m_store.setValue(kLastPage, pageId);
}

bool Settings::isIntroductionSeen() const
{
    return m_store.value(kIntroductionSeen, false).toBool();
}

void Settings::setIntroductionSeen(bool seen)
{
    m_store.setValue(kIntroductionSeen, seen);
}

QString Settings::lastProject() const
{
    return m_store.value(kLastProject).toString();
}

void Settings::setLastProject(const QString& path)
{
    m_store.setValue(kLastProject, path);
}

QStringList Settings::recentProjects() const
{
    return m_store.value(kRecent).toStringList();
}

void Settings::addRecentProject(const QString& path)
{
    QStringList recent = recentProjects();
    recent.removeAll(path);
    recent.prepend(path);
    m_store.setValue(kRecent, recent.mid(0, kRecentProjects));
    emit recentProjectsChanged();
}

void Settings::removeRecentProject(const QString& path)
{
    QStringList recent = recentProjects();
    if (recent.removeAll(path) > 0) {
        m_store.setValue(kRecent, recent);
        emit recentProjectsChanged();
    }
}

void Settings::clearRecentProjects()
{
    m_store.remove(kRecent);
    emit recentProjectsChanged();
}

QString Settings::lastFolder() const
{
    return m_store.value(kLastFolder).toString();
}

void Settings::setLastFolder(const QString& folder)
{
    m_store.setValue(kLastFolder, folder);
}

QString Settings::lastClaim(const QString& project) const
{
    return projectValue(project, "claim");
}

void Settings::setLastClaim(const QString& project, const QString& claim)
{
    setProjectValue(project, "claim", claim);
}

QString Settings::searchText(const QString& project) const
{
    return projectValue(project, "search");
}

void Settings::setSearchText(const QString& project, const QString& text)
{
    setProjectValue(project, "search", text);
}

QString Settings::queueFilter(const QString& project) const
{
    return projectValue(project, "filter");
}

void Settings::setQueueFilter(const QString& project, const QString& filter)
{
    setProjectValue(project, "filter", filter);
}

QString Settings::annotator() const
{
    const QString name = m_store.value(kAnnotator).toString().trimmed();
    return name.isEmpty() ? QString::fromStdString(loginName()) : name;
}

void Settings::setAnnotator(const QString& name)
{
    const QString before = annotator();
    m_store.setValue(kAnnotator, name.trimmed());
    if (annotator() != before) {
        emit annotatorChanged(annotator());
    }
}

QString Settings::device() const
{
    return QString::fromStdString(hostName());
}

QString Settings::keyPreset() const
{
    return m_store.value(kKeyPreset).toString();
}

void Settings::setKeyPreset(const QString& preset)
{
    m_store.setValue(kKeyPreset, preset);
}

std::map<QString, QStringList> Settings::changedKeys() const
{
    std::map<QString, QStringList> keys;
    m_store.beginGroup(kKeyChanges);
    for (const QString& id : m_store.childKeys()) {
        keys[id] = m_store.value(id).toStringList();
    }
    m_store.endGroup();
    return keys;
}

void Settings::setChangedKeys(const std::map<QString, QStringList>& keys)
{
    m_store.remove(kKeyChanges);
    m_store.beginGroup(kKeyChanges);
    for (const auto& [id, texts] : keys) {
        m_store.setValue(id, texts);
    }
    m_store.endGroup();
}

QString Settings::projectValue(const QString& project, const char* name) const
{
    const QString key = projectKey(project, name);
    const auto unstored = m_unstored.find(key);
    return unstored != m_unstored.end() ? unstored->second : m_store.value(key).toString();
}

void Settings::setProjectValue(const QString& project, const char* name, const QString& value)
{
    m_unstored[projectKey(project, name)] = value;
    m_rest.start();
}

void Settings::storeProjectValues()
{
    for (const auto& [key, value] : std::exchange(m_unstored, {})) {
        m_store.setValue(key, value);
    }
}

}  // namespace metes
