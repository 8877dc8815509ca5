// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "LearningFixture.h"
#include "core/evaluation/BinaryReport.h"
#include "core/learn/Explanation.h"
#include "core/learn/ModelFile.h"
#include "core/learn/Training.h"

#include <QTest>

#include <cmath>
#include <thread>

using namespace metes;
using fixture::Signal;

namespace {

void onThreads(std::size_t count, const std::function<void(std::size_t)>& body)
{
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < count; ++i) {
        threads.emplace_back([&body, i] { body(i); });
    }
}

class Recorder final : public Progress {
public:
    void report(std::int64_t done, std::int64_t total) override
    {
        m_done = done;
        m_total = total;
    }
    bool cancelled() const override { return m_limit >= 0 && m_done >= m_limit; }

    std::int64_t m_done = -1;
    std::int64_t m_total = -1;
    std::int64_t m_limit = -1;
};

/// Stops at a question, counted from 1; 0 for never.
class StopsAt final : public Progress {
public:
    explicit StopsAt(int question) : m_question(question) {}
    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override
    {
        ++m_asked;
        return m_question != 0 && m_asked >= m_question;
    }
    int asked() const { return m_asked; }

private:
    int m_question;
    mutable int m_asked = 0;
};

Result<Model> train(const LearningSet& set, const TrainingOptions& options = {})
{
    NoProgress progress;
    return trainModel(set, options, progress);
}

std::vector<double> scoresOn(const Model& model, const LearningSet& set,
                             std::span<const std::size_t> rows)
{
    std::vector<std::string_view> texts;
    for (const std::size_t row : rows) {
        texts.emplace_back(set.texts[row]);
    }
    const Result<Design> design = designFor(model, texts, set.linguistic.rowsOf(rows));
    return predict(model, *design).front().scores;
}

Estimate aurocOnTest(const Model& model, const LearningSet& set)
{
    const std::vector<std::size_t> rows = rowsOfSplit(set, Split::Test);
    std::vector<std::uint8_t> labels;
    std::vector<std::string> groups;
    for (const std::size_t row : rows) {
        labels.push_back(set.indefinite[row]);
        groups.push_back(set.groups[row]);
    }
    const std::vector<double> scores = scoresOn(model, set, rows);
    const std::vector<std::uint8_t> predicted(rows.size(), 0);
    const auto report =
        binaryReport({labels, scores, predicted}, groupsOf(groups), ZeroDivision::CountsAsZero, {});
    return report->figures[BinaryFigure::Auroc];
}

void oneApplication(LearningSet& set, Split split)
{
    std::fill(set.splits.begin(), set.splits.end(), split);
}

}  // namespace

class tst_Training : public QObject {
    Q_OBJECT

private slots:
    void learnsASignal_data()
    {
        QTest::addColumn<int>("features");
        for (const FeatureSet set : {FeatureSet::TfIdf, FeatureSet::Linguistic, FeatureSet::All}) {
            QTest::newRow(featureSetId(set).data()) << static_cast<int>(set);
        }
    }

    void learnsASignal()
    {
        QFETCH(const int, features);
        const LearningSet set = fixture::learningSet(200, Signal::Words);
        TrainingOptions options;
        options.features = static_cast<FeatureSet>(features);
        const Result<Model> model = train(set, options);
        QVERIFY2(model, model ? "" : describe(model.error()).c_str());
        // A perfect use of the one word that tells: 0.5 + (0.7 - 0.2) / 2 = 0.75.
        const Estimate area = aurocOnTest(*model, set);
        QVERIFY(*area.value > 0.65 && *area.value < 0.85);
        QVERIFY(area.interval->low > 0.5);
    }

    void shuffledLabelsTeachNothing()
    {
        for (const std::uint64_t seed : {1u, 2u, 3u}) {
            const LearningSet set = fixture::learningSet(200, Signal::None, seed);
            const Result<Model> model = train(set);
            QVERIFY(model);
            QVERIFY(aurocOnTest(*model, set).interval->contains(0.5));
        }
    }

    void sameSetSameBytes()
    {
        const LearningSet set = fixture::learningSet(60, Signal::Words);
        TrainingOptions options;
        options.calibration = CalibrationKind::Isotonic;
        const Result<Model> first = train(set, options);
        NoProgress progress;
        const Result<Model> second = trainModel(set, options, progress, onThreads);
        QVERIFY(first && second);
        QCOMPARE(writeModel(*first), writeModel(*second));
    }

    void thresholdsAreBalancedOnValidation()
    {
        const LearningSet set = fixture::learningSet(200, Signal::Words);
        const Result<Model> model = train(set);
        const auto validation = rowsOfSplit(set, Split::Validation);
        const Classifier& binary = model->classifiers.front();
        QCOMPARE(binary.threshold->count, validation.size());
        QCOMPARE(binary.threshold->wanted, static_cast<double>(validation.size()) / 2);
        double relative = 0;
        for (const std::size_t row : validation) {
            relative += set.categories[row].contains(Category::RelativeTerm) ? 1 : 0;
        }
        for (const Classifier& classifier : model->classifiers) {
            if (classifier.target.category == Category::RelativeTerm) {
                QCOMPARE(classifier.threshold->wanted, relative);
            }
        }
    }

    void categoryWithoutPositivesSaysWhy()
    {
        const LearningSet set = fixture::learningSet(60, Signal::Words);
        const Result<Model> model = train(set);
        QVERIFY(model);
        QCOMPARE(model->classifiers.size(), std::size_t{8});
        for (const Classifier& classifier : model->classifiers) {
            const bool known = !classifier.target.category
                               || *classifier.target.category == Category::RelativeTerm
                               || *classifier.target.category == Category::AntecedentBasis;
            QCOMPARE(classifier.model.has_value(), known);
            QCOMPARE(classifier.reason.empty(), known);
        }
        const auto scores = predict(*model, *designFor(*model, {}, set.linguistic.rowsOf({})));
        QVERIFY(!scores[2].reason.empty());
    }

    void oneClassOnlyIsNoCrash()
    {
        LearningSet set = fixture::learningSet(20, Signal::Words);
        std::fill(set.indefinite.begin(), set.indefinite.end(), std::uint8_t{1});
        const Result<Model> model = train(set);
        QVERIFY(model);
        QVERIFY(!model->classifiers.front().model);
        QVERIFY(model->classifiers.front().reason.find("no negative") != std::string::npos);
    }

    void withoutValidationThereIsNoThreshold()
    {
        LearningSet set = fixture::learningSet(20, Signal::Words);
        oneApplication(set, Split::Train);
        TrainingOptions options;
        options.calibration = CalibrationKind::Platt;
        const Result<Model> model = train(set, options);
        QVERIFY(model);
        QVERIFY(model->classifiers.front().model);
        QVERIFY(!model->classifiers.front().threshold);
        QCOMPARE(model->classifiers.front().calibration.kind, CalibrationKind::None);
        QCOMPARE(model->validationClaims, 0);
    }

    void refusesWhatCannotBeTrained()
    {
        LearningSet set = fixture::learningSet(10, Signal::Words);
        oneApplication(set, Split::Test);
        QCOMPARE(train(set).error().code, ErrorCode::InvalidInput);
        QCOMPARE(train(LearningSet()).error().code, ErrorCode::InvalidArgument);
        set = fixture::learningSet(10, Signal::Words);
        set.indefinite.pop_back();
        QCOMPARE(train(set).error().code, ErrorCode::InvalidArgument);
        set = fixture::learningSet(10, Signal::Words);
        set.linguistic = {};
        QCOMPARE(train(set).error().code, ErrorCode::InvalidArgument);
        std::fill(set.texts.begin(), set.texts.end(), std::string("1."));
        TrainingOptions options;
        options.features = FeatureSet::TfIdf;
        QCOMPARE(train(set, options).error().code, ErrorCode::InvalidInput);
    }

    void oneClaimIsNoCrash()
    {
        LearningSet set = fixture::learningSet(1, Signal::Words);
        set.texts.resize(1);
        set.linguistic.values.resize(set.linguistic.columns);
        set.indefinite.resize(1);
        set.categories.resize(1);
        set.groups.resize(1);
        set.splits.assign(1, Split::Train);
        const Result<Model> model = train(set);
        QVERIFY(model);
        QVERIFY(!model->classifiers.front().model);
    }

    void predictsOddClaimsWithFiniteNumbers()
    {
        const LearningSet set = fixture::learningSet(60, Signal::Words);
        const Result<Model> model = train(set);
        FeatureExtractor extractor;
        const std::string large = QByteArray("a lever about; ").repeated(70000).toStdString();
        for (const std::string& text : {std::string(), std::string("12 34"), large}) {
            DenseMatrix row{extractor.size(), {}};
            extractor.append({text, 0, 0, {}}, DescriptionWords(), row.values);
            const std::string_view view = text;
            const auto scores = predict(*model, *designFor(*model, std::span(&view, 1), row));
            QVERIFY(scores.front().scores.front() >= 0 && scores.front().scores.front() <= 1);
        }
        const std::string_view view = large;
        QCOMPARE(designFor(*model, std::span(&view, 1), DenseMatrix{2, {1, 2}}).error().code,
                 ErrorCode::InvalidArgument);
    }

    void reportsAndStops()
    {
        const LearningSet set = fixture::learningSet(60, Signal::Words);
        Recorder recorder;
        QVERIFY(trainModel(set, {}, recorder));
        QCOMPARE(recorder.m_done, recorder.m_total);
        QCOMPARE(recorder.m_total, 10);
        recorder.m_limit = 3;
        QCOMPARE(trainModel(set, {}, recorder).error().code, ErrorCode::Cancelled);
        QVERIFY(recorder.m_done < recorder.m_total);
    }

    // Questions are counted, not time: whenever the answer is yes, within a solve too, nobody goes on
    // but to ask once for each of the eight targets.
    void stopsWithinASolve()
    {
        const LearningSet set = fixture::learningSet(60, Signal::Words);
        const int documents = static_cast<int>(rowsOfSplit(set, Split::Train).size());
        StopsAt never(0);
        QVERIFY(trainModel(set, {}, never));
        QVERIFY(never.asked()
                > 3 * documents + 3 * 10);  // three solves ask ten times each at least
        for (int question = 1; question <= never.asked(); question += 3) {
            StopsAt stops(question);
            const Result<Model> model = trainModel(set, {}, stops);
            QVERIFY2(!model, qPrintable(QString::number(question)));
            QCOMPARE(model.error().code, ErrorCode::Cancelled);
            QVERIFY2(stops.asked() <= question + 9, qPrintable(QString::number(question)));
        }
    }

    void outOfFoldScoresComeFromModelsThatHaveNotSeenTheClaim()
    {
        // Every claim of an application has a word of its own, and labels are random: a model that
        // saw the application would know them.
        LearningSet set = fixture::learningSet(60, Signal::None);
        Random random(8);
        for (std::size_t row = 0; row < set.claims(); ++row) {
            set.indefinite[row] = set.indefinite[row - row % 3];
            set.texts[row] += " own" + std::string(1 + row / 3, 'x');
        }
        std::vector<std::size_t> rows;
        for (std::size_t row = 0; row < set.claims(); ++row) {
            rows.push_back(row);
        }
        FoldOptions options;
        options.training.features = FeatureSet::TfIdf;
        NoProgress progress;
        const auto folds = outOfFoldScores(set, rows, options, progress);
        QVERIFY(folds);
        QCOMPARE(folds->size(), std::size_t{8});
        std::vector<double> scores;
        for (const std::optional<double>& score : folds->front().scores) {
            QVERIFY(score);
            scores.push_back(*score);
        }
        QVERIFY(*auroc(set.indefinite, scores).value < 0.65);
        QVERIFY(!folds->at(3).scores.front());  // a category without positives
        const auto again = outOfFoldScores(set, rows, options, progress, onThreads);
        QCOMPARE(again->front().scores, folds->front().scores);
        options.folds = 61;
        QCOMPARE(outOfFoldScores(set, rows, options, progress).error().code,
                 ErrorCode::InvalidArgument);
    }

    void randomScoresAreSeeded()
    {
        QCOMPARE(randomScores(5, 3), randomScores(5, 3));
        QVERIFY(randomScores(5, 3) != randomScores(5, 4));
        QVERIFY(randomScores(0, 3).empty());
    }
};

QTEST_APPLESS_MAIN(tst_Training)
#include "tst_Training.moc"
