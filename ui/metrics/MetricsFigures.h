// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// The page's figures, made from what core computed.

#include "ui/metrics/MetricsWork.h"
#include "ui/plots/Figure.h"

#include <QString>

#include <map>
#include <memory>
#include <vector>

namespace metes {

using FigurePointer = std::shared_ptr<const Figure>;

/// `run`: its title, for the note.
FigurePointer histogramFigure(const RunReport& report, const QString& run);
FigurePointer reliabilityFigure(const RunReport& report, const QString& run);
FigurePointer confusionFigure(const RunReport& report, const QString& run);

/// Who of two runs is right on how many claims.
FigurePointer agreementFigure(const RunComparison& comparison);

struct CurveSource {
    const RunReport* report = nullptr;
    QString run;
};
/// Runs whose curve is not estimable are named in the caption.
FigurePointer rocFigure(const std::vector<CurveSource>& sources);
FigurePointer precisionRecallFigure(const std::vector<CurveSource>& sources);

/// Columns by weight, whatever their sign, the largest first; of one group, or, with an empty id,
/// the features, and the words alone where a model has no features: a feature's weight is per
/// standard deviation, a word's per unit of TF-IDF, so that they do not compare.
std::vector<std::size_t> strongestColumns(const RunWeights& weights, const std::string& group,
                                          std::size_t count);
/// `intervals` may be null.
FigurePointer weightFigure(const RunWeights& weights, const std::vector<std::size_t>& columns,
                           const std::map<std::size_t, Estimate>* intervals, const QString& run);

}  // namespace metes
