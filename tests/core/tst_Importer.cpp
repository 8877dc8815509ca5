// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/Importer.h"
#include "tests/core/ProjectFixture.h"

using namespace metes;
using namespace metes::test;

namespace {

const std::string kAction = R"({"type":"application","format":"metes/1","application":"16000001",)"
                            R"("title":"t","office_action":{"text":"The pin lacks a basis."}})"
                            "\n";

Json sourced(int start, int end, const Json& quote)
{
    Json reason = reasonRecord("r1");
    reason["source"] = {{"start", start}, {"end", end}};
    if (!quote.is_null()) {
        reason["source"]["quote"] = quote;
    }
    return reason;
}

class StopAfter final : public Progress {
public:
    explicit StopAfter(int asks) : m_left(asks) {}
    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override { return --m_left < 0; }

private:
    mutable int m_left;
};

}  // namespace

class tst_Importer : public QObject {
    Q_OBJECT

private slots:
    void importsTheSample();
    void isIdempotent();
    void revisesAChangedTextAndKeepsDecisions();
    void keepsTheGoodRecords();
    void refusesAnotherContentInOneImport();
    void storesNothingWhenStrict();
    void foretellsInADryRun_data();
    void foretellsInADryRun();
    void checksQuotesOfTheAction();
    void doesNotDependOnTheOrderOfFiles();
    void importsDecisionsOnce();
    void keepsUnknownFieldsOfDecisions();
    void refusesDecisionsWithoutAClaim();
    void keepsWhatWasStoredWhenStopped();
    void keepsWhatStandsBeforeAFileThatIsMissing();
};

void tst_Importer::importsTheSample()
{
    TestProject project;
    const auto report = must(project.tryImportFile(samplePath()));
    QCOMPARE(report.refusedTotal, std::int64_t(0));
    QCOMPARE(report.applications.added, std::int64_t(11));
    QCOMPARE(report.claims.added, std::int64_t(115));
    QCOMPARE(report.reasons.added, std::int64_t(152));
    QVERIFY(project.problems().empty());
}

void tst_Importer::isIdempotent()
{
    TestProject project;
    must(project.tryImportFile(samplePath()));
    const std::string before = project.exported();
    const auto report = must(project.tryImportFile(samplePath()));
    for (const ImportCounts& counts : {report.applications, report.claims, report.reasons}) {
        QCOMPARE(counts.added, std::int64_t(0));
        QCOMPARE(counts.revised, std::int64_t(0));
    }
    QCOMPARE(report.claims.unchanged, std::int64_t(115));
    QCOMPARE(project.exported(), before);
}

void tst_Importer::revisesAChangedTextAndKeepsDecisions()
{
    TestProject project;
    const std::string other = claimRecord("16000001", 2, "A bolt.");
    const auto lever = [](const std::string& text, int start) {
        return claimRecord("16000001", 1, text,
                           {reasonRecord("r1", {spanRecord(start, start + 9, "the lever")})});
    };
    project.import(lever("A device wherein the lever turns.", 17) + other);
    must(project.session()->decide(project.claim("16000001", 1),
                                   ReviewAct::setCategory("r1", Category::RelativeTerm)));
    QCOMPARE(project.import(lever("A device wherein the lever turns.", 17) + other).claims.added,
             std::int64_t(0));
    const auto report = project.import(lever("A new device wherein the lever turns.", 21) + other);
    QCOMPARE(report.claims.revised, std::int64_t(1));
    QCOMPARE(report.claims.unchanged, std::int64_t(1));
    QCOMPARE(report.claims.added, std::int64_t(0));
    const auto item = must(project.session()->load(project.claim("16000001", 1)));
    QCOMPARE(item.stored.revision, 2);
    QCOMPARE(item.review.reasons.at(0).reason.category, Category::RelativeTerm);
    QCOMPARE(item.review.reasons.at(0).reason.spans.at(0).range, (TextRange{21, 30}));
    QCOMPARE(must(project.session()->history(project.claim("16000001", 1))).size(), std::size_t(1));
    QVERIFY(project.problems().empty());
}

void tst_Importer::keepsTheGoodRecords()
{
    TestProject project;
    Json vague = reasonRecord("r1");
    vague["category"] = "vagueness";
    const auto report =
        project.import(claimRecord("16000001", 1, "A lever.") + "{\"type\":\"claim\",\"te\n\n"
                       + claimRecord("16000001", 2, "A pin.", {vague}) + "\xff\xfe\n"
                       + claimRecord("16000001", 3, "A bolt."));
    QCOMPARE(report.claims.added, std::int64_t(2));
    QCOMPARE(report.refusedTotal, std::int64_t(3));
    QCOMPARE(report.refused.at(0).line, std::int64_t(2));
    QCOMPARE(report.refused.at(1).line, std::int64_t(4));
    QCOMPARE(report.refused.at(1).field, std::string("reasons[0].category"));
    QVERIFY(report.refused.at(1).message.find("vagueness") != std::string::npos);
    QCOMPARE(report.refused.at(2).line, std::int64_t(5));
    QVERIFY(report.refused.at(2).file.ends_with("records.jsonl"));
}

void tst_Importer::refusesAnotherContentInOneImport()
{
    TestProject project;
    const std::string lever = claimRecord("16000001", 1, "A lever.");
    const auto report =
        project.import(kAction + lever + lever + claimRecord("16000001", 1, "A pin.")
                       + R"({"type":"application","application":"16000001"})"
                         "\n");
    QCOMPARE(report.claims.added, std::int64_t(1));
    QCOMPARE(report.claims.unchanged, std::int64_t(1));
    QCOMPARE(report.refusedTotal, std::int64_t(2));
    QCOMPARE(report.refused.at(0).line, std::int64_t(4));
    QVERIFY(report.refused.at(0).message.find("claim 16000001/1 on line 2") != std::string::npos);
    QVERIFY(report.refused.at(1).message.find("application 16000001 on line 1")
            != std::string::npos);
    QCOMPARE(project.stored("16000001", 1).claim.text, std::string("A lever."));
}

void tst_Importer::storesNothingWhenStrict()
{
    TestProject project;
    project.import(claimRecord("16000001", 9, "Before."));
    const std::string before = project.exported();
    const std::string bad = claimRecord("16000001", 1, "A lever.") + "{}\n";
    const auto report = must(project.tryImport(bad, ImportMode::Strict));
    QCOMPARE(report.refusedTotal, std::int64_t(1));
    QCOMPARE(project.exported(), before);
    const auto good =
        must(project.tryImport(claimRecord("16000001", 1, "A lever."), ImportMode::Strict));
    QCOMPARE(good.claims.added, std::int64_t(1));
    QVERIFY(project.claim("16000001", 1));
}

void tst_Importer::foretellsInADryRun_data()
{
    QTest::addColumn<std::string>("records");
    QTest::newRow("revision and news") << kAction + claimRecord("16000001", 1, "A longer lever.")
                                              + claimRecord("16000002", 1, "A pin.");
    QTest::newRow("claims before their application")
        << claimRecord("16000003", 1, "A pin.") + claimRecord("16000001", 1, "A lever.")
               + R"({"type":"application","application":"16000003","title":"t"})"
                 "\n";
    QTest::newRow("refused and repeated")
        << claimRecord("16000001", 1, "A lever.") + "{}\n" + claimRecord("16000001", 1, "A pin.")
               + claimRecord("16000002", 5, "x", {reasonRecord("r1")})
               + claimRecord("16000002", 5, "x", {reasonRecord("r1")});
    QTest::newRow("the sample") << readFile(samplePath());
}

void tst_Importer::foretellsInADryRun()
{
    QFETCH(std::string, records);
    TestProject project;
    project.import(claimRecord("16000001", 1, "A lever.", {reasonRecord("r0")}));
    const std::string before = project.exported();
    const auto dry = must(project.tryImport(records, ImportMode::DryRun));
    QCOMPARE(project.exported(), before);
    const auto real = must(project.tryImport(records));
    const auto same = [](const ImportCounts& a, const ImportCounts& b) {
        return a.added == b.added && a.unchanged == b.unchanged && a.revised == b.revised;
    };
    QVERIFY(same(dry.applications, real.applications));
    QVERIFY(same(dry.claims, real.claims));
    QVERIFY(same(dry.reasons, real.reasons));
    QCOMPARE(dry.refusedTotal, real.refusedTotal);
    QVERIFY(project.exported() != before);
}

void tst_Importer::checksQuotesOfTheAction()
{
    TestProject project;
    const auto report =
        project.import(kAction + claimRecord("16000001", 1, "A.", {sourced(4, 7, "pin")})
                       + claimRecord("16000001", 2, "A.", {sourced(4, 7, "lever")})
                       + claimRecord("16000001", 3, "A.", {sourced(4, 99, nullptr)})
                       + claimRecord("16000002", 1, "A.", {sourced(4, 99, "no action is known")}));
    QCOMPARE(report.claims.added, std::int64_t(2));
    QCOMPARE(report.refused.at(0).field, std::string("reasons[0].source"));
    QVERIFY(report.refused.at(0).message.find("\"pin\"") != std::string::npos);
    QVERIFY(report.refused.at(1).message.find("22 characters") != std::string::npos);
}

void tst_Importer::doesNotDependOnTheOrderOfFiles()
{
    const std::string claim = claimRecord("16000001", 1, "A.", {sourced(4, 7, nullptr)});
    TestProject first;
    TestProject second;
    first.import(kAction + claim);
    second.import(claim + kAction);
    QCOMPARE(first.exported(), second.exported());
    QCOMPARE(second.import(kAction + claim).claims.revised, std::int64_t(0));
}

void tst_Importer::importsDecisionsOnce()
{
    TestProject project;
    project.import(claimRecord("16000001", 1, "A lever.", {reasonRecord("r1")}));
    must(project.session()->decide(project.claim("16000001", 1),
                                   ReviewAct::onReason(Act::Reject, "r1")));
    must(project.session()->decide(project.claim("16000001", 1), ReviewAct::onClaim(Act::Flag)));
    must(project.session()->undo());
    const std::string exported = project.exported();
    TestProject second;
    // Decisions may stand before what they decide on.
    auto lines = linesOf(exported);
    std::string turned;
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        turned += *line + "\n";
    }
    QCOMPARE(second.import(turned).decisions.added, std::int64_t(3));
    QCOMPARE(second.import(exported).decisions.unchanged, std::int64_t(3));
    QCOMPARE(second.folds().at(0).state, std::string("rejected"));
    QVERIFY(!second.folds().at(0).flagged);
    QVERIFY(second.problems().empty());
}

void tst_Importer::keepsUnknownFieldsOfDecisions()
{
    TestProject project;
    project.import(claimRecord("16000001", 1, "A lever."));
    must(project.session()->decide(project.claim("16000001", 1), ReviewAct::onClaim(Act::Flag)));
    const auto lines = linesOf(project.exported());
    Json decision = Json::parse(lines.back());
    decision["certainty"] = {{"of", 5}, {"is", nullptr}};
    TestProject second;
    second.import(claimRecord("16000001", 1, "A lever.") + decision.dump() + "\n");
    QVERIFY(Json::parse(linesOf(second.exported()).back()) == decision);
}

void tst_Importer::refusesDecisionsWithoutAClaim()
{
    TestProject project;
    project.import(claimRecord("16000001", 1, "A lever."));
    must(project.session()->decide(project.claim("16000001", 1), ReviewAct::onClaim(Act::Flag)));
    const auto lines = linesOf(project.exported());
    TestProject second;
    const auto report = second.import(claimRecord("16000001", 2, "A pin.") + lines.back() + "\n");
    QCOMPARE(report.decisions.added, std::int64_t(0));
    QCOMPARE(report.refused.at(0).line, std::int64_t(2));
    QVERIFY(report.refused.at(0).message.find("16000001/1") != std::string::npos);
}

void tst_Importer::keepsWhatWasStoredWhenStopped()
{
    TestProject project;
    std::string records;
    for (int number = 1; number <= 1200; ++number) {
        records += claimRecord("16000001", number, "Part " + std::to_string(number));
    }
    writeFile(project.path("many.jsonl"), records);
    StopAfter soon(700);
    const auto stopped =
        importFiles(project.database(), {project.path("many.jsonl")}, {}, project.clock(), soon);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    const auto stored = must(ClaimRepository(project.database()).count());
    QVERIFY(stored >= 500 && stored < 1200);
    QVERIFY(project.problems().empty());
    const auto again = project.import(records);
    QCOMPARE(again.claims.unchanged, stored);
    QCOMPARE(again.claims.added, 1200 - stored);
}

void tst_Importer::keepsWhatStandsBeforeAFileThatIsMissing()
{
    TestProject project;
    writeFile(project.path("good.jsonl"), claimRecord("16000001", 1, "A lever."));
    NoProgress progress;
    const std::vector<std::filesystem::path> files{project.path("good.jsonl"),
                                                   project.path("none.jsonl")};
    const auto report = importFiles(project.database(), files, {}, project.clock(), progress);
    QCOMPARE(report.error().code, ErrorCode::NotFound);
    QVERIFY(report.error().message.find("none.jsonl") != std::string::npos);
    QVERIFY(project.claim("16000001", 1));
    const auto strict =
        importFiles(project.database(), files, {ImportMode::Strict}, project.clock(), progress);
    QCOMPARE(strict.error().code, ErrorCode::NotFound);
}

QTEST_GUILESS_MAIN(tst_Importer)
#include "tst_Importer.moc"
