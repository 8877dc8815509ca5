// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Extraction: what an office action says about the definiteness of claims, taken out by rules
// alone. Text of an action in, reasons under 35 U.S.C. 112(b) out, each with the exact characters
// that it was taken from. The steps, a pair of files each:
//
//   ActionText      the action as the rules read it: folded, without page furniture, in words
//   Sentences       paragraphs, sentences, headings within running text
//   Sections        which sentences stand under 112(b), by heading, quotation and opener
//   ListItems       lists on one line, made into paragraphs (ListMarkers: what begins an item)
//   ClaimMentions   claim lists and statutes; LeadIns: whose reason it is
//   FormParagraphs  the office's wordings and the examiners' own (WordPattern: misread letters;
//                   PatternWords and WordReadings: which words they can be, found once for a text)
//   Roles           inheritance, the examiner's reading, history, closers
//   ReasonReader    sentences to reasons; Quotes and Recitations: what they quote
//   Slips           what does not fit together (ClaimLookups: phrases in the claims, once each)
//
// Pure: values in, values out. Positions are code points of the action's text.

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/patent/Category.h"
#include "core/patent/OfficeAction.h"
#include "core/patent/Reason.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// A claim as far as the extractor asks for it.
struct ExtractionClaim {
    std::int32_t number = 0;
    std::string text;
    std::vector<std::int32_t> dependsOn;  ///< direct parents
    bool cancelled = false;
};

/// A phrase that a reason quotes.
struct ExtractedRecitation {
    std::string phrase;               ///< as the action has it, brackets and ellipses included
    TextRange range;                  ///< in the action, without the quotation marks
    std::vector<std::int32_t> lines;  ///< "in line 6", "lines 3-4": ascending
};

/// One reason, for all claims that the examiner gives it for.
struct ExtractedReason {
    std::string text;   ///< the action's own words; page headers within them are left out
    TextRange range;    ///< in the action
    std::string quote;  ///< exactly what stands there
    /// The reason that it points to ("for the same reasons as claim 1"), else empty.
    std::string context;
    Category category = Category::Other;
    std::vector<std::int32_t> claims;  ///< ascending
    std::vector<ExtractedRecitation> recitations;
    std::string rule;  ///< what found it: a form paragraph's number, or the words ("unclear")
};

/// "For purposes of examination, ... is interpreted as ...": what the examiner makes of a claim
/// that he finds indefinite. No reason.
struct ExaminerReading {
    std::string text;
    TextRange range;
    std::vector<std::int32_t> claims;
};

/// Claims that are rejected because they depend on others.
struct InheritedRejection {
    std::vector<std::int32_t> claims;
    std::vector<std::int32_t> from;  ///< the claims that they depend on, as far as named
    TextRange range;
};

enum class HistoryKind : std::uint8_t { Withdrawn, Moot, Maintained };
std::string_view historyKindId(HistoryKind kind);

/// What became of an earlier rejection. No reason.
struct HistoryEvent {
    HistoryKind kind = HistoryKind::Maintained;
    std::string statute;               ///< "112(b)", "103"; empty when the action does not say
    std::vector<std::int32_t> claims;  ///< empty: all that the rejection named
    std::string text;
    TextRange range;
};

/// A limitation that the examiner reads under 112(f). No reason by itself.
struct Interpretation {
    std::string term;
    TextRange range;
    std::vector<std::int32_t> claims;
};

/// Something in the action that does not fit together; for people to look at.
struct ExtractionSlip {
    std::string message;
    TextRange range;
};

struct Extraction {
    std::vector<std::int32_t> rejectedClaims;  ///< under 112(b), own and inherited; ascending
    std::vector<ExtractedReason> reasons;      ///< in the order of the action
    std::vector<InheritedRejection> inherited;
    std::vector<ExaminerReading> readings;
    std::vector<HistoryEvent> history;
    std::vector<Interpretation> interpretations;
    std::vector<ExtractionSlip> slips;
};

/// Reads an action. Takes time with its length, some tenths of a second for a million characters of
/// the worst kind; what no action of the office comes near is left out, and a slip says so. `claims`
/// may be empty: then "claims depending therefrom" stay unnumbered and
/// nothing is checked against claim texts.
Extraction extractReasons(const OfficeAction& action, const std::vector<ExtractionClaim>& claims);
/// The same; Cancelled soon after `progress` says so, which is asked and not reported to.
Result<Extraction> extractReasons(const OfficeAction& action,
                                  const std::vector<ExtractionClaim>& claims,
                                  const Progress& progress);

/// The reasons as records of their claims, by claim and in the order of the action, with spans
/// where the recitations stand in the claim's text. A reason's recitations are claim text where
/// they match, else what the action quotes. Ids are hashes of action, range and claim, so that a
/// new extraction names what is unchanged alike; reasons given for several claims share a group.
/// Claims that are not in `claims` get none.
struct ClaimReasons {
    std::int32_t claim = 0;
    std::vector<Reason> reasons;
};
std::vector<ClaimReasons> reasonRecords(const Extraction& extraction, const OfficeAction& action,
                                        const std::vector<ExtractionClaim>& claims);
/// The same; Cancelled as extractReasons().
Result<std::vector<ClaimReasons>> reasonRecords(const Extraction& extraction,
                                                const OfficeAction& action,
                                                const std::vector<ExtractionClaim>& claims,
                                                const Progress& progress);

/// Whether the extractor made this reason (its `extra` says so).
bool isExtracted(const Reason& reason);

}  // namespace metes
