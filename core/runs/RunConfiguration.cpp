// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/RunConfiguration.h"

#include "core/base/Json.h"

namespace metes {

namespace {

std::string shownText(const Json& value)
{
    return value.is_string() ? value.get<std::string>() : value.dump();
}

}  // namespace

RunConfiguration::RunConfiguration(const std::string& json)
{
    const auto read = parseJson(json);
    if (!read || !read->is_object()) {
        return;
    }
    for (const auto& [field, value] : read->items()) {
        std::vector<std::string>& texts = m_fields[field];
        if (!value.is_array()) {
            texts.push_back(shownText(value));
            continue;
        }
        for (const Json& element : value) {
            texts.push_back(shownText(element));
        }
    }
}

std::string RunConfiguration::text(const std::string& field) const
{
    const auto found = m_fields.find(field);
    return found == m_fields.end() || found->second.empty() ? std::string() : found->second.front();
}

std::vector<std::string> RunConfiguration::list(const std::string& field) const
{
    const auto found = m_fields.find(field);
    return found == m_fields.end() ? std::vector<std::string>() : found->second;
}

}  // namespace metes
