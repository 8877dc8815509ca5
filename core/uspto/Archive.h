// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// What an archive may ask of us. It is unpacked into memory alone; nothing is ever written.
struct ArchiveLimits {
    std::int64_t entryBytes = std::int64_t{256} << 20;  ///< one entry, unpacked
    std::int64_t totalBytes = std::int64_t{512} << 20;  ///< all that are kept, unpacked
    std::int64_t entries = 20'000;                      ///< folders and skipped ones counted too
    /// Unpacked to packed, of the archive as a whole and once past 1 MiB: text packs 20 to 1, a
    /// bomb 1,000 to 1.
    std::int64_t ratio = 200;
};

struct ArchiveEntry {
    std::string path;   ///< as the archive names it, "/" between folders
    std::string bytes;  ///< unpacked
};

/// Whether the bytes start like a tar, zip or gzip file.
bool isArchive(std::string_view bytes);

/// Whether the bytes are a zip with the parts of a Word document.
bool isDocx(std::string_view bytes);

/// The regular files of a tar, zip, gzip or gzipped tar that `wanted` asks for by path, in the
/// archive's order; an empty function asks for all. Links, devices and folders are passed over. A
/// plain gzip holds one entry named like `name` without ".gz".
///
/// InvalidInput when a path leaves the archive ("../x", "/etc/x", "C:\x"), when a limit is passed,
/// when the archive is damaged or encrypted; the message says which.
Result<std::vector<ArchiveEntry>>
readArchive(std::string_view bytes, std::string_view name, Progress& progress,
            const std::function<bool(std::string_view)>& wanted = {},
            const ArchiveLimits& limits = {});

}  // namespace metes
