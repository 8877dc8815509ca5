// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/statistics/Estimate.h"
#include "ui/plots/Figure.h"

#include <QCoreApplication>

namespace metes {

/// What speaks for one side and what for the other: bars from a middle line, with intervals (the
/// paper's Figure 3). The side is told by direction and word, and by colour.
struct WeightValues {
    struct Bar {
        QString name;
        QString group;
        Estimate weight;  ///< without a value: an empty row that says why
    };
    QString left;   ///< "definite"
    QString right;  ///< "indefinite"
    std::vector<Bar> bars;
};

class WeightFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(metes::WeightFigure)

public:
    explicit WeightFigure(WeightValues values) : m_values(std::move(values)) {}

    QString id() const override { return QStringLiteral("weights"); }
    QSize naturalSize(int width) const override;
    void draw(QPainter& painter, const QRectF& rect, const PlotStyle& style) const override;
    std::vector<FigureMark> marks(const QRectF& rect, const PlotStyle& style) const override;
    Table table() const override;

private:
    struct Layout;
    Layout layOut(const QRectF& rect, const PlotStyle& style) const;

    WeightValues m_values;
};

}  // namespace metes
