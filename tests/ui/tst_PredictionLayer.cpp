// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ReviewFixture.h"
#include "core/runs/RandomPredictor.h"
#include "core/runs/RunQueue.h"
#include "ui/jobs/ReadConnection.h"
#include "ui/review/PredictionLayer.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace metes;

namespace {

RunRecord addRandom(ReviewProject& project, std::uint64_t seed)
{
    RandomPredictor predictor(seed);
    NoProgress progress;
    const auto run = RunQueue(project.database(), project.clock).run(predictor, {}, progress);
    return run ? *run : RunRecord();
}

void addUnfinished(ReviewProject& project)
{
    const RandomPredictor predictor(9);
    QVERIFY(RunQueue(project.database(), project.clock)
                .begin(predictor, {}, neverCancelled())
                .has_value());
}

std::shared_ptr<ReadConnection> readerOf(ReviewProject& project)
{
    return std::make_shared<ReadConnection>(project.database().path());
}

}  // namespace

class TestPredictionLayer : public QObject {
    Q_OBJECT

private slots:
    void nothingIsReadWithoutRuns()
    {
        ReviewProject project;
        JobRunner jobs;
        PredictionLayer layer(jobs, project.database(), readerOf(project));
        layer.setClaim(project.claim7());
        QVERIFY(jobs.isIdle());
        QVERIFY(layer.chosen() == nullptr);
        QVERIFY(predictionDetails(layer, {}).isEmpty());
    }

    void latestFinishedRunSpeaks()
    {
        ReviewProject project;
        addRandom(project, 4);
        addRandom(project, 5);
        addUnfinished(project);
        JobRunner jobs;
        PredictionLayer layer(jobs, project.database(), readerOf(project));
        layer.setClaim(project.claim7());
        QTRY_COMPARE(layer.predictions().size(), std::size_t(2));
        const auto figure = [](std::uint64_t seed) {
            return QString::number(seededUniform(seed, "16204118", 7, "indefinite"), 'f', 2);
        };
        QCOMPARE(predictionText(*layer.chosen(), {}),
                 figure(5) + QStringLiteral(" indefinite · run 2 · Random"));
        const QString details = predictionDetails(layer, {});
        QVERIFY(details.startsWith(QStringLiteral("Random: a figure that knows nothing.")));
        QVERIFY(details.endsWith(figure(4) + QStringLiteral(" · run 1 · Random")));
    }

    void anotherRunIsChosen()
    {
        ReviewProject project;
        const RunRecord first = addRandom(project, 4);
        addRandom(project, 5);
        JobRunner jobs;
        PredictionLayer layer(jobs, project.database(), readerOf(project));
        layer.setClaim(project.claim7());
        layer.choose(first.id);
        QTRY_VERIFY(layer.chosen() != nullptr);
        QCOMPARE(layer.chosen()->run.id, first.id);
        // Kept for the next claim.
        layer.setClaim(project.claim("16204118", 4));
        QTRY_VERIFY(layer.chosen() != nullptr);
        QCOMPARE(layer.chosen()->run.id, first.id);
        layer.choose(RunId{99});
        QCOMPARE(layer.chosen()->run.id, layer.predictions().front().run.id);
    }

    void recordOfTheRunIsRead()
    {
        ReviewProject project;
        addRandom(project, 4);
        JobRunner jobs;
        PredictionLayer layer(jobs, project.database(), readerOf(project));
        layer.setClaim(project.claim7());
        QCOMPARE(predictionHistory(layer, "16204118", 7).state, PredictionHistory::State::Unread);
        QTRY_VERIFY(layer.history() != nullptr);
        const PredictionHistory history = predictionHistory(layer, "16204118", 7);
        QCOMPARE(history.state, PredictionHistory::State::Known);
        QVERIFY(!history.observed.share.isEstimable());
        QVERIFY(historySentence(history).contains(QStringLiteral("Not estimable")));
    }

    void claimsThatArePassedAreNotRead()
    {
        ReviewProject project;
        addRandom(project, 4);
        JobRunner jobs;
        PredictionLayer layer(jobs, project.database(), readerOf(project));
        QSignalSpy started(&jobs, &JobRunner::started);
        const auto readings = [&started] {
            return std::count_if(started.begin(), started.end(), [](const auto& arguments) {
                return arguments[0].toString() == QStringLiteral("review-predictions");
            });
        };
        for (const int number : {1, 4, 7, 9}) {
            layer.setClaim(project.claim("16204118", number));
        }
        QCOMPARE(readings(), 1);
        QTRY_VERIFY(layer.chosen() != nullptr);
        QCOMPARE(readings(), 2);
        QCOMPARE(layer.chosen()->prediction.claim, project.claim("16204118", 9));
        QVERIFY(!layer.isReading());
    }

    void refreshReadsTheSameClaimAgain()
    {
        ReviewProject project;
        addRandom(project, 4);
        JobRunner jobs;
        PredictionLayer layer(jobs, project.database(), readerOf(project));
        layer.setClaim(project.claim7());
        QTRY_COMPARE(layer.predictions().size(), std::size_t(1));
        addRandom(project, 5);
        layer.refresh();
        QTRY_COMPARE(layer.predictions().size(), std::size_t(2));
    }

    void claimThatWasLeftIsForgotten()
    {
        ReviewProject project;
        addRandom(project, 4);
        JobRunner jobs;
        PredictionLayer layer(jobs, project.database(), readerOf(project));
        layer.setClaim(project.claim7());
        layer.setClaim({});
        jobs.waitForFinished();
        QTRY_VERIFY(jobs.isIdle());
        QVERIFY(layer.predictions().empty());
    }
};

QTEST_MAIN(TestPredictionLayer)
#include "tst_PredictionLayer.moc"
