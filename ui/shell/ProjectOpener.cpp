// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/ProjectOpener.h"

#include <QFile>
#include <QFileInfo>
#include <QWidget>

#include "ui/shell/ProjectFiles.h"

namespace metes {

namespace {

const QString kOpenSlot = QStringLiteral("open");

/// Opens and closes again, so that the window's own opening neither waits nor migrates.
Result<void> prepare(const QString& path)
{
    const Result<std::unique_ptr<Database>> database = Database::open(toPath(path));
    if (!database && database.error().code != ErrorCode::ReadOnly) {
        return tl::unexpected(database.error());
    }
    return {};
}

}  // namespace

ProjectOpener::ProjectOpener(const WindowServices& services, QWidget& window)
    : m_services(services), m_window(window)
{
}

ProjectOpener::~ProjectOpener() = default;

bool ProjectOpener::isOpening() const
{
    return m_services.jobs.isRunning(kOpenSlot);
}

void ProjectOpener::open(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    close();
    emit opening(absolute);
    m_services.jobs.run<void>(
        this, kOpenSlot, [absolute](Progress&) { return prepare(absolute); },
        [this, absolute](const Result<void>& prepared) { finishOpening(absolute, prepared); });
}

void ProjectOpener::openSample()
{
    const QString path = samplePath();
    if (QFile::exists(path)) {
        open(path);
        return;
    }
    close();
    emit opening(path);
    const Clock& clock = m_services.clock;
    m_services.jobs.run<void>(
        this, kOpenSlot, [path, &clock](Progress& progress) { return makeSample(path, clock, progress); },
        [this, path](const Result<void>& made) { finishOpening(path, made); });
}

void ProjectOpener::create(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const Result<std::unique_ptr<Database>> made = Database::create(toPath(absolute));
    if (!made) {
        emit failed(absolute, made.error());
        return;
    }
    open(absolute);
}

void ProjectOpener::reopen()
{
    if (m_project) {
        open(QString(m_project->path()));
    }
}

void ProjectOpener::close()
{
    if (m_project) {
        emit aboutToClose();
        m_project.reset();
        emit closed();
    }
}

void ProjectOpener::chooseAndOpen()
{
    const FileRequest request{tr("Open a project"), m_services.settings.lastFolder(), {},
                              {projectFilter(), tr("All files (*)")}, {}};
    if (const std::optional<QString> path = m_services.dialogs.chooseFileToOpen(&m_window, request)) {
        open(*path);
    }
}

void ProjectOpener::chooseAndCreate(const QString& suggestion)
{
    const FileRequest request{tr("New project"), m_services.settings.lastFolder(),
                              suggestion.isEmpty() ? tr("Project.metes") : suggestion,
                              {projectFilter()}, QStringLiteral("metes")};
    if (const std::optional<QString> path = m_services.dialogs.chooseFileToSave(&m_window, request)) {
        create(*path);
    }
}

void ProjectOpener::finishOpening(const QString& path, const Result<void>& prepared)
{
    if (!prepared) {
        giveUp(path, prepared.error());
        return;
    }
    Result<std::unique_ptr<OpenProject>> project =
        OpenProject::open(path, reviewer(), m_services.clock);
    if (!project) {
        giveUp(path, project.error());
        return;
    }
    adopt(std::move(*project));
}

void ProjectOpener::adopt(std::unique_ptr<OpenProject> project)
{
    m_project = std::move(project);
    remember(m_project->path());
    emit opened();
}

void ProjectOpener::giveUp(const QString& path, const Error& error)
{
    if (error.code == ErrorCode::NotFound) {
        m_services.settings.removeRecentProject(path);
    }
    emit failed(path, error);
}

Reviewer ProjectOpener::reviewer() const
{
    return {m_services.settings.annotator().toStdString(), m_services.settings.device().toStdString(),
            {}};
}

void ProjectOpener::remember(const QString& path)
{
    m_services.settings.setLastProject(path);
    m_services.settings.addRecentProject(path);
    m_services.settings.setLastFolder(QFileInfo(path).absolutePath());
}

}  // namespace metes
