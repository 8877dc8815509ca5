// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/PlainClaims.h"

#include "core/patent/ClaimLanguage.h"
#include "core/patent/ClaimSet.h"
#include "core/text/TextIndex.h"

namespace metes {

namespace {

constexpr std::string_view kAllow = "%allow ";

enum class AllowLine { None, Known, Unknown };

AllowLine readSuppression(std::string_view line, Suppression& suppression)
{
    if (!line.starts_with(kAllow)) {
        return AllowLine::None;
    }
    line.remove_prefix(kAllow.size());
    const std::size_t colon = line.rfind(": ");
    std::string_view what = line.substr(0, colon);
    if (const std::size_t open = what.find('"'); open != std::string_view::npos) {
        const std::size_t close = what.find('"', open + 1);
        suppression.quote = what.substr(open + 1, close - open - 1);
        what = what.substr(0, open);
    }
    while (what.ends_with(' ')) {
        what.remove_suffix(1);
    }
    const auto kind = findingKindFromId(what);
    if (!kind || colon == std::string_view::npos) {
        return AllowLine::Unknown;
    }
    suppression.kind = *kind;
    suppression.reason = line.substr(colon + 2);
    return AllowLine::Known;
}

// A claim with its label, from the start of its line on: the lines of the text stay as they are.
Claim claimOf(const TextIndex& index, std::string_view text, TextRange range, std::int32_t number)
{
    const auto start = static_cast<std::size_t>(index.byteOf(range.start));
    const auto end = static_cast<std::size_t>(index.byteOf(range.end));
    const std::size_t before = start == 0 ? std::string_view::npos : text.rfind('\n', start - 1);
    const std::size_t line = before == std::string_view::npos ? 0 : before + 1;
    Claim claim;
    claim.number = number;
    claim.text = text.substr(line, end - line);
    claim.dependsOn = readClaimReference(claim.text, number).claims;
    return claim;
}

/// A suppression and the byte of the text, without such lines, that it stands before.
struct PlacedSuppression {
    Suppression suppression;
    std::size_t at = 0;
};

}  // namespace

PlainClaims readPlainClaims(std::string_view text)
{
    std::string kept;
    std::vector<PlacedSuppression> placed;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        Suppression suppression;
        switch (readSuppression(line, suppression)) {
        case AllowLine::None: (kept += line) += '\n'; break;
        case AllowLine::Known: placed.push_back({std::move(suppression), kept.size()}); break;
        case AllowLine::Unknown: break;
        }
    }
    PlainClaims read;
    const TextIndex index(kept);
    const ClaimSet set = splitClaimSet(kept);
    if (!set.preface.empty()) {
        read.claims.push_back(claimOf(index, kept, set.preface, 1));
    }
    for (const ClaimStretch& stretch : set.claims) {
        read.claims.push_back(claimOf(index, kept, stretch.range, stretch.numbers.front()));
    }
    for (PlacedSuppression& each : placed) {
        each.suppression.claim = 1;
        for (const ClaimStretch& stretch : set.claims) {
            const bool before =
                static_cast<std::size_t>(index.byteOf(stretch.range.start)) < each.at;
            each.suppression.claim = before ? stretch.numbers.front() : each.suppression.claim;
        }
        read.suppressions.push_back(std::move(each.suppression));
    }
    return read;
}

}  // namespace metes
