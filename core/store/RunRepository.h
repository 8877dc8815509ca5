// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/base/RowId.h"
#include "core/patent/CategoryScores.h"
#include "core/patent/Reason.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

class Database;

/// Running: somebody works on it, or was killed doing so; either way it can go on. Stopped: on
/// request or by a failure, with a message; it can go on. Finished: immutable. Cancelled: given up
/// before its end; what was done stays, and it is as immutable.
enum class RunState : std::uint8_t { Running, Stopped, Finished, Cancelled };

/// Finished or cancelled: nothing is added any more.
inline bool hasEnded(RunState state)
{
    return state == RunState::Finished || state == RunState::Cancelled;
}

std::string_view runStateId(RunState state);
std::optional<RunState> runStateFromId(std::string_view id);

/// How many claims of a run are where.
struct RunCounts {
    std::int64_t claims = 0;  ///< of the run
    std::int64_t done = 0;
    std::int64_t failed = 0;

    std::int64_t waiting() const { return claims - done - failed; }
};

/// Which claims a run is about.
struct RunSelection {
    std::optional<std::string> split;  ///< only claims of this split
    std::int64_t limit = 0;            ///< at most so many, by application and number; 0: all
    bool operator==(const RunSelection&) const = default;
};

/// What is known of a run when it begins.
struct NewRun {
    std::string kind;           ///< "logistic", "linter", "random", "ensemble", "calibration", ...
    std::string configuration;  ///< canonical JSON; enough to make the predictor again
    std::string model;          ///< identity of the model; empty: none
    std::string fingerprint;    ///< of the dataset
    std::string program;        ///< version
    Moment started;
    RunSelection selection = {};
};

struct RunRecord {
    RunId id;
    std::string name;  ///< "linter-3": what people and files call it
    RunState state = RunState::Running;
    NewRun facts;
    std::optional<Moment> finished;  ///< when it ended, cancelled ones too
    std::string message;             ///< why it stopped; empty: it did not
    RunCounts counts;
};

/// A reason that a run cites. `reason.spans` are positions in the text that was scored.
struct RunReason {
    Reason reason;       ///< layer Model or Linter; id, text, category, confidence, recitations and
                         ///< spans are kept, nothing else
    std::string origin;  ///< name of the run that cited it; empty when writing: this run
};

/// What a run says of one claim.
struct Prediction {
    ClaimId claim;
    DocumentId document;  ///< the text that was scored
    double pIndefinite = 0;
    std::optional<Label> label;  ///< nothing: the run chose no threshold
    CategoryScores categories;
    std::vector<RunReason> reasons;
};

/// A prediction as it is shown beside a claim.
struct ClaimPrediction {
    RunRecord run;
    Prediction prediction;
    bool stale = false;  ///< the claim's text was revised since
};

struct WaitingClaim {
    ClaimId claim;
    ApplicationId application;
};

struct FailedClaim {
    std::string application;
    std::int32_t claim = 0;
    std::string error;
};

/// Runs, their predictions and reasons. A run that has ended is immutable; the file itself refuses.
class RunRepository {
public:
    explicit RunRepository(Database& database) : m_database(database) {}

    /// Makes a running run over these claims; call within a WriteTransaction.
    Result<RunId> add(const NewRun& run, const std::vector<ClaimId>& claims);
    /// NotFound when there is none.
    Result<RunRecord> load(RunId id) const;
    /// Without counting its claims; NotFound.
    Result<RunState> state(RunId id) const;
    /// By name ("logistic-3") or its number ("3"); NotFound names it and how runs are listed.
    Result<RunRecord> find(const std::string& name) const;
    /// All, in the order of their beginning.
    Result<std::vector<RunRecord>> all() const;
    Result<std::int64_t> count() const;

    /// Claims that no prediction was made for yet, failed ones included: by application number,
    /// then claim number.
    Result<std::vector<WaitingClaim>> waiting(RunId id) const;
    Result<std::vector<FailedClaim>> failures(RunId id) const;

    /// These write; call within a WriteTransaction. InvalidInput when the run has ended, has no such
    /// claim or a prediction for it.
    Result<void> store(RunId id, const Prediction& prediction);
    Result<void> storeFailure(RunId id, ClaimId claim, const std::string& error);
    Result<void> setRunning(RunId id);
    Result<void> setStopped(RunId id, const std::string& message);
    Result<void> setFinished(RunId id, Moment now);
    Result<void> setCancelled(RunId id, Moment now);
    /// Deletes a run with all that hangs from it, and its model when no other run has it.
    Result<void> erase(RunId id);

    /// All predictions of a run, by application and claim number. Reasons are read on request: they
    /// may be many.
    enum class Reasons { Left, Read };
    Result<std::vector<Prediction>> predictions(RunId id, Reasons reasons = Reasons::Left) const;
    /// With its reasons; nothing when the run has none for the claim.
    Result<std::optional<Prediction>> prediction(RunId id, ClaimId claim) const;
    /// What every run says of a claim, latest run first, with the reasons; the runs' counts, which take
    /// a pass over all claims, are left out.
    Result<std::vector<ClaimPrediction>> ofClaim(ClaimId claim) const;

    /// Keeps a model's text under its SHA-256, which is returned; call within a WriteTransaction.
    Result<std::string> keepModel(const std::string& body);
    /// NotFound when no such model is kept.
    Result<std::string> model(const std::string& sha256) const;

    /// What `check` finds: counts that do not fit, finished runs with waiting claims, spans that
    /// do not quote the scored text, models whose text is not what their hash says.
    Result<std::vector<std::string>> problems() const;

private:
    Database& m_database;
};

}  // namespace metes
