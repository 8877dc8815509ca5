// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The project file, *.metes: one SQLite database in WAL mode. Everything that speaks SQL is in this
// folder. A Database is one connection and belongs to one thread; open another for another thread.

#include "core/base/Error.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace SQLite {
class Database;
class Exception;
}  // namespace SQLite

namespace metes {

class StatementCache;

enum class OpenMode { ReadWrite, ReadOnly };

/// One numbered step of the schema.
struct Migration {
    int version = 0;
    std::string sql;
};

/// The released migrations, ascending from 1.
const std::vector<Migration>& releasedMigrations();

struct OpenOptions {
    OpenMode mode = OpenMode::ReadWrite;
    int busyTimeoutMilliseconds = 5000;  ///< how long to wait for another writer
    const std::vector<Migration>* migrations = &releasedMigrations();
};

class Database {
public:
    /// Makes a new, empty project. AlreadyExists when the file is there.
    static Result<std::unique_ptr<Database>> create(const std::filesystem::path& path,
                                                    const OpenOptions& options = {});

    /// Opens a project; an older schema is migrated after a backup copy beside the file
    /// ("name.metes.schema-1.bak", numbered where there is one already). NotFound, NotAProject, NewerFormat, Damaged, Locked, ReadOnly.
    static Result<std::unique_ptr<Database>> open(const std::filesystem::path& path,
                                                  const OpenOptions& options = {});

    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    OpenMode mode() const { return m_mode; }
    int schemaVersion() const { return m_schemaVersion; }

    /// Changes whenever another connection commits; equal values mean nothing was written there.
    std::int64_t dataVersion() const;

    /// Stops a running query of this connection from another thread; it fails with Cancelled.
    void interrupt();

    /// Problems that SQLite's own integrity and foreign key checks find; empty when whole.
    Result<std::vector<std::string>> integrityProblems();

    /// How far a commit goes before it returns. Full: on the disk, for people's decisions.
    /// Normal: safe against a crash of the program, for what can be made again. Not to be called
    /// within a transaction.
    enum class Durability { Full, Normal };
    void setDurability(Durability durability);

    /// Makes the writes of a long import or index cheaper until endBulk(): where nobody else has the
    /// file open, by a rollback journal, which writes a new page once (the write-ahead log writes
    /// it twice and reads it back), else by Durability::Normal. Says which. Others may open the file
    /// meanwhile. Neither is to be called within a transaction.
    enum class Access { Alone, Shared };
    Access beginBulk();
    void endBulk();

    /// For the repositories of this folder.
    SQLite::Database& connection() const { return *m_connection; }
    StatementCache& statements() const { return *m_statements; }
    /// Turns what SQLite says into an Error that names this file and the way on.
    Error translate(const SQLite::Exception& error, const std::string& while_) const;

private:
    Database(std::filesystem::path path, OpenMode mode);

    /// The wait for another writer. SQLite's own sleeps up to 100 ms between two tries and so misses
    /// the gaps that a busy writer leaves; this one tries about every millisecond.
    struct BusyWait {
        std::chrono::milliseconds longest{0};
        std::chrono::steady_clock::time_point start;

        static int tryAgain(void* wait, int tries);
    };

    std::filesystem::path m_path;
    OpenMode m_mode;
    int m_schemaVersion = 0;
    BusyWait m_busyWait;
    std::unique_ptr<SQLite::Database> m_connection;
    std::unique_ptr<StatementCache> m_statements;

    /// Asks for that journal and says which one is in use.
    std::string useJournal(const std::string& mode);

    friend class DatabaseOpener;
};

/// A writing transaction (BEGIN IMMEDIATE: it waits for other writers at its start, never fails in
/// its middle for having read first). Rolls back when destroyed uncommitted.
class WriteTransaction {
public:
    static Result<std::unique_ptr<WriteTransaction>> begin(Database& database);
    ~WriteTransaction();
    WriteTransaction(const WriteTransaction&) = delete;
    WriteTransaction& operator=(const WriteTransaction&) = delete;

    Result<void> commit();

private:
    explicit WriteTransaction(Database& database) : m_database(database) {}

    Database& m_database;
    bool m_open = true;
};

/// Leaves the file to another writer for a moment. Long jobs call it between two transactions: a
/// person's decision then waits for one of them, not for the job.
void yieldToOtherWriters();

/// One unchanging view of the project for several reads, whatever others write meanwhile.
class ReadSnapshot {
public:
    static Result<std::unique_ptr<ReadSnapshot>> begin(Database& database);
    ~ReadSnapshot();
    ReadSnapshot(const ReadSnapshot&) = delete;
    ReadSnapshot& operator=(const ReadSnapshot&) = delete;

private:
    explicit ReadSnapshot(Database& database) : m_database(database) {}

    Database& m_database;
};

/// Copies a project while others use it, through SQLite's backup. AlreadyExists when `target` is
/// there. The copy is checked before this returns.
Result<void> backupProject(Database& source, const std::filesystem::path& target);

}  // namespace metes
