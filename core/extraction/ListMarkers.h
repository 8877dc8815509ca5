// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What may begin an item of a list within a line.

#include "core/extraction/Sentences.h"

#include <cstdint>
#include <vector>

namespace metes::extraction {

struct ListMarker {
    /// Markers of one list have one style: the bullet's character, or a form of label.
    std::int32_t style = 0;
    std::int32_t number = 0;     ///< "(b)", "ii.", "2)": 2; 0 of a bullet
    std::int32_t begin = 0;      ///< reading position of the marker
    std::int32_t textBegin = 0;  ///< of the words after it
    std::size_t markToken = 0;   ///< first token at or after `begin`
    std::size_t token = 0;       ///< first token at or after `textBegin`
};

/// Bullets between blanks and labels before a blank, outside quotations, in the order of the
/// paragraph. A letter of the Roman numerals makes two: a letter and a number. "112(b)", "claims 1 -
/// 5", "2.5" and "well-known" hold none.
std::vector<ListMarker> listMarkers(const ActionText& text, const Paragraph& paragraph);

}  // namespace metes::extraction
