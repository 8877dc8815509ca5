// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Files that are taken in: records or documents, and the documents read.

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/dataset/DocumentRecords.h"
#include "core/dataset/Importer.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace metes {

/// Records when the file's first JSON object says so, or when it is JSON that no reader takes;
/// Documents for all else.
ImportContent contentOf(const std::filesystem::path& path);

/// The documents of a file, without the texts that no record keeps.
Result<std::vector<SourcedDocument>> readForImport(const std::filesystem::path& path,
                                                   std::optional<DocumentFormat> format,
                                                   Progress& progress);

/// The documents of the files, each read for what it is named for.
Result<std::vector<SourcedDocument>> readApplicationFiles(const ApplicationFiles& files,
                                                          std::optional<DocumentFormat> format,
                                                          Progress& progress);

}  // namespace metes
