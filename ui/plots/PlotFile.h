// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/Error.h"
#include "ui/plots/Figure.h"

#include <QByteArray>
#include <QStringList>

#include <filesystem>
#include <optional>

namespace metes {

/// What a figure can be taken away as: a drawing, or its numbers.
enum class PlotFormat { Svg, Png, PngDouble, Pdf, Csv, Json, Markdown, Latex };

/// "svg", "png", "@2x.png", …: what the name of the file ends with.
QString plotSuffix(PlotFormat format);
/// By the ending of the file's name, in any case; a picture of double size ends with "@2x.png".
std::optional<PlotFormat> plotFormatOf(const QString& fileName);
/// Filters of a file dialog, all formats.
QStringList plotFilters();
/// "SVG", "PNG, 200 %", …
QString plotFormatName(PlotFormat format);

/// The whole file: title, drawing and caption, on white whatever the window looks like. Text stays
/// text in SVG and PDF.
QByteArray plotBytes(const Figure& figure, PlotFormat format);
/// Replaces the file in one step: DiskFull, ReadOnly, InputOutput.
Result<void> savePlot(const Figure& figure, PlotFormat format, const std::filesystem::path& file);
/// The same for a table; only formats of numbers.
Result<void> saveTable(const Table& table, TableFormat format, const std::filesystem::path& file);
std::optional<TableFormat> tableFormatOf(PlotFormat format);

}  // namespace metes
