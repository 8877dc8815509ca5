// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/Figure.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

namespace metes {

namespace {

constexpr int kFigureMargin = metrics::kGap4;
constexpr int kFigureMissingHeight = 80;

QFont titleFont(const PlotStyle& style)
{
    QFont font = style.strong;
    font.setPixelSize(15);
    return font;
}

double titleHeight(const PlotStyle& style)
{
    return QFontMetricsF(titleFont(style)).height() + metrics::kGap2;
}

double captionHeight(const Figure& figure, double width, const PlotStyle& style)
{
    if (figure.caption.isEmpty()) {
        return 0;
    }
    const QRectF room(0, 0, width, 10000);
    return QFontMetricsF(style.font).boundingRect(room, Qt::TextWordWrap, figure.caption).height()
           + metrics::kGap2;
}

}  // namespace

TableColumn figureColumn(const char* id, const QString& title, NumberStyle style)
{
    return {id, title.toStdString(), style};
}

TableCell figureCell(const std::optional<double>& value)
{
    return value ? TableCell(*value) : TableCell(Estimate::notEstimable("no claims", 0));
}

TableCell figureCell(const QString& text)
{
    return text.toStdString();
}

TableCell figureCell(std::int64_t count)
{
    return static_cast<double>(count);
}

std::string Figure::whatItIs() const
{
    QStringList parts{title, note, caption};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · ")).toStdString();
}

int wholeHeight(const Figure& figure, int width, const PlotStyle& style)
{
    const int inner = width - 2 * kFigureMargin;
    const int drawing =
        figure.isDrawable() ? figure.naturalSize(inner).height() : kFigureMissingHeight;
    return 2 * kFigureMargin + drawing
           + static_cast<int>(titleHeight(style) + captionHeight(figure, inner, style));
}

void drawWhole(const Figure& figure, QPainter& painter, const QRectF& rect, const PlotStyle& style)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF inner =
        rect.adjusted(kFigureMargin, kFigureMargin, -kFigureMargin, -kFigureMargin);
    const QFontMetricsF heading(titleFont(style));
    painter.setFont(titleFont(style));
    painter.setPen(style.text);
    const QPointF base(inner.left(), inner.top() + heading.ascent());
    painter.drawText(base, figure.title);
    painter.setFont(style.font);
    painter.setPen(style.muted);
    painter.drawText(base + QPointF(heading.horizontalAdvance(figure.title) + metrics::kGap2, 0),
                     figure.note);

    const double caption = captionHeight(figure, inner.width(), style);
    const QRectF drawing = inner.adjusted(0, titleHeight(style), 0, -caption);
    if (figure.isDrawable()) {
        figure.draw(painter, drawing, style);
    } else {
        painter.drawText(drawing, Qt::AlignCenter | Qt::TextWordWrap, figure.missing);
    }
    painter.setFont(style.font);
    painter.setPen(style.muted);
    const QRectF foot(inner.left(), inner.bottom() - caption + metrics::kGap2, inner.width(),
                      caption - metrics::kGap2);
    painter.drawText(foot, Qt::AlignLeft | Qt::TextWordWrap, figure.caption);
}

}  // namespace metes
