// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a reader makes of a file of the patent office, whatever its format.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/patent/ClaimLanguage.h"
#include "core/patent/OfficeAction.h"

namespace metes {

/// What a file is, told by its content.
enum class DocumentFormat : std::uint8_t {
    FileWrapperXml,   ///< CLM, SPEC, ABST, office actions of the portal, three families
    FullTextXml,      ///< published applications and grants, 2001 to now
    PortalJson,       ///< answers of the Open Data Portal, both generations
    ActionJson,       ///< answers of the office-action text service, and its older form (textdata)
    PublicationJson,  ///< one published application: title, sections, claims
    ExtractionJson,   ///< rejected claims and reasons of one action (formats 2)
    Docx,
    Pdf,
    Markdown,
    PlainText
};

/// The name that `--as` takes: "ifw", "fulltext", "odp", "oa-text", "publication", "extraction",
/// "docx", "pdf", "markdown", "text".
std::string_view documentFormatId(DocumentFormat format);
std::optional<DocumentFormat> documentFormatFromId(std::string_view id);

/// From `text` on, each character of the document's text is one character of the source, up to the
/// next point; characters that the source does not hold (line ends between blocks) point to where
/// the next one that it holds stands. Both count code points: of the document's text, and of the decoded source (the XML,
/// word/document.xml of a DOCX, the JSON string, a PDF's pages one after another).
struct SourcePoint {
    std::int32_t text = 0;
    std::int64_t source = 0;

    bool operator==(const SourcePoint&) const = default;
};

/// A claim of a claim set. The amendment view is the range of the document's text, whose marks say
/// what was inserted and deleted; `text` is the clean text that results.
struct ReadClaim {
    std::vector<std::int32_t> numbers;  ///< ascending; several for "1-20. (canceled)"
    std::optional<ClaimStatus> status;
    TextRange range;   ///< in the document's text, code points
    std::string text;  ///< without label, status and deleted words; empty for a cancelled claim
    std::vector<std::int32_t> dependsOn;  ///< direct parents, ascending
    /// A formula, table or image stands as U+FFFC in the text: the words alone do not say it all.
    bool incomplete = false;

    bool operator==(const ReadClaim&) const = default;
};

/// One document. Blocks and marks are ranges of `text`.
struct PatentDocument {
    DocumentFormat format = DocumentFormat::PlainText;
    std::string code;         ///< the office's document code: CLM, SPEC, ABST, CTNF; may be empty
    std::string application;  ///< digits only; may be empty
    std::string date;         ///< official date, yyyy-mm-dd; may be empty
    std::string title;
    std::string filingDate;   ///< yyyy-mm-dd, or empty
    std::vector<std::string> cpc;
    std::string text;
    std::vector<Block> blocks;
    std::vector<SourcePoint> sourceMap;
    std::vector<ReadClaim> claims;
    std::vector<std::string> paragraphs;  ///< of a description
    /// What a person should know: "claim 3 is marked as amended and shows no mark".
    std::vector<std::string> notes;
};

}  // namespace metes
