// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/plots/Axis.h"
#include "ui/plots/Figure.h"

#include <QCoreApplication>

#include <cstdint>

namespace metes {

/// Claims by the filing year of their application (the paper's Figure 2).
struct YearsValues {
    struct Year {
        int year = 0;
        std::int64_t definite = 0;
        std::int64_t indefinite = 0;

        std::int64_t count() const { return definite + indefinite; }
    };
    std::vector<Year> years;  ///< ascending
};

/// Stacked bars by the left axis, hatched where indefinite; the share of indefinite claims as dots
/// by the right one.
class YearsFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(metes::YearsFigure)

public:
    explicit YearsFigure(YearsValues values) : m_values(std::move(values)) {}

    QString id() const override { return QStringLiteral("years"); }
    QSize naturalSize(int width) const override;
    void draw(QPainter& painter, const QRectF& rect, const PlotStyle& style) const override;
    std::vector<FigureMark> marks(const QRectF& rect, const PlotStyle& style) const override;
    Table table() const override;

private:
    PlotFrame layOut(const QRectF& rect, const PlotStyle& style) const;
    /// From one count to another, in the column of year `index`.
    QRectF part(const PlotFrame& frame, std::size_t index, std::int64_t from,
                std::int64_t to) const;
    void drawYears(QPainter& painter, const PlotFrame& frame, const PlotStyle& style) const;
    void drawShares(QPainter& painter, const PlotFrame& frame, const PlotStyle& style) const;
    void drawLegend(QPainter& painter, const QRectF& rect, const PlotStyle& style) const;

    YearsValues m_values;
};

}  // namespace metes
