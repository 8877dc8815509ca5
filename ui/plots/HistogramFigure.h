// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/plots/Axis.h"
#include "ui/plots/Figure.h"

#include <QCoreApplication>

#include <cstdint>
#include <optional>

namespace metes {

/// Below so many claims a bin's dot is faded (the paper's Figure 4).
inline constexpr std::int64_t kFaintBelow = 100;

/// How many claims get which probability, and how often the prediction is right there.
struct HistogramValues {
    struct Bin {
        double low = 0;
        double high = 0;  ///< equal to low for a single value, as a likelihood phrase is
        std::int64_t count = 0;
        std::optional<double> accuracy;

        bool isFaint() const { return count < kFaintBelow; }
    };
    std::vector<Bin> bins;
};

/// Bars of counts by the left axis, dots of accuracy by the right one; a faded dot is hollow too.
class HistogramFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(metes::HistogramFigure)

public:
    explicit HistogramFigure(HistogramValues values) : m_values(std::move(values)) {}

    QString id() const override { return QStringLiteral("probabilities"); }
    QSize naturalSize(int width) const override;
    void draw(QPainter& painter, const QRectF& rect, const PlotStyle& style) const override;
    std::vector<FigureMark> marks(const QRectF& rect, const PlotStyle& style) const override;
    Table table() const override;

private:
    PlotFrame layOut(const QRectF& rect, const PlotStyle& style) const;
    static QRectF bar(const PlotFrame& frame, const HistogramValues::Bin& bin);

    HistogramValues m_values;
};

}  // namespace metes
