// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/patent/OfficeAction.h"

#include <QString>

#include <string_view>
#include <vector>

namespace metes {

/// "Non-final", "Final"; another document code as it is.
QString actionKind(const std::string& document);
/// "para. 11": the number that stands before the paragraph of `position`, else its place among the
/// paragraphs. Empty where no block holds the position.
QString actionParagraph(std::string_view text, const std::vector<Block>& blocks,
                        std::int32_t position);
/// What no section about 112 covers, where there is such a section; headings stay out.
std::vector<TextRange> otherSections(const std::vector<Block>& blocks,
                                     const std::vector<TextRange>& sections);

}  // namespace metes
