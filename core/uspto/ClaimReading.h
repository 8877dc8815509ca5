// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From the text of a claim set to its claims, alike for every format.

#include "core/text/TextIndex.h"
#include "core/uspto/Document.h"

#include <cstdint>
#include <string>
#include <vector>

namespace metes {

/// Reads claims out of a document whose text and blocks are complete. Does not own the document.
class ClaimReader {
public:
    explicit ClaimReader(const PatentDocument& document);

    /// The text of `range` as it stands after the amendment: without what is marked as deleted or
    /// struck, and without "[[...]]". Where words went, no two blanks and no blank before a comma
    /// stay.
    std::string cleanText(TextRange range) const;

    /// The claim that stands in `range` of the document's text, which may reach over several
    /// blocks: label, status, clean text, parents. `numbers` are what the format itself says; a
    /// label that contradicts them is taken for words of the claim's head and loses.
    ReadClaim read(TextRange range, std::vector<std::int32_t> numbers = {}) const;

private:
    std::vector<TextRange> deletedIn(TextRange range) const;

    const PatentDocument& m_document;
    TextIndex m_index;
};

/// A status that the format tells apart from the text; for a claim whose text shows none.
void setStatus(ReadClaim& claim, ClaimStatus status);

/// Adds to the notes what a person should know about the claims: amended ones that show no mark,
/// incomplete ones, numbers that occur twice, references that are lost. Call once, at the end.
void noteClaims(PatentDocument& document);

/// "1-3, 5": ascending numbers as a claim list is written.
std::string claimListText(const std::vector<std::int32_t>& numbers);

}  // namespace metes
