// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The office's headings, on a line of their own or within a text that lost its lines.

#include "core/extraction/ActionText.h"

#include <cstdint>
#include <optional>

namespace metes::extraction {

/// What a part of an action is about.
enum class Part : std::uint8_t {
    Front,           ///< before any heading, and parts about something else
    Rejection112,    ///< rejections under 35 U.S.C. 112, its paragraph unknown
    OtherRejection,  ///< under 101, 102, 103; double patenting
    Interpretation,  ///< "Claim Interpretation"
    Objection,       ///< claims, drawings, specification
    Response,        ///< replies to arguments, status of earlier rejections
    Back             ///< conclusion
};

struct Heading {
    Part part = Part::Front;
    std::size_t end = 0;  ///< token after the heading
};

/// The heading that begins at token `at`, when the words there are one of the office's.
/// `Running`: within a paragraph, where it must be capitalised and be the whole of a known heading.
enum class HeadingPlace : std::uint8_t { OwnLine, Running };
std::optional<Heading> readOfficeHeading(const ActionText& text, std::size_t at, std::size_t end,
                                         HeadingPlace place);

}  // namespace metes::extraction
