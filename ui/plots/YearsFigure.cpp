// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/YearsFigure.h"

#include "ui/plots/Numbers.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace metes {

namespace {

constexpr int kYearsHeight = 300;
constexpr double kYearsLegend = 26;
constexpr double kYearsYearsRoom = 22;
constexpr double kYearsFill = 0.76;  // of a column that the bar takes
constexpr double kYearsDot = 3.5;
constexpr double kYearsSwatch = 12;

std::optional<double> indefiniteShare(const YearsValues::Year& year)
{
    if (year.count() == 0) {
        return std::nullopt;
    }
    return static_cast<double>(year.indefinite) / static_cast<double>(year.count());
}

}  // namespace

QSize YearsFigure::naturalSize(int width) const
{
    return {width, kYearsHeight};
}

PlotFrame YearsFigure::layOut(const QRectF& rect, const PlotStyle& style) const
{
    std::int64_t most = 0;
    for (const YearsValues::Year& year : m_values.years) {
        most = std::max(most, year.count());
    }
    PlotFrame frame;
    frame.x.low = 0;
    frame.x.high = static_cast<double>(std::max<std::size_t>(1, m_values.years.size()));
    frame.y = countAxis(static_cast<double>(most), 5);
    const double left = axisRoom(frame.y, AxisSide::Left, tr("claims"), style);
    const double right =
        axisRoom(roundAxis(0, 100, 5), AxisSide::Right, tr("indefinite, %"), style);
    frame.area = rect.adjusted(left, kYearsLegend, -right, -kYearsYearsRoom);
    return frame;
}

QRectF YearsFigure::part(const PlotFrame& frame, std::size_t index, std::int64_t from,
                         std::int64_t to) const
{
    const double rest = (1 - kYearsFill) / 2;
    const auto column = static_cast<double>(index);
    return QRectF(frame.at(column + rest, static_cast<double>(to)),
                  frame.at(column + 1 - rest, static_cast<double>(from)));
}

void YearsFigure::drawYears(QPainter& painter, const PlotFrame& frame, const PlotStyle& style) const
{
    painter.setFont(style.smallFont);
    painter.setPen(style.muted);
    const QFontMetricsF metrics(style.smallFont);
    const double column = frame.area.width() / static_cast<double>(m_values.years.size());
    const double needed = metrics.horizontalAdvance(QStringLiteral("2000")) + 8;
    const auto step =
        static_cast<std::size_t>(std::max(1.0, std::ceil(needed / std::max(column, 1.0))));
    for (std::size_t i = 0; i < m_values.years.size(); i += step) {
        const double x = frame.at(static_cast<double>(i) + 0.5, 0).x();
        drawCentred(painter, {x, frame.area.bottom() + kYearsYearsRoom / 2 + 1},
                    QString::number(m_values.years[i].year));
    }
}

void YearsFigure::drawShares(QPainter& painter, const PlotFrame& frame,
                             const PlotStyle& style) const
{
    QPolygonF line;
    for (std::size_t i = 0; i < m_values.years.size(); ++i) {
        if (const std::optional<double> share = indefiniteShare(m_values.years[i])) {
            line.append({frame.at(static_cast<double>(i) + 0.5, 0).x(),
                         frame.area.bottom() - *share * frame.area.height()});
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.text, 1.4));
    painter.drawPolyline(line);
    painter.setPen(QPen(style.ground, 1));
    painter.setBrush(style.text);
    for (const QPointF& dot : line) {
        painter.drawEllipse(dot, kYearsDot, kYearsDot);
    }
}

void YearsFigure::drawLegend(QPainter& painter, const QRectF& rect, const PlotStyle& style) const
{
    const QFontMetricsF metrics(style.font);
    painter.setFont(style.font);
    double x = rect.left();
    const double y = rect.top() + kYearsSwatch / 2 + 1;
    const auto word = [&](const QString& text) {
        painter.setPen(style.text);
        painter.drawText(
            QPointF(x + kYearsSwatch + 6, y + (metrics.ascent() - metrics.descent()) / 2), text);
        x += kYearsSwatch + 6 + metrics.horizontalAdvance(text) + metrics::kGap4;
    };
    const auto swatch = [&](const QColor& color) {
        const QRectF box(x, y - kYearsSwatch / 2, kYearsSwatch, kYearsSwatch);
        painter.fillRect(box, color);
        return box;
    };
    drawHatch(painter, swatch(style.indefinite), style.ground);
    word(tr("indefinite"));
    swatch(style.definite);
    word(tr("definite"));
    painter.setPen(QPen(style.text, 1.4));
    painter.drawLine(QPointF(x, y), QPointF(x + kYearsSwatch, y));
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.text);
    painter.drawEllipse(QPointF(x + kYearsSwatch / 2, y), kYearsDot, kYearsDot);
    word(tr("share of indefinite claims"));
}

void YearsFigure::draw(QPainter& painter, const QRectF& rect, const PlotStyle& style) const
{
    const PlotFrame frame = layOut(rect, style);
    drawGrid(painter, frame, style);
    for (std::size_t i = 0; i < m_values.years.size(); ++i) {
        const YearsValues::Year& year = m_values.years[i];
        const QRectF above = part(frame, i, year.definite, year.count());
        painter.fillRect(part(frame, i, 0, year.definite), style.definite);
        painter.fillRect(above, style.indefinite);
        drawHatch(painter, above, style.ground);
    }
    painter.setPen(QPen(style.faint, 1));
    painter.drawLine(frame.area.bottomLeft(), frame.area.bottomRight());
    drawShares(painter, frame, style);
    drawYears(painter, frame, style);
    drawLegend(painter, rect, style);
    drawAxis(painter, frame.area, frame.y, AxisSide::Left, tr("claims"), style, style.muted);
    drawAxis(painter, frame.area, roundAxis(0, 100, 5), AxisSide::Right, tr("indefinite, %"), style,
             style.muted);
}

std::vector<FigureMark> YearsFigure::marks(const QRectF& rect, const PlotStyle& style) const
{
    const PlotFrame frame = layOut(rect, style);
    std::vector<FigureMark> marks;
    for (std::size_t i = 0; i < m_values.years.size(); ++i) {
        const YearsValues::Year& year = m_values.years[i];
        QString text = tr("%1: %2 definite, %3 indefinite")
                           .arg(QString::number(year.year), countText(year.definite),
                                countText(year.indefinite));
        if (const std::optional<double> share = indefiniteShare(year)) {
            text += QStringLiteral(" (%1 %)").arg(percentText(*share));
        }
        marks.push_back({part(frame, i, 0, year.count()), text});
    }
    return marks;
}

Table YearsFigure::table() const
{
    Table table;
    table.id = id().toStdString();
    table.caption = whatItIs();
    table.columns = {figureColumn("year", tr("Filing year")),
                     figureColumn("definite", tr("Definite"), NumberStyle::Count),
                     figureColumn("indefinite", tr("Indefinite"), NumberStyle::Count),
                     figureColumn("indefinite_share", tr("Indefinite, %"), NumberStyle::Percent)};
    for (const YearsValues::Year& year : m_values.years) {
        table.rows.push_back({figureCell(QString::number(year.year)), figureCell(year.definite),
                              figureCell(year.indefinite), figureCell(indefiniteShare(year))});
    }
    return table;
}

}  // namespace metes
