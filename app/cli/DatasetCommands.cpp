// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/DatasetCommands.h"

#include "app/cli/CommandLine.h"
#include "core/base/AtomicFile.h"
#include "core/dataset/DatasetCard.h"
#include "core/dataset/RecitationMatching.h"

namespace metes::cli {

namespace {

Json toJson(const MatchReport& report)
{
    return {{"claims", report.claims},
            {"reasons", report.reasons},
            {"recitations", report.recitations},
            {"exact", report.exact},
            {"normalised", report.normalised},
            {"fuzzy", report.fuzzy},
            {"ungrounded", report.ungrounded},
            {"several", report.several},
            {"unfinished", report.unfinished},
            {"share_ungrounded", report.shareUngrounded()},
            {"revised_claims", report.revisedClaims}};
}

Json toJson(const BuildReport& report)
{
    Json splits = Json::object();
    for (const DatasetSplit split :
         {DatasetSplit::Train, DatasetSplit::Validation, DatasetSplit::Test}) {
        const SplitMembers& members = report.splits[static_cast<std::size_t>(split)];
        splits[std::string(datasetSplitId(split))] = {{"applications", members.applications},
                                                      {"claims", members.claims}};
    }
    return {
        {"seed", report.seed},
        {"claims", {{"definite", report.definiteClaims}, {"indefinite", report.indefiniteClaims}}},
        {"applications",
         {{"definite", report.definiteApplications},
          {"indefinite", report.indefiniteApplications},
          {"donors", report.donorApplications}}},
        {"missing", report.missing},
        {"left_out",
         {{"filtered", report.filteredClaims}, {"contradictory", report.contradictoryClaims}}},
        {"splits", std::move(splits)},
        {"revised_claims", report.revisedClaims},
        {"fingerprint", report.fingerprint}};
}

Json toJson(const SplitFigures& figures)
{
    const auto of = [&](DatasetSplit split) {
        return figures.splits[static_cast<std::size_t>(split)];
    };
    return {{"all", figures.all},
            {"train", of(DatasetSplit::Train)},
            {"test", of(DatasetSplit::Test)},
            {"validation", of(DatasetSplit::Validation)}};
}

Json toJson(const Composition& table)
{
    Json categories = Json::object();
    for (std::size_t i = 0; i < kDatasetCategoryCount; ++i) {
        const CategoryInfo& info = categoryInfo(static_cast<Category>(i));
        categories[std::string(info.id)] = toJson(table.reasonsOfCategory[i]);
    }
    return {{"claims",
             {{"total", toJson(table.claims)},
              {"definite", toJson(table.definiteClaims)},
              {"indefinite", toJson(table.indefiniteClaims)},
              {"independent", toJson(table.independentClaims)},
              {"dependent", toJson(table.dependentClaims)}}},
            {"applications",
             {{"total", toJson(table.applications)},
              {"definite", toJson(table.definiteApplications)},
              {"indefinite", toJson(table.indefiniteApplications)}}},
            {"reasons", {{"total", toJson(table.reasons)}, {"categories", std::move(categories)}}},
            {"quotes",
             {{"total", toJson(table.quotes)}, {"ungrounded", toJson(table.ungroundedQuotes)}}}};
}

Json orNull(const std::optional<double>& value)
{
    return value ? Json(*value) : Json();
}

Json toJson(const Characteristics& cell)
{
    return {{"claims", cell.claims},
            {"share", cell.share},
            {"parents", orNull(cell.parents)},
            {"ancestors", orNull(cell.ancestors)},
            {"characters", orNull(cell.characters)},
            {"words", orNull(cell.words)},
            {"features", orNull(cell.features)}};
}

Json toJson(const CharacteristicsOfLabel& label)
{
    return {{"all", toJson(label.all)},
            {"independent", toJson(label.independent)},
            {"dependent", toJson(label.dependent)}};
}

Json toJson(const DatasetStatistics& statistics)
{
    Json years = Json::array();
    for (const YearFigures& year : statistics.years) {
        years.push_back({{"year", year.year == 0 ? Json() : Json(year.year)},
                         {"definite", year.definite},
                         {"indefinite", year.indefinite},
                         {"share_indefinite", year.shareIndefinite()}});
    }
    return {{"composition", toJson(statistics.composition)},
            {"characteristics",
             {{"definite", toJson(statistics.definite)},
              {"indefinite", toJson(statistics.indefinite)}}},
            {"years", std::move(years)},
            {"filtered_reasons", statistics.filteredReasons},
            {"share_ungrounded", orNull(statistics.shareUngrounded)}};
}

std::string counted(std::int64_t count, const std::string& what)
{
    return std::to_string(count) + " " + what;
}

Result<void> writeCard(const std::string& path, const std::optional<BuildReport>& build,
                       const DatasetStatistics& statistics)
{
    AtomicFile file(path);
    file.write(datasetCard(build, statistics));
    return file.commit();
}

}  // namespace

ExitStatus matchProject(const DatasetArguments& arguments, const OutputOptions& options)
{
    const Output output(options);
    const auto database = Database::open(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    TerminalProgress progress(options);
    const auto report = matchRecitations(
        **database, arguments.all ? MatchScope::All : MatchScope::Unplaced, progress);
    if (!report) {
        return output.failure(report.error());
    }
    output.document(toJson(*report));
    output.line(counted(report->recitations, "recitations of ")
                + counted(report->reasons, "reasons: ") + counted(report->exact, "exact, ")
                + counted(report->normalised, "normalised, ") + counted(report->fuzzy, "fuzzy, ")
                + counted(report->ungrounded, "ungrounded."));
    output.line(counted(report->several, "have several places; ")
                + counted(report->revisedClaims, "claims were changed."));
    return kDone;
}

ExitStatus buildProject(const DatasetArguments& arguments, const OutputOptions& options)
{
    const Output output(options);
    const auto database = Database::open(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    TerminalProgress progress(options);
    const auto report = buildDataset(**database, {arguments.seed}, progress);
    if (!report) {
        return output.failure(report.error());
    }
    if (!arguments.card.empty()) {
        const auto statistics = datasetStatistics(**database, progress);
        if (!statistics) {
            return output.failure(statistics.error());
        }
        if (const auto written = writeCard(arguments.card, *report, *statistics); !written) {
            return output.failure(written.error());
        }
    }
    output.document(toJson(*report));
    output.line(counted(report->indefiniteClaims, "indefinite claims of ")
                + counted(report->indefiniteApplications, "applications, ")
                + counted(report->definiteClaims, "definite claims of ")
                + counted(report->definiteApplications, "applications; fingerprint ")
                + report->fingerprint + ".");
    if (report->missing > 0) {
        output.note(counted(report->missing, "definite claims are missing: the ")
                    + counted(report->donorApplications, "clean applications have no more"));
    }
    return kDone;
}

ExitStatus printStatistics(const DatasetArguments& arguments, const OutputOptions& options)
{
    const Output output(options);
    const auto database = openForReading(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    TerminalProgress progress(options);
    const auto statistics = datasetStatistics(**database, progress);
    const auto build = lastBuild(**database);
    if (!statistics || !build) {
        return output.failure(statistics ? build.error() : statistics.error());
    }
    if (!arguments.card.empty()) {
        if (const auto written = writeCard(arguments.card, *build, *statistics); !written) {
            return output.failure(written.error());
        }
    }
    Json document = toJson(*statistics);
    document["build"] = *build ? toJson(**build) : Json();
    output.document(document);
    output.line(statisticsText(*statistics));
    return kDone;
}

void CommandLine::addDataset()
{
    CLI::App* const match =
        add("match", "find the recitations of the reasons in their claims", m_dataset.project,
            [this] { return matchProject(m_dataset, m_options); });
    match->add_flag("--all", m_dataset.all, "also where a file gave places");
    CLI::App* const build =
        add("build", "sample definite claims, balance, split", m_dataset.project,
            [this] { return buildProject(m_dataset, m_options); });
    build->add_option("--seed", m_dataset.seed, "seed of the samples and splits; default 1");
    build->add_option("--card", m_dataset.card, "file of the dataset card, Markdown");
    CLI::App* const stats =
        add("stats", "composition, characteristics and years of the dataset", m_dataset.project,
            [this] { return printStatistics(m_dataset, m_options); });
    stats->add_option("--card", m_dataset.card, "file of the dataset card, Markdown");
}

}  // namespace metes::cli
