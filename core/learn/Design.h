// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace metes {

/// Rows of few numbers, compressed: row r has the entries rowStarts[r] to rowStarts[r + 1].
struct SparseMatrix {
    std::size_t columns = 0;
    std::vector<std::size_t> rowStarts{0};
    std::vector<std::uint32_t> columnOf;  ///< ascending within a row
    std::vector<double> values;

    std::size_t rows() const { return rowStarts.size() - 1; }
    std::size_t entries() const { return values.size(); }
    SparseMatrix rowsOf(std::span<const std::size_t> which) const;
};

/// Rows of many numbers, one after the other.
struct DenseMatrix {
    std::size_t columns = 0;
    std::vector<double> values;  ///< rows() x columns

    std::size_t rows() const { return columns == 0 ? 0 : values.size() / columns; }
    std::span<const double> row(std::size_t r) const
    {
        return std::span(values).subspan(r * columns, columns);
    }
    DenseMatrix rowsOf(std::span<const std::size_t> which) const;
};

/// Sum of a[i] * b[i].
double dotProduct(const double* a, const double* b, std::size_t n);
/// Adds factor * values[i] to target[i].
void addScaled(double* target, double factor, const double* values, std::size_t n);

/// What a linear model is fitted to: sparse columns first, dense ones behind them. Either may have
/// no columns; rowCount says how many rows there are.
struct Design {
    std::size_t rowCount = 0;
    SparseMatrix sparse;
    DenseMatrix dense;

    std::size_t rows() const { return rowCount; }
    std::size_t columns() const { return sparse.columns + dense.columns; }
    Design rowsOf(std::span<const std::size_t> which) const;
    /// Sum of weight times value over the columns of one row.
    double product(std::size_t row, std::span<const double> weights) const;
};

/// Zero mean and unit variance on the rows that it was fitted to (divisor n); a constant column is
/// centred only.
struct Standardisation {
    std::vector<double> means;
    std::vector<double> scales;  ///< never 0

    static Standardisation fit(const DenseMatrix& matrix);
    void apply(DenseMatrix& matrix) const;
};

}  // namespace metes
