// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Finds the phrases that an examiner quotes from a claim ("recitations") in the claim's text:
//
//   exact       as it is written;
//   normalised  case, quotation marks, dashes and blanks made alike; quotation marks around the
//               phrase and the examiner's own comma or full stop at its end left out; an ellipsis
//               or a [bracketed] replacement splits the phrase into parts that occur in order, and
//               the place is the shortest passage from the first part to the last;
//   fuzzy       best infix alignment of the normalised phrase, similarity = 1 - distance / length,
//               accepted at kLeastSimilarity and over; of overlapping best places the leftmost
//               shortest;
//   ungrounded  none of these.
//
// The first class that finds a place decides, and all its places are kept. Where a phrase stands as
// whole words, places inside other words ("or" in "processor") are none. Positions are code points.

#include "core/base/Progress.h"
#include "core/patent/Reason.h"
#include "core/patent/Span.h"
#include "core/text/TextIndex.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// The `extra` of each span of a recitation that has more than one place.
inline constexpr std::string_view kSeveralPlaces = R"({"several":true})";

/// A phrase that the examiner quotes, and what he says of its place.
struct QuotedPhrase {
    std::string phrase;
    /// "in line 4": counted from 1, ascending. They help where the claim's text has hard lines, and
    /// stay with the spans.
    std::vector<std::int32_t> lines{};
};

/// The lines that the examiner names for a span's phrase, from its `extra`: {"lines":[3,4]}.
std::vector<std::int32_t> namedLines(const Span& span);
/// The same for each recitation of a reason, from the first of its spans that names any.
std::vector<std::vector<std::int32_t>> namedLines(const Reason& reason);

/// Where a phrase stands in the claim.
struct MatchedRecitation {
    MatchClass match = MatchClass::Ungrounded;
    double similarity = 0.0;  ///< 1 for exact and normalised places, 0 for an ungrounded phrase
    /// All places, never overlapping: the one that is meant first where the line or the order of
    /// mention tells, the others left to right. An ungrounded phrase has one span without a place
    /// that quotes the phrase.
    std::vector<Span> spans;
    /// Whether a line or the order of mention told which place is meant.
    bool meantIsKnown = false;
    /// The search stopped at its limit of work or by request; the phrase counts as ungrounded. For
    /// phrase times text past 10^9 characters, 2*10^10 for all phrases of a claim (each counted as 64
    /// characters at least), only exact places are looked for.
    bool unfinished = false;

    /// Each span's `extra` then says so as kSeveralPlaces does.
    bool several() const { return spans.size() > 1; }
};

class FoldedClaim;

/// Matches phrases against one claim. The text must outlive the matcher. Not for use by several
/// threads at once.
class RecitationMatcher {
public:
    static constexpr double kLeastSimilarity = 0.80;

    explicit RecitationMatcher(std::string_view claimText);
    ~RecitationMatcher();

    /// `mention` is how often the same phrase was quoted before in the same reason: the second
    /// mention means the second place, where there is one. Work is bounded (see InfixLimits), and
    /// past 20,000 places of all phrases only the first few of each are kept.
    MatchedRecitation match(const QuotedPhrase& phrase, std::int32_t mention = 0,
                            const Progress* progress = nullptr);

    /// The phrases of one reason in the order of mention. Stops between them too: those that are
    /// left count as ungrounded.
    std::vector<MatchedRecitation> matchAll(const std::vector<QuotedPhrase>& phrases,
                                            const Progress* progress = nullptr);

private:
    struct Places;

    const FoldedClaim& folded();
    Places exactPlaces(std::string_view phrase) const;
    void keepSome(std::vector<TextRange>& ranges);
    Places normalisedPlaces(std::u32string_view folded);
    Places fuzzyPlaces(std::u32string_view folded, const Progress* progress);
    bool putMeantFirst(std::vector<TextRange>& ranges, const QuotedPhrase& phrase,
                       std::int32_t mention) const;
    Span spanOf(TextRange range, const MatchedRecitation& matched) const;

    std::string_view m_text;
    TextIndex m_index;
    double m_work = 0;                      // of phrases that are not there as written
    std::size_t m_kept = 0;                 // places
    std::unique_ptr<FoldedClaim> m_folded;  // made when the first phrase is not there as written
};

/// The spans of a reason: those of its recitations one after another.
std::vector<Span> spansOf(const std::vector<MatchedRecitation>& recitations);

}  // namespace metes
