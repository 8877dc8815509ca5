// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// import, export and lint of documents, as scripts call them.

#include "CliRunner.h"

#include <QTest>

using namespace metes;
using namespace metes::test;

class tst_CliImport final : public QObject {
    Q_OBJECT

private slots:
    void importsOneApplication();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void exportsDocuments();
    void lintsDocuments();
    void extractsAndExchangesExtractions();
};

namespace {

constexpr const char* kClaims = "1. (Original) A box comprising a lid, wherein the hinge is red.\n"
                                "2. (Original) The box of claim 1, wherein the lid is blue.\n";

}  // namespace

void tst_CliImport::importsOneApplication()
{
    const CliProject project;
    writeFile(project.path("c.txt"), kClaims);
    writeFile(project.path("a.md"),
              "# DETAILED ACTION\n\nClaim 1 is rejected under 35 U.S.C. 112(b).\n");
    const std::vector<std::string> command{
        "import",      project.project(),     "--application",   "16123456",
        "--claims",    project.path("c.txt"), "--office-action", project.path("a.md"),
        "--mail-date", "2020-01-15",          "--json"};
    const CliResult first = runCli(command);
    QCOMPARE(first.status, 0);
    QCOMPARE(first.json()["claims"]["added"].get<int>(), 2);
    QCOMPARE(first.json()["applications"]["added"].get<int>(), 1);
    QCOMPARE(runCli(command).json()["claims"]["unchanged"].get<int>(), 2);
    const CliResult shown = runCli({"show", project.project(), "--claim", "16123456/2", "--json"});
    QCOMPARE(shown.json()["text"].get<std::string>(),
             "The box of claim 1, wherein the lid is blue."s);
    QVERIFY(shown.json()["depends_on"] == Json::array({1}));
    QVERIFY(shown.json()["label"].is_null());
}

void tst_CliImport::saysWhatIsWrong_data()
{
    using Options = std::vector<std::string>;
    QTest::addColumn<Options>("options");
    QTest::addColumn<int>("status");
    QTest::addColumn<std::string>("words");
    QTest::newRow("nothing") << Options{} << 2 << "give files"s;
    QTest::newRow("no part") << Options{"--application", "16123456"} << 2 << "--claims"s;
    QTest::newRow("no application") << Options{"--claims", "c.txt"} << 2 << "--application"s;
    QTest::newRow("date") << Options{"--application", "1",           "--claims",
                                     "c.txt",         "--mail-date", "June"}
                          << 2 << "June"s;
    QTest::newRow("format") << Options{"c.txt", "--as", "poem"} << 2 << "poem"s;
    QTest::newRow("no such file") << Options{"--application", "1", "--claims", "/nowhere/c.txt"}
                                  << 3 << "/nowhere/c.txt"s;
}

void tst_CliImport::saysWhatIsWrong()
{
    QFETCH(std::vector<std::string>, options);
    QFETCH(int, status);
    QFETCH(std::string, words);
    const CliProject project;
    std::vector<std::string> command{"import", project.project()};
    command.insert(command.end(), options.begin(), options.end());
    const CliResult result = runCli(command);
    QCOMPARE(result.status, status);
    QVERIFY2(result.err.find(words) != std::string::npos, result.err.c_str());
}

void tst_CliImport::exportsDocuments()
{
    const CliProject project;
    writeFile(project.path("16123456_CLM.txt"), kClaims);
    QCOMPARE(runCli({"import", project.project(), project.path("16123456_CLM.txt")}).status, 0);
    QCOMPARE(
        runCli({"export", project.project(), "--as", "markdown", "-o", project.path("md")}).status,
        0);
    QVERIFY(readFile(project.path("md/16123456.claims.md")).find("A box comprising a lid")
            != std::string::npos);
    QCOMPARE(runCli({"export", project.project(), "--as", "json", "-o", project.path("js")}).status,
             0);
    QVERIFY(Json::accept(readFile(project.path("js/16123456.claims.json"))));
}

void tst_CliImport::lintsDocuments()
{
    const CliProject project;
    writeFile(project.path("c.md"), kClaims);
    writeFile(
        project.path("p.json"),
        R"({"id":"US1","title":"T","sections":[],"claims":["1. A box comprising a lid, wherein the hinge is red."]})");
    writeFile(
        project.path("c.xml"),
        "<us-patent-application><claims><claim num=\"1\"><claim-text>1. A box comprising a lid, "
        "wherein the hinge is red.</claim-text></claim></claims></us-patent-application>");
    for (const char* const name : {"c.md", "p.json", "c.xml"}) {
        const CliResult result = runCli({"lint", project.path(name), "--json"});
        QVERIFY2(result.status == 0, result.err.c_str());
        bool found = false;
        const Json document = result.json();
        for (const Json& finding : document["findings"]) {
            found = found
                    || (finding["kind"] == "missing_antecedent"
                        && finding["span"]["quote"] == "the hinge");
        }
        QVERIFY2(found, name);
    }
    writeFile(project.path("letter.docx"), "PK\x03\x04nothing");
    QCOMPARE(runCli({"lint", project.path("letter.docx")}).status, 3);
}

void tst_CliImport::extractsAndExchangesExtractions()
{
    const CliProject project;
    writeFile(project.path("c.txt"), kClaims);
    writeFile(
        project.path("a.md"),
        "# Claim Rejections - 35 USC § 112\n\nClaims 1-2 are rejected under 35 U.S.C. 112(b) "
        "as being indefinite.\n\nClaim 1 recites the limitation \"the hinge\" in line 1. There "
        "is insufficient antecedent basis for this limitation in the claim.\n\nClaim 2 depends "
        "from claim 1 and inherits the deficiency.\n");
    QCOMPARE(runCli({"import", project.project(), "--application", "16123456", "--claims",
                     project.path("c.txt"), "--office-action", project.path("a.md")})
                 .status,
             0);
    const CliResult extracted = runCli({"extract", project.project(), "--json"});
    QCOMPARE(extracted.status, 0);
    QCOMPARE(extracted.json()["reasons"].get<int>(), 2);
    QCOMPARE(extracted.json()["ungrounded"].get<int>(), 0);
    const auto reasons = [&] {
        return runCli({"show", project.project(), "--claim", "16123456/1", "--json"})
            .json()["reasons"];
    };
    QCOMPARE(reasons().size(), std::size_t(1));
    QCOMPARE(reasons()[0]["category"].get<std::string>(), "antecedent_basis"s);
    QCOMPARE(reasons()[0]["spans"][0]["quote"].get<std::string>(), "the hinge"s);
    QVERIFY(reasons()[0]["spans"][0]["lines"] == Json::array({1}));
    QCOMPARE(runCli({"check", project.project()}).status, 0);

    QCOMPARE(
        runCli({"export", project.project(), "--as", "extraction", "-o", project.path("x")}).status,
        0);
    const Json written = Json::parse(readFile(project.path("x/16123456.json")));
    QCOMPARE(written["rejectionReasons"].size(), std::size_t(2));
    QVERIFY(written["rejectedClaims"] == Json::array({"1-2"}));
    QCOMPARE(written["rejectionReasons"][0]["recitationLines"].dump(), "[[1]]"s);
    // Back again: the same reasons, so nothing changes.
    const Json before = reasons();
    const CliResult back = runCli({"import", project.project(), project.path("x/16123456.json"),
                                   "--as", "extraction", "--json"});
    QVERIFY2(back.status == 0, back.err.c_str());
    QCOMPARE(back.json()["reasons"].get<int>(), 2);
    for (const char* const field : {"id", "text", "category", "spans", "source"}) {
        QVERIFY2(reasons()[0][field] == before[0][field], field);
    }
    QCOMPARE(runCli({"import", project.project(), project.path("x/16123456.json"), "--as",
                     "extraction", "--application", "17000000"})
                 .status,
             3);
}

QTEST_GUILESS_MAIN(tst_CliImport)
#include "tst_CliImport.moc"
