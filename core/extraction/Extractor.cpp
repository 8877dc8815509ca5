// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Extractor.h"

#include "core/extraction/ReasonReader.h"
#include "core/extraction/Slips.h"

namespace metes {

std::string_view historyKindId(HistoryKind kind)
{
    switch (kind) {
    case HistoryKind::Withdrawn: return "withdrawn";
    case HistoryKind::Moot: return "moot";
    case HistoryKind::Maintained: break;
    }
    return "maintained";
}

Extraction extractReasons(const OfficeAction& action, const std::vector<ExtractionClaim>& claims)
{
    using namespace extraction;
    const std::vector<Block> blocks = blocksOf(action);
    const ActionText text(action.text);
    const ActionSentences sentences = splitSentences(text, blocks);
    const Sections sections = findSections(text, sentences, sections112(action.text, blocks));
    const KnownClaims known(claims);
    ClaimLookups lookups;
    const ReadAction read{text, sentences, sections, known, lookups};

    Extraction extraction = ReasonReader(read).read();
    for (const Opener& opener : sections.openers) {
        addClaims(extraction.rejectedClaims, opener.claims);
    }
    extraction.interpretations = readInterpretations(read);
    addSlips(read, extraction);
    return extraction;
}

}  // namespace metes
