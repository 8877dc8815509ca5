// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/CliRunner.h"
#include "tests/core/dataset/DatasetFixture.h"

using namespace metes;
using namespace metes::test;

class tst_CliDataset : public QObject {
    Q_OBJECT

private slots:
    void matchReportsByClass()
    {
        Json reason = reasonRecord("a");
        reason["recitations"] = {"the user", "The  user", "teh user's", "a server"};
        CliProject project(claimRecord("1", 1, "A method of the user's choice.", {reason}));
        const CliResult result = runCli({"match", project.project(), "--json"});
        QCOMPARE(result.status, 0);
        const Json report = result.json();
        QCOMPARE(report["recitations"].get<int>(), 4);
        QCOMPARE(report["exact"].get<int>(), 1);
        QCOMPARE(report["normalised"].get<int>(), 1);
        QCOMPARE(report["fuzzy"].get<int>(), 1);
        QCOMPARE(report["ungrounded"].get<int>(), 1);
        QCOMPARE(report["share_ungrounded"].get<double>(), 0.25);
        QCOMPARE(report["revised_claims"].get<int>(), 1);
        const CliResult again = runCli({"match", project.project(), "--json"});
        QCOMPARE(again.json()["revised_claims"].get<int>(), 0);
        QVERIFY(project.isClean());
    }

    void buildSaysWhatIsMissing()
    {
        CliProject project(smallDataset() + applicationRecord("500", kRejected)
                           + openClaim("500", 1, {reasonRecord("a")}));
        const CliResult enough = runCli({"build", project.project(), "--seed", "3", "--json"});
        QCOMPARE(enough.status, 0);
        const Json report = enough.json();
        QCOMPARE(report["seed"].get<int>(), 3);
        QCOMPARE(report["claims"]["indefinite"].get<int>(), 4);
        QCOMPARE(report["claims"]["definite"].get<int>(), 4);
        QCOMPARE(report["missing"].get<int>(), 0);
        QCOMPARE(report["fingerprint"].get<std::string>().size(), 12);

        CliProject lonely(applicationRecord("500", kRejected)
                          + openClaim("500", 1, {reasonRecord("a")}));
        const CliResult few = runCli({"build", lonely.project(), "--json"});
        QCOMPARE(few.status, 0);
        QCOMPARE(few.json()["missing"].get<int>(), 1);
        QVERIFY(few.err.find("1 definite claims are missing") != std::string::npos);
        QVERIFY(project.isClean());
    }

    void statsAndCard()
    {
        CliProject project(smallDataset());
        const std::string card = project.path("card.md");
        QCOMPARE(runCli({"build", project.project(), "--seed", "3", "--card", card}).status, 0);
        const std::string written = readFile(card);
        QVERIFY(written.starts_with("# Dataset card\n\n6 patent claims of 4 applications"));
        const CliResult result = runCli({"stats", project.project(), "--json"});
        QCOMPARE(result.status, 0);
        const Json statistics = result.json();
        const Json& table = statistics["composition"];
        QCOMPARE(table["claims"]["total"]["all"].get<int>(), 6);
        QCOMPARE(table["claims"]["definite"]["all"].get<int>(), 3);
        QCOMPARE(table["reasons"]["total"]["all"].get<int>(), 3);
        QCOMPARE(table["reasons"]["categories"]["relative_term"]["all"].get<int>(), 1);
        QCOMPARE(statistics["filtered_reasons"].get<int>(), 1);
        QCOMPARE(statistics["build"]["seed"].get<int>(), 3);
        QCOMPARE(statistics["characteristics"]["definite"]["all"]["share"].get<double>(), 0.5);
        QVERIFY(statistics["years"][0]["year"].is_null());
        QCOMPARE(runCli({"stats", project.project(), "--card", card}).status, 0);
        QCOMPARE(readFile(card), written);
        QVERIFY(runCli({"stats", project.project()}).out.find("Claims, definite")
                != std::string::npos);
    }

    void wrongUse()
    {
        CliProject project;
        QCOMPARE(runCli({"build", project.project(), "--seed", "x"}).status, 2);
        QCOMPARE(runCli({"match", project.path("none.metes")}).status, 3);
        QCOMPARE(
            runCli({"stats", project.project(), "--json"}).json()["share_ungrounded"].is_null(),
            true);
    }
};

QTEST_GUILESS_MAIN(tst_CliDataset)
#include "tst_CliDataset.moc"
