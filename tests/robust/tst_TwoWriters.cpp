// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Two programs decide on one project at the same time. METES_SECONDS in the environment sets for
// how long; 2 without it.

#include "tests/cli/CliRunner.h"

#include <QElapsedTimer>

#include <set>

using namespace metes;
using namespace metes::test;

class tst_TwoWriters : public QObject {
    Q_OBJECT

private slots:
    void decideTogether_data();
    void decideTogether();
    void decidesDuringAnImport();
};

void tst_TwoWriters::decideTogether_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("the same annotator") << QStringLiteral("ada") << QStringLiteral("ada");
    QTest::newRow("two annotators") << QStringLiteral("ada") << QStringLiteral("bob");
}

void tst_TwoWriters::decideTogether()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    const int seconds = qEnvironmentVariableIsSet("METES_SECONDS")
                            ? qEnvironmentVariableIntValue("METES_SECONDS")
                            : 2;
    const CliProject project(readFile(samplePath()));
    const QString path = QString::fromStdString(project.project());
    QProcess writers[2];
    const QStringList arguments[2] = {{path, first, QStringLiteral("1")},
                                      {path, second, QStringLiteral("2")}};
    for (int i = 0; i < 2; ++i) {
        writers[i].start(QStringLiteral(METES_DECISION_LOOP), arguments[i]);
        QVERIFY(writers[i].waitForStarted());
    }
    // Meanwhile this program reads, as a window would.
    QElapsedTimer timer;
    timer.start();
    const auto reader = must(Database::open(project.project()));
    std::int64_t reads = 0;
    while (timer.elapsed() < seconds * 1000) {
        for (QProcess& writer : writers) {
            writer.waitForReadyRead(20);
            QCOMPARE(writer.state(), QProcess::Running);
        }
        VERIFY_OK(DecisionRepository(*reader).count());
        ++reads;
    }
    std::set<std::string> acknowledged;
    long long longest = 0;
    for (QProcess& writer : writers) {
        writer.closeWriteChannel();
        QVERIFY(writer.waitForFinished(30000));
        const std::string errors = writer.readAllStandardError().toStdString();
        QVERIFY2(errors.empty() && writer.exitCode() == 0, errors.c_str());
        std::size_t mine = 0;
        for (const std::string& line : linesOf(writer.readAllStandardOutput().toStdString())) {
            acknowledged.insert(line.substr(0, 36));
            longest = std::max(longest, std::stoll(line.substr(37)));
            ++mine;
        }
        QVERIFY2(mine > 0, "one of the two never came to write");
    }
    std::set<std::string> kept;
    for (const DecisionRecord& decision : must(DecisionRepository(*reader).log())) {
        kept.insert(decision.id);
    }
    for (const std::string& id : acknowledged) {
        QVERIFY2(kept.contains(id), id.c_str());
    }
    QVERIFY(project.isClean());
    qInfo("%d s, %zu decisions acknowledged, none lost, longest wait %lld ms, %lld reads beside",
          seconds, acknowledged.size(), longest / 1000, static_cast<long long>(reads));
}

// A person goes on while a long import runs: each decision waits for one batch, not for the import.
void tst_TwoWriters::decidesDuringAnImport()
{
    const CliProject project(readFile(samplePath()));
    std::string records;
    for (int number = 1; number <= 20000; ++number) {
        records += claimRecord("16999999", number, "Part " + std::to_string(number));
    }
    writeFile(project.path("many.jsonl"), records);
    const auto database = must(Database::open(project.project()));
    const SystemClock clock;
    const auto session = must(ReviewSession::open(*database, {"ada", "desk", ""}, clock));
    const auto claim = must(ClaimRepository(*database).find("16382047", 1));
    QVERIFY(claim.has_value());
    QProcess import;
    import.start(QStringLiteral(METES_CLI),
                 {QStringLiteral("import"), QString::fromStdString(project.project()),
                  QString::fromStdString(project.path("many.jsonl"))});
    QVERIFY(import.waitForStarted());
    std::int64_t decisions = 0;
    qint64 longest = 0;
    while (!import.waitForFinished(5)) {
        QElapsedTimer timer;
        timer.start();
        VERIFY_OK(session->decide(*claim, ReviewAct::comment(std::to_string(decisions++))));
        longest = std::max(longest, timer.elapsed());
    }
    QCOMPARE(import.exitCode(), 0);
    QCOMPARE(must(DecisionRepository(*database).count()), decisions);
    QCOMPARE(must(ClaimRepository(*database).count()), std::int64_t(20115));
    QVERIFY2(longest < 4000, std::to_string(longest).c_str());
    QVERIFY(project.isClean());
    qInfo("%lld decisions during the import, longest wait %lld ms",
          static_cast<long long>(decisions), static_cast<long long>(longest));
}

QTEST_GUILESS_MAIN(tst_TwoWriters)
#include "tst_TwoWriters.moc"
