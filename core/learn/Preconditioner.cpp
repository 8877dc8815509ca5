// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Preconditioner.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace metes {

namespace {

/// The sparse columns with the largest sums of squares, ascending.
std::vector<std::size_t> strongest(const std::vector<double>& squares)
{
    constexpr std::size_t kMost = 96;
    std::vector<std::size_t> columns(squares.size());
    std::iota(columns.begin(), columns.end(), std::size_t{0});
    const std::size_t count = std::min(kMost, columns.size());
    const auto end = columns.begin() + static_cast<std::ptrdiff_t>(count);
    std::partial_sort(columns.begin(), end, columns.end(),
                      [&squares](std::size_t a, std::size_t b) {
                          return squares[a] != squares[b] ? squares[a] > squares[b] : a < b;
                      });
    columns.erase(end, columns.end());
    std::sort(columns.begin(), columns.end());
    return columns;
}

/// Columns by falling number of entries, of equal ones the earlier first: the place of each.
std::vector<std::uint32_t> placesByEntries(const SparseMatrix& matrix)
{
    std::vector<std::uint32_t> entries(matrix.columns, 0);
    for (const std::uint32_t column : matrix.columnOf) {
        ++entries[column];
    }
    std::vector<std::uint32_t> order(matrix.columns);
    std::iota(order.begin(), order.end(), 0u);
    std::stable_sort(order.begin(), order.end(), [&entries](std::uint32_t a, std::uint32_t b) {
        return entries[a] > entries[b];
    });
    std::vector<std::uint32_t> places(matrix.columns);
    for (std::uint32_t place = 0; place < order.size(); ++place) {
        places[order[place]] = place;
    }
    return places;
}

}  // namespace

DesignCurvature DesignCurvature::of(const Design& design, const Progress& progress)
{
    DesignCurvature curvature;
    const std::size_t sparse = design.sparse.columns;
    curvature.placeOf = placesByEntries(design.sparse);
    curvature.placeAt.reserve(design.sparse.entries());
    curvature.sparse.assign(sparse, 0);
    for (std::size_t i = 0; i < design.sparse.entries(); ++i) {
        const double value = design.sparse.values[i];
        const std::uint32_t place = curvature.placeOf[design.sparse.columnOf[i]];
        curvature.placeAt.push_back(place);
        curvature.sparse[place] += value * value;
    }
    curvature.block = strongest(curvature.sparse);
    const std::size_t strong = curvature.block.size();
    std::vector<std::size_t> inBlock(sparse, strong);
    for (std::size_t i = 0; i < strong; ++i) {
        inBlock[curvature.block[i]] = i;
    }
    for (std::size_t column = sparse; column <= design.columns(); ++column) {
        curvature.block.push_back(column);
    }
    const std::size_t size = curvature.block.size();
    curvature.products.assign(size * size, 0);
    std::vector<double> row(size, 0);
    for (std::size_t r = 0; r < design.rows() && !progress.cancelled(); ++r) {
        std::fill(row.begin(), row.end(), 0.0);
        for (std::size_t i = sparse == 0 ? 0 : design.sparse.rowStarts[r];
             sparse != 0 && i < design.sparse.rowStarts[r + 1]; ++i) {
            const std::size_t column = inBlock[curvature.placeAt[i]];
            if (column < strong) {
                row[column] = design.sparse.values[i];
            }
        }
        for (std::size_t c = 0; c < design.dense.columns; ++c) {
            row[strong + c] = design.dense.row(r)[c];
        }
        row.back() = 1;
        for (std::size_t a = 0; a < size; ++a) {
            if (row[a] != 0) {
                addScaled(curvature.products.data() + a * size, row[a], row.data(), a + 1);
            }
        }
    }
    return curvature;
}

DesignCurvature DesignCurvature::denseOnly() const
{
    DesignCurvature part;
    const std::size_t size = block.size();
    const auto first = std::lower_bound(block.begin(), block.end(), sparse.size());
    const auto strong = static_cast<std::size_t>(first - block.begin());
    for (std::size_t row = strong; row < size; ++row) {
        part.block.push_back(block[row] - sparse.size());
        const auto begin = products.begin() + static_cast<std::ptrdiff_t>(row * size + strong);
        part.products.insert(part.products.end(), begin,
                             begin + static_cast<std::ptrdiff_t>(size - strong));
    }
    return part;
}

std::vector<double> DesignCurvature::ordered(const LinearModel& model) const
{
    std::vector<double> values = model.weights;
    for (std::size_t column = 0; column < placeOf.size(); ++column) {
        values[placeOf[column]] = model.weights[column];
    }
    values.push_back(model.intercept);
    return values;
}

LinearModel DesignCurvature::model(std::span<const double> ordered) const
{
    LinearModel model{{ordered.begin(), ordered.end() - 1}, ordered.back()};
    for (std::size_t column = 0; column < placeOf.size(); ++column) {
        model.weights[column] = ordered[placeOf[column]];
    }
    return model;
}

Preconditioner::Preconditioner(const DesignCurvature& curvature, double loss, Intercept intercept)
    : m_size(curvature.block.back() + 1),
      m_sparse(curvature.sparse),
      m_block(curvature.block),
      m_factor(curvature.products),
      m_blockSize(curvature.block.size())
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
            const double sum =
                factor(row, column) - dotProduct(&factor(row, 0), &factor(column, 0), column);
            // Rounding may eat a pivot that two equal columns leave; any positive one will do.
            factor(row, column) =
                row == column ? std::sqrt(std::max(sum, 1e-9)) : sum / factor(column, column);
        }
    }
}

void Preconditioner::toWeights(const double* u, std::vector<double>& w) const
{
    w.resize(size());
    for (std::size_t c = 0; c < m_sparse.size(); ++c) {
        w[c] = m_sparse[c] * u[c];
    }
    // Column after column of L^T, so that memory is read in order.
    std::vector<double> rest(m_blockSize);
    for (std::size_t row = 0; row < m_blockSize; ++row) {
        rest[row] = u[m_block[row]];
    }
    for (std::size_t k = m_blockSize; k-- > 0;) {
        rest[k] /= factor(k, k);
        addScaled(rest.data(), -rest[k], m_factor.data() + k * m_blockSize, k);
        w[m_block[k]] = rest[k];
    }
}

void Preconditioner::fromWeights(std::span<const double> w, double* u) const
{
    for (std::size_t c = 0; c < m_sparse.size(); ++c) {
        u[c] = w[c] / m_sparse[c];
    }
    for (std::size_t row = 0; row < m_blockSize; ++row) {
        double sum = 0;
        for (std::size_t k = row; k < m_blockSize; ++k) {
            sum += factor(k, row) * w[m_block[k]];
        }
        u[m_block[row]] = sum;
    }
}

void Preconditioner::toGradient(std::span<const double> byWeights, double* gradient) const
{
    for (std::size_t c = 0; c < m_sparse.size(); ++c) {
        gradient[c] = m_sparse[c] * byWeights[c];
    }
    std::vector<double> solved(m_blockSize);
    for (std::size_t row = 0; row < m_blockSize; ++row) {
        const double* const known = m_factor.data() + row * m_blockSize;
        const double sum = byWeights[m_block[row]] - dotProduct(known, solved.data(), row);
        solved[row] = sum / known[row];
        gradient[m_block[row]] = solved[row];
    }
}

}  // namespace metes
