// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/uspto/Document.h"

#include <string>

namespace metes {

/// The document as Markdown: headings "## ", items "- ", tables with "|", bold and italic in "*",
/// struck and deleted words in "~~", inserted and underlined ones in "<ins>" and "<u>". What
/// Markdown would read as markup is escaped; formulas and images stand as "[formula]", "[image]".
std::string documentAsMarkdown(const PatentDocument& document);

/// Everything but the source map as one JSON object, canonical: text, blocks with kind, range and
/// marks, claims with numbers, status, range, clean text and parents, paragraphs, notes, metadata.
/// Ranges are [start, end) in code points; blocks and marks are written as in the dataset format.
std::string documentAsJson(const PatentDocument& document);

}  // namespace metes
