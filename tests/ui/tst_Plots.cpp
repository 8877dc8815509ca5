// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures: what they draw, what they say, their table twin, their files.

#include "FakeDialogs.h"
#include "ui/plots/Axis.h"
#include "ui/plots/CurveFigure.h"
#include "ui/plots/HistogramFigure.h"
#include "ui/plots/MatrixFigure.h"
#include "ui/plots/Numbers.h"
#include "ui/plots/PlotFile.h"
#include "ui/plots/PlotPanel.h"
#include "ui/plots/PlotView.h"
#include "ui/plots/ReliabilityFigure.h"
#include "ui/plots/ValueTable.h"
#include "ui/plots/WeightFigure.h"
#include "ui/plots/YearsFigure.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QHeaderView>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace metes;

Q_DECLARE_METATYPE(std::shared_ptr<const metes::Figure>)

namespace {

using FigurePointer = std::shared_ptr<const Figure>;

template<typename T, typename Values>
std::shared_ptr<T> made(Values values, const char* title)
{
    auto figure = std::make_shared<T>(std::move(values));
    figure->title = QLatin1String(title);
    figure->caption = QStringLiteral("n = 300");
    return figure;
}

FigurePointer weights()
{
    WeightValues values;
    values.left = QStringLiteral("definite");
    values.right = QStringLiteral("indefinite");
    values.bars = {{QStringLiteral("commas"),
                    QStringLiteral("Punctuation"),
                    {0.25, Interval{0.125, 0.375}, 300, {}}},
                   {QStringLiteral("depth"),
                    QStringLiteral("Claim tree"),
                    {-0.5, Interval{-0.75, -0.25}, 300, {}}},
                   {QStringLiteral("smog"), QStringLiteral("Readability"),
                    Estimate::notEstimable("only one class", 300)}};
    return made<WeightFigure>(values, "What drives it");
}

FigurePointer histogram()
{
    HistogramValues values;
    values.bins = {{0, 0.5, 99, 0.75}, {0.5, 1, 201, 0.5}, {1, 1, 0, std::nullopt}};
    return made<HistogramFigure>(values, "Probability and accuracy");
}

FigurePointer roc()
{
    CurveValues values;
    values.lines = {{QStringLiteral("all features"),
                     QStringLiteral("AUROC 75.0 (60.0 – 90.0)"),
                     {{0, 0}, {0, 0.5}, {0.5, 1}, {1, 1}},
                     {std::nullopt, 0.8, 0.4, 0.1}}};
    return made<CurveFigure>(values, "ROC");
}

FigurePointer reliability()
{
    ReliabilityValues values;
    values.bins = {{0, 0.5, 99, 0.25, 0.2, Interval{0.1, 0.3}},
                   {0.5, 1, 201, 0.75, 0.8, Interval{0.7, 0.9}},
                   {1, 1, 0, {}, {}, {}}};
    return made<ReliabilityFigure>(values, "Reliability");
}

FigurePointer confusion()
{
    MatrixValues values;
    values.rowsName = QStringLiteral("examiner");
    values.columnsName = QStringLiteral("predicted");
    values.rows = {QStringLiteral("indefinite"), QStringLiteral("definite")};
    values.columns = values.rows;
    values.counts = {30, 10, 0, 0};
    return made<MatrixFigure>(values, "Confusion");
}

FigurePointer years()
{
    YearsValues values;
    values.years = {{2014, 30, 10}, {2015, 0, 0}, {2016, 5, 15}};
    return made<YearsFigure>(values, "Claims by year");
}

std::vector<std::pair<const char*, FigurePointer>> all()
{
    return {{"weights", weights()},         {"histogram", histogram()}, {"roc", roc()},
            {"reliability", reliability()}, {"confusion", confusion()}, {"years", years()}};
}

/// What a drawing looks like on paper.
QImage drawn(const Figure& figure, const QSize& size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    figure.draw(painter, QRectF(0, 0, size.width(), size.height()), paperStyle());
    return image;
}

/// All that an SVG file says.
QString textOf(const QByteArray& svg)
{
    QXmlStreamReader reader(svg);
    QString text;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isCharacters()) {
            text += reader.text();
        }
    }
    return reader.hasError() ? QStringLiteral("not XML: ") + reader.errorString() : text;
}

double number(const Table& table, std::size_t row, std::size_t column)
{
    const TableCell& cell = table.rows.at(row).at(column);
    if (const auto* plain = std::get_if<double>(&cell)) {
        return *plain;
    }
    return std::get<Estimate>(cell).value.value();
}

}  // namespace

class tst_Plots : public QObject {
    Q_OBJECT

private slots:
    void axesHaveRoundTicks_data()
    {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<QList<double>>("ticks");
        QTest::newRow("both signs") << -0.31 << 0.42 << QList<double>{-0.4, -0.2, 0, 0.2, 0.4, 0.6};
        QTest::newRow("hundreds") << 0.0 << 950.0 << QList<double>{0, 200, 400, 600, 800, 1000};
        QTest::newRow("nothing") << 0.0 << 0.0 << QList<double>{0, 0.2, 0.4, 0.6, 0.8, 1};
    }
    void axesHaveRoundTicks()
    {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(QList<double>, ticks);
        const Axis axis = roundAxis(low, high, 5);
        QCOMPARE(axis.ticks.size(), static_cast<std::size_t>(ticks.size()));
        for (qsizetype i = 0; i < ticks.size(); ++i) {
            QVERIFY(qAbs(axis.ticks[static_cast<std::size_t>(i)] - ticks[i]) < 1e-9);
        }
        QCOMPARE(axis.label(-0.0), axis.label(0.0));
    }

    void countsHaveWholeSteps()
    {
        const Axis axis = countAxis(3, 5);
        QCOMPARE(axis.ticks, (std::vector<double>{0, 1, 2, 3}));
        QCOMPARE(axis.label(2), QStringLiteral("2"));
    }

    void everyFigureDrawsWithinItsFrame_data()
    {
        QTest::addColumn<FigurePointer>("figure");
        for (const auto& [name, figure] : all()) {
            QTest::newRow(name) << figure;
        }
    }
    void everyFigureDrawsWithinItsFrame()
    {
        QFETCH(FigurePointer, figure);
        const QSize size = figure->naturalSize(480);
        QCOMPARE(size.width(), 480);
        const QRectF frame(0, 0, size.width(), size.height());
        const QImage image = drawn(*figure, size);
        QImage blank(size, QImage::Format_RGB32);
        blank.fill(Qt::white);
        QVERIFY(image != blank);
        const auto marks = figure->marks(frame, paperStyle());
        QVERIFY(!marks.empty());
        for (const FigureMark& mark : marks) {
            const QRectF room = frame.adjusted(-8, -8, 8, 8);
            QVERIFY2(room.contains(mark.area.topLeft()), qPrintable(mark.text));
            QVERIFY2(room.contains(mark.area.bottomRight()), qPrintable(mark.text));
            QVERIFY(!mark.text.isEmpty());
        }
        // Every figure has its numbers, each row as long as the columns.
        const Table table = figure->table();
        QVERIFY(!table.rows.empty());
        for (const auto& row : table.rows) {
            QCOMPARE(row.size(), table.columns.size());
        }
    }

    void barsPointToTheirSide()
    {
        const QRectF frame(0, 0, 480, 200);
        const auto marks = weights()->marks(frame, paperStyle());
        QCOMPARE(marks.size(), std::size_t{3});
        // The middle line is where one begins and the other ends.
        QVERIFY(qAbs(marks[0].area.left() - marks[1].area.right()) < 0.5);
        // Twice the weight, twice the length.
        QVERIFY(qAbs(marks[1].area.width() - 2 * marks[0].area.width()) < 0.5);
        QVERIFY(marks[0].text.contains(QStringLiteral("0.250 (0.125 – 0.375)")));
        QVERIFY(marks[0].text.endsWith(QStringLiteral("indefinite")));
        QVERIFY(marks[1].text.contains(QStringLiteral("−0.500")));
        QVERIFY(marks[2].text.contains(QStringLiteral("not estimable")));
        const QImage image = drawn(*weights(), {480, 200});
        const PlotStyle style = paperStyle();
        // Off the whisker, inside each bar.
        const auto inside = [&](const QRectF& bar) {
            return image.pixelColor(qRound(bar.center().x()), qRound(bar.top()) + 3);
        };
        QCOMPARE(inside(marks[0].area).rgb(), style.indefinite.rgb());
        QCOMPARE(inside(marks[1].area).rgb(), style.definite.rgb());
    }

    void dotsOfFewClaimsAreHollow()
    {
        const QRectF frame(0, 0, 480, 300);
        const auto marks = histogram()->marks(frame, paperStyle());
        const QImage image = drawn(*histogram(), {480, 300});
        const PlotStyle style = paperStyle();
        // The right axis goes from 0 at the bars' foot to 100 % at 10 px below the top.
        const double foot = marks[0].area.bottom();
        const auto dot = [&](std::size_t bin, double accuracy) {
            return image.pixelColor(qRound(marks[bin].area.center().x()),
                                    qRound(foot - accuracy * (foot - 10)));
        };
        QCOMPARE(dot(0, 0.75).rgb(), style.ground.rgb());
        QCOMPARE(dot(1, 0.5).rgb(), style.dot.rgb());
        QVERIFY(marks[0].text.contains(QStringLiteral("n = 99 · accuracy 75.0 %")));
    }

    void tablesHoldTheNumbers()
    {
        const Table bars = weights()->table();
        QCOMPARE(number(bars, 1, 2), -0.5);
        QCOMPARE(std::get<Estimate>(bars.rows[1][2]).interval->low, -0.75);
        QVERIFY(!std::get<Estimate>(bars.rows[2][2]).value);
        QCOMPARE(number(histogram()->table(), 0, 2), 99.0);
        QVERIFY(!std::get<Estimate>(histogram()->table().rows[2][3]).value);
        QCOMPARE(number(roc()->table(), 2, 3), 1.0);
        QCOMPARE(std::get<std::string>(roc()->table().rows[0][1]), std::string());
        QCOMPARE(number(confusion()->table(), 0, 3), 0.75);
        // A row without claims has no shares, and 2015 no share of indefinite ones.
        QVERIFY(!std::get<Estimate>(confusion()->table().rows[2][3]).value);
        QCOMPARE(number(years()->table(), 2, 3), 0.75);
        QVERIFY(!std::get<Estimate>(years()->table().rows[1][3]).value);
    }

    void svgHoldsTextAndCanBeDrawn_data() { everyFigureDrawsWithinItsFrame_data(); }
    void svgHoldsTextAndCanBeDrawn()
    {
        QFETCH(FigurePointer, figure);
        const QByteArray svg = plotBytes(*figure, PlotFormat::Svg);
        const QString text = textOf(svg);
        QVERIFY2(text.contains(figure->title), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("n = 300")));
        QVERIFY(QSvgRenderer(svg).isValid());
    }

    void pngHasTwiceTheDotsAt200Percent()
    {
        const QImage once = QImage::fromData(plotBytes(*roc(), PlotFormat::Png), "PNG");
        const QImage twice = QImage::fromData(plotBytes(*roc(), PlotFormat::PngDouble), "PNG");
        QVERIFY(once.width() > 0);
        QCOMPARE(twice.size(), once.size() * 2);
        QVERIFY(plotBytes(*roc(), PlotFormat::Pdf).startsWith("%PDF-"));
    }

    void numbersAreSavedAsText()
    {
        const QByteArray csv = plotBytes(*weights(), PlotFormat::Csv);
        QVERIFY2(csv.contains("commas"), csv);
        QVERIFY(csv.contains("0.125"));
        QVERIFY(plotBytes(*weights(), PlotFormat::Json).contains("\"weight\""));
        QVERIFY(plotBytes(*weights(), PlotFormat::Markdown).contains("|"));
        QVERIFY(plotBytes(*weights(), PlotFormat::Latex).contains("\\toprule"));
    }

    void formatsByName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("format");
        QTest::newRow("svg") << "a.SVG" << int(PlotFormat::Svg);
        QTest::newRow("png") << "a.png" << int(PlotFormat::Png);
        QTest::newRow("double") << "a@2x.png" << int(PlotFormat::PngDouble);
        QTest::newRow("latex") << "a.b.tex" << int(PlotFormat::Latex);
        QTest::newRow("unknown") << "a.gif" << -1;
    }
    void formatsByName()
    {
        QFETCH(QString, name);
        QFETCH(int, format);
        const auto found = plotFormatOf(name);
        QCOMPARE(found ? static_cast<int>(*found) : -1, format);
    }

    void whatIsNotEstimableIsSaid()
    {
        auto figure = made<CurveFigure>(CurveValues{}, "ROC");
        figure->missing = notEstimableText("only one class");
        QCOMPARE(figure->missing, QStringLiteral("Not estimable: only one class."));
        Theme theme([] { return false; });
        FakeDialogs dialogs;
        PlotPanel panel(theme, dialogs);
        panel.setFigure(figure);
        panel.resize(500, 300);
        panel.show();
        QVERIFY(panel.view().accessibleDescription().contains(QStringLiteral("only one class")));
        QVERIFY(!panel.findChild<QAbstractButton*>(QStringLiteral("asTable"))->isEnabled());
        QVERIFY(!panel.findChild<QAbstractButton*>(QStringLiteral("savePlot"))->isEnabled());
        QVERIFY(textOf(plotBytes(*figure, PlotFormat::Svg))
                    .simplified()
                    .contains(QStringLiteral("only one class")));
    }

    void keysWalkTheMarks()
    {
        Theme theme([] { return false; });
        PlotView view(theme);
        view.setFigure(weights());
        view.resize(480, 200);
        view.show();
        view.setFocus(Qt::TabFocusReason);
        QVERIFY(view.markText().isEmpty());
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(view.markText().startsWith(QStringLiteral("commas: 0.250")));
        QCOMPARE(view.accessibleDescription(), view.markText());
        QTest::keyClick(&view, Qt::Key_End);
        QVERIFY(view.markText().startsWith(QStringLiteral("smog")));
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(view.markText().startsWith(QStringLiteral("smog")));
        QTest::keyClick(&view, Qt::Key_Left);
        QVERIFY(view.markText().startsWith(QStringLiteral("depth")));
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(view.markText().isEmpty());
    }

    void pointerReadsTheMark()
    {
        Theme theme([] { return false; });
        PlotView view(theme);
        view.setFigure(confusion());
        view.resize(480, 180);
        view.show();
        const QRectF room = QRectF(view.rect()).adjusted(4, 4, -4, -4);
        const auto marks = confusion()->marks(room, screenStyle(theme));
        QTest::mouseMove(&view, marks[1].area.center().toPoint());
        QCOMPARE(view.markText(),
                 QStringLiteral("examiner indefinite, predicted definite: 10 of 40 (25.0 %)"));
    }

    void tableTwinShowsAndCopies()
    {
        Theme theme([] { return false; });
        FakeDialogs dialogs;
        PlotPanel panel(theme, dialogs);
        panel.setFigure(weights());
        panel.resize(500, 320);
        panel.show();
        auto* asTable = panel.findChild<QAbstractButton*>(QStringLiteral("asTable"));
        asTable->setFocus();
        QTest::keyClick(asTable, Qt::Key_Space);
        QVERIFY(panel.isTableShown());
        QVERIFY(panel.table().isVisible());
        QVERIFY(!panel.view().isVisible());
        const ValueTableModel& values = panel.table().values();
        QAbstractItemModelTester tester(const_cast<ValueTableModel*>(&values),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(values.index(0, 2).data().toString(), QStringLiteral("0.250"));
        QCOMPARE(values.index(0, 2).data(ValueTableModel::kIntervalRole).toString(),
                 QStringLiteral("0.125 – 0.375"));
        QCOMPARE(values.index(2, 2).data().toString(), QStringLiteral("not estimable"));
        QCOMPARE(values.index(2, 2).data(Qt::ToolTipRole).toString(),
                 QStringLiteral("Not estimable: only one class."));
        panel.table().copyAs(TableFormat::Csv);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("-0.5")));
    }

    void narrowTableGivesUpWhatMattersLeast()
    {
        Theme theme([] { return false; });
        FakeDialogs dialogs;
        ValueTable table(theme, dialogs, QStringLiteral("figures"));
        table.setMainInterval("main");
        table.setSpareColumn("spare");
        const Estimate figure{0.5, Interval{0.25, 0.75}, 300, {}};
        const Estimate missing = Estimate::notEstimable("only one class", 300);
        table.setTable({"figures",
                        {},
                        {{"name", "Run"}, {"main", "M"}, {"other", "O"}, {"spare", "A reference"}},
                        {{"Logistic regression with all features", figure, figure, 0.5},
                         {"Random", figure, missing, 0.5}},
                        {}});
        table.show();
        const auto shows = [&](int row, int column, int role = Qt::DisplayRole) {
            return table.values().index(row, column).data(role).toString();
        };
        QStringList ways;
        int whole = 0;
        for (int width = 1200; width > 200; width -= 4) {
            table.resize(width, 200);
            whole = std::max(whole, table.sizeHintForIndex(table.values().index(0, 0)).width());
            const QString way = QString::fromLatin1(
                table.horizontalHeader()->length() > table.viewport()->width() ? "scrolls"
                : table.isColumnHidden(3)                                      ? "spare column"
                : table.columnWidth(0) < whole                                 ? "ends of names"
                : shows(1, 2) == QStringLiteral("–")                           ? "words"
                : shows(0, 2, ValueTableModel::kIntervalRole).isEmpty()        ? "intervals"
                                                                               : "nothing");
            if (ways.isEmpty() || ways.last() != way) {
                ways.append(way);
            }
        }
        QCOMPARE(ways, QStringList({QStringLiteral("nothing"), QStringLiteral("intervals"),
                                    QStringLiteral("words"), QStringLiteral("ends of names"),
                                    QStringLiteral("spare column"), QStringLiteral("scrolls")}));
        QVERIFY(!shows(0, 1, ValueTableModel::kIntervalRole).isEmpty());
        QCOMPARE(shows(1, 2, Qt::AccessibleTextRole),
                 QStringLiteral("Not estimable: only one class."));
        // Files have every column all the same.
        table.copyAs(TableFormat::Csv);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("spare")));
    }

    void savesByTheEndingOfTheName()
    {
        Theme theme([] { return false; });
        FakeDialogs dialogs;
        QTemporaryDir folder;
        PlotPanel panel(theme, dialogs);
        panel.setFigure(years());
        dialogs.toSave = folder.filePath(QStringLiteral("years.svg"));
        panel.chooseAndSave();
        QFile svg(*dialogs.toSave);
        QVERIFY(svg.open(QIODevice::ReadOnly));
        QVERIFY(textOf(svg.readAll()).contains(QStringLiteral("2016")));
        dialogs.toSave = folder.filePath(QStringLiteral("no/such/folder.pdf"));
        panel.chooseAndSave();
        QVERIFY(dialogs.asked.last().startsWith(QStringLiteral("Save the plot|")));
    }

    void followsTheTheme()
    {
        Theme theme([] { return false; });
        PlotView view(theme);
        view.setFigure(histogram());
        view.resize(480, 310);
        const QImage light = view.grab().toImage();
        theme.setMode(Theme::Mode::Dark);
        QVERIFY(view.grab().toImage() != light);
        // Files stay light.
        const QImage file = QImage::fromData(plotBytes(*histogram(), PlotFormat::Png), "PNG");
        QCOMPARE(file.pixelColor(2, 2), QColor(Qt::white));
    }
};

QTEST_MAIN(tst_Plots)
#include "tst_Plots.moc"
