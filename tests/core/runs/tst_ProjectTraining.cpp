// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/ProjectTraining.h"

#include "core/evaluation/RunReport.h"
#include "core/learn/ModelFile.h"
#include "core/runs/LogisticPredictor.h"
#include "core/runs/ScoredClaimsLoader.h"
#include "tests/core/runs/RunFixture.h"

#include <atomic>
#include <chrono>
#include <thread>

using namespace metes;
using namespace metes::test;

class tst_ProjectTraining : public QObject {
    Q_OBJECT

private slots:
    void givesTheSameBytes_data();
    void givesTheSameBytes();
    void learnsASignal();
    void findsNothingInShuffledLabels();
    void reportsOnOneScale();
    void stops_data();
    void stops();
    void stopsWithin100Milliseconds();
    void survivesPoorData_data();
    void survivesPoorData();
    void refusesAModelWithOtherFeatures();
    void scoresAClaimOfAMegabyte();
};

namespace {

Result<Model> train(TestProject& project, FeatureSet features, Progress& progress)
{
    ProjectTrainingOptions options;
    options.training.features = features;
    return trainOnProject(project.database(), options, progress);
}

Model trained(TestProject& project, FeatureSet features = FeatureSet::All)
{
    NoProgress progress;
    return must(train(project, features, progress));
}

RunReport reportOf(TestProject& project, const Model& model, std::uint32_t replicates = 500)
{
    const auto predictor = must(LogisticPredictor::fromText(writeModel(model)));
    const RunRecord run = runOver(project, *predictor);
    ReportOptions options;
    options.bootstrap.replicates = replicates;
    return must(
        runReport(must(loadScoredClaims(project.database(), run.id, neverCancelled())), options));
}

bool isFiniteOrAbsent(const Estimate& estimate)
{
    return estimate.value ? std::isfinite(*estimate.value) : !estimate.reason.empty();
}

}  // namespace

void tst_ProjectTraining::givesTheSameBytes_data()
{
    QTest::addColumn<int>("features");
    QTest::newRow("tfidf") << static_cast<int>(FeatureSet::TfIdf);
    QTest::newRow("linguistic") << static_cast<int>(FeatureSet::Linguistic);
    QTest::newRow("all") << static_cast<int>(FeatureSet::All);
}

void tst_ProjectTraining::givesTheSameBytes()
{
    QFETCH(int, features);
    TestProject project;
    project.import(learnableRecords(30));
    const std::string first = writeModel(trained(project, static_cast<FeatureSet>(features)));
    project.reopen();
    QCOMPARE(writeModel(trained(project, static_cast<FeatureSet>(features))), first);
    const Model read = must(readModel(first));
    QCOMPARE(read.trainClaims, std::int64_t(54));
    QCOMPARE(read.validationClaims, std::int64_t(18));
    QCOMPARE(read.fingerprint, must(ClaimRepository(project.database()).fingerprint()));
}

void tst_ProjectTraining::learnsASignal()
{
    TestProject project;
    project.import(learnableRecords(300));
    const RunReport report = reportOf(project, trained(project));
    QCOMPARE(report.claims, std::int64_t(180));
    QCOMPARE(report.groups, std::int64_t(60));
    const Estimate& auroc = report.binary.figures[BinaryFigure::Auroc];
    // "about" stands in 80 % of the indefinite claims and 20 % of the others: 0.8 at best.
    QVERIFY2(*auroc.value > 0.7 && *auroc.value < 0.9, std::to_string(*auroc.value).c_str());
    QVERIFY(auroc.interval->low > 0.5);
    QVERIFY(std::abs(*report.threshold.shareValidation - 0.5) < 0.02);
    // Labels of the run are those of its threshold.
    const auto run = must(RunRepository(project.database()).find("logistic-1"));
    const auto predictions = must(RunRepository(project.database()).predictions(run.id));
    for (const Prediction& prediction : predictions) {
        const bool over = report.threshold.threshold->isPositive(prediction.pIndefinite);
        QCOMPARE(*prediction.label, over ? Label::Indefinite : Label::Definite);
    }
}

// A leak would let the model know labels that no feature can tell.
void tst_ProjectTraining::findsNothingInShuffledLabels()
{
    TestProject project;
    Random random(11);
    std::string records;
    for (const std::string& line : linesOf(learnableRecords(300))) {
        Json record = Json::parse(line);
        if (record["type"] == "claim") {
            const bool indefinite = random.below(2) == 1;
            record["label"] = indefinite ? "indefinite" : "definite";
            record["reasons"] = Json::array();
            if (indefinite) {
                record["reasons"].push_back(reasonRecord("r1", {}, "relative_term"));
            }
        }
        records += record.dump() + "\n";
    }
    project.import(records);
    for (const FeatureSet features :
         {FeatureSet::TfIdf, FeatureSet::Linguistic, FeatureSet::All}) {
        const RunReport report = reportOf(project, trained(project, features));
        const Estimate& auroc = report.binary.figures[BinaryFigure::Auroc];
        QVERIFY2(auroc.interval->contains(0.5), std::to_string(*auroc.value).c_str());
    }
}

void tst_ProjectTraining::reportsOnOneScale()
{
    class Watch final : public Progress {
    public:
        void report(std::int64_t done, std::int64_t total) override
        {
            rising = rising && done >= last && total == 1000;
            last = done;
        }
        bool cancelled() const override { return false; }
        bool rising = true;
        std::int64_t last = 0;
    };
    TestProject project;
    project.import(learnableRecords(30));
    Watch watch;
    must(train(project, FeatureSet::All, watch));
    QVERIFY(watch.rising);
    QCOMPARE(watch.last, std::int64_t(1000));
}

void tst_ProjectTraining::stops_data()
{
    QTest::addColumn<int>("questions");
    for (const int questions : {0, 1, 5, 20, 60, 150}) {
        QTest::addRow("after %d", questions) << questions;
    }
}

// Wherever it is asked to stop, it says so and makes no model.
void tst_ProjectTraining::stops()
{
    QFETCH(int, questions);
    TestProject project;
    project.import(learnableRecords(30));
    StopAfter stop(questions);
    const auto model = train(project, FeatureSet::All, stop);
    QVERIFY(!model);
    QCOMPARE(model.error().code, ErrorCode::Cancelled);
}

void tst_ProjectTraining::stopsWithin100Milliseconds()
{
    class Flag final : public Progress {
    public:
        void report(std::int64_t, std::int64_t) override {}
        bool cancelled() const override { return stop; }
        std::atomic<bool> stop{false};
    };
    TestProject project;
    project.import(learnableRecords(400));
    using Clock = std::chrono::steady_clock;
    for (const int wait : {5, 50, 200, 400}) {
        Flag flag;
        Clock::time_point asked;
        std::jthread canceller([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(wait));
            asked = Clock::now();
            flag.stop = true;
        });
        const auto model = train(project, FeatureSet::All, flag);
        const auto ended = Clock::now();
        canceller.join();
        if (!model) {
            QCOMPARE(model.error().code, ErrorCode::Cancelled);
            QVERIFY(ended - asked < std::chrono::milliseconds(100));
        }
    }
}

void tst_ProjectTraining::survivesPoorData_data()
{
    QTest::addColumn<std::string>("records");
    QTest::addColumn<std::string>("message");  // of the refusal; empty: it trains
    const auto claim = [](int number, const char* label, const char* split) {
        return claimRecord("16000000", number, "A device with part " + std::to_string(number), {},
                           {{"label", label}, {"split", split}});
    };
    QTest::newRow("no claims") << ""s
                               << "no claim of the project has a label"s;
    QTest::newRow("one claim") << claim(1, "indefinite", "train") << "one label only"s;
    QTest::newRow("one class") << claim(1, "definite", "train") + claim(2, "definite", "train")
                               << "one label only"s;
    QTest::newRow("no split") << claim(1, "definite", "") + claim(2, "indefinite", "")
                              << "no claims to train on"s;
    QTest::newRow("no validation") << claim(1, "definite", "train") + claim(2, "indefinite", "train")
                                          + claim(3, "indefinite", "test")
                                   << ""s;
    QTest::newRow("two of validation")
        << claim(1, "definite", "train") + claim(2, "indefinite", "train")
               + claim(3, "definite", "validation") + claim(4, "definite", "test")
        << ""s;
    QTest::newRow("nothing to evaluate")
        << claim(1, "definite", "train") + claim(2, "indefinite", "train")
               + claim(3, "indefinite", "validation")
        << ""s;
}

// A message, or figures that are numbers or not estimable with a reason; never NaN.
void tst_ProjectTraining::survivesPoorData()
{
    QFETCH(std::string, records);
    QFETCH(std::string, message);
    TestProject project;
    project.import(records);
    NoProgress progress;
    const auto model = train(project, FeatureSet::All, progress);
    if (!message.empty()) {
        const auto failed =
            model ? LogisticPredictor::fromText(writeModel(*model)).map([](const auto&) {}) :
                    Result<void>(passOn(model));
        QVERIFY(!failed);
        QVERIFY2(describe(failed.error()).find(message) != std::string::npos,
                 describe(failed.error()).c_str());
        return;
    }
    VERIFY_OK(model);
    const RunReport report = reportOf(project, *model, 50);
    for (const Estimate& estimate : report.binary.figures.values) {
        QVERIFY(isFiniteOrAbsent(estimate));
    }
    for (const CategoryReport& category : report.categories) {
        for (const Estimate* estimate :
             {&category.precision, &category.recall, &category.f1, &category.auroc}) {
            QVERIFY(isFiniteOrAbsent(*estimate));
        }
    }
    for (const Estimate* estimate : {&report.multiLabel.macroF1, &report.multiLabel.microF1,
                                     &report.reliability.expectedError}) {
        QVERIFY(isFiniteOrAbsent(*estimate));
    }
    QVERIFY(!report.binary.figures[BinaryFigure::Auroc].value);
}

void tst_ProjectTraining::refusesAModelWithOtherFeatures()
{
    TestProject project;
    project.import(learnableRecords(10));
    Json model = Json::parse(writeModel(trained(project)));
    model["feature_version"] = kFeatureVersion + 1;
    const auto file = project.path("model.json");
    writeFile(file, model.dump());
    const auto refused = LogisticPredictor::fromFile(file);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::NewerFormat);
    QVERIFY(refused.error().message.find(file.string()) != std::string::npos);
    const auto missing = LogisticPredictor::fromFile(project.path("nothing"));
    QCOMPARE(missing.error().code, ErrorCode::NotFound);
}

void tst_ProjectTraining::scoresAClaimOfAMegabyte()
{
    TestProject project;
    std::string text = "A device comprising";
    while (text.size() < 1000000) {
        text += " a lever, a wheel of about 5 mm;";
    }
    // Its application has no record, hence no description.
    project.import(learnableRecords(30)
                   + claimRecord("17000000", 1, text, {}, {{"split", "train"}}));
    const auto predictor = must(LogisticPredictor::fromText(writeModel(trained(project))));
    const RunRecord run = runOver(project, *predictor);
    QCOMPARE(run.counts.done, std::int64_t(91));
    const auto prediction = must(RunRepository(project.database())
                                     .prediction(run.id, project.claim("17000000", 1)));
    QVERIFY(prediction->pIndefinite >= 0 && prediction->pIndefinite <= 1);
}

QTEST_GUILESS_MAIN(tst_ProjectTraining)
#include "tst_ProjectTraining.moc"
