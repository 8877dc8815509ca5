// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/MatrixFigure.h"

#include "ui/plots/Axis.h"
#include "ui/plots/Numbers.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace metes {

namespace {

constexpr double kMatrixRow = 58;
constexpr double kMatrixHeader = 44;
constexpr double kMatrixWidestCell = 150;
constexpr double kMatrixGap = 3;
constexpr double kMatrixFullest = 0.45;  // share of the accent in a cell with the whole row

}  // namespace

std::int64_t MatrixValues::rowSum(qsizetype row) const
{
    std::int64_t sum = 0;
    for (qsizetype column = 0; column < columns.size(); ++column) {
        sum += count(row, column);
    }
    return sum;
}

QSize MatrixFigure::naturalSize(int width) const
{
    return {width, static_cast<int>(kMatrixHeader
                                    + kMatrixRow * static_cast<double>(m_values.rows.size()))};
}

QRectF MatrixFigure::grid(const QRectF& rect, const PlotStyle& style) const
{
    const QFontMetricsF metrics(style.font);
    double names = metrics.horizontalAdvance(m_values.rowsName);
    for (const QString& row : m_values.rows) {
        names = std::max(names, metrics.horizontalAdvance(row));
    }
    names = std::min(std::ceil(names) + metrics::kGap3, rect.width() * 0.4);
    const double columns = static_cast<double>(std::max<qsizetype>(1, m_values.columns.size()));
    const double width = std::min(rect.width() - names, columns * kMatrixWidestCell);
    return {rect.left() + names, rect.top() + kMatrixHeader, width,
            kMatrixRow * static_cast<double>(m_values.rows.size())};
}

QRectF MatrixFigure::cell(const QRectF& grid, qsizetype row, qsizetype column) const
{
    const double width = grid.width() / static_cast<double>(m_values.columns.size());
    return QRectF(grid.left() + width * static_cast<double>(column),
                  grid.top() + kMatrixRow * static_cast<double>(row), width, kMatrixRow)
        .adjusted(kMatrixGap / 2, kMatrixGap / 2, -kMatrixGap / 2, -kMatrixGap / 2);
}

void MatrixFigure::draw(QPainter& painter, const QRectF& rect, const PlotStyle& style) const
{
    const QRectF area = grid(rect, style);
    painter.setFont(style.font);
    painter.setPen(style.muted);
    drawCentred(painter, {area.center().x(), rect.top() + kMatrixHeader * 0.25},
                m_values.columnsName);
    painter.drawText(QRectF(rect.left(), rect.top() + kMatrixHeader / 2, area.left() - rect.left(),
                            kMatrixHeader / 2),
                     Qt::AlignLeft | Qt::AlignVCenter, m_values.rowsName);
    const double names = area.left() - rect.left() - metrics::kGap2;
    for (qsizetype row = 0; row < m_values.rows.size(); ++row) {
        const QRectF line = cell(area, row, 0);
        painter.setFont(style.font);
        painter.setPen(style.text);
        painter.drawText(QRectF(rect.left(), line.top(), names, line.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, m_values.rows[row]);
        const std::int64_t sum = m_values.rowSum(row);
        for (qsizetype column = 0; column < m_values.columns.size(); ++column) {
            const QRectF box = cell(area, row, column);
            if (row == 0) {
                painter.setFont(style.font);
                painter.setPen(style.text);
                drawCentred(painter, {box.center().x(), rect.top() + kMatrixHeader * 0.75},
                            m_values.columns[column]);
            }
            const std::int64_t count = m_values.count(row, column);
            const double share =
                sum == 0 ? 0 : static_cast<double>(count) / static_cast<double>(sum);
            painter.setPen(Qt::NoPen);
            painter.setBrush(mix(style.ground, style.accent, 0.05 + kMatrixFullest * share));
            painter.drawRoundedRect(box, metrics::kGap1, metrics::kGap1);
            painter.setPen(style.text);
            painter.setFont(style.strong);
            drawCentred(painter, box.center() - QPointF(0, 9), countText(count));
            painter.setFont(style.font);
            drawCentred(painter, box.center() + QPointF(0, 10),
                        sum == 0 ? tr("no claims")
                                 : QStringLiteral("%1 %").arg(percentText(share)));
        }
    }
}

std::vector<FigureMark> MatrixFigure::marks(const QRectF& rect, const PlotStyle& style) const
{
    const QRectF area = grid(rect, style);
    std::vector<FigureMark> marks;
    for (qsizetype row = 0; row < m_values.rows.size(); ++row) {
        const std::int64_t sum = m_values.rowSum(row);
        for (qsizetype column = 0; column < m_values.columns.size(); ++column) {
            const std::int64_t count = m_values.count(row, column);
            QString text = QStringLiteral("%1 %2, %3 %4: %5")
                               .arg(m_values.rowsName, m_values.rows[row], m_values.columnsName,
                                    m_values.columns[column], countText(count));
            if (sum > 0) {
                text += tr(" of %1 (%2 %)")
                            .arg(countText(sum), percentText(static_cast<double>(count)
                                                             / static_cast<double>(sum)));
            }
            marks.push_back({cell(area, row, column), text});
        }
    }
    return marks;
}

Table MatrixFigure::table() const
{
    Table table;
    table.id = id().toStdString();
    table.caption = whatItIs();
    table.columns = {figureColumn("row", m_values.rowsName),
                     figureColumn("column", m_values.columnsName),
                     figureColumn("claims", tr("Claims"), NumberStyle::Count),
                     figureColumn("row_share", tr("% of the row"), NumberStyle::Percent)};
    for (qsizetype row = 0; row < m_values.rows.size(); ++row) {
        const std::int64_t sum = m_values.rowSum(row);
        for (qsizetype column = 0; column < m_values.columns.size(); ++column) {
            const std::int64_t count = m_values.count(row, column);
            std::optional<double> share;
            if (sum > 0) {
                share = static_cast<double>(count) / static_cast<double>(sum);
            }
            table.rows.push_back({figureCell(m_values.rows[row]),
                                  figureCell(m_values.columns[column]), figureCell(count),
                                  figureCell(share)});
        }
    }
    return table;
}

}  // namespace metes
