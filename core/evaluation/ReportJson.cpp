// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/ReportJson.h"

#include "core/base/Json.h"

#include <array>
#include <utility>

namespace metes {

namespace {

constexpr std::array<std::pair<BinaryFigure, std::string_view>, kBinaryFigureCount> kFigureIds{
    {{BinaryFigure::Precision, "precision"},
     {BinaryFigure::Recall, "recall"},
     {BinaryFigure::F1, "f1"},
     {BinaryFigure::Accuracy, "accuracy"},
     {BinaryFigure::Auroc, "auroc"},
     {BinaryFigure::Brier, "brier"}}};

template<typename Value>
Json orNull(const std::optional<Value>& value)
{
    return value ? Json(*value) : Json();
}

Json toJson(const Estimate& estimate)
{
    if (!estimate.value) {
        return {{"value", nullptr}, {"reason", estimate.reason}, {"n", estimate.n}};
    }
    Json json{{"value", *estimate.value}, {"low", nullptr}, {"high", nullptr}, {"n", estimate.n}};
    if (estimate.interval) {
        json["low"] = estimate.interval->low;
        json["high"] = estimate.interval->high;
    }
    if (!estimate.reason.empty()) {
        json["reason"] = estimate.reason;
    }
    return json;
}

Json toJson(const ThresholdReport& threshold)
{
    Json json{{"value", nullptr},
              {"wanted", orNull(threshold.wantedShare)},
              {"share_validation", orNull(threshold.shareValidation)},
              {"share_split", orNull(threshold.shareSplit)}};
    if (threshold.threshold) {
        json["value"] = orNull(threshold.threshold->value);
        json["exact"] = threshold.threshold->exact;
    }
    if (!threshold.reason.empty()) {
        json["reason"] = threshold.reason;
    }
    return json;
}

Json toJson(const Confusion& confusion)
{
    return {{"tp", confusion.truePositives},
            {"fp", confusion.falsePositives},
            {"fn", confusion.falseNegatives},
            {"tn", confusion.trueNegatives}};
}

Json toJson(const BinaryFigures<Estimate>& figures)
{
    Json json = Json::object();
    for (const auto& [figure, id] : kFigureIds) {
        json[std::string(id)] = toJson(figures[figure]);
    }
    return json;
}

Json toJson(const PairedDifference& difference)
{
    Json json = toJson(difference.difference);
    json["p"] = orNull(difference.pValue);
    return json;
}

Json toJson(const Curve& curve)
{
    Json points = Json::array();
    for (const CurvePoint& point : curve.points) {
        points.push_back({orNull(point.threshold), point.x, point.y});
    }
    return points;
}

std::string_view ruleId(ZeroDivision rule)
{
    return rule == ZeroDivision::CountsAsZero ? "zero" : "left_out";
}

std::string_view scoreKindId(ScoreKind kind)
{
    return kind == ScoreKind::Calibrated ? "calibrated"
           : kind == ScoreKind::Uniform  ? "uniform"
                                         : "raw";
}

Json categoriesJson(const RunReport& report)
{
    Json json = Json::object();
    for (const CategoryReport& category : report.categories) {
        json[std::string(categoryInfo(category.category).id)] = {
            {"f1", toJson(category.f1)},
            {"precision", toJson(category.precision)},
            {"recall", toJson(category.recall)},
            {"auroc", toJson(category.auroc)},
            {"positives", category.positives},
            {"confusion", toJson(category.confusion)},
            {"threshold", toJson(category.threshold)}};
    }
    return json;
}

Json calibrationJson(const RunReport& report)
{
    Json bins = Json::array();
    for (std::size_t i = 0; i < report.histogram.size(); ++i) {
        const HistogramBin& bin = report.histogram[i];
        const ReliabilityBin& reliability = report.reliability.bins[i];
        bins.push_back({{"low", bin.low},
                        {"high", bin.high},
                        {"definite", bin.definite},
                        {"indefinite", bin.indefinite},
                        {"accuracy", orNull(bin.accuracy)},
                        {"mean_probability", orNull(reliability.meanProbability)}});
    }
    return {{"scores", scoreKindId(report.scoreKind)},
            {"brier", toJson(report.binary.figures[BinaryFigure::Brier])},
            {"ece", toJson(report.reliability.expectedError)},
            {"bins", std::move(bins)}};
}

}  // namespace

std::string reportJson(const RunReport& report, ReportCurves curves)
{
    Json binary = toJson(report.binary.figures);
    binary["average_precision"] = toJson(report.binary.averagePrecision);
    binary["confusion"] = toJson(report.binary.confusion);
    Json json{
        {"run", report.run},
        {"kind", report.kind},
        {"split", report.split.empty() ? "all" : report.split},
        {"scope", "labelled claims"},
        {"claims", report.claims},
        {"indefinite", report.indefinite},
        {"groups", report.groups},
        {"unlabelled", report.unlabelled},
        {"validation_claims", report.validationClaims},
        {"zero_division", ruleId(report.binary.rule)},
        {"bootstrap", {{"replicates", report.binary.bootstrap.replicates},
                       {"seed", report.binary.bootstrap.seed},
                       {"confidence", report.binary.bootstrap.confidence}}},
        {"threshold", toJson(report.threshold)},
        {"binary", std::move(binary)},
        {"multilabel", {{"macro_f1", toJson(report.multiLabel.macroF1)},
                        {"micro_f1", toJson(report.multiLabel.microF1)},
                        {"macro_f1_other_rule", toJson(report.multiLabelOtherRule.macroF1)},
                        {"per_category", categoriesJson(report)}}},
        {"calibration", calibrationJson(report)},
        {"judge", nullptr}};
    if (curves == ReportCurves::Included) {
        json["curves"] = {{"roc", toJson(report.roc)},
                          {"precision_recall", toJson(report.precisionRecall)}};
    }
    return canonicalJson(json) + '\n';
}

std::string comparisonJson(const RunComparison& comparison)
{
    Json differences = Json::object();
    for (const auto& [figure, id] : kFigureIds) {
        differences[std::string(id)] = toJson(comparison.binary.differences[figure]);
    }
    differences["macro_f1"] = toJson(comparison.multiLabel.macroF1);
    differences["micro_f1"] = toJson(comparison.multiLabel.microF1);
    const McNemar& test = comparison.binary.mcNemar;
    const bool tested =
        comparison.firstThreshold.threshold && comparison.secondThreshold.threshold;
    Json mcNemar = tested ? Json{{"only_first_right", test.onlyFirstRight},
                                 {"only_second_right", test.onlySecondRight},
                                 {"p", test.pExact}}
                          : Json{{"p", nullptr}, {"reason", "a run has no threshold"}};
    return canonicalJson(Json{{"runs", {comparison.first, comparison.second}},
                              {"split", comparison.split.empty() ? "all" : comparison.split},
                              {"claims", comparison.claims},
                              {"groups", comparison.groups},
                              {"left_out", comparison.leftOut},
                              {"first", toJson(comparison.firstFigures)},
                              {"second", toJson(comparison.secondFigures)},
                              {"difference", std::move(differences)},
                              {"mcnemar", std::move(mcNemar)}})
           + '\n';
}

}  // namespace metes
