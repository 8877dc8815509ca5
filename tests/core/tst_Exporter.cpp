// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/Exporter.h"
#include "core/dataset/RecordWriter.h"
#include "tests/core/ProjectFixture.h"

#include <sys/resource.h>

#include <csignal>

using namespace metes;
using namespace metes::test;

namespace fs = std::filesystem;

namespace {

ReviewAct on(Act act, const std::string& reason = {})
{
    return ReviewAct::onReason(act, reason);
}

/// Records without their reviews, the manifest apart.
std::vector<Json> recordsOf(const std::string& text)
{
    std::vector<Json> records;
    for (const std::string& line : linesOf(text)) {
        Json record = Json::parse(line);
        if (record["type"] != "manifest" && record["type"] != "decision") {
            record.erase("reviews");
            records.push_back(std::move(record));
        }
    }
    return records;
}

const std::string kRich =
    R"({"type":"application","format":"metes/1","application":"16000001","title":"t","filing_date":)"
    R"("2018-09-06","cpc":["G06F40/20"],"family":"f1","description":["","p 𝛼"],"status":{"x":[1,2.5,null]},)"
    R"("office_action":{"document":"CTNF","mail_date":"2020-01-15","text":"Claim 1: the 𝛼 pin.","pages":4,)"
    R"("blocks":[{"kind":"heading","start":0,"end":8,"level":2,"marks":[{"kind":"underline","start":0,"end":5,"by":"x"}]}]}})"
    "\n"
    R"({"type":"claim","format":"metes/1","application":"16000001","claim":1,"text":"A 𝛼 pin, the pin.",)"
    R"("depends_on":[],"label":null,"split":null,"source_file":"a.xml","reasons":[{"id":"r1","layer":"model",)"
    R"("text":"t","context":"c","category":"relative_term","claims":[1,2],"recitations":["the pin"],)"
    R"("spans":[{"start":9,"end":16,"quote":"the pin","match":"fuzzy","similarity":0.875,"rank":2},)"
    R"({"start":null,"end":null,"quote":"the nut","match":"ungrounded","similarity":0.0}],)"
    R"("source":{"start":9,"end":18,"quote":"the 𝛼 pin","match":"exact"},"confidence":0.1,"group":"g","note":"ü"}]})"
    "\n";

}  // namespace

class tst_Exporter : public QObject {
    Q_OBJECT

private slots:
    void givesTheSameRecords_data();
    void givesTheSameRecords();
    void givesTheSameBytesTwice();
    void comesBackWithItsDecisions();
    void keepsRevisedClaims();
    void statesTheManifest();
    void tellsNothingFoundFromNotReviewed();
    void choosesSplitLayerAndAnnotator();
    void writesCsv();
    void guardsCells_data();
    void guardsCells();
    void keepsTheOldFileOnAFullDisk();
    void refusesAnUnknownAnnotator();
};

void tst_Exporter::givesTheSameRecords_data()
{
    QTest::addColumn<std::string>("records");
    QTest::newRow("every field") << kRich;
    QTest::newRow("the sample") << readFile(samplePath());
    const std::string real = METES_SOURCE_DIR "/../shared/data/metes/19182905.jsonl";
    if (fs::exists(real)) {
        QTest::newRow("an office action") << readFile(real);
    }
}

void tst_Exporter::givesTheSameRecords()
{
    QFETCH(std::string, records);
    TestProject project;
    QCOMPARE(project.import(records).refusedTotal, std::int64_t(0));
    const auto before = recordsOf(records);
    const auto after = recordsOf(project.exported());
    QCOMPARE(after.size(), before.size());
    for (const Json& record : before) {
        const bool found = std::find(after.begin(), after.end(), record) != after.end();
        QVERIFY2(found, record.dump().substr(0, 300).c_str());
    }
}

void tst_Exporter::givesTheSameBytesTwice()
{
    TestProject project;
    must(project.tryImportFile(samplePath()));
    const std::string first = project.exported();
    project.reopen();
    QCOMPARE(project.exported(), first);
}

void tst_Exporter::comesBackWithItsDecisions()
{
    TestProject project;
    project.import(kRich + claimRecord("16000001", 2, "A nut."));
    const auto ada = project.session("ada");
    const auto bob = project.session("bob");
    must(ada->decide(project.claim("16000001", 1), ReviewAct::moveSpan("r1", 0, {2, 7})));
    must(ada->decide(project.claim("16000001", 2),
                     ReviewAct::addReason(Category::Other, {0, 5}, "ß")));
    must(bob->decideAll({{project.claim("16000001", 1), on(Act::Accept)},
                         {project.claim("16000001", 2), on(Act::Accept)}}));
    must(ada->decide(project.claim("16000001", 1), ReviewAct::comment("\"quoted\"\n")));
    must(ada->undo());
    must(bob->undo());
    must(bob->redo());
    const std::string exported = project.exported();
    TestProject second;
    QCOMPARE(second.import(exported).refusedTotal, std::int64_t(0));
    QCOMPARE(second.exported(), exported);
    QVERIFY(second.problems().empty());
    QVERIFY(must(second.session("ada")->canRedo()));
}

// Orphans of a revision: what is present comes back, and every decision.
void tst_Exporter::keepsRevisedClaims()
{
    TestProject project;
    project.import(claimRecord("16000001", 1, "A lever and the pin.",
                               {reasonRecord("r1", {spanRecord(12, 19, "the pin")})}));
    must(project.session()->decide(project.claim("16000001", 1), ReviewAct::addSpan("r1", {2, 7})));
    project.import(claimRecord("16000001", 1, "The lever and a pin.", {reasonRecord("r1")}));
    const std::string exported = project.exported();
    TestProject second;
    second.import(exported);
    QCOMPARE(second.exported(), exported);
    QVERIFY(second.problems().empty());
}

void tst_Exporter::statesTheManifest()
{
    TestProject project;
    project.import(kRich);
    must(project.session()->decide(project.claim("16000001", 1), on(Act::Flag)));
    const Json manifest = Json::parse(linesOf(project.exported()).at(0));
    QCOMPARE(manifest["type"].get<std::string>(), std::string("manifest"));
    QCOMPARE(manifest["format"].get<std::string>(), std::string("metes/1"));
    QVERIFY(manifest["program"].get<std::string>().starts_with("Metes "));
    QVERIFY(manifest["offsets"].get<std::string>().find("code points") != std::string::npos);
    QCOMPARE(manifest["fingerprint"].get<std::string>(),
             must(ClaimRepository(project.database()).fingerprint()));
    QVERIFY(manifest["counts"]
            == Json({{"applications", 1}, {"claims", 1}, {"reasons", 1}, {"decisions", 1}}));
}

void tst_Exporter::tellsNothingFoundFromNotReviewed()
{
    TestProject project;
    project.import(claimRecord("16000001", 1, "A nut.") + claimRecord("16000001", 2, "A pin."));
    must(project.session()->decide(project.claim("16000001", 1), on(Act::Accept)));
    const auto lines = linesOf(project.exported());
    const Json reviewed = Json::parse(lines.at(2));
    const Json untouched = Json::parse(lines.at(3));
    QCOMPARE(reviewed["reviews"][0]["state"].get<std::string>(), std::string("nothing_found"));
    QCOMPARE(reviewed["reviews"][0]["annotator"].get<std::string>(), std::string("ada"));
    QVERIFY(!untouched.contains("reviews"));
}

void tst_Exporter::choosesSplitLayerAndAnnotator()
{
    TestProject project;
    Json model = reasonRecord("m1");
    model["layer"] = "model";
    project.import(
        claimRecord("16000001", 1, "A nut.", {reasonRecord("r1"), model}, {{"split", "train"}})
        + claimRecord("16000001", 2, "A pin.", {}, {{"split", "test"}}));
    const auto claims = [](const std::string& text) {
        auto records = recordsOf(text);
        std::erase_if(records, [](const Json& record) { return record["type"] != "claim"; });
        return records;
    };
    ExportOptions options;
    options.split = "train";
    options.layer = Layer::Model;
    auto some = claims(project.exported(options));
    QCOMPARE(some.size(), std::size_t(1));
    QCOMPARE(some[0]["reasons"].size(), std::size_t(1));
    QCOMPARE(some[0]["reasons"][0]["id"].get<std::string>(), std::string("m1"));
    const auto session = project.session();
    must(session->decide(project.claim("16000001", 1), on(Act::Reject, "m1")));
    must(session->decide(project.claim("16000001", 1),
                         ReviewAct::setCategory("r1", Category::Other)));
    must(session->decide(project.claim("16000001", 1), ReviewAct::setLabel(Label::Definite)));
    must(session->decide(project.claim("16000001", 1),
                         ReviewAct::addReason(Category::Other, {2, 5})));
    ExportOptions asAda;
    asAda.annotator = "ada";
    some = claims(project.exported(asAda));
    QCOMPARE(some.size(), std::size_t(2));
    QCOMPARE(some[0]["label"].get<std::string>(), std::string("definite"));
    QCOMPARE(some[0]["reasons"].size(), std::size_t(2));
    QCOMPARE(some[0]["reasons"][0]["category"].get<std::string>(), std::string("other"));
    QCOMPARE(some[0]["reasons"][1]["layer"].get<std::string>(), std::string("annotator"));
}

void tst_Exporter::writesCsv()
{
    TestProject project;
    project.import(kRich);
    NoProgress progress;
    const fs::path folder = project.path("csv");
    must(exportProject(project.database(), ExportFormat::Csv, folder, {}, progress));
    const auto claims = linesOf(readFile(folder / "claims.csv"));
    QCOMPARE(claims.at(1), std::string("16000001,1,,,,1,,\"A 𝛼 pin, the pin.\""));
    const auto reasons = linesOf(readFile(folder / "reasons.csv"));
    QCOMPARE(reasons.at(1),
             std::string("16000001,1,r1,model,relative_term,1 2,t,c,the pin,9-16 ungrounded,0.1"));
    QCOMPARE(Json::parse(readFile(folder / "manifest.json"))["type"].get<std::string>(),
             "manifest"s);
}

void tst_Exporter::guardsCells_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("cell");
    QTest::newRow("plain") << "a b"s
                           << "a b"s;
    QTest::newRow("comma") << "a,b"s
                           << "\"a,b\""s;
    QTest::newRow("quote") << "a \"b\""s
                           << "\"a \"\"b\"\"\""s;
    QTest::newRow("line end") << "a\nb"s
                              << "\"a\nb\""s;
    QTest::newRow("formula") << "=1+1"s
                             << "'=1+1"s;
    QTest::newRow("formula with a comma") << "@SUM(A1,A2)"s
                                          << "\"'@SUM(A1,A2)\""s;
    QTest::newRow("minus") << "-1"s
                           << "'-1"s;
    QTest::newRow("tab") << "\t=1"s
                         << "'\t=1"s;
    QTest::newRow("empty") << ""s
                           << ""s;
}

void tst_Exporter::guardsCells()
{
    QFETCH(std::string, text);
    QFETCH(std::string, cell);
    QCOMPARE(csvCell(text), cell);
}

void tst_Exporter::keepsTheOldFileOnAFullDisk()
{
    TestProject project;
    must(project.tryImportFile(samplePath()));
    NoProgress progress;
    const fs::path target = project.path("kept.jsonl");
    const fs::path folder = project.path("csv");
    must(exportProject(project.database(), ExportFormat::Csv, folder, {}, progress));
    // Room for the smaller of the two tables only.
    const std::uintmax_t room =
        (fs::file_size(folder / "claims.csv") + fs::file_size(folder / "reasons.csv")) / 2;
    const std::vector<fs::path> files{target, folder / "claims.csv", folder / "reasons.csv",
                                      folder / "manifest.json"};
    for (const fs::path& file : files) {
        writeFile(file, "old");
    }
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit small{room, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    const auto lines = exportProject(project.database(), ExportFormat::Metes, target, {}, progress);
    const auto tables = exportProject(project.database(), ExportFormat::Csv, folder, {}, progress);
    setrlimit(RLIMIT_FSIZE, &before);
    QCOMPARE(lines.error().code, ErrorCode::DiskFull);
    QVERIFY(lines.error().message.find(target.string()) != std::string::npos);
    QCOMPARE(tables.error().code, ErrorCode::DiskFull);
    for (const fs::path& file : files) {
        QCOMPARE(readFile(file), std::string("old"));
    }
}

void tst_Exporter::refusesAnUnknownAnnotator()
{
    TestProject project;
    project.import(kRich);
    ExportOptions options;
    options.annotator = "nobody";
    NoProgress progress;
    const auto target = project.path("out.jsonl");
    const auto exported =
        exportProject(project.database(), ExportFormat::Metes, target, options, progress);
    QCOMPARE(exported.error().code, ErrorCode::NotFound);
    QVERIFY(!fs::exists(target));
}

QTEST_GUILESS_MAIN(tst_Exporter)
#include "tst_Exporter.moc"
