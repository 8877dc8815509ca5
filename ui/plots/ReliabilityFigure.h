// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/statistics/Estimate.h"
#include "ui/plots/Axis.h"
#include "ui/plots/Figure.h"

#include <QCoreApplication>

#include <cstdint>
#include <optional>

namespace metes {

/// Whether probabilities mean what they say: the share that is so against the probability given.
struct ReliabilityValues {
    struct Bin {
        double low = 0;
        double high = 0;
        std::int64_t count = 0;
        std::optional<double> meanProbability;
        std::optional<double> share;  ///< of positives
        std::optional<Interval> interval;

        bool isFaint() const;
    };
    std::vector<Bin> bins;
};

/// Dots with their intervals against the diagonal, the number of claims below each bin; the dot of
/// a bin with few claims is faded and hollow.
class ReliabilityFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(metes::ReliabilityFigure)

public:
    explicit ReliabilityFigure(ReliabilityValues values) : m_values(std::move(values)) {}

    QString id() const override { return QStringLiteral("reliability"); }
    QSize naturalSize(int width) const override;
    void draw(QPainter& painter, const QRectF& rect, const PlotStyle& style) const override;
    std::vector<FigureMark> marks(const QRectF& rect, const PlotStyle& style) const override;
    Table table() const override;

private:
    PlotFrame layOut(const QRectF& rect, const PlotStyle& style) const;
    void drawCounts(QPainter& painter, const PlotFrame& frame, const PlotStyle& style) const;

    ReliabilityValues m_values;
};

}  // namespace metes
