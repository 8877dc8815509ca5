// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "RunFixture.h"
#include "core/learn/ModelFile.h"
#include "core/runs/CalibrationPredictor.h"
#include "core/runs/LogisticPredictor.h"
#include "core/runs/ProjectTraining.h"
#include "core/runs/RandomPredictor.h"
#include "core/runs/RunModel.h"
#include "core/store/ClaimRepository.h"
#include "core/store/CorpusRepository.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace metes;
using namespace metes::test;

namespace {

RunRecord addLogistic(TestProject& project, FeatureSet features)
{
    NoProgress progress;
    ProjectTrainingOptions options;
    options.training.features = features;
    const Model model = must(trainOnProject(project.database(), options, progress));
    const auto predictor = must(LogisticPredictor::fromText(writeModel(model)));
    return runOver(project, *predictor);
}

double sigmoid(double x)
{
    return 1 / (1 + std::exp(-x));
}

}  // namespace

class tst_RunModel : public QObject {
    Q_OBJECT

private slots:
    void driversAddUpToTheRun_data();
    void driversAddUpToTheRun();
    void aboutDrivesIndefinite();
    void featuresComeInTheirOwnUnit();
    void calibratedRun();
    void runsWithoutModel();
};

void tst_RunModel::driversAddUpToTheRun_data()
{
    QTest::addColumn<int>("features");
    QTest::addRow("words") << static_cast<int>(FeatureSet::TfIdf);
    QTest::addRow("linguistic") << static_cast<int>(FeatureSet::Linguistic);
    QTest::addRow("all") << static_cast<int>(FeatureSet::All);
}

void tst_RunModel::driversAddUpToTheRun()
{
    QFETCH(int, features);
    TestProject project;
    project.import(learnableRecords(40));
    const RunRecord run = addLogistic(project, static_cast<FeatureSet>(features));
    RunModel model = must(RunModel::load(project.database(), run.id));
    QCOMPARE(model.run().name, run.name);
    const auto claims = must(
        CorpusRepository(project.database()).claims(CorpusRepository::Texts::Left, NoProgress()));
    for (std::size_t i = 0; i < 9; ++i) {
        const ClaimDrivers drivers = must(
            driversOfClaim(project.database(), model, claims[i].applicationId, claims[i].id, 5));
        QVERIFY(drivers.strongest.size() <= 5);
        double sum = drivers.start + drivers.rest;
        for (const Driver& driver : drivers.strongest) {
            sum += driver.contribution;
        }
        QVERIFY(std::abs(sum - drivers.logOdds) < 1e-9);
        // What the run has stored is what its parts add up to.
        const auto stored =
            must(RunRepository(project.database()).prediction(run.id, claims[i].id));
        QVERIFY(std::abs(stored->pIndefinite - sigmoid(sum)) < 1e-9);
    }
}

void tst_RunModel::aboutDrivesIndefinite()
{
    TestProject project;
    project.import(learnableRecords(60));
    const RunRecord run = addLogistic(project, FeatureSet::TfIdf);
    RunModel model = must(RunModel::load(project.database(), run.id));
    QVERIFY(!model.needsDescription());
    const std::string text = "A device comprising a lever and a gap of about 5 mm.";
    const ClaimDrivers drivers = must(model.drivers({{1, text, {}}}, 0, {}, 8));
    const auto about = std::find_if(drivers.strongest.begin(), drivers.strongest.end(),
                                    [](const Driver& each) { return each.name == "about"; });
    QVERIFY(about != drivers.strongest.end());
    QVERIFY(about->raises());
    QCOMPARE(about->value, 1.0);
    const auto at = static_cast<std::int32_t>(text.find("about"));
    QVERIFY((about->places == std::vector<TextRange>{{at, at + 5}}));
    QVERIFY(!must(model.drivers({{1, "A gap of about or about 5 mm.", {}}}, 0, {}, 8))
                 .strongest.empty());
}

void tst_RunModel::featuresComeInTheirOwnUnit()
{
    TestProject project;
    project.import(learnableRecords(40));
    const RunRecord run = addLogistic(project, FeatureSet::Linguistic);
    RunModel model = must(RunModel::load(project.database(), run.id));
    // Nine words, counted by hand; "5" is none. One comma.
    const ClaimDrivers drivers =
        must(model.drivers({{1, "A device, comprising a gap of about 5 mm wide.", {}}}, 0, {}, 99));
    const auto valueOf = [&drivers](const char* name) {
        const auto found = std::find_if(drivers.strongest.begin(), drivers.strongest.end(),
                                        [name](const Driver& each) { return each.name == name; });
        return found == drivers.strongest.end() ? std::nan("") : found->value;
    };
    QVERIFY(std::abs(valueOf("words") - 9) < 1e-9);
    QVERIFY(std::abs(valueOf("commas") - 1) < 1e-9 || std::isnan(valueOf("commas")));
    QCOMPARE(drivers.others, std::int64_t(0));
}

void tst_RunModel::calibratedRun()
{
    TestProject project;
    project.import(learnableRecords(60));
    const RunRecord raw = addLogistic(project, FeatureSet::TfIdf);
    for (const CalibrationKind kind : {CalibrationKind::Platt, CalibrationKind::Isotonic}) {
        const auto predictor =
            must(CalibrationPredictor::of(project.database(), raw.name, kind, neverCancelled()));
        const RunRecord run = runOver(project, *predictor);
        RunModel model = must(RunModel::load(project.database(), run.id));
        const auto claims = must(CorpusRepository(project.database())
                                     .claims(CorpusRepository::Texts::Read, NoProgress()));
        const auto stored =
            must(RunRepository(project.database()).prediction(run.id, claims.front().id));
        const auto scores = must(model.score({{1, claims.front().text, {}}}, {}));
        QVERIFY(std::abs(scores.front().pIndefinite - stored->pIndefinite) < 1e-12);
    }
}

void tst_RunModel::runsWithoutModel()
{
    TestProject project;
    project.import(learnableRecords(20));
    RandomPredictor random(4);
    const RunRecord run = runOver(project, random);
    QVERIFY(!mayHaveModel(run));
    const auto refused = RunModel::load(project.database(), run.id);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
    const auto predictor = must(CalibrationPredictor::of(project.database(), run.name,
                                                         CalibrationKind::Platt, neverCancelled()));
    const RunRecord calibrated = runOver(project, *predictor);
    QVERIFY(mayHaveModel(calibrated));
    QCOMPARE(RunModel::load(project.database(), calibrated.id).error().code,
             ErrorCode::InvalidInput);
    const RunId unfinished =
        must(RunQueue(project.database(), project.clock()).begin(random, {}, neverCancelled()));
    QCOMPARE(RunModel::load(project.database(), unfinished).error().code, ErrorCode::InvalidInput);
    QCOMPARE(RunModel::load(project.database(), RunId{99}).error().code, ErrorCode::NotFound);
}

QTEST_APPLESS_MAIN(tst_RunModel)
#include "tst_RunModel.moc"
