// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/RunRepository.h"

#include "core/base/Sha256.h"
#include "core/store/Columns.h"
#include "core/store/RunRows.h"

#include <array>

namespace metes {

namespace {

constexpr std::array<std::string_view, 4> kStateIds{"running", "stopped", "finished", "cancelled"};

// With the columns that runFromRow() reads.
constexpr char kSelectRun[] =
    "SELECT id, name, kind, state, configuration, model, fingerprint, program, started, finished,"
    " message, split, claim_limit FROM run WHERE id = ?";
constexpr char kSelectRuns[] =
    "SELECT id, name, kind, state, configuration, model, fingerprint, program, started, finished,"
    " message, split, claim_limit FROM run ORDER BY id";

// Without its counts.
std::optional<RunRecord> readRun(const Database& database, RunId id)
{
    Query read(database, kSelectRun);
    read.bind(id);
    return read.next() ? std::optional(runFromRow(read)) : std::nullopt;
}

void setState(const Database& database, RunId id, RunState state, std::optional<Moment> finished,
              const std::string& message)
{
    const auto moment = finished ? std::optional(finished->milliseconds) : std::nullopt;
    Query update(database, "UPDATE run SET state = ?, finished = ?, message = ? WHERE id = ?");
    update.bind(runStateId(state), moment, message, id).run();
}

// Names are never given twice, even after the latest run was deleted.
std::string nextName(const Database& database, const std::string& kind)
{
    Query read(database, "SELECT seq FROM sqlite_sequence WHERE name = 'run'");
    const std::int64_t last = read.next() ? read.integer(0) : 0;
    return kind + "-" + std::to_string(last + 1);
}

}  // namespace

std::string_view runStateId(RunState state)
{
    return kStateIds[static_cast<std::size_t>(state)];
}

std::optional<RunState> runStateFromId(std::string_view id)
{
    for (std::size_t i = 0; i < kStateIds.size(); ++i) {
        if (kStateIds[i] == id) {
            return static_cast<RunState>(i);
        }
    }
    return std::nullopt;
}

Result<RunId> RunRepository::add(const NewRun& run, const std::vector<ClaimId>& claims)
{
    return guarded(m_database, "writing", [&] {
        {
            Query add(m_database, "INSERT INTO run(name, kind, state, configuration, model,"
                                  " fingerprint, program, started, split, claim_limit)"
                                  " VALUES (?, ?, 'running', ?, ?, ?, ?, ?, ?, ?)");
            const auto limit =
                run.selection.limit > 0 ? std::optional(run.selection.limit) : std::nullopt;
            add.bind(nextName(m_database, run.kind), run.kind, run.configuration, run.model,
                     run.fingerprint, run.program, run.started.milliseconds, run.selection.split,
                     limit)
                .run();
        }
        const RunId id{m_database.connection().getLastInsertRowid()};
        for (const ClaimId claim : claims) {
            Query add(m_database, "INSERT INTO run_claim(run_id, claim_id, state)"
                                  " VALUES (?, ?, 'waiting')");
            add.bind(id, claim).run();
        }
        return id;
    });
}

Result<RunRecord> RunRepository::load(RunId id) const
{
    return guarded(m_database, "reading", [&]() -> Result<RunRecord> {
        auto run = readRun(m_database, id);
        if (!run) {
            return fail(ErrorCode::NotFound,
                        "there is no run with key " + std::to_string(id.value));
        }
        run->counts = runCounts(m_database, run->id);
        return std::move(*run);
    });
}

Result<RunState> RunRepository::state(RunId id) const
{
    return guarded(m_database, "reading", [&]() -> Result<RunState> {
        Query read(m_database, "SELECT state FROM run WHERE id = ?");
        read.bind(id);
        if (!read.next()) {
            return fail(ErrorCode::NotFound,
                        "there is no run with key " + std::to_string(id.value));
        }
        return runStateFromId(read.text(0)).value_or(RunState::Stopped);
    });
}

Result<RunRecord> RunRepository::find(const std::string& name) const
{
    return guarded(m_database, "reading", [&]() -> Result<RunRecord> {
        RunId id;
        {
            Query read(m_database, "SELECT id FROM run WHERE name = ?1"
                                   " OR substr(name, instr(name, '-') + 1) = ?1");
            read.bind(name);
            if (!read.next()) {
                return fail(ErrorCode::NotFound, "there is no run \"" + name + "\"",
                            "\"metes-cli runs\" lists them");
            }
            id = {read.integer(0)};
        }
        return load(id);
    });
}

Result<std::vector<RunRecord>> RunRepository::all() const
{
    return guarded(m_database, "reading", [&] {
        std::vector<RunRecord> runs;
        {
            Query rows(m_database, kSelectRuns);
            while (rows.next()) {
                runs.push_back(runFromRow(rows));
            }
        }
        for (RunRecord& run : runs) {
            run.counts = runCounts(m_database, run.id);
        }
        return runs;
    });
}

Result<std::int64_t> RunRepository::count() const
{
    return guarded(m_database, "reading", [&] {
        Query count(m_database, "SELECT count(*) FROM run");
        count.next();
        return count.integer(0);
    });
}

Result<std::vector<WaitingClaim>> RunRepository::waiting(RunId id) const
{
    return guarded(m_database, "reading", [&] {
        std::vector<WaitingClaim> claims;
        Query rows(
            m_database,
            "SELECT r.claim_id, c.application_id FROM run_claim r JOIN claim c ON c.id = r.claim_id"
            " JOIN application a ON a.id = c.application_id"
            " WHERE r.run_id = ? AND r.state IN ('waiting', 'failed')"
            " ORDER BY a.number, c.number");
        rows.bind(id);
        while (rows.next()) {
            claims.push_back({{rows.integer(0)}, {rows.integer(1)}});
        }
        return claims;
    });
}

Result<std::vector<FailedClaim>> RunRepository::failures(RunId id) const
{
    return guarded(m_database, "reading", [&] {
        std::vector<FailedClaim> failures;
        Query rows(m_database, "SELECT a.number, c.number, r.error FROM run_claim r"
                               " JOIN claim c ON c.id = r.claim_id"
                               " JOIN application a ON a.id = c.application_id"
                               " WHERE r.run_id = ? AND r.state = 'failed'"
                               " ORDER BY a.number, c.number");
        rows.bind(id);
        while (rows.next()) {
            failures.push_back({rows.text(0), rows.integer32(1), rows.text(2)});
        }
        return failures;
    });
}

Result<void> RunRepository::store(RunId id, const Prediction& prediction)
{
    return guarded(m_database, "writing", [&]() -> Result<void> {
        writePrediction(m_database, id, prediction);
        if (!setClaimState(m_database, id, prediction.claim, "done", "")) {
            return fail(ErrorCode::InvalidInput,
                        "the run has no claim with key " + std::to_string(prediction.claim.value));
        }
        return {};
    });
}

Result<void> RunRepository::storeFailure(RunId id, ClaimId claim, const std::string& error)
{
    return guarded(m_database, "writing", [&]() -> Result<void> {
        if (!setClaimState(m_database, id, claim, "failed", error)) {
            return fail(ErrorCode::InvalidInput,
                        "the run has no claim with key " + std::to_string(claim.value));
        }
        return {};
    });
}

Result<void> RunRepository::setRunning(RunId id)
{
    return guarded(m_database, "writing",
                   [&] { setState(m_database, id, RunState::Running, {}, ""); });
}

Result<void> RunRepository::setStopped(RunId id, const std::string& message)
{
    return guarded(m_database, "writing",
                   [&] { setState(m_database, id, RunState::Stopped, {}, message); });
}

Result<void> RunRepository::setFinished(RunId id, Moment now)
{
    return guarded(m_database, "writing",
                   [&] { setState(m_database, id, RunState::Finished, now, ""); });
}

Result<void> RunRepository::setCancelled(RunId id, Moment now)
{
    return guarded(m_database, "writing",
                   [&] { setState(m_database, id, RunState::Cancelled, now, ""); });
}

Result<void> RunRepository::erase(RunId id)
{
    return guarded(m_database, "deleting", [&] {
        {
            Query erase(m_database, "DELETE FROM run WHERE id = ?");
            erase.bind(id).run();
        }
        Query orphans(m_database, "DELETE FROM model WHERE sha256 NOT IN (SELECT model FROM run)");
        orphans.run();
    });
}

Result<std::vector<Prediction>> RunRepository::predictions(RunId id, Reasons reasons) const
{
    return guarded(m_database, "reading", [&] {
        std::vector<Prediction> predictions = readPredictions(m_database, id);
        if (reasons == Reasons::Read) {
            addReasons(m_database, id, predictions);
        }
        return predictions;
    });
}

Result<std::optional<Prediction>> RunRepository::prediction(RunId id, ClaimId claim) const
{
    return guarded(m_database, "reading", [&] { return readPrediction(m_database, id, claim); });
}

Result<std::vector<ClaimPrediction>> RunRepository::ofClaim(ClaimId claim) const
{
    return guarded(m_database, "reading", [&]() -> Result<std::vector<ClaimPrediction>> {
        std::vector<std::pair<RunId, bool>> runs;
        {
            Query rows(m_database,
                       "SELECT p.run_id, p.document_id <> c.document_id FROM prediction p"
                       " JOIN claim c ON c.id = p.claim_id WHERE p.claim_id = ?"
                       " ORDER BY p.run_id DESC");
            rows.bind(claim);
            while (rows.next()) {
                runs.emplace_back(RunId{rows.integer(0)}, rows.integer(1) != 0);
            }
        }
        std::vector<ClaimPrediction> shown;
        for (const auto& [id, stale] : runs) {
            auto run = readRun(m_database, id);
            auto prediction = readPrediction(m_database, id, claim);
            if (run && prediction) {
                shown.push_back({std::move(*run), std::move(*prediction), stale});
            }
        }
        return shown;
    });
}

Result<std::string> RunRepository::keepModel(const std::string& body)
{
    return guarded(m_database, "writing", [&] {
        const std::string hash = sha256Hex(body);
        Query add(m_database, "INSERT OR IGNORE INTO model(sha256, body) VALUES (?, ?)");
        add.bind(hash, body).run();
        return hash;
    });
}

Result<std::string> RunRepository::model(const std::string& sha256) const
{
    return guarded(m_database, "reading", [&]() -> Result<std::string> {
        Query read(m_database, "SELECT body FROM model WHERE sha256 = ?");
        read.bind(sha256);
        if (!read.next()) {
            return fail(ErrorCode::NotFound,
                        "the model " + sha256.substr(0, 12) + " is not kept in the project");
        }
        return read.text(0);
    });
}

Result<std::vector<std::string>> RunRepository::problems() const
{
    return guarded(m_database, "checking", [&] { return runProblems(m_database); });
}

}  // namespace metes
