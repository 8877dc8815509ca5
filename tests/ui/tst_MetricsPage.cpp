// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The Metrics page with real events: its tables against core's figures, its empty states, what is
// not estimable, stopping, saving.

#include "MetricsFixture.h"
#include "core/runs/ScoredClaimsLoader.h"
#include "ui/metrics/MetricsTab.h"
#include "ui/plots/Numbers.h"
#include "ui/plots/PlotFile.h"
#include "ui/plots/PlotPanel.h"
#include "ui/plots/PlotView.h"
#include "ui/plots/ValueTable.h"
#include "ui/widgets/EmptyState.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

using namespace metes;

namespace {

int columnOf(const ValueTable& table, const char* id)
{
    for (int column = 0; column < table.values().columnCount(); ++column) {
        if (table.values().headerData(column, Qt::Horizontal, Qt::UserRole).toString()
            == QLatin1String(id)) {
            return column;
        }
    }
    return -1;
}

QVariant cellOf(const ValueTable& table, int row, const char* id, int role = Qt::EditRole)
{
    return table.values().index(row, columnOf(table, id)).data(role);
}

int rowOf(const ValueTable& table, const QString& name)
{
    for (int row = 0; row < table.values().rowCount(); ++row) {
        if (table.values().index(row, 0).data().toString() == name) {
            return row;
        }
    }
    return -1;
}

RunReport reportOf(MetricsProject& project, const RunRecord& run)
{
    const auto claims = loadScoredClaims(project.database(), run.id, neverCancelled());
    return runReport(claims.value(), {}).value();
}

/// Rows and caption survive in each format.
void checkFormats(const Table& table)
{
    QVERIFY2(!table.rows.empty(), table.id.c_str());
    const auto text = [&table](TableFormat format) {
        return QString::fromStdString(tableText(table, format));
    };
    const qsizetype rows = static_cast<qsizetype>(table.rows.size());
    QCOMPARE(text(TableFormat::Csv).count(u'\n'), rows + 1);
    const QJsonObject json = QJsonDocument::fromJson(text(TableFormat::JsonText).toUtf8()).object();
    QCOMPARE(json[QLatin1String("rows")].toArray().size(), rows);
    QCOMPARE(json[QLatin1String("id")].toString().toStdString(), table.id);
    QVERIFY(text(TableFormat::Markdown).contains(QStringLiteral("| ---")));
    QVERIFY(text(TableFormat::Latex).contains(QStringLiteral("\\bottomrule")));
}

}  // namespace

class tst_MetricsPage : public QObject {
    Q_OBJECT

private slots:
    void withoutRunsItSaysWhatBelongsThere()
    {
        MetricsProject project;
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        MetricsTab& tab = bench.page().tab(MetricsPage::Classification);
        QVERIFY(!tab.isContentsShown());
        auto* empty = tab.findChild<EmptyState*>();
        QCOMPARE(empty->accessibleName(), QStringLiteral("No runs yet"));
        QSignalSpy wanted(&bench.page(), &Page::pageRequested);
        auto* act = empty->findChild<QAbstractButton*>();
        QTest::mouseClick(act, Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toString(), QStringLiteral("runs"));
        QVERIFY(!bench.find<QAbstractButton>("copyTable")->isEnabled());
        QVERIFY(!bench.find<QAbstractButton>("savePlots")->isEnabled());
    }

    void runsStandInTheTableWithCoresFigures()
    {
        MetricsProject project;
        const RunRecord random = project.addRandom(1);
        const RunRecord model = project.addLogistic(FeatureSet::Linguistic);
        const RunRecord waiting = project.addWaiting();
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        const ValueTable& runs = *bench.find<ValueTable>("runsTable");
        QCOMPARE(runs.values().rowCount(), 3);
        const int randomRow = rowOf(runs, QStringLiteral("Logistic regression · linguistic"));
        QVERIFY(randomRow >= 0);
        const RunReport expected = reportOf(project, model);
        const Estimate& auroc = expected.binary.figures[BinaryFigure::Auroc];
        QCOMPARE(cellOf(runs, randomRow, "auroc").toDouble(), *auroc.value);
        QCOMPARE(cellOf(runs, randomRow, "auroc", ValueTableModel::kIntervalRole).toString(),
                 percentText(*auroc.interval));
        QCOMPARE(cellOf(runs, randomRow, "f1").toDouble(),
                 *expected.binary.figures[BinaryFigure::F1].value);
        QCOMPARE(cellOf(runs, randomRow, "macro_f1").toDouble(),
                 *expected.multiLabel.macroF1.value);
        QCOMPARE(cellOf(runs, randomRow, "share_indefinite").toDouble(),
                 *expected.threshold.shareSplit);
        // The paper's Table 4: 59.4 for the linguistic features.
        QCOMPARE(cellOf(runs, randomRow, "paper_auroc", Qt::DisplayRole).toString(),
                 QStringLiteral("59.4"));
        // A run that is not finished has no figures, and says so.
        const QString words = runs.values().index(2, 1).data().toString();
        QVERIFY2(words.contains(QStringLiteral("0 of 160 claims")), qPrintable(words));
        QCOMPARE(runs.columnSpan(2, 1), runs.values().columnCount() - 1);
        Q_UNUSED(random)
        Q_UNUSED(waiting)
    }

    void choosingARunShowsItsDetails()
    {
        MetricsProject project;
        const RunRecord random = project.addRandom(1);
        project.addLogistic(FeatureSet::Linguistic);
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        auto* runs = bench.find<ValueTable>("runsTable");
        auto* roc = bench.find<PlotPanel>("rocPlot");
        // The latest is shown first.
        QCOMPARE(roc->figure()->note, QStringLiteral("Logistic regression · linguistic"));
        runs->setFocus(Qt::TabFocusReason);
        QTest::keyClick(runs, Qt::Key_Up);
        QCOMPARE(roc->figure()->note, QStringLiteral("Random"));
        const RunReport expected = reportOf(project, random);
        const auto& table = *bench.find<ValueTable>("categoriesTable");
        QCOMPARE(table.values().rowCount(), 7);
        QCOMPARE(cellOf(table, 0, "positives").toDouble(),
                 static_cast<double>(expected.categories[0].positives));
        QCOMPARE(expected.categories[0].positives, 10);  // claims 1 and 3 of five applications
        const auto& thresholds = *bench.find<ValueTable>("thresholdsTable");
        QCOMPARE(cellOf(thresholds, 0, "split").toDouble(), *expected.threshold.shareSplit);
        const auto marks = bench.find<PlotPanel>("confusionPlot")
                               ->figure()
                               ->marks(QRectF(0, 0, 480, 180), paperStyle());
        QVERIFY(marks[0].text.contains(QString::number(expected.binary.confusion.truePositives)
                                       + QStringLiteral(" of 20")));
        // No model, no drivers.
        QVERIFY(bench.find<PlotPanel>("driversPlot")->isHidden());
    }

    void splitsAreEvaluatedApart()
    {
        MetricsProject project;
        const RunRecord random = project.addRandom(1);
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        auto* split = bench.find<QComboBox>("splitChoice");
        // About all claims, so that the test split is what it is evaluated on.
        QCOMPARE(split->currentText(), QStringLiteral("Each run's own split"));
        QCOMPARE(bench.controller().report(random.id)->split, std::string("test"));
        split->setFocus(Qt::TabFocusReason);
        QTest::keyClick(split, Qt::Key_Down);
        QCOMPARE(split->currentText(), QStringLiteral("Train split"));
        QVERIFY(bench.waitForFigures());
        QCOMPARE(bench.controller().report(random.id)->claims, 96);
        // Both are kept.
        QTest::keyClick(split, Qt::Key_End);
        QVERIFY(bench.waitForFigures());
        QCOMPARE(bench.controller().report(random.id)->claims, 160);
        bench.controller().setSplit("test");
        QVERIFY(bench.controller().report(random.id) != nullptr);
        QVERIFY(!bench.controller().isBusy());
    }

    void aRunIsEvaluatedOnItsOwnSplit()
    {
        MetricsProject project;
        const RunRecord all = project.addRandom(1);
        const RunRecord train = project.addRandom(2, {"train", 0});
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        QCOMPARE(bench.controller().report(all.id)->split, std::string("test"));
        QCOMPARE(bench.controller().report(train.id)->split, std::string("train"));
        QCOMPARE(bench.controller().report(train.id)->claims, 96);
        const auto& runs = *bench.find<ValueTable>("runsTable");
        QCOMPARE(cellOf(runs, 0, "split", Qt::DisplayRole).toString(), QStringLiteral("Test"));
        QCOMPARE(cellOf(runs, 1, "split", Qt::DisplayRole).toString(), QStringLiteral("Train"));
        QCOMPARE(cellOf(runs, 1, "claims").toInt(), 96);
        // A split that is named holds for all.
        bench.controller().setSplit("validation");
        QVERIFY(bench.waitForFigures());
        QCOMPARE(columnOf(runs, "split"), -1);
        QCOMPARE(bench.controller().report(train.id)->claims, 0);
        // Two runs are compared where both have claims.
        bench.controller().setSplit({});
        bench.page().showTab(MetricsPage::Compare);
        QTRY_VERIFY(bench.controller().comparison(all.id, train.id) != nullptr);
        QCOMPARE(bench.controller().comparison(all.id, train.id)->split, std::string("train"));
        QCOMPARE(bench.controller().comparison(all.id, train.id)->claims, 96);
    }

    void aRunThatIsAskedForIsShownInEveryTab()
    {
        MetricsProject project;
        project.addRandom(1);
        const RunRecord wanted = project.addLogistic(FeatureSet::Linguistic);
        project.addLogistic(FeatureSet::TfIdf);
        const RunRecord last = project.addRandom(3);
        MetricsBench bench(project);
        // Before anything is read, as when a run has ended just now.
        bench.page().showItem(QString::fromStdString(wanted.name));
        QVERIFY(bench.waitForFigures());
        QVERIFY(bench.page().tab(MetricsPage::Classification).isVisible());
        QCOMPARE(bench.find<PlotPanel>("rocPlot")->figure()->note,
                 QStringLiteral("Logistic regression · linguistic"));
        const auto& runs = *bench.find<ValueTable>("runsTable");
        QCOMPARE(runs.selectionModel()->selectedRows().value(0).row(), 1);
        const QVariant key = static_cast<qlonglong>(wanted.id.value);
        const std::pair<int, const char*> lists[] = {{MetricsPage::Calibration, "calibrationRun"},
                                                     {MetricsPage::Features, "featuresRun"},
                                                     {MetricsPage::Compare, "firstRun"}};
        for (const auto& [tab, name] : lists) {
            bench.page().showTab(tab);
            QCOMPARE(bench.find<QComboBox>(name)->currentData(), key);
        }
        // Against it stands the latest; another one is chosen by key.
        auto* second = bench.find<QComboBox>("secondRun");
        QCOMPARE(second->currentData().toLongLong(), last.id.value);
        second->setFocus(Qt::TabFocusReason);
        QTest::keyClick(second, Qt::Key_Home);
        QTRY_VERIFY(bench.controller().comparison(wanted.id, RunId{1}) != nullptr);
        // Asked for the one that stands second, it becomes the first.
        bench.page().showItem(QStringLiteral("random-1"));
        bench.page().showTab(MetricsPage::Compare);
        QCOMPARE(bench.find<QComboBox>("firstRun")->currentData().toLongLong(), 1);
        QVERIFY(second->currentData().toLongLong() != 1);
    }

    void aCancelledRunHasNoFigures()
    {
        MetricsProject project;
        project.addRandom(1);
        project.addCancelled();
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        const auto& runs = *bench.find<ValueTable>("runsTable");
        const QString words = runs.values().index(1, 1).data().toString();
        QVERIFY2(words.startsWith(QStringLiteral("cancelled · 0 of 160 claims")),
                 qPrintable(words));
    }

    void confusionStandsBesideItsFigure()
    {
        MetricsProject project;
        const RunRecord model = project.addLogistic(FeatureSet::Linguistic);
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        const Confusion expected = reportOf(project, model).binary.confusion;
        const auto& table = *bench.find<ValueTable>("confusionTable");
        QVERIFY(table.isVisible());
        QCOMPARE(table.values().rowCount(), 3);
        QCOMPARE(cellOf(table, 0, "predicted_indefinite").toDouble(),
                 static_cast<double>(expected.truePositives));
        QCOMPARE(cellOf(table, 1, "predicted_indefinite").toDouble(),
                 static_cast<double>(expected.falsePositives));
        QCOMPARE(cellOf(table, 0, "claims").toDouble(), 20.0);
        QCOMPARE(cellOf(table, 2, "claims").toDouble(), 40.0);
        const double right = static_cast<double>(expected.truePositives + expected.trueNegatives);
        QCOMPARE(cellOf(table, 2, "right").toDouble(), right / 40);
        // The figure's own twin has the same numbers.
        const Table twin = bench.find<PlotPanel>("confusionPlot")->figure()->table();
        QCOMPARE(std::get<double>(twin.rows[0][2]), static_cast<double>(expected.truePositives));
    }

    void everyTableAndPlotIsTakenAwayInEveryFormat()
    {
        MetricsProject project;
        project.addLogistic(FeatureSet::Linguistic);
        project.addRandom(1);
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        int plots = 0;
        int tables = 0;
        QStringList ids;
        for (int place = 0; place < MetricsPage::TabCount; ++place) {
            bench.page().showTab(place);
            MetricsTab& tab = bench.page().tab(place);
            QTRY_VERIFY(tab.isContentsShown());
            QTRY_VERIFY(bench.isQuiet());
            if (place == MetricsPage::Classification) {
                auto* runs = bench.find<ValueTable>("runsTable");
                runs->setFocus(Qt::TabFocusReason);
                QTest::keyClick(runs, Qt::Key_Up);  // the model, which has drivers
                QTRY_VERIFY(bench.isQuiet());
            }
            for (ValueTable* table : tab.findChildren<ValueTable*>()) {
                const bool isTwin = qobject_cast<PlotPanel*>(table->parentWidget()->parentWidget());
                QVERIFY2(isTwin || tab.tables().contains(table), qPrintable(table->objectName()));
            }
            for (ValueTable* table : tab.tables()) {
                QVERIFY2(table->isVisible(), qPrintable(table->objectName()));
                ++tables;
                checkFormats(table->table());
                QMenu menu;
                table->fillMenu(menu);
                QCOMPARE(menu.actions().size(), 6);  // four formats, a line, "Save…"
            }
            for (PlotPanel* plot : tab.findChildren<PlotPanel*>()) {
                QVERIFY2(tab.plots().contains(plot), qPrintable(plot->objectName()));
                QVERIFY2(plot->isVisible(), qPrintable(plot->objectName()));
                QVERIFY2(plot->figure()->isDrawable(), qPrintable(plot->objectName()));
                ++plots;
                const Figure& figure = *plot->figure();
                const QString id = QStringLiteral("%1/%2").arg(place).arg(figure.id());
                QVERIFY2(!ids.contains(id), qPrintable(id));
                ids.append(id);
                QVERIFY(plotBytes(figure, PlotFormat::Svg).contains("<svg"));
                QVERIFY(plotBytes(figure, PlotFormat::Png).startsWith("\x89PNG"));
                QVERIFY(plotBytes(figure, PlotFormat::Pdf).startsWith("%PDF"));
                checkFormats(figure.table());
                // Shown as a table it copies as the others do.
                QTest::mouseClick(plot->findChild<QAbstractButton*>(QStringLiteral("asTable")),
                                  Qt::LeftButton);
                QVERIFY(plot->table().isVisible());
                QCOMPARE(plot->table().values().rowCount(),
                         static_cast<int>(figure.table().rows.size()));
                plot->table().copyAs(TableFormat::Csv);
                QCOMPARE(QGuiApplication::clipboard()->text().toStdString(),
                         tableText(figure.table(), TableFormat::Csv));
            }
        }
        QCOMPARE(tables, 10);
        QCOMPARE(plots, 11);
    }

    void oneClassIsNotEstimable()
    {
        MetricsProject project(MetricsProject::Labels::DefiniteOnly);
        project.addRandom(1);
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        const auto& runs = *bench.find<ValueTable>("runsTable");
        QCOMPARE(cellOf(runs, 0, "auroc", Qt::DisplayRole).toString(),
                 QStringLiteral("not estimable"));
        QVERIFY(cellOf(runs, 0, "auroc").isNull());
        QCOMPARE(cellOf(runs, 0, "auroc", Qt::ToolTipRole).toString(),
                 QStringLiteral("Not estimable: only one class."));
        const auto figure = bench.find<PlotPanel>("rocPlot")->figure();
        QVERIFY(!figure->isDrawable());
        QVERIFY(figure->missing.contains(QStringLiteral("only one class")));
    }

    void calibrationSaysBrierAndError()
    {
        MetricsProject project;
        const RunRecord random = project.addRandom(3);
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        bench.page().showTab(MetricsPage::Calibration);
        const RunReport expected = reportOf(project, random);
        const auto& scores = *bench.find<ValueTable>("scoresTable");
        QCOMPARE(cellOf(scores, 0, "brier").toDouble(),
                 *expected.binary.figures[BinaryFigure::Brier].value);
        QCOMPARE(cellOf(scores, 0, "ece").toDouble(), *expected.reliability.expectedError.value);
        auto* plot = bench.find<PlotPanel>("reliabilityPlot");
        QVERIFY(plot->figure()->caption.contains(QStringLiteral("n = 40")));
        const Table table = plot->figure()->table();
        QCOMPARE(table.rows.size(), std::size_t{10});
        double claims = 0;
        for (const auto& row : table.rows) {
            claims += std::get<double>(row[2]);
        }
        QCOMPARE(claims, 40.0);
    }

    void datasetIsCounted()
    {
        MetricsProject project;
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        bench.page().showTab(MetricsPage::Dataset);
        MetricsTab& tab = bench.page().tab(MetricsPage::Dataset);
        QTRY_VERIFY(tab.isContentsShown());
        // Of 40 applications with four claims: 24, 6 and 10 by split, every second indefinite; the
        // first claim of each is independent.
        const auto& table = *bench.find<ValueTable>("compositionTable");
        QCOMPARE(cellOf(table, 0, "All_n").toInt(), 160);
        QCOMPARE(cellOf(table, 0, "Train_n").toInt(), 96);
        QCOMPARE(cellOf(table, 0, "Train_share").toDouble(), 0.6);
        QCOMPARE(cellOf(table, 2, "Test_n").toInt(), 20);
        QCOMPARE(cellOf(table, 2, "Test_share").toDouble(), 0.5);
        QCOMPARE(cellOf(table, 3, "All_share").toDouble(), 0.25);
        const auto& means = *bench.find<ValueTable>("characteristicsTable");
        QCOMPARE(means.values().index(1, 1).data().toString(), QStringLiteral("0.8"));
        const Table years = bench.find<PlotPanel>("yearsPlot")->figure()->table();
        // Filed 2014 to 2021 in turn, so that odd years are those of indefinite claims.
        QCOMPARE(years.rows.size(), std::size_t{8});
        QCOMPARE(std::get<double>(years.rows[0][1]), 20.0);
        QCOMPARE(std::get<double>(years.rows[0][2]), 0.0);
        QCOMPARE(std::get<double>(years.rows[1][2]), 20.0);
    }

    void featuresShowTheModelAndItsIntervals()
    {
        MetricsProject project;
        const RunRecord model = project.addLogistic(FeatureSet::Linguistic);
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        bench.page().showTab(MetricsPage::Features);
        const WeightKey key{model.id, "indefinite"};
        QTRY_VERIFY(bench.controller().weights(key) != nullptr);
        auto* plot = bench.find<PlotPanel>("weightsPlot");
        const auto weights = bench.controller().weights(key);
        double strongest = 0;
        for (const Coefficient& coefficient : weights->coefficients) {
            strongest = std::max(strongest, std::abs(coefficient.weight));
        }
        const Table before = plot->figure()->table();
        QCOMPARE(std::abs(*std::get<Estimate>(before.rows[0][2]).value), strongest);
        QVERIFY(!std::get<Estimate>(before.rows[0][2]).interval);
        auto* group = bench.find<QComboBox>("featuresGroup");
        group->setCurrentText(QStringLiteral("Punctuation"));
        QCOMPARE(plot->figure()->table().rows.size(), std::size_t{5});
        auto* compute = bench.find<QAbstractButton>("computeIntervals");
        QVERIFY(compute->isEnabled());
        QTest::mouseClick(compute, Qt::LeftButton);
        QVERIFY(bench.controller().isBusy());
        QTRY_VERIFY_WITH_TIMEOUT(bench.controller().intervals(key) != nullptr, 60000);
        const Estimate& first = std::get<Estimate>(plot->figure()->table().rows[0][2]);
        QVERIFY(first.interval && first.interval->low <= first.interval->high);
    }

    void intervalsStopWhenCancelled()
    {
        MetricsProject project;
        const RunRecord model = project.addLogistic(FeatureSet::All);
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        bench.page().showTab(MetricsPage::Features);
        const WeightKey key{model.id, "indefinite"};
        QTRY_VERIFY(bench.controller().weights(key) != nullptr);
        QTest::mouseClick(bench.find<QAbstractButton>("computeIntervals"), Qt::LeftButton);
        auto* cancel = bench.find<QAbstractButton>("cancelMetrics");
        QVERIFY(cancel->isVisible());
        QTest::mouseClick(cancel, Qt::LeftButton);
        QTRY_VERIFY(!bench.controller().isBusy());
        QVERIFY(bench.controller().intervals(key) == nullptr);
        QVERIFY(!cancel->isVisible());
    }

    void twoRunsAreCompared()
    {
        MetricsProject project;
        const RunRecord first = project.addRandom(1);
        const RunRecord second = project.addLogistic(FeatureSet::Linguistic);
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        bench.page().showTab(MetricsPage::Compare);
        QTRY_VERIFY(bench.controller().comparison(first.id, second.id) != nullptr);
        const auto one = loadScoredClaims(project.database(), first.id, neverCancelled());
        const auto other = loadScoredClaims(project.database(), second.id, neverCancelled());
        const RunComparison expected = compareRuns(*one, *other, {}).value();
        const auto& table = *bench.find<ValueTable>("comparisonTable");
        const int row = rowOf(table, QStringLiteral("AUROC"));
        QCOMPARE(cellOf(table, row, "difference").toDouble(),
                 *expected.binary.differences[BinaryFigure::Auroc].difference.value);
        const McNemar& test = expected.binary.mcNemar;
        const QString notes = bench.find<QLabel>("comparisonNotes")->text();
        QVERIFY2(notes.contains(pText(test.pExact)), qPrintable(notes));
        // The four cells of who is right add up to the claims.
        const Table agreement = bench.find<PlotPanel>("agreementPlot")->figure()->table();
        double sum = 0;
        for (const auto& cells : agreement.rows) {
            sum += std::get<double>(cells[2]);
        }
        QCOMPARE(sum, static_cast<double>(expected.claims));
        QCOMPARE(std::get<double>(agreement.rows[1][2]), static_cast<double>(test.onlyFirstRight));
    }

    void tablesAndPlotsAreTakenAway()
    {
        MetricsProject project;
        project.addRandom(1);
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        auto* copy = bench.find<QAbstractButton>("copyTable");
        QVERIFY(copy->isEnabled());
        auto* menu = copy->findChild<QMenu*>();
        emit menu->aboutToShow();
        QStringList acts;
        for (QAction* action : menu->actions()) {
            acts.append(action->text());
        }
        for (const char* format : {"CSV", "JSON", "Markdown", "LaTeX"}) {
            QVERIFY2(acts.contains(QStringLiteral("Copy as ") + QLatin1String(format)), format);
        }
        bench.find<ValueTable>("runsTable")->copyAs(TableFormat::Latex);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("\\toprule")));
        QTemporaryDir folder;
        bench.dialogs.folder = folder.path();
        auto* plots = bench.find<QAbstractButton>("savePlots")->findChild<QMenu*>();
        emit plots->aboutToShow();
        plots->actions().first()->trigger();
        const QStringList files = QDir(folder.path()).entryList({QStringLiteral("*.svg")});
        QCOMPARE(files, (QStringList{
                            QStringLiteral("confusion.svg"), QStringLiteral("precision-recall.svg"),
                            QStringLiteral("probabilities.svg"), QStringLiteral("roc.svg")}));
        // A second time it asks before it replaces them.
        bench.dialogs.asked.clear();
        emit plots->aboutToShow();
        plots->actions().first()->trigger();
        QCOMPARE(bench.dialogs.asked.size(), 2);
        QVERIFY(bench.dialogs.asked.last().contains(QStringLiteral("roc.svg")));
    }

    void keysWalkTheTabs()
    {
        MetricsProject project;
        project.addRandom(1);
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        auto* tabs = bench.find<QTabBar>("metricsTabs");
        QCOMPARE(tabs->currentIndex(), static_cast<int>(MetricsPage::Classification));
        QVERIFY(tabs->hasFocus());
        bench.press(Qt::Key_Right);
        QVERIFY(bench.page().tab(MetricsPage::Calibration).isVisible());
        bench.press(Qt::Key_PageDown, Qt::ControlModifier);
        QVERIFY(bench.page().tab(MetricsPage::Features).isVisible());
        bench.press(Qt::Key_Tab);
        QVERIFY(!tabs->hasFocus());
    }

    void newRunsComeWithoutBeingAsked()
    {
        MetricsProject project;
        project.addRandom(1);
        MetricsBench bench(project);
        QVERIFY(bench.waitForFigures());
        QCOMPARE(bench.find<ValueTable>("runsTable")->values().rowCount(), 1);
        project.addRandom(2);
        bench.page().projectChangedOutside();
        QTRY_COMPARE(bench.find<ValueTable>("runsTable")->values().rowCount(), 2);
        QVERIFY(bench.waitForFigures());
    }
};

QTEST_MAIN(tst_MetricsPage)
#include "tst_MetricsPage.moc"
