// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/DocumentFiles.h"

#include "core/dataset/RecordStream.h"
#include "core/uspto/Detection.h"
#include "core/uspto/DocumentContents.h"
#include "core/uspto/Reader.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

namespace metes {

namespace fs = std::filesystem;

namespace {

// Enough of a file to tell what it is.
constexpr std::size_t kStart = std::size_t{64} << 10;

bool isRecord(std::string_view text)
{
    // The type of a long record is told without reading all of it.
    for (const std::string_view type :
         {"\"application\"", "\"claim\"", "\"manifest\"", "\"decision\""}) {
        for (const std::string_view key : {"\"type\":", "\"type\": "}) {
            if (text.find(std::string(key) + std::string(type)) != std::string_view::npos) {
                return true;
            }
        }
    }
    return false;
}

std::string startOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::string start(kStart, '\0');
    file.read(start.data(), static_cast<std::streamsize>(start.size()));
    start.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
    return start;
}

bool startsWithJson(std::string_view start)
{
    const std::size_t first = start.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return first != std::string_view::npos && (start[first] == '{' || start[first] == '[');
}

bool firstIsRecord(const fs::path& path)
{
    const auto stream = RecordStream::open(path);
    if (!stream) {
        return false;
    }
    const auto first = (*stream)->next();
    return first && *first && isRecord((*first)->text);
}

/// What a file of an application is named for.
struct NamedFile {
    fs::path path;
    DocumentRole role;
    const char* holds;
};

bool holds(const PatentDocument& document, DocumentRole role)
{
    switch (role) {
    case DocumentRole::Claims: return !document.claims.empty();
    case DocumentRole::Description: return !document.paragraphs.empty();
    default: return !document.text.empty();
    }
}

// Keeps of the document what the file is named for.
void restrictTo(PatentDocument& document, DocumentRole role)
{
    if (!holds(document, role)) {
        readContentsAs(document, role);
    }
    if (role != DocumentRole::Claims) {
        document.claims.clear();
    }
    if (role != DocumentRole::Description) {
        document.paragraphs.clear();
    }
}

// Of several documents in one file, the latest that holds it.
Result<PatentDocument> readNamed(const NamedFile& file, std::optional<DocumentFormat> format,
                                 Progress& progress)
{
    auto documents = readDocuments(file.path, format, progress);
    if (!documents) {
        return passOn(documents);
    }
    std::optional<PatentDocument> found;
    for (PatentDocument& document : *documents) {
        restrictTo(document, file.role);
        if (holds(document, file.role) && (!found || document.date >= found->date)) {
            found = std::move(document);
        }
    }
    if (!found) {
        return fail(ErrorCode::InvalidInput,
                    "\"" + file.path.string() + "\" holds no " + file.holds);
    }
    return std::move(*found);
}

}  // namespace

ImportContent contentOf(const fs::path& path)
{
    const std::string extension = path.extension().string();
    const bool named = extension == ".jsonl" || extension == ".json";
    const std::string start = startOf(path);
    const bool packed = start.starts_with("\x1F\x8B");
    if (start.empty() || (!named && !packed && !startsWithJson(start))) {
        return named || start.empty() ? ImportContent::Records : ImportContent::Documents;
    }
    if (firstIsRecord(path)) {
        return ImportContent::Records;
    }
    if (packed) {
        return extension == ".gz" && path.stem().extension() == ".jsonl" ? ImportContent::Records
                                                                         : ImportContent::Documents;
    }
    // A document that is JSON is small enough to be told as a whole.
    std::error_code error;
    const bool small = fs::file_size(path, error) <= static_cast<std::uintmax_t>(kLargestFile);
    if (!startsWithJson(start) || !small || error) {
        return ImportContent::Records;
    }
    std::ifstream file(path, std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(file)),
                            std::istreambuf_iterator<char>());
    return detectFormat(bytes, path.string()) ? ImportContent::Documents : ImportContent::Records;
}

Result<std::vector<SourcedDocument>>
readForImport(const fs::path& path, std::optional<DocumentFormat> format, Progress& progress)
{
    auto documents = readDocuments(path, format, progress);
    if (!documents) {
        return passOn(documents);
    }
    std::vector<SourcedDocument> sourced;
    for (PatentDocument& document : *documents) {
        document.sourceMap = {};
        if (!document.claims.empty() || !document.paragraphs.empty()) {
            document.text = {};
            document.blocks = {};
        }
        sourced.push_back({path.string(), std::move(document), DocumentRole::Unknown});
    }
    return sourced;
}

Result<std::vector<SourcedDocument>> readApplicationFiles(const ApplicationFiles& files,
                                                          std::optional<DocumentFormat> format,
                                                          Progress& progress)
{
    std::vector<SourcedDocument> documents;
    for (const NamedFile& file :
         {NamedFile{files.claims, DocumentRole::Claims, "claims"},
          NamedFile{files.description, DocumentRole::Description, "description"},
          NamedFile{files.officeAction, DocumentRole::Action, "office action"}}) {
        if (file.path.empty()) {
            continue;
        }
        auto document = readNamed(file, format, progress);
        if (!document) {
            return passOn(document);
        }
        document->application = files.application;
        if (file.role == DocumentRole::Action) {
            document->code = !files.code.empty()      ? files.code
                             : document->code.empty() ? std::string("CTNF")
                                                      : document->code;
            document->date = files.mailDate.empty() ? document->date : files.mailDate;
        } else {
            // Named for this application: whatever its date, it goes with the action.
            document->date.clear();
            document->code = file.role == DocumentRole::Claims ? "CLM" : "SPEC";
        }
        documents.push_back({file.path.string(), std::move(*document), file.role});
    }
    if (documents.empty()) {
        return fail(ErrorCode::InvalidArgument,
                    "nothing to import: give --claims, --description or --office-action");
    }
    return documents;
}

}  // namespace metes
