// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "core/base/AtomicFile.h"
#include "core/base/Version.h"
#include "core/dataset/DocumentFiles.h"
#include "core/dataset/RecordParser.h"
#include "core/dataset/RecordStream.h"
#include "core/lint/LintReport.h"
#include "core/lint/PlainClaims.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "core/text/TextIndex.h"
#include "core/uspto/DocumentContents.h"
#include "core/uspto/Reader.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

namespace metes::cli {

namespace {

/// The claims of one application as they were read, not yet checked.
struct LintSource {
    std::string application;
    std::string file;
    std::vector<Claim> claims;
    std::vector<std::string> description;
    std::vector<Suppression> suppressions;
};

using Sources = std::vector<LintSource>;

Result<std::string> readFile(const std::string& path)
{
    std::error_code error;
    if (!std::filesystem::exists(path, error)) {
        return fail(ErrorCode::NotFound, path + " is not there");
    }
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file) {
        return fail(ErrorCode::InputOutput, path + " cannot be read");
    }
    return std::move(text).str();
}

// "lint_allow":[{"kind","quote","reason"}] in a claim's record.
void readAllowed(const Claim& claim, std::vector<Suppression>& suppressions)
{
    if (claim.extra.find("lint_allow") == std::string::npos) {
        return;
    }
    const auto extra = parseJson(claim.extra);
    const Json allowed =
        extra && extra->is_object() ? extra->value("lint_allow", Json::array()) : Json::array();
    for (const Json& entry : allowed) {
        const auto text = [&](const char* name) {
            const bool there = entry.is_object() && entry.contains(name) && entry[name].is_string();
            return there ? entry[name].get<std::string>() : std::string();
        };
        if (const auto kind = findingKindFromId(text("kind"))) {
            suppressions.push_back({claim.number, *kind, text("quote"), text("reason")});
        }
    }
}

Result<Sources> readRecords(const std::string& path, const Output& output)
{
    const auto stream = RecordStream::open(path);
    if (!stream) {
        return tl::unexpected(stream.error());
    }
    RecordParser parser;
    std::map<std::string, std::size_t> places;
    Sources sources;
    const auto source = [&](const std::string& number) -> LintSource& {
        const auto [place, added] = places.try_emplace(number, sources.size());
        if (added) {
            sources.push_back({number, path, {}, {}, {}});
        }
        return sources[place->second];
    };
    while (true) {
        const auto raw = (*stream)->next();
        if (!raw) {
            return tl::unexpected(raw.error());
        }
        if (!*raw) {
            return sources;
        }
        Record record = (*raw)->problem.empty() ? parser.parse((*raw)->text)
                                                : Record(Refusal{"", (*raw)->problem});
        if (const auto* const refusal = std::get_if<Refusal>(&record)) {
            output.note(path + ":" + std::to_string((*raw)->line) + ": " + refusal->message);
        } else if (auto* const application = std::get_if<ApplicationRecord>(&record)) {
            source(application->application.number).description =
                splitParagraphs(application->description);
        } else if (auto* const claim = std::get_if<Claim>(&record)) {
            LintSource& place = source(claim->application);
            readAllowed(*claim, place.suppressions);
            place.claims.push_back(std::move(*claim));
        }
    }
}

Result<Sources> readProject(const std::string& path)
{
    const auto database = openForReading(path);
    if (!database) {
        return tl::unexpected(database.error());
    }
    const ApplicationRepository applications(**database);
    const ClaimRepository claims(**database);
    const auto ids = applications.allByNumber();
    if (!ids) {
        return tl::unexpected(ids.error());
    }
    Sources sources;
    for (const ApplicationId id : *ids) {
        auto record = applications.record(id);
        const auto members = claims.ofApplication(id);
        if (!record || !members) {
            return tl::unexpected(record ? members.error() : record.error());
        }
        LintSource source{record->number, "", {}, std::move(record->description), {}};
        for (const ClaimId member : *members) {
            auto claim = claims.load(member);
            if (!claim) {
                return tl::unexpected(claim.error());
            }
            readAllowed(claim->claim, source.suppressions);
            source.claims.push_back(std::move(claim->claim));
        }
        sources.push_back(std::move(source));
    }
    return sources;
}

Result<Sources> readText(const std::string& path)
{
    const auto text = readFile(path);
    if (!text) {
        return tl::unexpected(text.error());
    }
    if (const std::size_t at = invalidUtf8At(*text); at != std::string::npos) {
        return fail(ErrorCode::InvalidInput, path + " is not UTF-8 at byte " + std::to_string(at));
    }
    PlainClaims plain = readPlainClaims(*text);
    const std::string name = std::filesystem::path(path).filename().string();
    return Sources{{name, path, std::move(plain.claims), {}, std::move(plain.suppressions)}};
}

// One source for each claim set of a document file; descriptions go to the claims of their
// application.
Result<Sources> readDocumentClaims(const std::string& path, Progress& progress)
{
    auto documents = readDocuments(std::filesystem::path(path), std::nullopt, progress);
    if (!documents) {
        return tl::unexpected(documents.error());
    }
    Sources sources;
    for (PatentDocument& document : *documents) {
        if (roleOf(document) == DocumentRole::Unknown) {
            readContentsAs(document, DocumentRole::Claims);
        }
        LintSource source{document.application, path, {}, {}, {}};
        for (ReadClaim& read : document.claims) {
            if (read.text.empty() || read.numbers.empty()) {
                continue;
            }
            Claim claim;
            claim.number = read.numbers.front();
            claim.text = std::move(read.text);
            claim.dependsOn = std::move(read.dependsOn);
            source.claims.push_back(std::move(claim));
        }
        if (!source.claims.empty()) {
            sources.push_back(std::move(source));
        }
    }
    for (LintSource& source : sources) {
        for (const PatentDocument& document : *documents) {
            if (document.application == source.application && !document.paragraphs.empty()) {
                source.description = document.paragraphs;
            }
        }
        if (source.application.empty()) {
            source.application = std::filesystem::path(path).filename().string();
        }
    }
    if (sources.empty()) {
        return fail(ErrorCode::InvalidInput, path + " holds no claims");
    }
    return sources;
}

// By content: a project, records, plain text, or a document of any other format.
Result<Sources> readSources(const std::string& path, const Output& output, Progress& progress)
{
    std::ifstream file(path, std::ios::binary);
    std::string start(64, '\0');
    file.read(start.data(), static_cast<std::streamsize>(start.size()));
    start.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
    const std::string extension = std::filesystem::path(path).extension().string();
    if (start.starts_with("SQLite format 3") || extension == ".metes") {
        return readProject(path);
    }
    const std::size_t first = start.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    const char opening = first == std::string::npos ? '\0' : start[first];
    const bool json = opening == '{' || opening == '[' || extension == ".jsonl"
                      || extension == ".json" || start.starts_with("\x1F\x8B");
    if (json && contentOf(path) == ImportContent::Records) {
        return readRecords(path, output);
    }
    const bool document = json || start.starts_with("PK\x03\x04") || start.starts_with("%PDF")
                          || opening == '<' || extension == ".md" || extension == ".tar"
                          || extension == ".docx" || extension == ".xml";
    return document ? readDocumentClaims(path, progress) : readText(path);
}

// --claims FILE: that file's claims take the place of the project's, whose description stays.
Result<Sources> readAll(const LintArguments& arguments, const Output& output, Progress& progress)
{
    auto sources = readSources(arguments.source, output, progress);
    if (!sources || arguments.claims.empty()) {
        return sources;
    }
    auto claims = readSources(arguments.claims, output, progress);
    if (!claims) {
        return claims;
    }
    for (LintSource& source : *claims) {
        for (const LintSource& known : *sources) {
            if (known.application == source.application || sources->size() == 1) {
                source.description = known.description;
            }
        }
    }
    return claims;
}

Result<Lexicon> readLexicon(const std::string& path)
{
    if (path.empty()) {
        return Lexicon::builtIn();
    }
    const auto text = readFile(path);
    if (!text) {
        return tl::unexpected(text.error());
    }
    return Lexicon::withOverrides(*text);
}

Result<std::vector<LintedApplication>> lintAll(const LintArguments& arguments,
                                               const OutputOptions& options)
{
    const Output output(options);
    const auto lexicon = readLexicon(arguments.lexicon);
    if (!lexicon) {
        return tl::unexpected(lexicon.error());
    }
    TerminalProgress progress(options);
    auto sources = readAll(arguments, output, progress);
    if (!sources) {
        return tl::unexpected(sources.error());
    }
    std::vector<LintedApplication> linted;
    for (LintSource& source : *sources) {
        progress.report(static_cast<std::int64_t>(linted.size()),
                        static_cast<std::int64_t>(sources->size()));
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped");
        }
        LintOptions lintOptions;
        lintOptions.lexicon = &*lexicon;
        lintOptions.suppressions = std::move(source.suppressions);
        LintResult result = lint(source.claims, source.description, lintOptions);
        linted.push_back(
            {source.application, source.file, std::move(source.claims), std::move(result)});
    }
    return linted;
}

Result<std::size_t> applyBaseline(const LintArguments& arguments,
                                  std::vector<LintedApplication>& linted)
{
    if (arguments.baseline.empty()) {
        return std::size_t{0};
    }
    if (arguments.writeBaseline) {
        AtomicFile file(arguments.baseline);
        file.write(LintBaseline::toText(linted));
        if (auto written = file.commit(); !written) {
            return tl::unexpected(written.error());
        }
        return std::size_t{0};
    }
    const auto text = readFile(arguments.baseline);
    if (!text) {
        return tl::unexpected(text.error());
    }
    return LintBaseline::fromText(*text).remove(linted);
}

void print(const std::string& format, const std::vector<LintedApplication>& linted,
           const Output& output)
{
    if (output.json() || format == "json") {
        std::cout << canonicalJson(lintJson(linted)) << '\n';
    } else if (format == "sarif") {
        std::cout << canonicalJson(lintSarif(linted, kVersion)) << '\n';
    } else if (format == "html") {
        std::cout << lintHtml(linted);
    } else {
        std::cout << lintText(linted);
    }
    std::cout << std::flush;
}

}  // namespace

ExitStatus lintClaims(const LintArguments& arguments, const OutputOptions& options)
{
    const Output output(options);
    const auto failOn = severityFromId(arguments.failOn);
    if (!arguments.failOn.empty() && !failOn) {
        return output.failure({ErrorCode::InvalidArgument,
                               "unknown severity \"" + arguments.failOn + "\"",
                               "known: high, medium, low"});
    }
    if (arguments.writeBaseline && arguments.baseline.empty()) {
        return output.failure(
            {ErrorCode::InvalidArgument, "--write-baseline needs --baseline FILE", ""});
    }
    auto linted = lintAll(arguments, options);
    if (!linted) {
        return output.failure(linted.error());
    }
    const auto known = applyBaseline(arguments, *linted);
    if (!known) {
        return output.failure(known.error());
    }
    if (*known > 0) {
        output.note(std::to_string(*known) + " known findings left out");
    }
    print(arguments.format, *linted, output);
    for (const LintedApplication& application : *linted) {
        for (const Finding& finding : application.result.findings) {
            if (failOn && finding.severity <= *failOn && !arguments.writeBaseline) {
                return kCheckFailed;
            }
        }
    }
    return kDone;
}

}  // namespace metes::cli
