// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "MetricsFixture.h"
#include "core/learn/ModelFile.h"
#include "core/runs/LinterPredictor.h"
#include "core/runs/ProjectTraining.h"
#include "core/runs/RandomPredictor.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "ui/runs/FigureCard.h"
#include "ui/runs/NewRunDialog.h"
#include "ui/runs/RunListView.h"
#include "ui/runs/RunsPage.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/EmptyState.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

using namespace metes;

namespace {

constexpr int kPatience = 60000;
constexpr int kClaims = 160;     // of the project
constexpr int kTestClaims = 40;  // of its test split

/// A Runs page on a project.
class RunsBench {
public:
    explicit RunsBench(MetricsProject& project, bool readOnly = false)
        : m_store(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
          m_settings(m_store),
          m_keys(m_settings),
          m_theme([] { return false; })
    {
        const ProjectContext context{project.database(),
                                     project.session(),
                                     m_jobs,
                                     m_theme,
                                     m_settings,
                                     m_keys,
                                     dialogs,
                                     project.clock(),
                                     QString::fromStdString(project.path().string()),
                                     readOnly};
        m_page = std::make_unique<RunsPage>(context);
        m_page->resize(952, 620);
        m_page->show();
        QApplication::setActiveWindow(m_page.get());
        if (!QTest::qWaitFor([this] { return controller().list() != nullptr; }, kPatience)) {
            qFatal("the list of runs was not read");
        }
        m_page->activate();
    }

    RunsPage& page() { return *m_page; }
    RunsController& controller() { return m_page->controller(); }
    JobRunner& jobs() { return m_jobs; }
    void reopen() { m_page.reset(); }

    template<typename T>
    T* find(const char* name) const
    {
        return m_page->findChild<T*>(QLatin1String(name));
    }
    void click(const char* name) const { QTest::mouseClick(find<Button>(name), Qt::LeftButton); }
    bool isOffered(const char* name) const
    {
        const auto* button = find<Button>(name);
        return button->isVisibleTo(m_page.get()) && button->isEnabled();
    }
    void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    /// Opens the dialog by its key and chooses the kind.
    NewRunDialog* ask(RunKind kind)
    {
        QTest::keyClick(m_page.get(), Qt::Key_N);
        for (NewRunDialog* dialog : m_page->findChildren<NewRunDialog*>()) {
            if (dialog->isVisible()) {
                choose(dialog, "runKind", static_cast<int>(kind));
                return dialog;
            }
        }
        return nullptr;
    }
    static void choose(NewRunDialog* dialog, const char* list, const QVariant& data)
    {
        auto* combo = dialog->findChild<QComboBox*>(QLatin1String(list));
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Home);
        while (combo->currentData() != data && combo->currentIndex() + 1 < combo->count()) {
            QTest::keyClick(combo, Qt::Key_Down);
        }
        QCOMPARE(combo->currentData(), data);
    }
    static void start(NewRunDialog* dialog)
    {
        QTest::mouseClick(dialog->findChild<Button*>(QStringLiteral("newRunStart")),
                          Qt::LeftButton);
    }
    /// Until nothing is worked on and the list is read.
    bool waitUntilIdle()
    {
        return QTest::qWaitFor(
            [this] { return controller().activity() == nullptr && m_jobs.isIdle(); }, kPatience);
    }

    FakeDialogs dialogs;

private:
    QTemporaryDir m_folder;
    QSettings m_store;
    Settings m_settings;
    KeyMap m_keys;
    Theme m_theme;
    JobRunner m_jobs;
    std::unique_ptr<RunsPage> m_page;
};

std::vector<RunRecord> runsOf(MetricsProject& project)
{
    auto runs = RunRepository(project.database()).all();
    return runs ? *runs : std::vector<RunRecord>();
}

std::vector<Prediction> predictionsOf(MetricsProject& project, RunId run)
{
    auto predictions = RunRepository(project.database()).predictions(run);
    return predictions ? *predictions : std::vector<Prediction>();
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// So many claims of many different words that learning from them takes a while.
void addLongClaims(MetricsProject& project)
{
    auto transaction = WriteTransaction::begin(project.database());
    QVERIFY(transaction.has_value());
    for (int i = 0; i < 120; ++i) {
        Application application;
        application.number = std::to_string(17000000 + i);
        application.title = "Machine";
        QVERIFY(ApplicationRepository(project.database()).write(application).has_value());
        for (int number = 1; number <= 10; ++number) {
            Claim claim;
            claim.application = application.number;
            claim.number = number;
            claim.split = "train";
            claim.label = (i + number) % 2 == 0 ? Label::Indefinite : Label::Definite;
            claim.text = "A machine comprising";
            for (int word = 0; word < 120; ++word) {
                claim.text += " part" + std::to_string((i * 31 + number * 17 + word * word) % 997);
            }
            claim.text += ".";
            QVERIFY(ClaimRepository(project.database())
                        .write(claim, project.clock().now())
                        .has_value());
        }
    }
    QVERIFY((*transaction)->commit().has_value());
}

}  // namespace

class TestRunsPage : public QObject {
    Q_OBJECT

private slots:
    void emptyPageOffersANewRun()
    {
        MetricsProject project;
        RunsBench bench(project);
        auto* empty = bench.find<EmptyState>("runsEmpty");
        QVERIFY(empty->isVisible());
        QTest::mouseClick(empty->findChild<Button*>(), Qt::LeftButton);
        QTRY_VERIFY(bench.find<NewRunDialog>("newRunDialog") != nullptr);
    }

    void trainsAndPredictsInOneGo()
    {
        MetricsProject project;
        RunsBench bench(project);
        QAbstractItemModelTester tester(bench.find<QAbstractItemView>("runList")->model());
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("mine.json"));
        auto* dialog = bench.ask(RunKind::Training);
        QVERIFY(dialog != nullptr);
        RunsBench::choose(dialog, "runFeatures", static_cast<int>(FeatureSet::TfIdf));
        auto* target = dialog->findChild<QLineEdit*>(QStringLiteral("modelTarget"));
        QVERIFY(target->text().endsWith(QStringLiteral("metrics-tfidf.model.json")));
        target->selectAll();
        QTest::keyClicks(target, file);
        QSignalSpy told(&bench.page(), &Page::jobChanged);
        RunsBench::start(dialog);
        QVERIFY(bench.controller().activity() != nullptr);
        QCOMPARE(bench.page().model().rowCount(), 1);
        QVERIFY(bench.page().isWriting());
        QVERIFY(bench.waitUntilIdle());

        const auto runs = runsOf(project);
        QCOMPARE(runs.size(), std::size_t(1));
        QCOMPARE(runs[0].facts.kind, std::string("logistic"));
        QCOMPARE(runs[0].state, RunState::Finished);
        QCOMPARE(runs[0].counts.done, std::int64_t(kClaims));
        ProjectTrainingOptions options;
        options.training.features = FeatureSet::TfIdf;
        NoProgress progress;
        const auto model = trainOnProject(project.database(), options, progress);
        QVERIFY(model.has_value());
        QCOMPARE(contentsOf(file), QByteArray::fromStdString(writeModel(*model)));

        QCOMPARE(bench.page().model().rows()[0].title,
                 QStringLiteral("1 · Logistic regression · TF-IDF"));
        QCOMPARE(bench.page().model().rows()[0].standing, RunStanding::Finished);
        QCOMPARE(bench.find<FigureCard>("claimsCard")->value(), QStringLiteral("160"));
        QCOMPARE(told.last().first().toString(), QString());
        QVERIFY(!bench.page().isWriting());
    }

    void randomRunTakesSeedAndSplit()
    {
        MetricsProject project;
        RunsBench bench(project);
        auto* dialog = bench.ask(RunKind::Random);
        auto* seed = dialog->findChild<QSpinBox*>(QStringLiteral("randomSeed"));
        seed->selectAll();
        QTest::keyClicks(seed, QStringLiteral("77"));
        RunsBench::choose(dialog, "runScope", QStringLiteral("test"));
        RunsBench::start(dialog);
        QVERIFY(bench.waitUntilIdle());
        const auto predictions = predictionsOf(project, runsOf(project).at(0).id);
        QCOMPARE(predictions.size(), std::size_t(kTestClaims));
        // The first claim of the test split is claim 1 of the 31st application.
        QCOMPARE(predictions[0].pIndefinite, seededUniform(77, "16000030", 1, "indefinite"));
    }

    void claimCheckerRuns()
    {
        MetricsProject project;
        RunsBench bench(project);
        RunsBench::start(bench.ask(RunKind::Linter));
        QVERIFY(bench.waitUntilIdle());
        QCOMPARE(runsOf(project).at(0).facts.kind, std::string("linter"));
        QCOMPARE(runsOf(project).at(0).state, RunState::Finished);
    }

    void modelFileMustBeChosen()
    {
        MetricsProject project;
        RunsBench bench(project);
        NoProgress progress;
        const auto model = trainOnProject(project.database(), {}, progress);
        QVERIFY(model.has_value());
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("model.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeModel(*model)));
        file.close();

        auto* dialog = bench.ask(RunKind::ModelFile);
        auto* start = dialog->findChild<Button*>(QStringLiteral("newRunStart"));
        QVERIFY(!start->isEnabled());
        QVERIFY(!dialog->obstacle().isEmpty());
        bench.dialogs.toOpen = {path};
        QTest::mouseClick(dialog->findChild<Button*>(QStringLiteral("modelFileChoose")),
                          Qt::LeftButton);
        QVERIFY(start->isEnabled());
        RunsBench::start(dialog);
        QVERIFY(bench.waitUntilIdle());
        QCOMPARE(runsOf(project).at(0).state, RunState::Finished);
    }

    void ensembleIsTheMeanAndSaysWhatFailed()
    {
        MetricsProject project;
        const RunRecord all = project.addRandom(1);
        RunsBench bench(project);
        auto* dialog = bench.ask(RunKind::Ensemble);
        QVERIFY(!dialog->findChild<Button*>(QStringLiteral("newRunStart"))->isEnabled());
        QTest::keyClick(dialog, Qt::Key_Escape);
        auto* random = bench.ask(RunKind::Random);
        RunsBench::choose(random, "runScope", QStringLiteral("test"));
        RunsBench::start(random);
        QVERIFY(bench.waitUntilIdle());

        RunsBench::start(bench.ask(RunKind::Ensemble));
        QVERIFY(bench.waitUntilIdle());
        const RunRecord mean = runsOf(project).at(2);
        QCOMPARE(mean.counts.done, std::int64_t(kTestClaims));
        QCOMPARE(mean.counts.failed, std::int64_t(kClaims - kTestClaims));
        const auto first = RunRepository(project.database())
                               .prediction(all.id, predictionsOf(project, mean.id)[0].claim);
        QVERIFY(first.has_value() && first->has_value());
        QCOMPARE(predictionsOf(project, mean.id)[0].pIndefinite, (*first)->pIndefinite);
        auto* failed = bench.find<QTableView>("failedClaims");
        QTRY_VERIFY(failed->isVisible());
        QCOMPARE(failed->model()->rowCount(), kClaims - kTestClaims);
        QCOMPARE(failed->model()->index(0, 0).data().toString(), QStringLiteral("16000000"));
        QCOMPARE(bench.page().model().rows()[0].standing, RunStanding::Attention);
    }

    void calibrationNamesItsRun()
    {
        MetricsProject project;
        project.addLogistic(FeatureSet::Linguistic);
        RunsBench bench(project);
        auto* dialog = bench.ask(RunKind::Calibration);
        RunsBench::choose(dialog, "calibrationMethod", static_cast<int>(CalibrationKind::Platt));
        RunsBench::start(dialog);
        QVERIFY(bench.waitUntilIdle());
        const RunRecord run = runsOf(project).at(1);
        QCOMPARE(run.state, RunState::Finished);
        QVERIFY(run.facts.configuration.find("\"run\":\"logistic-1\"") != std::string::npos);
        QVERIFY(run.facts.configuration.find("\"method\":\"platt\"") != std::string::npos);
    }

    void interruptedRunGoesOnByKey()
    {
        MetricsProject project;
        const RunRecord waiting = project.addWaiting();
        RunsBench bench(project);
        QCOMPARE(bench.page().model().rows()[0].standing, RunStanding::Interrupted);
        QVERIFY(bench.isOffered("resumeRun"));
        bench.press(Qt::Key_Space);
        QVERIFY(bench.controller().isWorkingOn(waiting.id));
        QVERIFY(bench.waitUntilIdle());
        QCOMPARE(runsOf(project).at(0).state, RunState::Finished);
        QCOMPARE(runsOf(project).at(0).counts.done, std::int64_t(kClaims));
        QVERIFY(!bench.isOffered("resumeRun"));
    }

    void pausedRunKeepsWhatWasDoneAndGoesOn()
    {
        MetricsProject project;
        const RunRecord run = project.addWaiting();
        RunsBench bench(project);
        {
            // The run waits for this one to write, so that it cannot be over before it is paused.
            const auto writer = WriteTransaction::begin(project.database());
            bench.click("resumeRun");
            QVERIFY(bench.isOffered("pauseRun"));
            bench.press(Qt::Key_Space);
        }
        QVERIFY(bench.waitUntilIdle());
        QCOMPARE(bench.controller().list()->find(run.id)->state, RunState::Stopped);
        QCOMPARE(bench.page().model().rows()[0].standing, RunStanding::Paused);
        QVERIFY(bench.find<QWidget>("runMessage")->isVisible());
        bench.click("resumeRun");
        QVERIFY(bench.waitUntilIdle());
        QCOMPARE(runsOf(project).at(0).counts.done, std::int64_t(kClaims));
    }

    void runIsStoppedWithThePageAndStays()
    {
        MetricsProject project;
        project.addWaiting();
        RunsBench bench(project);
        bench.click("resumeRun");
        bench.reopen();
        bench.jobs().waitForFinished();
        const RunRecord run = runsOf(project).at(0);
        QVERIFY(run.state == RunState::Stopped);
        QVERIFY(run.counts.done < kClaims);
    }

    void workingRunIsCancelledAtOnceAndKeepsWhatWasDone()
    {
        MetricsProject project;
        addLongClaims(project);
        const LinterPredictor checker;  // works for seconds
        const auto run =
            RunQueue(project.database(), project.clock()).begin(checker, {}, neverCancelled());
        QVERIFY(run.has_value());
        RunsBench bench(project);
        QVERIFY(bench.isOffered("cancelRun"));
        QSignalSpy told(&bench.page(), &Page::messageRaised);
        bench.click("resumeRun");
        const auto works = [&] {
            const RunActivity* activity = bench.controller().activity();
            return activity != nullptr && activity->done > 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(works() || bench.controller().activity() == nullptr, kPatience);
        auto writer = WriteTransaction::begin(project.database());  // the run waits with the rest
        QVERIFY(works());
        // Claims are done: it asks first, and no keeps it going.
        bench.press(Qt::Key_X);
        QCOMPARE(bench.dialogs.asked, QStringList{QStringLiteral("Cancel 1 · Claim checker?")});
        QVERIFY(!bench.controller().activity() || !bench.controller().activity()->stopping);
        bench.dialogs.answer = DialogService::Answer::Accept;
        QVERIFY(bench.controller().activity() != nullptr);
        bench.click("cancelRun");
        writer->reset();
        QVERIFY(bench.waitUntilIdle());
        const RunRecord cancelled = runsOf(project).at(0);
        QCOMPARE(cancelled.state, RunState::Cancelled);
        QVERIFY(cancelled.counts.done > 0);
        QVERIFY(cancelled.counts.waiting() > 0);
        QCOMPARE(predictionsOf(project, *run).size(), std::size_t(cancelled.counts.done));
        QCOMPARE(told.last().first().toString(), QStringLiteral("1 · Claim checker cancelled"));
        // The page says so and offers no way on.
        QCOMPARE(bench.page().model().rows()[0].standing, RunStanding::Cancelled);
        QVERIFY(bench.page().model().rows()[0].note.startsWith(QStringLiteral("cancelled at")));
        QCOMPARE(bench.find<FigureCard>("stateCard")->value(), QStringLiteral("cancelled"));
        QVERIFY(!bench.isOffered("resumeRun"));
        QVERIFY(!bench.isOffered("cancelRun"));
        QVERIFY(!bench.isOffered("showMetrics"));
        QVERIFY(bench.isOffered("deleteRun"));
        bench.press(Qt::Key_Space);
        QVERIFY(bench.controller().activity() == nullptr);
    }

    void cancellingWhatHasDoneNothingAsksNothing()
    {
        MetricsProject project;
        project.addWaiting();
        RunsBench bench(project);
        QCOMPARE(bench.find<Button>("cancelRun")->text(), QStringLiteral("Cancel"));
        bench.press(Qt::Key_X);
        QVERIFY(bench.dialogs.asked.isEmpty());
        QTRY_COMPARE(bench.page().model().rows()[0].standing, RunStanding::Cancelled);
        QCOMPARE(runsOf(project).at(0).counts.done, std::int64_t(0));
    }

    void statusBarsCancelCancels()
    {
        MetricsProject project;
        project.addWaiting();
        RunsBench bench(project);
        {
            const auto writer = WriteTransaction::begin(project.database());
            bench.click("resumeRun");
            bench.page().cancelJob();
        }
        QVERIFY(bench.waitUntilIdle());
        QCOMPARE(runsOf(project).at(0).state, RunState::Cancelled);
    }

    void runTellsWhichClaimsItIsAbout()
    {
        MetricsProject project;
        RunsBench bench(project);
        auto* dialog = bench.ask(RunKind::Random);
        RunsBench::choose(dialog, "runScope", QStringLiteral("validation"));
        RunsBench::start(dialog);
        QVERIFY(bench.waitUntilIdle());
        const RunRecord run = runsOf(project).at(0);
        QCOMPARE(run.facts.selection.split, std::optional<std::string>("validation"));
        const auto rows = configurationRows(run);
        QCOMPARE(rows.front().first, QStringLiteral("Claims"));
        QCOMPARE(rows.front().second, QStringLiteral("Validation split"));
        bool isShown = false;
        for (const QLabel* label : bench.find<QWidget>("runDetail")->findChildren<QLabel*>()) {
            isShown = isShown || label->text() == rows.front().second;
        }
        QVERIFY(isShown);
    }

    void chosenRunIsShownInMetrics()
    {
        MetricsProject project;
        project.addRandom(1);
        project.addRandom(2);
        RunsBench bench(project);
        QSignalSpy wanted(&bench.page(), &Page::pageRequested);
        bench.press(Qt::Key_Down);
        bench.click("showMetrics");
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first(),
                 (QList<QVariant>{QStringLiteral("metrics"), QStringLiteral("random-1")}));
    }

    void deletingAsksFirst()
    {
        MetricsProject project;
        project.addRandom(1);
        project.addRandom(2);
        RunsBench bench(project);
        bench.press(Qt::Key_Delete);
        QCOMPARE(bench.dialogs.asked, QStringList{QStringLiteral("Delete 2 · Random?")});
        QVERIFY(bench.waitUntilIdle());
        QCOMPARE(runsOf(project).size(), std::size_t(2));
        bench.dialogs.answer = DialogService::Answer::Accept;
        bench.click("deleteRun");
        QTRY_COMPARE(bench.page().model().rowCount(), 1);
        QCOMPARE(runsOf(project).at(0).name, std::string("random-1"));
        QCOMPARE(bench.find<FigureCard>("claimsCard")->value(), QStringLiteral("160"));
    }

    void requestsWaitForTheirTurn()
    {
        MetricsProject project;
        RunsBench bench(project);
        RunsBench::start(bench.ask(RunKind::Linter));
        RunsBench::start(bench.ask(RunKind::Random));
        RunsBench::start(bench.ask(RunKind::Random));
        QCOMPARE(bench.page().model().rowCount(), 3);
        QCOMPARE(bench.page().model().rows()[0].standing, RunStanding::Waiting);
        bench.click("cancelRun");  // the latest is shown
        QCOMPARE(bench.page().model().rowCount(), 2);
        QVERIFY(bench.waitUntilIdle());
        QCOMPARE(runsOf(project).size(), std::size_t(2));
        QCOMPARE(runsOf(project)[1].facts.kind, std::string("random"));
        QCOMPARE(runsOf(project)[1].state, RunState::Finished);
    }

    void trainingIsCancelledAtOnce()
    {
        MetricsProject project;
        addLongClaims(project);
        RunsBench bench(project);
        qint64 best = kPatience;
        // Other programs may hold the machine: the best of three tells what this one takes.
        for (int attempt = 0; attempt < 3; ++attempt) {
            auto* dialog = bench.ask(RunKind::Training);
            auto* target = dialog->findChild<QLineEdit*>(QStringLiteral("modelTarget"));
            target->clear();
            RunsBench::start(dialog);
            QTRY_VERIFY_WITH_TIMEOUT(bench.controller().activity() == nullptr
                                         || bench.controller().activity()->done > 0,
                                     kPatience);
            QVERIFY(bench.isOffered("cancelRun"));
            QVERIFY(!bench.isOffered("pauseRun"));
            QElapsedTimer timer;
            timer.start();
            bench.click("cancelRun");
            QVERIFY(bench.controller().activity() == nullptr);
            QVERIFY(bench.waitUntilIdle());  // its thread too
            best = std::min(best, timer.elapsed());
        }
        qInfo("cancelled in %lld ms", static_cast<long long>(best));
        QVERIFY2(best < 100, qPrintable(QString::number(best)));
        QVERIFY(runsOf(project).empty());
        QVERIFY(bench.find<EmptyState>("runsEmpty")->isVisible());
    }

    void failureIsToldInTheBanner()
    {
        MetricsProject project(MetricsProject::Labels::DefiniteOnly);
        RunsBench bench(project);
        RunsBench::start(bench.ask(RunKind::Training));
        QVERIFY(bench.waitUntilIdle());
        auto* banner = bench.find<Banner>("runsBanner");
        QVERIFY(banner->isVisible());
        QCOMPARE(banner->kind(), Banner::Kind::Error);
        QVERIFY(runsOf(project).empty());
    }

    void readOnlyProjectOffersNoAct()
    {
        MetricsProject project;
        project.addWaiting();
        RunsBench bench(project, true);
        QCOMPARE(bench.page().model().rowCount(), 1);
        QVERIFY(!bench.isOffered("newRun"));
        QVERIFY(!bench.isOffered("resumeRun"));
        QVERIFY(!bench.isOffered("deleteRun"));
        bench.press(Qt::Key_Space);
        QVERIFY(bench.controller().activity() == nullptr);
        QVERIFY(bench.ask(RunKind::Random) == nullptr);
    }
};

QTEST_MAIN(TestRunsPage)
#include "tst_RunsPage.moc"
