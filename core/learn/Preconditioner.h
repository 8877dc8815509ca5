// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/LogisticRegression.h"

#include <cstddef>
#include <span>
#include <vector>

namespace metes {

/// How strongly the rows of a design bend the objective, up to a factor: the sums of squares of the
/// sparse columns, and for a block of columns their products with each other. The block holds the
/// sparse columns that weigh most (the words that every claim has), the dense ones and the
/// intercept. The same for every target over the same rows, so that it is computed once for all.
///
/// Sparse columns are taken by falling number of entries here, so that the weights of the words
/// that nearly every row asks for stand side by side. A column's place in this order stands for it;
/// dense columns and the intercept keep their numbers.
struct DesignCurvature {
    std::vector<std::uint32_t> placeOf;  ///< of each sparse column of the design
    std::vector<std::uint32_t> placeAt;  ///< of each entry of design.sparse
    std::vector<double> sparse;          ///< sums of squares, by place
    std::vector<std::size_t> block;      ///< places, ascending; intercept last
    std::vector<double> products;        ///< block x block, lower triangle

    /// Once cancelled the remaining rows are left out: ask `progress` before using it.
    static DesignCurvature of(const Design& design, const Progress& progress = neverCancelled());

    /// Of the dense columns and the intercept alone, as if there were no sparse ones.
    DesignCurvature denseOnly() const;

    /// A model's weights and intercept in this order.
    std::vector<double> ordered(const LinearModel& model) const;
    /// And back.
    LinearModel model(std::span<const double> ordered) const;
};

/// Variables in which logistic regression is nearly round. The linguistic features are strongly
/// correlated (eight formulas of readability count the same things), so that L-BFGS would creep
/// along a valley for hundreds of steps. With H the Hessian at the model that knows only the share
/// of positives, the weights of the block become u = L^T w for H = L L^T, and each other weight is
/// scaled by its own curvature. The minimum stays where it is.
///
/// Variables: sparse weights by place, dense weights, intercept.
class Preconditioner {
public:
    /// `loss`: C times the curvature p (1 - p) at the share p of positives.
    Preconditioner(const DesignCurvature& curvature, double loss, Intercept intercept);

    std::size_t size() const { return m_size; }
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

    std::size_t m_size;
    std::vector<double> m_sparse;      ///< scale of each sparse weight
    std::vector<std::size_t> m_block;  ///< which weights are in the block
    std::vector<double> m_factor;      ///< L, lower triangle, row after row
    std::size_t m_blockSize;
};

}  // namespace metes
