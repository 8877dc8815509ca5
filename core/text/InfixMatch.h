// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Best infix alignment: the passages of a text with the least edit distance (Levenshtein: insertion,
// deletion and substitution of one character each cost 1) to a phrase. Bit-parallel (Myers, J. ACM
// 46, 1999; several words as in Hyyrö, 2003): one pass over the text from its end gives the distance
// and every start, a short pass from a start its end. Few errors are looked for first: a passage
// with e of them holds one of e + 1 pieces of the phrase unchanged (Wu and Manber, 1992), so that
// only the neighbourhood of these pieces needs the pass.

#include "core/base/Progress.h"
#include "core/text/PhraseSearch.h"
#include "core/text/TextRange.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace metes {

struct InfixLimits {
    /// Passages with more errors are not looked for; nothing: any number.
    std::optional<std::int32_t> mostErrors{};
    /// The caller knows that no passage has fewer errors; 1 after a search for the phrase itself.
    std::int32_t leastErrors = 0;
    /// Work in words of 64 rows times characters, some 2 ns each: the search gives up past it.
    std::int64_t steps = 400'000'000;
    /// Asked every now and then whether to stop; not reported to.
    const Progress* progress = nullptr;
};

enum class InfixOutcome : std::uint8_t {
    Found,
    NotFound,  ///< every passage has more than the wanted errors
    GaveUp,    ///< past the limit of steps
    Cancelled
};

struct InfixMatch {
    InfixOutcome outcome = InfixOutcome::NotFound;
    std::int32_t distance = 0;  ///< of each place, when found
    /// Places of that distance that do not overlap, left to right: each is the leftmost start after
    /// the place before, with the shortest end. Where leaving out the whole phrase is best, the
    /// empty place at 0.
    std::vector<TextRange> places;
};

/// Compares characters as they are: folding is the caller's part. Positions count characters.
InfixMatch findInfix(std::u32string_view phrase, const SearchText& text,
                     const InfixLimits& limits = {});
InfixMatch findInfix(std::u32string_view phrase, std::u32string_view text,
                     const InfixLimits& limits = {});

}  // namespace metes
