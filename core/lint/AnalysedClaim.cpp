// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/AnalysedClaim.h"

#include "core/lint/WordForms.h"

#include <algorithm>
#include <utility>

namespace metes {

namespace {

void collectStems(AnalysedClaim& claim)
{
    for (std::size_t i = 0; i < claim.tokens.size(); ++i) {
        std::string_view word = claim.tokens[i].isWord() ? claim.tokens[i].word : "";
        if (const std::size_t slash = word.find('/'); slash != std::string_view::npos) {
            claim.alternatives.try_emplace(std::string(word.substr(0, slash)), i);
            claim.alternatives.try_emplace(std::string(word.substr(slash + 1)), i);
        }
        while (!word.empty()) {
            const std::size_t hyphen = word.find_first_of("-/");
            claim.stems.try_emplace(verbStem(word.substr(0, hyphen)), i);
            word.remove_prefix(hyphen == std::string_view::npos ? word.size() : hyphen + 1);
        }
    }
}

std::vector<std::size_t> marksOf(std::string_view text)
{
    std::vector<std::size_t> marks;
    std::int32_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool starts = (static_cast<unsigned char>(text[i]) & 0xC0u) != 0x80u;
        if (starts && count++ % AnalysedClaim::kMarkStride == 0) {
            marks.push_back(i);
        }
    }
    return marks;
}

// The first phrase, when nothing but its article precedes it.
std::size_t subjectOf(const AnalysedClaim& claim)
{
    if (claim.phrases.empty() || claim.phrases.front().begin > 1) {
        return kNowhere;
    }
    return 0;
}

// "SMS", "MAC PDU" after "MAC protocol data unit (PDU)": terms that parentheses define.
void addAcronyms(AnalysedClaim& claim)
{
    std::vector<NounPhrase> added;
    for (const NounPhrase& phrase : claim.phrases) {
        const std::size_t open = phrase.end;
        if (open + 2 >= claim.tokens.size() || !claim.tokens[open].is("(")
            || !claim.tokens[open + 2].is(")") || !claim.tokens[open + 1].allCapitals) {
            continue;
        }
        NounPhrase acronym = phrase;
        const std::string word = singular(claim.tokens[open + 1].word);
        acronym.key = {{}, word};
        added.push_back(acronym);
        const std::size_t words = phrase.key.modifiers.size() + 1;
        if (words > word.size()) {
            acronym.key.modifiers.assign(phrase.key.modifiers.begin(),
                                         phrase.key.modifiers.end()
                                             - static_cast<std::ptrdiff_t>(word.size() - 1));
            added.push_back(acronym);
        }
    }
    for (NounPhrase& phrase : added) {
        phrase.determiner = Determiner::Quantity;
        claim.phrases.push_back(std::move(phrase));
    }
}

}  // namespace

std::string AnalysedClaim::quote(TextRange range) const
{
    if (range.empty() || marks.empty()) {
        return {};
    }
    const std::size_t mark = std::min(static_cast<std::size_t>(range.start / kMarkStride),
                                      marks.size() - 1);
    const auto skipped = static_cast<std::int32_t>(mark) * kMarkStride;
    const std::size_t last = std::min(static_cast<std::size_t>(range.end / kMarkStride) + 1,
                                      marks.size() - 1);
    const std::size_t end = last * kMarkStride > static_cast<std::size_t>(range.end)
                                ? marks[last]
                                : text.size();
    return std::string(
        sliceCodePoints(std::string_view(text).substr(marks[mark], end - marks[mark]),
                        {range.start - skipped, range.end - skipped}));
}

AnalysedClaim analyse(const Claim& claim, const Lexicon& lexicon, Reading reading)
{
    AnalysedClaim analysed;
    analysed.number = claim.number;
    if (reading == Reading::Everything) {
        analysed.text = claim.text;
        analysed.marks = marksOf(analysed.text);
    }
    analysed.parents = claim.dependsOn;
    analysed.head = readClaimHead(claim.text);
    analysed.reference = readClaimReference(claim.text, claim.number);
    analysed.cancelled = analysed.head.status
                         && analysed.head.status->status == ClaimStatus::Canceled;
    if (analysed.cancelled) {
        return analysed;
    }
    analysed.tokens = tokenise(claim.text, analysed.head.textStart, lexicon);
    PhraseReading read = readNounPhrases(analysed.tokens);
    analysed.phrases = std::move(read.phrases);
    analysed.subject = subjectOf(analysed);
    addAcronyms(analysed);
    if (reading == Reading::Everything) {
        collectStems(analysed);
    }
    for (const std::size_t verb : read.verbs) {
        analysed.verbs.try_emplace(verbStem(analysed.tokens[verb].word), verb);
    }
    return analysed;
}

AnalysedClaims::AnalysedClaims(std::vector<AnalysedClaim> claims, const Lexicon& lexicon)
    : m_claims(std::move(claims)), m_lexicon(&lexicon)
{
    for (std::size_t i = 0; i < m_claims.size(); ++i) {
        const AnalysedClaim& claim = m_claims[i];
        m_tree.insert(claim.number, claim.parents);
        m_indexes.try_emplace(claim.number, i);
        for (std::size_t k = 0; k < claim.phrases.size(); ++k) {
            addPlace({i, k});
        }
    }
}

// Of phrases that say the same in one claim the first counts, of introductions with "a" the first
// two; a claim is not searched for more than kMostPerHead, so that no claim costs quadratic time.
void AnalysedClaims::addPlace(PhrasePlace place)
{
    constexpr std::size_t kMostPerHead = 64;
    const NounPhrase& added = phrase(place);
    std::vector<PhrasePlace>& places = m_heads[added.key.head];
    std::size_t same = 0;
    std::size_t inClaim = 0;
    for (auto other = places.rbegin(); other != places.rend() && other->claim == place.claim;
         ++other) {
        const NounPhrase& known = phrase(*other);
        ++inClaim;
        if (known.determiner == added.determiner && known.plural == added.plural
            && known.key == added.key) {
            ++same;
        }
    }
    const std::size_t most = added.determiner == Determiner::Indefinite ? 2 : 1;
    if (same < most && inClaim < kMostPerHead) {
        places.push_back(place);
    }
}

const std::vector<PhrasePlace>* AnalysedClaims::withHead(const std::string& head) const
{
    const auto found = m_heads.find(head);
    return found == m_heads.end() ? nullptr : &found->second;
}

std::size_t AnalysedClaims::indexOf(std::int32_t number) const
{
    const auto found = m_indexes.find(number);
    return found == m_indexes.end() ? kNowhere : found->second;
}

std::vector<std::size_t> AnalysedClaims::ancestors(std::size_t claim) const
{
    std::vector<bool> seen(m_claims.size(), false);
    std::vector<std::size_t> found{claim};
    seen[claim] = true;
    for (std::size_t i = 0; i < found.size(); ++i) {
        for (const std::int32_t parent : m_claims[found[i]].parents) {
            const std::size_t index = indexOf(parent);
            if (index != kNowhere && !seen[index]) {
                seen[index] = true;
                found.push_back(index);
            }
        }
    }
    found.erase(found.begin());
    return found;
}

Evidence AnalysedClaims::evidence(PhrasePlace place) const
{
    return evidence(place.claim, phrase(place).range);
}

Evidence AnalysedClaims::evidence(std::size_t claim, TextRange range) const
{
    return {m_claims[claim].number, range, m_claims[claim].quote(range)};
}

}  // namespace metes
