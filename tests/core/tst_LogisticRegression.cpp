// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Calibration.h"
#include "core/learn/LogisticRegression.h"
#include "core/learn/Preconditioner.h"
#include "core/statistics/Random.h"

#include <linear.h>

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

/// Stops at a question, counted from 1; 0 for never.
class StopsAt final : public Progress {
public:
    explicit StopsAt(int question) : m_question(question) {}
    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override
    {
        ++m_asked;
        return m_question != 0 && m_asked >= m_question;
    }
    int asked() const { return m_asked; }

private:
    int m_question;
    mutable int m_asked = 0;
};

RegressionOptions optionsFor(Solver solver)
{
    RegressionOptions options;
    options.solver = solver;
    options.intercept = solver == Solver::Liblinear ? Intercept::Penalised : Intercept::Free;
    return options;
}

/// What the library LIBLINEAR makes of a task, its intercept last.
std::vector<double> byLibrary(const Task& task, const RegressionOptions& options)
{
    const auto columns = static_cast<int>(task.design.columns());
    std::vector<std::vector<feature_node>> rows(task.design.rows());
    std::vector<feature_node*> starts;
    std::vector<double> labels;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        rows[r].push_back(
            {static_cast<int>(task.design.sparse.columnOf[r]) + 1, task.design.sparse.values[r]});
        for (std::size_t c = 0; c < task.design.dense.columns; ++c) {
            rows[r].push_back({static_cast<int>(task.design.sparse.columns + c) + 1,
                               task.design.dense.row(r)[c]});
        }
        rows[r].push_back({columns + 1, 1});
        rows[r].push_back({-1, 0});
        starts.push_back(rows[r].data());
        labels.push_back(task.labels[r] != 0 ? 1 : -1);
    }
    problem given{};
    given.l = static_cast<int>(rows.size());
    given.n = columns + 1;
    given.y = labels.data();
    given.x = starts.data();
    given.bias = 1;
    parameter settings{};
    settings.solver_type = L2R_LR;
    settings.C = options.cost;
    settings.eps = options.tolerance;
    set_print_string_function([](const char*) {});
    model* trained = train(&given, &settings);
    const double sign = trained->label[0] > 0 ? 1 : -1;
    std::vector<double> weights;
    for (int c = 0; c <= columns; ++c) {
        weights.push_back(sign * trained->w[c]);
    }
    free_and_destroy_model(&trained);
    return weights;
}

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

    void stopsWithinAPass_data()
    {
        QTest::addColumn<Solver>("solver");
        QTest::newRow("lbfgs") << Solver::Lbfgs;
        QTest::newRow("liblinear") << Solver::Liblinear;
    }

    // No clock: the rows between two questions are at most 4,096, at any question of a whole
    // training the answer may be yes, and after it nothing is asked but once by each caller.
    void stopsWithinAPass()
    {
        QFETCH(Solver, solver);
        const std::size_t rows = 5000;
        const int questionsAPass = 2;
        const int stride = 5;
        const Task task = makeTask(rows);
        const RegressionOptions options = optionsFor(solver);
        const StopsAt never(0);
        FitContext context;
        context.progress = &never;
        const Result<Fit> whole = fitLogisticRegression(task.design, task.labels, options, context);
        QVERIFY(whole);
        QVERIFY(whole->iterations > 2);
        QVERIFY(never.asked() >= questionsAPass * whole->iterations);
        for (int question = 1; question <= never.asked(); question += stride) {
            const StopsAt stops(question);
            context.progress = &stops;
            const Result<Fit> fit =
                fitLogisticRegression(task.design, task.labels, options, context);
            QVERIFY(!fit);
            QCOMPARE(fit.error().code, ErrorCode::Cancelled);
            QVERIFY2(stops.asked() <= question + 1, qPrintable(QString::number(question)));
        }
    }

    void trustRegionIsThatOfTheLibrary()
    {
        const Task task = makeTask(700);
        for (const double tolerance : {1e-2, 1e-4}) {
            for (const double cost : {0.1, 1.0, 30.0}) {
                RegressionOptions options = optionsFor(Solver::Liblinear);
                options.tolerance = tolerance;
                options.cost = cost;
                const Result<Fit> fit = fitLogisticRegression(task.design, task.labels, options);
                QVERIFY(fit);
                std::vector<double> expected = byLibrary(task, options);
                const LinearModel library{{expected.begin(), expected.end() - 1}, expected.back()};
                // The same steps: far nearer than the tolerance asks for.
                QVERIFY(distance(fit->model, library) < 1e-9);
            }
        }
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
