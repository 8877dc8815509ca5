// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ReviewFixture.h"
#include "core/runs/RandomPredictor.h"
#include "core/runs/RunQueue.h"
#include "ui/review/PredictionLayer.h"

#include <QSignalSpy>
#include <QTest>

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

}  // namespace

class TestPredictionLayer : public QObject {
    Q_OBJECT

private slots:
    void nothingIsReadWithoutRuns()
    {
        ReviewProject project;
        JobRunner jobs;
        PredictionLayer layer(jobs, project.database());
        layer.setClaim(project.claim7());
        QVERIFY(jobs.isIdle());
        QVERIFY(predictionText(layer.predictions()).isEmpty());
        QVERIFY(predictionDetails(layer.predictions()).isEmpty());
    }

    void latestFinishedRunSpeaks()
    {
        ReviewProject project;
        addRandom(project, 4);
        addRandom(project, 5);
        addUnfinished(project);
        JobRunner jobs;
        PredictionLayer layer(jobs, project.database());
        layer.setClaim(project.claim7());
        QTRY_COMPARE(layer.predictions().size(), std::size_t(2));
        const auto figure = [](std::uint64_t seed) {
            return QString::number(seededUniform(seed, "16204118", 7, "indefinite"), 'f', 2);
        };
        QCOMPARE(predictionText(layer.predictions()),
                 figure(5) + QStringLiteral(" indefinite · Random · run 2"));
        const QString details = predictionDetails(layer.predictions());
        QVERIFY(details.startsWith(QStringLiteral("Random: a figure that knows nothing.")));
        QVERIFY(details.endsWith(figure(4) + QStringLiteral(" · Random · run 1")));
    }

    void claimThatWasLeftIsForgotten()
    {
        ReviewProject project;
        addRandom(project, 4);
        JobRunner jobs;
        PredictionLayer layer(jobs, project.database());
        layer.setClaim(project.claim7());
        layer.setClaim({});
        jobs.waitForFinished();
        QTRY_VERIFY(jobs.isIdle());
        QVERIFY(layer.predictions().empty());
    }
};

QTEST_MAIN(TestPredictionLayer)
#include "tst_PredictionLayer.moc"
