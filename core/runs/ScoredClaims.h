// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A run beside the truth, as plain values: what evaluation takes. Nothing here knows the store;
// ScoredClaimsLoader.h fills it.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/patent/CategoryScores.h"
#include "core/patent/Reason.h"

namespace metes {

struct ScoredClaim {
    std::string application;
    std::int32_t number = 0;
    std::string group;           ///< family where given, else application: resampled together
    std::string split;           ///< "train", "validation", "test", another, or empty
    std::optional<Label> label;  ///< the examiner's; nothing: not evaluated
    CategorySet categories;      ///< of the examiner's reasons; may hold Dependence and Other
    double pIndefinite = 0;      ///< 0 to 1
    CategoryScores scores;
};

/// Whether probabilities may be read as such.
enum class ScoreKind : std::uint8_t {
    Raw,         ///< what the classifier put out
    Calibrated,  ///< fitted to validation
    Uniform      ///< the random baseline
};

struct ScoredClaims {
    std::string run;   ///< name, "logistic-2"
    std::string kind;  ///< of the run
    ScoreKind scoreKind = ScoreKind::Raw;
    std::string configuration;  ///< of the run, canonical JSON
    std::string fingerprint;    ///< of the dataset when the run began
    std::vector<ScoredClaim> claims;  ///< by application and number
    std::optional<std::string> split;  ///< that the run is about; nothing: all
};

}  // namespace metes
