// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Extractor.h"

#include "core/extraction/ListItems.h"
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

Result<Extraction> extractReasons(const OfficeAction& action,
                                  const std::vector<ExtractionClaim>& claims,
                                  const Progress& progress)
{
    using namespace extraction;
    const auto stopped = [] { return fail(ErrorCode::Cancelled, "the extraction was stopped"); };
    const ActionText text(action.text, progress);
    if (text.stopped()) {
        return stopped();
    }
    const std::vector<Block> blocks = blocksOf(action);
    ActionSentences sentences = splitSentences(text, blocks);
    if (text.stopped()) {
        return stopped();
    }
    Sections sections = findSections(text, sentences, sections112(action.text, blocks));
    splitLists(text, sentences, sections);
    if (text.stopped()) {
        return stopped();
    }
    const KnownClaims known(claims);
    ClaimLookups lookups(progress);
    const ReadAction read{text, sentences, sections, known, lookups};

    Extraction extraction = ReasonReader(read).read();
    for (const Opener& opener : sections.openers) {
        if (text.stopped(opener.claims.size())) {
            break;
        }
        addClaims(extraction.rejectedClaims, opener.claims);
    }
    extraction.interpretations = readInterpretations(read);
    addSlips(read, extraction);
    if (text.stopped()) {
        return stopped();
    }
    return extraction;
}

Extraction extractReasons(const OfficeAction& action, const std::vector<ExtractionClaim>& claims)
{
    return extractReasons(action, claims, neverCancelled()).value();
}

}  // namespace metes
