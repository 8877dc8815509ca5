// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "core/base/Clock.h"
#include "core/dataset/Exporter.h"
#include "core/dataset/Importer.h"

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
            {"refused_total", report.refusedTotal}};
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
    for (const RefusedRecord& record : report.refused) {
        output.note(record.file + ":" + std::to_string(record.line) + ": "
                    + (record.field.empty() ? "" : record.field + ": ") + record.message);
    }
}

bool nothingGood(const ImportReport& report)
{
    std::int64_t good = 0;
    for (const ImportCounts& counts :
         {report.applications, report.claims, report.decisions}) {
        good += counts.added + counts.unchanged + counts.revised;
    }
    return good == 0 && report.refusedTotal > 0;
}

}  // namespace

ExitStatus importInto(const ImportArguments& arguments, const OutputOptions& options)
{
    const Output output(options);
    if (!arguments.format.empty() && arguments.format != "metes") {
        return output.failure({ErrorCode::InvalidArgument,
                               "unknown format \"" + arguments.format + "\"", "known: metes"});
    }
    const auto database = Database::open(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    ImportOptions importOptions;
    importOptions.mode = arguments.dryRun   ? ImportMode::DryRun
                         : arguments.strict ? ImportMode::Strict
                                            : ImportMode::Store;
    TerminalProgress progress(options);
    const auto report = importFiles(
        **database, {arguments.files.begin(), arguments.files.end()}, importOptions, SystemClock(),
        progress);
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
    if (arguments.format != "metes" && arguments.format != "csv") {
        return output.failure({ErrorCode::InvalidArgument,
                               "unknown format \"" + arguments.format + "\"", "known: metes, csv"});
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
    const auto format = arguments.format == "csv" ? ExportFormat::Csv : ExportFormat::Metes;
    const auto report = exportProject(**database, format, arguments.target, exportOptions, progress);
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
