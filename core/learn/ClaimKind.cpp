// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/ClaimKind.h"

#include <algorithm>
#include <array>
#include <optional>

namespace metes {

namespace {

struct KindWord {
    std::string_view word;
    ClaimKind kind;
};

constexpr std::array kKindWords = std::to_array<KindWord>({
    {"method", ClaimKind::Method},
    {"methods", ClaimKind::Method},
    {"process", ClaimKind::Method},
    {"procedure", ClaimKind::Method},
    {"use", ClaimKind::Method},
    {"system", ClaimKind::System},
    {"systems", ClaimKind::System},
    {"network", ClaimKind::System},
    {"platform", ClaimKind::System},
    {"medium", ClaimKind::Medium},
    {"mediums", ClaimKind::Medium},
    {"media", ClaimKind::Medium},
    {"program", ClaimKind::Medium},
    {"software", ClaimKind::Medium},
    {"storage", ClaimKind::Medium},
    {"memory", ClaimKind::Medium},
    {"memories", ClaimKind::Medium},
    {"composition", ClaimKind::Composition},
    {"compositions", ClaimKind::Composition},
    {"compound", ClaimKind::Composition},
    {"compounds", ClaimKind::Composition},
    {"formulation", ClaimKind::Composition},
    {"mixture", ClaimKind::Composition},
    {"alloy", ClaimKind::Composition},
    {"polymer", ClaimKind::Composition},
    {"solution", ClaimKind::Composition},
});

constexpr std::array<std::string_view, 17> kPreambleEnds = {
    "for",        "of",        "to",     "comprising", "comprises", "including",
    "consisting", "wherein",   "having", "storing",    "which",     "that",
    "with",       "according", "in",     "as",         "by"};

std::optional<ClaimKind> kindOf(std::string_view word)
{
    for (const KindWord& known : kKindWords) {
        // "computer-storage" and "bio-composition" tell by their last part.
        const bool ending = word.size() > known.word.size() && word.ends_with(known.word)
                            && word[word.size() - known.word.size() - 1] == '-';
        if (word == known.word || ending) {
            return known.kind;
        }
    }
    return std::nullopt;
}

}  // namespace

ClaimKind claimKind(const std::vector<TextToken>& words)
{
    constexpr std::size_t kLongestPreamble = 12;
    const bool oneOrMore = words.size() > 2 && words[0].text == "one" && words[1].text == "or";
    ClaimKind last = ClaimKind::Apparatus;
    // The head noun ends its phrase, so of "memory system" the system counts.
    for (std::size_t i = oneOrMore ? 3 : 0; i < std::min(words.size(), kLongestPreamble); ++i) {
        const std::string_view word = words[i].text;
        const bool ends =
            std::find(kPreambleEnds.begin(), kPreambleEnds.end(), word) != kPreambleEnds.end();
        if (ends && i > 0) {
            break;
        }
        if (const std::optional<ClaimKind> kind = kindOf(word)) {
            last = *kind;
        } else if (word != "device" && word != "devices" && word != "product"
                   && word != "products") {
            // "system controller" is an apparatus, "storage device" and "program product" are not.
            last = ClaimKind::Apparatus;
        }
    }
    return last;
}

}  // namespace metes
