// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/Detection.h"

#include "core/uspto/Archive.h"
#include "core/uspto/XmlProlog.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace metes {

namespace {

constexpr std::size_t kDetectionHead = std::size_t{64} << 10;

struct Signature {
    std::string_view bytes;
    std::string_view what;
};

// What lies about beside patent documents, by its first bytes.
constexpr std::array<Signature, 12> kOthers{{
    {"\x89PNG", "a PNG image"},
    {"\xFF\xD8\xFF", "a JPEG image"},
    {"GIF8", "a GIF image"},
    {"II*\0", "a TIFF image"},
    {std::string_view("MM\0*", 4), "a TIFF image"},
    {"SQLite format 3", "a database (SQLite)"},
    {"\xD0\xCF\x11\xE0", "an old binary Office file (.doc); save it as .docx"},
    {"{\\rtf", "an RTF file; save it as .docx"},
    {"\x7F"
     "ELF",
     "a program"},
    {"MZ", "a program"},
    {"7z\xBC\xAF", "a 7z archive; unpack it first"},
    {"Rar!", "a RAR archive; unpack it first"},
}};

bool holdsText(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

bool endsWithCaseless(std::string_view text, std::string_view end)
{
    return text.size() >= end.size()
           && std::equal(end.begin(), end.end(),
                         text.end() - static_cast<std::ptrdiff_t>(end.size()),
                         [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? b + 32 : b); });
}

bool isWrapperRoot(std::string_view root)
{
    return root == "ClaimsDocument" || root == "SpecificationDocument" || root == "AbstractDocument"
           || root == "OutgoingDocument" || root == "IncomingDocument" || root == "us-claims";
}

bool isFullTextRoot(std::string_view root)
{
    return root == "us-patent-application" || root == "us-patent-grant"
           || root == "patent-application-publication" || root == "PATDOC";
}

Result<DocumentFormat> detectXml(std::string_view bytes)
{
    if (isDocumentTypeDefinition(bytes)) {
        return fail(ErrorCode::InvalidInput,
                    "the file is a document type definition (DTD), which describes documents and "
                    "holds none");
    }
    const std::string root = rootElementOf(bytes);
    if (isWrapperRoot(root)) {
        return DocumentFormat::FileWrapperXml;
    }
    // The oldest papers of file wrappers share their root with publications, which alone have
    // bibliographic data.
    if (root == "us-patent-application"
        && !holdsText(bytes.substr(0, kDetectionHead), "<us-bibliographic-data")
        && !holdsText(bytes, "<us-bibliographic-data")) {
        return DocumentFormat::FileWrapperXml;
    }
    if (isFullTextRoot(root)) {
        return DocumentFormat::FullTextXml;
    }
    if (root == "sequence-cwu" || root == "sequence-listing") {
        return fail(ErrorCode::InvalidInput, "the file is a sequence listing");
    }
    if (root == "html" || root == "HTML") {
        return fail(ErrorCode::InvalidInput, "the file is a web page (HTML)",
                    "an error page saved instead of a document, perhaps");
    }
    if (root == "schema" || root == "stylesheet" || root == "transform") {
        return fail(ErrorCode::InvalidInput, "the file is an XML schema or style sheet");
    }
    if (root.empty()) {
        return fail(ErrorCode::InvalidInput, "the file is XML without a root element");
    }
    return fail(ErrorCode::InvalidInput, "the file is XML with the root element <"
                                             + root.substr(0, 60)
                                             + ">, which is no patent document");
}

// The JSON forms by a key that each alone has.
constexpr std::array<std::pair<std::string_view, DocumentFormat>, 14> kKeys{{
    {"\"rejectionReasons\"", DocumentFormat::ExtractionJson},
    {"\"rejectedClaims\"", DocumentFormat::ExtractionJson},
    {"\"patentFileWrapperDataBag\"", DocumentFormat::PortalJson},
    {"\"patentBag\"", DocumentFormat::PortalJson},
    {"\"patentTrialProceedingDataBag\"", DocumentFormat::PortalJson},
    {"\"patentTrialDocumentDataBag\"", DocumentFormat::PortalJson},
    {"\"documentBag\"", DocumentFormat::PortalJson},
    {"\"textdata\"", DocumentFormat::ActionJson},
    {"\"bodyText\"", DocumentFormat::ActionJson},
    {"\"numFound\"", DocumentFormat::ActionJson},
    {"\"applicationMetaData\"", DocumentFormat::PortalJson},
    {"\"applicationNumberText\"", DocumentFormat::PortalJson},
    {"\"claims\"", DocumentFormat::PublicationJson},
    {"\"sections\"", DocumentFormat::PublicationJson},
}};

Result<DocumentFormat> detectJson(std::string_view bytes)
{
    for (const auto& [key, format] : kKeys) {
        if (holdsText(bytes, key)) {
            return format;
        }
    }
    return fail(ErrorCode::InvalidInput,
                "the file is JSON, and none of the forms that hold patent documents");
}

bool looksLikeMarkdown(std::string_view head)
{
    for (const std::string_view mark :
         {"\n# ", "\n## ", "\n### ", "\n**", "\n---\n", "\n| ", "](", "\n> "}) {
        if (holdsText(head, mark)) {
            return true;
        }
    }
    return head.starts_with("# ") || head.starts_with("**") || head.starts_with("---\n");
}

Result<DocumentFormat> detectText(std::string_view bytes, std::string_view name)
{
    const std::string_view head = bytes.substr(0, kDetectionHead);
    if (holdsText(head, std::string_view("\0", 1))) {
        return fail(ErrorCode::InvalidInput, "the file is binary and of no known kind");
    }
    if (endsWithCaseless(name, ".md") || endsWithCaseless(name, ".markdown")) {
        return DocumentFormat::Markdown;
    }
    if (endsWithCaseless(name, ".txt")) {
        return DocumentFormat::PlainText;
    }
    return looksLikeMarkdown(head) ? DocumentFormat::Markdown : DocumentFormat::PlainText;
}

}  // namespace

Result<DocumentFormat> detectFormat(std::string_view bytes, std::string_view name)
{
    for (const Signature& other : kOthers) {
        if (bytes.starts_with(other.bytes)) {
            return fail(ErrorCode::InvalidInput, "the file is " + std::string(other.what));
        }
    }
    if (holdsText(bytes.substr(0, 1024), "%PDF-")) {
        return DocumentFormat::Pdf;
    }
    if (isArchive(bytes)) {
        return isDocx(bytes)
                   ? Result<DocumentFormat>(DocumentFormat::Docx)
                   : fail(ErrorCode::InvalidInput, "the file is an archive, no document by itself");
    }
    const bool utf16 = bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
    if (utf16) {
        const Result<QString> text = decodeXml(bytes);
        return text ? detectFormat(text->toStdString(), name)
                    : Result<DocumentFormat>(passOn(text));
    }
    std::string_view content = bytes;
    if (content.starts_with("\xEF\xBB\xBF")) {
        content.remove_prefix(3);
    }
    content.remove_prefix(std::min(content.find_first_not_of(" \t\r\n\v\f"), content.size()));
    if (content.empty()) {
        return fail(ErrorCode::InvalidInput, "the file is empty");
    }
    switch (content.front()) {
    case '<': return detectXml(content);
    case '{':
    case '[': {
        // "[0001] The invention" begins a description; JSON goes on with a value.
        const std::size_t next = content.find_first_not_of(" \t\r\n", 1);
        const bool json =
            next != std::string_view::npos
            && std::string_view("{}[]\"").find(content[next]) != std::string_view::npos;
        return json ? detectJson(content) : detectText(bytes, name);
    }
    default: return detectText(bytes, name);
    }
}

}  // namespace metes
