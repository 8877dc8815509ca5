// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Building the dataset of a project (the paper's sections 3.4 and 3.5): which claims enter, their
// labels and their splits.
//
//   indefinite  claims with an examiner's reason of one of the seven categories. Claims whose only
//               reasons are `dependence` or `other` are left out, before r is computed. A claim
//               without reasons that a file calls indefinite enters too.
//   definite    sampled from applications none of whose claims has a reason or is called indefinite
//               and whose office action does not mention 112(b) in any form. An action that only
//               restricts or allows says nothing. Without an action an application gives the claims
//               that a file calls definite. Cancelled, withdrawn and empty claims are passed over.
//
// The dataset is the claims with a split. Labels that a file gave are never changed: a claim that a
// file calls definite and an examiner rejected is left out and counted as contradictory. Labels that
// an earlier build gave are built anew, and so are all splits, those of files too. The same project
// and seed give the same dataset.

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/dataset/DefiniteSampling.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace metes {

class Database;

struct BuildOptions {
    std::uint64_t seed = 1;
};

struct SplitMembers {
    std::int64_t applications = 0;
    std::int64_t claims = 0;
};

struct BuildReport {
    std::uint64_t seed = 0;
    std::int64_t indefiniteClaims = 0;
    std::int64_t indefiniteApplications = 0;
    std::int64_t definiteClaims = 0;
    std::int64_t definiteApplications = 0;
    std::int64_t donorApplications = 0;    ///< clean ones with at least one claim to give
    std::int64_t missing = 0;              ///< definite claims to equality; nothing is taken twice
    std::int64_t filteredClaims = 0;       ///< left out: only `dependence` or `other`
    std::int64_t contradictoryClaims = 0;  ///< left out: called definite, and rejected
    std::array<SplitMembers, kDatasetSplitCount> splits{};  ///< in the order of DatasetSplit
    std::int64_t revisedClaims = 0;  ///< whose label or split this build changed
    /// First 12 hex digits of the SHA-256 over "number/claim hash" lines of the dataset's claims,
    /// in this order; the hash is recordHash() of the whole claim, label and split included.
    std::string fingerprint;
};

/// All or nothing, in one transaction; Conflict when claims were revised while it ran.
Result<BuildReport> buildDataset(Database& database, const BuildOptions& options,
                                 Progress& progress);

/// What the last build of the project reported; nothing before the first.
Result<std::optional<BuildReport>> lastBuild(Database& database);

}  // namespace metes
