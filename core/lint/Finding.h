// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/patent/Category.h"
#include "core/text/TextRange.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// What the claim checker can find.
enum class FindingKind : std::uint8_t {
    MissingAntecedent,
    AmbiguousAntecedent,
    UsedBeforeIntroduced,
    IntroducedTwice,
    ModifierAdded,
    NumberChanged,
    KindMismatch,
    MissingArticle,
    TermDrift,
    Inherent,
    Acronym,
    RelativeTerm,
    SubjectiveTerm,
    ExemplaryPhrase,
    OpenEnded,
    OptionalLanguage,
    Trademark,
    MeansPlusFunction,
    NegativeLimitation,
    Alternative,
    Transition,
    Dependency,
    Numbering,
    Punctuation,
    DuplicateClaim,
    LostReference,
    FormulaPresent,
    NoSupport
};

inline constexpr std::size_t kFindingKindCount = 28;

/// Stable name in files: "missing_antecedent".
std::string_view findingKindId(FindingKind kind);
std::optional<FindingKind> findingKindFromId(std::string_view id);

/// High and Medium are alarms: what a careful attorney would want to see. Low is debatable, Info
/// explains.
enum class Severity : std::uint8_t { High, Medium, Low, Info };

std::string_view severityId(Severity severity);
std::optional<Severity> severityFromId(std::string_view id);
inline bool isAlarm(Severity severity)
{
    return severity <= Severity::Medium;
}

/// A passage of a claim that proves a finding: the introduction, the candidates.
struct Evidence {
    std::int32_t claim = 0;
    TextRange range;  ///< code points
    std::string quote;

    bool operator==(const Evidence&) const = default;
};

/// One replacement in one claim.
struct TextEdit {
    std::int32_t claim = 0;
    TextRange range;  ///< code points of the text as it was checked
    std::string replacement;

    bool operator==(const TextEdit&) const = default;
};

/// An edit that was checked over the whole tree: it ends the finding and raises no new alarm.
struct SuggestedEdit {
    std::string does;  ///< "introduce it: \"a lever\""
    std::vector<TextEdit> edits;
};

/// A sentence about a finding: a form with places, and what stands in them. "%1" to "%9" are words,
/// "%E" is the list of the evidence, "%F" its first. Whoever speaks another language translates
/// the form.
struct Statement {
    std::string form;
    std::vector<std::string> words;

    bool operator==(const Statement&) const = default;
};

struct Finding {
    std::int32_t claim = 0;
    FindingKind kind = FindingKind::MissingAntecedent;
    Category category = Category::Other;  ///< as the paper counts reasons
    Severity severity = Severity::Info;
    TextRange range;  ///< code points of the claim's text; empty when the whole claim is meant
    std::string quote;
    std::string message;  ///< the statements in English
    std::vector<Statement> statements;
    std::string mpep;  ///< "2173.05(e)"
    std::vector<Evidence> evidence;
    /// The claims that were searched, the finding's own first: the path on which a reference has
    /// no introduction. Empty for other kinds.
    std::vector<std::int32_t> trail;
    std::optional<SuggestedEdit> suggestion;
};

/// Of the evidence so much is told in a sentence.
inline constexpr std::size_t kToldEvidence = 3;

/// Adds a sentence, which must come after the evidence that it tells.
void say(Finding& finding, std::string form, std::vector<std::string> words = {});

}  // namespace metes
