// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/Finding.h"

#include <algorithm>
#include <utility>

namespace metes {

namespace {

// In the order of FindingKind.
constexpr std::array<std::string_view, kFindingKindCount> kKindIds{"missing_antecedent",
                                                                   "ambiguous_antecedent",
                                                                   "used_before_introduced",
                                                                   "introduced_twice",
                                                                   "modifier_added",
                                                                   "number_changed",
                                                                   "kind_mismatch",
                                                                   "missing_article",
                                                                   "term_drift",
                                                                   "inherent",
                                                                   "acronym",
                                                                   "relative_term",
                                                                   "subjective_term",
                                                                   "exemplary_phrase",
                                                                   "open_ended",
                                                                   "optional_language",
                                                                   "trademark",
                                                                   "means_plus_function",
                                                                   "negative_limitation",
                                                                   "alternative",
                                                                   "transition",
                                                                   "dependency",
                                                                   "numbering",
                                                                   "punctuation",
                                                                   "duplicate_claim",
                                                                   "lost_reference",
                                                                   "formula_present",
                                                                   "no_support"};

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

std::string listed(const std::vector<Evidence>& evidence, std::size_t most)
{
    std::string text;
    for (std::size_t i = 0; i < evidence.size() && i < most; ++i) {
        text += (i == 0 ? "\"" : ", \"") + evidence[i].quote + "\" (claim "
                + std::to_string(evidence[i].claim) + ")";
    }
    return text;
}

std::string filled(const Statement& statement, const std::vector<Evidence>& evidence)
{
    std::string text;
    for (std::size_t i = 0; i < statement.form.size(); ++i) {
        const char c = statement.form[i];
        if (c != '%' || i + 1 == statement.form.size()) {
            text += c;
            continue;
        }
        const char place = statement.form[++i];
        if (place == 'E' || place == 'F') {
            text += listed(evidence, place == 'E' ? kToldEvidence : 1);
        } else if (const auto at = static_cast<std::size_t>(place - '1');
                   at < statement.words.size()) {
            text += statement.words[at];
        }
    }
    return text;
}

}  // namespace

void say(Finding& finding, std::string form, std::vector<std::string> words)
{
    finding.statements.push_back({std::move(form), std::move(words)});
    const std::string sentence = filled(finding.statements.back(), finding.evidence);
    finding.message += (finding.message.empty() ? "" : " ") + sentence;
}

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
