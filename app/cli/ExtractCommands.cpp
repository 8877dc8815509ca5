// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ExtractCommands.h"

#include "app/cli/CommandLine.h"
#include "core/base/AtomicFile.h"
#include "core/base/Clock.h"
#include "core/dataset/ExtractProject.h"
#include "core/extraction/ExtractionJson.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

namespace metes::cli {

namespace {

Json toJson(const ExtractReport& report)
{
    Json history = Json::array();
    for (const auto& [application, event] : report.history) {
        history.push_back({{"application", application},
                           {"kind", historyKindId(event.kind)},
                           {"statute", event.statute},
                           {"claims", event.claims},
                           {"text", event.text},
                           {"start", event.range.start},
                           {"end", event.range.end}});
    }
    Json slips = Json::array();
    for (const auto& [application, slip] : report.slips) {
        slips.push_back({{"application", application},
                         {"message", slip.message},
                         {"start", slip.range.start},
                         {"end", slip.range.end}});
    }
    return {{"actions", report.actions},     {"reasons", report.reasons},
            {"claims", report.claims},       {"ungrounded", report.ungrounded},
            {"history", std::move(history)}, {"slips", std::move(slips)}};
}

void print(const ExtractReport& report, const Output& output)
{
    output.line("actions     " + std::to_string(report.actions));
    output.line("reasons     " + std::to_string(report.reasons) + " on "
                + std::to_string(report.claims) + " claims");
    output.line("ungrounded  " + std::to_string(report.ungrounded));
    output.line("history     " + std::to_string(report.history.size()));
    output.line("slips       " + std::to_string(report.slips.size()));
    for (const auto& [application, slip] : report.slips) {
        output.note(application + ": " + slip.message);
    }
}

/// Writes one file for each action.
class ExtractionFolder {
public:
    explicit ExtractionFolder(std::filesystem::path folder, const Progress& progress)
        : m_folder(std::move(folder)), m_progress(progress)
    {
    }

    Result<void> write(const std::string& application, const Extraction& extraction,
                       const std::vector<ExtractionClaim>& claims)
    {
        const auto document = extractionDocument(extraction, claims, m_progress);
        if (!document) {
            return passOn(document);
        }
        std::error_code made;
        std::filesystem::create_directories(m_folder, made);
        // An application's number comes from a file; it names no other folder.
        std::string name = application;
        for (char& c : name) {
            const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z')
                               || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
            c = plain ? c : '_';
        }
        AtomicFile file(m_folder / (name + ".json"));
        file.write(writeExtractionJson(*document));
        return file.commit();
    }

private:
    std::filesystem::path m_folder;
    const Progress& m_progress;
};

}  // namespace

ExitStatus extract(const ExtractArguments& arguments, const OutputOptions& options)
{
    const Output output(options);
    if (arguments.with != "rules") {
        return output.failure({ErrorCode::InvalidArgument,
                               "unknown extractor \"" + arguments.with + "\"", "known: rules"});
    }
    if (arguments.format.empty() != arguments.target.empty()) {
        return output.failure(
            {ErrorCode::InvalidArgument, "--as extraction and -o FOLDER belong together", ""});
    }
    const auto database = Database::open(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    TerminalProgress progress(options);
    ExtractionFolder folder(arguments.target, progress);
    ExtractOptions extractOptions;
    extractOptions.fileReasons = arguments.replace ? ExtractOptions::FileReasons::Replace
                                                   : ExtractOptions::FileReasons::Refuse;
    if (!arguments.target.empty()) {
        extractOptions.extracted = [&](const std::string& application, const Extraction& extraction,
                                       const std::vector<ExtractionClaim>& claims) {
            return folder.write(application, extraction, claims);
        };
    }
    const auto report = extractProject(**database, extractOptions, SystemClock(), progress);
    if (!report) {
        return output.failure(report.error());
    }
    output.document(toJson(*report));
    print(*report, output);
    return kDone;
}

namespace {

void add(ExtractReport& sum, ExtractReport&& report)
{
    sum.actions += report.actions;
    sum.reasons += report.reasons;
    sum.ungrounded += report.ungrounded;
    sum.claims += report.claims;
    std::move(report.history.begin(), report.history.end(), std::back_inserter(sum.history));
    std::move(report.slips.begin(), report.slips.end(), std::back_inserter(sum.slips));
}

Result<ExtractReport> importFile(Database& database, const std::filesystem::path& path,
                                 const ImportArguments& arguments, Progress& progress)
{
    // A reason takes some hundred bytes; what is larger than this is another kind of file.
    constexpr std::uintmax_t kLargest = std::uintmax_t{64} << 20;
    std::error_code code;
    const std::uintmax_t size = std::filesystem::file_size(path, code);
    std::ifstream file(path, std::ios::binary);
    if (code || !file) {
        return fail(ErrorCode::NotFound, "cannot read \"" + path.string() + "\"", code.message());
    }
    if (size > kLargest) {
        return fail(ErrorCode::InvalidInput, "\"" + path.string() + "\" is no extraction",
                    "it is larger than 64 MiB");
    }
    const std::string json{std::istreambuf_iterator<char>(file), {}};
    ExtractOptions options;
    options.fileReasons = arguments.replace ? ExtractOptions::FileReasons::Replace
                                            : ExtractOptions::FileReasons::Refuse;
    const std::string application =
        arguments.application.empty() ? path.stem().string() : arguments.application;
    return importExtraction(database, application, json, options, SystemClock(), progress)
        .map_error([&](Error error) {
            error.message = path.string() + ": " + error.message;
            return error;
        });
}

}  // namespace

ExitStatus importExtractions(const ImportArguments& arguments, const OutputOptions& options)
{
    const Output output(options);
    if (arguments.files.empty() || (!arguments.application.empty() && arguments.files.size() > 1)
        || arguments.strict || arguments.dryRun) {
        return output.failure({ErrorCode::InvalidArgument,
                               "--as extraction takes files named by their applications, or one "
                               "file and --application; without --strict and --dry-run",
                               ""});
    }
    const auto database = Database::open(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    TerminalProgress progress(options);
    ExtractReport sum;
    for (const std::string& file : arguments.files) {
        auto report = importFile(**database, file, arguments, progress);
        if (!report) {
            return output.failure(report.error());
        }
        add(sum, std::move(*report));
    }
    output.document(toJson(sum));
    print(sum, output);
    return kDone;
}

void CommandLine::addExtract()
{
    CLI::App* const command =
        add("extract", "reasons of the claims from the office actions", m_extract.project,
            [this] { return extract(m_extract, m_options); });
    command->add_option("--with", m_extract.with, "extractor: rules");
    command->add_flag("--replace", m_extract.replace,
                      "also where a file brought examiner's reasons");
    command->add_option("--as", m_extract.format, "write the extractions too; format: extraction")
        ->check(CLI::IsMember({"extraction"}));
    command->add_option("-o,--output", m_extract.target, "folder for them");
}

}  // namespace metes::cli
