// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/RowId.h"
#include "core/runs/ScoredClaims.h"

namespace metes {

class Database;

/// Predictions of a run (finished or not) with the labels and categories that stand in the project
/// now. NotFound, Cancelled.
Result<ScoredClaims> loadScoredClaims(Database& database, RunId run, const Progress& progress);

}  // namespace metes
