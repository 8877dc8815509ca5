// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What metes-cli does where the disk is full, nothing may be written, or somebody stops it.

#include "tests/cli/CliRunner.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>

using namespace metes;
using namespace metes::test;

namespace fs = std::filesystem;

namespace {

std::string manyRecords(int claims)
{
    std::string records;
    for (int number = 1; number <= claims; ++number) {
        records += claimRecord("16000001", number,
                               "Part " + std::to_string(number) + " " + std::string(400, 'x'));
    }
    return records;
}

/// Lets the child's files grow to `bytes`.
std::function<void()> smallDisk(std::uintmax_t bytes)
{
    return [bytes] {
        const rlimit limit{bytes, bytes};
        setrlimit(RLIMIT_FSIZE, &limit);
    };
}

constexpr uid_t kNobody = 65534;

/// Root may write anywhere, so the child becomes somebody else.
std::function<void()> asNobody()
{
    return [] {
        if (::getuid() == 0 && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0)) {
            ::_exit(99);
        }
    };
}

}  // namespace

class tst_CliDisk : public QObject {
    Q_OBJECT

private slots:
    void saysThatTheDiskIsFullOnDecide();
    void saysThatTheDiskIsFullOnImport();
    void keepsTheOldExportOnAFullDisk();
    void makesNoProjectOnAFullDisk();
    void readsWhatItMayNotWrite_data();
    void readsWhatItMayNotWrite();
    void stopsInGoodOrder();
};

void tst_CliDisk::saysThatTheDiskIsFullOnDecide()
{
    const CliProject project(manyRecords(50));
    QCOMPARE(runCli({"decide", project.project(), "--annotator", "ada", "--claim", "16000001/1",
                     "--flag"})
                 .status,
             0);
    const std::string before = runCli({"log", project.project(), "--json"}).out;
    const CliResult full = runCli({"decide", project.project(), "--annotator", "ada", "--claim",
                                   "16000001/2", "--comment", std::string(40000, 'c')},
                                  smallDisk(20000));
    QCOMPARE(full.status, 1);
    QVERIFY2(full.err.find("no room left") != std::string::npos, full.err.c_str());
    QVERIFY(full.err.find(project.project()) != std::string::npos);
    QCOMPARE(runCli({"log", project.project(), "--json"}).out, before);
    QVERIFY(project.isClean());
    QCOMPARE(runCli({"decide", project.project(), "--annotator", "ada", "--claim", "16000001/2",
                     "--flag"})
                 .status,
             0);
}

void tst_CliDisk::saysThatTheDiskIsFullOnImport()
{
    const CliProject project(manyRecords(5));
    writeFile(project.path("many.jsonl"), manyRecords(4000));
    const auto count = [&] {
        return runCli({"info", project.project(), "--json"}).json()["claims"].get<int>();
    };
    const CliResult full =
        runCli({"import", project.project(), project.path("many.jsonl")}, smallDisk(1500000));
    QCOMPARE(full.status, 1);
    QVERIFY2(full.err.find("no room left") != std::string::npos, full.err.c_str());
    QVERIFY(full.err.find(project.project()) != std::string::npos);
    QVERIFY(count() >= 5 && count() < 4000);
    QVERIFY(project.isClean());
    QCOMPARE(runCli({"import", project.project(), project.path("many.jsonl")}).status, 0);
    QCOMPARE(count(), 4000);
    QVERIFY(project.isClean());
}

void tst_CliDisk::keepsTheOldExportOnAFullDisk()
{
    const CliProject project(manyRecords(500));
    writeFile(project.path("out.jsonl"), "old");
    const CliResult full =
        runCli({"export", project.project(), "--as", "metes", "-o", project.path("out.jsonl")},
               smallDisk(40000));
    QCOMPARE(full.status, 1);
    QVERIFY2(full.err.find(project.path("out.jsonl")) != std::string::npos, full.err.c_str());
    QCOMPARE(readFile(project.path("out.jsonl")), std::string("old"));
    QVERIFY(!fs::exists(project.path("out.jsonl.part")));
}

void tst_CliDisk::makesNoProjectOnAFullDisk()
{
    const CliProject folder;
    const CliResult full = runCli({"new", folder.path("new.metes")}, smallDisk(8000));
    QCOMPARE(full.status, 1);
    QVERIFY(full.err.find("new.metes") != std::string::npos);
    QVERIFY(!fs::exists(folder.path("new.metes")));
    QVERIFY(!fs::exists(folder.path("new.metes-wal")));
}

void tst_CliDisk::readsWhatItMayNotWrite_data()
{
    QTest::addColumn<int>("fileMode");
    QTest::addColumn<int>("folderMode");
    QTest::newRow("read-only file") << 0444 << 0777;
    QTest::newRow("read-only folder") << 0666 << 0555;
    QTest::newRow("both") << 0444 << 0555;
}

void tst_CliDisk::readsWhatItMayNotWrite()
{
    QFETCH(int, fileMode);
    QFETCH(int, folderMode);
    const CliProject made(manyRecords(20));
    // A folder that others may enter, whatever the mode of temporary folders is.
    QTemporaryDir temporary;
    const std::string folder = temporary.path().toStdString();
    const std::string project = folder + "/project.metes";
    fs::copy_file(made.project(), project);
    const std::string before = readFile(project);
    ::chmod(project.c_str(), static_cast<mode_t>(fileMode));
    ::chmod(folder.c_str(), static_cast<mode_t>(folderMode));
    const CliResult info = runCli({"info", project, "--json"}, asNobody());
    if (info.status == 99 || info.status == -1) {
        ::chmod(folder.c_str(), 0755);
        QSKIP("the program cannot be run as another user here");
    }
    const CliResult decided =
        runCli({"decide", project, "--claim", "16000001/1", "--flag"}, asNobody());
    const CliResult imported = runCli({"import", project, made.path("records.jsonl")}, asNobody());
    const CliResult checked = runCli({"check", project}, asNobody());
    const CliResult made2 = runCli({"new", folder + "/new.metes"}, asNobody());
    const CliResult exported =
        runCli({"export", project, "--as", "metes", "-o", folder + "/out.jsonl"}, asNobody());
    ::chmod(folder.c_str(), 0755);
    QCOMPARE(info.status, 0);
    QCOMPARE(info.json()["claims"].get<int>(), 20);
    QCOMPARE(checked.status, 0);
    for (const CliResult* const refused : {&decided, &imported}) {
        QCOMPARE(refused->status, 1);
        QVERIFY2(refused->err.find(project) != std::string::npos, refused->err.c_str());
        QVERIFY2(refused->err.find("cannot be written") != std::string::npos, refused->err.c_str());
        QVERIFY2(refused->err.find("copy it to a folder of your own") != std::string::npos,
                 refused->err.c_str());
    }
    QCOMPARE(made2.status, folderMode == 0555 ? 1 : 0);
    QCOMPARE(exported.status, folderMode == 0555 ? 1 : 0);
    QCOMPARE(readFile(project), before);
}

// Ctrl+C while a long import runs: what is stored stays, and the import can be repeated.
void tst_CliDisk::stopsInGoodOrder()
{
    const CliProject project;
    writeFile(project.path("many.jsonl"), manyRecords(30000));
    const auto before = fs::file_size(project.project());
    QProcess process;
    process.start(QStringLiteral(METES_CLI),
                  {QStringLiteral("import"), QString::fromStdString(project.project()),
                   QString::fromStdString(project.path("many.jsonl"))});
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY(fs::file_size(project.project()) > before + 500000);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(30000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(project.isClean());
    const int stored = runCli({"info", project.project(), "--json"}).json()["claims"].get<int>();
    QVERIFY(stored > 0 && stored < 30000);
}

QTEST_GUILESS_MAIN(tst_CliDisk)
#include "tst_CliDisk.moc"
