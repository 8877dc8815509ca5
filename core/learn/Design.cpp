// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Design.h"

#include <cmath>

// Compiled twice where the compiler can: for processors with registers of four numbers, chosen when
// the program starts, and for any other. Both add in the same order, so both give the same sums.
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)
#define METES_FOUR_AT_A_TIME __attribute__((target_clones("avx2", "default")))
#else
#define METES_FOUR_AT_A_TIME
#endif

namespace metes {

METES_FOUR_AT_A_TIME void addScaled(double* target, double factor, const double* values,
                                    std::size_t n)
{
    for (std::size_t i = 0; i < n; ++i) {
        target[i] += factor * values[i];
    }
}

METES_FOUR_AT_A_TIME double dotProduct(const double* a, const double* b, std::size_t n)
{
    // Four sums at a time: a single one would wait for each addition.
    double sums[4] = {0, 0, 0, 0};
    std::size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        for (std::size_t k = 0; k < 4; ++k) {
            sums[k] += a[i + k] * b[i + k];
        }
    }
    for (; i < n; ++i) {
        sums[0] += a[i] * b[i];
    }
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

SparseMatrix SparseMatrix::rowsOf(std::span<const std::size_t> which) const
{
    SparseMatrix picked;
    picked.columns = columns;
    for (const std::size_t r : which) {
        const auto begin = static_cast<std::ptrdiff_t>(rowStarts[r]);
        const auto end = static_cast<std::ptrdiff_t>(rowStarts[r + 1]);
        picked.columnOf.insert(picked.columnOf.end(), columnOf.begin() + begin,
                               columnOf.begin() + end);
        picked.values.insert(picked.values.end(), values.begin() + begin, values.begin() + end);
        picked.rowStarts.push_back(picked.values.size());
    }
    return picked;
}

DenseMatrix DenseMatrix::rowsOf(std::span<const std::size_t> which) const
{
    DenseMatrix picked;
    picked.columns = columns;
    picked.values.reserve(which.size() * columns);
    for (const std::size_t r : which) {
        const std::span<const double> source = row(r);
        picked.values.insert(picked.values.end(), source.begin(), source.end());
    }
    return picked;
}

Design Design::rowsOf(std::span<const std::size_t> which) const
{
    Design picked;
    picked.rowCount = which.size();
    if (sparse.columns > 0) {
        picked.sparse = sparse.rowsOf(which);
    }
    if (dense.columns > 0) {
        picked.dense = dense.rowsOf(which);
    }
    return picked;
}

double Design::product(std::size_t row, std::span<const double> weights) const
{
    double sum = 0;
    if (sparse.columns > 0) {
        for (std::size_t i = sparse.rowStarts[row]; i < sparse.rowStarts[row + 1]; ++i) {
            sum += sparse.values[i] * weights[sparse.columnOf[i]];
        }
    }
    if (dense.columns > 0) {
        const std::span<const double> values = dense.row(row);
        for (std::size_t c = 0; c < dense.columns; ++c) {
            sum += values[c] * weights[sparse.columns + c];
        }
    }
    return sum;
}

Standardisation Standardisation::fit(const DenseMatrix& matrix)
{
    Standardisation result;
    result.means.assign(matrix.columns, 0);
    result.scales.assign(matrix.columns, 1);
    if (matrix.rows() == 0) {
        return result;
    }
    const auto n = static_cast<double>(matrix.rows());
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
        for (std::size_t c = 0; c < matrix.columns; ++c) {
            result.means[c] += matrix.row(r)[c];
        }
    }
    for (double& mean : result.means) {
        mean /= n;
    }
    std::vector<double> squares(matrix.columns, 0);
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
        for (std::size_t c = 0; c < matrix.columns; ++c) {
            const double distance = matrix.row(r)[c] - result.means[c];
            squares[c] += distance * distance;
        }
    }
    for (std::size_t c = 0; c < matrix.columns; ++c) {
        const double deviation = std::sqrt(squares[c] / n);
        // What is left of a constant column is rounding, and must not be blown up to 1.
        const bool constant = deviation <= 1e-12 * std::abs(result.means[c]);
        result.scales[c] = constant || deviation == 0 ? 1 : deviation;
    }
    return result;
}

void Standardisation::apply(DenseMatrix& matrix) const
{
    for (std::size_t i = 0; i < matrix.values.size(); ++i) {
        const std::size_t c = i % matrix.columns;
        matrix.values[i] = (matrix.values[i] - means[c]) / scales[c];
    }
}

}  // namespace metes
