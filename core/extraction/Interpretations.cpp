// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Slips.h"
#include "core/extraction/WordPattern.h"

namespace metes::extraction {

namespace {

// What the office's own paragraphs quote when they explain 112(f).
bool isOfficeWord(std::u32string_view quote)
{
    return quote == U"means" || quote == U"step" || quote == U"step for" || quote == U"means for"
           || quote == U"configured to" || quote == U"so that" || quote == U"steps for"
           || quote == U"step(s) for";
}

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
    std::vector<Interpretation> found;
    std::optional<std::size_t> listing;  // paragraph
    for (std::size_t i = 0; i < action.sentences.sentences.size(); ++i) {
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
        bool any = false;
        for (const Quote& quote : action.sentences.paragraphs[sentence.paragraph].quotes) {
            if (quote.begin < sentence.range.begin || quote.end > sentence.range.end
                || isOfficeWord(std::u32string_view(action.text.characters())
                                    .substr(static_cast<std::size_t>(quote.begin),
                                            static_cast<std::size_t>(quote.end - quote.begin)))) {
                continue;
            }
            Interpretation term;
            term.range = action.text.source(quote.begin, quote.end);
            term.term = action.text.verbatim(term.range);
            const auto after = claimMentions(
                action.text, action.text.tokensIn(quote.outerEnd, sentence.range.end));
            if (!after.empty()) {
                term.claims = after.front().claims;
            }
            found.push_back(std::move(term));
            any = true;
        }
        if (lists || any) {
            listing = sentence.paragraph;
        }
    }
    return found;
}

}  // namespace metes::extraction
