// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a document whose text and blocks are known is about, for the formats that do not say it
// themselves: DOCX, PDF, Markdown, plain text.

#include "core/uspto/Document.h"

#include <cstdint>
#include <string_view>

namespace metes {

enum class DocumentRole : std::uint8_t {
    Unknown,
    Claims,
    Description,  ///< claims may follow it
    Abstract,
    Action,
    Metadata  ///< of an application, without a text
};

/// By the document's code and what was read of it, else by its text.
DocumentRole roleOf(const PatentDocument& document);

/// Reads claims and paragraphs out of the text, as roleOf() or `role` says, and sets the code where
/// it is empty. A claim set without labels is claim 1.
void readContents(PatentDocument& document);
void readContentsAs(PatentDocument& document, DocumentRole role);

/// Makes headings of the paragraphs that are set and worded as such.
void setHeadings(PatentDocument& document);

/// Adds fields to the extra of a block: `member` is `"key":value`.
void addBlockExtra(Block& block, std::string_view member);

}  // namespace metes
