// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What an examiner puts between quotation marks.

#include "core/extraction/ActionText.h"

#include <cstdint>
#include <vector>

namespace metes::extraction {

/// A quotation: the words within the marks, and the whole with them. Reading positions.
struct Quote {
    std::int32_t begin = 0;
    std::int32_t end = 0;
    std::int32_t outerBegin = 0;
    std::int32_t outerEnd = 0;
};

/// A stretch of the reading, [begin, end).
struct Stretch {
    std::int32_t begin = 0;
    std::int32_t end = 0;
};

/// The quotations of a paragraph, left to right, the outer one of those within one another: curly,
/// straight, single and doubled ('' ... '') marks, also in unlike pairs. Apostrophes are none. The
/// examiner's comma or full stop at the end of a quotation is left out of it.
std::vector<Quote> findQuotes(const ActionText& text, Stretch paragraph);

}  // namespace metes::extraction
