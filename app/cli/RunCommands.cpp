// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/RunCommands.h"

#include "app/cli/CommandLine.h"
#include "core/base/Clock.h"
#include "core/runs/CalibrationPredictor.h"
#include "core/runs/EnsemblePredictor.h"
#include "core/runs/LinterPredictor.h"
#include "core/runs/LogisticPredictor.h"
#include "core/runs/PredictionExport.h"
#include "core/runs/RandomPredictor.h"
#include "core/runs/RunQueue.h"

namespace metes::cli {

namespace {

Json toJson(const RunRecord& run)
{
    const auto configuration = parseJson(run.facts.configuration);
    const auto& [split, limit] = run.facts.selection;
    return {{"id", run.name},
            {"kind", run.facts.kind},
            {"state", runStateId(run.state)},
            {"configuration", configuration ? *configuration : Json()},
            {"split", split ? Json(*split) : Json()},
            {"limit", limit > 0 ? Json(limit) : Json()},
            {"claims", run.counts.claims},
            {"done", run.counts.done},
            {"failed", run.counts.failed},
            {"model", run.facts.model},
            {"fingerprint", run.facts.fingerprint},
            {"message", run.message},
            {"started", isoTime(run.facts.started)},
            {"finished", run.finished ? Json(isoTime(*run.finished)) : Json()}};
}

std::string toLine(const RunRecord& run)
{
    std::string line = run.name + "  " + std::string(runStateId(run.state)) + "  "
                       + std::to_string(run.counts.done) + " of "
                       + std::to_string(run.counts.claims) + " claims";
    if (run.facts.selection.split) {
        line += " of " + *run.facts.selection.split;
    }
    if (run.counts.failed > 0) {
        line += ", " + std::to_string(run.counts.failed) + " failed";
    }
    line += "  " + isoTime(run.facts.started);
    return run.message.empty() ? line : line + "  (" + run.message + ")";
}

ExitStatus printDone(Database& database, const RunRecord& run, const Output& output)
{
    output.document(Json{{"run", run.name},
                         {"claims", run.counts.done},
                         {"failed", run.counts.failed},
                         {"state", runStateId(run.state)}});
    output.line(toLine(run));
    const auto failures = RunRepository(database).failures(run.id);
    if (!failures) {
        return output.failure(failures.error());
    }
    for (const FailedClaim& claim : *failures) {
        output.note(claim.application + "/" + std::to_string(claim.claim) + ": " + claim.error);
    }
    return kDone;
}

// Makes the run and works through it.
ExitStatus execute(Database& database, Result<std::unique_ptr<Predictor>> predictor,
                   const RunSelection& selection, TerminalProgress& progress, const Output& output)
{
    if (!predictor) {
        return output.failure(predictor.error());
    }
    const SystemClock clock;
    const auto run = RunQueue(database, clock).run(**predictor, selection, progress);
    return run ? printDone(database, *run, output) : output.failure(run.error());
}

ExitStatus resume(Database& database, const std::string& name, TerminalProgress& progress,
                  const Output& output)
{
    const auto record = RunRepository(database).find(name);
    if (!record) {
        return output.failure(record.error());
    }
    const auto predictor = predictorOf(database, *record, progress);
    if (!predictor) {
        return output.failure(predictor.error());
    }
    const SystemClock clock;
    const auto run = RunQueue(database, clock).work(record->id, **predictor, progress);
    return run ? printDone(database, *run, output) : output.failure(run.error());
}

Result<std::unique_ptr<Predictor>> chosenPredictor(const RunArguments& arguments)
{
    if (arguments.linter) {
        return std::make_unique<LinterPredictor>();
    }
    if (arguments.random) {
        return std::make_unique<RandomPredictor>(arguments.seed);
    }
    return asPredictor(LogisticPredictor::fromFile(arguments.model));
}

int sourcesNamed(const RunArguments& arguments)
{
    return (arguments.linter ? 1 : 0) + (arguments.random ? 1 : 0)
           + (arguments.model.empty() ? 0 : 1) + (arguments.resume.empty() ? 0 : 1);
}

}  // namespace

ExitStatus listRuns(const RunArguments& arguments, const Output& output)
{
    const bool removes = !arguments.remove.empty();
    const auto database = removes || !arguments.cancel.empty() ? Database::open(arguments.project)
                                                               : openForReading(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    RunRepository runs(**database);
    if (!arguments.cancel.empty()) {
        const SystemClock clock;
        const auto run = runs.find(arguments.cancel);
        const auto cancelled =
            run ? RunQueue(**database, clock).cancel(run->id) : Result<RunRecord>(passOn(run));
        if (!cancelled) {
            return output.failure(cancelled.error());
        }
        output.line("Cancelled " + cancelled->name + ".");
    }
    if (removes) {
        const auto run = runs.find(arguments.remove);
        if (!run) {
            return output.failure(run.error());
        }
        auto transaction = WriteTransaction::begin(**database);
        const auto erased = transaction ? runs.erase(run->id) : Result<void>(passOn(transaction));
        const auto committed = erased ? (*transaction)->commit() : erased;
        if (!committed) {
            return output.failure(committed.error());
        }
        output.line("Deleted " + run->name + ".");
    }
    const auto all = runs.all();
    if (!all) {
        return output.failure(all.error());
    }
    Json list = Json::array();
    for (const RunRecord& run : *all) {
        list.push_back(toJson(run));
        output.line(toLine(run));
    }
    output.document(list);
    return kDone;
}

ExitStatus predictClaims(const RunArguments& arguments, const OutputOptions& options)
{
    const Output output(options);
    if (!arguments.claimText.empty()) {
        return predictText(arguments, output);
    }
    if (arguments.project.empty() || sourcesNamed(arguments) != 1) {
        return output.failure({ErrorCode::InvalidArgument,
                               "predict needs a project and one of --model, --linter, --random and"
                               " --resume",
                               "or --model and --claim-text for one claim"});
    }
    const auto database = Database::open(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    TerminalProgress progress(options);
    if (!arguments.resume.empty()) {
        return resume(**database, arguments.resume, progress, output);
    }
    RunSelection selection;
    selection.limit = arguments.limit;
    if (!arguments.split.empty()) {
        selection.split = arguments.split;
    }
    return execute(**database, chosenPredictor(arguments), selection, progress, output);
}

ExitStatus calibrateRun(const RunArguments& arguments, const OutputOptions& options)
{
    const Output output(options);
    const auto kind = calibrationKindFromId(arguments.method);
    const auto database = Database::open(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    TerminalProgress progress(options);
    return execute(
        **database,
        asPredictor(CalibrationPredictor::of(**database, arguments.run,
                                             kind.value_or(CalibrationKind::Isotonic), progress)),
        {}, progress, output);
}

ExitStatus makeEnsemble(const RunArguments& arguments, const OutputOptions& options)
{
    const Output output(options);
    if (arguments.runs.size() != 2) {
        return output.failure(
            {ErrorCode::InvalidArgument, "an ensemble has two runs", "--runs R1,R2"});
    }
    const auto database = Database::open(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    TerminalProgress progress(options);
    return execute(**database,
                   asPredictor(EnsemblePredictor::of(**database, arguments.runs[0],
                                                     arguments.runs[1], progress)),
                   {}, progress, output);
}

ExitStatus exportRun(const ExportArguments& arguments, const OutputOptions& options)
{
    const Output output(options);
    const auto database = openForReading(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    const auto run = RunRepository(**database).find(arguments.run);
    if (!run) {
        return output.failure(run.error());
    }
    TerminalProgress progress(options);
    const auto split =
        arguments.split.empty() ? std::nullopt : std::optional<std::string>(arguments.split);
    const auto written = exportPredictions(**database, run->id, split, arguments.target, progress);
    if (!written) {
        return output.failure(written.error());
    }
    output.document(
        Json{{"target", arguments.target}, {"run", run->name}, {"predictions", *written}});
    output.line("Wrote " + std::to_string(*written) + " predictions of " + run->name + " to "
                + arguments.target + ".");
    return kDone;
}

void CommandLine::addRuns()
{
    CLI::App* const runs = add("runs", "the runs of the project", m_runArguments.project,
                               [this] { return listRuns(m_runArguments, m_output); });
    runs->add_option("--delete", m_runArguments.remove, "delete this run first");
    runs->add_option("--cancel", m_runArguments.cancel,
                     "give up this run first: what was done stays, the rest is never predicted");
    CLI::App* const predict =
        add("predict", "predict every claim, as a run", m_runArguments.project,
            [this] { return predictClaims(m_runArguments, m_options); });
    predict->get_option("project")->required(false);
    predict->add_option("--model", m_runArguments.model, "model file of train");
    predict->add_flag("--linter", m_runArguments.linter, "the claim checker");
    predict->add_flag("--random", m_runArguments.random, "uniform scores, the baseline");
    predict->add_option("--seed", m_runArguments.seed, "of --random");
    predict->add_option("--resume", m_runArguments.resume, "go on with this run");
    predict->add_option("--split", m_runArguments.split, "only claims of this split");
    predict->add_option("--limit", m_runArguments.limit, "at most so many claims")
        ->check(CLI::NonNegativeNumber);
    predict->add_option("--claim-text", m_runArguments.claimText,
                        "one claim from this file, or from standard input for \"-\"");

    CLI::App* const calibrate =
        add("calibrate", "fit a run's probabilities to validation, as a run",
            m_runArguments.project, [this] { return calibrateRun(m_runArguments, m_options); });
    calibrate->add_option("--run", m_runArguments.run, "the run to fit")->required();
    calibrate->add_option("--method", m_runArguments.method, "isotonic or platt")
        ->check(CLI::IsMember({"isotonic", "platt"}));

    CLI::App* const ensemble =
        add("ensemble", "the mean of two runs, as a run", m_runArguments.project,
            [this] { return makeEnsemble(m_runArguments, m_options); });
    ensemble->add_option("--runs", m_runArguments.runs, "R1,R2")->delimiter(',')->required();
}

}  // namespace metes::cli
