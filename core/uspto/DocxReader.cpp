// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/Archive.h"
#include "core/uspto/DocumentContents.h"
#include "core/uspto/DocxBody.h"
#include "core/uspto/FileName.h"
#include "core/uspto/Formats.h"

#include <string>
#include <utility>
#include <vector>

namespace metes {

namespace {

constexpr std::string_view kMainPart = "word/document.xml";
constexpr std::string_view kStylesPart = "word/styles.xml";
constexpr std::string_view kNumberingPart = "word/numbering.xml";

struct DocxParts {
    std::string document;
    std::string styles;
    std::string numbering;
    std::string headers;  ///< the words of the page headers
};

bool isHeader(std::string_view path)
{
    return path.starts_with("word/header") && path.ends_with(".xml");
}

// All characters of a part; what cannot be read is left out.
std::string wordsOf(std::string_view bytes, Progress& progress)
{
    std::string words;
    XmlReader xml(bytes, progress);
    for (auto token = xml.next(); token != XmlReader::Token::Finished; token = xml.next()) {
        words += token == XmlReader::Token::Characters ? xml.text() : "";
    }
    return words;
}

Result<DocxParts> readParts(std::string_view bytes, std::string_view name, Progress& progress)
{
    const auto wanted = [](std::string_view path) {
        return path == kMainPart || path == kStylesPart || path == kNumberingPart || isHeader(path);
    };
    auto entries = readArchive(bytes, name, progress, wanted);
    if (!entries) {
        return passOn(entries);
    }
    DocxParts parts;
    for (ArchiveEntry& entry : *entries) {
        if (isHeader(entry.path)) {
            parts.headers += wordsOf(entry.bytes, progress) + " ";
            continue;
        }
        std::string& part = entry.path == kMainPart     ? parts.document
                            : entry.path == kStylesPart ? parts.styles
                                                        : parts.numbering;
        part = std::move(entry.bytes);
    }
    if (parts.document.empty()) {
        return fail(ErrorCode::InvalidInput,
                    "the file is a zip file without word/document.xml, so no DOCX");
    }
    return parts;
}

}  // namespace

ReadResult readDocx(std::string_view bytes, std::string_view name, Progress& progress)
{
    const auto parts = readParts(bytes, name, progress);
    if (!parts) {
        return passOn(parts);
    }
    auto styles = DocxStyles::read(parts->styles, progress);
    if (!styles) {
        return passOn(styles);
    }
    auto numbering = DocxNumbering::read(parts->numbering, progress);
    if (!numbering) {
        return passOn(numbering);
    }
    auto document =
        DocxBody(parts->document, std::move(*styles), std::move(*numbering), progress).read();
    if (!document) {
        return passOn(document);
    }
    document->application = findApplicationNumber(parts->headers);
    applyFileName(*document, name);
    readContents(*document);
    return std::vector<PatentDocument>{std::move(*document)};
}

}  // namespace metes
