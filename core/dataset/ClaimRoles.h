// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/patent/OfficeAction.h"
#include "core/store/ClaimRepository.h"

#include <cstdint>
#include <string_view>

namespace metes {

/// What a claim may be in a dataset, judged by itself (see DatasetBuild.h).
enum class ClaimRole : std::uint8_t {
    Indefinite,
    Filtered,        ///< its only reasons are `dependence` or `other`
    Contradictory,   ///< a file calls it definite, an examiner rejected it
    CalledDefinite,  ///< no reason, and a file calls it definite
    Open,            ///< no reason and no label but perhaps one of an earlier build
    Unfit            ///< cancelled, withdrawn or empty
};

ClaimRole claimRole(const StoredClaim& claim);

/// What an office action says of claims that it gives no reasons for.
enum class ActionEvidence : std::uint8_t {
    None,       ///< there is no action, or one that only restricts or allows
    Clean,      ///< 112(b) does not occur in it
    Indefinite  ///< it does
};

ActionEvidence actionEvidence(const std::optional<OfficeAction>& action);

/// `dependence` and `other` are kept in the store and shown, and never make a dataset's reason.
bool isDatasetCategory(Category category);

}  // namespace metes
