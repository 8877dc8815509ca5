// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/AtomicFile.h"
#include "tests/core/ProjectFixture.h"

#include <sys/resource.h>

#include <csignal>

using namespace metes;
using namespace metes::test;

namespace fs = std::filesystem;

namespace {

/// Lets files of this process grow to `bytes` only, as a full disk would.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

private:
    rlimit m_before{};
};

}  // namespace

class tst_AtomicFile : public QObject {
    Q_OBJECT

private slots:
    void replacesOnCommit();
    void keepsTheOldFileWithoutCommit();
    void keepsTheOldFileOnAFullDisk_data();
    void keepsTheOldFileOnAFullDisk();
    void keepsTheOldFileWhenPrepareFails();
    void saysThatTheFolderIsMissing();

private:
    fs::path target(const std::string& name) const
    {
        return fs::path(m_folder.path().toStdString()) / name;
    }
    QTemporaryDir m_folder;
};

void tst_AtomicFile::replacesOnCommit()
{
    const fs::path path = target("replaced");
    writeFile(path, "old");
    AtomicFile file(path);
    file.writeLine("a");
    file.write("b");
    QCOMPARE(readFile(path), std::string("old"));
    VERIFY_OK(file.commit());
    QCOMPARE(readFile(path), std::string("a\nb"));
    QVERIFY(!fs::exists(path.string() + ".part"));
}

void tst_AtomicFile::keepsTheOldFileWithoutCommit()
{
    const fs::path path = target("kept");
    writeFile(path, "old");
    {
        AtomicFile file(path);
        file.write("new");
    }
    QCOMPARE(readFile(path), std::string("old"));
    QVERIFY(!fs::exists(path.string() + ".part"));
}

// Below and above the size of a stream's buffer: the write fails at the end, or in the middle.
void tst_AtomicFile::keepsTheOldFileOnAFullDisk_data()
{
    QTest::addColumn<int>("size");
    QTest::newRow("at the end") << 5000;
    QTest::newRow("in the middle") << 500000;
}

void tst_AtomicFile::keepsTheOldFileOnAFullDisk()
{
    QFETCH(int, size);
    const fs::path path = target("full");
    writeFile(path, "old");
    Result<void> committed;
    {
        const SmallDisk disk(4096);
        AtomicFile file(path);
        for (int i = 0; i < size / 100; ++i) {
            file.write(std::string(100, 'x'));
        }
        committed = file.commit();
    }
    QVERIFY(!committed);
    QCOMPARE(committed.error().code, ErrorCode::DiskFull);
    QVERIFY(committed.error().message.find(path.string()) != std::string::npos);
    QCOMPARE(readFile(path), std::string("old"));
    QVERIFY(!fs::exists(path.string() + ".part"));
}

// Of files that belong together none is replaced unless all can be.
void tst_AtomicFile::keepsTheOldFileWhenPrepareFails()
{
    const fs::path first = target("first");
    const fs::path second = target("second");
    writeFile(first, "old first");
    writeFile(second, "old second");
    {
        const SmallDisk disk(4096);
        AtomicFile small(first);
        AtomicFile large(second);
        small.write("new first");
        large.write(std::string(9000, 'x'));
        VERIFY_OK(small.prepare());
        const auto prepared = large.prepare();
        QVERIFY(!prepared);
        QCOMPARE(prepared.error().code, ErrorCode::DiskFull);
    }
    QCOMPARE(readFile(first), std::string("old first"));
    QCOMPARE(readFile(second), std::string("old second"));
}

void tst_AtomicFile::saysThatTheFolderIsMissing()
{
    AtomicFile file(target("nowhere/file"));
    file.write("x");
    const auto committed = file.commit();
    QVERIFY(!committed);
    QCOMPARE(committed.error().code, ErrorCode::InputOutput);
    QVERIFY(committed.error().message.find("nowhere/file") != std::string::npos);
}

QTEST_GUILESS_MAIN(tst_AtomicFile)
#include "tst_AtomicFile.moc"
