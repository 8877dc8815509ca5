// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Lines on pages, and the paragraphs that they were before they were printed.

#include "core/uspto/TextLines.h"

#include <cstdint>
#include <string>
#include <vector>

namespace metes {

/// A line as it stands on a page; lengths in points, y grows downwards.
struct PdfLine {
    std::string text;
    double left = 0;
    double right = 0;
    double top = 0;
    double bottom = 0;
    std::int32_t page = 0;
    bool bold = false;
    std::int64_t source = 0;  ///< where it begins in the pages' text, code points
};

struct PdfPage {
    double width = 0;
    double height = 0;
};

/// Whether each line is a page's and not the text's: the office's page headers, page numbers, and
/// what the tops or bottoms of several pages repeat but for its digits.
std::vector<bool> pageFurniture(const std::vector<PdfLine>& lines,
                                const std::vector<PdfPage>& pages);

/// The lines of the text with their joins, told by their distances, indents and ends; a page's end
/// in mid-sentence is no paragraph's end. The texts stay with `lines`.
std::vector<TextLine> joinPdfLines(const std::vector<PdfLine>& lines,
                                   const std::vector<PdfPage>& pages);

}  // namespace metes
