// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/EvaluateCommands.h"

#include <array>
#include <iostream>
#include <utility>

#include "app/cli/CommandLine.h"
#include "core/evaluation/ReportJson.h"
#include "core/evaluation/ReportTables.h"
#include "core/runs/ScoredClaimsLoader.h"
#include "core/store/RunRepository.h"

namespace metes::cli {

namespace {

ReportOptions reportOptions(const EvaluateArguments& arguments)
{
    ReportOptions options;
    if (!arguments.split.empty()) {
        options.split = arguments.split == "all" ? "" : arguments.split;
    }
    options.bootstrap.replicates = arguments.bootstrap;
    options.bootstrap.seed = arguments.seed;
    options.rule = arguments.zeroDivision == "left-out" ? ZeroDivision::LeftOut
                                                        : ZeroDivision::CountsAsZero;
    return options;
}

TableFormat tableFormat(const std::string& format)
{
    return format == "csv"     ? TableFormat::Csv
           : format == "latex" ? TableFormat::Latex
           : format == "json"  ? TableFormat::JsonText
                               : TableFormat::Markdown;
}

Result<ScoredClaims> load(Database& database, const std::string& name, const Progress& progress)
{
    const auto run = RunRepository(database).find(name);
    if (!run) {
        return passOn(run);
    }
    return loadScoredClaims(database, run->id, progress);
}

Result<std::vector<RunReport>> reportsOf(const EvaluateArguments& arguments,
                                         const Progress& progress)
{
    const auto database = openForReading(arguments.project);
    if (!database) {
        return passOn(database);
    }
    std::vector<RunReport> reports;
    for (const std::string& name : arguments.runs) {
        const auto claims = load(**database, name, progress);
        if (!claims) {
            return passOn(claims);
        }
        auto report = runReport(*claims, reportOptions(arguments), progress);
        if (!report) {
            return passOn(report);
        }
        reports.push_back(std::move(*report));
    }
    return reports;
}

using MakeTable = Table (*)(const RunReport&);
constexpr std::array<std::pair<std::string_view, MakeTable>, 6> kTables{
    {{"categories", &categoryTable},
     {"thresholds", &thresholdTable},
     {"confusion", &confusionTable},
     {"histogram", &histogramTable},
     {"roc", &rocTable},
     {"precision_recall", &precisionRecallTable}}};

// The table asked for; else the classification table and, of each run, categories, thresholds and
// confusion. CSV holds one table, so there it is the first alone.
std::vector<Table> tablesOf(const EvaluateArguments& arguments,
                            const std::vector<RunReport>& reports)
{
    std::vector<Table> tables;
    const bool all = arguments.table.empty();
    if (all || arguments.table == "classification") {
        tables.push_back(classificationTable(
            reports, arguments.paper ? PaperRows::Beside : PaperRows::Left));
    }
    if (all && arguments.format == "csv") {
        return tables;
    }
    for (const RunReport& report : reports) {
        for (std::size_t i = 0; i < kTables.size(); ++i) {
            if ((all && i < 3) || arguments.table == kTables[i].first) {
                tables.push_back(kTables[i].second(report));
            }
        }
    }
    return tables;
}

void print(const std::vector<Table>& tables, const std::string& format)
{
    for (const Table& table : tables) {
        std::cout << (&table == tables.data() ? "" : "\n") << tableText(table, tableFormat(format));
    }
    std::cout << std::flush;
}

}  // namespace

ExitStatus evaluateRuns(const EvaluateArguments& arguments, const OutputOptions& options)
{
    const Output output(options);
    const bool json = output.json() || arguments.format == "json";
    if (json && arguments.table.empty() && arguments.runs.size() != 1) {
        return output.failure({ErrorCode::InvalidArgument, "JSON is about one run",
                               "name one, or a --table"});
    }
    const TerminalProgress progress(options);
    const auto reports = reportsOf(arguments, progress);
    if (!reports) {
        return output.failure(reports.error());
    }
    if (json && arguments.table.empty()) {
        const auto curves = arguments.curves ? ReportCurves::Included : ReportCurves::Left;
        std::cout << reportJson(reports->front(), curves) << std::flush;
    } else {
        print(tablesOf(arguments, *reports), json ? "json" : arguments.format);
    }
    return kDone;
}

ExitStatus compareTwo(const EvaluateArguments& arguments, const OutputOptions& options)
{
    const Output output(options);
    if (arguments.runs.size() != 2) {
        return output.failure({ErrorCode::InvalidArgument, "two runs are compared", "--runs R1,R2"});
    }
    const auto database = openForReading(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    const TerminalProgress progress(options);
    const auto first = load(**database, arguments.runs[0], progress);
    const auto second = load(**database, arguments.runs[1], progress);
    if (!first || !second) {
        return output.failure(first ? second.error() : first.error());
    }
    const auto comparison = compareRuns(*first, *second, reportOptions(arguments), progress);
    if (!comparison) {
        return output.failure(comparison.error());
    }
    if (output.json() || arguments.format == "json") {
        std::cout << comparisonJson(*comparison) << std::flush;
    } else {
        print({comparisonTable(*comparison)}, arguments.format);
    }
    return kDone;
}

void CommandLine::addEvaluation()
{
    const auto addShared = [this](CLI::App* command) {
        command->add_option("--split", m_evaluate.split, "test, validation, train or all");
        command->add_option("--bootstrap", m_evaluate.bootstrap, "resamples; 0: no intervals");
        command->add_option("--seed", m_evaluate.seed, "of the resamples");
        command->add_option("--zero-division", m_evaluate.zeroDivision,
                            "0/0 counts as zero, or is left-out")
            ->check(CLI::IsMember({"zero", "left-out"}));
        command->add_option("--format", m_evaluate.format, "text, json, csv, md or latex")
            ->check(CLI::IsMember({"text", "json", "csv", "md", "latex"}));
    };
    CLI::App* const evaluate = add("evaluate", "how well runs agree with the examiners",
                                   m_evaluate.project,
                                   [this] { return evaluateRuns(m_evaluate, m_options); });
    evaluate->add_option("--run", m_evaluate.runs, "a run, or several: R1,R2")
        ->delimiter(',')
        ->required();
    evaluate->add_option("--table", m_evaluate.table, "one table alone")
        ->check(CLI::IsMember({"classification", "categories", "thresholds", "confusion",
                               "histogram", "roc", "precision_recall"}));
    evaluate->add_flag("--curves", m_evaluate.curves, "curves too, in JSON");
    evaluate->add_flag("--paper", m_evaluate.paper, "the paper's rows below the runs");
    addShared(evaluate);

    CLI::App* const compare = add("compare", "two runs on the same claims", m_evaluate.project,
                                  [this] { return compareTwo(m_evaluate, m_options); });
    compare->add_option("--runs", m_evaluate.runs, "R1,R2")->delimiter(',')->required();
    addShared(compare);
}

}  // namespace metes::cli
