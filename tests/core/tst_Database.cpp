// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/Database.h"
#include "core/store/RunRepository.h"
#include "tests/core/ProjectFixture.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sys/resource.h>

#include <csignal>

using namespace metes;
using namespace metes::test;

namespace fs = std::filesystem;

namespace {

bool names(const Error& error, const fs::path& path)
{
    return error.message.find(path.string()) != std::string::npos;
}

/// A closed project with a few claims, and its bytes.
std::string makeProject(TestProject& project)
{
    std::string records;
    for (int number = 1; number <= 40; ++number) {
        records += claimRecord("16000001", number, "A device with part " + std::to_string(number));
    }
    project.import(records);
    project.close();
    return readFile(project.path("project.metes"));
}

int present()
{
    return releasedMigrations().back().version;
}

/// What the backup of a project of the present schema is called.
std::string backupOf(const fs::path& path, const std::string& number = "")
{
    return path.string() + ".schema-" + std::to_string(present()) + number + ".bak";
}

std::vector<Migration> withNext(const std::string& sql)
{
    std::vector<Migration> migrations = releasedMigrations();
    migrations.push_back({migrations.back().version + 1, sql});
    return migrations;
}

}  // namespace

class tst_Database : public QObject {
    Q_OBJECT

private slots:
    void refusesWhatIsNoProject_data();
    void refusesWhatIsNoProject();
    void refusesToMakeOverAFile();
    void waitsForAWriterAndGivesUp();
    void saysThatAnotherProgramHoldsTheFile();
    void migratesAfterABackup();
    void numbersFurtherBackups();
    void leavesTheFileWhenAMigrationFails();
    void readsWithoutMigrating();
    void opensTheFixtureOfSchema1();
    void givesRunsToAFileOfSchema1();
    void backsUpAndNamesTheCopyOnAFullDisk();
    void backsUpWhileAnotherWrites();
    void refusesABackupOfALockedFile();
    void readsOneStateInASnapshot();
    void readOnlyRefusesToWrite();
    void documentsNeverChange();
};

// Each row: what happens to a good project's file (or what stands in its place).
void tst_Database::refusesWhatIsNoProject_data()
{
    QTest::addColumn<std::string>("what");
    QTest::addColumn<int>("code");
    QTest::newRow("missing") << "missing"s << static_cast<int>(ErrorCode::NotFound);
    QTest::newRow("folder") << "folder"s << static_cast<int>(ErrorCode::NotAProject);
    QTest::newRow("empty file") << "empty"s << static_cast<int>(ErrorCode::NotAProject);
    QTest::newRow("text file") << "text"s << static_cast<int>(ErrorCode::NotAProject);
    QTest::newRow("another database") << "foreign"s << static_cast<int>(ErrorCode::NotAProject);
    QTest::newRow("newer schema") << "newer"s << static_cast<int>(ErrorCode::NewerFormat);
    QTest::newRow("cut to 60 %") << "cut60"s << static_cast<int>(ErrorCode::Damaged);
    QTest::newRow("cut within the first page") << "cut1"s << static_cast<int>(ErrorCode::Damaged);
    QTest::newRow("cut to 100 bytes") << "cut100"s << static_cast<int>(ErrorCode::Damaged);
    QTest::newRow("no schema") << "bare"s << static_cast<int>(ErrorCode::Damaged);
}

void tst_Database::refusesWhatIsNoProject()
{
    QFETCH(std::string, what);
    QFETCH(int, code);
    TestProject project;
    const std::string good = makeProject(project);
    const fs::path path = project.path("tried.metes");
    if (what == "folder") {
        fs::create_directory(path);
    } else if (what == "foreign") {
        SQLite::Database foreign(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        foreign.exec("CREATE TABLE places(url TEXT)");
    } else if (what == "newer" || what == "bare") {
        writeFile(path, good);
        SQLite::Database file(path.string(), SQLite::OPEN_READWRITE);
        file.exec(what == "newer" ? "PRAGMA user_version = 99" : "PRAGMA user_version = 0");
    } else if (what != "missing") {
        const std::size_t size = what == "empty"    ? 0
                                 : what == "cut1"   ? 3000
                                 : what == "cut100" ? 100
                                                    : good.size() * 6 / 10;
        writeFile(path,
                  what == "text" ? "These are notes, not a project.\n" : good.substr(0, size));
    }
    const bool isFile = fs::is_regular_file(path);
    const std::string before = isFile ? readFile(path) : std::string();
    for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
        const auto opened = Database::open(path, {.mode = mode});
        QVERIFY(!opened);
        QCOMPARE(static_cast<int>(opened.error().code), code);
        QVERIFY2(names(opened.error(), path), opened.error().message.c_str());
        const bool saysTheWayOn = !opened.error().detail.empty();
        QVERIFY(saysTheWayOn || what == "missing" || what == "folder");
        QCOMPARE(isFile ? readFile(path) : std::string(), before);
    }
}

void tst_Database::refusesToMakeOverAFile()
{
    TestProject project;
    const fs::path path = project.path("notes.metes");
    writeFile(path, "notes");
    const auto made = Database::create(path);
    QVERIFY(!made);
    QCOMPARE(made.error().code, ErrorCode::AlreadyExists);
    QCOMPARE(readFile(path), std::string("notes"));
    const auto nowhere = Database::create(project.path("nowhere/new.metes"));
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().code, ErrorCode::NotFound);
}

void tst_Database::waitsForAWriterAndGivesUp()
{
    TestProject project;
    const auto other =
        must(Database::open(project.path("project.metes"), {.busyTimeoutMilliseconds = 50}));
    project.database().connection().exec("BEGIN EXCLUSIVE");
    const auto begun = WriteTransaction::begin(*other);
    QVERIFY(!begun);
    QCOMPARE(begun.error().code, ErrorCode::Locked);
    QVERIFY(names(begun.error(), project.path("project.metes")));
    QVERIFY(!begun.error().detail.empty());
    // Readers never wait for a writer.
    VERIFY_OK(ClaimRepository(*other).count());
    project.database().connection().exec("ROLLBACK");
    VERIFY_OK(WriteTransaction::begin(*other));
}

void tst_Database::saysThatAnotherProgramHoldsTheFile()
{
    TestProject project;
    makeProject(project);
    const fs::path path = project.path("project.metes");
    SQLite::Database holder(path.string(), SQLite::OPEN_READWRITE);
    holder.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; DELETE FROM meta; ROLLBACK");
    const auto opened = Database::open(path, {.busyTimeoutMilliseconds = 50});
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::Locked);
    QVERIFY(names(opened.error(), path));
}

void tst_Database::migratesAfterABackup()
{
    TestProject project;
    makeProject(project);
    const fs::path path = project.path("project.metes");
    const auto migrations = withNext("CREATE TABLE shelf(id INTEGER PRIMARY KEY) STRICT;"
                                     "INSERT INTO shelf VALUES (7);");
    {
        const auto opened = Database::open(path, {.migrations = &migrations});
        VERIFY_OK(opened);
        QCOMPARE((*opened)->schemaVersion(), present() + 1);
        QCOMPARE((*opened)->connection().execAndGet("SELECT id FROM shelf").getInt(), 7);
        QCOMPARE(must(ClaimRepository(**opened).count()), std::int64_t(40));
    }
    const auto old = Database::open(backupOf(path));
    VERIFY_OK(old);
    QCOMPARE((*old)->schemaVersion(), present());
    QCOMPARE(must(ClaimRepository(**old).count()), std::int64_t(40));
    // The present program now meets a newer schema and does not touch it.
    const std::string bytes = readFile(path);
    QCOMPARE(Database::open(path).error().code, ErrorCode::NewerFormat);
    QCOMPARE(readFile(path), bytes);
}

void tst_Database::numbersFurtherBackups()
{
    TestProject project;
    makeProject(project);
    const fs::path path = project.path("project.metes");
    writeFile(backupOf(path), "an older copy");
    const auto migrations = withNext("CREATE TABLE shelf(id INTEGER) STRICT");
    VERIFY_OK(Database::open(path, {.migrations = &migrations}));
    QCOMPARE(readFile(backupOf(path)), std::string("an older copy"));
    VERIFY_OK(Database::open(backupOf(path, "-2")));
}

void tst_Database::leavesTheFileWhenAMigrationFails()
{
    TestProject project;
    const std::string before = makeProject(project);
    const fs::path path = project.path("project.metes");
    const auto migrations = withNext("CREATE TABLE shelf(id INTEGER) STRICT;"
                                     "DELETE FROM claim; INSERT INTO nowhere VALUES (1);");
    const auto opened = Database::open(path, {.migrations = &migrations});
    QVERIFY(!opened);
    QVERIFY(names(opened.error(), path));
    QVERIFY(opened.error().detail.find(backupOf(path)) != std::string::npos);
    QCOMPARE(readFile(path), before);
    const auto again = Database::open(path);
    VERIFY_OK(again);
    QCOMPARE(must(ClaimRepository(**again).count()), std::int64_t(40));
}

void tst_Database::readsWithoutMigrating()
{
    TestProject project;
    const std::string before = makeProject(project);
    const fs::path path = project.path("project.metes");
    const auto migrations = withNext("CREATE TABLE shelf(id INTEGER) STRICT");
    const auto opened =
        Database::open(path, {.mode = OpenMode::ReadOnly, .migrations = &migrations});
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::ReadOnly);
    QCOMPARE(readFile(path), before);
}

// The file was made with the first schema from two claims, one decision and its undo.
void tst_Database::opensTheFixtureOfSchema1()
{
    TestProject project;
    const fs::path path = project.path("schema-1.metes");
    fs::copy_file(METES_SOURCE_DIR "/tests/fixtures/schema-1.metes", path);
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    const auto opened = Database::open(path);
    VERIFY_OK(opened);
    Database& database = **opened;
    QVERIFY(must(database.integrityProblems()).empty());
    QVERIFY(must(ClaimRepository(database).spanProblems()).empty());
    QVERIFY(must(foldProblems(database)).empty());
    QCOMPARE(must(ClaimRepository(database).count()), std::int64_t(2));
    QCOMPARE(must(ClaimRepository(database).reasonCount()), std::int64_t(1));
    const auto log = must(DecisionRepository(database).log());
    QCOMPARE(log.size(), std::size_t(3));
    QCOMPARE(log[0].act, std::string("category"));
    QCOMPARE(log[1].act, std::string("reject"));
    QCOMPARE(log[2].act, std::string("undo"));
    const auto claim = must(ClaimRepository(database).find("16000001", 2));
    QVERIFY(claim.has_value());
    const auto loaded = must(ClaimRepository(database).load(*claim));
    QCOMPARE(loaded.claim.reasons.at(0).spans.at(0).quote, std::string("the \U0001D6FC lever"));
}

// The file is written by plain SQL, not by the program.
void tst_Database::givesRunsToAFileOfSchema1()
{
    TestProject project;
    const fs::path path = project.path("old.metes");
    {
        SQLite::Database raw(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        raw.exec(readFile(METES_SOURCE_DIR "/resources/schema/001.sql"));
        raw.exec("PRAGMA application_id = 1296389189; PRAGMA user_version = 1");
        raw.exec("INSERT INTO document VALUES (1, 'ab', 'A lever.');"
                 "INSERT INTO application(id, number) VALUES (1, '16000001');"
                 "INSERT INTO claim(id, application_id, number, document_id, label, record_hash)"
                 " VALUES (5, 1, 1, 1, 'indefinite', 'cd')");
    }
    const std::string before = readFile(path);
    const auto opened = must(Database::open(path));
    QCOMPARE(opened->schemaVersion(), present());
    QVERIFY(must(opened->integrityProblems()).empty());
    QCOMPARE(readFile(path.string() + ".schema-1.bak").size(), before.size());
    RunRepository runs(*opened);
    QCOMPARE(must(runs.count()), std::int64_t(0));
    QVERIFY(must(runs.problems()).empty());
    const RunId run = must(runs.add({"told", "{}", "", "", "", {}}, {ClaimId{5}}));
    Prediction prediction;
    prediction.claim = ClaimId{5};
    prediction.document = DocumentId{1};
    prediction.pIndefinite = 0.5;
    must(runs.store(run, prediction));
    must(runs.setFinished(run, Moment{1}));
    QCOMPARE(must(runs.predictions(run)).size(), std::size_t(1));
    QCOMPARE(*must(ClaimRepository(*opened).load(ClaimId{5})).claim.label, Label::Indefinite);
}

void tst_Database::backsUpAndNamesTheCopyOnAFullDisk()
{
    TestProject project;
    std::string records;
    for (int number = 1; number <= 400; ++number) {
        records += claimRecord("16000001", number, std::string(400, 'x') + std::to_string(number));
    }
    project.import(records);
    const fs::path target = project.path("copy.metes");
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit small{65536, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    const auto copied = backupProject(project.database(), target);
    setrlimit(RLIMIT_FSIZE, &before);
    QVERIFY(!copied);
    QCOMPARE(copied.error().code, ErrorCode::DiskFull);
    QVERIFY2(names(copied.error(), target), copied.error().message.c_str());
    QVERIFY(!fs::exists(target));
    QVERIFY(!fs::exists(target.string() + ".part"));
    VERIFY_OK(backupProject(project.database(), target));
    QCOMPARE(backupProject(project.database(), target).error().code, ErrorCode::AlreadyExists);
    const auto copy = Database::open(target);
    VERIFY_OK(copy);
    QCOMPARE(must(ClaimRepository(**copy).count()), std::int64_t(400));
}

void tst_Database::backsUpWhileAnotherWrites()
{
    TestProject project;
    project.import(claimRecord("16000001", 1, "A device."));
    const auto writer = must(Database::open(project.path("project.metes")));
    const auto transaction = WriteTransaction::begin(*writer);
    VERIFY_OK(transaction);
    must(ApplicationRepository(*writer).findOrReserve("17000000"));
    VERIFY_OK(backupProject(project.database(), project.path("copy.metes")));
    const auto copy = must(Database::open(project.path("copy.metes")));
    QCOMPARE(must(ApplicationRepository(*copy).count()), std::int64_t(1));
}

// A copy that could not read its source must not pass for one.
void tst_Database::refusesABackupOfALockedFile()
{
    TestProject project;
    makeProject(project);
    const fs::path path = project.path("project.metes");
    const auto source = must(Database::open(path, {.busyTimeoutMilliseconds = 50}));
    source->connection().exec("PRAGMA journal_mode = DELETE");
    SQLite::Database holder(path.string(), SQLite::OPEN_READWRITE);
    holder.exec("BEGIN EXCLUSIVE");
    const auto copied = backupProject(*source, project.path("copy.metes"));
    QVERIFY(!copied);
    QCOMPARE(copied.error().code, ErrorCode::Locked);
    QVERIFY(!fs::exists(project.path("copy.metes")));
}

void tst_Database::readsOneStateInASnapshot()
{
    TestProject project;
    project.import(claimRecord("16000001", 1, "A device."));
    const auto reader = must(Database::open(project.path("project.metes")));
    const std::int64_t version = reader->dataVersion();
    {
        const auto snapshot = must(ReadSnapshot::begin(*reader));
        project.import(claimRecord("16000001", 2, "Another device."));
        QCOMPARE(must(ClaimRepository(*reader).count()), std::int64_t(1));
    }
    QCOMPARE(must(ClaimRepository(*reader).count()), std::int64_t(2));
    QVERIFY(reader->dataVersion() != version);
}

void tst_Database::readOnlyRefusesToWrite()
{
    TestProject project;
    makeProject(project);
    const fs::path path = project.path("project.metes");
    const auto opened = must(Database::open(path, {.mode = OpenMode::ReadOnly}));
    QCOMPARE(must(ClaimRepository(*opened).count()), std::int64_t(40));
    QCOMPARE(WriteTransaction::begin(*opened).error().code, ErrorCode::ReadOnly);
    NoProgress progress;
    const FakeClock clock;
    const auto imported = importFiles(*opened, {path}, {}, clock, progress);
    QCOMPARE(imported.error().code, ErrorCode::ReadOnly);
}

void tst_Database::documentsNeverChange()
{
    TestProject project;
    project.import(claimRecord("16000001", 1, "A device."));
    QVERIFY_EXCEPTION_THROWN(
        project.database().connection().exec("UPDATE document SET text = 'B' WHERE id = 1"),
        SQLite::Exception);
}

QTEST_GUILESS_MAIN(tst_Database)
#include "tst_Database.moc"
