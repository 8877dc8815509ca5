// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/uspto/TextLines.h"

#include <string_view>
#include <vector>

namespace metes {

/// Every line of a text, blank ones and page furniture too, with images where notes of them stand
/// alone. Lines are joined as NewLine, and as Wrapped after a note within them. Does not own the
/// text.
std::vector<TextLine> cutLines(std::string_view utf8);

}  // namespace metes
