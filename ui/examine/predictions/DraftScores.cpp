// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/predictions/DraftScores.h"

#include "core/store/ApplicationRepository.h"
#include "core/store/CorpusRepository.h"
#include "core/store/Database.h"
#include "ui/examine/predictions/DraftClaims.h"
#include "ui/jobs/JobRunner.h"
#include "ui/predictions/DriverWords.h"
#include "ui/predictions/HistoryReading.h"
#include "ui/predictions/ModelShelf.h"

#include <algorithm>

namespace metes {

namespace {

using Scored = DraftScores::Scored;
using Explained = std::shared_ptr<const ClaimDrivers>;
using History = std::shared_ptr<const RunHistory>;

const std::vector<std::string> kNoDescription;

const std::vector<std::string>& paragraphsOf(const DraftScores::Description& description)
{
    return description ? *description : kNoDescription;
}

/// What a job works on.
struct Work {
    std::shared_ptr<ModelShelf> shelf;
    RunId run;
    std::shared_ptr<const Examination> draft;
    DraftScores::Description description;
    LineEnds lineEnds = LineEnds::Limitations;
};

struct FoundRuns {
    std::vector<RunRecord> runs;
    LineEnds lineEnds = LineEnds::Limitations;
};

constexpr std::size_t kProbed = 20;  ///< applications that tell how claims are written

Result<LineEnds> lineEndsOf(Database& database)
{
    const auto applications = ApplicationRepository(database).allByNumber();
    if (!applications) {
        return passOn(applications);
    }
    for (std::size_t i = 0; i < std::min(kProbed, applications->size()); ++i) {
        const auto claims = CorpusRepository(database).ofApplication((*applications)[i]);
        if (!claims) {
            return passOn(claims);
        }
        const bool lines = std::any_of(claims->begin(), claims->end(), [](const CorpusClaim& each) {
            return each.text.find('\n') != std::string::npos;
        });
        if (lines) {
            return LineEnds::Limitations;
        }
    }
    return LineEnds::None;
}

Result<FoundRuns> modelRuns(const std::filesystem::path& project)
{
    const auto database = Database::open(project, {.mode = OpenMode::ReadOnly});
    if (!database) {
        return passOn(database);
    }
    auto runs = RunRepository(**database).all();
    if (!runs) {
        return passOn(runs);
    }
    std::erase_if(*runs, [](const RunRecord& run) {
        return run.state != RunState::Finished || !mayHaveModel(run);
    });
    std::reverse(runs->begin(), runs->end());
    const auto lineEnds = lineEndsOf(**database);
    if (!lineEnds) {
        return passOn(lineEnds);
    }
    return FoundRuns{std::move(*runs), *lineEnds};
}

Result<Scored> scoresOf(const Work& work, const Progress& progress)
{
    Scored scored;
    const auto ask = [&](Database&, RunModel& model) -> Result<void> {
        const std::vector<DraftClaim> claims = draftClaims(work.draft->claims, work.lineEnds);
        const auto all = model.score(scorable(claims), paragraphsOf(work.description));
        if (!all) {
            return passOn(all);
        }
        for (std::size_t i = 0; i < claims.size(); ++i) {
            scored.scores.emplace(claims[i].number, (*all)[i]);
        }
        scored.needsDescription = model.needsDescription();
        return {};
    };
    if (const auto done = work.shelf->with(work.run, progress, ask); !done) {
        return passOn(done);
    }
    return scored;
}

Result<Explained> driversIn(const Work& work, std::int32_t number, const Progress& progress)
{
    auto drivers = std::make_shared<ClaimDrivers>();
    const auto ask = [&](Database&, RunModel& model) -> Result<void> {
        const std::vector<DraftClaim> claims = draftClaims(work.draft->claims, work.lineEnds);
        const auto place = placeOf(claims, number);
        if (!place) {
            return fail(ErrorCode::NotFound, "the draft has no such claim");
        }
        auto found =
            model.drivers(scorable(claims), *place, paragraphsOf(work.description), kShownDrivers);
        if (!found) {
            return passOn(found);
        }
        *drivers = std::move(*found);
        for (Driver& driver : drivers->strongest) {
            for (TextRange& range : driver.places) {
                range = claims[*place].inClaim(range);
            }
        }
        return {};
    };
    if (const auto done = work.shelf->with(work.run, progress, ask); !done) {
        return passOn(done);
    }
    return drivers;
}

}  // namespace

DraftScores::DraftScores(JobRunner& jobs, std::filesystem::path project, QObject* parent)
    : QObject(parent),
      m_jobs(jobs),
      m_project(std::move(project)),
      m_shelf(std::make_shared<ModelShelf>(m_project))
{
}

DraftScores::~DraftScores() = default;

void DraftScores::readRuns()
{
    m_jobs.run<FoundRuns>(
        this, QStringLiteral("examine-runs"),
        [project = m_project](Progress&) { return modelRuns(project); },
        [this](Result<FoundRuns> found) {
            const RunId before = chosen() ? chosen()->id : RunId{};
            m_read = true;
            m_runs = found ? std::move(found->runs) : std::vector<RunRecord>();
            m_lineEnds = found ? found->lineEnds : m_lineEnds;
            const RunId now = chosen() ? chosen()->id : RunId{};
            if (now != before) {
                choose(m_run);
            }
            emit runsChanged();
        });
}

const RunRecord* DraftScores::chosen() const
{
    const auto find = [this](const auto& wanted) {
        return std::find_if(m_runs.begin(), m_runs.end(), wanted);
    };
    auto run = find([this](const RunRecord& each) { return each.id == m_run; });
    if (run == m_runs.end()) {
        run = find([](const RunRecord& each) { return each.facts.kind == "logistic"; });
    }
    if (run == m_runs.end()) {
        run = m_runs.begin();
    }
    return run == m_runs.end() ? nullptr : &*run;
}

void DraftScores::choose(RunId run)
{
    m_run = run;
    m_scores.clear();
    m_driversOf.reset();
    m_current = false;
    m_error.reset();
    m_history.reset();
    m_historyRun = {};
    score();
    explain();
    emit changed();
}

void DraftScores::setDraft(std::shared_ptr<const Examination> draft, Description description)
{
    const bool same =
        draft && m_draft && draft->text == m_draft->text && description == m_description;
    m_draft = std::move(draft);
    m_description = std::move(description);
    if (same) {
        return;
    }
    m_current = false;
    if (!m_draft || m_draft->claims.empty()) {
        m_scores.clear();
        m_driversOf.reset();
    }
    score();
    explain();
    emit changed();
}

void DraftScores::setClaim(std::int32_t number)
{
    if (number != m_claim) {
        m_claim = number;
        m_driversOf.reset();
        m_current = false;
        explain();
        emit changed();
    }
}

void DraftScores::setDrivers(Drivers drivers)
{
    if (drivers != m_drivers) {
        m_drivers = drivers;
        explain();
        emit changed();
    }
}

void DraftScores::score()
{
    const RunRecord* run = chosen();
    if (run == nullptr || !m_draft || m_draft->claims.empty()) {
        return;
    }
    readHistory();
    m_jobs.run<Scored>(
        this, QStringLiteral("examine-scores"),
        [work = Work{m_shelf, run->id, m_draft, m_description, m_lineEnds}](Progress& progress) {
            return scoresOf(work, progress);
        },
        [this, draft = m_draft](const Result<Scored>& scored) {
            if (m_draft && draft->text == m_draft->text) {
                take(scored);
            }
        });
}

void DraftScores::take(const Result<Scored>& scored)
{
    m_error.reset();
    if (scored) {
        m_scores = scored->scores;
        m_needsDescription = scored->needsDescription;
    } else if (scored.error().code != ErrorCode::Cancelled) {
        m_scores.clear();
        m_error = scored.error();
    }
    emit changed();
}

void DraftScores::explain()
{
    const RunRecord* run = chosen();
    if (run == nullptr || !m_draft || m_claim == 0 || m_drivers == Drivers::Left
        || areDriversCurrent()) {
        return;
    }
    m_jobs.run<Explained>(
        this, QStringLiteral("examine-drivers"),
        [work = Work{m_shelf, run->id, m_draft, m_description, m_lineEnds},
         number = m_claim](Progress& progress) { return driversIn(work, number, progress); },
        [this, draft = m_draft, run = run->id, number = m_claim](Result<Explained> drivers) {
            const bool current = m_draft && draft->text == m_draft->text && number == m_claim
                                 && chosen() != nullptr && chosen()->id == run;
            if (drivers && current) {
                m_driversOf = std::move(*drivers);
                m_current = true;
                emit changed();
            }
        });
}

void DraftScores::readHistory()
{
    const RunId run = chosen()->id;
    if (run == m_historyRun) {
        return;
    }
    m_historyRun = run;
    m_jobs.run<History>(
        this, QStringLiteral("examine-history"),
        [project = m_project, run](Progress& progress) {
            return readRunHistory(project, run, progress);
        },
        [this, run](Result<History> history) {
            if (history && run == m_historyRun) {
                m_history = std::move(*history);
                emit changed();
            }
        });
}

}  // namespace metes
