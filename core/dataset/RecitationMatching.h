// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Recitations of a project's reasons to places in its claims (core/extraction/RecitationMatcher.h),
// stored as the reasons' spans. Decisions stay as they are; importing the same files again keeps
// what was found.

#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <cstdint>

namespace metes {

class Database;

enum class MatchScope : std::uint8_t {
    Unplaced,  ///< reasons of which a recitation has no place; places that a file gave stay
    All        ///< every reason with recitations, whatever places it has
};

/// Counts over all recitations of the project, those that were left alone included, so that a
/// second run reports the same but for `revisedClaims`.
struct MatchReport {
    std::int64_t claims = 0;  ///< with recitations
    std::int64_t reasons = 0;
    std::int64_t recitations = 0;
    std::int64_t exact = 0;
    std::int64_t normalised = 0;
    std::int64_t fuzzy = 0;
    std::int64_t ungrounded = 0;
    std::int64_t several = 0;     ///< of the grounded ones, with more than one place
    std::int64_t unfinished = 0;  ///< of the ungrounded ones, given up for their length
    std::int64_t revisedClaims = 0;

    /// 0 without recitations.
    double shareUngrounded() const
    {
        return recitations == 0
                   ? 0.0
                   : static_cast<double>(ungrounded) / static_cast<double>(recitations);
    }
};

/// Works in short transactions; Cancelled keeps what was stored so far.
Result<MatchReport> matchRecitations(Database& database, MatchScope scope, Progress& progress);

}  // namespace metes
