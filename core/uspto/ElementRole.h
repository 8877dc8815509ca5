// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace metes {

/// What an element of the office's XML is for, whatever the schema's generation.
enum class ElementRole : std::uint8_t {
    Through,       ///< no part of its own: what is within counts
    Skip,          ///< page furniture, drawings, references to files
    Metadata,      ///< holds facts about the document and no text
    Bibliography,  ///< the bibliographic part of a publication or grant
    Description,
    Heading,
    Paragraph,
    Item,
    Table,
    Row,
    Cell,
    Formula,
    Image,
    LineBreak,
    Bold,
    Italic,
    Underline,
    Strike,
    Inserted,
    Deleted,
    FormParagraph,
    FormParagraphNumber,
    Claim,
    ClaimText,
    ClaimNumber,
    ClaimReference,
    ClaimStatus,
    RangeBegin,
    RangeEnd,
    DocumentCode,
    ApplicationNumber,
    OfficialDate
};

/// By local name: case matters, "P" of the file wrapper and "p" of a grant are one role.
ElementRole elementRole(std::string_view localName);

}  // namespace metes
