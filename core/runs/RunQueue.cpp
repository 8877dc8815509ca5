// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/RunQueue.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <span>

#include "core/base/Sha256.h"
#include "core/base/Version.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "core/store/Database.h"

namespace metes {

namespace {

std::string modelIdentity(const PredictorFacts& facts)
{
    return facts.modelBody.empty() ? facts.modelName : sha256Hex(facts.modelBody);
}

Result<void> inTransaction(Database& database, const std::function<Result<void>()>& work)
{
    auto transaction = WriteTransaction::begin(database);
    if (!transaction) {
        return passOn(transaction);
    }
    if (const auto done = work(); !done) {
        return done;
    }
    return (*transaction)->commit();
}

Result<std::vector<ClaimId>> selectClaims(Database& database, const RunSelection& selection,
                                          const Progress& progress)
{
    const auto claims = CorpusRepository(database).claims(CorpusRepository::Texts::Left, progress);
    if (!claims) {
        return passOn(claims);
    }
    std::vector<ClaimId> ids;
    for (const CorpusClaim& claim : *claims) {
        const bool full =
            selection.limit > 0 && static_cast<std::int64_t>(ids.size()) >= selection.limit;
        if (!full && (!selection.split || claim.split == *selection.split)) {
            ids.push_back(claim.id);
        }
    }
    if (ids.empty()) {
        return fail(ErrorCode::InvalidInput,
                    selection.split ? "the project has no claim of the split \"" + *selection.split
                                          + "\""
                                    : "the project has no claims");
    }
    return ids;
}

Result<ApplicationTask> readTask(Database& database, std::span<const WaitingClaim> waiting,
                                 const Predictor& predictor)
{
    ApplicationTask task;
    auto claims = CorpusRepository(database).ofApplication(waiting.front().application);
    if (!claims) {
        return passOn(claims);
    }
    task.claims = std::move(*claims);
    // Both are ordered by claim number.
    std::size_t place = 0;
    for (const WaitingClaim& claim : waiting) {
        while (place < task.claims.size() && task.claims[place].id != claim.claim) {
            ++place;
        }
        task.asked.push_back(place);
    }
    if (place >= task.claims.size()) {
        return fail(ErrorCode::Conflict, "claims were deleted while the run was working");
    }
    if (predictor.needsDescription()) {
        auto paragraphs =
            ApplicationRepository(database).description(waiting.front().application);
        if (!paragraphs) {
            return passOn(paragraphs);
        }
        for (DescriptionParagraph& paragraph : *paragraphs) {
            task.description.push_back(std::move(paragraph.text));
        }
    }
    return task;
}

}  // namespace

/// Outcomes that wait to be written together.
class RunQueue::Batch {
public:
    Batch(Database& database, RunId run) : m_database(database), m_run(run) {}

    void add(const ApplicationTask& task, std::vector<Result<Prediction>> outcomes)
    {
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            const CorpusClaim& claim = task.claims[task.asked[i]];
            if (outcomes[i]) {
                outcomes[i]->claim = claim.id;
                outcomes[i]->document = claim.document;
            }
            m_outcomes.emplace_back(claim.id, std::move(outcomes[i]));
        }
    }

    /// So many that writing them takes some milliseconds, or so old that a kill would cost work.
    bool isDue() const
    {
        constexpr std::size_t kMost = 256;
        constexpr std::chrono::milliseconds kLongest{500};
        return m_outcomes.size() >= kMost || std::chrono::steady_clock::now() - m_since >= kLongest;
    }

    Result<void> write()
    {
        RunRepository runs(m_database);
        const auto written = inTransaction(m_database, [&]() -> Result<void> {
            const auto state = runs.state(m_run);
            if (!state) {
                return passOn(state);
            }
            if (*state == RunState::Cancelled) {
                return fail(ErrorCode::Cancelled, "the run was cancelled");
            }
            for (const auto& [claim, outcome] : m_outcomes) {
                const auto stored = outcome ? runs.store(m_run, *outcome)
                                            : runs.storeFailure(m_run, claim,
                                                                describe(outcome.error()));
                if (!stored) {
                    return stored;
                }
            }
            return {};
        });
        m_outcomes.clear();
        m_since = std::chrono::steady_clock::now();
        return written;
    }

private:
    Database& m_database;
    RunId m_run;
    std::vector<std::pair<ClaimId, Result<Prediction>>> m_outcomes;
    std::chrono::steady_clock::time_point m_since = std::chrono::steady_clock::now();
};

Result<RunId> RunQueue::begin(const Predictor& predictor, const RunSelection& selection,
                              const Progress& progress)
{
    const auto claims = selectClaims(m_database, selection, progress);
    if (!claims) {
        return passOn(claims);
    }
    const auto fingerprint = ClaimRepository(m_database).fingerprint();
    if (!fingerprint) {
        return passOn(fingerprint);
    }
    const auto stopped = [] {
        return fail(ErrorCode::Cancelled, "stopped before the run was recorded");
    };
    if (progress.cancelled()) {
        return stopped();
    }
    const PredictorFacts facts = predictor.facts();
    RunRepository runs(m_database);
    RunId id;
    const auto made = inTransaction(m_database, [&]() -> Result<void> {
        if (!facts.modelBody.empty()) {
            if (const auto kept = runs.keepModel(facts.modelBody); !kept) {
                return passOn(kept);
            }
        }
        const auto added = runs.add({facts.kind, facts.configuration, modelIdentity(facts),
                                     *fingerprint, kVersion, m_clock.now(), selection},
                                    *claims);
        if (!added) {
            return passOn(added);
        }
        id = *added;
        return progress.cancelled() ? Result<void>(stopped()) : Result<void>();
    });
    return made.map([&id] { return id; });
}

Result<void> RunQueue::workThrough(const RunRecord& run, Predictor& predictor, Progress& progress)
{
    const auto waiting = RunRepository(m_database).waiting(run.id);
    if (!waiting) {
        return passOn(waiting);
    }
    Batch batch(m_database, run.id);
    std::int64_t tried = run.counts.claims - static_cast<std::int64_t>(waiting->size());
    for (auto begin = waiting->begin(); begin != waiting->end();) {
        progress.report(tried, run.counts.claims);
        const auto end = std::find_if(begin, waiting->end(), [&](const WaitingClaim& claim) {
            return claim.application != begin->application;
        });
        if (progress.cancelled()) {
            const auto written = batch.write();
            return written ? fail(ErrorCode::Cancelled, "stopped on request") : written;
        }
        const auto task = readTask(m_database, {begin, end}, predictor);
        auto outcomes = task ? predictor.predict(*task, progress)
                             : Result<std::vector<Result<Prediction>>>(passOn(task));
        if (!outcomes) {
            const auto written = batch.write();
            return written ? Result<void>(passOn(outcomes)) : written;
        }
        batch.add(*task, std::move(*outcomes));
        tried += end - begin;
        begin = end;
        if (batch.isDue()) {
            if (const auto written = batch.write(); !written) {
                return written;
            }
            yieldToOtherWriters();
        }
    }
    progress.report(tried, run.counts.claims);
    return batch.write();
}

Result<RunRecord> RunQueue::close(const RunRecord& run, const Predictor& predictor,
                                  const Result<void>& worked)
{
    RunRepository runs(m_database);
    const auto closed = inTransaction(m_database, [&]() -> Result<void> {
        const auto state = runs.state(run.id);
        if (!state || hasEnded(*state)) {
            return state ? Result<void>() : passOn(state);
        }
        if (!worked) {
            return runs.setStopped(run.id, worked.error().message);
        }
        const auto present = runs.load(run.id);
        if (!present) {
            return passOn(present);
        }
        if (present->counts.failed > 0 && !predictor.failuresAreFinal()) {
            return runs.setStopped(run.id,
                                   std::to_string(present->counts.failed) + " claims failed");
        }
        return runs.setFinished(run.id, m_clock.now());
    });
    if (!worked) {
        return fail(worked.error().code, run.name + ": " + worked.error().message,
                    worked.error().detail.empty() ? "What was done stays; the run can be gone on"
                                                    " with."
                                                  : worked.error().detail);
    }
    if (!closed) {
        return passOn(closed);
    }
    return runs.load(run.id);
}

Result<RunRecord> RunQueue::work(RunId run, Predictor& predictor, Progress& progress)
{
    RunRepository runs(m_database);
    const auto record = runs.load(run);
    if (!record || record->state == RunState::Finished) {
        return record;
    }
    if (record->state == RunState::Cancelled) {
        return fail(ErrorCode::InvalidInput, "\"" + record->name + "\" was cancelled",
                    "What was done stays. Begin a new run for the rest.");
    }
    const PredictorFacts facts = predictor.facts();
    if (facts.kind != record->facts.kind || facts.configuration != record->facts.configuration
        || modelIdentity(facts) != record->facts.model) {
        return fail(ErrorCode::InvalidInput, "\"" + record->name + "\" began with another predictor",
                    "Its configuration or model is another one.");
    }
    const auto started = inTransaction(m_database, [&] { return runs.setRunning(run); });
    if (!started) {
        return passOn(started);
    }
    m_database.setDurability(Database::Durability::Normal);
    const Result<void> worked = workThrough(*record, predictor, progress);
    m_database.setDurability(Database::Durability::Full);
    return close(*record, predictor, worked);
}

Result<RunRecord> RunQueue::cancel(RunId run)
{
    RunRepository runs(m_database);
    const auto cancelled = inTransaction(m_database, [&]() -> Result<void> {
        const auto state = runs.state(run);
        if (!state) {
            return passOn(state);
        }
        if (*state == RunState::Finished) {
            return fail(ErrorCode::InvalidInput, "the run is finished: there is nothing to cancel");
        }
        return *state == RunState::Cancelled ? Result<void>()
                                             : runs.setCancelled(run, m_clock.now());
    });
    if (!cancelled) {
        return passOn(cancelled);
    }
    return runs.load(run);
}

Result<RunRecord> RunQueue::run(Predictor& predictor, const RunSelection& selection,
                                Progress& progress)
{
    const auto begun = begin(predictor, selection, progress);
    if (!begun) {
        return passOn(begun);
    }
    return work(*begun, predictor, progress);
}

}  // namespace metes
