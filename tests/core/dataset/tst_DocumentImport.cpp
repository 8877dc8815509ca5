// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Documents of the patent office into a project, and out again.

#include "core/dataset/DocumentRecords.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "tests/core/ProjectFixture.h"

#include <QTest>

using namespace metes;
using namespace metes::test;

class tst_DocumentImport final : public QObject {
    Q_OBJECT

private slots:
    void importsSeparateFiles();
    void isIdempotent();
    void fillsInLater();
    void tellsFilesByContent();
    void mergesDocumentsOfAnApplication();
    void refusesWhatSaysTooLittle();
    void refusesOneFileOfSeveral();
    void storesNothingWhenStrict();
    void exportsDocuments();
    void importsTheRealApplication();
};

namespace {

constexpr const char* kClaims =
    "What is claimed is:\n\n1. (Original) A lever.\n\n2-3. (Canceled)\n\n"
    "4. (Withdrawn) The lever of claim 1, being red.\n";
constexpr const char* kAction = "**DETAILED ACTION**\n\n**_Claim Rejections - 35 USC 112_**\n\n"
                                "Claim 1 is rejected under 35 U.S.C. 112(b).\n";

Result<ImportReport> importOne(TestProject& project, const ApplicationFiles& files,
                               ImportMode mode = ImportMode::Store)
{
    NoProgress progress;
    ImportOptions options;
    options.mode = mode;
    return importApplication(project.database(), files, options, project.clock(), progress);
}

ApplicationFiles files(TestProject& project)
{
    writeFile(project.path("claims.txt"), kClaims);
    writeFile(project.path("spec.txt"),
              "BACKGROUND\n\n[0001] A lever is known.\n\n[0002] It turns.\n");
    writeFile(project.path("action.md"), kAction);
    return {"16123456",
            project.path("claims.txt"),
            project.path("spec.txt"),
            project.path("action.md"),
            "CTNF",
            "2020-01-15"};
}

Application recordOf(TestProject& project, const std::string& number)
{
    const ApplicationRepository applications(project.database());
    const auto id = must(applications.find(number));
    return id ? must(applications.record(*id)) : Application{};
}

Claim claimOf(TestProject& project, const std::string& number, std::int32_t claim)
{
    const ClaimRepository claims(project.database());
    const auto id = must(claims.find(number, claim));
    return id ? must(claims.load(*id)).claim : Claim{};
}

PatentDocument dated(const char* code, const char* date, const char* word)
{
    PatentDocument document;
    document.application = "16000001";
    document.code = code;
    document.date = date;
    const std::string what = code;
    if (what == "CLM") {
        ReadClaim claim;
        claim.numbers = {1};
        claim.text = word;
        document.claims.push_back(claim);
    } else if (what == "SPEC") {
        document.paragraphs = {word};
    } else {
        document.text = word;
    }
    return document;
}

}  // namespace

void tst_DocumentImport::importsSeparateFiles()
{
    TestProject project;
    const auto report = importOne(project, files(project));
    VERIFY_OK(report);
    QCOMPARE(report->applications.added, 1);
    QCOMPARE(report->claims.added, 2);
    const Application application = recordOf(project, "16123456");
    QCOMPARE(application.description, (std::vector<std::string>{"A lever is known.", "It turns."}));
    QVERIFY(application.officeAction.has_value());
    QCOMPARE(application.officeAction->document, std::string("CTNF"));
    QCOMPARE(application.officeAction->mailDate, std::string("2020-01-15"));
    QCOMPARE(application.officeAction->blocks.size(), std::size_t{3});
    QCOMPARE(application.officeAction->blocks.front().kind, BlockKind::Heading);
    QCOMPARE(application.officeAction->blocks.front().marks.size(), std::size_t{1});
    QVERIFY(application.officeAction->text.starts_with("DETAILED ACTION\n\nClaim Rejections"));
    const Claim claim = claimOf(project, "16123456", 4);
    QCOMPARE(claim.text, std::string("The lever of claim 1, being red."));
    QCOMPARE(claim.dependsOn, (std::vector<std::int32_t>{1}));
    QVERIFY(!claim.label.has_value());
    QCOMPARE(claim.extra, std::string(R"({"status":"withdrawn"})"));
    QVERIFY(claimOf(project, "16123456", 2).text.empty());
}

void tst_DocumentImport::isIdempotent()
{
    TestProject project;
    VERIFY_OK(importOne(project, files(project)));
    const auto again = importOne(project, files(project));
    VERIFY_OK(again);
    QCOMPARE(again->applications.added + again->applications.revised, 0);
    QCOMPARE(again->applications.unchanged, 1);
    QCOMPARE(again->claims.unchanged, 2);
    QCOMPARE(again->claims.added + again->claims.revised, 0);
}

void tst_DocumentImport::fillsInLater()
{
    TestProject project;
    ApplicationFiles all = files(project);
    VERIFY_OK(importOne(project, {all.application, {}, all.description, {}, {}, {}}));
    VERIFY_OK(importOne(project, {all.application, all.claims, {}, {}, {}, {}}));
    VERIFY_OK(importOne(project, {all.application, {}, {}, all.officeAction, {}, {}}));
    const Application application = recordOf(project, "16123456");
    QCOMPARE(application.description.size(), std::size_t{2});
    QVERIFY(application.officeAction.has_value());
    QCOMPARE(application.officeAction->document, std::string("CTNF"));
    QCOMPARE(must(ClaimRepository(project.database()).count()), 2);
}

void tst_DocumentImport::tellsFilesByContent()
{
    TestProject project;
    writeFile(project.path("16123456_2020-01-02_CLM.txt"), kClaims);
    writeFile(project.path("records.jsonl"), claimRecord("16000002", 1, "A lid."));
    writeFile(
        project.path("p.json"),
        R"({"id":"US1","title":"T","date":"2019-05-06","sections":[],"claims":["1. A cup."]})");
    NoProgress progress;
    const auto report = importFiles(project.database(),
                                    {project.path("16123456_2020-01-02_CLM.txt"),
                                     project.path("records.jsonl"), project.path("p.json")},
                                    {}, project.clock(), progress);
    VERIFY_OK(report);
    QCOMPARE(report->claims.added, 4);
    QCOMPARE(claimOf(project, "16000002", 1).text, std::string("A lid."));
    QCOMPARE(claimOf(project, "US1", 1).text, std::string("A cup."));
    QCOMPARE(recordOf(project, "US1").filingDate, std::string("2019-05-06"));
    QCOMPARE(claimOf(project, "16123456", 1).text, std::string("A lever."));
}

void tst_DocumentImport::mergesDocumentsOfAnApplication()
{
    std::vector<SourcedDocument> documents;
    for (const PatentDocument& document :
         {dated("CTFR", "2020-09-01", "final"), dated("CLM", "2020-06-01", "amended"),
          dated("CLM", "2019-01-02", "second"), dated("CLM", "2018-01-02", "first"),
          dated("SPEC", "2018-01-02", "description"), dated("CTRS", "2018-05-01", "restriction"),
          dated("CTNF", "2020-01-15", "rejection")}) {
        documents.push_back({"file", document, DocumentRole::Unknown});
    }
    const DocumentRecords records = recordsOf(std::move(documents));
    QCOMPARE(records.applications.size(), std::size_t{1});
    const ApplicationRecords& merged = records.applications.front();
    QCOMPARE(merged.application.officeAction->text, std::string("rejection"));
    // The latest before the action, not the latest.
    QCOMPARE(merged.claims.size(), std::size_t{1});
    QCOMPARE(merged.claims.front().text, std::string("second"));
    QCOMPARE(merged.application.description, (std::vector<std::string>{"description"}));
}

void tst_DocumentImport::refusesWhatSaysTooLittle()
{
    TestProject project;
    writeFile(project.path("claims.txt"), kClaims);
    writeFile(project.path("16123456.txt"), "Dear Sir, thank you.");
    NoProgress progress;
    const auto report =
        importFiles(project.database(), {project.path("claims.txt"), project.path("16123456.txt")},
                    {}, project.clock(), progress);
    VERIFY_OK(report);
    QCOMPARE(report->refusedTotal, 2);
    QVERIFY(report->refused[0].message.find("--application") != std::string::npos);
    QVERIFY(report->refused[1].message.find("neither") != std::string::npos);
    QCOMPARE(must(ClaimRepository(project.database()).count()), 0);
    const auto none =
        importOne(project, {"16123456", {}, project.path("16123456.txt"), {}, {}, {}});
    VERIFY_OK(none);  // a description is whatever somebody says it is
    const auto missing =
        importOne(project, {"16123456", project.path("nothing.txt"), {}, {}, {}, {}});
    QCOMPARE(missing.error().code, ErrorCode::NotFound);
}

void tst_DocumentImport::refusesOneFileOfSeveral()
{
    TestProject project;
    const auto schema = project.path("a.dtd");
    writeFile(schema, "<!ELEMENT claim (claim-text)*>\n<!ATTLIST claim id ID #REQUIRED>\n");
    const auto claims = project.path("16123456_CLM.txt");
    writeFile(claims, kClaims);
    const auto cut = project.path("cut.jsonl.gz");
    writeFile(cut, std::string("\x1f\x8b\x08\x00", 4));
    NoProgress progress;
    const auto report =
        importFiles(project.database(), {schema, claims, cut}, {}, project.clock(), progress);
    VERIFY_OK(report);
    QCOMPARE(report->claims.added, 2);
    QCOMPARE(report->refusedTotal, 2);
    QCOMPARE(report->refused[0].file, schema.string());
    QCOMPARE(report->refused[0].line, std::int64_t(0));
    QVERIFY2(report->refused[0].message.find("DTD") != std::string::npos,
             report->refused[0].message.c_str());
    QCOMPARE(report->refused[1].file, cut.string());
    // By itself it is an error, and so is a file that is not there.
    const auto alone = importFiles(project.database(), {schema}, {}, project.clock(), progress);
    QCOMPARE(alone.error().code, ErrorCode::InvalidInput);
    const auto missing = importFiles(project.database(), {claims, project.path("nothing.txt")}, {},
                                     project.clock(), progress);
    QCOMPARE(missing.error().code, ErrorCode::NotFound);
}

void tst_DocumentImport::storesNothingWhenStrict()
{
    TestProject project;
    writeFile(project.path("16123456_CLM.txt"), kClaims);
    writeFile(project.path("nameless.txt"), kClaims);
    NoProgress progress;
    ImportOptions options;
    options.mode = ImportMode::Strict;
    const auto report = importFiles(
        project.database(), {project.path("16123456_CLM.txt"), project.path("nameless.txt")},
        options, project.clock(), progress);
    VERIFY_OK(report);
    QCOMPARE(report->refusedTotal, 1);
    QCOMPARE(must(ClaimRepository(project.database()).count()), 0);
    const auto dry = importOne(project, files(project), ImportMode::DryRun);
    VERIFY_OK(dry);
    QCOMPARE(dry->claims.added, 2);
    QCOMPARE(must(ClaimRepository(project.database()).count()), 0);
}

void tst_DocumentImport::exportsDocuments()
{
    TestProject project;
    VERIFY_OK(importOne(project, files(project)));
    NoProgress progress;
    VERIFY_OK(exportProject(project.database(), ExportFormat::Markdown, project.path("md"), {},
                            progress));
    const std::string action = readFile(project.path("md/16123456.action.md"));
    QVERIFY2(action.find("## ") != std::string::npos
                 && action.find("Claim 1 is rejected") != std::string::npos,
             action.c_str());
    QVERIFY(readFile(project.path("md/16123456.description.md")).find("It turns.")
            != std::string::npos);
    QVERIFY(readFile(project.path("md/manifest.json")).find("fingerprint") != std::string::npos);
    VERIFY_OK(exportProject(project.database(), ExportFormat::DocumentJson, project.path("json"),
                            {}, progress));
    const Json claims = Json::parse(readFile(project.path("json/16123456.claims.json")));
    QCOMPARE(claims["claims"].size(), std::size_t{2});
    // And in again: the same claims.
    TestProject second;
    VERIFY_OK(
        importOne(second, {"16123456", project.path("md/16123456.claims.md"), {}, {}, {}, {}}));
    QCOMPARE(claimOf(second, "16123456", 4).text, claimOf(project, "16123456", 4).text);
}

void tst_DocumentImport::importsTheRealApplication()
{
    const std::filesystem::path folder = METES_SOURCE_DIR "/../shared/data/office_actions";
    const std::filesystem::path records = METES_SOURCE_DIR "/../shared/data/metes/19182905.jsonl";
    if (!std::filesystem::exists(folder) || !std::filesystem::exists(records)) {
        QSKIP("the published files are not beside the checkout");
    }
    TestProject project;
    NoProgress progress;
    const auto report = importFiles(project.database(),
                                    {folder / "94852_19182905_2025-06-02_CTNF.md",
                                     folder / "94852_19182905_2025-04-18_CLM.md",
                                     folder / "94852_19182905_2025-04-18_SPEC.md",
                                     folder / "94852_19182905_12-10-2025_CTFR.DOCX"},
                                    {}, project.clock(), progress);
    VERIFY_OK(report);
    QCOMPARE(report->refusedTotal, 0);
    QCOMPARE(report->applications.added, 1);
    QCOMPARE(report->claims.added, 19);
    const Application application = recordOf(project, "19182905");
    QCOMPARE(application.officeAction->document, std::string("CTNF"));
    QCOMPARE(application.officeAction->mailDate, std::string("2025-06-02"));
    for (const std::string& line : linesOf(readFile(records))) {
        const Json record = Json::parse(line);
        if (record["type"] == "application") {
            QCOMPARE(application.description,
                     record["description"].get<std::vector<std::string>>());
        } else if (record["type"] == "claim") {
            const Claim claim = claimOf(project, "19182905", record["claim"].get<std::int32_t>());
            QCOMPARE(claim.text, record["text"].get<std::string>());
        }
    }
}

QTEST_GUILESS_MAIN(tst_DocumentImport)
#include "tst_DocumentImport.moc"
