// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/CliRunner.h"

using namespace metes;
using namespace metes::test;

namespace fs = std::filesystem;

namespace {

const std::string kReal = METES_SOURCE_DIR "/../shared/data/metes/";

std::string leverRecords()
{
    return claimRecord("16000001", 1, "A device, wherein the lever turns the pin.",
                       {reasonRecord("r1", {spanRecord(18, 27, "the lever")})})
           + claimRecord("16000001", 2, "A bolt of steel.");
}

}  // namespace

class tst_Cli : public QObject {
    Q_OBJECT

private slots:
    void importsAnOfficeAction();
    void importsOtherDatasets_data();
    void importsOtherDatasets();
    void importsTheSampleCleanly();
    void exportsAndComesBack();
    void decides_data();
    void decides();
    void undoesAndRedoes();
    void wantsOneThingToDecide_data();
    void wantsOneThingToDecide();
    void importsBadFiles_data();
    void importsBadFiles();
    void storesNothingWhenStrictOrDry();
    void showsAClaim();
    void logs();
    void infoCounts();
    void findsDamage();
    void backsUp();
    void keepsStdoutForTheDocument();
    void endsWithTheRightStatus_data();
    void endsWithTheRightStatus();
};

void tst_Cli::importsAnOfficeAction()
{
    const std::string file = kReal + "19182905.jsonl";
    if (!fs::exists(file)) {
        QSKIP("the data folder beside the checkout is not there");
    }
    const CliProject project;
    const Json first = runCli({"import", project.project(), file, "--json"}).json();
    QCOMPARE(first["applications"]["added"].get<int>(), 1);
    QCOMPARE(first["claims"]["added"].get<int>(), 19);
    QCOMPARE(first["reasons"]["added"].get<int>(), 33);
    QVERIFY(first["refused"].empty());
    const Json second = runCli({"import", project.project(), file, "--json"}).json();
    for (const char* const kind : {"applications", "claims", "reasons"}) {
        QCOMPARE(second[kind]["added"].get<int>(), 0);
        QCOMPARE(second[kind]["revised"].get<int>(), 0);
    }
    QCOMPARE(runCli({"export", project.project(), "--as", "metes", "-o", project.path("a")}).status,
             0);
    QCOMPARE(runCli({"export", project.project(), "--as", "metes", "-o", project.path("b")}).status,
             0);
    QCOMPARE(readFile(project.path("a")), readFile(project.path("b")));
    const auto before = linesOf(readFile(file));
    const auto after = linesOf(readFile(project.path("a")));
    QCOMPARE(after.size(), before.size() + 1);  // and the manifest
    for (std::size_t i = 0; i < before.size(); ++i) {
        QVERIFY2(Json::parse(before[i]) == Json::parse(after[i + 1]),
                 after[i + 1].substr(0, 200).c_str());
    }
    QVERIFY(project.isClean());
}

void tst_Cli::importsOtherDatasets_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<int>("applications");
    QTest::addColumn<int>("claims");
    QTest::addColumn<int>("reasons");
    QTest::newRow("claims and descriptions") << "pap2pat.jsonl"s << 20 << 397 << 0;
    QTest::newRow("seeded errors") << "seeded.jsonl"s << 115 << 535 << 95;
}

void tst_Cli::importsOtherDatasets()
{
    QFETCH(std::string, name);
    QFETCH(int, applications);
    QFETCH(int, claims);
    QFETCH(int, reasons);
    if (!fs::exists(kReal + name)) {
        QSKIP("the data folder beside the checkout is not there");
    }
    const CliProject project;
    const Json report = runCli({"import", project.project(), kReal + name, "--json"}).json();
    QCOMPARE(report["applications"]["added"].get<int>(), applications);
    QCOMPARE(report["claims"]["added"].get<int>(), claims);
    QCOMPARE(report["reasons"]["added"].get<int>(), reasons);
    QCOMPARE(report["refused_total"].get<int>(), 0);
    QVERIFY(project.isClean());
}

void tst_Cli::importsTheSampleCleanly()
{
    const CliProject project;
    const Json report = runCli({"import", project.project(), samplePath(), "--json"}).json();
    QCOMPARE(report["claims"]["added"].get<int>(), 115);
    QVERIFY(report["refused"].empty());
    const CliResult checked = runCli({"check", project.project(), "--json"});
    QCOMPARE(checked.status, 0);
    QVERIFY(checked.json() == Json({{"ok", true}, {"problems", Json::array()}}));
}

void tst_Cli::exportsAndComesBack()
{
    const CliProject project(leverRecords());
    const std::vector<std::string> on{"decide", project.project(), "--annotator",
                                      "ada",    "--claim",         "16000001/1"};
    const auto decide = [&](std::vector<std::string> more) {
        more.insert(more.begin(), on.begin(), on.end());
        return runCli(more).status;
    };
    QCOMPARE(decide({"--reason", "r1", "--span", "22:27"}), 0);
    QCOMPARE(decide({"--add", "--category", "other", "--span", "0:8", "--text", "New."}), 0);
    QCOMPARE(decide({"--flag"}), 0);
    QCOMPARE(runCli({"undo", project.project(), "--annotator", "ada"}).status, 0);
    QCOMPARE(runCli({"export", project.project(), "--as", "metes", "-o", project.path("a")}).status,
             0);
    const CliProject second;
    QCOMPARE(runCli({"import", second.project(), project.path("a")}).status, 0);
    QCOMPARE(runCli({"export", second.project(), "--as", "metes", "-o", second.path("b")}).status,
             0);
    QCOMPARE(readFile(second.path("b")), readFile(project.path("a")));
    QVERIFY(second.isClean());
}

// Each row: options, and where in `show --json` the effect is seen.
void tst_Cli::decides_data()
{
    using Options = std::vector<std::string>;
    QTest::addColumn<Options>("options");
    QTest::addColumn<std::string>("pointer");
    QTest::addColumn<std::string>("value");
    QTest::newRow("label") << Options{"--label", "definite"} << "/label"s
                           << "\"definite\""s;
    QTest::newRow("category") << Options{"--reason", "r1", "--category", "relative term"}
                              << "/reasons/0/category"s
                              << "\"relative_term\""s;
    QTest::newRow("text") << Options{"--reason", "r1", "--text", "ä"} << "/reasons/0/text"s
                          << "\"ä\""s;
    QTest::newRow("text wrong") << Options{"--reason", "r1", "--text-wrong"}
                                << "/reasons/0/text_verdict"s
                                << "\"wrong\""s;
    QTest::newRow("text right") << Options{"--reason", "r1", "--text-right"}
                                << "/reasons/0/text_verdict"s
                                << "\"right\""s;
    QTest::newRow("spans wrong") << Options{"--reason", "r1", "--spans-wrong"}
                                 << "/reasons/0/spans_verdict"s
                                 << "\"wrong\""s;
    QTest::newRow("spans right") << Options{"--reason", "r1", "--spans-right"}
                                 << "/reasons/0/spans_verdict"s
                                 << "\"right\""s;
    QTest::newRow("span") << Options{"--reason", "r1", "--span", "22:27"}
                          << "/reasons/0/spans/0/quote"s
                          << "\"lever\""s;
    QTest::newRow("add span") << Options{"--reason", "r1", "--add-span", "34:41"}
                              << "/reasons/0/spans/1/quote"s
                              << "\"the pin\""s;
    QTest::newRow("drop span") << Options{"--reason", "r1", "--drop-span", "0"}
                               << "/reasons/0/spans"s
                               << "[]"s;
    QTest::newRow("add") << Options{"--add", "--category", "other", "--span", "0:8"}
                         << "/reasons/1/spans/0/quote"s
                         << "\"A device\""s;
    QTest::newRow("reject") << Options{"--reason", "r1", "--reject"} << "/reasons/0/state"s
                            << "\"rejected\""s;
    QTest::newRow("accept") << Options{"--accept"} << "/state"s
                            << "\"accepted\""s;
    QTest::newRow("missing") << Options{"--missing"} << "/missing"s
                             << "true"s;
    QTest::newRow("comment") << Options{"--comment", "Odd."} << "/comment"s
                             << "\"Odd.\""s;
    QTest::newRow("comment on a reason")
        << Options{"--reason", "r1", "--comment", "Odd."} << "/reasons/0/comment"s
        << "\"Odd.\""s;
    QTest::newRow("flag") << Options{"--flag"} << "/flagged"s
                          << "true"s;
    QTest::newRow("skip") << Options{"--skip"} << "/state"s
                          << "\"skipped\""s;
}

void tst_Cli::decides()
{
    QFETCH(std::vector<std::string>, options);
    QFETCH(std::string, pointer);
    QFETCH(std::string, value);
    static const CliProject project(leverRecords());
    const std::string annotator = QTest::currentDataTag();
    options.insert(options.begin(), {"decide", project.project(), "--annotator", annotator,
                                     "--claim", "16000001/1", "--active-ms", "40"});
    const CliResult decided = runCli(options);
    QCOMPARE(decided.status, 0);
    QCOMPARE(decided.out.size(), std::size_t(37));  // the id and a line end
    const auto show = [&](const std::string& who) {
        return runCli({"show", project.project(), "--claim", "16000001/1", "--annotator", who,
                       "--json"})
            .json();
    };
    QCOMPARE(show(annotator).at(Json::json_pointer(pointer)).dump(), value);
    QCOMPARE(show("nobody")["state"].get<std::string>(), std::string("unseen"));
}

void tst_Cli::undoesAndRedoes()
{
    const CliProject project(leverRecords());
    for (const char* const act : {"--flag", "--skip", "--accept"}) {
        QCOMPARE(runCli({"decide", project.project(), "--annotator", "ada", "--claim", "16000001/1",
                         act})
                     .status,
                 0);
    }
    const auto state = [&] {
        const Json shown = runCli({"show", project.project(), "--claim", "16000001/1",
                                   "--annotator", "ada", "--json"})
                               .json();
        return shown["state"].get<std::string>() + (shown["flagged"].get<bool>() ? " flagged" : "");
    };
    QCOMPARE(state(), std::string("accepted flagged"));
    QCOMPARE(runCli({"undo", project.project(), "--annotator", "ada", "--steps", "2"}).status, 0);
    QCOMPARE(state(), std::string("unseen flagged"));
    const CliResult more =
        runCli({"undo", project.project(), "--annotator", "ada", "--steps", "5", "--json"});
    QCOMPARE(more.json()["ids"].size(), std::size_t(1));
    QCOMPARE(state(), std::string("unseen"));
    QCOMPARE(runCli({"redo", project.project(), "--annotator", "ada", "--steps", "3"}).status, 0);
    QCOMPARE(state(), std::string("accepted flagged"));
    QCOMPARE(
        runCli({"undo", project.project(), "--annotator", "bob", "--json"}).json()["ids"].size(),
        std::size_t(0));
    QVERIFY(project.isClean());
}

void tst_Cli::wantsOneThingToDecide_data()
{
    using Options = std::vector<std::string>;
    QTest::addColumn<Options>("options");
    QTest::newRow("nothing") << Options{};
    QTest::newRow("two things") << Options{"--flag", "--skip"};
    QTest::newRow("a span that is no range") << Options{"--reason", "r1", "--span", "1-2"};
    QTest::newRow("a span off the text") << Options{"--reason", "r1", "--span", "34:99"};
    QTest::newRow("no such label") << Options{"--label", "vague"};
    QTest::newRow("no such category") << Options{"--reason", "r1", "--category", "vagueness"};
    QTest::newRow("reject without a reason") << Options{"--reject"};
    QTest::newRow("add without a span") << Options{"--add", "--category", "other"};
    QTest::newRow("no such option") << Options{"--approve"};
}

void tst_Cli::wantsOneThingToDecide()
{
    QFETCH(std::vector<std::string>, options);
    static const CliProject project(leverRecords());
    options.insert(options.begin(),
                   {"decide", project.project(), "--annotator", "ada", "--claim", "16000001/1"});
    const CliResult decided = runCli(options);
    QCOMPARE(decided.status, 2);
    QVERIFY(!decided.err.empty());
    QCOMPARE(runCli({"log", project.project(), "--json"}).json()["decisions"].size(),
             std::size_t(0));
}

// Each row: the bytes of a file, the exit status, claims stored, records refused, words on stderr.
void tst_Cli::importsBadFiles_data()
{
    const std::string good = claimRecord("16000001", 1, "A lever.");
    std::string deep =
        "{\"type\":\"claim\",\"x\":" + std::string(2000, '[') + std::string(2000, ']') + "}\n";
    std::string newer = good;
    newer.replace(newer.find("metes/1"), 7, "metes/2");
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("claims");
    QTest::addColumn<int>("refused");
    QTest::addColumn<std::string>("words");
    QTest::newRow("empty") << ""s << 0 << 0 << 0 << ""s;
    QTest::newRow("empty lines") << "\n\n" + good + "\n" << 0 << 1 << 0 << ""s;
    QTest::newRow("byte order mark") << "\xef\xbb\xbf" + good << 0 << 1 << 0 << ""s;
    QTest::newRow("list") << "[" + good + "]" << 0 << 1 << 0 << ""s;
    QTest::newRow("cut line") << good + good.substr(0, 40) << 0 << 1 << 1 << "bad.jsonl:2: "s;
    QTest::newRow("only a cut line") << good.substr(0, 40) << 3 << 0 << 1 << "bad.jsonl:1: "s;
    QTest::newRow("bad UTF-8") << "\"\xff\"\n" + good << 0 << 1 << 1
                               << "bad.jsonl:1: not UTF-8 at byte 2"s;
    QTest::newRow("newer format") << newer << 3 << 0 << 1 << "format: this program reads metes/1"s;
    QTest::newRow("deep") << deep + good << 0 << 1 << 1 << "bad.jsonl:1: "s;
    QTest::newRow("no records at all")
        << "application,claim\n16000001,1\n"s << 3 << 0 << 2 << "JSON"s;
    QTest::newRow("long line") << good + std::string(50u << 20, 'x') + "\n"
                               << 0 << 1 << 1 << "32 MiB"s;
    QTest::newRow("cut gzip") << "\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03\x4b"s << 3 << 0 << -1
                              << "bad.jsonl"s;
}

void tst_Cli::importsBadFiles()
{
    QFETCH(std::string, bytes);
    QFETCH(int, status);
    QFETCH(int, claims);
    QFETCH(int, refused);
    QFETCH(std::string, words);
    const CliProject project;
    writeFile(project.path("bad.jsonl"), bytes);
    const CliResult imported =
        runCli({"import", project.project(), project.path("bad.jsonl"), "--json"});
    QCOMPARE(imported.status, status);
    QVERIFY2(imported.err.find(words) != std::string::npos, imported.err.substr(0, 500).c_str());
    if (refused >= 0) {
        QCOMPARE(imported.json()["refused_total"].get<int>(), refused);
    }
    QCOMPARE(runCli({"info", project.project(), "--json"}).json()["claims"].get<int>(), claims);
    QVERIFY(project.isClean());
}

void tst_Cli::storesNothingWhenStrictOrDry()
{
    const CliProject project;
    writeFile(project.path("mixed.jsonl"), leverRecords() + "{}\n");
    const auto claims = [&] {
        return runCli({"info", project.project(), "--json"}).json()["claims"].get<int>();
    };
    const CliResult dry =
        runCli({"import", project.project(), project.path("mixed.jsonl"), "--dry-run", "--json"});
    QCOMPARE(dry.status, 0);
    QCOMPARE(claims(), 0);
    const CliResult strict =
        runCli({"import", project.project(), project.path("mixed.jsonl"), "--strict", "--json"});
    QCOMPARE(strict.status, 3);
    QCOMPARE(claims(), 0);
    QCOMPARE(strict.json()["refused"][0]["field"].get<std::string>(), std::string("type"));
    const CliResult real =
        runCli({"import", project.project(), project.path("mixed.jsonl"), "--json"});
    QCOMPARE(real.status, 0);
    QVERIFY(real.json() == dry.json());
    QCOMPARE(claims(), 2);
}

void tst_Cli::showsAClaim()
{
    const CliProject project(leverRecords());
    runCli({"decide", project.project(), "--annotator", "ada", "--claim", "16000001/1", "--reason",
            "r1", "--reject"});
    const Json shown =
        runCli({"show", project.project(), "--claim", "16000001/1", "--annotator", "ada", "--json"})
            .json();
    QCOMPARE(shown["application"].get<std::string>(), std::string("16000001"));
    QCOMPARE(shown["claim"].get<int>(), 1);
    QVERIFY(shown.contains("depends_on") && shown.contains("text"));
    QCOMPARE(shown["reasons"][0]["history"].size(), std::size_t(1));
    QCOMPARE(shown["reasons"][0]["history"][0]["act"].get<std::string>(), std::string("reject"));
    const CliResult text =
        runCli({"show", project.project(), "--claim", "16000001/1", "--annotator", "ada"});
    QVERIFY(text.out.find("rejected") != std::string::npos);
    QVERIFY(text.out.find("[18, 27) the lever") != std::string::npos);
}

void tst_Cli::logs()
{
    const CliProject project(leverRecords());
    for (const char* const claim : {"16000001/1", "16000001/2"}) {
        runCli({"decide", project.project(), "--annotator", "ada", "--study", "pilot", "--claim",
                claim, "--flag"});
    }
    const Json all = runCli({"log", project.project(), "--json"}).json()["decisions"];
    QCOMPARE(all.size(), std::size_t(2));
    for (const char* const field : {"id", "annotator", "time", "claim", "reason", "act", "before",
                                    "after", "study", "intent"}) {
        QVERIFY2(all[0].contains(field), field);
    }
    QCOMPARE(all[0]["study"].get<std::string>(), std::string("pilot"));
    const Json one =
        runCli({"log", project.project(), "--claim", "16000001/2", "--json"}).json()["decisions"];
    QCOMPARE(one.size(), std::size_t(1));
    QCOMPARE(one[0]["claim"].get<int>(), 2);
}

void tst_Cli::infoCounts()
{
    const CliProject project(leverRecords());
    const Json info = runCli({"info", project.project(), "--json"}).json();
    QCOMPARE(info["schema"].get<int>(), releasedMigrations().back().version);
    QCOMPARE(info["applications"].get<int>(), 1);
    QCOMPARE(info["claims"].get<int>(), 2);
    QCOMPARE(info["reasons"].get<int>(), 1);
    QCOMPARE(info["decisions"].get<int>(), 0);
    QCOMPARE(info["fingerprint"].get<std::string>().size(), std::size_t(12));
}

void tst_Cli::findsDamage()
{
    const CliProject project(leverRecords());
    const std::string bytes = readFile(project.project());
    writeFile(project.path("cut.metes"), bytes.substr(0, bytes.size() * 6 / 10));
    const CliResult cut = runCli({"check", project.path("cut.metes"), "--json"});
    QCOMPARE(cut.status, 4);
    QVERIFY(!cut.json()["ok"].get<bool>());
    std::string tampered = bytes;
    const std::size_t at = tampered.find("the lever", tampered.find("the lever turns") + 15);
    QVERIFY(at != std::string::npos);
    tampered.replace(at, 9, "the liver");
    writeFile(project.path("tampered.metes"), tampered);
    QCOMPARE(runCli({"check", project.path("tampered.metes")}).status, 4);
}

void tst_Cli::backsUp()
{
    const CliProject project(leverRecords());
    QCOMPARE(runCli({"backup", project.project(), project.path("copy.metes")}).status, 0);
    QCOMPARE(runCli({"info", project.path("copy.metes"), "--json"}).out,
             runCli({"info", project.project(), "--json"}).out);
    QCOMPARE(runCli({"backup", project.project(), project.path("copy.metes")}).status, 1);
}

void tst_Cli::keepsStdoutForTheDocument()
{
    const CliProject project(leverRecords());
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"info", project.project()},
          {"check", project.project()},
          {"log", project.project()},
          {"import", project.project(), project.path("records.jsonl")},
          {"show", project.project(), "--claim", "16000001/1"},
          {"decide", project.project(), "--annotator", "ada", "--claim", "16000001/1", "--flag"},
          {"undo", project.project(), "--annotator", "ada", "--steps", "9"},
          {"export", project.project(), "--as", "csv", "-o", project.path("csv")},
          {"info", project.path("none.metes")}}) {
        std::vector<std::string> asJson = arguments;
        asJson.emplace_back("--json");
        const CliResult result = runCli(asJson);
        QCOMPARE(linesOf(result.out).size(), std::size_t(1));
        QVERIFY(Json::accept(result.out));
    }
}

void tst_Cli::endsWithTheRightStatus_data()
{
    using Options = std::vector<std::string>;
    QTest::addColumn<Options>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<std::string>("words");
    QTest::newRow("help") << Options{"--help"} << 0 << ""s;
    QTest::newRow("help of a command") << Options{"decide", "--help"} << 0 << ""s;
    QTest::newRow("version") << Options{"--version"} << 0 << ""s;
    QTest::newRow("no command") << Options{} << 2 << "subcommand"s;
    QTest::newRow("unknown command") << Options{"polish"} << 2 << ""s;
    QTest::newRow("no project") << Options{"info"} << 2 << "project"s;
    QTest::newRow("no such project")
        << Options{"info", "/nowhere/none.metes"} << 3 << "/nowhere/none.metes"s;
    QTest::newRow("unknown format")
        << Options{"export", "p", "--as", "poem", "-o", "x"} << 2 << "poem"s;
    QTest::newRow("unknown layer")
        << Options{"export", "p", "--as", "metes", "-o", "x", "--layer", "boss"} << 2 << "boss"s;
    QTest::newRow("strict and dry")
        << Options{"import", "p", "f", "--strict", "--dry-run"} << 2 << ""s;
    QTest::newRow("not a project") << Options{"info", samplePath()} << 3 << "not a Metes project"s;
    QTest::newRow("make over a file") << Options{"new", samplePath()} << 1 << "already there"s;
}

void tst_Cli::endsWithTheRightStatus()
{
    QFETCH(std::vector<std::string>, arguments);
    QFETCH(int, status);
    QFETCH(std::string, words);
    const CliResult result = runCli(arguments);
    QCOMPARE(result.status, status);
    QVERIFY2(result.err.find(words) != std::string::npos, result.err.c_str());
}

QTEST_GUILESS_MAIN(tst_Cli)
#include "tst_Cli.moc"
