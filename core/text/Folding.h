// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/TextRange.h"

namespace metes {

/// A text with case, quotation marks, dashes and blanks made alike, and the way back to the
/// characters it came from. Letters of Latin, Greek and Cyrillic lose their case; runs of blanks
/// and line ends become one blank; soft hyphens and zero-width characters vanish.
struct FoldedText {
    std::u32string characters;
    /// source[i] is the code point position of characters[i]; one more entry holds the length.
    std::vector<std::int32_t> source;

    /// The source range of a folded range.
    TextRange sourceRange(std::int32_t start, std::int32_t end) const;
};

FoldedText fold(std::string_view utf8);
/// The same of a text that is decoded already.
FoldedText fold(std::u32string_view characters);

/// Whether folding takes `character` for a blank: spaces of every width, tabs, line ends.
bool isBlank(char32_t character);

/// Every place where `needle` stands in `text`, folded alike, left to right, without overlaps.
std::vector<TextRange> findFolded(const FoldedText& text, std::string_view needle);

}  // namespace metes
