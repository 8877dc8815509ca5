// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/LogisticRegression.h"

#include "core/learn/Preconditioner.h"
#include "core/learn/TrustRegion.h"

#include <lbfgs.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace metes {

namespace {

/// log(1 + exp(-margin)), without overflow and without losing small values.
double logLoss(double margin)
{
    return margin > 0 ? std::log1p(std::exp(-margin)) : std::log1p(std::exp(margin)) - margin;
}

bool isFinite(std::span<const double> values)
{
    // Zero times anything that is not finite is not a number, and stays so in a sum.
    constexpr std::size_t kAtOnce = 4;
    double sums[kAtOnce] = {0, 0, 0, 0};
    std::size_t i = 0;
    for (; i + kAtOnce <= values.size(); i += kAtOnce) {
        for (std::size_t k = 0; k < kAtOnce; ++k) {
            sums[k] += 0 * values[i + k];
        }
    }
    for (; i < values.size(); ++i) {
        sums[0] += 0 * values[i];
    }
    return sums[0] + sums[1] + sums[2] + sums[3] == 0;
}

/// Sum of weighted losses. Of rows with one weight the logarithms become that of a product.
class LossSum {
public:
    /// Adds weight * log(1 + exp(-margin)); returns 1 / (1 + exp(margin)).
    double add(double margin, double weight)
    {
        // 1 + exp is at most 2, so the product stays far below the largest number.
        constexpr int kMostFactors = 512;
        const double odds = std::exp(-std::abs(margin));
        if (weight != m_weight || m_factors == kMostFactors) {
            close();
            m_weight = weight;
        }
        m_product *= 1 + odds;
        m_linear += margin < 0 ? -margin : 0;
        ++m_factors;
        return (margin < 0 ? 1 : odds) / (1 + odds);
    }

    double value()
    {
        close();
        return m_value;
    }

private:
    void close()
    {
        m_value += m_weight * (m_linear + std::log(m_product));
        m_product = 1;
        m_linear = 0;
        m_factors = 0;
    }

    double m_value = 0;
    double m_weight = 0;
    double m_product = 1;
    double m_linear = 0;
    int m_factors = 0;
};

/// The objective as liblbfgs asks for it. With a curvature of the dense columns alone the sparse
/// ones are passed over.
class Objective {
public:
    Objective(const Design& design, const DesignCurvature& curvature,
              std::span<const std::uint8_t> positive, const std::vector<double>& losses,
              Preconditioner preconditioner, const RegressionOptions& options,
              const Progress& progress)
        : m_design(design),
          m_curvature(curvature),
          m_positive(positive),
          m_losses(losses),
          m_intercept(options.intercept),
          m_progress(progress),
          m_preconditioner(std::move(preconditioner))
    {
    }

    const Preconditioner& preconditioner() const { return m_preconditioner; }
    double gradientLength() const { return m_gradientLength; }
    std::int32_t iterations() const { return m_iterations; }
    bool cancelled()
    {
        m_cancelled = m_cancelled || m_progress.cancelled();
        return m_cancelled;
    }

    LinearModel modelAt(const double* u)
    {
        m_preconditioner.toWeights(u, m_weights);
        return m_curvature.model(m_weights);
    }

    double valueAt(const double* u, double* gradient)
    {
        m_preconditioner.toWeights(u, m_weights);
        m_gradient = m_weights;
        double penalty = dotProduct(m_weights.data(), m_weights.data(), m_weights.size() - 1);
        if (m_intercept == Intercept::Free) {
            m_gradient.back() = 0;
        } else {
            penalty += m_weights.back() * m_weights.back();
        }
        const double loss = addLosses();
        m_preconditioner.toGradient(m_gradient, gradient);
        m_gradientLength = std::sqrt(dotProduct(gradient, gradient, m_gradient.size()));
        return penalty / 2 + loss;
    }

    static lbfgsfloatval_t evaluate(void* instance, const lbfgsfloatval_t* u,
                                    lbfgsfloatval_t* gradient, const int, const lbfgsfloatval_t)
    {
        auto* objective = static_cast<Objective*>(instance);
        // liblbfgs asks between steps only, and a step may need many values: the rest of them is
        // not computed.
        if (objective->m_cancelled) {
            std::fill_n(gradient, objective->preconditioner().size(), 0.0);
            return 0;
        }
        return objective->valueAt(u, gradient);
    }

    static int step(void* instance, const lbfgsfloatval_t*, const lbfgsfloatval_t*,
                    const lbfgsfloatval_t, const lbfgsfloatval_t, const lbfgsfloatval_t,
                    const lbfgsfloatval_t, int, int iteration, int)
    {
        auto* objective = static_cast<Objective*>(instance);
        objective->m_iterations = iteration;
        return objective->cancelled() ? LBFGSERR_CANCELED : 0;
    }

private:
    // Margin, loss and gradient of a row while the row is in the cache.
    double addLosses()
    {
        const std::size_t sparse = m_curvature.sparse.size();
        const std::size_t dense = m_design.dense.columns;
        const double intercept = m_weights.back();
        constexpr std::size_t kBetweenQuestions = 4096;
        LossSum total;
        for (std::size_t r = 0; r < m_design.rows(); ++r) {
            if (r % kBetweenQuestions == 0 && cancelled()) {
                break;
            }
            if (m_losses[r] == 0) {
                continue;
            }
            const double* row = m_design.dense.values.data() + r * dense;
            const std::size_t begin = sparse == 0 ? 0 : m_design.sparse.rowStarts[r];
            const std::size_t end = sparse == 0 ? 0 : m_design.sparse.rowStarts[r + 1];
            double odds = intercept + dotProduct(row, m_weights.data() + sparse, dense);
            odds += sparseProduct(begin, end);
            const double sign = m_positive[r] != 0 ? 1 : -1;
            const double wrong = total.add(sign * odds, m_losses[r]);
            const double pull = -m_losses[r] * sign * wrong;
            for (std::size_t i = begin; i < end; ++i) {
                m_gradient[m_curvature.placeAt[i]] += m_design.sparse.values[i] * pull;
            }
            addScaled(m_gradient.data() + sparse, pull, row, dense);
            m_gradient.back() += pull;
        }
        return total.value();
    }

    // Four sums at a time, so that not every addition waits for the one before.
    double sparseProduct(std::size_t begin, std::size_t end) const
    {
        const double* values = m_design.sparse.values.data();
        const std::uint32_t* places = m_curvature.placeAt.data();
        double sums[4] = {0, 0, 0, 0};
        std::size_t i = begin;
        for (; i + 4 <= end; i += 4) {
            sums[0] += values[i] * m_weights[places[i]];
            sums[1] += values[i + 1] * m_weights[places[i + 1]];
            sums[2] += values[i + 2] * m_weights[places[i + 2]];
            sums[3] += values[i + 3] * m_weights[places[i + 3]];
        }
        for (; i < end; ++i) {
            sums[0] += values[i] * m_weights[places[i]];
        }
        return (sums[0] + sums[1]) + (sums[2] + sums[3]);
    }

    const Design& m_design;
    const DesignCurvature& m_curvature;
    std::span<const std::uint8_t> m_positive;
    const std::vector<double>& m_losses;
    Intercept m_intercept;
    const Progress& m_progress;
    Preconditioner m_preconditioner;
    std::vector<double> m_weights;
    std::vector<double> m_gradient;
    double m_gradientLength = 0;
    std::int32_t m_iterations = 0;
    bool m_cancelled = false;
};

struct LbfgsDeleter {
    void operator()(lbfgsfloatval_t* values) const { lbfgs_free(values); }
};

Result<Fit> minimise(Objective& objective, const RegressionOptions& options,
                     const std::vector<double>& start)
{
    const Preconditioner& preconditioner = objective.preconditioner();
    const std::size_t n = preconditioner.size();
    const std::unique_ptr<lbfgsfloatval_t, LbfgsDeleter> u(lbfgs_malloc(static_cast<int>(n)));
    if (!u) {
        return fail(ErrorCode::Internal, "no memory to train with");
    }
    preconditioner.fromWeights(start, u.get());
    lbfgs_parameter_t parameters;
    lbfgs_parameter_init(&parameters);
    parameters.m = 8;
    parameters.epsilon = options.tolerance;
    parameters.max_iterations = options.iterations;
    lbfgsfloatval_t value = 0;
    const int outcome = lbfgs(static_cast<int>(n), u.get(), &value, &Objective::evaluate,
                              &Objective::step, &objective, &parameters);
    if (outcome == LBFGSERR_CANCELED || objective.cancelled()) {
        return fail(ErrorCode::Cancelled, "training was cancelled");
    }
    if (outcome < 0) {
        // Near the minimum a line search runs out of digits: then this is the minimum.
        std::vector<double> gradient(n);
        value = objective.valueAt(u.get(), gradient.data());
        const double length = std::sqrt(dotProduct(u.get(), u.get(), n));
        const double limit = std::max(options.tolerance * 10, 1e-6) * std::max(1.0, length);
        if (!(objective.gradientLength() <= limit)) {
            return fail(ErrorCode::Internal, "training did not converge",
                        "liblbfgs stopped with code " + std::to_string(outcome));
        }
    }
    return Fit{objective.modelAt(u.get()), value, objective.iterations()};
}

Result<void> checkInput(const Design& design, std::span<const std::uint8_t> positive,
                        const RegressionOptions& options, const FitContext& context)
{
    const std::size_t rows = design.rows();
    if (positive.size() != rows
        || (!context.rowWeights.empty() && context.rowWeights.size() != rows)) {
        return fail(ErrorCode::InvalidArgument, "rows and labels differ in number");
    }
    if (!(options.cost > 0) || !std::isfinite(options.cost)) {
        return fail(ErrorCode::InvalidArgument, "the cost C must be over 0");
    }
    if (options.solver == Solver::Liblinear
        && (options.intercept == Intercept::Free || !context.rowWeights.empty())) {
        return fail(ErrorCode::InvalidArgument,
                    "LIBLINEAR penalises the intercept and does not weigh rows");
    }
    if (!isFinite(design.sparse.values) || !isFinite(design.dense.values)) {
        return fail(ErrorCode::InvalidInput, "a feature is not a finite number");
    }
    return {};
}

/// Share of positives among the rows, by their losses.
double shareOfPositives(std::span<const std::uint8_t> positive, const std::vector<double>& losses)
{
    double all = 0;
    double positives = 0;
    for (std::size_t r = 0; r < losses.size(); ++r) {
        all += losses[r];
        positives += positive[r] != 0 ? losses[r] : 0;
    }
    return all > 0 ? positives / all : 0;
}

/// Where a search begins that was given no start: the model that knows only the share of positives,
/// where the preconditioner fits best; with both kinds of columns, roughly the best model of the
/// dense ones. They are few, and most of the steps are theirs.
Result<Fit> roughStart(const Design& design, const DesignCurvature& curvature,
                       std::span<const std::uint8_t> positive, const std::vector<double>& losses,
                       const RegressionOptions& options, const Progress& progress)
{
    constexpr double kRough = 1e-3;
    const double share = shareOfPositives(positive, losses);
    Fit start;
    start.model = {std::vector<double>(design.columns(), 0), std::log(share / (1 - share))};
    const std::size_t sparse = design.sparse.columns;
    const std::size_t dense = design.dense.columns;
    if (sparse == 0 || dense == 0) {
        return start;
    }
    RegressionOptions rough = options;
    rough.tolerance = std::max(options.tolerance, kRough);
    const DesignCurvature part = curvature.denseOnly();
    Objective objective(design, part, positive, losses,
                        Preconditioner(part, options.cost * share * (1 - share), options.intercept),
                        rough, progress);
    const LinearModel none{std::vector<double>(dense, 0), start.model.intercept};
    const Result<Fit> found = minimise(objective, rough, part.ordered(none));
    if (!found) {
        // Only a start: where the search for it fails, the other does not depend on it.
        return found.error().code == ErrorCode::Cancelled ? found : start;
    }
    std::copy(found->model.weights.begin(), found->model.weights.end(),
              start.model.weights.begin() + static_cast<std::ptrdiff_t>(sparse));
    start.model.intercept = found->model.intercept;
    start.iterations = found->iterations;
    return start;
}

}  // namespace

double logistic(double logOdds)
{
    if (logOdds >= 0) {
        return 1 / (1 + std::exp(-logOdds));
    }
    const double odds = std::exp(logOdds);
    return odds / (1 + odds);
}

Result<Fit> fitLogisticRegression(const Design& design, std::span<const std::uint8_t> positive,
                                  const RegressionOptions& options, const FitContext& context)
{
    if (const Result<void> checked = checkInput(design, positive, options, context); !checked) {
        return tl::unexpected(checked.error());
    }
    std::vector<double> losses(design.rows(), options.cost);
    for (std::size_t r = 0; r < losses.size(); ++r) {
        losses[r] *= context.rowWeights.empty() ? 1 : context.rowWeights[r];
    }
    const double share = shareOfPositives(positive, losses);
    if (share == 0 || share == 1) {
        return fail(ErrorCode::InvalidInput,
                    share == 0 ? "nothing to learn: no positive examples"
                               : "nothing to learn: no negative examples",
                    "Training needs claims of both classes.");
    }
    const Progress& progress = context.progress != nullptr ? *context.progress : neverCancelled();
    if (options.solver == Solver::Liblinear) {
        return fitByTrustRegion(design, positive, options, progress);
    }
    const DesignCurvature own =
        context.curvature != nullptr ? DesignCurvature() : DesignCurvature::of(design, progress);
    const DesignCurvature& curvature = context.curvature != nullptr ? *context.curvature : own;
    LinearModel start;
    std::int32_t before = 0;
    if (context.start != nullptr && context.start->weights.size() == design.columns()) {
        start = *context.start;
    } else {
        Result<Fit> rough = roughStart(design, curvature, positive, losses, options, progress);
        if (!rough) {
            return rough;
        }
        start = std::move(rough->model);
        before = rough->iterations;
    }
    // Row weights bend the objective otherwise than the plain rows do, yet nearly enough alike.
    Objective objective(
        design, curvature, positive, losses,
        Preconditioner(curvature, options.cost * share * (1 - share), options.intercept), options,
        progress);
    Result<Fit> fit = minimise(objective, options, curvature.ordered(start));
    if (fit) {
        fit->iterations += before;
    }
    return fit;
}

std::vector<double> logOdds(const LinearModel& model, const Design& design)
{
    std::vector<double> odds(design.rows());
    for (std::size_t r = 0; r < odds.size(); ++r) {
        odds[r] = model.intercept + design.product(r, model.weights);
    }
    return odds;
}

std::vector<double> probabilities(const LinearModel& model, const Design& design)
{
    std::vector<double> values = logOdds(model, design);
    std::transform(values.begin(), values.end(), values.begin(), logistic);
    return values;
}

double regressionObjective(const LinearModel& model, const Design& design,
                           std::span<const std::uint8_t> positive, const RegressionOptions& options)
{
    double penalty = dotProduct(model.weights.data(), model.weights.data(), model.weights.size());
    if (options.intercept == Intercept::Penalised) {
        penalty += model.intercept * model.intercept;
    }
    const std::vector<double> odds = logOdds(model, design);
    double loss = 0;
    for (std::size_t r = 0; r < odds.size(); ++r) {
        loss += logLoss(positive[r] != 0 ? odds[r] : -odds[r]);
    }
    return penalty / 2 + options.cost * loss;
}

}  // namespace metes
