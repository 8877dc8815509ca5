// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Datasets: what a project takes in and gives out as files (formats 1), idempotently and with a
// report of every record that was refused.

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/uspto/Document.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

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
    std::vector<std::string> notes;  ///< what the readers of documents noticed, file first

    static constexpr std::size_t kMostRefused = 10000;
};

enum class ImportMode {
    Store,   ///< stores the good records, in short transactions
    Strict,  ///< stores all or, when any record is refused, nothing
    DryRun   ///< stores nothing and says what would be done
};

/// What the files of an import are.
enum class ImportContent {
    Found,     ///< told by the content of each
    Records,   ///< metes/1
    Documents  ///< of the patent office
};

/// When the search index learns of what was imported. Making it costs more than all the rest; it
/// is caught up with before the first search (SearchRepository::isBehind).
enum class SearchIndexing { Now, Later };

struct ImportOptions {
    ImportMode mode = ImportMode::Store;
    ImportContent content = ImportContent::Found;
    std::optional<DocumentFormat> format{};  ///< of the documents; nothing: told by their content
    SearchIndexing indexing = SearchIndexing::Now;
};

/// Imports metes/1 files (.jsonl, .jsonl.gz, .json) and documents of the patent office, in archives
/// too. A file that cannot be read at all is an error and leaves the records before it stored; a
/// record that is wrong is refused and reported, and so is a file of several that holds nothing that
/// can be imported, or is cut off. When it returns, what was stored is on the disk.
/// Cancelled keeps what was stored so far.
///
/// Documents are put together by application, over all files, after the records; see recordsOf().
/// What they do not tell of an application stays as it is stored.
Result<ImportReport> importFiles(Database& database,
                                 const std::vector<std::filesystem::path>& files,
                                 const ImportOptions& options, const Clock& clock,
                                 Progress& progress);

/// One application in separate files, of any format that has a reader; empty ones are left out.
struct ApplicationFiles {
    std::string application;
    std::filesystem::path claims;
    std::filesystem::path description;
    std::filesystem::path officeAction;
    std::string code;      ///< of the action, as "CTNF"; empty: as the file says
    std::string mailDate;  ///< of the action, yyyy-mm-dd; empty: as the file says
};

/// Imports them as above. InvalidInput when a file does not hold what it is named for.
Result<ImportReport> importApplication(Database& database, const ApplicationFiles& files,
                                       const ImportOptions& options, const Clock& clock,
                                       Progress& progress);

}  // namespace metes
