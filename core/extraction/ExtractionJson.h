// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The paper's extraction JSON: the reasons of one office action, without places. Quotation marks
// are single there and newlines blanks, so whoever compares its texts with the action folds both.

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/extraction/Extractor.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

struct ExtractionEntry {
    std::string text;
    std::string context;
    Category category = Category::Other;
    std::vector<std::int32_t> claims;  ///< ascending, ranges written out
    std::vector<std::string> recitations;
    /// The lines that the action names for each recitation; no list at all where it names none.
    std::vector<std::vector<std::int32_t>> lines{};

    bool operator==(const ExtractionEntry&) const = default;
};

struct ExtractionDocument {
    std::vector<std::int32_t> rejectedClaims;  ///< ascending
    std::vector<ExtractionEntry> reasons;

    bool operator==(const ExtractionDocument&) const = default;
};

/// The schema that documents are checked against (resources/prompts/extraction.schema.json).
std::string_view extractionSchema();

/// InvalidInput, with the field, when `json` is no JSON, not of the schema, names an unknown
/// category or a range that runs backwards.
Result<ExtractionDocument> readExtractionJson(std::string_view json);

/// One object with a newline at its end; the same document gives the same bytes. Lines that are
/// named stand in a field beyond the published form, "recitationLines": a list for each recitation.
std::string writeExtractionJson(const ExtractionDocument& document);

/// What an extraction says in this form. Recitations are claim text where `claims` hold them.
ExtractionDocument extractionDocument(const Extraction& extraction,
                                      const std::vector<ExtractionClaim>& claims);
/// The same; Cancelled soon after `progress` says so, which is asked and not reported to.
Result<ExtractionDocument> extractionDocument(const Extraction& extraction,
                                              const std::vector<ExtractionClaim>& claims,
                                              const Progress& progress);

/// A document as an extraction: each reason is looked for in the action, quotation marks, dashes,
/// blanks and case made alike, then with some letters forgiven; its range is that of the exact
/// characters. One that is not there keeps its text, has an empty range and makes a slip.
Extraction locateReasons(const ExtractionDocument& document, const OfficeAction& action,
                         const std::vector<ExtractionClaim>& claims);
/// The same; Cancelled as extractionDocument().
Result<Extraction> locateReasons(const ExtractionDocument& document, const OfficeAction& action,
                                 const std::vector<ExtractionClaim>& claims,
                                 const Progress& progress);

}  // namespace metes
