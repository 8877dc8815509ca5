// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/ProjectTransfer.h"

#include "core/store/SearchRepository.h"
#include "ui/shell/ErrorText.h"
#include "ui/shell/ImportDialog.h"
#include "ui/shell/OpenProject.h"
#include "ui/shell/ProjectFiles.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QWidget>

namespace metes {

namespace {

const QString kExport = QStringLiteral("export");
const QString kBackUp = QStringLiteral("back-up");
const QString kIndex = QStringLiteral("index");
const QString kImport = QStringLiteral("import");

/// The backup is made whole under another name, then takes the place that the person agreed to.
Result<void> backUp(const QString& project, const QString& target)
{
    OpenOptions reading;
    reading.mode = OpenMode::ReadOnly;
    Result<std::unique_ptr<Database>> source = Database::open(toPath(project), reading);
    if (!source) {
        return tl::unexpected(source.error());
    }
    const std::filesystem::path part = toPath(target + QStringLiteral(".part"));
    std::error_code ignored;
    std::filesystem::remove(part, ignored);
    const Result<void> copied = backupProject(**source, part);
    if (!copied) {
        std::filesystem::remove(part, ignored);
        return copied;
    }
    std::error_code failed;
    std::filesystem::rename(part, toPath(target), failed);
    if (failed) {
        return fail(ErrorCode::InputOutput, target.toStdString() + " cannot be written.",
                    failed.message());
    }
    return {};
}

/// On a worker's thread, as all of these.
Result<ExportReport> exportFrom(const QString& project, ExportFormat format, const QString& target,
                                const ExportOptions& options, Progress& progress)
{
    OpenOptions reading;
    reading.mode = OpenMode::ReadOnly;
    Result<std::unique_ptr<Database>> source = Database::open(toPath(project), reading);
    if (!source) {
        return tl::unexpected(source.error());
    }
    return exportProject(**source, format, toPath(target), options, progress);
}

Result<void> catchUp(const QString& project, Progress& progress)
{
    Result<std::unique_ptr<Database>> database = Database::open(toPath(project));
    if (!database) {
        return tl::unexpected(database.error());
    }
    (*database)->setDurability(Database::Durability::Normal);  // an index can be made again
    return SearchRepository(**database).catchUp(progress);
}

bool isSameFile(const QString& a, const QString& b)
{
    const QFileInfo first(a);
    const QFileInfo second(b);
    return first.absoluteFilePath() == second.absoluteFilePath()
           || (second.exists() && first.canonicalFilePath() == second.canonicalFilePath());
}

}  // namespace

ProjectTransfer::ProjectTransfer(const WindowServices& services, QWidget& window)
    : m_services(services), m_window(window)
{
    connect(&services.jobs, &JobRunner::finished, this, [this](const QString& slot) {
        if (slot == kExport || slot == kBackUp || slot == kIndex) {
            emit activityChanged({});
        }
    });
}

void ProjectTransfer::chooseAndImport(const OpenProject& project)
{
    const FileRequest request{tr("Import"),
                              m_services.settings.lastFolder(),
                              {},
                              {datasetFilter(), tr("All files (*)")},
                              {}};
    const QStringList files = m_services.dialogs.chooseFilesToOpen(&m_window, request);
    if (!files.isEmpty()) {
        importFiles(project, files);
    }
}

void ProjectTransfer::importFiles(const OpenProject& project, const QStringList& files)
{
    auto* dialog = new ImportDialog(m_services, project.path(), files, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ImportDialog::imported, this, [this](const ImportReport& report) {
        emit projectChanged();
        emit noticeRaised(Banner::Kind::Info, tr("Imported: %1.").arg(importSummary(report)), {});
    });
    dialog->open();
    dialog->start();
}

void ProjectTransfer::chooseAndExport(const OpenProject& project, ExportFormat format)
{
    const std::optional<QString> target =
        format == ExportFormat::Csv ? chooseCsvFolder(project) : chooseJsonLines(project);
    if (target) {
        exportTo(project, format, *target);
    }
}

std::optional<QString> ProjectTransfer::chooseJsonLines(const OpenProject& project)
{
    const FileRequest request{tr("Export as JSON Lines"),
                              m_services.settings.lastFolder(),
                              QFileInfo(project.path()).completeBaseName()
                                  + QStringLiteral(".jsonl"),
                              {tr("JSON Lines (*.jsonl *.jsonl.gz)")},
                              QStringLiteral("jsonl")};
    return m_services.dialogs.chooseFileToSave(&m_window, request);
}

std::optional<QString> ProjectTransfer::chooseCsvFolder(const OpenProject& project)
{
    const FileRequest request{tr("Export as CSV: where the folder is made"),
                              m_services.settings.lastFolder(),
                              {},
                              {},
                              {}};
    const std::optional<QString> parent = m_services.dialogs.chooseFolder(&m_window, request);
    if (!parent) {
        return std::nullopt;
    }
    const QString name = QFileInfo(project.path()).completeBaseName() + QStringLiteral("-csv");
    const QString target = QDir(*parent).filePath(name);
    const Question question{
        tr("Export as CSV"),
        tr("The folder %1 exists already.").arg(QDir::toNativeSeparators(target)),
        tr("The files of an earlier export in it are replaced."),
        tr("Replace it"),
        {},
        Question::Severity::Destructive};
    if (QFileInfo::exists(target)
        && m_services.dialogs.confirm(&m_window, question) != DialogService::Answer::Accept) {
        return std::nullopt;
    }
    return target;
}

void ProjectTransfer::exportTo(const OpenProject& project, ExportFormat format,
                               const QString& target)
{
    if (isSameFile(project.path(), target)) {
        emit noticeRaised(Banner::Kind::Error,
                          tr("%1 is the project itself.").arg(fileName(target)),
                          tr("Choose another name for the export."));
        return;
    }
    const QString activity = tr("Exporting");
    ExportOptions options;
    if (format == ExportFormat::Csv && project.session().annotator()) {
        // A table has no decision log, so it gets what this annotator sees.
        options.annotator = m_services.settings.annotator().toStdString();
    }
    emit activityChanged(activity);
    m_services.jobs.run<ExportReport>(
        this, kExport,
        [path = project.path(), format, target, options](Progress& progress) {
            return exportFrom(path, format, target, options, progress);
        },
        [this, target](const Result<ExportReport>& exported) {
            if (!exported) {
                report(exported.error());
                return;
            }
            emit noticeRaised(Banner::Kind::Info,
                              tr("Exported to %1.").arg(QDir::toNativeSeparators(target)), {});
        },
        reporter(activity));
}

void ProjectTransfer::chooseAndBackUp(const OpenProject& project)
{
    const QString name = QStringLiteral("%1-%2.metes")
                             .arg(QFileInfo(project.path()).completeBaseName(),
                                  QDate::currentDate().toString(Qt::ISODate));
    const FileRequest request{tr("Back up the project"),
                              m_services.settings.lastFolder(),
                              name,
                              {projectFilter()},
                              QStringLiteral("metes")};
    if (const std::optional<QString> target =
            m_services.dialogs.chooseFileToSave(&m_window, request)) {
        backUpTo(project, *target);
    }
}

void ProjectTransfer::backUpTo(const OpenProject& project, const QString& target)
{
    if (isSameFile(project.path(), target)) {
        emit noticeRaised(Banner::Kind::Error,
                          tr("%1 is the project itself.").arg(fileName(target)),
                          tr("Choose another name for the backup."));
        return;
    }
    emit activityChanged(tr("Backing up"));
    m_services.jobs.run<void>(
        this, kBackUp, [path = project.path(), target](Progress&) { return backUp(path, target); },
        [this, target](const Result<void>& made) {
            if (!made) {
                report(made.error());
                return;
            }
            emit noticeRaised(Banner::Kind::Info,
                              tr("Backed up to %1.").arg(QDir::toNativeSeparators(target)), {});
        });
}

void ProjectTransfer::catchUpSearch(const OpenProject& project)
{
    const Result<bool> behind = SearchRepository(project.database()).isBehind();
    if (project.isReadOnly() || !behind || !*behind) {
        return;
    }
    const QString activity = tr("Indexing for search");
    emit activityChanged(activity);
    m_services.jobs.run<void>(
        this, kIndex,
        [path = project.path()](Progress& progress) { return catchUp(path, progress); },
        [this](const Result<void>& done) {
            if (!done) {
                report(done.error());
            }
        },
        reporter(activity));
}

bool ProjectTransfer::isWriting() const
{
    return m_services.jobs.isRunning(kIndex) || m_services.jobs.isRunning(kImport);
}

void ProjectTransfer::cancel()
{
    for (const QString& slot : {kExport, kBackUp, kIndex}) {
        m_services.jobs.cancel(slot);
    }
}

JobRunner::ProgressCall ProjectTransfer::reporter(const QString& activity)
{
    return [this, activity](qint64 done, qint64 total) {
        if (total > 0) {
            const QLocale locale;
            emit activityChanged(
                tr("%1, %2 of %3").arg(activity, locale.toString(done), locale.toString(total)));
        }
    };
}

void ProjectTransfer::report(const Error& error)
{
    if (error.code == ErrorCode::Cancelled) {
        return;
    }
    const ErrorText text = errorText(error);
    emit noticeRaised(Banner::Kind::Error, text.happened, text.advice);
}

}  // namespace metes
