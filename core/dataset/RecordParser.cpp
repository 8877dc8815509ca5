// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/RecordParser.h"

#include "core/base/Sha256.h"
#include "core/base/Uuid.h"
#include "core/dataset/Fields.h"
#include "core/patent/ClaimLanguage.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <limits>

namespace metes {

namespace dom = simdjson::dom;

namespace {

// Bytes; half of all descriptions are shorter.
constexpr std::size_t kUsualDescription = std::size_t{64} << 10;

std::string rangeText(std::int64_t start, std::int64_t end)
{
    return "[" + std::to_string(start) + ", " + std::to_string(end) + ")";
}

// A range that must lie in a text of `length` code points.
std::optional<TextRange> readRange(const Fields& fields, std::int32_t length, bool mayBeEmpty)
{
    const auto start = fields.integer("start");
    const auto end = fields.integer("end");
    if (!start || !end) {
        fields.refuse(start ? "end" : "start", "is missing");
        return std::nullopt;
    }
    const bool ordered = mayBeEmpty ? *start <= *end : *start < *end;
    if (*start < 0 || !ordered || *end > length) {
        fields.refuse("", "the range " + rangeText(*start, *end)
                              + " is empty or outside the text of " + std::to_string(length)
                              + " characters (code points)");
        return std::nullopt;
    }
    return TextRange{static_cast<std::int32_t>(*start), static_cast<std::int32_t>(*end)};
}

// Names the unit in which a quote would stand at its offsets, when it is not code points.
std::string unitHint(const TextIndex& index, TextRange range, const std::string& quote)
{
    const TextRange fromUtf16{index.codePointOfUtf16(range.start),
                              index.codePointOfUtf16(range.end)};
    if (index.slice(fromUtf16) == quote) {
        return "; the offsets count UTF-16 units, not code points";
    }
    const TextRange fromBytes{index.codePointOfByte(range.start), index.codePointOfByte(range.end)};
    if (index.slice(fromBytes) == quote) {
        return "; the offsets count bytes, not code points";
    }
    return {};
}

Span readSpan(const Fields& fields, const std::string& claimText, const TextIndex& index)
{
    const std::string matchName = fields.text("match");
    const auto match = matchName.empty() ? MatchClass::Exact : matchClassFromId(matchName);
    const double similarity =
        fields.number("similarity").value_or(match == MatchClass::Ungrounded ? 0.0 : 1.0);
    Span span;
    if (!match) {
        fields.refuse("match", "unknown match class \"" + matchName + "\"");
    } else if (similarity < 0 || similarity > 1) {
        fields.refuse("similarity", "expected a number from 0 to 1");
    } else if (*match == MatchClass::Ungrounded) {
        span.match = *match;
        span.quote = fields.requiredText("quote");
        span.similarity = similarity;
    } else if (const auto range = readRange(fields, index.codePoints(), false)) {
        span = spanAt(claimText, *range, *match, similarity);
        const std::string quote = fields.text("quote");
        if (!quote.empty() && quote != span.quote) {
            fields.refuse("quote", "expected \"" + quote + "\" at "
                                       + rangeText(range->start, range->end) + ", found \""
                                       + span.quote + "\"" + unitHint(index, *range, quote));
        }
    }
    span.extra = fields.rest({"start", "end", "quote", "match", "similarity"});
    return span;
}

std::optional<Source> readSource(const Fields& fields)
{
    Source source;
    const auto range = readRange(fields, std::numeric_limits<std::int32_t>::max(), false);
    source.range = range.value_or(TextRange());
    source.quote = fields.text("quote");
    source.extra = fields.rest({"start", "end", "quote"});
    return source;
}

std::int32_t readClaimNumber(const Fields& fields)
{
    const auto number = fields.integer("claim");
    if (!number) {
        fields.refuse("claim", "is missing");
        return 0;
    }
    if (*number < 1 || *number > 1'000'000) {
        fields.refuse("claim", "expected a claim number from 1 to 1,000,000");
        return 0;
    }
    return static_cast<std::int32_t>(*number);
}

std::string readApplicationNumber(const Fields& fields)
{
    std::string number = fields.requiredText("application");
    if (number.empty() || number.find_first_of("\n\r\t/") != std::string::npos) {
        fields.refuse("application", "expected an application number");
    }
    return number;
}

// A name that stays the same when the extraction is repeated on the same passage.
std::string nameOfReason(const Claim& claim, const Reason& reason)
{
    const std::string place = reason.source
                                  ? rangeText(reason.source->range.start, reason.source->range.end)
                                  : reason.text;
    return "h-"
           + sha256Hex(claim.application + "/" + std::to_string(claim.number) + " "
                       + std::string(layerId(reason.layer)) + " " + place)
                 .substr(0, 16);
}

// One passage may give several reasons; they are told apart by their order.
std::string freeName(const Claim& claim, const std::string& name)
{
    std::string free = name;
    const auto taken = [&](const Reason& reason) { return reason.id == free; };
    for (int number = 2; std::any_of(claim.reasons.begin(), claim.reasons.end(), taken); ++number) {
        free = name + "-" + std::to_string(number);
    }
    return free;
}

Reason readReason(const Fields& fields, const Claim& claim, const TextIndex& index)
{
    Reason reason;
    const std::string layer = fields.text("layer");
    if (const auto known = layer.empty() ? Layer::Examiner : layerFromId(layer)) {
        reason.layer = *known;
    } else {
        fields.refuse("layer", "unknown layer \"" + layer + "\"");
    }
    const std::string category = fields.requiredText("category");
    if (const auto known = categoryFromForeignName(category)) {
        reason.category = *known;
    } else {
        fields.refuse("category", "unknown category \"" + category + "\"");
    }
    reason.text = fields.text("text");
    reason.context = fields.text("context");
    reason.claims = fields.integers("claims");
    reason.recitations = fields.texts("recitations");
    reason.group = fields.text("group");
    reason.confidence = fields.number("confidence");
    if (reason.confidence && (*reason.confidence < 0 || *reason.confidence > 1)) {
        fields.refuse("confidence", "expected a number from 0 to 1");
    }
    fields.objects("spans", [&](const Fields& span) {
        reason.spans.push_back(readSpan(span, claim.text, index));
    });
    fields.object("source", [&](const Fields& source) { reason.source = readSource(source); });
    reason.id = fields.text("id");
    if (reason.id.empty()) {
        reason.id = freeName(claim, nameOfReason(claim, reason));
    }
    reason.extra = fields.rest({"id", "layer", "text", "context", "category", "claims",
                                "recitations", "spans", "source", "confidence", "group"});
    return reason;
}

Record readClaim(const Fields& fields)
{
    Claim claim;
    claim.application = readApplicationNumber(fields);
    claim.number = readClaimNumber(fields);
    claim.text = fields.requiredText("text");
    claim.split = fields.text("split");
    const std::string label = fields.text("label");
    claim.label = labelFromId(label);
    if (!label.empty() && !claim.label) {
        fields.refuse("label", "expected definite or indefinite, found \"" + label + "\"");
    }
    claim.dependsOn = fields.find("depends_on")
                          ? fields.integers("depends_on")
                          : readClaimReference(claim.text, claim.number).claims;
    const TextIndex index(claim.text);
    fields.objects("reasons", [&](const Fields& reasonFields) {
        Reason reason = readReason(reasonFields, claim, index);
        for (const Reason& other : claim.reasons) {
            if (other.id == reason.id) {
                reasonFields.refuse("id",
                                    "the claim has two reasons with the id \"" + reason.id + "\"");
            }
        }
        claim.reasons.push_back(std::move(reason));
    });
    claim.extra = fields.rest({"type", "format", "application", "claim", "text", "depends_on",
                               "label", "split", "reasons", "reviews"});
    return claim;
}

void readMarks(const Fields& fields, Block& block, std::int32_t length)
{
    fields.objects("marks", [&](const Fields& markFields) {
        const auto kind = markKindFromId(markFields.requiredText("kind"));
        const auto range = readRange(markFields, length, true);
        if (!kind) {
            markFields.refuse("kind", "unknown kind of mark");
        } else if (range) {
            block.marks.push_back({*kind, *range, markFields.rest({"kind", "start", "end"})});
        }
    });
}

OfficeAction readAction(const Fields& fields)
{
    OfficeAction action;
    action.document = fields.text("document");
    action.mailDate = fields.text("mail_date");
    action.text = fields.requiredText("text");
    const std::int32_t length = codePointCount(action.text);
    fields.objects("blocks", [&](const Fields& blockFields) {
        Block block;
        const auto kind = blockKindFromId(blockFields.requiredText("kind"));
        const auto range = readRange(blockFields, length, true);
        if (!kind) {
            blockFields.refuse("kind", "unknown kind of block");
        } else if (range) {
            block.kind = *kind;
            block.range = *range;
            readMarks(blockFields, block, length);
            block.extra = blockFields.rest({"kind", "start", "end", "marks"});
            action.blocks.push_back(std::move(block));
        }
    });
    action.extra = fields.rest({"document", "mail_date", "text", "blocks"});
    return action;
}

Record readApplication(const Fields& fields)
{
    ApplicationRecord record;
    Application& application = record.application;
    application.number = readApplicationNumber(fields);
    application.title = fields.text("title");
    application.filingDate = fields.text("filing_date");
    application.cpc = fields.texts("cpc");
    application.family = fields.text("family");
    ParagraphJoiner description(kUsualDescription);
    fields.texts("description", [&](std::string_view text) { description.add(text); });
    record.description = description.take();
    fields.object("office_action",
                  [&](const Fields& action) { application.officeAction = readAction(action); });
    application.extra = fields.rest({"type", "format", "application", "title", "filing_date", "cpc",
                                     "family", "description", "office_action"});
    return record;
}

Record readDecision(const Fields& fields)
{
    DecisionRecord decision;
    decision.id = fields.requiredText("id");
    if (!isUuid(decision.id)) {
        fields.refuse("id", "expected a UUID of version 7");
    }
    decision.annotator = fields.requiredText("annotator");
    if (decision.annotator.empty()) {
        fields.refuse("annotator", "is empty");
    }
    decision.device = fields.text("device");
    if (!parseIsoTime(fields.requiredText("time"), decision.time)) {
        fields.refuse("time", "expected a time like 2026-03-01T12:04:05.678Z");
    }
    decision.activeMilliseconds = fields.integer("active_ms").value_or(0);
    if (decision.activeMilliseconds < 0) {
        fields.refuse("active_ms", "expected a number from 0");
    }
    decision.study = fields.text("study");
    decision.application = readApplicationNumber(fields);
    decision.claim = readClaimNumber(fields);
    decision.reason = fields.text("reason");
    decision.act = fields.requiredText("act");
    decision.before = fields.json("before");
    decision.after = fields.json("after");
    decision.intent = fields.text("intent");
    if (decision.intent.empty()) {
        decision.intent = decision.id;
    }
    decision.extra =
        fields.rest({"type", "format", "id", "annotator", "device", "time", "active_ms", "study",
                     "application", "claim", "reason", "act", "before", "after", "intent"});
    return decision;
}

Record readByType(const Fields& fields, const std::string& type)
{
    if (type == "application") {
        return readApplication(fields);
    }
    if (type == "claim") {
        return readClaim(fields);
    }
    if (type == "decision") {
        return readDecision(fields);
    }
    if (type == "manifest") {
        return ManifestRecord{fields.text("format")};
    }
    return Refusal{"type", "unknown record type \"" + type + "\""};
}

Refusal notJson(simdjson::error_code code, std::string_view text)
{
    if (const std::size_t at = invalidUtf8At(text); at != std::string_view::npos) {
        return {"", "not UTF-8 at byte " + std::to_string(at + 1) + " of the record"};
    }
    return {"", "not a JSON object, or cut off: " + std::string(simdjson::error_message(code))};
}

}  // namespace

struct RecordParser::Buffers {
    dom::parser parser;
};

RecordParser::RecordParser() : m_buffers(std::make_unique<Buffers>())
{
}

RecordParser::~RecordParser() = default;

Record RecordParser::parse(std::string_view text, std::size_t bytesAfter)
{
    dom::element root;
    const bool copies = bytesAfter < simdjson::SIMDJSON_PADDING;
    if (const auto code = m_buffers->parser.parse(text.data(), text.size(), copies).get(root)) {
        return notJson(code, text);
    }
    dom::object object;
    if (root.get(object) != simdjson::SUCCESS) {
        return Refusal{"", "expected a JSON object"};
    }
    std::optional<Refusal> refusal;
    const Fields fields(object, refusal);
    const std::string type = fields.requiredText("type");
    const std::string format = fields.text("format");
    if (!refusal && !format.empty() && format != kRecordFormat) {
        fields.refuse("format", "this program reads " + std::string(kRecordFormat) + ", not \""
                                    + format + "\"");
    }
    if (refusal) {
        return *refusal;
    }
    Record record = readByType(fields, type);
    if (refusal) {
        return *refusal;
    }
    return record;
}

}  // namespace metes
