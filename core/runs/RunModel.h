// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/RowId.h"
#include "core/learn/Calibration.h"
#include "core/runs/ClaimScorer.h"
#include "core/store/RunRepository.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace metes {

class Database;

/// One thing that moved the probability of one claim.
struct Driver {
    ColumnKind kind = ColumnKind::Term;
    std::string name;         ///< the term, or the id of the feature
    std::string group;        ///< "words", or the feature's group
    double value = 0;         ///< the feature as it was counted; how often the term stands there
    double contribution = 0;  ///< to the log odds; over 0 raises the probability
    std::vector<TextRange> places;  ///< of the words that count, in the claim, code points

    bool raises() const { return contribution > 0; }
};

/// What drives the probability of one claim: start + strongest + rest = log odds.
struct ClaimDrivers {
    double start = 0;  ///< the model's intercept: the log odds of a claim with nothing special
    std::vector<Driver> strongest;  ///< largest contribution first, whatever its sign
    double rest = 0;                ///< what all others add up to
    std::int64_t others = 0;        ///< how many they are
    double logOdds = 0;             ///< before any calibration
};

/// The `most` strongest contributions of an explanation, with features in their own unit.
ClaimDrivers strongestDrivers(const Explanation& explanation, const Model& model, std::size_t most);

/// The model behind a finished run, to be asked about claims again: those of the project, and those
/// that are being written. Of a calibrated run it is the model below, and the probabilities go
/// through the run's map. One thread at a time.
class RunModel {
public:
    /// NotFound when the run or its model is gone; InvalidInput when the run is not finished, or is
    /// of a kind without a model that could be taken apart (see mayHaveModel()); Damaged; fails as
    /// readModel() does.
    static Result<RunModel> load(Database& database, RunId run);

    const RunRecord& run() const { return m_run; }
    bool needsDescription() const { return m_scorer.model().usesLinguistic(); }

    /// Probability and label of each claim; scores of categories are left as the model gives them.
    /// As ClaimScorer::score().
    Result<std::vector<ClaimScore>> score(const std::vector<ScorableClaim>& claims,
                                          const std::vector<std::string>& description);
    /// What drives the claim at `place`, the `most` strongest first. As ClaimScorer::explain().
    Result<ClaimDrivers> drivers(const std::vector<ScorableClaim>& claims, std::size_t place,
                                 const std::vector<std::string>& description, std::size_t most);

private:
    RunModel(RunRecord run, Model model);

    RunRecord m_run;
    ClaimScorer m_scorer;
    std::vector<Calibration> m_maps;  ///< in the order of their use
};

/// Whether the run's kind rests on one model. A calibration of a run without one fails to load.
bool mayHaveModel(const RunRecord& run);

/// The drivers of a claim of the project, in its present text. As RunModel::drivers(); NotFound
/// when the application has no such claim.
Result<ClaimDrivers> driversOfClaim(Database& database, RunModel& model, ApplicationId application,
                                    ClaimId claim, std::size_t most);

}  // namespace metes
