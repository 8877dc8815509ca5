// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Published applications and grants. The weekly files of the office hold thousands of XML documents
// one after another, each with its own declaration.

#include "core/uspto/Formats.h"
#include "core/uspto/PatentXml.h"
#include "core/uspto/XmlProlog.h"

#include <algorithm>
#include <array>
#include <utility>

namespace metes {

namespace {

constexpr std::array<std::string_view, 4> kFullTextRoots{
    "us-patent-application", "us-patent-grant", "patent-application-publication", "PATDOC"};

// Weekly files carry sequence listings between the patents.
constexpr std::array<std::string_view, 2> kPassedOver{"sequence-cwu", "sequence-listing"};

template<std::size_t size>
bool isAmong(std::string_view name, const std::array<std::string_view, size>& names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::vector<std::string_view> cutAt(std::string_view bytes, std::string_view mark)
{
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    while (begin < bytes.size()) {
        const std::size_t end = std::min(bytes.find(mark, begin + 1), bytes.size());
        const std::string_view part = bytes.substr(begin, end - begin);
        if (part.find('<') != std::string_view::npos) {
            parts.push_back(part);
        }
        begin = end;
    }
    return parts;
}

void completePublication(PatentDocument& document)
{
    document.format = DocumentFormat::FullTextXml;
    if (document.claims.empty()) {
        document.notes.emplace_back(document.paragraphs.empty()
                                        ? "the publication holds neither claims nor description"
                                        : "the publication holds no claims");
    } else if (document.paragraphs.empty()) {
        document.notes.emplace_back("the publication holds no description");
    }
    noteClaims(document);
}

Result<PatentDocument> readPublication(std::string_view bytes, std::string_view rootName,
                                       Progress& progress)
{
    if (!isAmong(rootName, kFullTextRoots)) {
        return fail(ErrorCode::InvalidInput,
                    "the root element <" + std::string(rootName) + "> is no publication or grant");
    }
    PatentXml xml(bytes, PatentXml::LooseText::Drop, progress);
    Result<PatentDocument> document = xml.read();
    if (!document) {
        return document;
    }
    if (document->text.empty()) {
        return fail(ErrorCode::InvalidInput,
                    "the <" + std::string(rootName) + "> document holds no text");
    }
    completePublication(*document);
    return document;
}

// One damaged document does not cost the thousands around it.
PatentDocument unreadable(const Error& error, std::size_t number)
{
    PatentDocument document;
    document.format = DocumentFormat::FullTextXml;
    document.notes.push_back("document " + std::to_string(number)
                             + " of the file is not readable: " + describe(error));
    return document;
}

}  // namespace

ReadResult readFullTextXml(std::string_view bytes, std::string_view name, Progress& progress)
{
    std::vector<std::string_view> parts = cutAt(bytes, "<?xml ");
    if (parts.size() == 1 && bytes.find("<?xml ") == std::string_view::npos) {
        parts = cutAt(bytes, "<!DOCTYPE");
    }
    std::vector<PatentDocument> documents;
    std::int64_t done = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string rootName = rootElementOf(parts[i]);
        if (isAmong(rootName, kPassedOver)) {
            continue;
        }
        Result<PatentDocument> document = readPublication(parts[i], rootName, progress);
        if (!document) {
            if (parts.size() == 1 || document.error().code == ErrorCode::Cancelled) {
                return passOn(document);
            }
            documents.push_back(unreadable(document.error(), i + 1));
        } else {
            documents.push_back(std::move(*document));
        }
        done += static_cast<std::int64_t>(parts[i].size());
        progress.report(done, static_cast<std::int64_t>(bytes.size()));
    }
    const bool any =
        std::any_of(documents.begin(), documents.end(),
                    [](const PatentDocument& document) { return !document.text.empty(); });
    if (!any) {
        return fail(ErrorCode::InvalidInput,
                    (name.empty() ? "the file" : std::string(name))
                        + std::string(" holds no patent"),
                    documents.empty() ? std::string() : documents.front().notes.front());
    }
    return documents;
}

}  // namespace metes
