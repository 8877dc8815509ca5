// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/TextRange.h"

namespace metes {

/// How a quoted phrase was found in the claim (methods: exact, then normalised, then fuzzy).
enum class MatchClass : std::uint8_t { Exact, Normalised, Fuzzy, Ungrounded };

std::string_view matchClassId(MatchClass match);
std::optional<MatchClass> matchClassFromId(std::string_view id);

/// A passage of a text: where it stands, in code points, and what stands there. An ungrounded
/// span has an empty range: its quote is nowhere in the text.
struct Span {
    TextRange range;
    std::string quote;
    std::string before;  ///< up to kContext characters before the range
    std::string after;   ///< up to kContext characters after it
    MatchClass match = MatchClass::Exact;
    double similarity = 1.0;  ///< 0 to 1
    std::string extra;        ///< unknown fields of the record, a JSON object or empty

    static constexpr std::int32_t kContext = 32;

    bool operator==(const Span&) const = default;
};

/// The span of `range` in `text`, quote and context filled in from the text.
Span spanAt(std::string_view text, TextRange range, MatchClass match = MatchClass::Exact,
            double similarity = 1.0);

enum class AnchorOutcome : std::uint8_t {
    Unchanged,  ///< the quote stands where it stood
    Moved,      ///< the quote with its context stands in exactly one other place
    Orphan      ///< neither; the span keeps its quote and has no place
};

struct Anchoring {
    AnchorOutcome outcome = AnchorOutcome::Orphan;
    Span span;  ///< in the new text; as it was, for an orphan
};

/// Finds a span again in a revised text: the same position and quote; else the only place where
/// the quote stands with its context; else an orphan. Never the first match.
Anchoring reanchor(const Span& span, std::string_view revisedText);

}  // namespace metes
