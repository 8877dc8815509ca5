// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/CalibrationPredictor.h"
#include "core/runs/EnsemblePredictor.h"
#include "core/runs/LinterPredictor.h"
#include "core/runs/PredictionExport.h"
#include "core/runs/RandomPredictor.h"
#include "core/runs/ScoredClaimsLoader.h"
#include "tests/core/runs/RunFixture.h"

using namespace metes;
using namespace metes::test;

class tst_Predictors : public QObject {
    Q_OBJECT

private slots:
    void randomIsTheHashOfWhatItIsAbout();
    void randomIsUniformAndKnowsNoOrder();
    void linterWeighsItsFindings();
    void ensembleIsTheMean();
    void ensembleRefuses();
    void ensembleLeavesRevisedClaims();
    void calibratesOnValidation();
    void refusesToCalibrateOneClass();
    void laysRunsBesideTheTruth();
    void exportsPredictions();
};

namespace {

Prediction predictionOf(TestProject& project, const RunRecord& run, int claim)
{
    return must(RunRepository(project.database())
                    .prediction(run.id, project.claim("16000000", claim)))
        .value();
}

}  // namespace

// The values are those of Python's hashlib over the same text.
void tst_Predictors::randomIsTheHashOfWhatItIsAbout()
{
    QCOMPARE(seededUniform(7, "16000001", 3, "indefinite"), 0.04634809345418511);
    QCOMPARE(seededUniform(0, "US1", 12, "relative_term"), 0.21398987906151223);
}

void tst_Predictors::randomIsUniformAndKnowsNoOrder()
{
    TestProject project;
    project.import(learnableRecords(200));
    RandomPredictor random(3);
    const RunRecord all = runOver(project, random);
    const RunRecord test = runOver(project, random, {"test", 0});
    QCOMPARE(test.counts.done, std::int64_t(120));
    const RunRepository runs(project.database());
    std::map<ClaimId, Prediction> byClaim;
    double sum = 0;
    for (const Prediction& prediction : must(runs.predictions(all.id))) {
        sum += prediction.pIndefinite;
        byClaim[prediction.claim] = prediction;
    }
    // 600 uniform numbers: the mean's standard error is 0.0118.
    QVERIFY(std::abs(sum / 600 - 0.5) < 0.05);
    for (const Prediction& prediction : must(runs.predictions(test.id))) {
        QCOMPARE(prediction.pIndefinite, byClaim[prediction.claim].pIndefinite);
        QCOMPARE(prediction.categories, byClaim[prediction.claim].categories);
    }
}

void tst_Predictors::linterWeighsItsFindings()
{
    TestProject project;
    project.import(applicationRecord("16000000")
                   + claimRecord("16000000", 1, "A device comprising a lever.")
                   + claimRecord("16000000", 2, "The device of claim 1, wherein the gap is open.",
                                 {}, {{"depends_on", {1}}}));
    LinterPredictor linter;
    const RunRecord run = runOver(project, linter);
    QCOMPARE(run.name, "linter-1"s);
    const Prediction clean = predictionOf(project, run, 1);
    QVERIFY(clean.reasons.empty());
    QCOMPARE(*clean.label, Label::Definite);
    QVERIFY(std::abs(clean.pIndefinite - 0.1) < 1e-12);
    QCOMPARE(*clean.categories[0], 0.0);
    const Prediction missing = predictionOf(project, run, 2);
    QCOMPARE(*missing.label, Label::Indefinite);
    QCOMPARE(missing.reasons.size(), std::size_t(1));
    const Reason& reason = missing.reasons[0].reason;
    QCOMPARE(reason.layer, Layer::Linter);
    QCOMPARE(reason.spans[0].quote, "the gap"s);
    QCOMPARE(*reason.confidence, 0.8);
    QCOMPARE(*missing.categories[0], 0.8);
    QVERIFY(std::abs(missing.pIndefinite - (1 - 0.9 * 0.2)) < 1e-12);
}

void tst_Predictors::ensembleIsTheMean()
{
    TestProject project;
    project.import(applicationRecord("16000000")
                   + claimRecord("16000000", 1, "A device comprising a lever.")
                   + claimRecord("16000000", 2, "The device of claim 1, wherein the gap is open.",
                                 {}, {{"depends_on", {1}}}));
    LinterPredictor linter;
    const RunRecord first = runOver(project, linter);
    ToldPredictor told([](const CorpusClaim&) { return 0.5; });
    const RunRecord second = runOver(project, told);
    const auto ensemble = must(
        EnsemblePredictor::of(project.database(), first.name, second.name, neverCancelled()));
    const RunRecord run = runOver(project, *ensemble);
    QCOMPARE(run.name, "ensemble-3"s);
    const Prediction mean = predictionOf(project, run, 2);
    QVERIFY(std::abs(mean.pIndefinite - (0.82 + 0.5) / 2) < 1e-12);
    QVERIFY(!mean.label);
    QCOMPARE(*mean.categories[0], 0.8);  // the other run has no scores of categories
    QCOMPARE(mean.reasons.size(), std::size_t(1));
    QCOMPARE(mean.reasons[0].origin, "linter-1"s);
    // Of an ensemble and one of its own parts: the reason is kept once.
    const auto again = must(
        EnsemblePredictor::of(project.database(), run.name, first.name, neverCancelled()));
    QCOMPARE(predictionOf(project, runOver(project, *again), 2).reasons.size(), std::size_t(1));
    QVERIFY(must(RunRepository(project.database()).problems()).empty());
}

void tst_Predictors::ensembleRefuses()
{
    TestProject project;
    project.import(learnableRecords(10));
    RandomPredictor random(1);
    runOver(project, random);
    must(RunQueue(project.database(), project.clock()).begin(random, {}, neverCancelled()));
    const auto code = [&](const std::string& a, const std::string& b) {
        const auto made = EnsemblePredictor::of(project.database(), a, b, neverCancelled());
        return made ? ErrorCode::Internal : made.error().code;
    };
    QCOMPARE(code("random-1", "random-1"), ErrorCode::InvalidInput);
    QCOMPARE(code("random-1", "random-9"), ErrorCode::NotFound);
    QCOMPARE(code("random-1", "random-2"), ErrorCode::InvalidInput);  // not finished
}

void tst_Predictors::ensembleLeavesRevisedClaims()
{
    TestProject project;
    project.import(learnableRecords(1));
    RandomPredictor one(1);
    RandomPredictor two(2);
    runOver(project, one);
    project.import(claimRecord("16000000", 1, "A device without anything."));
    runOver(project, two);
    const auto ensemble = must(
        EnsemblePredictor::of(project.database(), "random-1", "random-2", neverCancelled()));
    const RunRecord run = runOver(project, *ensemble);
    QCOMPARE(run.counts.done, std::int64_t(2));
    const auto failures = must(RunRepository(project.database()).failures(run.id));
    QCOMPARE(failures.size(), std::size_t(1));
    QVERIFY(failures[0].error.find("revised") != std::string::npos);
}

// Validation: p 0.2 twice definite, 0.6 one of each, 0.9 twice indefinite. The best rising steps
// are 0, 1/2, 1; between them isotonic goes straight.
void tst_Predictors::calibratesOnValidation()
{
    TestProject project;
    const std::vector<std::pair<double, const char*>> claims{
        {0.2, "definite"},   {0.2, "definite"},   {0.6, "definite"}, {0.6, "indefinite"},
        {0.9, "indefinite"}, {0.9, "indefinite"}, {0.4, ""},         {0.95, ""}};
    std::string records;
    for (int i = 0; i < static_cast<int>(claims.size()); ++i) {
        const auto& [p, label] = claims[static_cast<std::size_t>(i)];
        Json more{{"split", *label == 0 ? "test" : "validation"}};
        more["label"] = *label == 0 ? Json("definite") : Json(label);
        records += claimRecord("16000000", i + 1, "A device " + std::to_string(i), {}, more);
    }
    project.import(records);
    ToldPredictor told([&claims](const CorpusClaim& claim) {
        return claims[static_cast<std::size_t>(claim.number - 1)].first;
    });
    runOver(project, told);
    const auto calibrate = [&](CalibrationKind kind) {
        return runOver(project, *must(CalibrationPredictor::of(project.database(), "told-1", kind,
                                                               neverCancelled())));
    };
    const RunRecord isotonic = calibrate(CalibrationKind::Isotonic);
    QCOMPARE(isotonic.name, "calibration-2"s);
    QCOMPARE(predictionOf(project, isotonic, 1).pIndefinite, 0.0);
    QCOMPARE(predictionOf(project, isotonic, 3).pIndefinite, 0.5);
    QCOMPARE(predictionOf(project, isotonic, 5).pIndefinite, 1.0);
    QVERIFY(std::abs(predictionOf(project, isotonic, 7).pIndefinite - 0.25) < 1e-12);
    QCOMPARE(predictionOf(project, isotonic, 8).pIndefinite, 1.0);
    QCOMPARE(*predictionOf(project, isotonic, 8).label, Label::Indefinite);
    const RunRecord platt = calibrate(CalibrationKind::Platt);
    const double low = predictionOf(project, platt, 1).pIndefinite;
    const double middle = predictionOf(project, platt, 3).pIndefinite;
    const double high = predictionOf(project, platt, 5).pIndefinite;
    QVERIFY(0 < low && low < middle && middle < high && high < 1);
    // Platt's targets keep the sum of probabilities: 3 * 4/5 + 3 * 1/5.
    QVERIFY(std::abs(2 * (low + middle + high) - 3) < 1e-6);
    const auto record = must(RunRepository(project.database()).load(platt.id));
    QVERIFY(must(predictorOf(project.database(), record, neverCancelled()))->facts().configuration
            == record.facts.configuration);
}

void tst_Predictors::refusesToCalibrateOneClass()
{
    TestProject project;
    project.import(claimRecord("16000000", 1, "A device", {}, {{"split", "validation"}})
                   + claimRecord("16000000", 2, "A wheel", {}, {{"split", "train"}}));
    RandomPredictor random(1);
    runOver(project, random);
    const auto made = CalibrationPredictor::of(project.database(), "random-1",
                                               CalibrationKind::Platt, neverCancelled());
    QVERIFY(!made);
    QCOMPARE(made.error().code, ErrorCode::InvalidInput);
    QVERIFY(made.error().message.find("1 labelled validation claims") != std::string::npos);
}

void tst_Predictors::laysRunsBesideTheTruth()
{
    TestProject project;
    project.import(applicationRecord("16000000", "family one")
                   + claimRecord("16000000", 1, "A device with a gap",
                                 {reasonRecord("a", {}, "relative_term"),
                                  reasonRecord("b", {}, "dependence")},
                                 {{"split", "test"}})
                   + claimRecord("16000001", 1, "A wheel", {}, {{"label", nullptr}}));
    RandomPredictor random(5);
    const RunRecord run = runOver(project, random);
    const ScoredClaims scored =
        must(loadScoredClaims(project.database(), run.id, neverCancelled()));
    QCOMPARE(scored.run, "random-1"s);
    QCOMPARE(scored.scoreKind, ScoreKind::Uniform);
    QCOMPARE(scored.claims.size(), std::size_t(2));
    QCOMPARE(scored.claims[0].group, "family one"s);
    QCOMPARE(scored.claims[0].split, "test"s);
    QCOMPARE(*scored.claims[0].label, Label::Indefinite);
    QVERIFY(scored.claims[0].categories.contains(Category::RelativeTerm));
    QCOMPARE(scored.claims[0].pIndefinite, seededUniform(5, "16000000", 1, "indefinite"));
    QCOMPARE(*scored.claims[0].scores[2], seededUniform(5, "16000000", 1, "relative_term"));
    QCOMPARE(scored.claims[1].group, "16000001"s);
    QVERIFY(!scored.claims[1].label);
}

void tst_Predictors::exportsPredictions()
{
    TestProject project;
    project.import(applicationRecord("16000000")
                   + claimRecord("16000000", 1, "A device comprising the gap."));
    LinterPredictor linter;
    const RunRecord run = runOver(project, linter);
    NoProgress progress;
    const auto target = project.path("predictions.jsonl");
    QCOMPARE(must(exportPredictions(project.database(), run.id, {}, target, progress)),
             std::int64_t(1));
    const auto lines = linesOf(readFile(target));
    QCOMPARE(lines.size(), std::size_t(2));
    QCOMPARE(Json::parse(lines[0])["type"].get<std::string>(), "manifest"s);
    const Json line = Json::parse(lines[1]);
    QCOMPARE(line["run"].get<std::string>(), "linter-1"s);
    QCOMPARE(line["claim"].get<int>(), 1);
    QCOMPARE(line["label"].get<std::string>(), "indefinite"s);
    QCOMPARE(line["categories"].size(), std::size_t(7));
    const Json span = line["reasons"][0]["spans"][0];
    QCOMPARE(span["quote"].get<std::string>(), "the gap"s);
    QCOMPARE(span["start"].get<int>(), 20);
    const std::string before = readFile(target);
    must(exportPredictions(project.database(), run.id, {}, target, progress));
    QCOMPARE(readFile(target), before);
}

QTEST_GUILESS_MAIN(tst_Predictors)
#include "tst_Predictors.moc"
