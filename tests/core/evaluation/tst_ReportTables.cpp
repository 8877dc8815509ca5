// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/ReportTables.h"

#include "core/base/Json.h"
#include "core/evaluation/ReportJson.h"
#include "tests/core/evaluation/ScoredFixture.h"

using namespace metes;
using namespace metes::test;
using namespace std::string_literals;

class tst_ReportTables : public QObject {
    Q_OBJECT

private slots:
    void writesEachFormat();
    void guardsCells();
    void statesScopeAndRule();
    void putsThePaperBeside();
    void rowsAreAsLongAsColumns();
    void writesTheReport();
    void writesTheComparison();
};

namespace {

Table sample()
{
    Estimate figure = Estimate::of(0.59512, 100);
    figure.interval = Interval{0.5712, 0.61};
    Table table;
    table.id = "sample";
    table.caption = "A table of 100 %.";
    table.columns = {{"run", "Run"}, {"auroc", "AUROC", NumberStyle::Percent}, {"p", "p_1"}};
    table.rows = {{std::string("a|b, \"c\""), figure, 0.25},
                  {std::string("none"), Estimate::notEstimable("one class only", 3), 1.0 / 3}};
    table.notes = {"A note."};
    return table;
}

RunReport report(std::uint32_t replicates = 100)
{
    ReportOptions options;
    options.bootstrap.replicates = replicates;
    return runReport(firstRun(), options).value();
}

}  // namespace

void tst_ReportTables::writesEachFormat()
{
    QCOMPARE(tableText(sample(), TableFormat::Csv),
             "run,auroc,auroc_low,auroc_high,p\n"
             "\"a|b, \"\"c\"\"\",0.59512,0.5712,0.61,0.25\n"
             "none,,,,0.3333333333333333\n"s);
    QCOMPARE(tableText(sample(), TableFormat::Markdown),
             "A table of 100 %.\n\n"
             "| Run | AUROC | p\\_1 |\n"
             "| --- | ---: | ---: |\n"
             "| a\\|b, \"c\" | 59.5 (57.1 to 61.0) | 0.25 |\n"
             "| none | not estimable | 0.3333 |\n"
             "\nA note.\n"s);
    QCOMPARE(tableText(sample(), TableFormat::Latex),
             "\\begin{table}\n  \\centering\n  \\begin{tabular}{lrr}\n    \\toprule\n"
             "    Run & AUROC & p\\_1 \\\\\n    \\midrule\n"
             "    a|b, \"c\" & 59.5 (57.1 to 61.0) & 0.25 \\\\\n"
             "    none & not estimable & 0.3333 \\\\\n"
             "    \\bottomrule\n  \\end{tabular}\n  \\caption{A table of 100 \\%. A note.}\n"
             "  \\label{tab:sample}\n\\end{table}\n"s);
    const Json json = Json::parse(tableText(sample(), TableFormat::JsonText));
    QVERIFY(json["rows"][0]["auroc"]
            == Json({{"value", 0.59512}, {"low", 0.5712}, {"high", 0.61}, {"n", 100}}));
    QVERIFY(json["rows"][1]["auroc"]
            == Json({{"value", nullptr}, {"reason", "one class only"}, {"n", 3}}));
    QCOMPARE(json["rows"][1]["p"].get<double>(), 1.0 / 3);
    QCOMPARE(json["columns"][1]["id"].get<std::string>(), "auroc"s);
}

// A run's name or a remark may come from a file of others.
void tst_ReportTables::guardsCells()
{
    Table table = sample();
    table.rows = {{std::string("=cmd()"), 0.5, 0.5}};
    QVERIFY(tableText(table, TableFormat::Csv).find("\n'=cmd(),") != std::string::npos);
    table.rows = {{std::string("50 % & $x_1$ {a} \\b"), 0.5, 0.5}};
    QVERIFY(tableText(table, TableFormat::Latex)
                .find("50 \\% \\& \\$x\\_1\\$ \\{a\\} \\textbackslash{}b &")
            != std::string::npos);
}

void tst_ReportTables::statesScopeAndRule()
{
    const std::array reports{report()};
    const std::string caption = classificationTable(reports, PaperRows::Left).caption;
    for (const char* const part :
         {"10 claims (5 indefinite) of 5 applications", "the test split", "4 validation claims",
          "0/0 counts as 0", "95 % bootstrap intervals", "100 resamples, seed 1"}) {
        QVERIFY2(caption.find(part) != std::string::npos, caption.c_str());
    }
    const Table categories = categoryTable(reports[0]);
    QCOMPARE(categories.notes.size(), std::size_t(5));
    QVERIFY(categories.notes[0].find("neither true nor predicted") != std::string::npos);
}

// The paper's best model, and its own figures of the full feature set.
void tst_ReportTables::putsThePaperBeside()
{
    const std::array reports{report()};
    const Table table = classificationTable(reports, PaperRows::Beside);
    QCOMPARE(table.rows.size(), std::size_t(9));
    const std::string csv = tableText(table, TableFormat::Csv);
    QVERIFY(csv.find("all features") != std::string::npos);
    const auto& row = table.rows[4];
    QCOMPARE(cellText(row[2], table.columns[2]), "49.2"s);
    QCOMPARE(cellText(row[3], table.columns[3]), "56.8"s);
    QCOMPARE(cellText(row[6], table.columns[6]), "59.5"s);
    QCOMPARE(cellText(row[7], table.columns[7]), "56.7"s);
    QCOMPARE(cellText(row[8], table.columns[8]), "12.1"s);
    const auto& best = table.rows[8];
    QCOMPARE(cellText(best[6], table.columns[6]), "60.3"s);
    QCOMPARE(cellText(best[9], table.columns[9]), "22.9"s);
    // Each F1 is the harmonic mean of its P and R, but for rounding.
    for (const PaperRow& paper : paperTable4()) {
        const double f1 = 2 * paper.precision * paper.recall / (paper.precision + paper.recall);
        QVERIFY(std::abs(f1 - paper.f1) < 0.1);
    }
}

void tst_ReportTables::rowsAreAsLongAsColumns()
{
    const RunReport full = report();
    const RunComparison comparison = compareRuns(firstRun(), secondRun(), {}).value();
    const std::array reports{full};
    for (const Table& table :
         {classificationTable(reports, PaperRows::Beside), categoryTable(full),
          confusionTable(full), thresholdTable(full), histogramTable(full), rocTable(full),
          precisionRecallTable(full), comparisonTable(comparison)}) {
        QVERIFY(!table.rows.empty());
        for (const auto& row : table.rows) {
            QCOMPARE(row.size(), table.columns.size());
        }
        for (const TableFormat format : {TableFormat::Csv, TableFormat::JsonText,
                                         TableFormat::Markdown, TableFormat::Latex}) {
            const std::string text = tableText(table, format);
            QVERIFY(text.find("nan") == std::string::npos);
            QVERIFY(text.ends_with('\n'));
        }
    }
}

void tst_ReportTables::writesTheReport()
{
    const Json json = Json::parse(reportJson(report(), ReportCurves::Included));
    QCOMPARE(json["threshold"]["value"].get<double>(), 0.65);
    QCOMPARE(json["threshold"]["share_split"].get<double>(), 0.3);
    QCOMPARE(json["binary"]["auroc"]["value"].get<double>(), 0.88);
    QCOMPARE(json["binary"]["auroc"]["n"].get<int>(), 10);
    QVERIFY(json["binary"]["auroc"]["low"].get<double>() <= 0.88);
    QVERIFY(json["multilabel"]["per_category"]["undefined_term"]["f1"]["value"].is_null());
    QVERIFY(!json["multilabel"]["per_category"]["undefined_term"]["f1"]["reason"]
                 .get<std::string>()
                 .empty());
    QCOMPARE(json["curves"]["roc"].size(), std::size_t(11));
    QVERIFY(!Json::parse(reportJson(report())).contains("curves"));
}

void tst_ReportTables::writesTheComparison()
{
    const Json json =
        Json::parse(comparisonJson(compareRuns(firstRun(), secondRun(), {}).value()));
    QVERIFY(json["runs"] == Json::array({"logistic-1", "random-2"}));
    QVERIFY(std::abs(json["difference"]["auroc"]["value"].get<double>() + 0.16) < 1e-12);
    QVERIFY(json["difference"]["auroc"].contains("p"));
    QCOMPARE(json["mcnemar"]["only_first_right"].get<int>(), 2);
    QVERIFY(json["difference"]["macro_f1"]["value"].is_null());
}

QTEST_APPLESS_MAIN(tst_ReportTables)
#include "tst_ReportTables.moc"
