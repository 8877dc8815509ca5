// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/ClaimRepository.h"
#include "core/store/Database.h"
#include "tests/core/ProjectFixture.h"

#include <SQLiteCpp/SQLiteCpp.h>

using namespace metes;
using namespace metes::test;

namespace fs = std::filesystem;

namespace {

std::string journalOf(const Database& database)
{
    return database.connection().execAndGet("PRAGMA journal_mode").getString();
}

std::int64_t claimsIn(Database& database)
{
    return must(ClaimRepository(database).count());
}

void copyWithJournal(const fs::path& from, const fs::path& to)
{
    for (const char* suffix : {"", "-journal", "-wal"}) {
        if (fs::exists(from.string() + suffix)) {
            fs::copy_file(from.string() + suffix, to.string() + suffix);
        }
    }
}

}  // namespace

class tst_BulkWrite : public QObject {
    Q_OBJECT

private slots:
    void hasTheLogBackAtTheEnd();
    void sharesTheFileMeanwhile();
    void leavesTheLogToWhoIsThere();
    void restoresTheLogOfWhatWasCutOff();
    void seesNothingOfAHalfWrittenBatch();
};

void tst_BulkWrite::hasTheLogBackAtTheEnd()
{
    TestProject project;
    QCOMPARE(journalOf(project.database()), std::string("wal"));
    project.database().beginBulk();
    QCOMPARE(journalOf(project.database()), std::string("delete"));
    project.database().endBulk();
    QCOMPARE(journalOf(project.database()), std::string("wal"));
    project.import(claimRecord("16000001", 1, "A device."));
    QCOMPARE(journalOf(project.database()), std::string("wal"));
}

// Another program may open the file, read and write between two batches of the bulk.
void tst_BulkWrite::sharesTheFileMeanwhile()
{
    TestProject project;
    project.import(claimRecord("16000001", 1, "A device."));
    project.database().beginBulk();
    const auto other = must(Database::open(project.path("project.metes")));
    QCOMPARE(claimsIn(*other), std::int64_t(1));
    {
        auto transaction = must(WriteTransaction::begin(*other));
        other->connection().exec("INSERT INTO meta VALUES ('note', 'from the other')");
        VERIFY_OK(transaction->commit());
    }
    {
        auto transaction = must(WriteTransaction::begin(project.database()));
        project.database().connection().exec("INSERT INTO meta VALUES ('note 2', 'from here')");
        VERIFY_OK(transaction->commit());
    }
    project.database().endBulk();
    QCOMPARE(
        other->connection().execAndGet("SELECT count(*) FROM meta WHERE key LIKE 'note%'").getInt(),
        2);
    QVERIFY(must(other->integrityProblems()).empty());
}

// A window that has the project open reads on while an import writes: only the log allows that.
void tst_BulkWrite::leavesTheLogToWhoIsThere()
{
    TestProject project;
    project.import(claimRecord("16000001", 1, "A device."));
    const auto window = must(Database::open(project.path("project.metes")));
    const auto snapshot = must(ReadSnapshot::begin(*window));
    project.database().beginBulk();
    QCOMPARE(journalOf(project.database()), std::string("wal"));
    project.import(claimRecord("16000001", 2, "A further device."));
    QCOMPARE(claimsIn(*window), std::int64_t(1));
    project.database().endBulk();
    QCOMPARE(claimsIn(project.database()), std::int64_t(2));
}

void tst_BulkWrite::restoresTheLogOfWhatWasCutOff()
{
    TestProject project;
    project.import(claimRecord("16000001", 1, "A device."));
    project.database().beginBulk();
    project.close();  // as after a kill: nobody ended it
    const auto opened = must(Database::open(project.path("project.metes")));
    QCOMPARE(journalOf(*opened), std::string("wal"));
    QCOMPARE(claimsIn(*opened), std::int64_t(1));
}

// The state in which a kill leaves the files when a batch has outgrown the page cache.
void tst_BulkWrite::seesNothingOfAHalfWrittenBatch()
{
    TestProject project;
    project.import(claimRecord("16000001", 1, "A device."));
    const fs::path path = project.path("project.metes");
    const fs::path copy = project.path("copy.metes");
    project.database().beginBulk();
    project.database().connection().exec("PRAGMA cache_size = 10");
    {
        auto transaction = must(WriteTransaction::begin(project.database()));
        const auto before = fs::file_size(path);
        for (int number = 1; number <= 200; ++number) {
            project.database().connection().exec("INSERT INTO meta VALUES ('key "
                                                 + std::to_string(number) + "', '"
                                                 + std::string(3000, 'x') + "')");
        }
        QVERIFY(fs::file_size(path) > before);
        QVERIFY(fs::exists(path.string() + "-journal"));
        copyWithJournal(path, copy);
    }
    const auto opened = must(Database::open(copy));
    QCOMPARE(claimsIn(*opened), std::int64_t(1));
    QCOMPARE(
        opened->connection().execAndGet("SELECT count(*) FROM meta WHERE key LIKE 'key%'").getInt(),
        0);
    QVERIFY(must(opened->integrityProblems()).empty());
    QVERIFY(!fs::exists(copy.string() + "-journal"));
}

QTEST_GUILESS_MAIN(tst_BulkWrite)
#include "tst_BulkWrite.moc"
