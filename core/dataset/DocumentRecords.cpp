// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/DocumentRecords.h"

#include "core/uspto/DocumentContents.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace metes {

namespace {

bool isAction(const SourcedDocument& each)
{
    return !each.document.text.empty() && each.role == DocumentRole::Action;
}

bool isRejection(const PatentDocument& document)
{
    return document.code == "CTNF" || document.code == "CTFR";
}

// A rejection before another action, then the earlier one; a document without a date is last.
bool comesBefore(const PatentDocument& a, const PatentDocument& b)
{
    if (isRejection(a) != isRejection(b)) {
        return isRejection(a);
    }
    return !a.date.empty() && (b.date.empty() || a.date < b.date);
}

using Documents = std::vector<SourcedDocument*>;

PatentDocument* firstAction(const Documents& documents)
{
    PatentDocument* first = nullptr;
    for (SourcedDocument* const each : documents) {
        if (isAction(*each) && (first == nullptr || comesBefore(each->document, *first))) {
            first = &each->document;
        }
    }
    return first;
}

// The latest before `date` of those that `fits`; without any, the latest.
template<typename Fits>
PatentDocument* latest(const Documents& documents, const std::string& date, const Fits& fits)
{
    PatentDocument* found = nullptr;
    const auto isBefore = [&](const PatentDocument& document) {
        return !date.empty() && !document.date.empty() && document.date < date;
    };
    for (SourcedDocument* const each : documents) {
        PatentDocument& document = each->document;
        if (!fits(document)) {
            continue;
        }
        const bool better =
            found == nullptr || (isBefore(document) && !isBefore(*found))
            || (isBefore(document) == isBefore(*found) && document.date >= found->date);
        found = better ? &document : found;
    }
    return found;
}

std::string claimExtra(const ReadClaim& claim)
{
    std::string extra;
    if (claim.status == ClaimStatus::Withdrawn) {
        extra = "\"status\":\"withdrawn\"";
    } else if (claim.status == ClaimStatus::NotEntered) {
        extra = "\"status\":\"not_entered\"";
    }
    if (claim.incomplete) {
        extra = "\"incomplete\":true" + (extra.empty() ? extra : "," + extra);
    }
    return extra.empty() ? extra : "{" + extra + "}";
}

void addClaims(const PatentDocument& document, ApplicationRecords& records)
{
    for (const ReadClaim& read : document.claims) {
        if (read.text.empty() || read.numbers.empty()) {
            continue;
        }
        Claim claim;
        claim.application = records.application.number;
        claim.number = read.numbers.front();
        claim.text = read.text;
        claim.dependsOn = read.dependsOn;
        claim.extra = claimExtra(read);
        records.claims.push_back(std::move(claim));
    }
}

void addMetadata(PatentDocument& document, Application& application)
{
    const auto fill = [](auto& field, auto& value) {
        if (field.empty()) {
            field = std::move(value);
        }
    };
    fill(application.title, document.title);
    fill(application.filingDate, document.filingDate);
    fill(application.cpc, document.cpc);
}

void addAction(PatentDocument& document, Application& application)
{
    OfficeAction action;
    action.document = document.code;
    action.mailDate = document.date;
    action.text = std::move(document.text);
    action.blocks = std::move(document.blocks);
    application.officeAction = std::move(action);
}

ApplicationRecords recordsOf(const std::string& number, const Documents& documents)
{
    ApplicationRecords records;
    records.file = documents.front()->file;
    records.application.number = number;
    PatentDocument* const action = firstAction(documents);
    const std::string date = action == nullptr ? std::string() : action->date;
    const PatentDocument* const claims = latest(
        documents, date, [](const PatentDocument& document) { return !document.claims.empty(); });
    PatentDocument* const description = latest(documents, date, [](const PatentDocument& document) {
        return !document.paragraphs.empty();
    });
    for (SourcedDocument* const each : documents) {
        PatentDocument& document = each->document;
        addMetadata(document, records.application);
        if (&document == claims || &document == description || &document == action) {
            for (const std::string& note : document.notes) {
                records.notes.push_back(each->file + ": " + note);
            }
        }
    }
    if (claims != nullptr) {
        addClaims(*claims, records);
    }
    if (description != nullptr) {
        records.application.description = std::move(description->paragraphs);
    }
    if (action != nullptr) {
        addAction(*action, records.application);
    }
    return records;
}

bool givesNothing(const SourcedDocument& each)
{
    return each.document.claims.empty() && each.document.paragraphs.empty()
           && each.role != DocumentRole::Action && each.role != DocumentRole::Metadata
           && each.role != DocumentRole::Abstract;
}

}  // namespace

DocumentRecords recordsOf(std::vector<SourcedDocument> documents)
{
    DocumentRecords result;
    std::unordered_map<std::string, std::size_t> places;
    std::vector<std::pair<std::string, Documents>> groups;
    for (SourcedDocument& each : documents) {
        const PatentDocument& document = each.document;
        each.role = each.role == DocumentRole::Unknown ? roleOf(document) : each.role;
        if (document.application.empty()) {
            result.refused.emplace_back(each.file, "it does not say of which application it is; "
                                                   "name it with --application");
            continue;
        }
        if (givesNothing(each)) {
            result.refused.emplace_back(each.file,
                                        "it is neither claims nor a description nor an office "
                                        "action; say which with --claims, --description or "
                                        "--office-action");
            continue;
        }
        const auto [place, added] = places.try_emplace(document.application, groups.size());
        if (added) {
            groups.emplace_back(document.application, Documents{});
        }
        groups[place->second].second.push_back(&each);
    }
    for (const auto& [number, members] : groups) {
        result.applications.push_back(recordsOf(number, members));
    }
    return result;
}

void fillFrom(Application& fresh, Application stored)
{
    const auto fill = [](auto& field, auto& value) {
        if (field.empty()) {
            field = std::move(value);
        }
    };
    fill(fresh.title, stored.title);
    fill(fresh.filingDate, stored.filingDate);
    fill(fresh.cpc, stored.cpc);
    fill(fresh.family, stored.family);
    fill(fresh.description, stored.description);
    fill(fresh.extra, stored.extra);
    if (!fresh.officeAction) {
        fresh.officeAction = std::move(stored.officeAction);
    }
}

}  // namespace metes
