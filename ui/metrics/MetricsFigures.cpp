// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/MetricsFigures.h"

#include "ui/metrics/FeatureWords.h"
#include "ui/plots/CurveFigure.h"
#include "ui/plots/HistogramFigure.h"
#include "ui/plots/MatrixFigure.h"
#include "ui/plots/Numbers.h"
#include "ui/plots/ReliabilityFigure.h"
#include "ui/plots/WeightFigure.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace metes {

namespace {

struct FigureTexts {
    Q_DECLARE_TR_FUNCTIONS(metes::MetricsFigures)
};

constexpr std::size_t kLinesShown = 4;

QString claimsText(std::int64_t claims)
{
    return QStringLiteral("n = %1").arg(countText(claims));
}

/// "AUROC 59.6 (57.8 – 61.3)", or why not.
QString figureText(const QString& name, const Estimate& estimate)
{
    return estimate.value ? QStringLiteral("%1 %2").arg(name, percentText(estimate))
                          : QStringLiteral("%1: %2").arg(name, notEstimableText(estimate.reason));
}

CurveValues::Line lineOf(const Curve& curve, const QString& run, const QString& figure)
{
    CurveValues::Line line{run, figure, {}, {}};
    for (const CurvePoint& point : curve.points) {
        line.points.emplace_back(point.x, point.y);
        line.thresholds.push_back(point.threshold);
    }
    return line;
}

struct CurveWords {
    CurveKind kind;
    QString title;
    QString figure;
};

/// `curve` and `figure` say where the two stand in a report.
template<typename CurveOf, typename FigureOf>
FigurePointer curves(const std::vector<CurveSource>& sources, const CurveWords& words,
                     CurveOf curve, FigureOf figure)
{
    CurveValues values;
    values.kind = words.kind;
    QStringList without;
    for (const CurveSource& source : sources) {
        const Curve& points = curve(*source.report);
        if (points.points.empty()) {
            without.append(
                QStringLiteral("%1: %2").arg(source.run, notEstimableText(points.reason)));
        } else if (values.lines.size() < kLinesShown) {
            values.lines.push_back(
                lineOf(points, source.run, figureText(words.figure, figure(*source.report))));
        }
    }
    QStringList caption;
    if (!sources.empty() && sources.front().report->claims > 0) {
        const RunReport& report = *sources.front().report;
        values.chance = static_cast<double>(report.indefinite) / static_cast<double>(report.claims);
        caption.append(claimsText(report.claims));
        caption.append(words.kind == CurveKind::Roc
                           ? FigureTexts::tr("dashed: chance")
                           : FigureTexts::tr("dashed: share of indefinite claims"));
    }
    caption += without;
    const bool drawable = !values.lines.empty();
    auto made = std::make_shared<CurveFigure>(std::move(values));
    made->title = words.title;
    made->note = sources.size() == 1 ? sources.front().run : QString();
    if (drawable) {
        made->caption = caption.join(QStringLiteral(" · "));
    } else {
        made->missing =
            without.isEmpty() ? notEstimableText("no claims") : without.join(QLatin1Char('\n'));
    }
    return made;
}

}  // namespace

FigurePointer histogramFigure(const RunReport& report, const QString& run)
{
    HistogramValues values;
    bool faint = false;
    for (const HistogramBin& bin : report.histogram) {
        values.bins.push_back({bin.low, bin.high, bin.count(), bin.accuracy});
        faint = faint || (bin.accuracy && bin.isFaint());
    }
    auto figure = std::make_shared<HistogramFigure>(std::move(values));
    figure->title = FigureTexts::tr("Probability and accuracy");
    figure->note = run;
    if (report.claims == 0) {
        figure->missing = notEstimableText("no claims");
        return figure;
    }
    QStringList caption{claimsText(report.claims)};
    if (!report.threshold.threshold) {
        caption.append(FigureTexts::tr("no accuracy: %1").arg(reasonText(report.threshold.reason)));
    } else if (faint) {
        caption.append(FigureTexts::tr("dots: accuracy, hollow under 100 claims"));
    } else {
        caption.append(FigureTexts::tr("dots: accuracy"));
    }
    figure->caption = caption.join(QStringLiteral(" · "));
    return figure;
}

FigurePointer reliabilityFigure(const RunReport& report, const QString& run)
{
    ReliabilityValues values;
    for (const ReliabilityBin& bin : report.reliability.bins) {
        values.bins.push_back({bin.low, bin.high, bin.count, bin.meanProbability, bin.positiveShare,
                               bin.shareInterval});
    }
    auto figure = std::make_shared<ReliabilityFigure>(std::move(values));
    figure->title = FigureTexts::tr("Reliability");
    figure->note = run;
    if (!report.reliability.expectedError.value) {
        figure->missing = notEstimableText(report.reliability.expectedError.reason);
        return figure;
    }
    const Estimate& brier = report.binary.figures[BinaryFigure::Brier];
    figure->caption =
        QStringList{FigureTexts::tr("ECE %1").arg(numberText(report.reliability.expectedError, 3)),
                    FigureTexts::tr("Brier %1").arg(numberText(brier, 3)),
                    claimsText(report.claims),
                    FigureTexts::tr("lines: Wilson 95 %, hollow under 100 claims")}
            .join(QStringLiteral(" · "));
    return figure;
}

FigurePointer confusionFigure(const RunReport& report, const QString& run)
{
    const Confusion& confusion = report.binary.confusion;
    MatrixValues values;
    values.rowsName = FigureTexts::tr("examiner");
    values.columnsName = FigureTexts::tr("predicted");
    values.rows = {FigureTexts::tr("indefinite"), FigureTexts::tr("definite")};
    values.columns = values.rows;
    values.counts = {confusion.truePositives, confusion.falseNegatives, confusion.falsePositives,
                     confusion.trueNegatives};
    auto figure = std::make_shared<MatrixFigure>(std::move(values));
    figure->title = FigureTexts::tr("Confusion");
    figure->note = run;
    if (confusion.count() == 0) {
        figure->missing = notEstimableText("no claims");
    } else if (!report.threshold.threshold) {
        figure->missing = notEstimableText(report.threshold.reason);
    } else {
        figure->caption = QStringList{claimsText(confusion.count()),
                                      FigureTexts::tr("claims, and their share of the row")}
                              .join(QStringLiteral(" · "));
    }
    return figure;
}

FigurePointer agreementFigure(const RunComparison& comparison)
{
    const McNemar& test = comparison.binary.mcNemar;
    const Estimate& accuracy = comparison.firstFigures[BinaryFigure::Accuracy];
    MatrixValues values;
    values.id = QStringLiteral("agreement");
    values.rowsName = QString::fromStdString(comparison.first);
    values.columnsName = QString::fromStdString(comparison.second);
    values.rows = {FigureTexts::tr("right"), FigureTexts::tr("wrong")};
    values.columns = values.rows;
    if (accuracy.value) {
        const std::int64_t firstRight =
            std::llround(*accuracy.value * static_cast<double>(comparison.claims));
        const std::int64_t bothRight = firstRight - test.onlyFirstRight;
        values.counts = {bothRight, test.onlyFirstRight, test.onlySecondRight,
                         comparison.claims - firstRight - test.onlySecondRight};
    }
    auto figure = std::make_shared<MatrixFigure>(std::move(values));
    figure->title = FigureTexts::tr("Who is right");
    if (!accuracy.value) {
        figure->missing = notEstimableText(accuracy.reason);
    } else {
        figure->caption = QStringList{claimsText(comparison.claims),
                                      FigureTexts::tr("McNemar, exact: %1").arg(pText(test.pExact))}
                              .join(QStringLiteral(" · "));
    }
    return figure;
}

FigurePointer rocFigure(const std::vector<CurveSource>& sources)
{
    return curves(
        sources, {CurveKind::Roc, FigureTexts::tr("ROC"), FigureTexts::tr("AUROC")},
        [](const RunReport& report) -> const Curve& { return report.roc; },
        [](const RunReport& report) { return report.binary.figures[BinaryFigure::Auroc]; });
}

FigurePointer precisionRecallFigure(const std::vector<CurveSource>& sources)
{
    return curves(
        sources,
        {CurveKind::PrecisionRecall, FigureTexts::tr("Precision and recall"),
         FigureTexts::tr("AP", "average precision")},
        [](const RunReport& report) -> const Curve& { return report.precisionRecall; },
        [](const RunReport& report) { return report.binary.averagePrecision; });
}

std::vector<std::size_t> strongestColumns(const RunWeights& weights, const std::string& group,
                                          std::size_t count)
{
    const ColumnKind kind =
        weights.model && weights.model->usesLinguistic() ? ColumnKind::Feature : ColumnKind::Term;
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < weights.coefficients.size(); ++i) {
        const Coefficient& coefficient = weights.coefficients[i];
        if (group.empty() ? coefficient.kind == kind : coefficient.group == group) {
            order.push_back(i);
        }
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::abs(weights.coefficients[a].weight) > std::abs(weights.coefficients[b].weight);
    });
    order.resize(std::min(order.size(), count));
    return order;
}

FigurePointer weightFigure(const RunWeights& weights, const std::vector<std::size_t>& columns,
                           const std::map<std::size_t, Estimate>* intervals, const QString& run)
{
    WeightValues values;
    values.left = FigureTexts::tr("definite");
    values.right = FigureTexts::tr("indefinite");
    if (weights.target.category) {
        values.left = FigureTexts::tr("not of this category");
        values.right = FigureTexts::tr("of this category");
    }
    std::size_t withInterval = 0;
    for (const std::size_t column : columns) {
        const Coefficient& coefficient = weights.coefficients[column];
        Estimate weight = Estimate::of(coefficient.weight, weights.trainClaims());
        if (intervals != nullptr && intervals->contains(column)) {
            weight.interval = intervals->at(column).interval;
            withInterval += weight.interval ? 1 : 0;
        }
        values.bars.push_back({coefficient.kind == ColumnKind::Feature
                                   ? featureName(coefficient.name)
                                   : quotedWord(QString::fromStdString(coefficient.name)),
                               featureGroupName(coefficient.group), weight});
    }
    auto figure = std::make_shared<WeightFigure>(std::move(values));
    figure->title = FigureTexts::tr("What drives it");
    figure->note = run;
    if (weights.coefficients.empty()) {
        figure->missing = notEstimableText(weights.reason);
        return figure;
    }
    QStringList caption{
        FigureTexts::tr("standardised coefficients"),
        FigureTexts::tr("trained on %1 claims").arg(countText(weights.trainClaims()))};
    if (withInterval > 0) {
        caption.append(FigureTexts::tr("lines: bootstrap 95 %, %1 refits by application")
                           .arg(countText(kWeightRefits)));
    }
    figure->caption = caption.join(QStringLiteral(" · "));
    return figure;
}

}  // namespace metes
