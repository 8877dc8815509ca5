// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/PlotFile.h"

#include "core/base/AtomicFile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace metes {

namespace {

struct PlotFileWords {
    Q_DECLARE_TR_FUNCTIONS(metes::PlotFile)
};

constexpr int kPageWidth = 760;
constexpr int kPageDotsPerInch = 96;  // one device-independent pixel is one unit of the drawing
constexpr double kPageInch = 25.4;

constexpr PlotFormat kPageAll[] = {PlotFormat::Svg,      PlotFormat::Png,  PlotFormat::PngDouble,
                                   PlotFormat::Pdf,      PlotFormat::Csv,  PlotFormat::Json,
                                   PlotFormat::Markdown, PlotFormat::Latex};

QByteArray svg(const Figure& figure, const QRect& page, const PlotStyle& style)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kPageDotsPerInch);
    generator.setSize(page.size());
    generator.setViewBox(page);
    generator.setTitle(figure.title);
    generator.setDescription(figure.caption);
    QPainter painter(&generator);
    painter.fillRect(page, style.ground);
    drawWhole(figure, painter, page, style);
    painter.end();
    return buffer.data();
}

QByteArray png(const Figure& figure, const QRect& page, const PlotStyle& style, int scale)
{
    QImage image(page.size() * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(style.ground);
    QPainter painter(&image);
    drawWhole(figure, painter, page, style);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QByteArray pdf(const Figure& figure, const QRect& page, const PlotStyle& style)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kPageDotsPerInch);
    writer.setPageSize(QPageSize(QSizeF(page.size()) / kPageDotsPerInch * kPageInch,
                                 QPageSize::Millimeter, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(figure.title);
    writer.setCreator(QStringLiteral("Metes"));
    QPainter painter(&writer);
    drawWhole(figure, painter, page, style);
    painter.end();
    return buffer.data();
}

Result<void> write(const QByteArray& bytes, const std::filesystem::path& file)
{
    AtomicFile target(file);
    target.write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return target.commit();
}

}  // namespace

QString plotSuffix(PlotFormat format)
{
    switch (format) {
    case PlotFormat::Svg: return QStringLiteral("svg");
    case PlotFormat::Png: return QStringLiteral("png");
    case PlotFormat::PngDouble: return QStringLiteral("@2x.png");
    case PlotFormat::Pdf: return QStringLiteral("pdf");
    case PlotFormat::Csv: return QStringLiteral("csv");
    case PlotFormat::Json: return QStringLiteral("json");
    case PlotFormat::Markdown: return QStringLiteral("md");
    case PlotFormat::Latex: return QStringLiteral("tex");
    }
    return {};
}

std::optional<PlotFormat> plotFormatOf(const QString& fileName)
{
    std::optional<PlotFormat> found;
    for (const PlotFormat format : kPageAll) {
        // The double size comes after the plain one and wins.
        const QString suffix =
            format == PlotFormat::PngDouble ? plotSuffix(format) : u'.' + plotSuffix(format);
        if (fileName.endsWith(suffix, Qt::CaseInsensitive)) {
            found = format;
        }
    }
    return found;
}

QString plotFormatName(PlotFormat format)
{
    switch (format) {
    case PlotFormat::Svg: return QStringLiteral("SVG");
    case PlotFormat::Png: return QStringLiteral("PNG");
    case PlotFormat::PngDouble: return PlotFileWords::tr("PNG, 200 %");
    case PlotFormat::Pdf: return QStringLiteral("PDF");
    case PlotFormat::Csv: return QStringLiteral("CSV");
    case PlotFormat::Json: return QStringLiteral("JSON");
    case PlotFormat::Markdown: return QStringLiteral("Markdown");
    case PlotFormat::Latex: return QStringLiteral("LaTeX");
    }
    return {};
}

QStringList plotFilters()
{
    QStringList filters;
    for (const PlotFormat format : kPageAll) {
        const QString pattern =
            format == PlotFormat::PngDouble ? plotSuffix(format) : u'.' + plotSuffix(format);
        filters.append(QStringLiteral("%1 (*%2)").arg(plotFormatName(format), pattern));
    }
    return filters;
}

std::optional<TableFormat> tableFormatOf(PlotFormat format)
{
    switch (format) {
    case PlotFormat::Csv: return TableFormat::Csv;
    case PlotFormat::Json: return TableFormat::JsonText;
    case PlotFormat::Markdown: return TableFormat::Markdown;
    case PlotFormat::Latex: return TableFormat::Latex;
    default: return std::nullopt;
    }
}

QByteArray plotBytes(const Figure& figure, PlotFormat format)
{
    if (const std::optional<TableFormat> numbers = tableFormatOf(format)) {
        return QByteArray::fromStdString(tableText(figure.table(), *numbers));
    }
    const PlotStyle style = paperStyle();
    const QRect page(0, 0, kPageWidth, wholeHeight(figure, kPageWidth, style));
    switch (format) {
    case PlotFormat::Svg: return svg(figure, page, style);
    case PlotFormat::Pdf: return pdf(figure, page, style);
    case PlotFormat::PngDouble: return png(figure, page, style, 2);
    default: return png(figure, page, style, 1);
    }
}

Result<void> savePlot(const Figure& figure, PlotFormat format, const std::filesystem::path& file)
{
    return write(plotBytes(figure, format), file);
}

Result<void> saveTable(const Table& table, TableFormat format, const std::filesystem::path& file)
{
    return write(QByteArray::fromStdString(tableText(table, format)), file);
}

}  // namespace metes
