// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/BibliographicData.h"
#include "core/uspto/FileName.h"
#include "core/uspto/Formats.h"
#include "core/uspto/LooseJson.h"

#include <string>
#include <utility>

namespace metes {

namespace {

// The present generation keeps most fields in applicationMetaData, the one of 2024 beside the
// number; a third spelling begins with capitals.
PatentDocument readWrapper(const Json& wrapper)
{
    const auto inner = wrapper.find("applicationMetaData");
    const Json& data = inner != wrapper.end() && inner->is_object() ? *inner : wrapper;
    PatentDocument document;
    document.format = DocumentFormat::PortalJson;
    document.application =
        applicationDigits(looseText(wrapper, {"applicationNumberText", "ApplicationNumber"}));
    document.title = looseText(data, {"inventionTitle", "InventionTitle"});
    document.filingDate = looseDate(data, {"filingDate", "FilingDate"});
    for (const char* const field : {"cpcClassificationBag", "CpcClassificationBag"}) {
        for (const std::string& symbol : looseTexts(data, field)) {
            document.cpc.push_back(withoutBlanks(symbol));
        }
    }
    return document;
}

}  // namespace

ReadResult readPortalJson(std::string_view bytes, std::string_view /*name*/, Progress& progress)
{
    const auto json = parseLooseJson(bytes);
    if (!json) {
        return passOn(json);
    }
    const Json* bag = nullptr;
    for (const char* const field : {"patentFileWrapperDataBag", "patentBag", "patentdata"}) {
        if (json->is_object() && json->contains(field) && (*json)[field].is_array()) {
            bag = &(*json)[field];
        }
    }
    std::vector<PatentDocument> documents;
    const auto take = [&](const Json& wrapper) {
        if (!wrapper.is_object()) {
            return;
        }
        PatentDocument document = readWrapper(wrapper);
        if (!document.application.empty()) {
            documents.push_back(std::move(document));
        }
    };
    if (bag == nullptr) {
        take(*json);
    } else {
        for (const Json& wrapper : *bag) {
            if (progress.cancelled()) {
                return fail(ErrorCode::Cancelled, "stopped");
            }
            take(wrapper);
        }
    }
    if (documents.empty()) {
        return fail(ErrorCode::InvalidInput,
                    "the file is an answer of the Open Data Portal without applications");
    }
    return documents;
}

}  // namespace metes
