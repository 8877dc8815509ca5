// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/patent/Application.h"
#include "core/review/Fold.h"
#include "core/store/DecisionRepository.h"

namespace metes {

/// What one annotator made of a claim, as exports state it: so that "reviewed, nothing found" and
/// "not reviewed" differ in every file.
struct ReviewNote {
    std::string annotator;
    std::string state;  ///< id of the claim state
    std::string label;  ///< empty: none
    bool flagged = false;
};

/// Counts and identity of an export.
struct Manifest {
    std::string fingerprint;
    std::map<std::string, std::int64_t> counts;
};

/// One line each, without the line end; fields in the order of formats 1.
std::string manifestLine(const Manifest& manifest);
std::string applicationLine(const Application& application);
std::string claimLine(const Claim& claim, const std::vector<ReviewNote>& notes);
std::string decisionLine(const DecisionRecord& decision);

/// A cell of a CSV file: quoted where needed, and guarded so that no spreadsheet runs it.
std::string csvCell(const std::string& text);

}  // namespace metes
