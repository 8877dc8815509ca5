// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/plots/Figure.h"

#include <QCoreApplication>
#include <QStringList>

#include <cstdint>

namespace metes {

/// Counts of what was said against what is so.
struct MatrixValues {
    QString id = QStringLiteral("confusion");
    QString rowsName;     ///< "examiner"
    QString columnsName;  ///< "predicted"
    QStringList rows;
    QStringList columns;
    std::vector<std::int64_t> counts;  ///< rows x columns, row by row

    std::int64_t count(qsizetype row, qsizetype column) const
    {
        return counts[static_cast<std::size_t>(row * columns.size() + column)];
    }
    std::int64_t rowSum(qsizetype row) const;
};

/// Cells with their count and share of the row; a row without claims has no shares.
class MatrixFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(metes::MatrixFigure)

public:
    explicit MatrixFigure(MatrixValues values) : m_values(std::move(values)) {}

    QString id() const override { return m_values.id; }
    QSize naturalSize(int width) const override;
    void draw(QPainter& painter, const QRectF& rect, const PlotStyle& style) const override;
    std::vector<FigureMark> marks(const QRectF& rect, const PlotStyle& style) const override;
    Table table() const override;

private:
    QRectF grid(const QRectF& rect, const PlotStyle& style) const;
    QRectF cell(const QRectF& grid, qsizetype row, qsizetype column) const;

    MatrixValues m_values;
};

}  // namespace metes
