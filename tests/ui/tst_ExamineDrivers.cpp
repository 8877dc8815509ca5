// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Examine: what a model of the project says of claims that are being written, and why.

#include "ExamineFixture.h"
#include "TrainedRun.h"
#include "core/lint/PlainClaims.h"
#include "core/runs/RunModel.h"
#include "ui/editor/ClaimDraftEditor.h"
#include "ui/examine/DraftActs.h"
#include "ui/examine/ExaminePanes.h"
#include "ui/examine/claims/OutlinePanel.h"
#include "ui/examine/claims/SideList.h"
#include "ui/examine/findings/FindingsPanel.h"
#include "ui/examine/predictions/DraftClaims.h"
#include "ui/examine/predictions/DraftScores.h"
#include "ui/predictions/DriverList.h"
#include "ui/predictions/DriversPanel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace metes;

namespace {

constexpr Qt::Key kKey = Qt::Key_F12;

const std::string kDraft = "1. A device comprising:\n"
                           "    a base plate; and\n"
                           "    a lever, wherein the lever is substantially long.\n"
                           "\n"
                           "2. (canceled)\n"
                           "\n"
                           "3. The device of claim 1, wherein the lever moves up.\n";

struct Bench : ExamineBench {
    DriverList& list() { return page().examinePanes().drivers().list(); }
    template<typename T>
    T* find(const char* name)
    {
        T* found = page().findChild<T*>(QString::fromLatin1(name));
        Q_ASSERT(found != nullptr);
        return found;
    }
    /// Adds a run and lets the page find it, as coming back from the Runs page does.
    RunRecord addRun(FeatureSet features = FeatureSet::TfIdf)
    {
        const RunRecord run = addTrainedRun(project(), features);
        page().activate();
        return run;
    }
    bool waitForScores(std::size_t claims)
    {
        return QTest::qWaitFor(
            [this, claims] { return page().scores().scores().size() == claims && jobs().isIdle(); },
            20000);
    }
    bool waitForDrivers()
    {
        return QTest::qWaitFor(
            [this] { return page().scores().areDriversCurrent() && jobs().isIdle(); }, 20000);
    }
    QStringList figures()
    {
        QStringList all;
        for (const SideRow& row : page().examinePanes().outline().claims().rows().rows()) {
            all += row.figure;
        }
        return all;
    }
    void putCaretInto(std::int32_t claim)
    {
        page().editor().setCaretPosition(controller().examination()->places.claim(claim)->start
                                         + 4);
    }
};

}  // namespace

class tst_ExamineDrivers : public QObject {
    Q_OBJECT

private slots:
    void withoutRunsItSaysHowToGetOne()
    {
        Bench bench;
        bench.write(kDraft);
        QTRY_VERIFY(bench.page().scores().isRead());
        bench.press(kKey);
        auto* empty = bench.find<QWidget>("noModel");
        QTRY_VERIFY(empty->isVisible());
        QSignalSpy requested(&bench.page(), &Page::pageRequested);
        QTest::mouseClick(empty->findChild<QAbstractButton*>(), Qt::LeftButton);
        QCOMPARE(requested.size(), 1);
        QCOMPARE(requested.first().first().toString(), QStringLiteral("runs"));
        QVERIFY(bench.figures().join(QString()).isEmpty());
    }

    void treeShowsTheProbabilityOfEachClaim()
    {
        Bench bench;
        const RunRecord run = bench.addRun();
        bench.write(kDraft);
        QVERIFY(bench.waitForScores(2));
        RunModel model = made(RunModel::load(bench.project().database(), run.id));
        const auto expected = made(
            model.score({{1,
                          "A device comprising:\na base plate; and\na lever, wherein the lever is "
                          "substantially long.",
                          {}},
                         {3, "The device of claim 1, wherein the lever moves up.", {1}}},
                        {}));
        const QString first = QString::number(expected[0].pIndefinite, 'f', 2);
        const QString third = QString::number(expected[1].pIndefinite, 'f', 2);
        QVERIFY(first != third);
        // In the order of the tree; the cancelled claim stands last and has none.
        QStringList figures = bench.figures();
        QCOMPARE(figures.count(first), 1);
        QCOMPARE(figures.count(third), 1);
        QCOMPARE(figures.count(QString()), 1);
        const auto& rows = bench.page().examinePanes().outline().claims().rows().rows();
        QVERIFY(rows.front().spoken.contains(
            QStringLiteral("probability of indefiniteness %1").arg(first)));
    }

    void keyShowsTheDriversWhileOneWrites()
    {
        Bench bench;
        bench.addRun();
        bench.write(kDraft);
        QVERIFY(bench.waitForScores(2));
        bench.putCaretInto(1);
        QWidget* input = bench.page().editor().input();
        QVERIFY(input->hasFocus());
        bench.press(kKey);
        QVERIFY(bench.waitForDrivers());
        QVERIFY(bench.list().isVisible());
        QVERIFY(input->hasFocus());
        QCOMPARE(bench.page().isLayerShown(Command::ToggleDrivers), std::optional(true));
        const auto marksOf = [&](const char* word) {
            const std::vector<WordMark> marks = bench.page().editor().wordMarks();
            return std::count_if(marks.begin(), marks.end(), [&](const WordMark& mark) {
                return bench.quote(mark.range) == word;
            });
        };
        QCOMPARE(marksOf("substantially"), 1);
        QCOMPARE(bench.find<QLabel>("driversProbability")->text(),
                 QString::number(bench.page().scores().scores().at(1).pIndefinite, 'f', 2));

        // The marks go with the words before the model has answered again.
        bench.page().editor().apply({{{0, 0}, "\n\n"}});
        QCOMPARE(marksOf("substantially"), 1);
        QVERIFY(bench.waitForCheck());
        QVERIFY(bench.waitForDrivers());
        QCOMPARE(marksOf("substantially"), 1);

        bench.press(kKey);
        QVERIFY(!bench.list().isVisible());
        QVERIFY(bench.page().editor().wordMarks().empty());
        QVERIFY(bench.page().examinePanes().findings().isVisible());
        QVERIFY(input->hasFocus());
    }

    void probabilityFollowsTheText()
    {
        Bench bench;
        bench.addRun();
        bench.write(kDraft);
        QVERIFY(bench.waitForScores(2));
        const double before = bench.page().scores().scores().at(3).pIndefinite;
        const std::string& text = bench.page().editor().text();
        bench.page().editor().setCaretPosition(static_cast<std::int32_t>(text.rfind(" up.")));
        bench.type(QStringLiteral(" substantially"));
        QVERIFY(bench.waitForCheck());
        QTRY_VERIFY(bench.jobs().isIdle());
        QTRY_VERIFY(bench.page().scores().scores().at(3).pIndefinite > before);
    }

    void driversFollowTheCaret()
    {
        Bench bench;
        bench.addRun();
        bench.write(kDraft);
        QVERIFY(bench.waitForScores(2));
        bench.putCaretInto(1);
        bench.press(kKey);
        QVERIFY(bench.waitForDrivers());
        const std::vector<DriverRow> first = bench.list().rows();
        bench.putCaretInto(3);
        QTRY_COMPARE(bench.page().scores().claim(), 3);
        QVERIFY(bench.waitForDrivers());
        QVERIFY(bench.list().rows() != first);
        bench.putCaretInto(2);
        QTRY_VERIFY(
            bench.find<QLabel>("driversNote")->text().contains(QStringLiteral("cancelled")));
        QVERIFY(!bench.list().isVisible());
    }

    void chosenDriverLightsUpItsWords()
    {
        Bench bench;
        bench.addRun();
        bench.write(kDraft);
        QVERIFY(bench.waitForScores(2));
        bench.putCaretInto(1);
        bench.press(kKey);
        QVERIFY(bench.waitForDrivers());
        const auto& rows = bench.list().rows();
        const auto found = std::find_if(rows.begin(), rows.end(), [](const DriverRow& row) {
            return row.name.contains(QStringLiteral("substantially"));
        });
        QVERIFY(found != rows.end());
        const QModelIndex index =
            bench.list().model()->index(static_cast<int>(found - rows.begin()), 0);
        QTest::mouseClick(bench.list().viewport(), Qt::LeftButton, {},
                          bench.list().visualRect(index).center());
        const std::vector<TextRange> lit = bench.page().editor().litRanges();
        QCOMPARE(lit.size(), std::size_t(1));
        QCOMPARE(bench.quote(lit.front()), std::string("substantially"));
    }

    void applicationOfTheProjectScoresAsTheRunDid()
    {
        Bench bench;
        const RunRecord run = bench.addRun(FeatureSet::All);
        bench.page().acts().take("16204118");
        QTRY_VERIFY(!bench.page().editor().isEmpty());
        QVERIFY(bench.waitForCheck());
        QVERIFY(bench.waitForScores(4));
        for (const int number : {1, 4, 7, 9}) {
            const auto stored =
                made(RunRepository(bench.project().database())
                         .prediction(run.id, bench.project().claim("16204118", number)));
            QVERIFY2(std::abs(bench.page().scores().scores().at(number).pIndefinite
                              - stored->pIndefinite)
                         < 1e-9,
                     qPrintable(QString::number(number)));
        }
    }

    void runIsChosenAndMissingDescriptionIsTold()
    {
        Bench bench;
        const RunRecord words = bench.addRun();
        bench.addRun(FeatureSet::Linguistic);
        bench.write(kDraft);
        QVERIFY(bench.waitForScores(2));
        bench.putCaretInto(1);
        bench.press(kKey);
        QVERIFY(bench.waitForDrivers());
        // The latest by default.
        auto* note = bench.find<QLabel>("driversNote");
        QVERIFY(note->text().contains(QStringLiteral("description")));
        auto* runs = bench.find<QComboBox>("driversRun");
        QCOMPARE(runs->count(), 2);
        runs->setFocus();
        QTest::keyClick(runs, Qt::Key_Down);
        QVERIFY(bench.waitForScores(2));
        QVERIFY(bench.waitForDrivers());
        QCOMPARE(bench.page().scores().chosen()->id, words.id);
        QVERIFY(!note->isVisible());
    }

    void hiddenDriversAreNotAskedFor()
    {
        Bench bench;
        bench.addRun();
        QSignalSpy jobs(&bench.jobs(), &JobRunner::started);
        bench.write(kDraft);
        QVERIFY(bench.waitForScores(2));
        bench.putCaretInto(3);
        QTRY_VERIFY(bench.jobs().isIdle());
        int scored = 0;
        for (const QList<QVariant>& job : jobs) {
            QVERIFY(job.first().toString() != QStringLiteral("examine-drivers"));
            scored += job.first().toString() == QStringLiteral("examine-scores") ? 1 : 0;
        }
        // Quick and thorough check of one text are one question.
        QCOMPARE(scored, 1);
    }
};

QTEST_MAIN(tst_ExamineDrivers)
#include "tst_ExamineDrivers.moc"
