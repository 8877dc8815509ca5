// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The way in for files of the patent office: readers for every format, archives opened on the way.

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/uspto/Document.h"

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace metes {

/// Larger files are refused before they are read.
inline constexpr std::int64_t kLargestFile = std::int64_t{256} << 20;

/// The documents of one file. An archive (tar, zip, gzip) gives those of all its entries, archives
/// within it too, two levels deep at most; entries that are no patent documents, images and the
/// like, are passed over, and the notes of the first document say so. `forced` says what the file,
/// or each entry of an archive, is.
///
/// NotFound and InputOutput for a file that cannot be read. InvalidInput with a message that says
/// what the file is when it holds no patent document, and for what is hostile: see XmlReader and
/// ArchiveLimits.
Result<std::vector<PatentDocument>> readDocuments(const std::filesystem::path& path,
                                                  std::optional<DocumentFormat> forced,
                                                  Progress& progress);

/// The same for bytes; `name` is used in messages and for what a file name alone tells.
Result<std::vector<PatentDocument>> readDocuments(std::string_view bytes, std::string_view name,
                                                  std::optional<DocumentFormat> forced,
                                                  Progress& progress);

}  // namespace metes
