// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/draft/DraftSources.h"

#include "core/dataset/RecordParser.h"
#include "core/dataset/RecordStream.h"
#include "core/patent/ClaimLanguage.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "core/store/Database.h"
#include "core/text/TextIndex.h"
#include "core/uspto/Reader.h"

#include <QString>
#include <QStringDecoder>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>

namespace metes {

namespace {

constexpr std::uintmax_t kLargestText = 16 << 20;
constexpr std::size_t kIndent = 4;

Draft draftOf(std::string number, std::vector<Claim> claims, std::vector<std::string> description)
{
    std::sort(claims.begin(), claims.end(),
              [](const Claim& a, const Claim& b) { return a.number < b.number; });
    Draft draft = makeDraft(std::move(number));
    draft.text = draftText(claims);
    draft.description = std::move(description);
    return draft;
}

std::string laidOut(const Claim& claim)
{
    const TextIndex index(claim.text);
    std::string text;
    for (const Clause& clause : splitClauses(claim.text)) {
        const std::string_view words = index.slice(clause.range);
        // A line that begins with a number could be read as the label of a claim.
        const bool number =
            !words.empty() && std::isdigit(static_cast<unsigned char>(words[0])) != 0;
        if (!text.empty()) {
            text += number
                        ? " "
                        : "\n" + std::string(kIndent * static_cast<std::size_t>(clause.depth), ' ');
        }
        text += words;
    }
    return text;
}

bool isDataset(const std::filesystem::path& file)
{
    const std::string name = file.filename().string();
    return name.ends_with(".jsonl") || name.ends_with(".json") || name.ends_with(".gz");
}

struct Gathered {
    std::vector<Claim> claims;
    std::vector<std::string> description;
};

// What only the readers of the office's files can read.
bool isOfficeFile(const std::filesystem::path& file)
{
    constexpr std::array<std::string_view, 7> kEndings{".docx", ".pdf", ".xml",   ".zip",
                                                       ".tar",  ".tgz", ".tar.gz"};
    std::string name = file.filename().string();
    std::transform(name.begin(), name.end(), name.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return std::any_of(kEndings.begin(), kEndings.end(),
                       [&](std::string_view ending) { return name.ends_with(ending); });
}

Claim claimOf(const ReadClaim& read)
{
    Claim claim;
    claim.number = read.numbers.empty() ? 0 : read.numbers.front();
    claim.dependsOn = read.dependsOn;
    claim.text = read.text;
    if (read.status == ClaimStatus::Canceled) {
        const std::string last =
            read.numbers.size() > 1 ? "-" + std::to_string(read.numbers.back()) : std::string();
        claim.text = std::to_string(claim.number) + last + ". (canceled)";
    }
    return claim;
}

// Claims and description of one application may come as two documents. A document of words alone,
// in which no claims were told apart, is taken as it stands.
std::vector<Draft> draftsOf(const std::vector<PatentDocument>& documents, const std::string& file)
{
    std::map<std::string, Gathered> applications;
    std::vector<Draft> drafts;
    for (const PatentDocument& document : documents) {
        Gathered& gathered = applications[document.application];
        for (const ReadClaim& claim : document.claims) {
            gathered.claims.push_back(claimOf(claim));
        }
        gathered.description.insert(gathered.description.end(), document.paragraphs.begin(),
                                    document.paragraphs.end());
    }
    for (auto& [number, gathered] : applications) {
        if (!gathered.claims.empty() && drafts.size() < kMostApplications) {
            drafts.push_back(draftOf(number.empty() ? file : number, std::move(gathered.claims),
                                     std::move(gathered.description)));
        }
    }
    if (drafts.empty() && documents.size() == 1 && !documents.front().text.empty()) {
        drafts.push_back(makeDraft(file));
        drafts.back().text = documents.front().text;
    }
    return drafts;
}

Result<std::vector<Draft>> readOfficeFile(const std::filesystem::path& file, Progress& progress)
{
    const auto documents = readDocuments(file, std::nullopt, progress);
    if (!documents) {
        return tl::unexpected(documents.error());
    }
    const std::string name = file.filename().string();
    std::vector<Draft> drafts = draftsOf(*documents, name);
    if (drafts.empty()) {
        return fail(ErrorCode::InvalidInput, name + " holds no claims.");
    }
    return drafts;
}

Result<std::map<std::string, Gathered>> gather(RecordStream& stream, Progress& progress)
{
    std::map<std::string, Gathered> applications;
    RecordParser parser;
    const auto wanted = [&](const std::string& number) {
        return applications.contains(number) || applications.size() < kMostApplications;
    };
    for (;;) {
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "Stopped.");
        }
        Result<std::optional<RawRecord>> raw = stream.next();
        if (!raw) {
            return tl::unexpected(raw.error());
        }
        if (!*raw) {
            return applications;
        }
        progress.report(stream.bytesRead(), stream.bytesTotal());
        Record record = parser.parse((*raw)->text);
        if (const auto* refusal = std::get_if<Refusal>(&record)) {
            return fail(ErrorCode::InvalidInput,
                        "Line " + std::to_string((*raw)->line) + ": " + refusal->message,
                        refusal->field);
        }
        if (auto* claim = std::get_if<Claim>(&record); claim && wanted(claim->application)) {
            applications[claim->application].claims.push_back(std::move(*claim));
        } else if (auto* paper = std::get_if<ApplicationRecord>(&record);
                   paper && wanted(paper->application.number)) {
            applications[paper->application.number].description =
                splitParagraphs(paper->description);
        }
    }
}

}  // namespace

std::string draftText(const std::vector<Claim>& claims)
{
    std::string text;
    for (const Claim& claim : claims) {
        if (!text.empty()) {
            text += "\n\n";
        }
        if (readClaimHead(claim.text).numbers.empty()) {
            text += std::to_string(claim.number) + ". ";
        }
        text += laidOut(claim);
    }
    return text.empty() ? text : text + "\n";
}

std::vector<std::string> readParagraphs(const std::string& text)
{
    QString all = QString::fromStdString(text);
    all.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
    const bool parted = all.contains(QStringLiteral("\n\n"));
    std::vector<std::string> paragraphs;
    for (const QString& part : all.split(parted ? QStringLiteral("\n\n") : QStringLiteral("\n"))) {
        if (const QString paragraph = part.simplified(); !paragraph.isEmpty()) {
            paragraphs.push_back(paragraph.toStdString());
        }
    }
    return paragraphs;
}

Result<std::string> readTextFile(const std::filesystem::path& file)
{
    std::error_code problem;
    const std::uintmax_t size = std::filesystem::file_size(file, problem);
    std::ifstream stream(file, std::ios::binary);
    if (problem || !stream) {
        return fail(ErrorCode::NotFound, file.filename().string() + " cannot be read.",
                    problem.message());
    }
    if (size > kLargestText) {
        return fail(ErrorCode::InvalidInput,
                    file.filename().string() + " is too large for a text of claims.");
    }
    const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    const QByteArrayView view(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QStringDecoder decoder(
        QStringConverter::encodingForData(view).value_or(QStringConverter::Utf8));
    const QString text = decoder(view);
    if (decoder.hasError()) {
        return fail(ErrorCode::InvalidInput,
                    file.filename().string() + " is no text in UTF-8 or UTF-16.",
                    "Save it as plain text in UTF-8 and open it again.");
    }
    return text.toStdString();
}

Result<std::vector<Draft>> readDrafts(const std::filesystem::path& file, Progress& progress)
{
    std::vector<Draft> drafts;
    if (isOfficeFile(file)) {
        return readOfficeFile(file, progress);
    }
    if (file.extension() == ".md") {
        // Steps of a claim that are numbered too would be read as claims of their own.
        if (auto told = readOfficeFile(file, progress); told || progress.cancelled()) {
            return told;
        }
    }
    if (!isDataset(file)) {
        const Result<std::string> text = readTextFile(file);
        if (!text) {
            return tl::unexpected(text.error());
        }
        drafts.push_back(makeDraft(file.filename().string()));
        drafts.back().text = *text;
        return drafts;
    }
    Result<std::unique_ptr<RecordStream>> stream = RecordStream::open(file);
    if (!stream) {
        return tl::unexpected(stream.error());
    }
    Result<std::map<std::string, Gathered>> applications = gather(**stream, progress);
    // The office's own JSON is no JSON Lines of ours.
    if (!applications && file.extension() == ".json"
        && applications.error().code == ErrorCode::InvalidInput) {
        return readOfficeFile(file, progress);
    }
    if (!applications) {
        return tl::unexpected(applications.error());
    }
    for (auto& [number, gathered] : *applications) {
        if (!gathered.claims.empty()) {
            drafts.push_back(
                draftOf(number, std::move(gathered.claims), std::move(gathered.description)));
        }
    }
    if (drafts.empty()) {
        return fail(ErrorCode::InvalidInput, file.filename().string() + " holds no claims.");
    }
    return drafts;
}

Result<std::vector<ApplicationChoice>> projectApplications(const std::filesystem::path& project,
                                                           Progress& progress)
{
    const auto database = Database::open(project, {.mode = OpenMode::ReadOnly});
    if (!database) {
        return tl::unexpected(database.error());
    }
    const ApplicationRepository repository(**database);
    const Result<std::vector<ApplicationId>> ids = repository.allByNumber();
    if (!ids) {
        return tl::unexpected(ids.error());
    }
    std::vector<ApplicationChoice> choices;
    for (const ApplicationId id : *ids) {
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "Stopped.");
        }
        Result<StoredApplication> application = repository.load(id);
        if (!application) {
            return tl::unexpected(application.error());
        }
        choices.push_back({std::move(application->number), std::move(application->title)});
    }
    return choices;
}

Result<Draft> projectDraft(const std::filesystem::path& project, const std::string& application)
{
    const auto database = Database::open(project, {.mode = OpenMode::ReadOnly});
    if (!database) {
        return tl::unexpected(database.error());
    }
    const ApplicationRepository applications(**database);
    const ClaimRepository repository(**database);
    const Result<std::optional<ApplicationId>> id = applications.find(application);
    if (!id) {
        return tl::unexpected(id.error());
    }
    if (!*id) {
        return fail(ErrorCode::NotFound, "Application " + application + " is not in the project.");
    }
    const auto paragraphs = applications.description(**id);
    const auto claimIds = repository.ofApplication(**id);
    if (!paragraphs || !claimIds) {
        return tl::unexpected(paragraphs ? claimIds.error() : paragraphs.error());
    }
    Gathered gathered;
    for (const DescriptionParagraph& paragraph : *paragraphs) {
        gathered.description.push_back(paragraph.text);
    }
    for (const ClaimId claimId : *claimIds) {
        Result<StoredClaim> claim = repository.load(claimId);
        if (!claim) {
            return tl::unexpected(claim.error());
        }
        gathered.claims.push_back(std::move(claim->claim));
    }
    return draftOf(application, std::move(gathered.claims), std::move(gathered.description));
}

}  // namespace metes
