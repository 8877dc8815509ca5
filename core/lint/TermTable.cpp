// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/TermTable.h"

#include "core/lint/AnalysedClaim.h"
#include "core/lint/TermFit.h"
#include "core/lint/TermScope.h"

#include <map>
#include <set>

namespace metes {

namespace {

bool introduces(Determiner determiner)
{
    return determiner == Determiner::Indefinite || determiner == Determiner::Quantity;
}

class TermTable {
public:
    explicit TermTable(const AnalysedClaims& claims) : m_claims(claims) {}

    void add(const TermScope& scope, std::size_t phrase)
    {
        const PhrasePlace place{scope.claim(), phrase};
        const NounPhrase& read = m_claims.phrase(place);
        if (isReferenceToClaim(scope.claim(), read) || read.key.head.empty()) {
            return;
        }
        const auto known = introduces(read.determiner) ? std::nullopt : termOf(scope, place);
        if (known) {
            m_terms[*known].references.push_back(m_claims.evidence(place));
            m_termAt[place] = *known;
            return;
        }
        ClaimTerm term;
        term.name = toText(read.key);
        const bool refers =
            read.determiner == Determiner::Definite || read.determiner == Determiner::Possessive;
        if (refers) {
            term.references.push_back(m_claims.evidence(place));
        } else {
            term.introduction = m_claims.evidence(place);
            if (read.determiner == Determiner::None) {
                m_bare.insert(m_terms.size());
            }
        }
        m_termAt[place] = m_terms.size();
        m_terms.push_back(std::move(term));
    }

    std::vector<ClaimTerm> take()
    {
        std::vector<ClaimTerm> kept;
        for (std::size_t i = 0; i < m_terms.size(); ++i) {
            // A bare word that nothing refers to is as a rule no thing: "in parallel".
            if (!m_bare.contains(i) || !m_terms[i].references.empty()) {
                kept.push_back(std::move(m_terms[i]));
            }
        }
        return kept;
    }

private:
    bool isReferenceToClaim(std::size_t claim, const NounPhrase& phrase) const
    {
        const AnalysedClaim& read = m_claims.claims()[claim];
        return !read.reference.range.empty() && phrase.range.start >= read.reference.range.start
               && phrase.range.end <= read.reference.range.end;
    }

    std::optional<std::size_t> termOf(const TermScope& scope, PhrasePlace place) const
    {
        const TermKey& key = m_claims.phrase(place).key;
        const FittingPhrases fit = fitting(m_claims, scope.earlier(key.head, place.phrase), key);
        for (const auto* places : {&fit.exact, &fit.narrower}) {
            for (const PhrasePlace& earlier : *places) {
                if (const auto found = m_termAt.find(earlier); found != m_termAt.end()) {
                    return found->second;
                }
            }
        }
        return std::nullopt;
    }

    const AnalysedClaims& m_claims;
    std::vector<ClaimTerm> m_terms;
    std::map<PhrasePlace, std::size_t> m_termAt;
    std::set<std::size_t> m_bare;  ///< terms introduced without an article
};

}  // namespace

std::vector<ClaimTerm> claimTerms(const std::vector<Claim>& claims, const Lexicon& lexicon)
{
    std::vector<AnalysedClaim> analysed;
    analysed.reserve(claims.size());
    for (const Claim& claim : claims) {
        analysed.push_back(analyse(claim, lexicon));
    }
    const AnalysedClaims all(std::move(analysed), lexicon);
    TermTable table(all);
    for (std::size_t claim = 0; claim < all.claims().size(); ++claim) {
        const TermScope scope(all, claim);
        for (std::size_t phrase = 0; phrase < all.claims()[claim].phrases.size(); ++phrase) {
            table.add(scope, phrase);
        }
    }
    return table.take();
}

}  // namespace metes
