// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/CurveFigure.h"

#include "ui/plots/Numbers.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace metes {

namespace {

constexpr int kCurveSide = 340;
constexpr double kCurveTop = 10;
constexpr double kCurveLine = 1.8;
constexpr double kCurveSample = 26;
constexpr std::size_t kCurveMarksPerLine = 20;
constexpr double kCurveVisibleStep = 0.25;  // of a pixel

/// "A", "B", …: what tells a line beside its colour and dash.
QString letter(std::size_t line)
{
    return QString(QChar(static_cast<char16_t>(u'A' + line % 26)));
}

/// Without the points that nobody could see.
QPolygonF thinned(const std::vector<QPointF>& points, const PlotFrame& frame)
{
    QPolygonF line;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const QPointF point = frame.at(points[i].x(), points[i].y());
        const QPointF step = line.isEmpty() ? QPointF(1, 1) : point - line.last();
        if (i + 1 == points.size()
            || std::abs(step.x()) + std::abs(step.y()) >= kCurveVisibleStep) {
            line.append(point);
        }
    }
    return line;
}

QPen linePen(const SeriesLook& look)
{
    QPen pen(look.color, kCurveLine, look.dash);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

}  // namespace

QString CurveFigure::id() const
{
    return m_values.kind == CurveKind::Roc ? QStringLiteral("roc")
                                           : QStringLiteral("precision-recall");
}

QString CurveFigure::xName() const
{
    return m_values.kind == CurveKind::Roc ? tr("false-positive rate") : tr("recall");
}

QString CurveFigure::yName() const
{
    return m_values.kind == CurveKind::Roc ? tr("true-positive rate") : tr("precision");
}

QSize CurveFigure::naturalSize(int width) const
{
    return {width, kCurveSide};
}

PlotFrame CurveFigure::layOut(const QRectF& rect, const PlotStyle& style) const
{
    PlotFrame frame;
    frame.x = shareAxis();
    frame.y = shareAxis();
    const double left = axisRoom(frame.y, AxisSide::Left, yName(), style);
    const double below = axisRoom(frame.x, AxisSide::Bottom, xName(), style);
    // The last number stands half outside.
    frame.area = rect.adjusted(left, kCurveTop, -kCurveTop, -below);
    return frame;
}

void CurveFigure::drawChance(QPainter& painter, const PlotFrame& frame,
                             const PlotStyle& style) const
{
    painter.setPen(QPen(style.faint, 1, Qt::DashLine));
    if (m_values.kind == CurveKind::Roc) {
        painter.drawLine(frame.at(0, 0), frame.at(1, 1));
    } else if (m_values.chance) {
        painter.drawLine(frame.at(0, *m_values.chance), frame.at(1, *m_values.chance));
    }
}

void CurveFigure::drawLegend(QPainter& painter, const PlotFrame& frame,
                             const PlotStyle& style) const
{
    // Where the curves of a useful classifier leave room: below for ROC, below for precision too.
    const QFontMetricsF metrics(style.font);
    const double step = metrics.height() + 4;
    double width = 0;
    QStringList texts;
    for (std::size_t i = 0; i < m_values.lines.size(); ++i) {
        const CurveValues::Line& line = m_values.lines[i];
        const double room = frame.area.width() - kCurveSample - 40;
        // The figure is what one looks for: the name gives way.
        const QString figure = QStringLiteral(" · ") + line.figure;
        texts.append(metrics.elidedText(letter(i) + QStringLiteral("  ") + line.name,
                                        Qt::ElideRight, room - metrics.horizontalAdvance(figure))
                     + figure);
        width = std::max(width, metrics.horizontalAdvance(texts.last()));
    }
    const double left = frame.area.right() - width - kCurveSample - 2 * metrics::kGap2;
    double y = frame.area.bottom() - metrics::kGap2
               - step * (static_cast<double>(m_values.lines.size()) - 0.5);
    painter.setPen(Qt::NoPen);
    QColor veil = style.ground;
    veil.setAlphaF(0.85F);
    painter.setBrush(veil);
    painter.drawRect(QRectF(left - 6, y - step / 2 - 2, width + kCurveSample + 18,
                            step * static_cast<double>(m_values.lines.size()) + 4));
    painter.setFont(style.font);
    for (std::size_t i = 0; i < m_values.lines.size(); ++i, y += step) {
        painter.setPen(linePen(style.look(i)));
        painter.drawLine(QPointF(left, y), QPointF(left + kCurveSample, y));
        painter.setPen(style.text);
        painter.drawText(QPointF(left + kCurveSample + metrics::kGap2,
                                 y + (metrics.ascent() - metrics.descent()) / 2),
                         texts[static_cast<qsizetype>(i)]);
    }
}

void CurveFigure::draw(QPainter& painter, const QRectF& rect, const PlotStyle& style) const
{
    const PlotFrame frame = layOut(rect, style);
    drawGrid(painter, frame, style);
    drawChance(painter, frame, style);
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = m_values.lines.size(); i-- > 0;) {
        painter.setPen(linePen(style.look(i)));
        painter.drawPolyline(thinned(m_values.lines[i].points, frame));
    }
    drawAxis(painter, frame.area, frame.y, AxisSide::Left, yName(), style, style.muted);
    drawAxis(painter, frame.area, frame.x, AxisSide::Bottom, xName(), style, style.muted);
    drawLegend(painter, frame, style);
}

std::vector<FigureMark> CurveFigure::marks(const QRectF& rect, const PlotStyle& style) const
{
    const PlotFrame frame = layOut(rect, style);
    std::vector<FigureMark> marks;
    for (const CurveValues::Line& line : m_values.lines) {
        const std::size_t step = std::max<std::size_t>(1, line.points.size() / kCurveMarksPerLine);
        for (std::size_t i = 0; i < line.points.size(); i += step) {
            const QPointF point = line.points[i];
            const QPointF place = frame.at(point.x(), point.y());
            QString text = QStringLiteral("%1: %2 %3 · %4 %5")
                               .arg(line.name, yName(), numberText(point.y(), 3), xName(),
                                    numberText(point.x(), 3));
            if (i < line.thresholds.size() && line.thresholds[i]) {
                text += QStringLiteral(" · ")
                        + tr("threshold %1").arg(numberText(*line.thresholds[i], 3));
            }
            marks.push_back({QRectF(place - QPointF(5, 5), QSizeF(10, 10)), text});
        }
    }
    return marks;
}

Table CurveFigure::table() const
{
    Table table;
    table.id = id().toStdString();
    table.caption = whatItIs();
    const bool roc = m_values.kind == CurveKind::Roc;
    table.columns = {figureColumn("run", tr("Run")), figureColumn("threshold", tr("Threshold")),
                     figureColumn(roc ? "false_positive_rate" : "recall", xName()),
                     figureColumn(roc ? "true_positive_rate" : "precision", yName())};
    for (const CurveValues::Line& line : m_values.lines) {
        for (std::size_t i = 0; i < line.points.size(); ++i) {
            const bool known = i < line.thresholds.size() && line.thresholds[i];
            table.rows.push_back({figureCell(line.name),
                                  known ? TableCell(*line.thresholds[i]) : TableCell(""),
                                  line.points[i].x(), line.points[i].y()});
        }
    }
    return table;
}

}  // namespace metes
