// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/BinaryMetrics.h"

#include "core/evaluation/RankedScores.h"

#include <algorithm>
#include <cmath>

namespace metes {

namespace {

Estimate quotient(std::int64_t part, std::int64_t whole, std::int64_t n, ZeroDivision rule,
                  const char* reason)
{
    if (whole != 0) {
        return Estimate::of(static_cast<double>(part) / static_cast<double>(whole), n);
    }
    if (rule == ZeroDivision::LeftOut) {
        return Estimate::notEstimable(reason, n);
    }
    Estimate zero = Estimate::of(0, n);
    zero.reason = std::string(reason) + ", counted as 0";
    return zero;
}

/// What is predicted positive at each distinct score, from the highest down.
struct Step {
    double threshold = 0;
    std::int64_t truePositives = 0;
    std::int64_t falsePositives = 0;
};

std::vector<Step> stepsOf(std::span<const std::uint8_t> actual, std::span<const double> scores)
{
    std::vector<std::size_t> order = ascendingOrder(scores);
    std::reverse(order.begin(), order.end());
    std::vector<Step> steps;
    Step step;
    for (std::size_t i = 0; i < order.size(); ++i) {
        (actual[order[i]] != 0 ? step.truePositives : step.falsePositives) += 1;
        if (i + 1 == order.size() || scores[order[i + 1]] != scores[order[i]]) {
            step.threshold = scores[order[i]];
            steps.push_back(step);
        }
    }
    return steps;
}

double ratio(std::int64_t part, std::int64_t whole)
{
    return static_cast<double>(part) / static_cast<double>(whole);
}

/// Why there is no curve; empty when there is one.
std::string obstacle(std::span<const std::uint8_t> actual, std::span<const double> scores)
{
    if (actual.size() != scores.size()) {
        return "labels and scores differ in number";
    }
    if (actual.empty()) {
        return "no claims";
    }
    const bool numbers =
        std::none_of(scores.begin(), scores.end(), [](double score) { return std::isnan(score); });
    return numbers ? std::string() : "a score is not a number";
}

}  // namespace

void Confusion::add(bool actual, bool predicted, std::int64_t times)
{
    (actual ? (predicted ? truePositives : falseNegatives)
            : (predicted ? falsePositives : trueNegatives)) += times;
}

Confusion confusionOf(std::span<const std::uint8_t> actual, std::span<const std::uint8_t> predicted)
{
    Confusion confusion;
    for (std::size_t i = 0; i < std::min(actual.size(), predicted.size()); ++i) {
        confusion.add(actual[i] != 0, predicted[i] != 0);
    }
    return confusion;
}

std::vector<std::uint8_t> predictedAt(std::span<const double> scores,
                                      std::optional<double> threshold)
{
    std::vector<std::uint8_t> predicted(scores.size(), 0);
    for (std::size_t i = 0; i < scores.size() && threshold; ++i) {
        predicted[i] = scores[i] >= *threshold ? 1 : 0;
    }
    return predicted;
}

Estimate precision(const Confusion& confusion, ZeroDivision rule)
{
    return quotient(confusion.truePositives, confusion.truePositives + confusion.falsePositives,
                    confusion.count(), rule, "nothing was predicted positive");
}

Estimate recall(const Confusion& confusion, ZeroDivision rule)
{
    return quotient(confusion.truePositives, confusion.truePositives + confusion.falseNegatives,
                    confusion.count(), rule, "there are no positives");
}

Estimate f1(const Confusion& confusion, ZeroDivision rule)
{
    const std::int64_t both = 2 * confusion.truePositives;
    return quotient(both, both + confusion.falsePositives + confusion.falseNegatives,
                    confusion.count(), rule, "nothing is positive and nothing was predicted");
}

Estimate accuracy(const Confusion& confusion)
{
    return quotient(confusion.truePositives + confusion.trueNegatives, confusion.count(),
                    confusion.count(), ZeroDivision::LeftOut, "no claims");
}

Estimate auroc(std::span<const std::uint8_t> actual, std::span<const double> scores)
{
    const auto n = static_cast<std::int64_t>(scores.size());
    if (std::string reason = obstacle(actual, scores); !reason.empty()) {
        return Estimate::notEstimable(std::move(reason), n);
    }
    const Groups groups{std::vector<std::uint32_t>(scores.size(), 0), 1};
    const std::uint32_t once = 1;
    const std::optional<double> area =
        RankedScores(actual, scores, groups).auroc(std::span(&once, 1));
    return area ? Estimate::of(*area, n) : Estimate::notEstimable("only one class", n);
}

Estimate averagePrecision(std::span<const std::uint8_t> actual, std::span<const double> scores)
{
    const auto n = static_cast<std::int64_t>(scores.size());
    if (std::string reason = obstacle(actual, scores); !reason.empty()) {
        return Estimate::notEstimable(std::move(reason), n);
    }
    const std::vector<Step> steps = stepsOf(actual, scores);
    const std::int64_t positives = steps.back().truePositives;
    if (positives == 0) {
        return Estimate::notEstimable("there are no positives", n);
    }
    double sum = 0;
    std::int64_t before = 0;
    for (const Step& step : steps) {
        sum += ratio(step.truePositives - before, positives)
               * ratio(step.truePositives, step.truePositives + step.falsePositives);
        before = step.truePositives;
    }
    return Estimate::of(sum, n);
}

Estimate brierScore(std::span<const std::uint8_t> actual, std::span<const double> probabilities)
{
    const auto n = static_cast<std::int64_t>(probabilities.size());
    if (std::string reason = obstacle(actual, probabilities); !reason.empty()) {
        return Estimate::notEstimable(std::move(reason), n);
    }
    double sum = 0;
    for (std::size_t i = 0; i < actual.size(); ++i) {
        const double distance = probabilities[i] - (actual[i] != 0 ? 1 : 0);
        sum += distance * distance;
    }
    return Estimate::of(sum / static_cast<double>(n), n);
}

Curve rocCurve(std::span<const std::uint8_t> actual, std::span<const double> scores)
{
    if (std::string reason = obstacle(actual, scores); !reason.empty()) {
        return {{}, std::move(reason)};
    }
    const std::vector<Step> steps = stepsOf(actual, scores);
    const std::int64_t positives = steps.back().truePositives;
    const std::int64_t negatives = steps.back().falsePositives;
    if (positives == 0 || negatives == 0) {
        return {{}, "only one class"};
    }
    Curve curve;
    curve.points.push_back({std::nullopt, 0, 0});
    for (const Step& step : steps) {
        curve.points.push_back({step.threshold, ratio(step.falsePositives, negatives),
                                ratio(step.truePositives, positives)});
    }
    return curve;
}

Curve precisionRecallCurve(std::span<const std::uint8_t> actual, std::span<const double> scores)
{
    if (std::string reason = obstacle(actual, scores); !reason.empty()) {
        return {{}, std::move(reason)};
    }
    const std::vector<Step> steps = stepsOf(actual, scores);
    const std::int64_t positives = steps.back().truePositives;
    if (positives == 0) {
        return {{}, "there are no positives"};
    }
    Curve curve;
    curve.points.push_back({std::nullopt, 0, 1});
    for (const Step& step : steps) {
        curve.points.push_back(
            {step.threshold, ratio(step.truePositives, positives),
             ratio(step.truePositives, step.truePositives + step.falsePositives)});
    }
    return curve;
}

}  // namespace metes
