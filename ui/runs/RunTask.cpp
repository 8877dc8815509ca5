// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/runs/RunTask.h"

#include "core/base/AtomicFile.h"
#include "core/runs/CalibrationPredictor.h"
#include "core/runs/EnsemblePredictor.h"
#include "core/runs/LinterPredictor.h"
#include "core/runs/LogisticPredictor.h"
#include "core/runs/ProjectTraining.h"
#include "core/runs/RandomPredictor.h"
#include "core/store/CorpusRepository.h"
#include "core/store/Database.h"
#include "ui/jobs/BackgroundThread.h"

#include <algorithm>
#include <map>

namespace metes {

namespace {

/// The splits of the paper in their order, then what else there is.
std::vector<SplitCount> inReadingOrder(std::map<std::string, std::int64_t> counts)
{
    counts.erase("");
    std::vector<SplitCount> ordered;
    for (const char* known : {"train", "validation", "test"}) {
        if (const auto found = counts.find(known); found != counts.end()) {
            ordered.push_back({found->first, found->second});
            counts.erase(found);
        }
    }
    for (const auto& [split, claims] : counts) {
        ordered.push_back({split, claims});
    }
    return ordered;
}

Result<std::unique_ptr<Predictor>> trained(Database& database, const RunRequest& request,
                                           Progress& progress)
{
    ProjectTrainingOptions options;
    options.training.features = request.features;
    options.training.calibration = request.calibration;
    options.training.seed = request.seed;
    auto model = trainOnProject(database, options, progress);
    if (!model) {
        return passOn(model);
    }
    auto predictor = LogisticPredictor::fromModel(std::move(*model));
    if (progress.cancelled()) {
        return fail(ErrorCode::Cancelled, "stopped before the model was kept");
    }
    if (predictor && !request.model.empty()) {
        AtomicFile file(request.model);
        file.write((*predictor)->body());
        if (const auto written = file.commit(); !written) {
            return passOn(written);
        }
    }
    return asPredictor(std::move(predictor));
}

Result<std::unique_ptr<Predictor>> made(Database& database, const RunRequest& request,
                                        Progress& progress)
{
    switch (request.kind) {
    case RunKind::Training: return trained(database, request, progress);
    case RunKind::ModelFile: return asPredictor(LogisticPredictor::fromFile(request.model));
    case RunKind::Linter: return std::make_unique<LinterPredictor>();
    case RunKind::Random: return std::make_unique<RandomPredictor>(request.seed);
    case RunKind::Ensemble:
        return asPredictor(
            EnsemblePredictor::of(database, request.sources[0], request.sources[1], progress));
    case RunKind::Calibration:
        return asPredictor(
            CalibrationPredictor::of(database, request.sources[0], request.calibration, progress));
    }
    return fail(ErrorCode::Internal, "there is no such kind of run");
}

}  // namespace

const RunRecord* RunList::find(RunId run) const
{
    const auto found = std::find_if(runs.begin(), runs.end(),
                                    [run](const RunRecord& each) { return each.id == run; });
    return found == runs.end() ? nullptr : &*found;
}

Result<RunList> readRunList(const std::filesystem::path& project, const Progress& progress)
{
    OpenOptions options;
    options.mode = OpenMode::ReadOnly;
    const auto database = Database::open(project, options);
    if (!database) {
        return passOn(database);
    }
    auto runs = RunRepository(**database).all();
    if (!runs) {
        return passOn(runs);
    }
    const auto claims =
        CorpusRepository(**database).claims(CorpusRepository::Texts::Left, progress);
    if (!claims) {
        return passOn(claims);
    }
    RunList list;
    list.runs = std::move(*runs);
    list.claims = static_cast<std::int64_t>(claims->size());
    std::map<std::string, std::int64_t> counts;
    for (const CorpusClaim& claim : *claims) {
        ++counts[claim.split];
        list.trainLabels += claim.label && claim.split == "train" ? 1 : 0;
    }
    list.splits = inReadingOrder(std::move(counts));
    return list;
}

Result<RunId> beginRun(const std::filesystem::path& project, const RunRequest& request,
                       const Clock& clock, Progress& progress)
{
    stepBehindTheWindow();
    const auto database = Database::open(project);
    if (!database) {
        return passOn(database);
    }
    const auto predictor = made(**database, request, progress);
    if (!predictor) {
        return passOn(predictor);
    }
    return RunQueue(**database, clock).begin(**predictor, request.selection, progress);
}

Result<RunRecord> workOnRun(const std::filesystem::path& project, RunId run, const Clock& clock,
                            const std::atomic<bool>& givesUp, Progress& progress)
{
    stepBehindTheWindow();
    const auto database = Database::open(project);
    if (!database) {
        return passOn(database);
    }
    const auto record = RunRepository(**database).load(run);
    if (!record) {
        return passOn(record);
    }
    const auto predictor = predictorOf(**database, *record, progress);
    if (!predictor) {
        return passOn(predictor);
    }
    RunQueue queue(**database, clock);
    auto worked = queue.work(run, **predictor, progress);
    if (!worked && worked.error().code == ErrorCode::Cancelled && givesUp) {
        return queue.cancel(run);
    }
    return worked;
}

Result<RunRecord> giveUpRun(const std::filesystem::path& project, RunId run, const Clock& clock)
{
    const auto database = Database::open(project);
    return database ? RunQueue(**database, clock).cancel(run) : Result<RunRecord>(passOn(database));
}

Result<void> deleteRun(const std::filesystem::path& project, RunId run)
{
    const auto database = Database::open(project);
    if (!database) {
        return passOn(database);
    }
    const auto transaction = WriteTransaction::begin(**database);
    if (!transaction) {
        return passOn(transaction);
    }
    const auto erased = RunRepository(**database).erase(run);
    return erased ? (*transaction)->commit() : erased;
}

Result<std::vector<FailedClaim>> readFailures(const std::filesystem::path& project, RunId run)
{
    OpenOptions options;
    options.mode = OpenMode::ReadOnly;
    const auto database = Database::open(project, options);
    if (!database) {
        return passOn(database);
    }
    return RunRepository(**database).failures(run);
}

}  // namespace metes
