// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/ExtractProject.h"
#include "core/dataset/RecitationMatching.h"
#include "tests/core/ProjectFixture.h"

using namespace metes;
using namespace metes::test;

namespace {

const std::string kText =
    "Claim Rejections - 35 USC § 112\n\nClaims 1-2 are rejected under 35 U.S.C. "
    "112(b) as being indefinite.\n\nClaim 1 recites “the lid” and “the rod”. There "
    "is insufficient antecedent basis for these limitations.\n\nClaim 2 depends "
    "from claim 1 and is rejected on the same basis.\n\nClaim Rejections - 35 USC "
    "§ 103\n\nClaims 1-3 are rejected under 35 U.S.C. 103.";

std::string applicationRecord(const std::string& text)
{
    return Json{{"type", "application"},
                {"format", "metes/1"},
                {"application", "16000001"},
                {"title", "Cup"},
                {"office_action", {{"document", "CTNF"}, {"text", text}}}}
               .dump()
           + "\n";
}

std::string unlabelled(int number, const std::string& text, const std::vector<Json>& reasons = {})
{
    return claimRecord("16000001", number, text, reasons, {{"label", nullptr}});
}

std::string records(const std::string& text = kText)
{
    return applicationRecord(text) + unlabelled(1, "A cup, wherein the lid is red.")
           + unlabelled(2, "The cup of claim 1 in blue.") + unlabelled(3, "A pot.");
}

Result<ExtractReport> run(TestProject& project, ExtractOptions options = {})
{
    NoProgress progress;
    return extractProject(project.database(), options, project.clock(), progress);
}

}  // namespace

class tst_ExtractProject : public QObject {
    Q_OBJECT

private slots:
    void storesReasons();
    void isIdempotent();
    void keepsDecisionsOfWhatIsUnchanged();
    void refusesToDropReasonsOfAFile();
    void keepsLines();
    void keepsOtherLayers();
    void stops();
    void stopsWithinAnAction();
    void importsAnExtraction();
    void refusesAnExtractionOfNoApplication();
};

void tst_ExtractProject::storesReasons()
{
    TestProject project;
    project.import(records());
    const auto report = run(project);
    VERIFY_OK(report);
    QCOMPARE(report->actions, 1);
    QCOMPARE(report->reasons, 2);
    QCOMPARE(report->claims, 2);
    QCOMPARE(report->ungrounded, 1);  // "the rod"
    QCOMPARE(report->slips.size(), 1u);
    QCOMPARE(report->slips[0].value.message, std::string("\"the rod\" is not in claim 1"));

    const StoredClaim first = project.stored("16000001", 1);
    QCOMPARE(first.claim.label, std::optional(Label::Indefinite));
    QCOMPARE(first.claim.reasons.size(), 1u);
    const Reason& reason = first.claim.reasons[0];
    QCOMPARE(reason.category, Category::AntecedentBasis);
    QCOMPARE(reason.layer, Layer::Examiner);
    QCOMPARE(reason.spans[0].quote, std::string("the lid"));
    QCOMPARE(reason.spans[1].match, MatchClass::Ungrounded);
    QCOMPARE(
        reason.source->quote,
        std::string("Claim 1 recites “the lid” and “the rod”. There is insufficient antecedent "
                    "basis for these limitations."));
    QCOMPARE(project.stored("16000001", 2).claim.reasons[0].category, Category::Dependence);
    QCOMPARE(project.stored("16000001", 2).claim.label, std::optional(Label::Indefinite));
    QVERIFY(!project.stored("16000001", 3).claim.label);
    QVERIFY(project.stored("16000001", 3).claim.reasons.empty());
    QCOMPARE(project.problems(), std::vector<std::string>());
}

void tst_ExtractProject::isIdempotent()
{
    TestProject project;
    project.import(records());
    must(run(project));
    const std::string before = project.exported();
    must(run(project));
    QVERIFY(project.exported() == before);
}

void tst_ExtractProject::keepsDecisionsOfWhatIsUnchanged()
{
    TestProject project;
    project.import(records());
    must(run(project));
    const std::string id = project.stored("16000001", 1).claim.reasons[0].id;
    must(run(project));
    QCOMPARE(project.stored("16000001", 1).claim.reasons[0].id, id);
    // Another action: the reason has another name, and the old one is kept apart.
    project.import(applicationRecord("Conclusion\n\nNothing is rejected."));
    must(run(project));
    const StoredClaim claim = project.stored("16000001", 1);
    QVERIFY(claim.claim.reasons.empty());
    QCOMPARE(claim.retired.size(), 1u);
    QCOMPARE(claim.retired[0].id, id);
    QVERIFY(!claim.claim.label);
}

void tst_ExtractProject::refusesToDropReasonsOfAFile()
{
    TestProject project;
    project.import(applicationRecord(kText)
                   + unlabelled(1, "A cup, wherein the lid is red.", {reasonRecord("mine")})
                   + unlabelled(2, "The cup of claim 1 in blue."));
    const auto refused = run(project);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::AlreadyExists);
    QVERIFY(refused.error().message.find("16000001/1") != std::string::npos);
    QCOMPARE(project.stored("16000001", 1).claim.reasons[0].id, std::string("mine"));
    QVERIFY(project.stored("16000001", 2).claim.reasons.empty());

    ExtractOptions options;
    options.fileReasons = ExtractOptions::FileReasons::Replace;
    VERIFY_OK(run(project, options));
    const StoredClaim claim = project.stored("16000001", 1);
    QCOMPARE(claim.claim.reasons.size(), 1u);
    QVERIFY(isExtracted(claim.claim.reasons[0]));
    QCOMPARE(claim.retired[0].id, std::string("mine"));
}

void tst_ExtractProject::keepsLines()
{
    const std::string action =
        "Claim Rejections - 35 USC § 112\n\nClaim 1 is rejected under 35 U.S.C. 112(b) as being "
        "indefinite.\n\nClaim 1 recites “the lid” in line 2, “the rod” in lines 3-4 and “A cup” at "
        "line 1 of claim 1. There is insufficient antecedent basis for these limitations.";
    TestProject project;
    project.import(applicationRecord(action)
                   + unlabelled(1, "A cup, wherein the lid\nis red and the lid is round."));
    VERIFY_OK(run(project));
    const auto linesOfSpans = [](TestProject& of) {
        QByteArrayList extras;
        const StoredClaim claim = of.stored("16000001", 1);
        for (const Span& span : claim.claim.reasons[0].spans) {
            extras << QByteArray::fromStdString(span.quote + " " + span.extra);
        }
        return extras.join('|');
    };
    // Line 2 holds the second "the lid", so that this is the place that is meant.
    const QByteArray wanted = R"(the lid {"lines":[2],"several":true}|)"
                              R"(the lid {"lines":[2],"several":true}|)"
                              R"(the rod {"lines":[3,4]}|A cup {"lines":[1]})";
    QCOMPARE(linesOfSpans(project), wanted);
    QCOMPARE(project.stored("16000001", 1).claim.reasons[0].spans[0].range, (TextRange{34, 41}));
    // Matched anew: nothing is lost, and the same place is meant.
    NoProgress progress;
    const auto matched = matchRecitations(project.database(), MatchScope::All, progress);
    VERIFY_OK(matched);
    QCOMPARE(matched->revisedClaims, 0);
    QCOMPARE(linesOfSpans(project), wanted);
    // Exported and imported.
    TestProject copy;
    copy.import(project.exported());
    QCOMPARE(linesOfSpans(copy), wanted);
    QCOMPARE(copy.exported(), project.exported());
}

void tst_ExtractProject::keepsOtherLayers()
{
    TestProject project;
    Json linter = reasonRecord("lint");
    linter["layer"] = "linter";
    project.import(applicationRecord(kText)
                   + unlabelled(1, "A cup, wherein the lid is red.", {linter}));
    VERIFY_OK(run(project));
    const StoredClaim claim = project.stored("16000001", 1);
    QCOMPARE(claim.claim.reasons.size(), 2u);
    QCOMPARE(claim.claim.reasons[1].id, std::string("lint"));
}

void tst_ExtractProject::stops()
{
    class Stopped final : public Progress {
        void report(std::int64_t, std::int64_t) override {}
        bool cancelled() const override { return true; }
    } progress;
    TestProject project;
    project.import(records());
    const auto report = extractProject(project.database(), {}, project.clock(), progress);
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Cancelled);
}

void tst_ExtractProject::stopsWithinAnAction()
{
    class StopAt final : public Progress {
    public:
        explicit StopAt(int question) : m_question(question) {}
        void report(std::int64_t, std::int64_t) override {}
        bool cancelled() const override { return ++m_asked > m_question; }
        int asked() const { return m_asked; }

    private:
        int m_question;
        mutable int m_asked = 0;
    };
    std::string text = kText.substr(0, kText.find("Claim 2 depends"));
    for (int i = 0; i < 1000; ++i) {
        text += "Claim 1 recites “the lid”. It is unclear what this is.\n\n";
    }
    TestProject project;
    project.import(records(text));
    // The first question is asked before the action is loaded, the others while it is read,
    // matched, stored.
    for (const int question : {1, 2, 5, 20, 900}) {
        StopAt progress(question);
        ExtractOptions options;
        options.fileReasons = ExtractOptions::FileReasons::Replace;
        const auto report = extractProject(project.database(), options, project.clock(), progress);
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::Cancelled);
        QVERIFY(progress.asked() <= question + 6);
        QVERIFY(project.stored("16000001", 1).claim.reasons.empty());
    }
    QCOMPARE(must(run(project)).reasons, 1001);
}

void tst_ExtractProject::importsAnExtraction()
{
    NoProgress none;
    TestProject project;
    project.import(records());
    const std::string json =
        R"({"rejectedClaims":["1-2"],"rejectionReasons":[{"reasonText":"Claim 1 recites 'the lid' and )"
        R"('the rod'.","reasonContext":"","claims":[1],"reasonCategory":"antecedent basis",)"
        R"("claimRecitations":["the lid"]}]})";
    const auto report =
        importExtraction(project.database(), "16000001", json, {}, project.clock(), none);
    VERIFY_OK(report);
    QCOMPARE(report->reasons, 1);
    const Reason reason = project.stored("16000001", 1).claim.reasons[0];
    QCOMPARE(reason.source->quote, std::string("Claim 1 recites “the lid” and “the rod”."));
    QCOMPARE(reason.spans[0].quote, std::string("the lid"));
    QCOMPARE(project.problems(), std::vector<std::string>());
}

void tst_ExtractProject::refusesAnExtractionOfNoApplication()
{
    NoProgress none;
    TestProject project;
    project.import(records());
    const std::string empty = R"({"rejectedClaims":[],"rejectionReasons":[]})";
    const auto report = importExtraction(project.database(), "1", empty, {}, project.clock(), none);
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::NotFound);
    const auto wrong =
        importExtraction(project.database(), "16000001", "{}", {}, project.clock(), none);
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().code, ErrorCode::InvalidInput);
}

QTEST_GUILESS_MAIN(tst_ExtractProject)
#include "tst_ExtractProject.moc"
