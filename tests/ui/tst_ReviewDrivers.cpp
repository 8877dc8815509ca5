// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Review: what a run says of the claim and what drives it, by key, button and menu; and that a blind
// study loads none of it.

#include "TrainedRun.h"
#include "core/runs/RunModel.h"
#include "ui/editor/ClaimView.h"
#include "ui/predictions/DriverList.h"
#include "ui/predictions/DriversPanel.h"
#include "ui/review/DriversLayer.h"
#include "ui/review/PredictionLayer.h"
#include "ui/review/ReviewPanes.h"
#include "ui/review/reasons/ReasonCards.h"
#include "ui/review/texts/ClaimPanel.h"
#include "ui/widgets/ElidedLabel.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace metes;

namespace {

constexpr Qt::Key kKey = Qt::Key_F12;

struct WithRuns {
    explicit WithRuns(bool random = false)
    {
        trained = addTrainedRun(project);
        if (random) {
            other = addRandomRun(project, 5);
        }
    }
    ReviewProject project;
    RunRecord trained;
    RunRecord other;
};

/// The runs must be there before the page.
struct Bench : WithRuns, ReviewBench {
    explicit Bench(bool random = false, Sight sight = Sight::Open)
        : WithRuns(random), ReviewBench(project, {1368, 800}, sight)
    {
        show(7);
    }
    template<typename T>
    T* find(const char* name)
    {
        T* found = page().findChild<T*>(QString::fromLatin1(name));
        Q_ASSERT(found != nullptr);
        return found;
    }
    DriverList& list() { return page().reviewPanes().cards().drivers().list(); }
    ClaimView& claimView() { return page().reviewPanes().claim().view(); }
    bool waitForDrivers()
    {
        return QTest::qWaitFor([this] { return page().drivers().drivers() != nullptr; }, 20000);
    }
    /// What the model says of claim 7, asked past the page.
    ClaimDrivers expected()
    {
        RunModel model = made(RunModel::load(project.database(), trained.id));
        return made(model.drivers({{7, ReviewProject::kClaim7, {4}}}, 0, {}, kShownDrivers));
    }
};

std::vector<std::string> started(const QSignalSpy& jobs)
{
    std::vector<std::string> names;
    for (const QList<QVariant>& job : jobs) {
        names.push_back(job.first().toString().toStdString());
    }
    return names;
}

bool holds(const std::vector<std::string>& all, const char* one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

class tst_ReviewDrivers : public QObject {
    Q_OBJECT

private slots:
    void lineTellsProbabilityLabelAndInterval()
    {
        Bench bench;
        auto* line = bench.find<ElidedLabel>("claimPrediction");
        QTRY_VERIFY(line->text().contains(QStringLiteral("interval not estimable")));
        const auto stored = made(RunRepository(bench.project.database())
                                     .prediction(bench.trained.id, bench.project.claim7()));
        QVERIFY(line->text().startsWith(QString::number(stored->pIndefinite, 'f', 2)
                                        + QStringLiteral(" indefinite · predicted ")));
        QVERIFY(line->text().contains(QStringLiteral("run 1 · Logistic regression")));
        // The project has no splits: nothing that an interval could rest on.
        QVERIFY(line->accessibleDescription().contains(
            QStringLiteral("no labelled claims of test or validation")));
    }

    void keyShowsAndHidesTheDrivers()
    {
        Bench bench;
        auto* button = bench.find<QAbstractButton>("showDrivers");
        QTRY_VERIFY(button->isVisible());
        QVERIFY(!button->isChecked());
        QVERIFY(!bench.list().isVisible());
        QVERIFY(bench.claimView().wordMarks().empty());
        bench.press(kKey);
        QVERIFY(bench.waitForDrivers());
        QVERIFY(button->isChecked());
        QVERIFY(bench.list().isVisible());
        QAbstractItemModelTester tester(bench.list().model());

        const ClaimDrivers expected = bench.expected();
        QCOMPARE(bench.list().rows().size(), expected.strongest.size());
        for (std::size_t i = 0; i < expected.strongest.size(); ++i) {
            const DriverRow& row = bench.list().rows()[i];
            QVERIFY(row.name.contains(QString::fromStdString(expected.strongest[i].name)));
            QVERIFY(row.effect.startsWith(expected.strongest[i].raises()
                                              ? QStringLiteral("raises ")
                                              : QStringLiteral("lowers ")));
        }
        // "substantially" stands once in the claim, which begins outside the basic plane.
        const auto marks = bench.claimView().wordMarks();
        const auto at = std::find_if(marks.begin(), marks.end(), [](const WordMark& mark) {
            return quoteOfClaim7(mark.range) == "substantially";
        });
        QVERIFY(at != marks.end());
        QCOMPARE(at->side, WordMark::Side::Raises);

        bench.press(kKey);
        QVERIFY(!bench.list().isVisible());
        QVERIFY(!button->isChecked());
        QVERIFY(bench.claimView().wordMarks().empty());
    }

    void theChoiceComesBack()
    {
        Bench bench;
        bench.press(kKey);
        QVERIFY(bench.waitForDrivers());
        bench.remake();
        bench.show(7);
        QVERIFY(bench.waitForDrivers());
        QVERIFY(bench.list().isVisible());
    }

    void buttonDoesWhatTheKeyDoes()
    {
        Bench bench;
        auto* button = bench.find<QAbstractButton>("showDrivers");
        QTRY_VERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(bench.waitForDrivers());
        QVERIFY(button->isChecked());
        QCOMPARE(bench.page().isLayerShown(Command::ToggleDrivers), std::optional(true));
        bench.page().toggleLayer(Command::ToggleDrivers);
        QCOMPARE(bench.page().isLayerShown(Command::ToggleDrivers), std::optional(false));
        QVERIFY(!button->isChecked());
        QCOMPARE(bench.page().isLayerShown(Command::ToggleLinter), std::optional(false));
        bench.page().toggleLayer(Command::ToggleLinter);
        QCOMPARE(bench.page().isLayerShown(Command::ToggleLinter), std::optional(true));
        QVERIFY(!bench.page().isLayerShown(Command::ToggleQueue));
    }

    void arrowsWalkTheDriversAndSelectTheirWord()
    {
        Bench bench;
        bench.press(kKey);
        QVERIFY(bench.waitForDrivers());
        bench.list().setFocus(Qt::TabFocusReason);
        const auto& rows = bench.list().rows();
        const auto found = std::find_if(rows.begin(), rows.end(), [](const DriverRow& row) {
            return row.name.contains(QStringLiteral("substantially"));
        });
        QVERIFY(found != rows.end());
        bench.press(Qt::Key_Home);
        for (auto row = rows.begin(); row != found; ++row) {
            bench.press(Qt::Key_Down);
        }
        if (found == rows.begin()) {
            QTest::mouseClick(bench.list().viewport(), Qt::LeftButton, {},
                              bench.list().visualRect(bench.list().model()->index(0, 0)).center());
        }
        QCOMPARE(bench.claimView().selectedText(), QStringLiteral("substantially"));
        // Every other key holds as on the rest of the page.
        bench.list().setFocus(Qt::TabFocusReason);
        bench.press(Qt::Key_K);
        QCOMPARE(bench.controller().item()->stored.claim.number, 4);
    }

    void anotherRunCanBeAsked()
    {
        Bench bench(true);
        bench.press(kKey);
        auto* note = bench.find<QLabel>("driversNote");
        QTRY_VERIFY(note->text().contains(QStringLiteral("no model")));
        auto* runs = bench.find<QComboBox>("driversRun");
        QCOMPARE(runs->count(), 2);
        QCOMPARE(runs->currentIndex(), 0);
        QVERIFY(!bench.list().isVisible());
        runs->setFocus();
        QTest::keyClick(runs, Qt::Key_Down);
        QVERIFY(bench.waitForDrivers());
        QVERIFY(bench.list().isVisible());
        QVERIFY(bench.find<ElidedLabel>("claimPrediction")
                    ->text()
                    .contains(QStringLiteral("run 1 · Logistic")));
    }

    void hiddenDriversCostNothing()
    {
        Bench bench;
        QTRY_VERIFY(bench.page().predictions().history() != nullptr);
        QSignalSpy jobs(&bench.jobs(), &JobRunner::started);
        bench.press(Qt::Key_K);
        QTRY_VERIFY(bench.page().predictions().chosen() != nullptr);
        QTRY_VERIFY(bench.jobs().isIdle());
        const std::vector<std::string> all = started(jobs);
        QVERIFY(holds(all, "review-predictions"));
        QVERIFY(!holds(all, "review-drivers"));
        // Read once for all claims.
        QVERIFY(!holds(all, "review-history"));
    }

    void driversAreRemembered()
    {
        Bench bench;
        bench.press(kKey);
        QVERIFY(bench.waitForDrivers());
        bench.press(Qt::Key_K);
        QVERIFY(bench.waitForDrivers());
        QTRY_VERIFY(bench.jobs().isIdle());
        QSignalSpy jobs(&bench.jobs(), &JobRunner::started);
        bench.press(Qt::Key_J);
        QVERIFY(bench.waitForDrivers());
        QTRY_VERIFY(bench.jobs().isIdle());
        QVERIFY(!holds(started(jobs), "review-drivers"));
    }

    void blindLoadsNothing()
    {
        Bench bench(false, ReviewBench::Sight::Blind);
        QSignalSpy jobs(&bench.jobs(), &JobRunner::started);
        bench.press(Qt::Key_K);
        bench.press(kKey);
        bench.press(Qt::Key_L);
        QTRY_VERIFY(bench.jobs().isIdle());
        const std::vector<std::string> all = started(jobs);
        for (const char* slot :
             {"review-predictions", "review-history", "review-drivers", "review-linter"}) {
            QVERIFY2(!holds(all, slot), slot);
        }
        QVERIFY(bench.page().predictions().predictions().empty());
        for (const char* name : {"showDrivers", "showLinter"}) {
            QVERIFY2(!bench.find<QWidget>(name)->isVisible(), name);
        }
        QVERIFY(!bench.find<QWidget>("claimPrediction")->isVisible());
        QVERIFY(!bench.list().isVisible());
        QVERIFY(!bench.page().isLayerShown(Command::ToggleDrivers));
        QVERIFY(!bench.page().isLayerShown(Command::ToggleLinter));
    }

    void partsHaveNames()
    {
        Bench bench;
        bench.press(kKey);
        QVERIFY(bench.waitForDrivers());
        QVERIFY(!bench.list().accessibleName().isEmpty());
        QVERIFY(!bench.find<QComboBox>("driversRun")->accessibleName().isEmpty());
        const QString spoken =
            bench.list().model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY(spoken.contains(QStringLiteral("raises"))
                || spoken.contains(QStringLiteral("lowers")));
    }
};

QTEST_MAIN(tst_ReviewDrivers)
#include "tst_ReviewDrivers.moc"
