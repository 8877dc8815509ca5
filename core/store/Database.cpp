// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/Database.h"

#include "core/store/Query.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>
#include <thread>

namespace metes {

namespace fs = std::filesystem;

namespace {

// "METE": tells a project from any other SQLite file.
constexpr int kApplicationId = 0x4d455445;
constexpr std::string_view kSqliteMagic("SQLite format 3\0", 16);

// Descriptions of 60 KB fill most of a project: large pages halve what storing them costs the system.
// Larger ones still would make each decision write more.
constexpr int kPageSize = 16384;

std::string quoted(const fs::path& path)
{
    return "\"" + path.string() + "\"";
}

bool isWritable(const fs::path& path)
{
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    return ::access(path.c_str(), W_OK) == 0 && ::access(folder.c_str(), W_OK) == 0;
}

Result<void> checkHeader(const fs::path& path)
{
    std::error_code code;
    if (!fs::exists(path, code)) {
        return fail(ErrorCode::NotFound, "there is no file " + quoted(path));
    }
    if (!fs::is_regular_file(path, code)) {
        return fail(ErrorCode::NotAProject, quoted(path) + " is not a file");
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return fail(ErrorCode::InputOutput, "cannot read " + quoted(path),
                    std::generic_category().message(errno));
    }
    std::string head(kSqliteMagic.size() + 2, '\0');
    file.read(head.data(), static_cast<std::streamsize>(head.size()));
    if (!head.starts_with(kSqliteMagic)) {
        return fail(ErrorCode::NotAProject, quoted(path) + " is not a Metes project",
                    "choose a .metes file, or import a dataset into a new project");
    }
    // The magic is followed by the size of a page; SQLite takes less than a page for no database.
    const auto page = static_cast<std::uintmax_t>(static_cast<unsigned char>(head[16])) * 256;
    if (fs::file_size(path, code) < std::max<std::uintmax_t>(page, 512)) {
        return fail(ErrorCode::Damaged, quoted(path) + " is damaged or was cut off",
                    "restore it from a backup");
    }
    return {};
}

int pragmaInteger(SQLite::Database& connection, const std::string& name)
{
    return connection.execAndGet("PRAGMA " + name).getInt();
}

// An earlier copy may be of an earlier state of the file, so it is never taken for this one's.
fs::path freeBackupName(const fs::path& path, int version)
{
    const std::string stem = path.string() + ".schema-" + std::to_string(version);
    fs::path name = stem + ".bak";
    std::error_code code;
    for (int number = 2; fs::exists(name, code); ++number) {
        name = stem + "-" + std::to_string(number) + ".bak";
    }
    return name;
}

bool isNoRoom(int code)
{
    return code == ENOSPC || code == EFBIG || code == EDQUOT;
}

// What the system last said of the database or its log. After a failed commit the connection's own
// errno is that of the rollback.
int lastErrno(sqlite3* handle, int which)
{
    sqlite3_file* file = nullptr;
    int code = 0;
    if (sqlite3_file_control(handle, "main", which, &file) == SQLITE_OK && file != nullptr
        && file->pMethods != nullptr) {
        file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &code);
    }
    return code;
}

bool isDiskFull(const SQLite::Exception& error, sqlite3* handle)
{
    const int code = error.getErrorCode() & 0xff;  // a backup gives extended codes
    if (code == SQLITE_FULL) {
        return true;
    }
    if (code != SQLITE_IOERR) {
        return false;
    }
    return isNoRoom(sqlite3_system_errno(handle))
           || isNoRoom(lastErrno(handle, SQLITE_FCNTL_FILE_POINTER))
           || isNoRoom(lastErrno(handle, SQLITE_FCNTL_JOURNAL_POINTER));
}

}  // namespace

/// Steps of opening, kept apart from the connection that they make.
class DatabaseOpener {
public:
    DatabaseOpener(const fs::path& path, const OpenOptions& options)
        : m_options(options), m_database(new Database(path, options.mode))
    {
    }

    Result<std::unique_ptr<Database>> create();
    Result<std::unique_ptr<Database>> open();

private:
    void connect(int flags, bool immutable);
    Result<void> connectExisting();
    Result<void> checkIdentity();
    Result<void> migrate();
    Result<void> migrateExisting(const fs::path& backup);
    Result<void> applyMigration(const Migration& migration);
    int latestVersion() const { return m_options.migrations->back().version; }

    const OpenOptions& m_options;
    std::unique_ptr<Database> m_database;
};

// Nobody reads SQLite's statistics of its memory, which cost a lock for each allocation. Without
// effect once SQLite is in use, so before the first connection.
void leaveOutMemoryStatistics()
{
    static const int kDone = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    static_cast<void>(kDone);
}

void DatabaseOpener::connect(int flags, bool immutable)
{
    leaveOutMemoryStatistics();
    flags |= SQLITE_OPEN_NOMUTEX;  // one thread at a time uses a connection
    std::string name = m_database->m_path.string();
    if (immutable) {
        // A read-only folder has no room for the shared-memory file that WAL wants.
        std::string escaped;
        for (const char c : fs::absolute(m_database->m_path).string()) {
            escaped += c == '%' ? "%25" : c == '?' ? "%3f" : c == '#' ? "%23" : std::string(1, c);
        }
        name = "file:" + escaped + "?immutable=1";
        flags |= SQLite::OPEN_URI;
    }
    m_database->m_statements.reset();
    m_database->m_connection = std::make_unique<SQLite::Database>(name, flags);
    SQLite::Database& connection = *m_database->m_connection;
    m_database->m_busyWait.longest = std::chrono::milliseconds(m_options.busyTimeoutMilliseconds);
    sqlite3_busy_handler(connection.getHandle(), &Database::BusyWait::tryAgain,
                         &m_database->m_busyWait);
    m_database->m_statements = std::make_unique<StatementCache>(connection);
    connection.exec("PRAGMA trusted_schema = OFF; PRAGMA foreign_keys = ON;"
                    "PRAGMA cell_size_check = ON; PRAGMA synchronous = FULL;"
                    "PRAGMA cache_size = -32768; PRAGMA temp_store = MEMORY;");
}

Result<std::unique_ptr<Database>> DatabaseOpener::create()
{
    const fs::path& path = m_database->m_path;
    std::error_code code;
    if (fs::exists(path, code)) {
        return fail(ErrorCode::AlreadyExists, quoted(path) + " is already there",
                    "choose another name, or open it");
    }
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    if (!fs::is_directory(folder, code)) {
        return fail(ErrorCode::NotFound, "there is no folder " + quoted(folder));
    }
    if (::access(folder.c_str(), W_OK) != 0) {
        return fail(ErrorCode::ReadOnly, "the folder " + quoted(folder) + " cannot be written",
                    "choose another folder");
    }
    const auto made = guarded(*m_database, "making", [&]() -> Result<void> {
        connect(SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, false);
        SQLite::Database& connection = *m_database->m_connection;
        connection.exec("PRAGMA page_size = " + std::to_string(kPageSize));
        connection.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
        connection.exec("PRAGMA journal_mode = WAL");
        return migrate();
    });
    if (!made) {
        m_database->m_statements.reset();
        m_database->m_connection.reset();
        for (const char* suffix : {"", "-wal", "-shm", "-journal"}) {
            fs::remove(path.string() + suffix, code);
        }
        return tl::unexpected<Error>(made.error());
    }
    return std::move(m_database);
}

Result<void> DatabaseOpener::connectExisting()
{
    const fs::path& path = m_database->m_path;
    if (m_options.mode == OpenMode::ReadWrite) {
        if (!isWritable(path)) {
            return fail(ErrorCode::ReadOnly, quoted(path) + " or its folder cannot be written",
                        "open it for reading, or copy it to a folder of your own");
        }
        connect(SQLite::OPEN_READWRITE, false);
        return {};
    }
    std::error_code code;
    const bool bare =
        !fs::exists(path.string() + "-wal", code) && !fs::exists(path.string() + "-journal", code);
    connect(SQLite::OPEN_READONLY, bare && !isWritable(path));
    return {};
}

Result<void> DatabaseOpener::checkIdentity()
{
    SQLite::Database& connection = *m_database->m_connection;
    const std::string name = quoted(m_database->m_path);
    if (pragmaInteger(connection, "application_id") != kApplicationId) {
        return fail(ErrorCode::NotAProject, name + " is a database of another program",
                    "choose a .metes file");
    }
    const int version = pragmaInteger(connection, "user_version");
    if (version > latestVersion()) {
        return fail(ErrorCode::NewerFormat,
                    name + " was written by a newer Metes (schema " + std::to_string(version)
                        + ", this program knows up to " + std::to_string(latestVersion()) + ")",
                    "update Metes; the file was not touched");
    }
    if (version < 1) {
        return fail(ErrorCode::Damaged, name + " holds no schema",
                    "restore it from a backup, or make a new project");
    }
    m_database->m_schemaVersion = version;
    return {};
}

Result<void> DatabaseOpener::applyMigration(const Migration& migration)
{
    auto transaction = WriteTransaction::begin(*m_database);
    if (!transaction) {
        return tl::unexpected<Error>(transaction.error());
    }
    SQLite::Database& connection = *m_database->m_connection;
    // Another program may have migrated while this one waited for the lock.
    if (pragmaInteger(connection, "user_version") < migration.version) {
        connection.exec(migration.sql);
        connection.exec("PRAGMA user_version = " + std::to_string(migration.version));
    }
    return (*transaction)->commit();
}

Result<void> DatabaseOpener::migrate()
{
    for (const Migration& migration : *m_options.migrations) {
        if (migration.version <= m_database->m_schemaVersion) {
            continue;
        }
        if (const auto applied = applyMigration(migration); !applied) {
            return applied;
        }
        m_database->m_schemaVersion = migration.version;
    }
    return {};
}

Result<void> DatabaseOpener::migrateExisting(const fs::path& backup)
{
    return guarded(*m_database, "updating", [&] { return migrate(); })
        .map_error([&](const Error& error) {
            return Error{error.code,
                         quoted(m_database->m_path) + " could not be updated from schema "
                             + std::to_string(m_database->m_schemaVersion),
                         "the file is as it was, with a copy in " + quoted(backup) + " ("
                             + describe(error) + ")"};
        });
}

Result<std::unique_ptr<Database>> DatabaseOpener::open()
{
    if (const auto header = checkHeader(m_database->m_path); !header) {
        return tl::unexpected<Error>(header.error());
    }
    const auto opened = guarded(*m_database, "opening", [&]() -> Result<void> {
        if (const auto connected = connectExisting(); !connected) {
            return connected;
        }
        if (const auto identity = checkIdentity(); !identity) {
            return identity;
        }
        if (m_options.mode == OpenMode::ReadWrite) {
            m_database->useJournal("WAL");  // an import that was cut off leaves another
        }
        const int version = m_database->m_schemaVersion;
        if (version == latestVersion()) {
            return {};
        }
        if (m_options.mode == OpenMode::ReadOnly) {
            return fail(ErrorCode::ReadOnly,
                        quoted(m_database->m_path) + " has an older schema and cannot be written",
                        "open it once where it can be written");
        }
        const fs::path copy = freeBackupName(m_database->m_path, version);
        if (const auto saved = backupProject(*m_database, copy); !saved) {
            return saved;
        }
        return migrateExisting(copy);
    });
    if (!opened) {
        return tl::unexpected<Error>(opened.error());
    }
    return std::move(m_database);
}

Database::Database(fs::path path, OpenMode mode) : m_path(std::move(path)), m_mode(mode)
{
}

Database::~Database() = default;

int Database::BusyWait::tryAgain(void* wait, int tries)
{
    BusyWait& self = *static_cast<BusyWait*>(wait);
    const auto now = std::chrono::steady_clock::now();
    if (tries == 0) {
        self.start = now;
    }
    if (now - self.start >= self.longest) {
        return 0;
    }
    // Uneven steps, so that two programs do not wait in time with each other.
    std::this_thread::sleep_for(std::chrono::microseconds(400 + 379 * tries % 1000));
    return 1;
}

void yieldToOtherWriters()
{
    std::this_thread::sleep_for(std::chrono::milliseconds(3));
}

Result<std::unique_ptr<Database>> Database::create(const fs::path& path, const OpenOptions& options)
{
    return DatabaseOpener(path, options).create();
}

Result<std::unique_ptr<Database>> Database::open(const fs::path& path, const OpenOptions& options)
{
    return DatabaseOpener(path, options).open();
}

std::int64_t Database::dataVersion() const
{
    try {
        return m_connection->execAndGet("PRAGMA data_version").getInt64();
    } catch (const SQLite::Exception&) {
        return -1;  // unreadable now: looks like a change, so that the reader tries and reports
    }
}

void Database::interrupt()
{
    sqlite3_interrupt(m_connection->getHandle());
}

Result<std::vector<std::string>> Database::integrityProblems()
{
    return guarded(*this, "checking", [&] {
        std::vector<std::string> problems;
        SQLite::Statement check(*m_connection, "PRAGMA integrity_check");
        while (check.executeStep()) {
            const std::string line = check.getColumn(0).getString();
            if (line != "ok") {
                problems.push_back(line);
            }
        }
        SQLite::Statement keys(*m_connection, "PRAGMA foreign_key_check");
        while (keys.executeStep()) {
            problems.push_back("a row of " + keys.getColumn(0).getString()
                               + " names a missing row of " + keys.getColumn(2).getString());
        }
        return problems;
    });
}

void Database::setDurability(Durability durability)
{
    m_connection->tryExec(durability == Durability::Full ? "PRAGMA synchronous = FULL"
                                                         : "PRAGMA synchronous = NORMAL");
}

// Refused, with the old one in use still, while another connection needs it.
std::string Database::useJournal(const std::string& mode)
{
    try {
        return m_connection->execAndGet("PRAGMA journal_mode = " + mode).getString();
    } catch (const SQLite::Exception&) {
        return {};
    }
}

Database::Access Database::beginBulk()
{
    // Somebody who has the file open will have it open for long: nothing to wait for.
    sqlite3* const handle = m_connection->getHandle();
    sqlite3_busy_handler(handle, nullptr, nullptr);
    const bool alone = useJournal("DELETE") == "delete";
    sqlite3_busy_handler(handle, &BusyWait::tryAgain, &m_busyWait);
    setDurability(alone ? Durability::Full : Durability::Normal);
    return alone ? Access::Alone : Access::Shared;
}

void Database::endBulk()
{
    useJournal("WAL");
    setDurability(Durability::Full);
}

Error Database::translate(const SQLite::Exception& error, const std::string& while_) const
{
    const std::string name = quoted(m_path);
    const std::string words = error.getErrorStr();
    sqlite3* const handle = m_connection ? m_connection->getHandle() : nullptr;
    if (handle != nullptr && isDiskFull(error, handle)) {
        return {ErrorCode::DiskFull, "no room left on the disk for " + name,
                "free some space and repeat; nothing of this step was kept, nothing else is lost"};
    }
    switch (error.getErrorCode() & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {ErrorCode::Locked, name + " is in use by another program",
                "close it there or wait, then repeat"};
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return {ErrorCode::ReadOnly, name + " cannot be written",
                "open it for reading, or copy it to a folder of your own"};
    case SQLITE_CORRUPT:
        return {ErrorCode::Damaged, name + " is damaged or was cut off",
                "restore it from a backup (" + words + ")"};
    case SQLITE_NOTADB: return {ErrorCode::NotAProject, name + " is not a Metes project", words};
    case SQLITE_INTERRUPT:
        return {ErrorCode::Cancelled, "stopped while " + while_ + " " + name, ""};
    case SQLITE_CANTOPEN: return {ErrorCode::InputOutput, "cannot open " + name, words};
    case SQLITE_CONSTRAINT:
        return {ErrorCode::InvalidInput, "while " + while_ + " " + name + ": refused", words};
    default: return {ErrorCode::InputOutput, "while " + while_ + " " + name, words};
    }
}

Result<std::unique_ptr<WriteTransaction>> WriteTransaction::begin(Database& database)
{
    return guarded(database, "writing", [&]() -> Result<std::unique_ptr<WriteTransaction>> {
        if (database.mode() == OpenMode::ReadOnly) {
            return fail(ErrorCode::ReadOnly, quoted(database.path()) + " is open for reading only",
                        "copy it to a folder of your own to work on it");
        }
        database.connection().exec("BEGIN IMMEDIATE");
        return std::unique_ptr<WriteTransaction>(new WriteTransaction(database));
    });
}

WriteTransaction::~WriteTransaction()
{
    if (m_open) {
        // SQLite may have rolled back on its own (full disk); then there is nothing to undo.
        m_database.connection().tryExec("ROLLBACK");
    }
}

Result<void> WriteTransaction::commit()
{
    auto committed =
        guarded(m_database, "saving to", [&] { m_database.connection().exec("COMMIT"); });
    m_open = !committed;
    return committed;
}

Result<std::unique_ptr<ReadSnapshot>> ReadSnapshot::begin(Database& database)
{
    return guarded(database, "reading", [&] {
        // The snapshot begins with the first read.
        database.connection().exec("BEGIN");
        std::unique_ptr<ReadSnapshot> snapshot(new ReadSnapshot(database));
        database.connection().execAndGet("SELECT count(*) FROM meta");
        return snapshot;
    });
}

ReadSnapshot::~ReadSnapshot()
{
    m_database.connection().tryExec("COMMIT");
}

namespace {

// `target` is what the copy in `part` will be called.
Result<void> copyPages(Database& source, const fs::path& part, const fs::path& target)
{
    SQLite::Database copy(part.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    try {
        SQLite::Backup backup(copy, source.connection());
        if (backup.executeStep(-1) != SQLITE_DONE) {
            return fail(ErrorCode::Locked, quoted(source.path()) + " is in use by another program",
                        "close it there or wait, then repeat");
        }
    } catch (const SQLite::Exception& error) {
        if (!isDiskFull(error, copy.getHandle())) {
            throw;
        }
        return fail(ErrorCode::DiskFull, "no room left on the disk for " + quoted(target),
                    "free some space or choose another folder, and repeat");
    }
    if (copy.execAndGet("PRAGMA quick_check").getString() != "ok") {
        return fail(ErrorCode::Damaged, "the copy of " + quoted(source.path()) + " is not whole");
    }
    return {};
}

}  // namespace

Result<void> backupProject(Database& source, const fs::path& target)
{
    std::error_code code;
    if (fs::exists(target, code)) {
        return fail(ErrorCode::AlreadyExists, quoted(target) + " is already there",
                    "choose another name");
    }
    fs::path part = target;
    part += ".part";
    fs::remove(part, code);
    auto copied = guarded(source, "copying", [&] { return copyPages(source, part, target); });
    if (copied) {
        fs::rename(part, target, code);
        if (code) {
            copied = fail(ErrorCode::InputOutput, "cannot write " + quoted(target), code.message());
        }
    }
    if (!copied) {
        for (const char* suffix : {"", "-wal", "-shm", "-journal"}) {
            fs::remove(part.string() + suffix, code);
        }
    }
    return copied;
}

}  // namespace metes
