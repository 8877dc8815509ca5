// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/RecordWriter.h"

#include "core/base/Clock.h"
#include "core/base/Version.h"
#include "core/dataset/RecordParser.h"

#include <nlohmann/json.hpp>

namespace metes {

namespace {

using OrderedJson = nlohmann::ordered_json;

std::string line(const OrderedJson& record)
{
    return record.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

void addExtra(OrderedJson& object, const std::string& extra)
{
    if (extra.empty()) {
        return;
    }
    const OrderedJson fields = OrderedJson::parse(extra, nullptr, false);
    if (fields.is_object()) {
        for (const auto& [key, value] : fields.items()) {
            object[key] = value;
        }
    }
}

OrderedJson orNull(const std::string& text)
{
    return text.empty() ? OrderedJson() : OrderedJson(text);
}

OrderedJson spanToJson(const Span& span)
{
    const bool grounded = span.match != MatchClass::Ungrounded;
    OrderedJson object;
    object["start"] = grounded ? OrderedJson(span.range.start) : OrderedJson();
    object["end"] = grounded ? OrderedJson(span.range.end) : OrderedJson();
    object["quote"] = span.quote;
    object["match"] = matchClassId(span.match);
    object["similarity"] = span.similarity;
    addExtra(object, span.extra);
    return object;
}

OrderedJson reasonToJson(const Reason& reason)
{
    OrderedJson object;
    object["id"] = reason.id;
    object["layer"] = layerId(reason.layer);
    object["text"] = reason.text;
    object["context"] = reason.context;
    object["category"] = categoryInfo(reason.category).id;
    object["claims"] = reason.claims;
    object["recitations"] = reason.recitations;
    object["spans"] = OrderedJson::array();
    for (const Span& span : reason.spans) {
        object["spans"].push_back(spanToJson(span));
    }
    if (reason.source) {
        object["source"] = {{"start", reason.source->range.start},
                            {"end", reason.source->range.end},
                            {"quote", reason.source->quote}};
        addExtra(object["source"], reason.source->extra);
    }
    object["confidence"] = reason.confidence ? OrderedJson(*reason.confidence) : OrderedJson();
    if (!reason.group.empty()) {
        object["group"] = reason.group;
    }
    addExtra(object, reason.extra);
    return object;
}

OrderedJson actionToJson(const OfficeAction& action)
{
    OrderedJson object;
    object["document"] = action.document;
    object["mail_date"] = action.mailDate;
    object["text"] = action.text;
    for (const Block& block : action.blocks) {
        OrderedJson row{{"kind", blockKindId(block.kind)},
                        {"start", block.range.start},
                        {"end", block.range.end},
                        {"marks", OrderedJson::array()}};
        for (const Mark& mark : block.marks) {
            OrderedJson entry{{"kind", markKindId(mark.kind)},
                              {"start", mark.range.start},
                              {"end", mark.range.end}};
            addExtra(entry, mark.extra);
            row["marks"].push_back(std::move(entry));
        }
        addExtra(row, block.extra);
        object["blocks"].push_back(std::move(row));
    }
    addExtra(object, action.extra);
    return object;
}

}  // namespace

std::string manifestLine(const Manifest& manifest)
{
    OrderedJson record;
    record["type"] = "manifest";
    record["format"] = kRecordFormat;
    record["program"] = std::string("Metes ") + kVersion;
    record["fingerprint"] = manifest.fingerprint;
    record["counts"] = manifest.counts;
    record["offsets"] = "half-open ranges of Unicode code points";
    return line(record);
}

std::string applicationLine(const Application& application)
{
    OrderedJson record;
    record["type"] = "application";
    record["format"] = kRecordFormat;
    record["application"] = application.number;
    record["title"] = application.title;
    record["filing_date"] = application.filingDate;
    record["cpc"] = application.cpc;
    if (!application.family.empty()) {
        record["family"] = application.family;
    }
    record["description"] = application.description;
    if (application.officeAction) {
        record["office_action"] = actionToJson(*application.officeAction);
    }
    addExtra(record, application.extra);
    return line(record);
}

std::string claimLine(const Claim& claim, const std::vector<ReviewNote>& notes)
{
    OrderedJson record;
    record["type"] = "claim";
    record["format"] = kRecordFormat;
    record["application"] = claim.application;
    record["claim"] = claim.number;
    record["text"] = claim.text;
    record["depends_on"] = claim.dependsOn;
    record["label"] = claim.label ? OrderedJson(labelId(*claim.label)) : OrderedJson();
    record["split"] = orNull(claim.split);
    record["reasons"] = OrderedJson::array();
    for (const Reason& reason : claim.reasons) {
        record["reasons"].push_back(reasonToJson(reason));
    }
    for (const ReviewNote& note : notes) {
        record["reviews"].push_back({{"annotator", note.annotator},
                                     {"state", note.state},
                                     {"label", orNull(note.label)},
                                     {"flagged", note.flagged}});
    }
    addExtra(record, claim.extra);
    return line(record);
}

std::string decisionLine(const DecisionRecord& decision)
{
    OrderedJson record;
    record["type"] = "decision";
    record["format"] = kRecordFormat;
    record["id"] = decision.id;
    record["annotator"] = decision.annotator;
    record["device"] = decision.device;
    record["time"] = isoTime(decision.time);
    record["active_ms"] = decision.activeMilliseconds;
    record["study"] = orNull(decision.study);
    record["application"] = decision.application;
    record["claim"] = decision.claim;
    record["reason"] = orNull(decision.reason);
    record["act"] = decision.act;
    record["before"] = OrderedJson::parse(decision.before, nullptr, false);
    record["after"] = OrderedJson::parse(decision.after, nullptr, false);
    record["intent"] = decision.intent;
    addExtra(record, decision.extra);
    return line(record);
}

std::string csvCell(const std::string& text)
{
    std::string cell = text;
    if (!cell.empty()
        && std::string_view("=+-@\t\r").find(cell.front()) != std::string_view::npos) {
        cell.insert(0, 1, '\'');
    }
    if (cell.find_first_of(",\"\r\n") == std::string::npos) {
        return cell;
    }
    std::string quoted = "\"";
    for (const char c : cell) {
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return quoted + "\"";
}

}  // namespace metes
