// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The phrases of a claim that a reason recites.

#include "core/extraction/ReasonReader.h"

#include <vector>

namespace metes::extraction {

/// The quotations of a point that recite the claim: not what the examiner proposes to write, nor,
/// where the claims do not hold it, what he quotes from the specification or a dictionary. Where a
/// point quotes nothing: words of the claim right after "unclear whether", or a long stretch of it.
std::vector<ExtractedRecitation> recitationsOf(const ReadAction& action, const Point& point);

}  // namespace metes::extraction
