// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/ExtractCommands.h"
#include "core/base/Clock.h"
#include "core/dataset/Exporter.h"
#include "core/dataset/Importer.h"

#include <optional>
#include <utility>

namespace metes::cli {

namespace {

Json toJson(const ImportCounts& counts)
{
    return {{"added", counts.added}, {"unchanged", counts.unchanged}, {"revised", counts.revised}};
}

Json toJson(const ImportReport& report)
{
    Json refused = Json::array();
    for (const RefusedRecord& record : report.refused) {
        refused.push_back({{"file", record.file},
                           {"line", record.line},
                           {"field", record.field},
                           {"message", record.message}});
    }
    return {{"applications", toJson(report.applications)},
            {"claims", toJson(report.claims)},
            {"reasons", toJson(report.reasons)},
            {"decisions", toJson(report.decisions)},
            {"refused", std::move(refused)},
            {"refused_total", report.refusedTotal},
            {"notes", report.notes}};
}

std::string toText(const std::string& name, const ImportCounts& counts)
{
    return name + std::to_string(counts.added) + " added, " + std::to_string(counts.unchanged)
           + " unchanged, " + std::to_string(counts.revised) + " revised";
}

void print(const ImportReport& report, const Output& output)
{
    output.line(toText("applications  ", report.applications));
    output.line(toText("claims        ", report.claims));
    output.line(toText("reasons       ", report.reasons));
    output.line(toText("decisions     ", report.decisions));
    output.line("refused       " + std::to_string(report.refusedTotal));
    for (const std::string& note : report.notes) {
        output.note(note);
    }
    for (const RefusedRecord& record : report.refused) {
        output.note(record.file + ":" + (record.line > 0 ? std::to_string(record.line) + ": " : " ")
                    + (record.field.empty() ? "" : record.field + ": ") + record.message);
    }
}

bool nothingGood(const ImportReport& report)
{
    std::int64_t good = 0;
    for (const ImportCounts& counts : {report.applications, report.claims, report.decisions}) {
        good += counts.added + counts.unchanged + counts.revised;
    }
    return good == 0 && report.refusedTotal > 0;
}

bool isDate(const std::string& text)
{
    bool fits = text.size() == 10;
    for (std::size_t i = 0; fits && i < text.size(); ++i) {
        const bool dash = i == 4 || i == 7;
        fits = dash ? text[i] == '-' : text[i] >= '0' && text[i] <= '9';
    }
    return fits;
}

Result<ImportOptions> optionsOf(const ImportArguments& arguments)
{
    const bool parts = !arguments.claims.empty() || !arguments.description.empty()
                       || !arguments.officeAction.empty();
    const bool one = !arguments.application.empty();
    if (one != parts || (one && !arguments.files.empty()) || (!one && arguments.files.empty())) {
        return fail(ErrorCode::InvalidArgument,
                    "give files, or --application with --claims, --description or --office-action");
    }
    if (!arguments.mailDate.empty() && !isDate(arguments.mailDate)) {
        return fail(ErrorCode::InvalidArgument, "\"" + arguments.mailDate + "\" is no date",
                    "write it as 2025-06-02");
    }
    ImportOptions options;
    // No command searches; the window makes the index when it opens the project.
    options.indexing = SearchIndexing::Later;
    options.mode = arguments.dryRun   ? ImportMode::DryRun
                   : arguments.strict ? ImportMode::Strict
                                      : ImportMode::Store;
    if (arguments.format == "metes") {
        options.content = ImportContent::Records;
    } else if (!arguments.format.empty()) {
        options.content = ImportContent::Documents;
        options.format = documentFormatFromId(arguments.format);
        if (!options.format) {
            return fail(ErrorCode::InvalidArgument, "unknown format \"" + arguments.format + "\"",
                        "known: metes, extraction, ifw, fulltext, odp, oa-text, publication, docx, "
                        "pdf, markdown, text");
        }
    }
    return options;
}

std::optional<ExportFormat> exportFormatOf(const std::string& name)
{
    for (const auto& [known, format] :
         {std::pair<const char*, ExportFormat>{"metes", ExportFormat::Metes},
          {"csv", ExportFormat::Csv},
          {"markdown", ExportFormat::Markdown},
          {"json", ExportFormat::DocumentJson},
          {"extraction", ExportFormat::Extraction}}) {
        if (name == known) {
            return format;
        }
    }
    return std::nullopt;
}

}  // namespace

ExitStatus importInto(const ImportArguments& arguments, const OutputOptions& options)
{
    if (arguments.format == documentFormatId(DocumentFormat::ExtractionJson)) {
        return importExtractions(arguments, options);
    }
    const Output output(options);
    const auto importOptions = optionsOf(arguments);
    if (!importOptions) {
        return output.failure(importOptions.error());
    }
    const auto database = Database::open(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    TerminalProgress progress(options);
    const auto report =
        arguments.application.empty()
            ? importFiles(**database, {arguments.files.begin(), arguments.files.end()},
                          *importOptions, SystemClock(), progress)
            : importApplication(**database,
                                {arguments.application, arguments.claims, arguments.description,
                                 arguments.officeAction, arguments.code, arguments.mailDate},
                                *importOptions, SystemClock(), progress);
    if (!report) {
        return output.failure(report.error());
    }
    output.document(toJson(*report));
    print(*report, output);
    const bool refusedAll = nothingGood(*report);
    const bool strictFailed = arguments.strict && report->refusedTotal > 0;
    if (strictFailed) {
        output.note("nothing was stored");
    }
    return refusedAll || strictFailed ? kBadInput : kDone;
}

ExitStatus exportFrom(const ExportArguments& arguments, const OutputOptions& options)
{
    const Output output(options);
    const std::optional<ExportFormat> format = exportFormatOf(arguments.format);
    if (!format) {
        return output.failure({ErrorCode::InvalidArgument,
                               "unknown format \"" + arguments.format + "\"",
                               "known: metes, csv, markdown, json, extraction"});
    }
    ExportOptions exportOptions;
    if (!arguments.layer.empty()) {
        exportOptions.layer = layerFromId(arguments.layer);
        if (!exportOptions.layer) {
            return output.failure({ErrorCode::InvalidArgument,
                                   "unknown layer \"" + arguments.layer + "\"",
                                   "known: examiner, model, linter, annotator"});
        }
    }
    if (!arguments.split.empty()) {
        exportOptions.split = arguments.split;
    }
    if (!arguments.annotator.empty()) {
        exportOptions.annotator = arguments.annotator;
    }
    const auto database = openForReading(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    TerminalProgress progress(options);
    const auto report =
        exportProject(**database, *format, arguments.target, exportOptions, progress);
    if (!report) {
        return output.failure(report.error());
    }
    output.document(Json{{"target", arguments.target},
                         {"applications", report->applications},
                         {"claims", report->claims},
                         {"reasons", report->reasons},
                         {"decisions", report->decisions}});
    output.line("Wrote " + std::to_string(report->claims) + " claims of "
                + std::to_string(report->applications) + " applications, "
                + std::to_string(report->reasons) + " reasons and "
                + std::to_string(report->decisions) + " decisions to " + arguments.target + ".");
    return kDone;
}

}  // namespace metes::cli
