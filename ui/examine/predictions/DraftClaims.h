// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/patent/Application.h"
#include "core/runs/ClaimScorer.h"
#include "core/text/TextRange.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace metes {

/// What a line end of a draft is to a model: it counts limitations by them.
enum class LineEnds : std::uint8_t {
    Limitations,  ///< they stay after a semicolon or colon, as in claims that were published so
    None          ///< the claims that the model knows have none
};

/// A claim of a draft as models know claims: without label, status and indentation.
struct DraftClaim {
    std::int32_t number = 0;
    std::string text;
    std::vector<std::int32_t> parents;
    std::vector<std::int32_t> origins;  ///< of each code point of `text`, in the claim's own text

    /// A range of `text` in the claim's own text.
    TextRange inClaim(TextRange range) const;
};

/// Those that can be scored, by number: no cancelled ones, and of two with one number the first.
std::vector<DraftClaim> draftClaims(const std::vector<Claim>& claims, LineEnds lineEnds);

/// Views of `claims`, which must outlive them.
std::vector<ScorableClaim> scorable(const std::vector<DraftClaim>& claims);
/// Where a claim stands among them.
std::optional<std::size_t> placeOf(const std::vector<DraftClaim>& claims, std::int32_t number);

}  // namespace metes
