// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/WeightFigure.h"

#include "ui/plots/Axis.h"
#include "ui/plots/Numbers.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace metes {

namespace {

constexpr double kWeightRow = 26;
constexpr double kWeightBar = 17;
constexpr double kWeightFoot = 46;
constexpr double kWeightGap = 12;
constexpr double kWeightWhisker = 3;
constexpr double kWeightNamesShare = 0.45;
constexpr double kWeightCorner = 2;
constexpr int kWeightDecimals = 3;

}  // namespace

struct WeightFigure::Layout {
    QRectF names;
    PlotFrame frame;

    double rowCentre(std::size_t row) const
    {
        return frame.area.top() + (static_cast<double>(row) + 0.5) * kWeightRow;
    }
    QRectF bar(std::size_t row, double value) const
    {
        const double zero = frame.at(0, 0).x();
        const double end = frame.at(value, 0).x();
        return QRectF(QPointF(std::min(zero, end), rowCentre(row) - kWeightBar / 2),
                      QPointF(std::max(zero, end), rowCentre(row) + kWeightBar / 2));
    }
};

QSize WeightFigure::naturalSize(int width) const
{
    return {width,
            static_cast<int>(static_cast<double>(m_values.bars.size()) * kWeightRow + kWeightFoot)};
}

WeightFigure::Layout WeightFigure::layOut(const QRectF& rect, const PlotStyle& style) const
{
    const QFontMetricsF metrics(style.font);
    double names = 0;
    double low = 0;
    double high = 0;
    for (const WeightValues::Bar& bar : m_values.bars) {
        names = std::max(names, std::ceil(metrics.horizontalAdvance(bar.name)));
        const double value = bar.weight.value.value_or(0);
        const Interval interval = bar.weight.interval.value_or(Interval{value, value});
        low = std::min({low, value, interval.low});
        high = std::max({high, value, interval.high});
    }
    names = std::min(names, rect.width() * kWeightNamesShare);
    Layout layout;
    layout.names = QRectF(rect.left(), rect.top(), names, rect.height());
    layout.frame.x = roundAxis(low, high, 5);
    layout.frame.area =
        QRectF(rect.left() + names + kWeightGap, rect.top(), rect.width() - names - 2 * kWeightGap,
               static_cast<double>(m_values.bars.size()) * kWeightRow);
    return layout;
}

void WeightFigure::draw(QPainter& painter, const QRectF& rect, const PlotStyle& style) const
{
    const Layout layout = layOut(rect, style);
    const PlotFrame& frame = layout.frame;
    const double zero = frame.at(0, 0).x();
    painter.setPen(QPen(style.grid, 1));
    painter.drawLine(QPointF(zero, frame.area.top()), QPointF(zero, frame.area.bottom()));
    for (std::size_t i = 0; i < m_values.bars.size(); ++i) {
        const WeightValues::Bar& bar = m_values.bars[i];
        painter.setFont(style.font);
        painter.setPen(style.text);
        const QRectF name(layout.names.left(), layout.rowCentre(i) - kWeightRow / 2,
                          layout.names.width() + 1, kWeightRow);
        painter.drawText(name, Qt::AlignRight | Qt::AlignVCenter,
                         QFontMetricsF(style.font)
                             .elidedText(bar.name, Qt::ElideRight, layout.names.width() + 1));
        if (!bar.weight.value) {
            painter.setPen(style.muted);
            painter.drawText(
                QRectF(zero + kWeightGap, name.top(), frame.area.right() - zero, kWeightRow),
                Qt::AlignVCenter, notEstimableText(bar.weight.reason));
            continue;
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(*bar.weight.value < 0 ? style.definite : style.indefinite);
        painter.drawRoundedRect(layout.bar(i, *bar.weight.value), kWeightCorner, kWeightCorner);
        if (bar.weight.interval) {
            painter.setPen(QPen(style.text, 1.2));
            const QPointF from(frame.at(bar.weight.interval->low, 0).x(), layout.rowCentre(i));
            const QPointF to(frame.at(bar.weight.interval->high, 0).x(), layout.rowCentre(i));
            painter.drawLine(from, to);
            for (const QPointF& end : {from, to}) {
                painter.drawLine(end - QPointF(0, kWeightWhisker),
                                 end + QPointF(0, kWeightWhisker));
            }
        }
    }
    drawAxis(painter, frame.area, frame.x, AxisSide::Bottom, {}, style, style.muted);
    painter.setFont(style.font);
    painter.setPen(style.muted);
    const QFontMetricsF metrics(style.font);
    const double base = frame.area.bottom() + kWeightFoot - metrics.descent() - 4;
    const QString left = QStringLiteral("← ") + m_values.left;
    const QString right = m_values.right + QStringLiteral(" →");
    painter.drawText(QPointF(zero - kWeightGap - metrics.horizontalAdvance(left), base), left);
    painter.drawText(QPointF(zero + kWeightGap, base), right);
}

std::vector<FigureMark> WeightFigure::marks(const QRectF& rect, const PlotStyle& style) const
{
    const Layout layout = layOut(rect, style);
    std::vector<FigureMark> marks;
    for (std::size_t i = 0; i < m_values.bars.size(); ++i) {
        const WeightValues::Bar& bar = m_values.bars[i];
        QString text =
            QStringLiteral("%1: %2").arg(bar.name, numberText(bar.weight, kWeightDecimals));
        if (bar.weight.value) {
            text +=
                QStringLiteral(" · ") + (*bar.weight.value < 0 ? m_values.left : m_values.right);
        }
        marks.push_back({layout.bar(i, bar.weight.value.value_or(0)), text});
    }
    return marks;
}

Table WeightFigure::table() const
{
    Table table;
    table.id = id().toStdString();
    table.caption = whatItIs();
    table.columns = {figureColumn("name", tr("Feature")), figureColumn("group", tr("Group")),
                     figureColumn("weight", tr("Coefficient"))};
    for (const WeightValues::Bar& bar : m_values.bars) {
        table.rows.push_back({figureCell(bar.name), figureCell(bar.group), bar.weight});
    }
    return table;
}

}  // namespace metes
