// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/predictions/DraftClaims.h"

#include "core/patent/ClaimLanguage.h"
#include "core/text/Folding.h"
#include "core/text/TextIndex.h"

#include <algorithm>

namespace metes {

namespace {

/// After ";" or ":", "; and" and "; or" too.
bool endsLimitation(std::u32string_view text)
{
    for (const std::u32string_view join : {U" and", U" or"}) {
        if (text.ends_with(join)) {
            text.remove_suffix(join.size());
            break;
        }
    }
    return text.ends_with(U';') || text.ends_with(U':');
}

DraftClaim plainClaim(const Claim& claim, std::int32_t start, LineEnds lineEnds)
{
    const std::u32string all = toUtf32(claim.text);
    std::u32string text;
    DraftClaim plain;
    plain.number = claim.number;
    plain.parents = claim.dependsOn;
    auto at = static_cast<std::size_t>(start);
    while (at < all.size()) {
        if (!isBlank(all[at])) {
            text += all[at];
            plain.origins.push_back(static_cast<std::int32_t>(at++));
            continue;
        }
        const std::size_t blank = at;
        bool line = false;
        for (; at < all.size() && isBlank(all[at]); ++at) {
            line = line || all[at] == U'\n';
        }
        if (at < all.size() && !text.empty()) {
            const bool kept = line && lineEnds == LineEnds::Limitations && endsLimitation(text);
            text += kept ? U'\n' : U' ';
            plain.origins.push_back(static_cast<std::int32_t>(blank));
        }
    }
    plain.text = toUtf8(text);
    return plain;
}

}  // namespace

TextRange DraftClaim::inClaim(TextRange range) const
{
    const auto length = static_cast<std::int32_t>(origins.size());
    if (range.empty() || range.start < 0 || range.end > length) {
        return {};
    }
    return {origins[static_cast<std::size_t>(range.start)],
            origins[static_cast<std::size_t>(range.end) - 1] + 1};
}

std::vector<DraftClaim> draftClaims(const std::vector<Claim>& claims, LineEnds lineEnds)
{
    std::vector<DraftClaim> plain;
    for (const Claim& claim : claims) {
        const ClaimHead head = readClaimHead(claim.text);
        const bool cancelled = head.status && head.status->status == ClaimStatus::Canceled;
        if (!cancelled) {
            plain.push_back(plainClaim(claim, head.textStart, lineEnds));
        }
    }
    std::stable_sort(plain.begin(), plain.end(),
                     [](const DraftClaim& a, const DraftClaim& b) { return a.number < b.number; });
    plain.erase(
        std::unique(plain.begin(), plain.end(),
                    [](const DraftClaim& a, const DraftClaim& b) { return a.number == b.number; }),
        plain.end());
    return plain;
}

std::vector<ScorableClaim> scorable(const std::vector<DraftClaim>& claims)
{
    std::vector<ScorableClaim> list;
    list.reserve(claims.size());
    for (const DraftClaim& claim : claims) {
        list.push_back({claim.number, claim.text, claim.parents});
    }
    return list;
}

std::optional<std::size_t> placeOf(const std::vector<DraftClaim>& claims, std::int32_t number)
{
    const auto found = std::find_if(claims.begin(), claims.end(), [number](const DraftClaim& each) {
        return each.number == number;
    });
    if (found == claims.end()) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - claims.begin());
}

}  // namespace metes
