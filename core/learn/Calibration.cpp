// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Calibration.h"

#include "core/learn/LogisticRegression.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace metes {

namespace {

// Scores of exactly 0 and 1 have no log odds; the limit is far out and finite.
double clippedLogOdds(double score)
{
    const double p = std::clamp(score, 1e-12, 1 - 1e-12);
    return std::log(p) - std::log1p(-p);
}

Result<void> checkClasses(std::span<const double> scores, std::span<const std::uint8_t> positive)
{
    if (scores.size() != positive.size()) {
        return fail(ErrorCode::InvalidArgument, "scores and labels differ in number");
    }
    const auto positives =
        std::count_if(positive.begin(), positive.end(), [](std::uint8_t p) { return p != 0; });
    if (positives == 0 || positives == static_cast<std::ptrdiff_t>(positive.size())) {
        return fail(ErrorCode::InvalidInput, "cannot calibrate: only one class",
                    "Calibration needs scored claims of both classes.");
    }
    return {};
}

struct PlattFit {
    std::vector<double> odds;
    std::vector<double> targets;

    double lossAt(double a, double b) const
    {
        double loss = 0;
        for (std::size_t i = 0; i < odds.size(); ++i) {
            const double z = odds[i] * a + b;
            loss += z >= 0 ? targets[i] * z + std::log1p(std::exp(-z))
                           : (targets[i] - 1) * z + std::log1p(std::exp(z));
        }
        return loss;
    }

    void minimise(double& a, double& b) const
    {
        constexpr double kRidge = 1e-12;
        double loss = lossAt(a, b);
        for (int iteration = 0; iteration < 100; ++iteration) {
            double h11 = kRidge;
            double h22 = kRidge;
            double h21 = 0;
            double g1 = 0;
            double g2 = 0;
            for (std::size_t i = 0; i < odds.size(); ++i) {
                const double p = logistic(-(odds[i] * a + b));
                const double curvature = p * (1 - p);
                h11 += odds[i] * odds[i] * curvature;
                h22 += curvature;
                h21 += odds[i] * curvature;
                g1 += odds[i] * (targets[i] - p);
                g2 += targets[i] - p;
            }
            if (std::abs(g1) < 1e-10 && std::abs(g2) < 1e-10) {
                return;
            }
            const double determinant = h11 * h22 - h21 * h21;
            const double da = -(h22 * g1 - h21 * g2) / determinant;
            const double db = -(-h21 * g1 + h11 * g2) / determinant;
            double step = 1;
            while (step >= 1e-10
                   && lossAt(a + step * da, b + step * db)
                          >= loss + 1e-4 * step * (g1 * da + g2 * db)) {
                step /= 2;
            }
            if (step < 1e-10) {
                return;
            }
            a += step * da;
            b += step * db;
            loss = lossAt(a, b);
        }
    }
};

struct Block {
    double first = 0;  ///< scores that it reaches over
    double last = 0;
    double positives = 0;
    double count = 0;

    double mean() const { return positives / count; }
};

// Joins the last block to those before it as long as they do not rise.
void poolViolators(std::vector<Block>& blocks)
{
    while (blocks.size() > 1 && blocks[blocks.size() - 2].mean() >= blocks.back().mean()) {
        const Block pooled = blocks.back();
        blocks.pop_back();
        blocks.back().last = pooled.last;
        blocks.back().positives += pooled.positives;
        blocks.back().count += pooled.count;
    }
}

double interpolated(const std::vector<double>& xs, const std::vector<double>& ys, double x)
{
    const auto above = std::lower_bound(xs.begin(), xs.end(), x);
    if (above == xs.begin()) {
        return ys.front();
    }
    if (above == xs.end()) {
        return ys.back();
    }
    const auto i = static_cast<std::size_t>(above - xs.begin());
    const double part = (x - xs[i - 1]) / (xs[i] - xs[i - 1]);
    return ys[i - 1] + part * (ys[i] - ys[i - 1]);
}

}  // namespace

double Calibration::apply(double score) const
{
    switch (kind) {
    case CalibrationKind::None: return score;
    case CalibrationKind::Platt: return logistic(-(slope * clippedLogOdds(score) + intercept));
    case CalibrationKind::Isotonic:
        return scores.empty() ? score : interpolated(scores, probabilities, score);
    }
    return score;
}

Result<Calibration> plattCalibration(std::span<const double> scores,
                                     std::span<const std::uint8_t> positive)
{
    if (const Result<void> checked = checkClasses(scores, positive); !checked) {
        return tl::unexpected(checked.error());
    }
    double positives = 0;
    for (const std::uint8_t label : positive) {
        positives += label != 0 ? 1 : 0;
    }
    const double negatives = static_cast<double>(positive.size()) - positives;
    PlattFit fit;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        fit.odds.push_back(clippedLogOdds(scores[i]));
        fit.targets.push_back(positive[i] != 0 ? (positives + 1) / (positives + 2)
                                               : 1 / (negatives + 2));
    }
    Calibration calibration;
    calibration.kind = CalibrationKind::Platt;
    calibration.intercept = std::log((negatives + 1) / (positives + 1));
    fit.minimise(calibration.slope, calibration.intercept);
    return calibration;
}

Result<Calibration> isotonicCalibration(std::span<const double> scores,
                                        std::span<const std::uint8_t> positive)
{
    if (const Result<void> checked = checkClasses(scores, positive); !checked) {
        return tl::unexpected(checked.error());
    }
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&scores](std::size_t a, std::size_t b) { return scores[a] < scores[b]; });
    std::vector<Block> blocks;
    for (const std::size_t i : order) {
        const double label = positive[i] != 0 ? 1 : 0;
        if (!blocks.empty() && blocks.back().last == scores[i]) {
            blocks.back().positives += label;
            blocks.back().count += 1;
        } else {
            poolViolators(blocks);  // ties of the block before are complete now
            blocks.push_back({scores[i], scores[i], label, 1});
        }
    }
    poolViolators(blocks);
    Calibration calibration;
    calibration.kind = CalibrationKind::Isotonic;
    for (const Block& block : blocks) {
        calibration.scores.push_back(block.first);
        calibration.probabilities.push_back(block.mean());
        if (block.last > block.first) {
            calibration.scores.push_back(block.last);
            calibration.probabilities.push_back(block.mean());
        }
    }
    return calibration;
}

}  // namespace metes
