// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where one claim ends and the next begins, in a text that holds several.

#include "core/text/TextRange.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace metes {

/// A line of a claim set.
struct ClaimLine {
    TextRange range;          ///< without outer blanks, code points; empty for a blank line
    std::int32_t indent = 0;  ///< columns; a deeper line is no claim of its own
};

/// The lines of a text; a tab reaches to the next multiple of four.
std::vector<ClaimLine> claimLines(std::string_view text);

/// One claim of a set, as it stands.
struct ClaimStretch {
    std::vector<std::int32_t> numbers;  ///< of the label, ascending
    TextRange range;                    ///< label and status included, code points
};

/// A text cut at its claim labels ("1. A lever", "2 . The lever", "Claim 3 (original): ...").
struct ClaimSet {
    TextRange preface;  ///< what stands before the first label, without outer blanks
    std::vector<ClaimStretch> claims;
};

/// Cuts at labels that go on from the claim before. The numbered steps of a claim are no claims:
/// they are indented, or the claim before them has not ended and they begin small. Ends at a line
/// "Remarks", "Abstract" and the like. `lines` are those of `text`.
ClaimSet splitClaimSet(std::string_view text, const std::vector<ClaimLine>& lines);
ClaimSet splitClaimSet(std::string_view text);

}  // namespace metes
