// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For the sources of this folder only: rows of reasons and spans.

#include <string>
#include <vector>

#include "core/base/RowId.h"
#include "core/patent/Reason.h"
#include "core/store/ClaimRepository.h"
#include "core/store/Query.h"

namespace metes {

/// What is shown of a claim and what a later import dropped. May throw SQLite::Exception.
struct ReasonRows {
    std::vector<Reason> present;
    std::vector<Reason> retired;
};
ReasonRows readReasons(const Database& database, ClaimId claim, std::string_view claimText);

/// Stores the reasons of a claim that has none yet. May throw SQLite::Exception.
ReasonCounts addReasons(const Database& database, ClaimId claim, const Claim& record);

/// Makes the stored reasons of a claim those of the record. `newText`: the claim's text changed, so
/// every span is written again. May throw SQLite::Exception.
enum class SpanWriting { WhereChanged, All };
ReasonCounts writeReasons(const Database& database, ClaimId claim, const Claim& record,
                          SpanWriting spans);

}  // namespace metes
