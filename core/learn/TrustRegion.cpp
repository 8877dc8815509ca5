// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/TrustRegion.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace metes {

namespace {

using Vector = std::vector<double>;

double product(const Vector& a, const Vector& b)
{
    return dotProduct(a.data(), b.data(), a.size());
}

/// a M b for a diagonal M.
double product(const Vector& a, const Vector& diagonal, const Vector& b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        sum += a[i] * diagonal[i] * b[i];
    }
    return sum;
}

/// a += factor * b
void add(Vector& a, double factor, const Vector& b)
{
    addScaled(a.data(), factor, b.data(), a.size());
}

/// The objective with its derivatives. Weights: columns of the design, then the intercept. Once
/// cancelled every pass over the rows ends at once and what it gives means nothing.
class PenalisedLoss {
public:
    PenalisedLoss(const Design& design, std::span<const std::uint8_t> positive, double cost,
                  const Progress& progress)
        : m_design(design),
          m_positive(positive),
          m_cost(cost),
          m_progress(progress),
          m_pulls(design.rows()),
          m_curvatures(design.rows())
    {
    }

    std::size_t size() const { return m_design.columns() + 1; }
    bool cancelled() const { return m_cancelled; }

    double value(const Vector& weights)
    {
        double loss = 0;
        eachRow([&](std::size_t r) {
            const double sign = m_positive[r] != 0 ? 1 : -1;
            const double margin = sign * odds(r, weights);
            loss += margin >= 0 ? std::log(1 + std::exp(-margin))
                                : std::log(1 + std::exp(margin)) - margin;
            const double right = logistic(margin);
            m_pulls[r] = m_cost * (right - 1) * sign;
            m_curvatures[r] = right * (1 - right);
        });
        return product(weights, weights) / 2 + m_cost * loss;
    }

    /// At the weights that value() was asked for last.
    Vector gradient(const Vector& weights)
    {
        Vector gradient = weights;
        eachRow([&](std::size_t r) { addRow(r, m_pulls[r], gradient); });
        return gradient;
    }

    Vector timesHessian(const Vector& direction)
    {
        Vector result = direction;
        eachRow([&](std::size_t r) {
            addRow(r, m_cost * m_curvatures[r] * odds(r, direction), result);
        });
        return result;
    }

    /// The diagonal of the Hessian, mostly replaced by ones.
    Vector preconditioner()
    {
        constexpr double kShare = 0.01;
        Vector diagonal(size(), 1);
        eachRow([&](std::size_t r) {
            const double factor = m_cost * m_curvatures[r];
            eachEntry(r,
                      [&](std::size_t c, double value) { diagonal[c] += value * value * factor; });
            diagonal.back() += factor;
        });
        for (double& value : diagonal) {
            value = (1 - kShare) + kShare * value;
        }
        return diagonal;
    }

private:
    template<typename Body>
    void eachRow(Body body)
    {
        constexpr std::size_t kBetweenQuestions = 4096;
        for (std::size_t r = 0; r < m_design.rows() && !m_cancelled; ++r) {
            body(r);
            if (r % kBetweenQuestions == 0) {
                m_cancelled = m_progress.cancelled();
            }
        }
    }

    template<typename Take>
    void eachEntry(std::size_t r, Take take) const
    {
        const SparseMatrix& sparse = m_design.sparse;
        const std::size_t end = sparse.columns == 0 ? 0 : sparse.rowStarts[r + 1];
        for (std::size_t i = sparse.columns == 0 ? 0 : sparse.rowStarts[r]; i < end; ++i) {
            take(sparse.columnOf[i], sparse.values[i]);
        }
        for (std::size_t c = 0; c < m_design.dense.columns; ++c) {
            take(sparse.columns + c, m_design.dense.values[r * m_design.dense.columns + c]);
        }
    }

    double odds(std::size_t r, const Vector& weights) const
    {
        return weights.back() + m_design.product(r, weights);
    }

    void addRow(std::size_t r, double factor, Vector& target) const
    {
        eachEntry(r, [&](std::size_t c, double value) { target[c] += factor * value; });
        target.back() += factor;
    }

    const Design& m_design;
    std::span<const std::uint8_t> m_positive;
    double m_cost;
    const Progress& m_progress;
    Vector m_pulls;       ///< derivative of each row's loss by its log odds
    Vector m_curvatures;  ///< and the second one, without C
    bool m_cancelled = false;
};

class TrustRegion {
public:
    TrustRegion(PenalisedLoss& loss, double tolerance) : m_loss(loss), m_tolerance(tolerance) {}

    /// The number of steps that were taken; `weights` begin at 0.
    std::int32_t minimise(Vector& weights)
    {
        constexpr std::int32_t kMostSteps = 1000;
        double value = m_loss.value(weights);
        m_gradient = m_loss.gradient(weights);
        const double limit = m_tolerance * std::sqrt(product(m_gradient, m_gradient));
        m_diagonal = m_loss.preconditioner();
        m_radius = std::sqrt(product(m_gradient, m_diagonal, m_gradient));
        std::int32_t steps = 0;
        while (steps < kMostSteps && !m_loss.cancelled()) {
            findStep();
            Vector next = weights;
            add(next, 1, m_step);
            const double slope = product(m_gradient, m_step);
            const double expected = -0.5 * (slope - product(m_step, m_residual));
            const double nextValue = m_loss.value(next);
            const double gained = value - nextValue;
            setRadius(steps == 0, slope, gained, expected);
            if (gained > kLeast * expected) {
                ++steps;
                weights = std::move(next);
                value = nextValue;
                m_gradient = m_loss.gradient(weights);
                m_diagonal = m_loss.preconditioner();
                if (std::sqrt(product(m_gradient, m_gradient)) <= limit) {
                    break;
                }
            }
            const bool exhausted = std::abs(gained) <= 1e-12 * std::abs(value)
                                   && std::abs(expected) <= 1e-12 * std::abs(value);
            if (!(expected > 0) || exhausted) {
                break;
            }
        }
        return steps;
    }

private:
    static constexpr double kLeast = 1e-4;  ///< share of the expected gain that a step must bring

    // Preconditioned conjugate gradients within the radius: m_step, and what of the gradient is left.
    void findStep()
    {
        constexpr double kAccuracy = 0.1;
        const std::size_t n = m_gradient.size();
        m_step.assign(n, 0);
        m_residual = m_gradient;
        Vector solved(n);
        for (std::size_t i = 0; i < n; ++i) {
            m_residual[i] = -m_gradient[i];
            solved[i] = m_residual[i] / m_diagonal[i];
        }
        Vector direction = solved;
        double left = product(solved, m_residual);
        const double first = std::sqrt(left);
        const double limit = std::min(kAccuracy, std::sqrt(first)) * first;
        m_reachedBoundary = false;
        for (std::size_t k = 0; k < std::max<std::size_t>(n, 5); ++k) {
            if (std::sqrt(left) <= limit || m_loss.cancelled()) {
                return;
            }
            const Vector bent = m_loss.timesHessian(direction);
            const double length = left / product(direction, bent);
            add(m_step, length, direction);
            if (std::sqrt(product(m_step, m_diagonal, m_step)) > m_radius) {
                add(m_step, -length, direction);
                const double rest = toBoundary(direction);
                add(m_step, rest, direction);
                add(m_residual, -rest, bent);
                m_reachedBoundary = true;
                return;
            }
            add(m_residual, -length, bent);
            for (std::size_t i = 0; i < n; ++i) {
                solved[i] = m_residual[i] / m_diagonal[i];
            }
            const double before = left;
            left = product(solved, m_residual);
            for (std::size_t i = 0; i < n; ++i) {
                direction[i] = left / before * direction[i] + solved[i];
            }
        }
    }

    // How far along `direction` the step reaches the radius.
    double toBoundary(const Vector& direction) const
    {
        const double along = product(m_step, m_diagonal, direction);
        const double steps = product(m_step, m_diagonal, m_step);
        const double directions = product(direction, m_diagonal, direction);
        const double room = m_radius * m_radius - steps;
        const double root = std::sqrt(along * along + directions * room);
        return along >= 0 ? room / (along + root) : (root - along) / directions;
    }

    void setRadius(bool firstStep, double slope, double gained, double expected)
    {
        constexpr double kShrinkMost = 0.25;
        constexpr double kShrink = 0.5;
        constexpr double kGrow = 4;
        const double length = std::sqrt(product(m_step, m_diagonal, m_step));
        if (firstStep) {
            m_radius = std::min(m_radius, length);
        }
        const double bend = -gained - slope;
        const double factor = bend <= 0 ? kGrow : std::max(kShrinkMost, -0.5 * (slope / bend));
        if (gained < kLeast * expected) {
            m_radius = std::min(factor * length, kShrink * m_radius);
        } else if (gained < 0.25 * expected) {
            m_radius =
                std::max(kShrinkMost * m_radius, std::min(factor * length, kShrink * m_radius));
        } else if (gained < 0.75 * expected) {
            m_radius =
                std::max(kShrinkMost * m_radius, std::min(factor * length, kGrow * m_radius));
        } else if (m_reachedBoundary) {
            m_radius *= kGrow;
        } else {
            m_radius = std::max(m_radius, std::min(factor * length, kGrow * m_radius));
        }
    }

    PenalisedLoss& m_loss;
    double m_tolerance;
    Vector m_gradient;
    Vector m_diagonal;
    Vector m_step;
    Vector m_residual;
    double m_radius = 0;
    bool m_reachedBoundary = false;
};

}  // namespace

Result<Fit> fitByTrustRegion(const Design& design, std::span<const std::uint8_t> positive,
                             const RegressionOptions& options, const Progress& progress)
{
    PenalisedLoss loss(design, positive, options.cost, progress);
    const auto rows = static_cast<double>(positive.size());
    const auto positives = static_cast<double>(
        std::count_if(positive.begin(), positive.end(), [](auto p) { return p != 0; }));
    const double rarer = std::max(1.0, std::min(positives, rows - positives));
    Vector weights(loss.size(), 0);
    TrustRegion region(loss, options.tolerance * rarer / rows);
    const std::int32_t steps = region.minimise(weights);
    if (loss.cancelled()) {
        return fail(ErrorCode::Cancelled, "training was cancelled");
    }
    Fit fit;
    fit.iterations = steps;
    fit.model.intercept = weights.back();
    weights.pop_back();
    fit.model.weights = std::move(weights);
    fit.objective = regressionObjective(fit.model, design, positive, options);
    return fit;
}

}  // namespace metes
