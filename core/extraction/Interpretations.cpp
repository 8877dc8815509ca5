// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Slips.h"
#include "core/extraction/WordPattern.h"

#include <algorithm>

namespace metes::extraction {

namespace {

// What the office's own paragraphs quote when they explain 112(f).
bool isOfficeWord(std::u32string_view quote)
{
    return quote == U"means" || quote == U"step" || quote == U"step for" || quote == U"means for"
           || quote == U"configured to" || quote == U"so that" || quote == U"steps for"
           || quote == U"step(s) for";
}

// Claims of all terms together; past it a text is no office action.
constexpr std::size_t kMostClaims = 200'000;

/// Reads the terms of one sentence after another.
class TermReader {
public:
    explicit TermReader(const ReadAction& action) : m_action(action) {}

    std::vector<Interpretation> take() { return std::move(m_found); }
    bool isFull() const { return m_claims > kMostClaims || m_action.text.stopped(); }

    // Whether the sentence quotes any.
    bool read(const Sentence& sentence)
    {
        const std::vector<Quote>& quotes = m_action.sentences.paragraphs[sentence.paragraph].quotes;
        auto quote = std::partition_point(quotes.begin(), quotes.end(), [&](const Quote& other) {
            return other.begin < sentence.range.begin;
        });
        bool any = false;
        m_mention.reset();
        m_noMore = false;
        for (; quote != quotes.end() && quote->end <= sentence.range.end && !isFull(); ++quote) {
            if (!isOfficeWord(std::u32string_view(m_action.text.characters())
                                  .substr(static_cast<std::size_t>(quote->begin),
                                          static_cast<std::size_t>(quote->end - quote->begin)))) {
                add(*quote, sentence);
                any = true;
            }
        }
        return any;
    }

private:
    void add(const Quote& quote, const Sentence& sentence)
    {
        Interpretation term;
        term.range = m_action.text.source(quote.begin, quote.end);
        term.term = m_action.text.verbatim(term.range);
        lookAfter(m_action.text.tokensIn(quote.outerEnd, sentence.range.end));
        if (m_mention) {
            term.claims = m_mention->claims;
        }
        m_claims += term.claims.size() + 1;
        m_found.push_back(std::move(term));
    }

    // The first mention of claims after a quotation is that of the next one too, if it stands
    // after both.
    void lookAfter(TokenRange tokens)
    {
        if (m_noMore || (m_mention && m_mention->tokens.begin >= tokens.begin)) {
            return;
        }
        m_mention = firstClaimMention(m_action.text, tokens);
        m_noMore = !m_mention;
    }

    const ReadAction& m_action;
    std::vector<Interpretation> m_found;
    std::size_t m_claims = 0;
    std::optional<ClaimMention> m_mention;
    bool m_noMore = false;
};

}  // namespace

std::vector<Interpretation> readInterpretations(const ReadAction& action)
{
    static const WordPatterns listed{"such claim limitation|limitations =s? =is|=are",
                                     "claim limitation|limitations .9 interpreted =under",
                                     "limitation|limitations .9 invoke|invokes|invoked",
                                     "following claim limitation|limitations",
                                     "=have|=has =been interpreted =under",
                                     "=is|=are .2 interpreted =under"};
    static const WordPatterns denied{"=not .3 interpreted|invoke|invoked",
                                     "=not =being interpreted"};
    TermReader terms(action);
    std::optional<std::size_t> listing;  // paragraph
    for (std::size_t i = 0; i < action.sentences.sentences.size() && !terms.isFull(); ++i) {
        const Sentence& sentence = action.sentences.sentences[i];
        const Place& place = action.sections.places[i];
        if (place.part != Part::Interpretation && place.part != Part::Rejection112) {
            continue;
        }
        const bool lists =
            listed.in(action.text, sentence.tokens) && !denied.in(action.text, sentence.tokens);
        const bool goesOn =
            listing && sentence.paragraph == *listing + 1 && place.part == Part::Interpretation;
        if (!lists && !goesOn) {
            continue;
        }
        const bool any = terms.read(sentence);
        if (lists || any) {
            listing = sentence.paragraph;
        }
    }
    return terms.take();
}

}  // namespace metes::extraction
