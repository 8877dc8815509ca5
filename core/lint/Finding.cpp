// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/Finding.h"

#include <algorithm>

namespace metes {

namespace {

// In the order of FindingKind.
constexpr std::array<std::string_view, kFindingKindCount> kKindIds{
    "missing_antecedent",  "ambiguous_antecedent", "used_before_introduced", "introduced_twice",
    "modifier_added",      "number_changed",       "kind_mismatch",          "missing_article",
    "term_drift",          "inherent",             "acronym",                "relative_term",
    "subjective_term",     "exemplary_phrase",     "open_ended",             "optional_language",
    "trademark",           "means_plus_function",  "negative_limitation",    "alternative",
    "transition",          "dependency",           "numbering",              "punctuation",
    "duplicate_claim",     "lost_reference",       "formula_present",        "no_support"};

constexpr std::array<std::string_view, 4> kSeverityIds{"high", "medium", "low", "info"};

template<typename Enum, std::size_t size>
std::optional<Enum> find(const std::array<std::string_view, size>& ids, std::string_view id)
{
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (found == ids.end()) {
        return std::nullopt;
    }
    return static_cast<Enum>(found - ids.begin());
}

}  // namespace

std::string_view findingKindId(FindingKind kind)
{
    return kKindIds[static_cast<std::size_t>(kind)];
}

std::optional<FindingKind> findingKindFromId(std::string_view id)
{
    return find<FindingKind>(kKindIds, id);
}

std::string_view severityId(Severity severity)
{
    return kSeverityIds[static_cast<std::size_t>(severity)];
}

std::optional<Severity> severityFromId(std::string_view id)
{
    return find<Severity>(kSeverityIds, id);
}

}  // namespace metes
