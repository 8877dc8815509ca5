// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/ReferenceCheck.h"

#include "core/lint/Checks.h"
#include "core/lint/WordForms.h"

#include <algorithm>

namespace metes {

namespace {

void addEvidence(Finding& finding, const AnalysedClaims& claims,
                 const std::vector<PhrasePlace>& places)
{
    constexpr std::size_t kMost = 5;
    for (const PhrasePlace place : places) {
        const Evidence evidence = claims.evidence(place);
        const bool known = std::find(finding.evidence.begin(), finding.evidence.end(), evidence)
                           != finding.evidence.end();
        if (!known && finding.evidence.size() < kMost) {
            finding.evidence.push_back(evidence);
        }
    }
}

// The token where the preamble ends; 0 when nothing tells.
std::size_t bodyStart(const std::vector<Token>& tokens)
{
    const auto start = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.is(":") || token.is("comprising") || token.is("comprises")
               || token.is("consisting") || token.is("wherein");
    });
    return start == tokens.end() ? 0 : static_cast<std::size_t>(start - tokens.begin());
}

}  // namespace

ReferenceCheck::ReferenceCheck(const AnalysedClaims& claims, const TermScope& scope,
                               std::size_t phrase)
    : m_claims(claims),
      m_scope(scope),
      m_claim(claims.claims()[scope.claim()]),
      m_index(phrase),
      m_phrase(m_claim.phrases[phrase])
{
}

std::optional<Finding> ReferenceCheck::run()
{
    if (needsNone()) {
        return std::nullopt;
    }
    const FittingPhrases fits = earlierPhrases();
    if (fits.resolve()) {
        return checkResolved(fits);
    }
    if (passes()) {
        return std::nullopt;
    }
    if (auto later = checkLater()) {
        return later;
    }
    if (!fits.drift.empty()) {
        return checkDrift(fits);
    }
    if (!fits.wider.empty()) {
        return checkWider(fits);
    }
    return checkMissing();
}

// The branches of run() that end with one of the two kinds.
bool ReferenceCheck::lacksIntroduction() const
{
    if (needsNone()) {
        return false;
    }
    const FittingPhrases fits = earlierPhrases();
    if (fits.resolve()) {
        return uncoveredPath(fits).has_value();
    }
    if (passes()) {
        return false;
    }
    if (laterIntroduction()) {
        return true;
    }
    std::optional<Finding> other;
    return fits.drift.empty() && fits.wider.empty() && !isExplained(other);
}

FittingPhrases ReferenceCheck::earlierPhrases() const
{
    return fitting(m_claims, m_scope.earlier(m_phrase.key.head, m_index), m_phrase.key);
}

bool ReferenceCheck::passes() const
{
    return m_phrase.superlative || m_phrase.derived || token(m_phrase.end).is("-") || sharesHead()
           || shorterResolves();
}

bool ReferenceCheck::needsNone() const
{
    const Token& head = token(m_phrase.end - 1);
    const bool subject = m_index == m_claim.subject;
    const bool inReference = m_claim.reference.form != ReferenceForm::None
                             && m_phrase.range.overlaps(m_claim.reference.range);
    // "the former" points at one of two; which one is not said by name.
    const std::vector<std::string>& modifiers = m_phrase.key.modifiers;
    const bool form =
        head.has(WordClass::Form)
        && (modifiers.empty() || modifiers.front() == "method" || modifiers.front() == "process");
    const bool onTheOneHand = head.is("hand") && modifiers.empty() && m_phrase.begin > 0
                              && token(m_phrase.begin - 1).is("on");
    return subject || inReference || onTheOneHand || m_phrase.key.head.empty() || form
           || head.is("plurality") || head.is("former") || head.is("latter")
           || head.has(WordClass::Preposition);
}

std::optional<Finding> ReferenceCheck::checkResolved(const FittingPhrases& fits) const
{
    if (auto path = checkPaths(fits)) {
        return path;
    }
    const bool repeated = std::any_of(fits.exact.begin(), fits.exact.end(), [&](PhrasePlace p) {
        return m_claims.phrase(p).determiner == Determiner::Definite;
    });
    if (repeated || m_phrase.superlative || token(m_phrase.end - 1).has(WordClass::World)) {
        return std::nullopt;
    }
    if (m_phrase.plural) {
        return checkPlurality(fits);
    }
    if (fits.exact.empty()) {
        return checkCandidates(fits);
    }
    if (auto twice = checkRepeated(fits)) {
        return twice;
    }
    return checkNumber(fits);
}

// Only a claim with several parents can have a path without an introduction.
std::optional<std::vector<std::int32_t>>
ReferenceCheck::uncoveredPath(const FittingPhrases& fits) const
{
    if (!m_scope.branches()) {
        return std::nullopt;
    }
    std::vector<std::size_t> covering;
    for (const std::vector<PhrasePlace>* places : {&fits.exact, &fits.narrower}) {
        for (const PhrasePlace place : *places) {
            covering.push_back(place.claim);
        }
    }
    return m_scope.uncoveredPath(covering);
}

std::optional<Finding> ReferenceCheck::checkPaths(const FittingPhrases& fits) const
{
    const auto path = uncoveredPath(fits);
    if (!path) {
        return std::nullopt;
    }
    Finding found = finding(FindingKind::MissingAntecedent, Severity::High);
    found.trail = *path;
    addEvidence(found, m_claims, fits.exact.empty() ? fits.narrower : fits.exact);
    say(found, "%1 has an introduction only on another path of parents: %E.", {term()});
    return found;
}

bool ReferenceCheck::isIntroduction(PhrasePlace place) const
{
    const Determiner determiner = m_claims.phrase(place).determiner;
    return determiner == Determiner::Indefinite || determiner == Determiner::Quantity
           || (determiner == Determiner::None && m_claims.phrase(place).plural);
}

// "a first lever and a second lever ... the lever": which one?
std::optional<Finding> ReferenceCheck::checkCandidates(const FittingPhrases& fits) const
{
    std::vector<PhrasePlace> candidates;
    for (const PhrasePlace place : fits.narrower) {
        const NounPhrase& phrase = m_claims.phrase(place);
        const bool known = std::any_of(candidates.begin(), candidates.end(), [&](PhrasePlace p) {
            return termFit(m_claims.phrase(p).key, phrase.key) != TermFit::None;
        });
        if (isIntroduction(place) && !known) {
            candidates.push_back(place);
        }
    }
    if (candidates.size() < 2) {
        return std::nullopt;
    }
    Finding found =
        finding(FindingKind::AmbiguousAntecedent, isOwned() ? Severity::Low : Severity::Medium);
    addEvidence(found, m_claims, candidates);
    say(found, "%1 may refer to %E.", {term()});
    return found;
}

std::optional<Finding> ReferenceCheck::checkRepeated(const FittingPhrases& fits) const
{
    std::vector<PhrasePlace> introductions;
    for (const PhrasePlace place : fits.exact) {
        if (m_claims.phrase(place).determiner == Determiner::Indefinite
            && place.claim == m_scope.claim()) {
            introductions.push_back(place);
        }
    }
    if (introductions.size() < 2) {
        return std::nullopt;
    }
    // A preamble names what the body then introduces: the same thing, as a rule; and "the change in
    // the profile" says which change.
    const bool told = token(m_phrase.end).has(WordClass::Preposition);
    const auto inBody =
        std::count_if(introductions.begin(), introductions.end(), [&](PhrasePlace place) {
            return m_claims.phrase(place).begin >= bodyStart(m_claim.tokens);
        });
    Finding found = finding(FindingKind::AmbiguousAntecedent,
                            inBody < 2 || told ? Severity::Low : Severity::Medium);
    addEvidence(found, m_claims, introductions);
    say(found, "%1 may refer to either of two introductions in the same words.", {term()});
    return found;
}

std::optional<Finding> ReferenceCheck::checkNumber(const FittingPhrases& fits) const
{
    const bool allPlural = std::all_of(fits.exact.begin(), fits.exact.end(), [&](PhrasePlace p) {
        return m_claims.phrase(p).plural && m_claims.phrase(p).determiner != Determiner::Each;
    });
    if (!allPlural || token(m_phrase.end - 1).has(WordClass::Mass)) {
        return std::nullopt;
    }
    Finding found = finding(FindingKind::NumberChanged, Severity::Low);
    addEvidence(found, m_claims, fits.exact);
    say(found, "%1 is one, but several were introduced: %F.", {term()});
    return found;
}

// "the plurality of traits" where "at least one trait" was introduced.
std::optional<Finding> ReferenceCheck::checkPlurality(const FittingPhrases& fits) const
{
    const bool plurality = token(m_phrase.begin + 1).is("plurality");
    const auto several = [&](PhrasePlace place) {
        const NounPhrase& phrase = m_claims.phrase(place);
        const Token& head = m_claims.claims()[place.claim].tokens[phrase.end - 1];
        return phrase.determiner == Determiner::Definite || looksPlural(head.word);
    };
    if (!plurality || fits.exact.empty()
        || std::any_of(fits.exact.begin(), fits.exact.end(), several)) {
        return std::nullopt;
    }
    Finding found = finding(FindingKind::NumberChanged, Severity::Medium);
    addEvidence(found, m_claims, fits.exact);
    say(found, "%1 are several, but one was introduced: %F.", {term()});
    return found;
}

std::optional<PhrasePlace> ReferenceCheck::laterIntroduction() const
{
    const FittingPhrases later =
        fitting(m_claims, m_scope.later(m_phrase.key.head, m_index), m_phrase.key);
    for (const std::vector<PhrasePlace>* places : {&later.exact, &later.narrower}) {
        const auto place = std::find_if(places->begin(), places->end(), [&](PhrasePlace p) {
            const Determiner determiner = m_claims.phrase(p).determiner;
            return determiner == Determiner::Indefinite || determiner == Determiner::Quantity;
        });
        if (place != places->end()) {
            return *place;
        }
    }
    return std::nullopt;
}

std::optional<Finding> ReferenceCheck::checkLater() const
{
    const std::optional<PhrasePlace> place = laterIntroduction();
    if (!place) {
        return std::nullopt;
    }
    Finding found = finding(FindingKind::UsedBeforeIntroduced,
                            isOwned() ? Severity::Low : Severity::High);
    addEvidence(found, m_claims, {*place});
    say(found, "%1 is used before it is introduced: %E.", {term()});
    found.trail = trail({});
    return found;
}

std::optional<Finding> ReferenceCheck::checkWider(const FittingPhrases& fits) const
{
    PhrasePlace best = fits.wider.front();
    std::vector<std::string> added = addedModifiers(m_phrase.key, m_claims.phrase(best).key);
    for (const PhrasePlace place : fits.wider) {
        auto other = addedModifiers(m_phrase.key, m_claims.phrase(place).key);
        if (other.size() < added.size()) {
            added = std::move(other);
            best = place;
        }
    }
    const bool told = std::all_of(added.begin(), added.end(), [&](const std::string& word) {
        return m_scope.mentions(verbStem(word), m_phrase.begin);
    });
    if (told) {
        return std::nullopt;
    }
    const bool ordinal = token(m_phrase.first).has(WordClass::Ordinal);
    const bool oneOfMany = ordinal && m_claims.phrase(best).plural;
    Finding found = finding(FindingKind::ModifierAdded,
                            oneOfMany || isOwned() ? Severity::Low : Severity::Medium);
    addEvidence(found, m_claims, {best});
    say(found, "%1 adds \"%2\" to what was introduced: %E.", {term(), added.front()});
    found.trail = trail({});
    return found;
}

std::optional<Finding> ReferenceCheck::checkDrift(const FittingPhrases& fits) const
{
    Finding found = finding(FindingKind::TermDrift, Severity::Medium);
    addEvidence(found, m_claims, {fits.drift.front()});
    say(found, "%1 differs in form from the introduced %E.", {term()});
    found.trail = trail({});
    return found;
}

// "the wall of the tube", "the synthesis thereof", "the system (CNS) of", "the position and size of":
// what follows says whose it is.
bool ReferenceCheck::isOwned() const
{
    std::size_t next = m_phrase.end;
    if (token(next).is("(") && token(next + 2).is(")")) {
        next += 3;
    }
    if (token(next).has(WordClass::Conjunction)) {
        next += token(next + 1).has(WordClass::Definite) ? 2 : 1;
        constexpr std::size_t kLongest = 3;
        for (std::size_t i = 0; i < kLongest && isNounLike(token(next)); ++i) {
            ++next;
        }
    }
    return token(next).is("of") || token(next).is("thereof");
}

const Token& ReferenceCheck::token(std::size_t i) const
{
    return i < m_claim.tokens.size() ? m_claim.tokens[i] : noToken();
}

std::string ReferenceCheck::term() const
{
    return "\"" + m_claim.quote(m_phrase.range) + "\"";
}

Finding ReferenceCheck::finding(FindingKind kind, Severity severity, std::string form) const
{
    return makeFinding(m_claim, kind, severity, m_phrase.range, std::move(form), {term()});
}

std::vector<std::int32_t> ReferenceCheck::trail(const std::vector<std::size_t>& covering) const
{
    return m_scope.uncoveredPath(covering).value_or(std::vector<std::int32_t>{m_claim.number});
}

}  // namespace metes
