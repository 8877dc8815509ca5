// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Calibration.h"
#include "core/learn/LogisticRegression.h"
#include "core/learn/Preconditioner.h"
#include "core/statistics/Random.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace metes;

namespace {

/// Rows of two correlated columns and one sparse one, with noisy labels.
struct Task {
    Design design;
    std::vector<std::uint8_t> labels;
};

Task makeTask(std::size_t rows)
{
    Task task;
    Random random(11);
    task.design.rowCount = rows;
    task.design.dense.columns = 2;
    task.design.sparse.columns = 3;
    for (std::size_t r = 0; r < rows; ++r) {
        const double x = random.uniform() * 2 - 1;
        const double twin = x + 0.01 * random.uniform();
        task.design.dense.values.insert(task.design.dense.values.end(), {x, twin});
        task.design.sparse.columnOf.push_back(random.below(3));
        task.design.sparse.values.push_back(1);
        task.design.sparse.rowStarts.push_back(r + 1);
        task.labels.push_back(random.uniform() < logistic(2 * x + 0.3) ? 1 : 0);
    }
    return task;
}

double distance(const LinearModel& a, const LinearModel& b)
{
    double largest = std::abs(a.intercept - b.intercept);
    for (std::size_t c = 0; c < a.weights.size(); ++c) {
        largest = std::max(largest, std::abs(a.weights[c] - b.weights[c]));
    }
    return largest;
}

class Stopped final : public Progress {
public:
    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override { return true; }
};

}  // namespace

class tst_LogisticRegression : public QObject {
    Q_OBJECT

private slots:
    void defaultToleranceIsNearTheMinimum()
    {
        const Task task = makeTask(500);
        RegressionOptions options;
        const Result<Fit> loose = fitLogisticRegression(task.design, task.labels, options);
        options.tolerance = 1e-10;
        const Result<Fit> tight = fitLogisticRegression(task.design, task.labels, options);
        QVERIFY(loose && tight);
        QVERIFY(loose->objective >= tight->objective * (1 - 1e-12));
        QVERIFY(loose->objective <= tight->objective * (1 + 1e-6));
        QCOMPARE(regressionObjective(tight->model, task.design, task.labels, options),
                 tight->objective);
    }

    void freeInterceptBalancesTheClasses()
    {
        // Where the intercept is free its derivative vanishes: probabilities sum up to the positives.
        const Task task = makeTask(400);
        RegressionOptions options;
        options.tolerance = 1e-10;
        const Result<Fit> fit = fitLogisticRegression(task.design, task.labels, options);
        double sum = 0;
        for (const double p : probabilities(fit->model, task.design)) {
            sum += p;
        }
        const auto positives = std::count(task.labels.begin(), task.labels.end(), 1);
        QVERIFY(std::abs(sum - static_cast<double>(positives)) < 1e-5);
    }

    void rowWeightsCountRowsTwice()
    {
        const Task task = makeTask(60);
        std::vector<std::size_t> rows;
        std::vector<double> weights;
        for (std::size_t r = 0; r < 60; ++r) {
            weights.push_back(static_cast<double>(r % 3));
            rows.insert(rows.end(), r % 3, r);
        }
        std::vector<std::uint8_t> labels;
        for (const std::size_t row : rows) {
            labels.push_back(task.labels[row]);
        }
        RegressionOptions options;
        options.tolerance = 1e-10;
        FitContext context;
        context.rowWeights = weights;
        const auto weighted = fitLogisticRegression(task.design, task.labels, options, context);
        const auto repeated = fitLogisticRegression(task.design.rowsOf(rows), labels, options);
        QVERIFY(weighted && repeated);
        QVERIFY(distance(weighted->model, repeated->model) < 1e-6);
    }

    void warmStartEndsSoonerAtTheSamePlace()
    {
        const Task task = makeTask(500);
        RegressionOptions options;
        options.tolerance = 1e-9;
        const Result<Fit> cold = fitLogisticRegression(task.design, task.labels, options);
        options.cost = 1.1;
        const Result<Fit> coldNext = fitLogisticRegression(task.design, task.labels, options);
        FitContext context;
        context.start = &cold->model;
        const auto warm = fitLogisticRegression(task.design, task.labels, options, context);
        QVERIFY(cold && coldNext && warm);
        QVERIFY(distance(warm->model, coldNext->model) < 1e-6);
        QVERIFY(warm->iterations < coldNext->iterations);
    }

    void refuses()
    {
        Task task = makeTask(20);
        RegressionOptions options;
        const std::vector<std::uint8_t> positives(20, 1);
        QCOMPARE(fitLogisticRegression(task.design, positives, options).error().code,
                 ErrorCode::InvalidInput);
        const std::vector<std::uint8_t> negatives(20, 0);
        QCOMPARE(fitLogisticRegression(task.design, negatives, options).error().code,
                 ErrorCode::InvalidInput);
        QCOMPARE(fitLogisticRegression(Design(), {}, options).error().code,
                 ErrorCode::InvalidInput);
        QCOMPARE(fitLogisticRegression(task.design, {}, options).error().code,
                 ErrorCode::InvalidArgument);
        options.solver = Solver::Liblinear;
        QCOMPARE(fitLogisticRegression(task.design, task.labels, options).error().code,
                 ErrorCode::InvalidArgument);
        options = {};
        options.cost = 0;
        QCOMPARE(fitLogisticRegression(task.design, task.labels, options).error().code,
                 ErrorCode::InvalidArgument);
        options = {};
        task.design.dense.values[3] = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(fitLogisticRegression(task.design, task.labels, options).error().code,
                 ErrorCode::InvalidInput);
    }

    void stopsWhenCancelled()
    {
        const Task task = makeTask(50);
        const Stopped stopped;
        FitContext context;
        context.progress = &stopped;
        QCOMPARE(fitLogisticRegression(task.design, task.labels, {}, context).error().code,
                 ErrorCode::Cancelled);
    }

    void standardisesOverTheRowsItWasFittedTo()
    {
        DenseMatrix matrix{2, {1, 7, 3, 7, 5, 7}};
        const Standardisation scaling = Standardisation::fit(matrix);
        QCOMPARE(scaling.means, (std::vector<double>{3, 7}));
        QCOMPARE(scaling.scales[0], std::sqrt(8.0 / 3));
        QCOMPARE(scaling.scales[1], 1.0);  // constant: centred only
        scaling.apply(matrix);
        QCOMPARE(matrix.values[0], -std::sqrt(1.5));
        QCOMPARE(matrix.values[1], 0.0);
    }

    void logisticKeepsItsTails()
    {
        QCOMPARE(logistic(0), 0.5);
        QCOMPARE(logistic(-800), 0.0);
        QCOMPARE(logistic(800), 1.0);
        QVERIFY(std::abs(logistic(-40) / std::exp(-40.0) - 1) < 1e-12);
    }
};

QTEST_APPLESS_MAIN(tst_LogisticRegression)
#include "tst_LogisticRegression.moc"
