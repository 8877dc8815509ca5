// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/ProjectFiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUrl>

#include "core/dataset/Importer.h"
#include "core/store/Database.h"

namespace metes {

namespace {

const QLatin1String kSampleResource(":/sample/language-technology.jsonl");

/// The sample as a file, since core reads files.
Result<QString> unpackSample(const QString& folder)
{
    const QString path = folder + QStringLiteral("/language-technology.jsonl");
    if (!QFile::copy(kSampleResource, path)) {
        return fail(ErrorCode::InputOutput, "The sample could not be written to "
                                                + QDir::toNativeSeparators(folder).toStdString());
    }
    return path;
}

Result<void> importSample(const QString& project, const QString& file, const Clock& clock,
                          Progress& progress)
{
    Result<std::unique_ptr<Database>> database = Database::create(toPath(project));
    if (!database) {
        return tl::unexpected(database.error());
    }
    Result<ImportReport> report =
        importFiles(**database, {toPath(file)}, ImportOptions{}, clock, progress);
    if (!report) {
        return tl::unexpected(report.error());
    }
    return {};
}

}  // namespace

FileKind fileKind(const QString& path)
{
    const QString name = path.toLower();
    if (name.endsWith(QLatin1String(".metes"))) {
        return FileKind::Project;
    }
    for (const char* ending : {".jsonl", ".jsonl.gz", ".json"}) {
        if (name.endsWith(QLatin1String(ending))) {
            return FileKind::Dataset;
        }
    }
    return FileKind::Unknown;
}

QStringList droppedFiles(const QMimeData* data)
{
    QStringList files;
    for (const QUrl& url : data->urls()) {
        if (url.isLocalFile()) {
            files.append(url.toLocalFile());
        }
    }
    return files;
}

std::filesystem::path toPath(const QString& path)
{
    return std::filesystem::path(QFile::encodeName(path).toStdString());
}

QString fromPath(const std::filesystem::path& path)
{
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

QString fileName(const QString& path)
{
    return QFileInfo(path).fileName();
}

QString projectFilter()
{
    return QCoreApplication::translate("metes::ProjectFiles", "Metes projects (*.metes)");
}

QString datasetFilter()
{
    return QCoreApplication::translate("metes::ProjectFiles",
                                       "Claims and office actions (*.jsonl *.jsonl.gz *.json)");
}

bool hasSample()
{
    return QFile::exists(kSampleResource);
}

QString samplePath()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
        + QStringLiteral("/Metes/Sample.metes");
}

Result<void> makeSample(const QString& path, const Clock& clock, Progress& progress)
{
    if (QFile::exists(path)) {
        return fail(ErrorCode::AlreadyExists, path.toStdString() + " exists already.");
    }
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder)) {
        return fail(ErrorCode::ReadOnly, folder.toStdString() + " cannot be made.");
    }
    QTemporaryDir workshop(folder + QStringLiteral("/.sample-XXXXXX"));
    if (!workshop.isValid()) {
        return fail(ErrorCode::ReadOnly, folder.toStdString() + " cannot be written.");
    }
    const QString project = workshop.filePath(QStringLiteral("Sample.metes"));
    const Result<void> imported =
        unpackSample(workshop.path()).and_then([&](const QString& file) {
            return importSample(project, file, clock, progress);
        });
    if (!imported) {
        return imported;
    }
    if (!QFile::rename(project, path)) {
        return fail(ErrorCode::InputOutput, path.toStdString() + " cannot be written.");
    }
    return {};
}

}  // namespace metes
