// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/CliRunner.h"

using namespace metes;
using namespace metes::test;

namespace fs = std::filesystem;

namespace {

const std::string kSeeded = METES_SOURCE_DIR "/../shared/data/metes/seeded.jsonl";

/// Claims with both labels in every split: those that say "about" are indefinite.
std::string smallRecords(int applications)
{
    std::string records;
    for (int a = 0; a < applications; ++a) {
        const char* const split = a % 3 == 0 ? "train" : a % 3 == 1 ? "validation" : "test";
        for (int claim = 1; claim <= 4; ++claim) {
            const bool indefinite = claim % 2 == 0;
            records += claimRecord(
                std::to_string(16000000 + a), claim,
                "A device " + std::to_string(claim) + " with a gap of "
                    + (indefinite ? "about " : "") + std::to_string(a) + " mm.",
                {}, {{"label", indefinite ? "indefinite" : "definite"}, {"split", split}});
        }
    }
    return records;
}

CliResult must(CliResult result)
{
    if (result.status != 0) {
        qFatal("%s", result.err.c_str());
    }
    return result;
}

}  // namespace

class tst_CliLearn : public QObject {
    Q_OBJECT

private slots:
    void learnsFromSeededDefects();
    void trainsTheSameModelTwice();
    void predictsOneClaim();
    void listsAndDeletesRuns();
    void cancelsARun();
    void evaluatesARunOnItsOwnSplit();
    void calibratesAndMixes();
    void exportsPredictions();
    void printsTables();
    void goesOnAfterAKill();
    void endsWithTheRightStatus_data();
    void endsWithTheRightStatus();
};

// 20 families: this shows the plumbing, not the quality.
void tst_CliLearn::learnsFromSeededDefects()
{
    if (!fs::exists(kSeeded)) {
        QSKIP("the data folder beside the checkout is not there");
    }
    const CliProject project;
    must(runCli({"import", project.project(), kSeeded}));
    const std::string model = project.path("model.json");
    const Json trained = must(runCli({"train", project.project(), "-o", model, "--json"})).json();
    QCOMPARE(trained["train_claims"].get<int>(), 127);
    QCOMPARE(trained["validation_claims"].get<int>(), 20);
    QCOMPARE(trained["features"].get<std::string>(), "all"s);
    const Json predicted =
        must(runCli({"predict", project.project(), "--model", model, "--json"})).json();
    QCOMPARE(predicted["run"].get<std::string>(), "logistic-1"s);
    QCOMPARE(predicted["claims"].get<int>(), 535);
    const Json report =
        must(runCli({"evaluate", project.project(), "--run", "logistic-1", "--json"})).json();
    QCOMPARE(report["claims"].get<int>(), 43);
    const Json auroc = report["binary"]["auroc"];
    QVERIFY(auroc["low"].get<double>() <= auroc["value"].get<double>());
    QVERIFY(auroc["value"].get<double>() <= auroc["high"].get<double>());
    QVERIFY(auroc["low"].get<double>() >= 0 && auroc["high"].get<double>() <= 1);
    // No claim of these applications was cited for it: not estimable, and never NaN.
    QVERIFY(report.dump().find("nan") == std::string::npos);
    // The claim checker finds the defects that were put in.
    must(runCli({"predict", project.project(), "--linter"}));
    const Json checker =
        must(runCli({"evaluate", project.project(), "--run", "linter-2", "--json"})).json();
    QVERIFY(checker["binary"]["auroc"]["value"].get<double>() > 0.7);
    const Json compared = must(runCli({"compare", project.project(), "--runs",
                                       "logistic-1,linter-2", "--json"}))
                              .json();
    QCOMPARE(compared["claims"].get<int>(), 43);
    QVERIFY(compared["mcnemar"]["p"].get<double>() <= 1);
    QVERIFY(project.isClean());
    QCOMPARE(runCli({"info", project.project(), "--json"}).json()["runs"].get<int>(), 2);
}

void tst_CliLearn::trainsTheSameModelTwice()
{
    const CliProject project(smallRecords(9));
    for (const char* const features : {"tfidf", "linguistic", "all"}) {
        for (const char* const name : {"a", "b"}) {
            must(runCli({"train", project.project(), "--features", features, "--seed", "7", "-o",
                         project.path(name)}));
        }
        QCOMPARE(readFile(project.path("a")), readFile(project.path("b")));
    }
}

void tst_CliLearn::predictsOneClaim()
{
    const CliProject project(smallRecords(30));
    const std::string model = project.path("model.json");
    must(runCli({"train", project.project(), "--features", "tfidf", "-o", model}));
    const auto predict = [&](const std::string& text) {
        writeFile(project.path("claim.txt"), text + "\n");
        return must(runCli({"predict", "--model", model, "--claim-text",
                            project.path("claim.txt"), "--json"}))
            .json();
    };
    const Json indefinite = predict("A device with a gap of about 3 mm.");
    const Json definite = predict("A device with a gap of 3 mm.");
    QVERIFY(indefinite["p_indefinite"].get<double>() > 0.5);
    QVERIFY(definite["p_indefinite"].get<double>() < 0.5);
    QCOMPARE(indefinite["drivers"][0]["feature"].get<std::string>(), "about"s);
    QVERIFY(indefinite["drivers"][0]["contribution"].get<double>() > 0);
    QCOMPARE(indefinite["categories"].size(), std::size_t(7));
    // The probability is the logistic function of intercept and contributions.
    double odds = indefinite["intercept"].get<double>();
    for (const Json& driver : indefinite["drivers"]) {
        odds += driver["contribution"].get<double>();
    }
    const double p = indefinite["p_indefinite"].get<double>();
    QVERIFY(std::abs(1 / (1 + std::exp(-odds)) - p) < 1e-9);
}

void tst_CliLearn::listsAndDeletesRuns()
{
    const CliProject project(smallRecords(3));
    must(runCli({"predict", project.project(), "--random", "--seed", "5"}));
    must(runCli({"predict", project.project(), "--linter", "--split", "test"}));
    const Json runs = must(runCli({"runs", project.project(), "--json"})).json();
    QCOMPARE(runs.size(), std::size_t(2));
    QCOMPARE(runs[0]["id"].get<std::string>(), "random-1"s);
    QCOMPARE(runs[0]["kind"].get<std::string>(), "random"s);
    QCOMPARE(runs[0]["state"].get<std::string>(), "finished"s);
    QCOMPARE(runs[0]["configuration"]["seed"].get<int>(), 5);
    QCOMPARE(runs[0]["claims"].get<int>(), 12);
    QCOMPARE(runs[1]["claims"].get<int>(), 4);
    QVERIFY(runs[0]["split"].is_null());
    QVERIFY(runs[0]["limit"].is_null());
    QCOMPARE(runs[1]["split"].get<std::string>(), "test"s);
    QVERIFY(must(runCli({"runs", project.project()})).out.find("4 of 4 claims of test")
            != std::string::npos);
    QVERIFY(runs[0]["finished"].get<std::string>() >= runs[0]["started"].get<std::string>());
    const Json left =
        must(runCli({"runs", project.project(), "--delete", "random-1", "--json"})).json();
    QCOMPARE(left.size(), std::size_t(1));
    QVERIFY(project.isClean());
}

void tst_CliLearn::cancelsARun()
{
    const CliProject project(smallRecords(1500));
    QProcess process;
    process.start(QStringLiteral(METES_CLI),
                  {QStringLiteral("predict"), QString::fromStdString(project.project()),
                   QStringLiteral("--linter"), QStringLiteral("--limit"), QStringLiteral("5000")});
    QVERIFY(process.waitForStarted());
    const auto run = [&] {
        const Json runs = runCli({"runs", project.project(), "--json"}).json();
        return runs.empty() ? Json() : runs[0];
    };
    Json seen = run();
    while (process.state() == QProcess::Running && (seen.is_null() || seen["done"] == 0)) {
        process.waitForFinished(1);
        seen = run();
    }
    // Cancelled by another program, the one that works on it stops by itself.
    const auto cancelled = runCli({"runs", project.project(), "--cancel", "linter-1", "--json"});
    if (cancelled.status == 3) {
        QSKIP("the run was over before it could be cancelled");
    }
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 130);
    const Json now = run();
    QCOMPARE(now["state"].get<std::string>(), "cancelled"s);
    QCOMPARE(now["limit"].get<int>(), 5000);
    QVERIFY(now["done"].get<int>() > 0);
    QVERIFY(now["done"].get<int>() < 5000);
    QVERIFY(now["done"] == cancelled.json()[0]["done"]);
    const auto again = runCli({"predict", project.project(), "--resume", "linter-1"});
    QCOMPARE(again.status, 3);
    QVERIFY(again.err.find("was cancelled") != std::string::npos);
    QVERIFY(project.isClean());
}

void tst_CliLearn::evaluatesARunOnItsOwnSplit()
{
    const CliProject project(smallRecords(9));
    must(runCli({"predict", project.project(), "--random", "--split", "validation"}));
    must(runCli({"predict", project.project(), "--random"}));
    const auto splitOf = [&](const std::vector<std::string>& more) {
        std::vector<std::string> arguments{
            "evaluate", project.project(), "--json", "--bootstrap", "0", "--run"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return must(runCli(arguments)).json()["split"].get<std::string>();
    };
    QCOMPARE(splitOf({"random-1"}), "validation"s);
    QCOMPARE(splitOf({"random-2"}), "test"s);
    QCOMPARE(splitOf({"random-1", "--split", "all"}), "all"s);
    const std::string csv = must(runCli({"evaluate", project.project(), "--run",
                                         "random-1,random-2", "--format", "csv"}))
                                .out;
    QVERIFY(csv.starts_with("run,split,claims,"));
    const Json compared = must(runCli({"compare", project.project(), "--runs", "random-1,random-2",
                                       "--json", "--bootstrap", "0"}))
                              .json();
    QCOMPARE(compared["split"].get<std::string>(), "validation"s);
}

void tst_CliLearn::calibratesAndMixes()
{
    const CliProject project(smallRecords(9));
    must(runCli({"predict", project.project(), "--random"}));
    must(runCli({"predict", project.project(), "--linter"}));
    const Json mixed = must(runCli({"ensemble", project.project(), "--runs", "random-1,linter-2",
                                    "--json"}))
                           .json();
    QVERIFY(mixed == Json({{"run", "ensemble-3"}, {"claims", 36}, {"failed", 0},
                           {"state", "finished"}}));
    for (const char* const method : {"isotonic", "platt"}) {
        const Json fitted = must(runCli({"calibrate", project.project(), "--run", "ensemble-3",
                                         "--method", method, "--json"}))
                                .json();
        QCOMPARE(fitted["claims"].get<int>(), 36);
    }
    const Json report =
        must(runCli({"evaluate", project.project(), "--run", "calibration-4", "--json"})).json();
    QCOMPARE(report["calibration"]["scores"].get<std::string>(), "calibrated"s);
}

void tst_CliLearn::exportsPredictions()
{
    const CliProject project(smallRecords(3));
    must(runCli({"predict", project.project(), "--linter"}));
    const std::string target = project.path("out.jsonl");
    const Json report = must(runCli({"export", project.project(), "--as", "predictions", "--run",
                                     "linter-1", "--split", "test", "-o", target, "--json"}))
                            .json();
    QCOMPARE(report["predictions"].get<int>(), 4);
    QCOMPARE(linesOf(readFile(target)).size(), std::size_t(5));
}

void tst_CliLearn::printsTables()
{
    const CliProject project(smallRecords(9));
    must(runCli({"predict", project.project(), "--random"}));
    must(runCli({"predict", project.project(), "--linter"}));
    const auto evaluate = [&](const std::vector<std::string>& more) {
        std::vector<std::string> arguments{"evaluate", project.project(), "--run"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return must(runCli(arguments)).out;
    };
    const auto rows = linesOf(evaluate({"random-1,linter-2", "--format", "csv"}));
    QCOMPARE(rows.size(), std::size_t(3));
    QVERIFY(rows[0].find("auroc,auroc_low,auroc_high") != std::string::npos);
    QVERIFY(rows[2].starts_with("linter-2,12,"));
    QCOMPARE(linesOf(evaluate({"random-1", "--format", "csv", "--paper"})).size(), std::size_t(10));
    QVERIFY(evaluate({"random-1", "--format", "latex"}).find("\\toprule") != std::string::npos);
    QVERIFY(evaluate({"random-1"}).find("| Run |") != std::string::npos);
    QCOMPARE(linesOf(evaluate({"linter-2", "--table", "histogram", "--format", "csv"})).size(),
             std::size_t(11));
    const Json plain =
        Json::parse(evaluate({"random-1", "--format", "json", "--bootstrap", "0"}));
    QVERIFY(plain["binary"]["auroc"]["low"].is_null());
}

// A run that is killed keeps what it had, and going on ends as an unbroken one does.
void tst_CliLearn::goesOnAfterAKill()
{
    const CliProject project(smallRecords(1500));
    must(runCli({"predict", project.project(), "--linter"}));
    QProcess process;
    process.start(QStringLiteral(METES_CLI),
                  {QStringLiteral("predict"), QString::fromStdString(project.project()),
                   QStringLiteral("--linter")});
    QVERIFY(process.waitForStarted());
    const auto second = [&] {
        const Json runs = runCli({"runs", project.project(), "--json"}).json();
        return runs.size() < 2 ? Json() : runs[1];
    };
    Json seen = second();
    while (process.state() == QProcess::Running && (seen.is_null() || seen["done"] == 0)) {
        process.waitForFinished(1);
        seen = second();
    }
    process.kill();
    process.waitForFinished();
    const Json killed = second();
    QVERIFY(killed["done"].get<int>() > 0);
    if (killed["state"] == "finished") {
        QSKIP("the run was over before it could be killed");
    }
    QCOMPARE(killed["state"].get<std::string>(), "running"s);
    const Json done =
        must(runCli({"predict", project.project(), "--resume", "linter-2", "--json"})).json();
    QCOMPARE(done["claims"].get<int>(), 6000);
    QVERIFY(project.isClean());
    for (const char* const run : {"linter-1", "linter-2"}) {
        must(runCli({"export", project.project(), "--as", "predictions", "--run", run, "-o",
                     project.path(run)}));
    }
    std::string resumed = readFile(project.path("linter-2"));
    for (std::size_t at = 0; (at = resumed.find("linter-2", at)) != std::string::npos;) {
        resumed[at + 7] = '1';
    }
    QVERIFY(resumed == readFile(project.path("linter-1")));
}

void tst_CliLearn::endsWithTheRightStatus_data()
{
    QTest::addColumn<std::vector<std::string>>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<std::string>("words");
    using Arguments = std::vector<std::string>;
    QTest::newRow("no predictor") << Arguments{"predict", "P"} << 2 << "one of --model"s;
    QTest::newRow("two predictors")
        << Arguments{"predict", "P", "--linter", "--random"} << 2 << "one of --model"s;
    QTest::newRow("no model file")
        << Arguments{"predict", "P", "--model", "nowhere.json"} << 3 << "nowhere.json"s;
    QTest::newRow("no such run")
        << Arguments{"evaluate", "P", "--run", "linter-9"} << 3 << "linter-9"s;
    QTest::newRow("delete no such run")
        << Arguments{"runs", "P", "--delete", "linter-9"} << 3 << "linter-9"s;
    QTest::newRow("nothing to learn") << Arguments{"train", "P", "-o", "x.json"} << 3
                                      << "no claim of the project has a label"s;
    QTest::newRow("nothing to predict")
        << Arguments{"predict", "P", "--linter"} << 3 << "no claims"s;
    QTest::newRow("unknown features")
        << Arguments{"train", "P", "-o", "x.json", "--features", "none"} << 2 << "features"s;
    QTest::newRow("one run to compare")
        << Arguments{"compare", "P", "--runs", "a"} << 2 << "two runs"s;
    QTest::newRow("text without model")
        << Arguments{"predict", "--claim-text", "-"} << 2 << "--model"s;
}

void tst_CliLearn::endsWithTheRightStatus()
{
    QFETCH(std::vector<std::string>, arguments);
    QFETCH(int, status);
    QFETCH(std::string, words);
    const CliProject project;
    for (std::string& argument : arguments) {
        argument = argument == "P" ? project.project() : argument;
    }
    const CliResult result = runCli(arguments);
    QCOMPARE(result.status, status);
    QVERIFY2(result.err.find(words) != std::string::npos, result.err.c_str());
}

QTEST_GUILESS_MAIN(tst_CliLearn)
#include "tst_CliLearn.moc"
