// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/patent/Application.h"
#include "core/text/TextRange.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace metes {

/// Where claims that were read from a plain text stand in it. All ranges are code points.
class DraftPlaces {
public:
    DraftPlaces() = default;
    /// `claims` as readPlainClaims() gives them for `text`.
    DraftPlaces(std::string_view text, const std::vector<Claim>& claims);

    /// A range of a claim as a range of the text; nothing for a claim that has no place.
    std::optional<TextRange> inText(std::int32_t claim, TextRange range) const;
    /// The whole claim, its label included.
    std::optional<TextRange> claim(std::int32_t number) const;
    /// The claim at a place of the text, or the last before it; 0 for none.
    std::int32_t claimAt(std::int32_t position) const;

private:
    struct Piece {
        std::int32_t claim;
        std::int32_t inClaim;
        std::int32_t inText;
        std::int32_t length;
    };
    std::optional<std::int32_t> textPosition(std::int32_t claim, std::int32_t position) const;

    std::vector<Piece> m_pieces;  ///< in the order of the text, one per line
};

}  // namespace metes
