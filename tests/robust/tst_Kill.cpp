// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Kills programs that write to a project and looks whether anything that they acknowledged is lost.
// METES_KILLS in the environment sets how often; 8 without it.

#include "core/store/SearchRepository.h"
#include "tests/cli/CliRunner.h"

#include <QElapsedTimer>

#include <csignal>
#include <random>
#include <set>
#include <thread>

using namespace metes;
using namespace metes::test;

namespace {

int kills()
{
    return qEnvironmentVariableIsSet("METES_KILLS") ? qEnvironmentVariableIntValue("METES_KILLS")
                                                    : 8;
}

constexpr int kClaims = 8000;  // several transactions of an import

std::string manyRecords()
{
    std::string records;
    for (int number = 1; number <= kClaims; ++number) {
        records += claimRecord("16000001", number, "The pin of part " + std::to_string(number),
                               {reasonRecord("r1", {spanRecord(0, 7, "The pin")})});
    }
    return records;
}

/// Starts a program, kills it some time later and gives what it printed.
std::string killed(const QString& program, const std::vector<std::string>& arguments,
                   std::chrono::microseconds after)
{
    QProcess process;
    QStringList list;
    for (const std::string& argument : arguments) {
        list << QString::fromStdString(argument);
    }
    process.start(program, list);
    if (!process.waitForStarted()) {
        qFatal("the program does not start");
    }
    std::this_thread::sleep_for(after);
    ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
    process.waitForFinished();
    const std::string errors = process.readAllStandardError().toStdString();
    if (!errors.empty()) {
        qFatal("%s", errors.c_str());
    }
    return process.readAllStandardOutput().toStdString();
}

std::vector<std::string> problemsOf(const std::string& project)
{
    const auto database = must(Database::open(project));
    std::vector<std::string> all = must(database->integrityProblems());
    for (const auto& more :
         {must(ClaimRepository(*database).spanProblems()), must(foldProblems(*database))}) {
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

std::set<std::string> logged(const std::string& project)
{
    const auto database = must(Database::open(project));
    std::set<std::string> ids;
    for (const DecisionRecord& decision : must(DecisionRepository(*database).log())) {
        ids.insert(decision.id);
    }
    return ids;
}

}  // namespace

class tst_Kill : public QObject {
    Q_OBJECT

private slots:
    void losesNoAcknowledgedDecision();
    void importsAgainAfterAKill();
};

void tst_Kill::losesNoAcknowledgedDecision()
{
    const CliProject project(readFile(samplePath()));
    std::mt19937 random(2026);
    std::set<std::string> acknowledged;
    std::size_t busiest = 0;
    for (int i = 0; i < kills(); ++i) {
        // From "just started" to some hundred decisions.
        const std::chrono::microseconds after(random() % 2 == 0 ? random() % 40000
                                                                : random() % 400000);
        const std::string printed = killed(QStringLiteral(METES_DECISION_LOOP),
                                           {project.project(), "ada", std::to_string(i)}, after);
        std::size_t count = 0;
        for (const std::string& line : linesOf(printed)) {
            if (line.size() > 36) {  // the kill may have cut the last one
                acknowledged.insert(line.substr(0, 36));
                ++count;
            }
        }
        busiest = std::max(busiest, count);
        const std::set<std::string> kept = logged(project.project());
        for (const std::string& id : acknowledged) {
            QVERIFY2(kept.contains(id),
                     ("lost after kill " + std::to_string(i) + ": " + id).c_str());
        }
        const auto problems = problemsOf(project.project());
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
    }
    QVERIFY2(busiest > 1, "no program lived long enough to decide");
    qInfo("%d kills, %zu decisions acknowledged, %zu in the log, none lost", kills(),
          acknowledged.size(), logged(project.project()).size());
}

void tst_Kill::importsAgainAfterAKill()
{
    const CliProject project;
    writeFile(project.path("many.jsonl"), manyRecords());
    // As long as an import takes here, so that most kills strike while it runs.
    const std::string whole = project.path("whole.metes");
    std::filesystem::copy_file(project.project(), whole);
    QElapsedTimer timer;
    timer.start();
    runCli({"import", whole, project.path("many.jsonl"), "--quiet"});
    const auto longest = static_cast<std::uint32_t>(timer.nsecsElapsed() / 1000);
    std::mt19937 random(112);
    int partly = 0;
    for (int i = 0; i < kills(); ++i) {
        const std::string name = project.path("p" + std::to_string(i) + ".metes");
        std::filesystem::copy_file(project.project(), name);
        killed(QStringLiteral(METES_CLI), {"import", name, project.path("many.jsonl"), "--quiet"},
               std::chrono::microseconds(random() % longest));
        const auto problems = problemsOf(name);
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
        const auto stored = runCli({"info", name, "--json"}).json()["claims"].get<std::int64_t>();
        partly += stored > 0 && stored < kClaims ? 1 : 0;
        const Json again = runCli({"import", name, project.path("many.jsonl"), "--json"}).json();
        QCOMPARE(again["claims"]["unchanged"].get<std::int64_t>(), stored);
        QCOMPARE(again["claims"]["added"].get<std::int64_t>(), kClaims - stored);
        QCOMPARE(again["refused_total"].get<int>(), 0);
        QVERIFY(problemsOf(name).empty());
        const auto database = must(Database::open(name));
        // The program leaves the search index to the first search.
        NoProgress progress;
        must(SearchRepository(*database).catchUp(progress));
        QCOMPARE(must(SearchRepository(*database).documents("\"pin of part\"")).size(),
                 std::size_t(kClaims));
    }
    qInfo("%d kills, %d of them within the import, every repeated import complete", kills(),
          partly);
}

QTEST_GUILESS_MAIN(tst_Kill)
#include "tst_Kill.moc"
