// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uspto/PortalAnswer.h"

#include "core/uspto/BibliographicData.h"
#include "core/uspto/FileName.h"
#include "core/uspto/LooseJson.h"

#include <QDateTime>
#include <QString>

#include <algorithm>
#include <cctype>

namespace metes {

namespace {

constexpr std::size_t kLongestMessage = 300;
constexpr std::size_t kLongestRedirectPage = 16384;

std::string_view trimmedBytes(std::string_view bytes)
{
    constexpr std::string_view kBlanks = " \t\r\n\xEF\xBB\xBF";
    const std::size_t start = bytes.find_first_not_of(kBlanks);
    return start == std::string_view::npos ? std::string_view() : bytes.substr(start);
}

bool startsWithWord(std::string_view text, std::string_view word)
{
    return text.size() >= word.size()
           && std::equal(word.begin(), word.end(), text.begin(), [](char a, char b) {
                  return a == std::tolower(static_cast<unsigned char>(b));
              });
}

const Json* arrayOf(const Json& object, const char* field)
{
    const auto found = object.is_object() ? object.find(field) : object.end();
    return found != object.end() && found->is_array() ? &*found : nullptr;
}

PortalHit readHit(const Json& record, PortalGeneration generation)
{
    PortalHit hit;
    hit.number = applicationDigits(looseText(record, "applicationNumberText"));
    const auto inner = record.find("applicationMetaData");
    const bool nested =
        generation == PortalGeneration::Present && inner != record.end() && inner->is_object();
    const Json& data = nested ? *inner : record;
    hit.title = looseText(data, "inventionTitle");
    hit.filingDate = looseDate(data, {"filingDate"});
    for (const std::string& symbol : looseTexts(data, "cpcClassificationBag")) {
        hit.cpc.push_back(withoutBlanks(symbol));
    }
    return hit;
}

PortalDocument readPaper(const Json& record)
{
    PortalDocument document;
    document.application = applicationDigits(looseText(record, "applicationNumberText"));
    document.identifier = looseText(record, "documentIdentifier");
    document.code = looseText(record, "documentCode");
    document.description = looseText(record, "documentCodeDescriptionText");
    document.officialDate = looseText(record, "officialDate");
    document.direction = looseText(record, "directionCategory");
    if (const Json* const options = arrayOf(record, "downloadOptionBag")) {
        for (const Json& option : *options) {
            if (!option.is_object() || looseText(option, "downloadUrl").empty()) {
                continue;
            }
            const auto pages = option.find("pageTotalQuantity");
            const bool counted = pages != option.end() && pages->is_number_integer();
            document.options.push_back({looseText(option, "mimeTypeIdentifier"),
                                        looseText(option, "downloadUrl"),
                                        counted ? pages->get<std::int32_t>() : 0});
        }
    }
    return document;
}

Result<Json> portalJson(std::string_view json)
{
    if (isWebPage(json)) {
        return fail(ErrorCode::InvalidInput, "the portal answers with a web page, not with data");
    }
    auto value = parseJson(json);
    if (!value) {
        return fail(ErrorCode::InvalidInput, "the portal's answer is no JSON",
                    value.error().message);
    }
    return value;
}

bool tarEnds(std::string_view bytes)
{
    constexpr std::size_t kEnd = 1024;  // two blocks of zeros
    return bytes.size() >= kEnd
           && bytes.substr(bytes.size() - kEnd).find_first_not_of('\0') == std::string_view::npos;
}

}  // namespace

std::string PortalDocument::day() const
{
    return moment() ? officialDate.substr(0, 10) : std::string();
}

std::optional<std::int64_t> PortalDocument::moment() const
{
    // Qt reads "-05:00", the portal writes "-0500".
    std::string text = officialDate;
    const std::size_t size = text.size();
    if (size > 19 && (text[size - 5] == '+' || text[size - 5] == '-')) {
        text.insert(size - 2, ":");
    }
    QDateTime read = QDateTime::fromString(QString::fromStdString(text), Qt::ISODateWithMs);
    if (!read.isValid()) {
        return std::nullopt;
    }
    if (read.timeSpec() == Qt::LocalTime) {
        read.setTimeSpec(Qt::UTC);
    }
    return read.toMSecsSinceEpoch();
}

std::int32_t PortalDocument::pages() const
{
    std::int32_t most = 0;
    for (const DownloadOption& option : options) {
        most = std::max(most, option.pages);
    }
    return most;
}

Result<PortalPage> readSearchAnswer(std::string_view json)
{
    const auto value = portalJson(json);
    if (!value) {
        return passOn(value);
    }
    PortalPage page;
    const Json* bag = arrayOf(*value, "patentFileWrapperDataBag");
    if (!bag) {
        bag = arrayOf(*value, "patentBag");
        page.generation = PortalGeneration::Beta;
    }
    if (!bag) {
        return fail(ErrorCode::InvalidInput, "the portal's answer holds no list of applications");
    }
    const auto count = value->find("count");
    if (count != value->end() && count->is_number_integer()) {
        page.count = count->get<std::int64_t>();
    }
    page.records = static_cast<std::int64_t>(bag->size());
    for (const Json& record : *bag) {
        if (!record.is_object()) {
            continue;
        }
        PortalHit hit = readHit(record, page.generation);
        page.lastFiled = std::max(page.lastFiled, hit.filingDate);
        if (!hit.number.empty()) {
            page.hits.push_back(std::move(hit));
        }
    }
    return page;
}

Result<std::vector<PortalDocument>> readDocumentsAnswer(std::string_view json)
{
    const auto value = portalJson(json);
    if (!value) {
        return passOn(value);
    }
    const Json* const bag = arrayOf(*value, "documentBag");
    if (!bag) {
        return fail(ErrorCode::InvalidInput, "the portal's answer holds no list of documents");
    }
    std::vector<PortalDocument> documents;
    for (const Json& record : *bag) {
        if (record.is_object()) {
            documents.push_back(readPaper(record));
        }
    }
    return documents;
}

std::string portalMessage(std::string_view body)
{
    const auto value = parseJson(body);
    if (!value || !value->is_object()) {
        return {};
    }
    for (const char* const field : {"detailedMessage", "message", "errorDetails", "error"}) {
        std::string text = looseText(*value, field);
        if (text.empty()) {
            continue;
        }
        std::replace_if(
            text.begin(), text.end(), [](unsigned char c) { return c < ' '; }, ' ');
        return text.size() <= kLongestMessage ? text : text.substr(0, kLongestMessage) + "...";
    }
    return {};
}

bool isWebPage(std::string_view body)
{
    const std::string_view text = trimmedBytes(body);
    return startsWithWord(text, "<!doctype html") || startsWithWord(text, "<html");
}

bool looksWhole(std::string_view bytes)
{
    constexpr std::size_t kPdfTail = 2048;
    constexpr std::size_t kZipTail = 65536 + 22;
    const auto tailHas = [&](std::size_t tail, std::string_view mark) {
        return bytes.substr(bytes.size() - std::min(tail, bytes.size())).find(mark)
               != std::string_view::npos;
    };
    if (bytes.starts_with("%PDF")) {
        return tailHas(kPdfTail, "%%EOF");
    }
    if (bytes.starts_with("PK\x03\x04")) {
        return tailHas(kZipTail, "PK\x05\x06");
    }
    if (bytes.size() > 262 && bytes.substr(257, 5) == "ustar") {
        return tarEnds(bytes);
    }
    if (trimmedBytes(bytes).starts_with('<')) {
        const std::size_t last = bytes.find_last_not_of(" \t\r\n");
        return bytes[last] == '>';
    }
    return !bytes.empty();
}

std::optional<std::string> redirectPageTarget(std::string_view body)
{
    const std::string_view text = trimmedBytes(body);
    if (text.size() > kLongestRedirectPage || !startsWithWord(text, "please use redirect url")) {
        return std::nullopt;
    }
    const std::size_t start = std::min(text.find("https://"), text.find("http://"));
    if (start == std::string_view::npos) {
        return std::nullopt;
    }
    const std::size_t end = text.find_first_of(" \t\r\n\"<>", start);
    return std::string(text.substr(start, end == std::string_view::npos ? end : end - start));
}

bool isUnderCpc(std::string_view symbol, std::string_view group)
{
    const auto folded = [](std::string_view text) {
        std::string upper = withoutBlanks(text);
        std::transform(upper.begin(), upper.end(), upper.begin(),
                       [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
        return upper;
    };
    constexpr std::size_t kSubclass = 4;  // "G06F"
    const std::string whole = folded(symbol);
    const std::string wanted = folded(group);
    if (wanted.empty() || wanted.find('/') != std::string::npos) {
        return whole == wanted;
    }
    return wanted.size() <= kSubclass ? whole.starts_with(wanted)
                                      : whole == wanted || whole.starts_with(wanted + "/");
}

}  // namespace metes
