// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>

#include <QString>
#include <QStringList>

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

class QMimeData;

namespace metes {

enum class FileKind {
    Project,  ///< *.metes
    Dataset,  ///< *.jsonl, *.jsonl.gz, *.json
    Unknown
};

/// By the name alone, in any case.
FileKind fileKind(const QString& path);

/// Local files of a drop, in their order.
QStringList droppedFiles(const QMimeData* data);

std::filesystem::path toPath(const QString& path);
QString fromPath(const std::filesystem::path& path);
/// "language-tech.metes" for a screen.
QString fileName(const QString& path);

/// Filters of file dialogs.
QString projectFilter();
QString datasetFilter();

/// Whether the program carries a sample; a development build may lack it.
bool hasSample();
/// Documents/Metes/Sample.metes.
QString samplePath();
/// Imports the sample into a new project at `path`, made whole beside it first and then moved, so
/// that no half of it is ever left. On a worker's thread. AlreadyExists when the file is there.
Result<void> makeSample(const QString& path, const Clock& clock, Progress& progress);

}  // namespace metes
