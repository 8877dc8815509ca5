// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/DecisionValues.h"

#include "core/base/Json.h"

namespace metes {

namespace {

Json parseOrNull(const std::string& text)
{
    return Json::parse(text, nullptr, false);
}

std::string stringOf(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::int32_t integerOf(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<std::int32_t>() : 0;
}

Json spanToJson(const Span& span)
{
    Json object{{"quote", span.quote},
                {"before", span.before},
                {"after", span.after},
                {"match", matchClassId(span.match)},
                {"similarity", span.similarity}};
    const bool grounded = span.match != MatchClass::Ungrounded;
    object["start"] = grounded ? Json(span.range.start) : Json();
    object["end"] = grounded ? Json(span.range.end) : Json();
    return object;
}

Span spanFromJson(const Json& object)
{
    Span span;
    span.range = {integerOf(object, "start"), integerOf(object, "end")};
    span.quote = stringOf(object, "quote");
    span.before = stringOf(object, "before");
    span.after = stringOf(object, "after");
    span.match = matchClassFromId(stringOf(object, "match")).value_or(MatchClass::Exact);
    const auto similarity = object.find("similarity");
    if (similarity != object.end() && similarity->is_number()) {
        span.similarity = similarity->get<double>();
    }
    return span;
}

Json spansToJson(const std::vector<Span>& spans)
{
    Json list = Json::array();
    for (const Span& span : spans) {
        list.push_back(spanToJson(span));
    }
    return list;
}

std::vector<Span> spansFromJson(const Json& object)
{
    std::vector<Span> spans;
    const auto list = object.find("spans");
    if (list != object.end() && list->is_array()) {
        for (const Json& entry : *list) {
            if (entry.is_object()) {
                spans.push_back(spanFromJson(entry));
            }
        }
    }
    return spans;
}

}  // namespace

std::string textValue(const std::string& text)
{
    return canonicalJson(Json(text));
}

std::string readTextValue(const std::string& json)
{
    const Json value = parseOrNull(json);
    return value.is_string() ? value.get<std::string>() : std::string();
}

std::string flagValue(bool on)
{
    return on ? "true" : "false";
}

std::string labelValue(std::optional<Label> label)
{
    return label ? textValue(std::string(labelId(*label))) : "null";
}

std::string intentValue(const std::string& intent)
{
    return canonicalJson(Json{{"intent", intent}});
}

std::string readIntentValue(const std::string& json)
{
    const Json value = parseOrNull(json);
    return value.is_object() ? stringOf(value, "intent") : std::string();
}

std::string acceptedValue(const std::vector<std::string>& reasons)
{
    return canonicalJson(Json{{"reasons", reasons}});
}

std::vector<std::string> readAcceptedValue(const std::string& json)
{
    std::vector<std::string> reasons;
    const Json value = parseOrNull(json);
    if (value.is_object() && value.contains("reasons") && value["reasons"].is_array()) {
        for (const Json& reason : value["reasons"]) {
            if (reason.is_string()) {
                reasons.push_back(reason.get<std::string>());
            }
        }
    }
    return reasons;
}

std::string spansValue(const DrawnSpans& drawn)
{
    return canonicalJson(Json{{"text", drawn.textHash}, {"spans", spansToJson(drawn.spans)}});
}

DrawnSpans readSpansValue(const std::string& json)
{
    const Json value = parseOrNull(json);
    if (!value.is_object()) {
        return {};
    }
    return {stringOf(value, "text"), spansFromJson(value)};
}

std::string reasonValue(const Reason& reason, const std::string& textHash)
{
    return canonicalJson(Json{{"id", reason.id},
                              {"category", categoryInfo(reason.category).id},
                              {"reason", reason.text},
                              {"text", textHash},
                              {"spans", spansToJson(reason.spans)}});
}

std::optional<DrawnReason> readReasonValue(const std::string& json)
{
    const Json value = parseOrNull(json);
    if (!value.is_object() || stringOf(value, "id").empty()) {
        return std::nullopt;
    }
    DrawnReason drawn;
    drawn.textHash = stringOf(value, "text");
    drawn.reason.id = stringOf(value, "id");
    drawn.reason.layer = Layer::Annotator;
    drawn.reason.category = categoryFromId(stringOf(value, "category")).value_or(Category::Other);
    drawn.reason.text = stringOf(value, "reason");
    drawn.reason.spans = spansFromJson(value);
    for (const Span& span : drawn.reason.spans) {
        drawn.reason.recitations.push_back(span.quote);
    }
    return drawn;
}

}  // namespace metes
