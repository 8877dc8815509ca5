// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/claims/ClaimOutline.h"

#include "core/patent/ClaimLanguage.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <map>
#include <set>

namespace metes {

namespace {

constexpr std::string_view kBlanks = " \t\r\n\v\f,;:.";
constexpr std::string_view kOpeners[] = {"wherein",
                                         "further",
                                         "comprising",
                                         "in which",
                                         "where",
                                         "characterized in that",
                                         "characterised in that",
                                         "and",
                                         "including",
                                         "that",
                                         "which"};
constexpr std::string_view kStops[] = {",",
                                       ":",
                                       ";",
                                       " comprising",
                                       " wherein",
                                       " including",
                                       " consisting",
                                       " characterized",
                                       " characterised",
                                       "\n"};
constexpr std::int32_t kLongest = 60;

void dropBlanks(std::string_view& text)
{
    text.remove_prefix(std::min(text.size(), text.find_first_not_of(kBlanks)));
}

std::string_view withoutOpeners(std::string_view text)
{
    dropBlanks(text);
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view opener : kOpeners) {
            const bool whole = text.starts_with(opener)
                               && (text.size() == opener.size()
                                   || kBlanks.find(text[opener.size()]) != std::string_view::npos);
            if (whole) {
                text.remove_prefix(opener.size());
                dropBlanks(text);
                again = true;
            }
        }
    }
    return text;
}

std::string shortened(std::string_view text)
{
    std::string words(sliceCodePoints(text, {0, kLongest}));
    std::replace(words.begin(), words.end(), '\n', ' ');
    while (!words.empty() && kBlanks.find(words.back()) != std::string_view::npos) {
        words.pop_back();
    }
    return words;
}

std::string_view untilStop(std::string_view text)
{
    std::size_t end = text.size();
    for (const std::string_view stop : kStops) {
        end = std::min(end, text.find(stop));
    }
    return text.substr(0, end);
}

std::int32_t placedUnder(const Claim& claim, const std::set<std::int32_t>& numbers)
{
    for (const std::int32_t parent : claim.dependsOn) {
        if (parent < claim.number && numbers.contains(parent)) {
            return parent;
        }
    }
    return 0;
}

}  // namespace

std::string claimOpening(const Claim& claim)
{
    const ClaimHead head = readClaimHead(claim.text);
    const ClaimReference reference = readClaimReference(claim.text, claim.number);
    const TextIndex index(claim.text);
    if (reference.range.empty() || reference.otherCategory) {
        return shortened(untilStop(index.slice({head.textStart, index.codePoints()})));
    }
    const std::string added =
        shortened(withoutOpeners(index.slice({reference.range.end, index.codePoints()})));
    return added.empty() ? shortened(index.slice({head.textStart, index.codePoints()})) : added;
}

std::vector<OutlineRow> claimOutline(const std::vector<Claim>& claims)
{
    std::set<std::int32_t> numbers;
    for (const Claim& claim : claims) {
        numbers.insert(claim.number);
    }
    std::map<std::int32_t, std::vector<const Claim*>> children;
    for (const Claim& claim : claims) {
        children[placedUnder(claim, numbers)].push_back(&claim);
    }
    std::vector<OutlineRow> rows;
    // A stack of its own: a chain of claims may be as long as it likes.
    std::vector<std::pair<const Claim*, std::int32_t>> waiting;
    const auto push = [&](std::int32_t parent, std::int32_t depth) {
        const std::vector<const Claim*>& under = children[parent];
        for (auto child = under.rbegin(); child != under.rend(); ++child) {
            waiting.emplace_back(*child, depth);
        }
    };
    push(0, 0);
    while (!waiting.empty()) {
        const auto [claim, depth] = waiting.back();
        waiting.pop_back();
        rows.push_back({claim->number, depth, claim->dependsOn, claimOpening(*claim)});
        push(claim->number, depth + 1);
    }
    return rows;
}

}  // namespace metes
