// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/FileName.h"

#include <algorithm>
#include <array>

namespace metes {

namespace {

bool isNameDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool areDigits(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isNameDigit);
}

// "2025-06-02" as it is, "12-10-2025" (month first, as the office writes it) turned round.
std::string dateOfPart(std::string_view part)
{
    const bool dashes = part.size() == 10 && std::count(part.begin(), part.end(), '-') == 2;
    if (!dashes) {
        return {};
    }
    const bool yearFirst = part[4] == '-' && part[7] == '-';
    const bool yearLast = part[2] == '-' && part[5] == '-';
    std::string date = yearFirst ? std::string(part)
                       : yearLast
                           ? std::string(part.substr(6)) + '-' + std::string(part.substr(0, 5))
                           : std::string();
    const bool digits = std::count_if(date.begin(), date.end(), isNameDigit) == 8;
    return digits ? date : std::string();
}

bool isCode(std::string_view part)
{
    static constexpr std::array<std::string_view, 19> kCodes{
        "CLM", "SPEC", "ABST", "CTNF", "CTFR",   "CTRS",    "CTAV",     "CTEQ", "CTMS", "NOA",
        "REM", "A...", "AMSB", "A.NE", "CLM.NE", "SPEC.NE", "APP.TEXT", "EXIN", "DRW"};
    return std::find(kCodes.begin(), kCodes.end(), part) != kCodes.end();
}

}  // namespace

FileNameFacts factsOfFileName(std::string_view name)
{
    name.remove_prefix(std::min(name.find_last_of("/\\") + 1, name.size()));
    FileNameFacts facts;
    while (!name.empty()) {
        const std::size_t end = name.find_first_of("_. ");
        const std::string_view part = name.substr(0, end);
        name.remove_prefix(end == std::string_view::npos ? name.size() : end + 1);
        if (facts.application.empty() && part.size() == 8 && areDigits(part)) {
            facts.application = part;
        } else if (facts.date.empty() && !dateOfPart(part).empty()) {
            facts.date = dateOfPart(part);
        } else if (facts.code.empty() && isCode(part)) {
            facts.code = part;
        }
    }
    return facts;
}

void applyFileName(PatentDocument& document, std::string_view name)
{
    FileNameFacts facts = factsOfFileName(name);
    const auto fill = [](std::string& field, std::string& fact) {
        if (field.empty()) {
            field = std::move(fact);
        }
    };
    fill(document.application, facts.application);
    fill(document.date, facts.date);
    fill(document.code, facts.code);
}

std::string applicationDigits(std::string_view text)
{
    std::string digits;
    for (const char c : text) {
        if (isNameDigit(c)) {
            digits += c;
        } else if (c != '/' && c != ',' && c != ' ') {
            return {};
        }
    }
    return digits.size() >= 6 && digits.size() <= 14 ? digits : std::string();
}

std::string findApplicationNumber(std::string_view text)
{
    // 19/182,905 or 19/182905
    for (std::size_t slash = text.find('/'); slash != std::string_view::npos;
         slash = text.find('/', slash + 1)) {
        if (slash < 2 || !areDigits(text.substr(slash - 2, 2))
            || (slash > 2 && isNameDigit(text[slash - 3]))) {
            continue;
        }
        std::string number(text.substr(slash - 2, 2));
        std::size_t at = slash + 1;
        while (at < text.size() && number.size() < 8
               && (isNameDigit(text[at]) || (text[at] == ',' && number.size() == 5))) {
            if (isNameDigit(text[at])) {
                number += text[at];
            }
            ++at;
        }
        if (number.size() == 8 && (at >= text.size() || !isNameDigit(text[at]))) {
            return number;
        }
    }
    return {};
}

}  // namespace metes
