// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/LogisticRegression.h"

#include <cstddef>
#include <span>
#include <vector>

namespace metes {

/// How strongly the rows of a design bend the objective, up to a factor: the sums of squares of the
/// sparse columns, and the products of the dense ones and the intercept with each other. The same
/// for every target over the same rows, so that it is computed once for all.
struct DesignCurvature {
    std::vector<double> sparse;
    std::vector<double> block;  ///< (dense + 1) x (dense + 1), lower triangle; intercept last

    static DesignCurvature of(const Design& design);
};

/// Variables in which logistic regression is nearly round. The linguistic features are strongly
/// correlated (eight formulas of readability count the same things), so that L-BFGS would creep
/// along a valley for hundreds of steps. With H the Hessian at the model that knows only the share
/// of positives, the dense block and the intercept become u = L^T w for H = L L^T, and each sparse
/// weight is scaled by its own curvature. The minimum stays where it is.
///
/// Variables: sparse weights, dense weights, intercept, in this order.
class Preconditioner {
public:
    /// `loss`: C times the curvature p (1 - p) at the share p of positives.
    Preconditioner(const DesignCurvature& curvature, double loss, Intercept intercept);

    std::size_t size() const { return m_sparse.size() + m_blockSize; }
    /// w from u.
    void toWeights(const double* u, std::vector<double>& w) const;
    /// u from w.
    void fromWeights(std::span<const double> w, double* u) const;
    /// The gradient with respect to u, from that with respect to w.
    void toGradient(std::span<const double> byWeights, double* gradient) const;

private:
    double& factor(std::size_t row, std::size_t column);
    double factor(std::size_t row, std::size_t column) const;
    void decompose();

    std::vector<double> m_sparse;  ///< scale of each sparse weight
    std::size_t m_blockSize;       ///< dense columns and the intercept
    std::vector<double> m_factor;  ///< L, lower triangle, row after row
};

}  // namespace metes
