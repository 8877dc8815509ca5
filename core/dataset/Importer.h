// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Datasets: what a project takes in and gives out as files (formats 1), idempotently and with a
// report of every record that was refused.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

namespace metes {

class Database;

struct ImportCounts {
    std::int64_t added = 0;
    std::int64_t unchanged = 0;
    std::int64_t revised = 0;
};

struct RefusedRecord {
    std::string file;
    std::int64_t line = 0;  ///< 0: the file as a whole
    std::string field;
    std::string message;
};

struct ImportReport {
    ImportCounts applications;
    ImportCounts claims;
    ImportCounts reasons;
    ImportCounts decisions;
    std::vector<RefusedRecord> refused;  ///< the first kMostRefused
    std::int64_t refusedTotal = 0;

    static constexpr std::size_t kMostRefused = 10000;
};

enum class ImportMode {
    Store,   ///< stores the good records, in short transactions
    Strict,  ///< stores all or, when any record is refused, nothing
    DryRun   ///< stores nothing and says what would be done
};

struct ImportOptions {
    ImportMode mode = ImportMode::Store;
};

/// Imports metes/1 files (.jsonl, .jsonl.gz, .json). A file that cannot be read at all is an error
/// and leaves the records before it stored; a record that is wrong is refused and reported. When
/// it returns, what was stored is on the disk. Cancelled keeps what was stored so far.
Result<ImportReport> importFiles(Database& database,
                                 const std::vector<std::filesystem::path>& files,
                                 const ImportOptions& options, const Clock& clock,
                                 Progress& progress);

}  // namespace metes
