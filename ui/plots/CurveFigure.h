// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/plots/Axis.h"
#include "ui/plots/Figure.h"

#include <QCoreApplication>

#include <optional>

namespace metes {

enum class CurveKind {
    Roc,             ///< false-positive rate against true-positive rate
    PrecisionRecall  ///< recall against precision
};

struct CurveValues {
    CurveKind kind = CurveKind::Roc;
    struct Line {
        QString name;    ///< the run
        QString figure;  ///< "AUROC 59.6 (57.8 – 61.3)"
        std::vector<QPointF> points;
        std::vector<std::optional<double>> thresholds;  ///< one a point
    };
    std::vector<Line> lines;       ///< at most four are told apart
    std::optional<double> chance;  ///< PrecisionRecall: share of positives
};

/// Curves of one or some runs, each with its own dash and letter, and the line of chance.
class CurveFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(metes::CurveFigure)

public:
    explicit CurveFigure(CurveValues values) : m_values(std::move(values)) {}

    QString id() const override;
    QSize naturalSize(int width) const override;
    void draw(QPainter& painter, const QRectF& rect, const PlotStyle& style) const override;
    /// Some twenty points along each line.
    std::vector<FigureMark> marks(const QRectF& rect, const PlotStyle& style) const override;
    Table table() const override;

private:
    QString xName() const;
    QString yName() const;
    PlotFrame layOut(const QRectF& rect, const PlotStyle& style) const;
    void drawChance(QPainter& painter, const PlotFrame& frame, const PlotStyle& style) const;
    void drawLegend(QPainter& painter, const PlotFrame& frame, const PlotStyle& style) const;

    CurveValues m_values;
};

}  // namespace metes
