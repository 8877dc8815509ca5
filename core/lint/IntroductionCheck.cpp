// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/Checks.h"
#include "core/lint/TermFit.h"

#include <algorithm>

namespace metes {

namespace {

class IntroductionCheck {
public:
    IntroductionCheck(const AnalysedClaims& claims, std::size_t claim)
        : m_claims(claims), m_claim(claims.claims()[claim]), m_scope(claims, claim)
    {
    }

    void run(std::vector<Finding>& findings)
    {
        for (std::size_t i = 0; i < m_claim.phrases.size(); ++i) {
            const NounPhrase& phrase = m_claim.phrases[i];
            if (i == m_claim.subject || phrase.range.overlaps(m_claim.reference.range)
                || phrase.key.head.empty()) {
                continue;
            }
            if (phrase.determiner == Determiner::Indefinite) {
                checkTwice(i, findings);
            } else if (lacksArticle(phrase)) {
                checkArticle(i, findings);
            }
        }
    }

private:
    const Token* token(std::size_t i) const
    {
        return i < m_claim.tokens.size() ? &m_claim.tokens[i] : nullptr;
    }

    // The introduction with "a" of the same term, or nothing.
    std::optional<PhrasePlace> introduction(std::size_t index) const
    {
        const NounPhrase& phrase = m_claim.phrases[index];
        for (const PhrasePlace place : m_scope.earlier(phrase.key.head, index)) {
            const NounPhrase& other = m_claims.phrase(place);
            if (other.determiner == Determiner::Indefinite && !other.plural
                && termFit(phrase.key, other.key) == TermFit::Exact) {
                return place;
            }
        }
        return std::nullopt;
    }

    void checkTwice(std::size_t index, std::vector<Finding>& findings) const
    {
        const NounPhrase& phrase = m_claim.phrases[index];
        const bool another = m_claim.tokens[phrase.begin].is("another");
        const bool form = m_claim.tokens[phrase.end - 1].has(WordClass::Form)
                          || m_claim.tokens[phrase.end - 1].has(WordClass::Inherent);
        if (another || form || phrase.superlative) {
            return;
        }
        if (const auto first = introduction(index)) {
            add(FindingKind::IntroducedTwice, phrase, *first,
                "\"%1\" is introduced a second time; is it the same?", findings);
            findings.back().mpep = "2173.05(o)";
        }
    }

    // "wherein air circulation unit is configured": a bare singular as the subject of a verb.
    bool lacksArticle(const NounPhrase& phrase) const
    {
        const Token* const next = token(phrase.end);
        const Token& head = m_claim.tokens[phrase.end - 1];
        return phrase.determiner == Determiner::None && !phrase.plural && !phrase.shared
               && next != nullptr && !head.has(WordClass::Mass) && !head.has(WordClass::VerbIng)
               && (next->has(WordClass::Auxiliary) || next->has(WordClass::VerbThird));
    }

    void checkArticle(std::size_t index, std::vector<Finding>& findings) const
    {
        if (const auto first = introduction(index)) {
            add(FindingKind::MissingArticle, m_claim.phrases[index], *first,
                "\"%1\" has no article, though it was introduced.", findings);
        }
    }

    void add(FindingKind kind, const NounPhrase& phrase, PhrasePlace first, const std::string& form,
             std::vector<Finding>& findings) const
    {
        findings.push_back(makeFinding(m_claim, kind, Severity::Low, phrase.range, form,
                                       {m_claim.quote(phrase.range)}));
        findings.back().evidence.push_back(m_claims.evidence(first));
    }

    const AnalysedClaims& m_claims;
    const AnalysedClaim& m_claim;
    TermScope m_scope;
};

}  // namespace

void checkIntroductions(const AnalysedClaims& claims, std::vector<Finding>& findings)
{
    for (std::size_t i = 0; i < claims.claims().size(); ++i) {
        IntroductionCheck(claims, i).run(findings);
    }
}

}  // namespace metes
