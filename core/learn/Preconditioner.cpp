// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Preconditioner.h"

#include <algorithm>
#include <cmath>

namespace metes {

DesignCurvature DesignCurvature::of(const Design& design)
{
    DesignCurvature curvature;
    curvature.sparse.assign(design.sparse.columns, 0);
    for (std::size_t i = 0; i < design.sparse.entries(); ++i) {
        const double value = design.sparse.values[i];
        curvature.sparse[design.sparse.columnOf[i]] += value * value;
    }
    const std::size_t dense = design.dense.columns;
    const std::size_t size = dense + 1;
    curvature.block.assign(size * size, 0);
    double* intercept = curvature.block.data() + dense * size;
    for (std::size_t r = 0; r < design.dense.rows(); ++r) {
        const double* row = design.dense.values.data() + r * dense;
        for (std::size_t a = 0; a < dense; ++a) {
            const double value = row[a];
            double* target = curvature.block.data() + a * size;
            for (std::size_t b = 0; b <= a; ++b) {
                target[b] += value * row[b];
            }
            intercept[a] += value;
        }
    }
    intercept[dense] = static_cast<double>(design.rows());
    return curvature;
}

Preconditioner::Preconditioner(const DesignCurvature& curvature, double loss, Intercept intercept)
    : m_sparse(curvature.sparse),
      m_blockSize(static_cast<std::size_t>(
          std::lround(std::sqrt(static_cast<double>(curvature.block.size()))))),
      m_factor(curvature.block)
{
    for (double& scale : m_sparse) {
        scale = 1 / std::sqrt(1 + loss * scale);
    }
    for (double& value : m_factor) {
        value *= loss;
    }
    const std::size_t last = m_blockSize - 1;
    for (std::size_t a = 0; a < last; ++a) {
        factor(a, a) += 1;
    }
    factor(last, last) += intercept == Intercept::Penalised ? 1 : 0;
    decompose();
}

double& Preconditioner::factor(std::size_t row, std::size_t column)
{
    return m_factor[row * m_blockSize + column];
}

double Preconditioner::factor(std::size_t row, std::size_t column) const
{
    return m_factor[row * m_blockSize + column];
}

// Cholesky's method, in place.
void Preconditioner::decompose()
{
    for (std::size_t row = 0; row < m_blockSize; ++row) {
        for (std::size_t column = 0; column <= row; ++column) {
            double sum = factor(row, column);
            for (std::size_t k = 0; k < column; ++k) {
                sum -= factor(row, k) * factor(column, k);
            }
            // Rounding may eat a pivot that two equal columns leave; any positive one will do.
            factor(row, column) =
                row == column ? std::sqrt(std::max(sum, 1e-9)) : sum / factor(column, column);
        }
    }
}

void Preconditioner::toWeights(const double* u, std::vector<double>& w) const
{
    w.resize(size());
    const std::size_t first = m_sparse.size();
    for (std::size_t c = 0; c < first; ++c) {
        w[c] = m_sparse[c] * u[c];
    }
    for (std::size_t row = m_blockSize; row-- > 0;) {
        double sum = u[first + row];
        for (std::size_t k = row + 1; k < m_blockSize; ++k) {
            sum -= factor(k, row) * w[first + k];
        }
        w[first + row] = sum / factor(row, row);
    }
}

void Preconditioner::fromWeights(std::span<const double> w, double* u) const
{
    const std::size_t first = m_sparse.size();
    for (std::size_t c = 0; c < first; ++c) {
        u[c] = w[c] / m_sparse[c];
    }
    for (std::size_t row = 0; row < m_blockSize; ++row) {
        double sum = 0;
        for (std::size_t k = row; k < m_blockSize; ++k) {
            sum += factor(k, row) * w[first + k];
        }
        u[first + row] = sum;
    }
}

void Preconditioner::toGradient(std::span<const double> byWeights, double* gradient) const
{
    const std::size_t first = m_sparse.size();
    for (std::size_t c = 0; c < first; ++c) {
        gradient[c] = m_sparse[c] * byWeights[c];
    }
    for (std::size_t row = 0; row < m_blockSize; ++row) {
        double sum = byWeights[first + row];
        for (std::size_t k = 0; k < row; ++k) {
            sum -= factor(row, k) * gradient[first + k];
        }
        gradient[first + row] = sum / factor(row, row);
    }
}

}  // namespace metes
