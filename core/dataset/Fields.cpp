// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/Fields.h"

#include "core/base/Json.h"

#include <algorithm>

namespace metes {

namespace dom = simdjson::dom;

namespace {

std::string_view typeName(dom::element element)
{
    switch (element.type()) {
    case dom::element_type::ARRAY: return "a list";
    case dom::element_type::OBJECT: return "an object";
    case dom::element_type::INT64:
    case dom::element_type::UINT64:
    case dom::element_type::DOUBLE: return "a number";
    case dom::element_type::STRING: return "a text";
    case dom::element_type::BOOL: return "true or false";
    case dom::element_type::NULL_VALUE: return "null";
    }
    return "something else";
}

std::string wanted(std::string_view what, dom::element element)
{
    return "expected " + std::string(what) + ", found " + std::string(typeName(element));
}

std::string canonical(dom::element element)
{
    return canonicalJson(Json::parse(simdjson::minify(element)));
}

}  // namespace

std::string Fields::path() const
{
    if (m_outer == nullptr) {
        return {};
    }
    const std::string path = m_outer->pathOf(m_field);
    return m_place == kNoList ? path : path + "[" + std::to_string(m_place) + "]";
}

std::string Fields::pathOf(std::string_view field) const
{
    const std::string before = path();
    return before.empty() ? std::string(field) : before + "." + std::string(field);
}

void Fields::refuse(std::string_view field, std::string message) const
{
    if (!m_refusal) {
        m_refusal = Refusal{field.empty() ? path() : pathOf(field), std::move(message)};
    }
}

std::optional<dom::element> Fields::find(std::string_view field) const
{
    dom::element element;
    if (m_object.at_key(field).get(element) != simdjson::SUCCESS || element.is_null()) {
        return std::nullopt;
    }
    return element;
}

std::string Fields::text(std::string_view field) const
{
    const auto element = find(field);
    if (!element) {
        return {};
    }
    std::string_view text;
    if (element->get(text) != simdjson::SUCCESS) {
        refuse(field, wanted("a text", *element));
    }
    return std::string(text);
}

std::string Fields::requiredText(std::string_view field) const
{
    if (!find(field)) {
        refuse(field, "is missing");
        return {};
    }
    return text(field);
}

std::optional<std::int64_t> Fields::integer(std::string_view field) const
{
    const auto element = find(field);
    if (!element) {
        return std::nullopt;
    }
    std::int64_t value = 0;
    if (element->get(value) != simdjson::SUCCESS) {
        refuse(field, wanted("a whole number", *element));
        return std::nullopt;
    }
    return value;
}

std::optional<double> Fields::number(std::string_view field) const
{
    const auto element = find(field);
    if (!element) {
        return std::nullopt;
    }
    double value = 0;
    if (element->get(value) != simdjson::SUCCESS) {
        refuse(field, wanted("a number", *element));
        return std::nullopt;
    }
    return value;
}

std::vector<std::string> Fields::texts(std::string_view field) const
{
    std::vector<std::string> list;
    texts(field, [&](std::string_view text) { list.emplace_back(text); });
    return list;
}

void Fields::texts(std::string_view field, const std::function<void(std::string_view)>& take) const
{
    const auto element = find(field);
    if (!element) {
        return;
    }
    dom::array array;
    if (element->get(array) != simdjson::SUCCESS) {
        refuse(field, wanted("a list of texts", *element));
        return;
    }
    std::size_t position = 0;
    for (const dom::element entry : array) {
        std::string_view text;
        if (entry.get(text) != simdjson::SUCCESS) {
            refuse(std::string(field) + "[" + std::to_string(position) + "]",
                   wanted("a text", entry));
            return;
        }
        take(text);
        ++position;
    }
}

std::vector<std::int32_t> Fields::integers(std::string_view field) const
{
    std::vector<std::int32_t> list;
    const auto element = find(field);
    if (!element) {
        return list;
    }
    dom::array array;
    if (element->get(array) != simdjson::SUCCESS) {
        refuse(field, wanted("a list of claim numbers", *element));
        return list;
    }
    for (const dom::element entry : array) {
        std::int64_t value = 0;
        if (entry.get(value) != simdjson::SUCCESS || value < 1 || value > 1'000'000) {
            refuse(std::string(field) + "[" + std::to_string(list.size()) + "]",
                   "expected a claim number from 1 to 1,000,000");
            return list;
        }
        list.push_back(static_cast<std::int32_t>(value));
    }
    return list;
}

void Fields::object(std::string_view field, const std::function<void(const Fields&)>& read) const
{
    const auto element = find(field);
    if (!element) {
        return;
    }
    dom::object object;
    if (element->get(object) != simdjson::SUCCESS) {
        refuse(field, wanted("an object", *element));
        return;
    }
    read(Fields(object, *this, field, kNoList));
}

void Fields::objects(std::string_view field, const std::function<void(const Fields&)>& read) const
{
    const auto element = find(field);
    if (!element) {
        return;
    }
    dom::array array;
    if (element->get(array) != simdjson::SUCCESS) {
        refuse(field, wanted("a list", *element));
        return;
    }
    std::size_t position = 0;
    for (const dom::element entry : array) {
        dom::object object;
        if (entry.get(object) != simdjson::SUCCESS) {
            refuse(std::string(field) + "[" + std::to_string(position) + "]",
                   wanted("an object", entry));
            return;
        }
        read(Fields(object, *this, field, position++));
    }
}

std::string Fields::rest(std::initializer_list<std::string_view> known) const
{
    Json unknown = Json::object();
    for (const dom::key_value_pair field : m_object) {
        if (std::find(known.begin(), known.end(), field.key) == known.end()) {
            unknown[std::string(field.key)] = Json::parse(simdjson::minify(field.value));
        }
    }
    return unknown.empty() ? std::string() : canonicalJson(unknown);
}

std::string Fields::json(std::string_view field) const
{
    const auto element = find(field);
    return element ? canonical(*element) : "null";
}

}  // namespace metes
