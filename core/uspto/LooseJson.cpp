// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/LooseJson.h"

#include "core/uspto/TextInput.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace metes {

namespace {

// 2001-01-01 05:00 UTC: midnight in Virginia, the null date of the older records.
constexpr std::int64_t kNullSeconds = 978'307'200;
constexpr std::int64_t kSecondsPerDay = 86'400;

bool isWordLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Bare words that strict JSON has not become null of the same length or shorter.
std::string strict(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            result += c;
            if (c == '\\' && i + 1 < text.size()) {
                result += text[++i];
            }
            quoted = c != '"';
            continue;
        }
        quoted = c == '"';
        const std::string_view rest = text.substr(i);
        const bool after = i > 0 && isWordLetter(text[i - 1]);
        std::size_t length = 0;
        for (const std::string_view word : {"NaN", "nan", "-Infinity", "Infinity"}) {
            const bool whole = rest.starts_with(word)
                               && (rest.size() == word.size() || !isWordLetter(rest[word.size()]));
            length = whole && !after && length == 0 ? word.size() : length;
        }
        if (length > 0) {
            result += "null";
            i += length - 1;
        } else {
            result += c;
        }
    }
    return result;
}

Result<Json> parseLines(std::string_view text)
{
    Json all = Json::array();
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) {
            continue;
        }
        auto value = parseJson(line);
        if (!value) {
            return value;
        }
        all.push_back(std::move(*value));
    }
    return all;
}

const Json* firstOf(const Json& object, const char* field)
{
    const auto found = object.is_object() ? object.find(field) : object.end();
    if (!object.is_object() || found == object.end()) {
        return nullptr;
    }
    const Json* value = &*found;
    if (value->is_array()) {
        value = value->empty() ? nullptr : &value->front();
    }
    return value;
}

std::string dateOfDays(std::int64_t days)
{
    // Days since 1970 to the civil date (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms").
    const std::int64_t z = days + 719'468;
    const std::int64_t era = (z >= 0 ? z : z - 146'096) / 146'097;
    const std::int64_t dayOfEra = z - era * 146'097;
    const std::int64_t yearOfEra =
        (dayOfEra - dayOfEra / 1460 + dayOfEra / 36'524 - dayOfEra / 146'096) / 365;
    const std::int64_t dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const std::int64_t shifted = (5 * dayOfYear + 2) / 153;
    const std::int64_t day = dayOfYear - (153 * shifted + 2) / 5 + 1;
    const std::int64_t month = shifted < 10 ? shifted + 3 : shifted - 9;
    const std::int64_t year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02d-%02d", static_cast<int>(year),
                  static_cast<int>(month), static_cast<int>(day));
    return text.data();
}

std::string dateText(int year, int month, int day)
{
    const bool valid =
        year >= 1700 && year <= 2200 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
    if (!valid) {
        return {};
    }
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02d-%02d", year, month, day);
    return text.data();
}

std::string dateOfText(const std::string& text)
{
    static constexpr std::array<std::string_view, 12> kMonths{
        "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"};
    int a = 0;
    int b = 0;
    int c = 0;
    std::array<char, 4> month{};
    if (std::sscanf(text.c_str(), "%4d-%2d-%2d", &a, &b, &c) == 3) {
        return dateText(a, b, c);
    }
    if (std::sscanf(text.c_str(), "%2d/%2d/%4d", &a, &b, &c) == 3) {
        return dateText(c, a, b);
    }
    if (std::sscanf(text.c_str(), "%2d-%3[A-Za-z]-%4d", &a, month.data(), &c) == 3) {
        std::string name;
        for (const char letter : std::string_view(month.data())) {
            name += letter >= 'a' ? static_cast<char>(letter - 'a' + 'A') : letter;
        }
        for (std::size_t i = 0; i < kMonths.size(); ++i) {
            const int year = c >= 100 ? c : c < 70 ? 2000 + c : 1900 + c;
            if (kMonths[i] == name) {
                return dateText(year, static_cast<int>(i) + 1, a);
            }
        }
    }
    return {};
}

}  // namespace

Result<Json> parseLooseJson(std::string_view bytes)
{
    const auto text = checkedText(bytes);
    if (!text) {
        return passOn(text);
    }
    const std::string cleaned = strict(*text);
    auto whole = parseJson(cleaned);
    if (whole) {
        return whole;
    }
    const std::size_t firstLine = cleaned.find('\n');
    if (firstLine != std::string::npos
        && parseJson(std::string_view(cleaned).substr(0, firstLine))) {
        if (auto lines = parseLines(cleaned)) {
            return lines;
        }
    }
    return whole;
}

std::string looseText(const Json& object, const char* field)
{
    const Json* const value = firstOf(object, field);
    if (value == nullptr) {
        return {};
    }
    if (value->is_string()) {
        return value->get<std::string>();
    }
    if (value->is_number_float()) {
        const double number = value->get<double>();
        const bool whole = std::floor(number) == number && std::abs(number) < 1e15;
        return whole ? std::to_string(static_cast<std::int64_t>(number)) : value->dump();
    }
    return value->is_number() ? value->dump() : std::string();
}

std::string looseText(const Json& object, std::initializer_list<const char*> fields)
{
    for (const char* const field : fields) {
        if (std::string text = looseText(object, field); !text.empty()) {
            return text;
        }
    }
    return {};
}

std::vector<std::string> looseTexts(const Json& object, const char* field)
{
    std::vector<std::string> texts;
    const auto found = object.is_object() ? object.find(field) : object.end();
    if (!object.is_object() || found == object.end()) {
        return texts;
    }
    if (found->is_string()) {
        texts.push_back(found->get<std::string>());
    }
    if (found->is_array()) {
        for (const Json& each : *found) {
            if (each.is_string()) {
                texts.push_back(each.get<std::string>());
            }
        }
    }
    return texts;
}

std::string looseDate(const Json& object, std::initializer_list<const char*> fields)
{
    for (const char* const field : fields) {
        const Json* const value = firstOf(object, field);
        std::string date;
        if (value != nullptr && value->is_number()) {
            const double number = value->get<double>();
            const bool sane = number > -1e10 && number < 1e10;
            const auto seconds = sane ? static_cast<std::int64_t>(number) : 0;
            const std::int64_t days =
                (seconds - (seconds < 0 ? kSecondsPerDay - 1 : 0)) / kSecondsPerDay;
            const bool null = !sane || seconds == 0 || days == kNullSeconds / kSecondsPerDay;
            date = null ? std::string() : dateOfDays(days);
        } else if (value != nullptr && value->is_string()) {
            date = dateOfText(value->get<std::string>());
        }
        if (!date.empty()) {
            return date;
        }
    }
    return {};
}

}  // namespace metes
