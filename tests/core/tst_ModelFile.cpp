// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "LearningFixture.h"
#include "core/base/Json.h"
#include "core/learn/Explanation.h"
#include "core/learn/ModelFile.h"

#include <QTest>

#include <cmath>

using namespace metes;
using fixture::Signal;

namespace {

Model trained(FeatureSet features, CalibrationKind calibration = CalibrationKind::Isotonic)
{
    TrainingOptions options;
    options.features = features;
    options.calibration = calibration;
    options.seed = 42;
    NoProgress progress;
    return *trainModel(fixture::learningSet(60, Signal::Words), options, progress);
}

ErrorCode codeOf(const Json& json)
{
    const Result<Model> model = readModel(canonicalJson(json));
    return model ? ErrorCode::Internal : model.error().code;
}

}  // namespace

class tst_ModelFile : public QObject {
    Q_OBJECT

private slots:
    void survivesItsFile_data()
    {
        QTest::addColumn<int>("features");
        QTest::addColumn<int>("calibration");
        for (const FeatureSet set : {FeatureSet::TfIdf, FeatureSet::Linguistic, FeatureSet::All}) {
            for (const CalibrationKind kind :
                 {CalibrationKind::None, CalibrationKind::Platt, CalibrationKind::Isotonic}) {
                QTest::addRow("%s %d", featureSetId(set).data(), static_cast<int>(kind))
                    << static_cast<int>(set) << static_cast<int>(kind);
            }
        }
    }

    void survivesItsFile()
    {
        QFETCH(const int, features);
        QFETCH(const int, calibration);
        const Model model =
            trained(static_cast<FeatureSet>(features), static_cast<CalibrationKind>(calibration));
        const std::string bytes = writeModel(model);
        const Result<Model> read = readModel(bytes);
        QVERIFY2(read, read ? "" : describe(read.error()).c_str());
        QCOMPARE(writeModel(*read), bytes);
        QCOMPARE(read->seed, std::uint64_t{42});
        QCOMPARE(read->fingerprint, std::string("0123456789ab"));
        const LearningSet set = fixture::learningSet(5, Signal::Words, 9);
        const std::vector<std::string_view> texts(set.texts.begin(), set.texts.end());
        const auto before = predict(model, *designFor(model, texts, set.linguistic));
        const auto after = predict(*read, *designFor(*read, texts, set.linguistic));
        for (std::size_t t = 0; t < before.size(); ++t) {
            QCOMPARE(after[t].target, before[t].target);
            QVERIFY(after[t].scores == before[t].scores);  // to the last bit
            QCOMPARE(after[t].reason, before[t].reason);
            QCOMPARE(read->classifiers[t].threshold, model.classifiers[t].threshold);
            QCOMPARE(read->classifiers[t].calibration, model.classifiers[t].calibration);
        }
    }

    void otherVersionsAreRefused()
    {
        Json json = *parseJson(writeModel(trained(FeatureSet::All)));
        json["version"] = kModelFormat + 1;
        QCOMPARE(codeOf(json), ErrorCode::NewerFormat);
        json["version"] = kModelFormat;
        json["feature_version"] = kFeatureVersion + 1;
        QCOMPARE(codeOf(json), ErrorCode::NewerFormat);
        json["feature_version"] = kFeatureVersion - 1;
        QCOMPARE(codeOf(json), ErrorCode::InvalidInput);
        QVERIFY(readModel(canonicalJson(json)).error().message.find("version 0")
                != std::string::npos);
    }

    void damageIsNamed_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char* path, const char* value) {
            QTest::newRow(path) << QByteArray(path) << QByteArray(value);
        };
        row("/format", "\"other\"");
        row("/version", "\"one\"");
        row("/features", "\"some\"");
        row("/training", "null");
        row("/tfidf/vocabulary", "[\"b\",\"a\"]");
        row("/tfidf/idf", "[1]");
        row("/tfidf/norm", "\"l3\"");
        row("/tfidf/longest", "4000000000");
        row("/linguistic/names/0", "\"something\"");
        row("/linguistic/scales/0", "0");
        row("/linguistic/means", "[]");
        row("/classifiers/0/target", "\"dependence\"");
        row("/classifiers/0/weights", "[1,2]");
        row("/classifiers/0/calibration/scores", "[]");
        row("/classifiers/0/threshold", "7");
    }

    void damageIsNamed()
    {
        QFETCH(const QByteArray, path);
        QFETCH(const QByteArray, value);
        Json json = *parseJson(writeModel(trained(FeatureSet::All)));
        json[Json::json_pointer(path.toStdString())] = Json::parse(value.toStdString());
        QCOMPARE(codeOf(json), ErrorCode::InvalidInput);
        QVERIFY(!readModel(canonicalJson(json)).error().message.empty());
    }

    void textThatIsNoModel()
    {
        for (const char* text : {"", "{}", "[]", "7", "{\"format\":\"metes-model\"}", "not json"}) {
            QCOMPARE(readModel(text).error().code, ErrorCode::InvalidInput);
        }
    }

    void contributionsSumUpToTheLogOdds()
    {
        const Model model = trained(FeatureSet::All);
        const LearningSet set = fixture::learningSet(4, Signal::Words, 5);
        for (std::size_t row = 0; row < set.claims(); ++row) {
            const auto explanation =
                explain(model, Target(), set.texts[row], set.linguistic.row(row));
            QVERIFY(explanation);
            double sum = explanation->intercept;
            double last = std::abs(explanation->contributions.front().contribution);
            for (const Contribution& part : explanation->contributions) {
                sum += part.contribution;
                QVERIFY(std::abs(part.contribution) <= last);
                last = std::abs(part.contribution);
            }
            QVERIFY(std::abs(sum - explanation->logOdds) < 1e-9);
        }
        QCOMPARE(explain(model, {Category::UndefinedTerm}, "A lever.", set.linguistic.row(0))
                     .error()
                     .code,
                 ErrorCode::NotFound);
        QCOMPARE(explain(model, Target(), "A lever.", {}).error().code, ErrorCode::InvalidArgument);
    }

    void contributionsKnowTheirPlaces()
    {
        const Model model = trained(FeatureSet::TfIdf);
        const std::string text = "\xc3\x84 gap about 5 mm, About 6.";
        const auto explanation = explain(model, Target(), text, {});
        QVERIFY(explanation);
        const auto about =
            std::find_if(explanation->contributions.begin(), explanation->contributions.end(),
                         [](const Contribution& c) { return c.name == "about"; });
        QVERIFY(about != explanation->contributions.end());
        QVERIFY(about->contribution > 0);  // the word that speaks for indefinite
        QCOMPARE(about->places, (std::vector<TextRange>{{6, 11}, {18, 23}}));
    }

    void coefficientsHaveIntervals()
    {
        const LearningSet set = fixture::learningSet(100, Signal::Words);
        TrainingOptions options;
        options.features = FeatureSet::Linguistic;
        NoProgress progress;
        const Result<Model> model = trainModel(set, options, progress);
        const std::vector<Coefficient> all = coefficients(*model, Target());
        QCOMPARE(all.size(), linguisticFeatures(ReferenceCounts::Absent).size());
        const auto about = std::find_if(
            all.begin(), all.end(), [](const Coefficient& c) { return c.name == "trigger_about"; });
        QVERIFY(about->weight > 0);
        const auto rows = rowsOfSplit(set, Split::Train);
        DenseMatrix dense = set.linguistic.rowsOf(rows);
        model->scaling.apply(dense);
        Design design;
        design.rowCount = rows.size();
        design.dense = std::move(dense);
        std::vector<std::uint8_t> labels;
        std::vector<std::string> groups;
        for (const std::size_t row : rows) {
            labels.push_back(set.indefinite[row]);
            groups.push_back(set.groups[row]);
        }
        BootstrapOptions bootstrap;
        bootstrap.replicates = 100;
        const std::vector<std::size_t> columns = {about->column};
        const auto estimates = coefficientIntervals(design, labels, groupsOf(groups), columns, {},
                                                    bootstrap, progress);
        QVERIFY(estimates);
        QVERIFY(std::abs(*estimates->front().value - about->weight) < 1e-3);
        QVERIFY(estimates->front().interval->contains(about->weight));
        QVERIFY(estimates->front().interval->low > 0);
    }
};

QTEST_APPLESS_MAIN(tst_ModelFile)
#include "tst_ModelFile.moc"
