// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/DocumentContents.h"
#include "core/uspto/FileName.h"
#include "core/uspto/Formats.h"
#include "core/uspto/LooseJson.h"
#include "core/uspto/TextInput.h"

#include <string>
#include <utility>

namespace metes {

namespace {

// Where a record keeps the parts of an action and not the whole.
constexpr const char* kSectionFields[] = {
    "sections.section101RejectionText", "sections.section102RejectionText",
    "sections.section103RejectionText", "sections.section112RejectionText"};

std::string actionText(const Json& record)
{
    std::string text = looseText(record, {"bodyText", "textdata"});
    if (!text.empty()) {
        return text;
    }
    for (const char* const field : kSectionFields) {
        const std::string_view name(field);
        const auto sections = record.find("sections");
        const bool nested = sections != record.end() && sections->is_object();
        const std::string section =
            nested ? looseText(*sections, std::string(name.substr(name.find('.') + 1)).c_str())
                   : looseText(record, field);
        text += section.empty() ? section : (text.empty() ? section : "\n\n" + section);
    }
    return text;
}

bool isActionRecord(const Json& record)
{
    return record.is_object()
           && (record.contains("textdata") || record.contains("bodyText")
               || record.contains("sections.section112RejectionText")
               || record.contains("sections"));
}

PatentDocument readRecord(const Json& record)
{
    PatentDocument document;
    document.format = DocumentFormat::ActionJson;
    document.application =
        applicationDigits(looseText(record, {"patentApplicationNumber", "appid", "appl_id"}));
    document.code = looseText(
        record, {"legacyDocumentCodeIdentifier", "documentcode", "documentsourceidentifier"});
    document.date = looseDate(record, {"submissionDate", "doc_date"});
    document.title = looseText(record, {"inventionTitle", "invn_ttl_tx"});
    document.filingDate = looseDate(record, {"filingDate", "file_dt"});
    setPlainText(document, actionText(record));
    if (document.code.empty()) {
        readContentsAs(document, DocumentRole::Action);
    }
    return document;
}

}  // namespace

ReadResult readActionJson(std::string_view bytes, std::string_view /*name*/, Progress& progress)
{
    const auto json = parseLooseJson(bytes);
    if (!json) {
        return passOn(json);
    }
    const Json* records = &*json;
    if (const auto response = records->find("response");
        records->is_object() && response != records->end()) {
        records = &*response;
    }
    if (const auto docs = records->find("docs"); records->is_object() && docs != records->end()) {
        records = &*docs;
    }
    std::vector<PatentDocument> documents;
    const auto take = [&](const Json& record) {
        if (isActionRecord(record)) {
            documents.push_back(readRecord(record));
        }
    };
    if (records->is_array()) {
        for (const Json& record : *records) {
            if (progress.cancelled()) {
                return fail(ErrorCode::Cancelled, "stopped");
            }
            take(record);
        }
    } else {
        take(*records);
    }
    if (documents.empty()) {
        return fail(ErrorCode::InvalidInput,
                    "the file holds no office action: no record has bodyText or textdata");
    }
    return documents;
}

}  // namespace metes
