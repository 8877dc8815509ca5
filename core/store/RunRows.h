// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For the sources of this folder only: rows of runs, predictions and their reasons. All may throw
// SQLite::Exception.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/store/Query.h"
#include "core/store/RunRepository.h"

namespace metes {

/// From id, name, kind, state, configuration, model, fingerprint, program, started, finished,
/// message, split, claim_limit; without counts.
RunRecord runFromRow(const Query& row);
RunCounts runCounts(const Database& database, RunId id);

void writePrediction(const Database& database, RunId id, const Prediction& prediction);
/// False when the run has no such claim.
bool setClaimState(const Database& database, RunId id, ClaimId claim, std::string_view state,
                   const std::string& error);

/// By application and claim number, without reasons.
std::vector<Prediction> readPredictions(const Database& database, RunId id);
void addReasons(const Database& database, RunId id, std::vector<Prediction>& predictions);
std::optional<Prediction> readPrediction(const Database& database, RunId id, ClaimId claim);

std::vector<std::string> runProblems(const Database& database);

}  // namespace metes
