// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/uspto/PortalAnswer.h"

#include <optional>
#include <string>
#include <vector>

namespace metes {

/// A paper with the forms that can be read, the best first: XML keeps the structure, a DOCX the
/// paragraphs and marks, a PDF the lines.
struct ChosenPaper {
    PortalDocument document;
    std::vector<DownloadOption> options;  ///< not empty
};

/// The papers that tell how the first rejection judged which claims.
struct FirstActionPapers {
    std::optional<ChosenPaper> action;
    std::optional<ChosenPaper> claims;
    std::optional<ChosenPaper> specification;
    /// One line for each that is missing, saying why.
    std::vector<std::string> missing;
    /// What was chosen by judgement: "of 2 CLM of 2021-01-05 the longer".
    std::vector<std::string> notes;

    bool complete() const { return missing.empty(); }
};

/// The first office action with a rejection (CTNF, or CTFR, which follows at once after a request
/// for continued examination), by official date; a restriction (CTRS) has none and is passed over.
/// With it the latest CLM and SPEC of an earlier day: what came in on the day itself was not judged.
///
/// A SPEC of at most three pages after one at least four times as long is an amendment sheet, not
/// the description, and passed over. Of several on one moment the longest counts, then the greatest
/// identifier.
FirstActionPapers firstAction(const std::vector<PortalDocument>& documents);

}  // namespace metes
