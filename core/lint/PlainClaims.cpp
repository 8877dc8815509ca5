// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/PlainClaims.h"

#include "core/patent/ClaimLanguage.h"

#include <algorithm>
#include <cctype>

namespace metes {

namespace {

constexpr std::string_view kAllow = "%allow ";

// The number of a label at the start of the line: the next one that may come, or 0.
std::int32_t labelOf(std::string_view line, std::int32_t last)
{
    std::size_t i = 0;
    while (i < line.size() && (line[i] == ' ' || line[i] == '\t')) {
        ++i;
    }
    if (i == line.size() || std::isdigit(static_cast<unsigned char>(line[i])) == 0) {
        return 0;
    }
    const ClaimHead head = readClaimHead(line);
    const bool follows = !head.numbers.empty() && head.numbers.front() > last
                         && head.numbers.front() <= last + 50;
    return follows ? head.numbers.front() : 0;
}

bool readSuppression(std::string_view line, std::int32_t claim,
                     std::vector<Suppression>& suppressions)
{
    if (!line.starts_with(kAllow)) {
        return false;
    }
    line.remove_prefix(kAllow.size());
    const std::size_t colon = line.rfind(": ");
    std::string_view what = line.substr(0, colon);
    Suppression suppression;
    suppression.claim = claim;
    if (const std::size_t open = what.find('"'); open != std::string_view::npos) {
        const std::size_t close = what.find('"', open + 1);
        suppression.quote = what.substr(open + 1, close - open - 1);
        what = what.substr(0, open);
    }
    while (what.ends_with(' ')) {
        what.remove_suffix(1);
    }
    const auto kind = findingKindFromId(what);
    if (kind && colon != std::string_view::npos) {
        suppression.kind = *kind;
        suppression.reason = line.substr(colon + 2);
        suppressions.push_back(std::move(suppression));
    }
    return true;
}

void finish(std::string& text, std::int32_t number, std::vector<Claim>& claims)
{
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0) {
        text.pop_back();
    }
    if (text.empty()) {
        return;
    }
    Claim claim;
    claim.number = number;
    claim.text = std::move(text);
    claim.dependsOn = readClaimReference(claim.text, number).claims;
    claims.push_back(std::move(claim));
    text.clear();
}

}  // namespace

PlainClaims readPlainClaims(std::string_view text)
{
    PlainClaims read;
    std::string current;
    std::int32_t number = 0;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (readSuppression(line, std::max(number, 1), read.suppressions)) {
            continue;
        }
        if (const std::int32_t label = labelOf(line, number); label > 0) {
            finish(current, std::max(number, 1), read.claims);
            number = label;
        }
        if (!current.empty() || line.find_first_not_of(" \t\r") != std::string_view::npos) {
            current += line;
            current += '\n';
        }
    }
    finish(current, std::max(number, 1), read.claims);
    return read;
}

}  // namespace metes
