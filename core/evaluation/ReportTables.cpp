// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/ReportTables.h"

#include <optional>

namespace metes {

namespace {

std::string counted(std::int64_t count, const char* one, const char* many)
{
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string splitText(const std::string& split)
{
    return split.empty() ? "all splits" : "the " + split + " split";
}

std::string ruleText(ZeroDivision rule)
{
    return rule == ZeroDivision::CountsAsZero ? "0/0 counts as 0" : "0/0 is left out";
}

std::string intervalText(const BootstrapOptions& bootstrap)
{
    if (bootstrap.replicates == 0) {
        return "no intervals";
    }
    const int percent = static_cast<int>(bootstrap.confidence * 100 + 0.5);
    return std::to_string(percent) + " % bootstrap intervals by application or family ("
           + std::to_string(bootstrap.replicates) + " resamples, seed "
           + std::to_string(bootstrap.seed) + ")";
}

std::string scoreText(ScoreKind kind)
{
    switch (kind) {
    case ScoreKind::Calibrated: return "calibrated probabilities";
    case ScoreKind::Uniform: return "uniform scores";
    case ScoreKind::Raw: break;
    }
    return "raw scores";
}

std::string scopeText(const RunReport& report)
{
    return counted(report.claims, "claim", "claims") + " (" + std::to_string(report.indefinite)
           + " indefinite) of " + counted(report.groups, "application or family", "applications or families")
           + ", " + splitText(report.split) + "; thresholds from "
           + counted(report.validationClaims, "validation claim", "validation claims") + ".";
}

std::string captionOf(const std::string& what, const RunReport& report)
{
    return what + " of " + report.run + " (" + scoreText(report.scoreKind) + "): " + scopeText(report);
}

TableCell share(const std::optional<double>& value)
{
    return value ? TableCell(*value) : TableCell(std::string());
}

TableCell count(std::int64_t value)
{
    return static_cast<double>(value);
}

std::string categoryName(Category category)
{
    return std::string(categoryInfo(category).name);
}

bool differInSplit(std::span<const RunReport> reports)
{
    for (const RunReport& report : reports) {
        if (report.split != reports.front().split) {
            return true;
        }
    }
    return false;
}

/// After the run's name.
void addSplits(Table& table, std::span<const RunReport> reports)
{
    constexpr std::ptrdiff_t kPlace = 1;
    table.columns.insert(table.columns.begin() + kPlace, {"split", "Split"});
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const bool isRun = i < reports.size();  // else of the paper
        const std::string split = isRun ? reports[i].split : "test";
        table.rows[i].insert(table.rows[i].begin() + kPlace, split.empty() ? "all" : split);
    }
}

std::vector<TableCell> classificationRow(const RunReport& report)
{
    const auto& figures = report.binary.figures;
    return {report.run,
            count(report.claims),
            share(report.threshold.shareSplit),
            figures[BinaryFigure::Precision],
            figures[BinaryFigure::Recall],
            figures[BinaryFigure::F1],
            figures[BinaryFigure::Auroc],
            figures[BinaryFigure::Accuracy],
            report.multiLabel.macroF1,
            report.multiLabel.microF1};
}

std::vector<TableCell> paperCells(const PaperRow& row)
{
    std::vector<TableCell> cells{"PEDANTIC: " + std::string(row.name), std::string()};
    for (const double percent : {row.shareIndefinite, row.precision, row.recall, row.f1, row.auroc,
                                 row.accuracy, row.macroF1, row.microF1}) {
        cells.emplace_back(percent / 100);
    }
    return cells;
}

void noteThreshold(Table& table, const std::string& run, const ThresholdReport& threshold)
{
    if (!threshold.reason.empty()) {
        table.notes.push_back(run + ": " + threshold.reason + ".");
    }
}

std::vector<TableCell> thresholdRow(const std::string& name, const ThresholdReport& threshold)
{
    const bool chosen = threshold.threshold.has_value();
    const auto value = chosen ? threshold.threshold->value : std::nullopt;
    return {name,
            value ? TableCell(*value) : TableCell(std::string(chosen ? "nothing predicted" : "")),
            share(threshold.wantedShare),
            share(threshold.shareValidation),
            share(threshold.shareSplit),
            threshold.reason};
}

Table curveTable(const std::string& id, const std::string& caption, const Curve& curve,
                 const TableColumn& x, const TableColumn& y)
{
    Table table;
    table.id = id;
    table.caption = caption;
    table.columns = {{"threshold", "Threshold"}, x, y};
    for (const CurvePoint& point : curve.points) {
        table.rows.push_back({share(point.threshold), point.x, point.y});
    }
    if (!curve.reason.empty()) {
        table.notes.push_back("Not estimable: " + curve.reason + ".");
    }
    return table;
}

}  // namespace

Table classificationTable(std::span<const RunReport> reports, PaperRows paper)
{
    Table table;
    table.id = "classification";
    table.caption = "Classification results in percent.";
    table.columns = {{"run", "Run"},
                     {"claims", "n", NumberStyle::Count},
                     {"share_indefinite", "% indef.", NumberStyle::Percent},
                     {"precision", "P", NumberStyle::Percent},
                     {"recall", "R", NumberStyle::Percent},
                     {"f1", "F1", NumberStyle::Percent},
                     {"auroc", "AUROC", NumberStyle::Percent},
                     {"accuracy", "Acc.", NumberStyle::Percent},
                     {"macro_f1", "Macro F1", NumberStyle::Percent},
                     {"micro_f1", "Micro F1", NumberStyle::Percent}};
    for (const RunReport& report : reports) {
        table.caption += " " + report.run + ": " + scopeText(report);
        table.rows.push_back(classificationRow(report));
        noteThreshold(table, report.run, report.threshold);
    }
    if (!reports.empty()) {
        table.caption += " Each claim is predicted at the threshold that balances validation; "
                         + ruleText(reports.front().binary.rule) + "; "
                         + intervalText(reports.front().binary.bootstrap) + ".";
    }
    if (paper == PaperRows::Beside) {
        for (const PaperRow& row : paperTable4()) {
            table.rows.push_back(paperCells(row));
        }
        table.notes.emplace_back("Rows named PEDANTIC: the paper's Table 4, on its own test split.");
    }
    if (differInSplit(reports)) {
        addSplits(table, reports);
    }
    return table;
}

Table categoryTable(const RunReport& report)
{
    Table table;
    table.id = "categories";
    table.caption = captionOf("Categories", report) + " In percent; "
                    + ruleText(report.multiLabel.rule) + "; " + intervalText(report.binary.bootstrap)
                    + " for F1.";
    table.columns = {{"category", "Category"},
                     {"positives", "Positives", NumberStyle::Count},
                     {"predicted", "Predicted", NumberStyle::Count},
                     {"threshold", "Threshold"},
                     {"precision", "P", NumberStyle::Percent},
                     {"recall", "R", NumberStyle::Percent},
                     {"f1", "F1", NumberStyle::Percent},
                     {"auroc", "AUROC", NumberStyle::Percent}};
    for (const CategoryReport& category : report.categories) {
        const auto& threshold = category.threshold.threshold;
        table.rows.push_back(
            {categoryName(category.category), count(category.positives),
             count(category.confusion.truePositives + category.confusion.falsePositives),
             share(threshold ? threshold->value : std::nullopt), category.precision, category.recall,
             category.f1, category.auroc});
    }
    for (const std::size_t label : report.multiLabel.withoutBase) {
        table.notes.push_back(categoryName(scoredCategory(label))
                              + " is neither true nor predicted: "
                              + ruleText(report.multiLabel.rule) + ".");
    }
    return table;
}

Table confusionTable(const RunReport& report)
{
    Table table;
    table.id = "confusion";
    table.caption = captionOf("Confusion", report);
    table.columns = {{"examiner", "Examiner"},
                     {"predicted_indefinite", "Predicted indefinite", NumberStyle::Count},
                     {"predicted_definite", "Predicted definite", NumberStyle::Count},
                     {"claims", "Claims", NumberStyle::Count},
                     {"right", "% right", NumberStyle::Percent}};
    noteThreshold(table, report.run, report.threshold);
    if (report.threshold.threshold) {
        const Confusion& confusion = report.binary.confusion;
        const auto addRow = [&table](const char* name, std::int64_t indefinite,
                                     std::int64_t definite, std::int64_t right) {
            const std::int64_t all = indefinite + definite;
            table.rows.push_back(
                {std::string(name), count(indefinite), count(definite), count(all),
                 all > 0 ? TableCell(static_cast<double>(right) / static_cast<double>(all))
                         : TableCell(Estimate::notEstimable("no claims", 0))});
        };
        const auto& [tp, fp, fn, tn] = confusion;
        addRow("indefinite", tp, fn, tp);
        addRow("definite", fp, tn, tn);
        addRow("Total", tp + fp, fn + tn, tp + tn);
    }
    return table;
}

Table thresholdTable(const RunReport& report)
{
    Table table;
    table.id = "thresholds";
    table.caption = captionOf("Balanced thresholds", report) + " Shares of predicted positives.";
    table.columns = {{"target", "Target"},
                     {"threshold", "Threshold"},
                     {"wanted", "Wanted", NumberStyle::Percent},
                     {"validation", "On validation", NumberStyle::Percent},
                     {"split", "On these claims", NumberStyle::Percent},
                     {"remark", "Remark"}};
    table.rows.push_back(thresholdRow("indefinite", report.threshold));
    for (const CategoryReport& category : report.categories) {
        table.rows.push_back(thresholdRow(categoryName(category.category), category.threshold));
    }
    return table;
}

Table histogramTable(const RunReport& report)
{
    Table table;
    table.id = "histogram";
    table.caption = captionOf("Probabilities", report)
                    + " Bins under 100 claims are marked as faint.";
    table.columns = {{"low", "From"},
                     {"high", "To"},
                     {"definite", "Definite", NumberStyle::Count},
                     {"indefinite", "Indefinite", NumberStyle::Count},
                     {"accuracy", "Accuracy", NumberStyle::Percent},
                     {"mean_probability", "Mean p", NumberStyle::Percent},
                     {"share_indefinite", "% indef.", NumberStyle::Percent},
                     {"faint", "Faint"}};
    for (std::size_t i = 0; i < report.histogram.size(); ++i) {
        const HistogramBin& bin = report.histogram[i];
        const ReliabilityBin& reliability = report.reliability.bins[i];
        Estimate indefinite = Estimate::notEstimable("no claims", 0);
        if (reliability.positiveShare) {
            indefinite = Estimate::of(*reliability.positiveShare, bin.count());
            indefinite.interval = reliability.shareInterval;
        }
        table.rows.push_back({bin.low, bin.high, count(bin.definite), count(bin.indefinite),
                              share(bin.accuracy), share(reliability.meanProbability), indefinite,
                              std::string(bin.isFaint() ? "yes" : "")});
    }
    return table;
}

Table rocTable(const RunReport& report)
{
    return curveTable("roc", captionOf("ROC curve", report), report.roc,
                      {"false_positive_rate", "False-positive rate"},
                      {"true_positive_rate", "True-positive rate"});
}

Table precisionRecallTable(const RunReport& report)
{
    return curveTable("precision_recall", captionOf("Precision and recall", report),
                      report.precisionRecall, {"recall", "Recall"}, {"precision", "Precision"});
}

}  // namespace metes
