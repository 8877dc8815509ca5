// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Text that comes in lines and must become paragraphs again: what was wrapped is rejoined, words
// that were broken at a line's end are made whole, the furniture of pages goes.

#include "core/uspto/DocumentBuilder.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace metes {

/// How a line goes on from the one before it.
enum class LineJoin : std::uint8_t {
    NewBlock,
    NewLine,  ///< a line of its own within the block
    Wrapped   ///< the block was wrapped here
};

/// A line without its outer blanks. The text is not owned.
struct TextLine {
    std::string_view text;
    std::int64_t source = 0;  ///< where it begins in the source, code points
    std::int32_t indent = 0;  ///< columns
    LineJoin join = LineJoin::NewBlock;
    bool image = false;  ///< stands for an image; the text is none
    bool bold = false;
};

/// The lines of a plain text, blank ones and page furniture left out, with their joins: wrapped
/// where the text is set to a width. "PNG media_image1.png ..." is an image where it stands alone
/// and nothing within a line. Does not own the text.
std::vector<TextLine> textLines(std::string_view utf8);

/// Whether a line is a page's and not the text's: "Application/Control Number: ...", "Page 3 of 6".
/// "Art Unit: 2183" counts beside another such line alone.
enum class Furniture : std::uint8_t { None, Maybe, Certain };
Furniture furnitureOf(std::string_view line);

/// Whether the line begins something of its own: "[0012]", "3. ", "(b) ", a bullet, a table row.
bool beginsBlock(std::string_view line);

/// Whether a line ends a sentence, or a limitation of a claim (";", ":", "; and").
bool endsSentence(std::string_view line);
bool endsClause(std::string_view line);

/// Appends the lines. A word broken by a hyphen at a line's end loses the hyphen where the word
/// stands whole elsewhere in the text; it keeps it where it stands with the hyphen elsewhere, or
/// where its parts are words of the text, a number or a name ("anti-", "FIG. 1-").
void appendLines(const std::vector<TextLine>& lines, DocumentBuilder& builder);

}  // namespace metes
