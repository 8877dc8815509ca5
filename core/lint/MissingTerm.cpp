// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/Checks.h"
#include "core/lint/ReferenceCheck.h"
#include "core/lint/WordForms.h"

#include <algorithm>
#include <array>

namespace metes {

namespace {

/// So many phrases of a claim are searched for a likeness, so that no claim costs quadratic time.
constexpr std::size_t kMostPhrases = 400;

std::string pathText(const std::vector<std::int32_t>& path)
{
    constexpr std::size_t kMost = 8;
    std::string text;
    for (std::size_t i = 0; i < path.size() && i < kMost; ++i) {
        text += (i == 0 ? "" : " > ") + std::to_string(path[i]);
    }
    return path.size() > kMost ? text + " > ..." : text;
}

std::string initials(const std::vector<std::string>& words)
{
    std::string letters;
    for (const std::string& word : words) {
        letters += word.front();
    }
    return letters;
}

// Whether a phrase may have ended before the token.
bool maybeVerb(const Token& token)
{
    return token.has(WordClass::VerbThird) || token.has(WordClass::VerbBase)
           || token.has(WordClass::VerbPast) || token.has(WordClass::Postpositive)
           || token.has(WordClass::Adjective);
}

}  // namespace

bool ReferenceCheck::isExplained(std::optional<Finding>& as) const
{
    const Token& head = token(m_phrase.end - 1);
    if ((as = checkAcronym())) {
        return true;
    }
    const bool gerund = head.has(WordClass::VerbIng) && m_phrase.end == m_phrase.first + 1;
    if (gerund && (isNamedByVerb(head.word) || !head.has(WordClass::IngNoun))) {
        return true;
    }
    std::string_view nature;
    if (head.has(WordClass::World) && m_phrase.key.modifiers.empty()) {
        nature = "%1 is known without an introduction.";
    } else if (head.has(WordClass::Inherent) && isOwned()) {
        nature = "%1 is what its owner has by nature.";
    } else if (isNamedByVerb(head.word)) {
        nature = "%1 is named after an earlier step.";
    }
    if (!nature.empty()) {
        as = finding(FindingKind::Inherent, Severity::Info, std::string(nature));
        return true;
    }
    return (as = checkSpelling()) || (as = checkLongerSpelling()) || (as = checkStrayDigits());
}

std::optional<Finding> ReferenceCheck::checkMissing() const
{
    std::optional<Finding> other;
    if (isExplained(other)) {
        return other;
    }
    const Token& head = token(m_phrase.end - 1);
    Finding found = finding(FindingKind::MissingAntecedent, Severity::High);
    found.trail = trail({});
    say(found, "%1: no introduction in claim %2.", {term(), pathText(found.trail)});
    if (const auto mention = compoundMention()) {
        found.evidence.push_back(*mention);
        found.severity = mayBeVerbOf(*mention) ? Severity::Low : Severity::Medium;
    }
    const bool placed = m_phrase.key.modifiers.empty()
                        && (head.has(WordClass::Inherent) || head.has(WordClass::Mass))
                        && token(m_phrase.end).has(WordClass::Preposition);
    if (isOwned() || isOwnedFromAfar() || isToldByWhatFollows() || isSide() || placed
        || m_scope.alternated(m_phrase.key.head, m_phrase.begin)) {
        found.severity = Severity::Low;
    }
    addElsewhere(found);
    return found;
}

// "the GPS data" where "Global Positioning System data" was said, and the reverse.
std::optional<Finding> ReferenceCheck::checkAcronym() const
{
    for (std::size_t i = m_phrase.first; i < m_phrase.end; ++i) {
        const Token& word = token(i);
        if (!word.allCapitals || word.word.size() > 8) {
            continue;
        }
        const std::string letters = singular(word.word);
        std::vector<std::size_t> claims = m_scope.ancestors();
        claims.insert(claims.begin(), m_scope.claim());
        for (const std::size_t claim : claims) {
            const AnalysedClaim& searched = m_claims.claims()[claim];
            for (std::size_t k = 0; k < searched.phrases.size() && k < kMostPhrases; ++k) {
                const NounPhrase& phrase = searched.phrases[k];
                if (claim == m_scope.claim() && phrase.begin >= m_phrase.begin) {
                    break;
                }
                std::vector<std::string> words = phrase.key.modifiers;
                words.push_back(phrase.key.head);
                if (initials(words).starts_with(letters)) {
                    Finding found = finding(FindingKind::Acronym, Severity::Info,
                                            "%1 uses an acronym that is never defined; its letters "
                                            "fit an earlier term.");
                    found.evidence.push_back(m_claims.evidence({claim, k}));
                    return found;
                }
            }
        }
    }
    return std::nullopt;
}

// A head that differs by one letter from an introduced one: a slip of the pen or of a scanner.
std::optional<Finding> ReferenceCheck::checkSpelling() const
{
    const std::string& head = m_phrase.key.head;
    const std::vector<PhrasePlace>* const same = m_claims.withHead(head);
    if (head.size() < 5 || (same != nullptr && same->size() > 1)) {
        return std::nullopt;
    }
    std::vector<std::size_t> claims = m_scope.ancestors();
    claims.insert(claims.begin(), m_scope.claim());
    constexpr std::size_t kMostClaims = 50;
    for (std::size_t i = 0; i < claims.size() && i < kMostClaims; ++i) {
        const AnalysedClaim& searched = m_claims.claims()[claims[i]];
        for (std::size_t k = 0; k < searched.phrases.size() && k < kMostPhrases; ++k) {
            const NounPhrase& phrase = searched.phrases[k];
            if (claims[i] == m_scope.claim() && phrase.begin >= m_phrase.begin) {
                break;
            }
            if (phrase.determiner != Determiner::Definite
                && differByOneLetter(head, phrase.key.head)) {
                Finding found = finding(FindingKind::TermDrift, Severity::Low,
                                        "%1 is spelt almost like an introduced term.");
                found.evidence.push_back(m_claims.evidence({claims[i], k}));
                found.trail = trail({});
                return found;
            }
        }
    }
    return std::nullopt;
}

// "the torque measuring mieans": read as far as "torque", since no list knows the last word.
std::optional<Finding> ReferenceCheck::checkLongerSpelling() const
{
    const std::size_t last = m_phrase.end + 1;
    if (!token(m_phrase.end).has(WordClass::VerbIng) || !isNounLike(token(last))) {
        return std::nullopt;
    }
    const TermKey longer = termKey(m_claim.tokens, m_phrase.first, last + 1);
    for (std::size_t k = 0; k < m_index && k < kMostPhrases; ++k) {
        const NounPhrase& phrase = m_claim.phrases[k];
        if (phrase.key.modifiers == longer.modifiers
            && differByOneLetter(token(phrase.end - 1).word, token(last).word)) {
            Finding found = makeFinding(m_claim, FindingKind::TermDrift, Severity::Low,
                                        {m_phrase.range.start, token(last).range.end});
            say(found, "%1 is spelt almost like an introduced term.", {"\"" + found.quote + "\""});
            found.evidence.push_back(m_claims.evidence({m_scope.claim(), k}));
            return found;
        }
    }
    return std::nullopt;
}

// "the heart 60con traction": the number of a line or column got into a word.
std::optional<Finding> ReferenceCheck::checkStrayDigits() const
{
    std::string letters;
    bool stray = false;
    for (std::size_t i = m_phrase.first; i < m_phrase.end; ++i) {
        const std::string& word = token(i).word;
        const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
        stray = stray || (digits > 0 && word.size() >= digits + 3);
        letters += word.substr(digits);
    }
    if (!stray) {
        return std::nullopt;
    }
    Finding found = finding(FindingKind::TermDrift, Severity::Low,
                            "%1 may hold a stray number of a line or column.");
    found.trail = trail({});
    std::vector<std::size_t> claims = m_scope.ancestors();
    claims.insert(claims.begin(), m_scope.claim());
    for (const std::size_t claim : claims) {
        const AnalysedClaim& searched = m_claims.claims()[claim];
        for (std::size_t k = 0; k < searched.phrases.size() && k < kMostPhrases; ++k) {
            const NounPhrase& phrase = searched.phrases[k];
            std::string other;
            for (std::size_t i = phrase.first; i < phrase.end; ++i) {
                other += searched.tokens[i].word;
            }
            if (other == letters) {
                found.evidence.push_back(m_claims.evidence({claim, k}));
                return found;
            }
        }
    }
    return found;
}

bool ReferenceCheck::resolves(const TermKey& key) const
{
    if (key.head.empty()) {
        return false;
    }
    return fitting(m_claims, m_scope.earlier(key.head, m_index), key).resolve();
}

// The phrase may have been read too far: "the first motor drives".
bool ReferenceCheck::shorterResolves() const
{
    // A word in -s that stands only here may be a verb that no list knows.
    const Token& last = token(m_phrase.end - 1);
    const std::vector<PhrasePlace>* const same = m_claims.withHead(m_phrase.key.head);
    const bool unknown =
        last.classes.bits == 0 && looksPlural(last.word) && (same == nullptr || same->size() == 1);
    for (std::size_t end = m_phrase.end - 1; end > m_phrase.first; --end) {
        const bool verb = maybeVerb(token(end)) || (unknown && end + 1 == m_phrase.end);
        if (verb && resolves(termKey(m_claim.tokens, m_phrase.first, end))) {
            return true;
        }
    }
    return false;
}

// "the source and target languages", "the expectant or lactating mother": the noun is said once, at
// the end. An adjective alone is nothing that could be introduced.
bool ReferenceCheck::sharesHead() const
{
    const std::size_t next = m_index + 1;
    if (!token(m_phrase.end).has(WordClass::Conjunction) || next >= m_claim.phrases.size()) {
        return false;
    }
    const NounPhrase& other = m_claim.phrases[next];
    constexpr std::size_t kGap = 4;
    if (other.begin < m_phrase.end || other.begin > m_phrase.end + kGap) {
        return false;
    }
    TermKey key = other.key;
    key.modifiers = m_phrase.key.modifiers;
    key.modifiers.push_back(m_phrase.key.head);
    const Token& last = token(m_phrase.end - 1);
    const bool adjective = last.has(WordClass::Adjective) || last.has(WordClass::VerbPast)
                           || last.has(WordClass::Participle) || last.has(WordClass::Ordinal);
    const bool place =
        last.has(WordClass::Inherent) && (other.determiner == Determiner::Definite || other.shared);
    return adjective || place || resolves(key);
}

bool ReferenceCheck::isNamedByVerb(const std::string& word) const
{
    const std::string stem = verbStem(word);
    return stem != singular(word) && m_scope.doneBefore(stem, m_phrase.begin);
}

// "ocular surface conditions" before "the ocular surface": the words were said within another term.
std::optional<Evidence> ReferenceCheck::compoundMention() const
{
    const auto end = m_claim.phrases.begin()
                     + static_cast<std::ptrdiff_t>(std::min(m_claim.phrases.size(), kMostPhrases));
    const auto found = std::find_if(m_claim.phrases.begin(), end, [&](const NounPhrase& phrase) {
        const std::vector<std::string>& words = phrase.key.modifiers;
        return phrase.begin < m_phrase.begin
               && std::find(words.begin(), words.end(), m_phrase.key.head) != words.end();
    });
    if (found == end) {
        return std::nullopt;
    }
    return m_claims.evidence(m_scope.claim(), found->range);
}

// "a socket opening at the plate, the socket": is the opening a socket that opens?
bool ReferenceCheck::mayBeVerbOf(const Evidence& mention) const
{
    const auto phrase =
        std::find_if(m_claim.phrases.begin(), m_claim.phrases.end(),
                     [&](const NounPhrase& one) { return one.range == mention.range; });
    return phrase != m_claim.phrases.end() && phrase->end > phrase->first + 1
           && token(phrase->end - 1).has(WordClass::VerbIng)
           && token(phrase->end).has(WordClass::Preposition)
           && termKey(m_claim.tokens, phrase->first, phrase->end - 1) == m_phrase.key;
}

// "the source in the sentences of a text": whose it is comes after where it is.
bool ReferenceCheck::isOwnedFromAfar() const
{
    std::size_t next = m_phrase.end;
    const bool placed = m_phrase.key.modifiers.empty()
                        && (token(next).is("in") || token(next).is("on") || token(next).is("at")
                            || token(next).is("within") || token(next).is("between"));
    if (!placed) {
        return false;
    }
    ++next;
    constexpr std::size_t kLongest = 4;
    for (std::size_t i = 0; i < kLongest; ++i) {
        const Token& word = token(next);
        if (!isNounLike(word) && !word.has(WordClass::Definite)
            && !word.has(WordClass::Indefinite)) {
            break;
        }
        ++next;
    }
    return token(next).is("of");
}

// "connected on the input side": says where, names no part.
bool ReferenceCheck::isSide() const
{
    const Token& head = token(m_phrase.end - 1);
    return m_phrase.begin > 0 && token(m_phrase.begin - 1).is("on")
           && (head.is("side") || head.is("sides"));
}

// "the sequence as set forth in SEQ ID NO: 2", "the compound of formula (I)", "the operations listed
// in (a)": what it is stands right behind it.
bool ReferenceCheck::isToldByWhatFollows() const
{
    std::size_t next = m_phrase.end;
    if (token(next).is("as") || token(next).is("which") || token(next).is("that")) {
        next += token(next + 1).has(WordClass::Auxiliary) ? 2 : 1;
    }
    constexpr std::array<std::string_view, 11> kTold{
        "set",         "shown",     "defined", "depicted",  "listed", "identified",
        "represented", "described", "given",   "specified", "recited"};
    const bool told = std::find(kTold.begin(), kTold.end(), token(next).word) != kTold.end();
    const Token& after = token(next + 1);
    return told
           && (after.is("forth") || after.is("out") || after.is("in") || after.is("by")
               || after.is("as") || after.is("above") || after.is("below"));
}

// Where the term is introduced in a claim that this one does not depend on.
void ReferenceCheck::addElsewhere(Finding& finding) const
{
    const std::vector<PhrasePlace>* const places = m_claims.withHead(m_phrase.key.head);
    if (places == nullptr) {
        return;
    }
    for (const PhrasePlace place : *places) {
        const bool outside = place.claim != m_scope.claim() && !m_scope.isAncestor(place.claim);
        const std::int32_t number = m_claims.claims()[place.claim].number;
        const Determiner determiner = m_claims.phrase(place).determiner;
        if (outside && number < m_claim.number && determiner == Determiner::Indefinite
            && termFit(m_phrase.key, m_claims.phrase(place).key) >= TermFit::Narrower) {
            finding.evidence.push_back(m_claims.evidence(place));
            say(finding, "Claim %1 introduces \"%2\"; depend on %1?",
                {std::to_string(number), finding.evidence.back().quote});
            return;
        }
    }
}

}  // namespace metes
