// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Roles.h"

#include "core/extraction/FormParagraphs.h"
#include "core/extraction/LeadIns.h"
#include "core/extraction/WordPattern.h"

#include <algorithm>

namespace metes::extraction {

namespace {

bool doubts(const ActionText& text, TokenRange tokens)
{
    static const WordPatterns doubt{"unclear", "=not .2 clear", "metes =and bounds", "=vague",
                                    "antecedent"};
    return doubt.in(text, tokens);
}

bool isReading(const ActionText& text, TokenRange tokens)
{
    static const WordPatterns opening{
        "=for =the? purpose|purposes =of .4 "
        "examination|examining|prosecution|applying|interpretation|"
        "=art|compact|consideration|application",
        "=for examination|prosecution|=art|search .2 purpose|purposes",
        "=for examination",
        "=in =the interest|interests =of compact",
        "=as best understood",
        "=for compact prosecution",
        "=under =the? broadest reasonable"};
    static const WordPatterns anywhere{
        "examiner =will|=has|=is|=takes|assumes|interprets|interpreted|construes|assumed .3 "
        "interpret|"
        "interpreted|interpreting|interprets|construed|construing|treat|treated|assume|assumed|"
        "examine|"
        "examined|considered",
        "examiner interprets|construes|assumes|interpreted|construed",
        "=will|=has|=have|=is|=are =be|=been|being .2 interpreted|construed|treated|examined|taken "
        ".3 =as|=to|=that",
        "=is|=are|=was|=were interpreted|construed|treated =as|=to|=such|broadly"};
    const TokenRange start{tokens.begin, std::min(tokens.end, tokens.begin + 12)};
    if (const auto place = opening.find(text, start); place && place->begin < tokens.begin + 4) {
        return true;
    }
    return anywhere.in(text, tokens) && !doubts(text, tokens);
}

bool isCloser(const ActionText& text, TokenRange tokens)
{
    static const WordPatterns demand{"appropriate correction|clarification|action|amendment",
                                     "correction|clarification .3 required|"
                                     "requested|needed|respectfully",
                                     "applicant|applicants =is|=are .2 advised|requested|required|"
                                     "invited|reminded|encouraged|suggested|=asked",
                                     "applicant|applicants =may|should|=must",
                                     "examiner suggests|recommends|respectfully"};
    return demand.in(text, tokens) && !saysIndefinite(text, tokens);
}

std::u32string_view wordBefore(const ActionText& text, std::size_t at, std::size_t begin)
{
    static const std::vector<std::u32string_view> adjectives{
        U"independent", U"base",  U"parent",    U"rejected",   U"the",
        U"indefinite",  U"any",   U"either",    U"one",        U"at",
        U"least",       U"claim", U"directly",  U"indirectly", U"or",
        U"dependent",   U"its",   U"preceding", U"respective"};
    while (at > begin
           && std::find(adjectives.begin(), adjectives.end(), text.word(at - 1))
                  != adjectives.end()) {
        --at;
    }
    return at > begin ? text.word(at - 1) : std::u32string_view();
}

bool isOneOfThese(std::u32string_view word, std::initializer_list<std::u32string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool followsVerb(const ActionText& text, const ClaimMention& mention, std::size_t end)
{
    const std::size_t next = mention.tokens.end;
    return next < end
           && isOneOfThese(text.word(next),
                           {U"is", U"are", U"depend", U"depends", U"inherit", U"inherits", U"also",
                            U"fall", U"do", U"fail", U"which", U"being", U"similarly", U"likewise",
                            U"therefore", U"thus"});
}

struct SortedMentions {
    std::vector<std::int32_t> subject;
    std::vector<std::int32_t> object;
};

// Who is spoken of, and what they depend on or are compared with.
SortedMentions sortMentions(const ActionText& text, const Sentence& sentence)
{
    SortedMentions sorted;
    const auto leadIn = readLeadIn(text, sentence);
    for (const ClaimMention& mention : claimMentions(text, sentence.tokens)) {
        const std::size_t at = mention.tokens.begin;
        const bool leads = leadIn && leadIn->mention.tokens.begin == at;
        const bool early = at < sentence.tokens.begin + 3 && sorted.subject.empty();
        const std::u32string_view before = wordBefore(text, at, sentence.tokens.begin);
        const bool parent = isOneOfThese(before, {U"from", U"on", U"upon"});
        const bool pointed = isOneOfThese(before, {U"to", U"with", U"in", U"of", U"under", U"as",
                                                   U"for", U"see", U"regarding", U"against"});
        const bool subject =
            leads || (early && text.word(sentence.tokens.begin) == U"all")
            || (!parent && (!pointed || followsVerb(text, mention, sentence.tokens.end)));
        addClaims(subject ? sorted.subject : sorted.object, mention.claims);
    }
    return sorted;
}

}  // namespace

Role roleOf(const ActionText& text, const Sentence& sentence)
{
    static const WordPatterns objected{"objected =to", "objection"};
    static const WordPatterns elsewhere{"written description .3 requirement|rejection",
                                        "enablement",
                                        "=new matter",
                                        "improper dependent .2 =form",
                                        "further .2 limit|limiting =the? subject matter",
                                        "fail|fails|failing =to further limit",
                                        "shall conclude =with =one",
                                        "regards =as =his invention",
                                        "had possession =of"};
    static const WordPatterns gone{"rejection|rejections ... withdrawn|maintained|=moot",
                                   "=has|=have =been overcome"};
    const TokenRange tokens = sentence.tokens;
    if (isReading(text, tokens)) {
        return Role::Reading;
    }
    if (objected.in(text, tokens)) {
        return Role::Objection;
    }
    if (elsewhere.in(text, tokens)) {
        return Role::Elsewhere;
    }
    if (gone.in(text, tokens)) {
        return Role::History;
    }
    if (isCloser(text, tokens)) {
        return Role::Closer;
    }
    static const WordPattern citation("=see =also? =the? =mpep");
    const bool cites = citation.matchAt(text, tokens.begin, tokens.end).has_value();
    return cites && !saysIndefinite(text, tokens) ? Role::Citation : Role::Text;
}

bool pointsToAReason(const ActionText& text, TokenRange sentence)
{
    static const WordPatterns same{
        "=same|similar|analogous|identical .3 "
        "reason|reasons|reasoning|rationale|basis|ground|grounds|"
        "issue|issues|problem|problems|deficiency|deficiencies|analysis|manner|indefiniteness",
        "=see .4 rejection|discussion|reason|reasons|analysis|comments .9 claim|claims|above",
        "reason|reasons .4 above|discussed|stated|claim|claims",
        "rejected|indefinite|unclear similarly|likewise|analogously",
        "similarly|likewise .2 rejected|indefinite|unclear"};
    return same.in(text, sentence);
}

std::optional<InheritanceSentence> readInheritance(const ActionText& text, const Sentence& sentence)
{
    static const WordPatterns depends{"depend|depends|depending|dependent|dependents|dependency|"
                                      "dependence|dependencies|dependant"};
    static const WordPatterns takesOver{
        "inherit|inherits|inherited|inheriting",
        "cure|cures|remedy|remedies|resolve|resolves|rectify|"
        "rectifies|overcome|alleviate|clarify|clarifies|correct|address .4 "
        "deficiency|deficiencies|issue|"
        "issues|indefiniteness|ambiguity|defect|defects|problem|problems|above|rejection",
        "=fall|=falls =with|together|therewith"};
    static const WordPatterns rejected{"rejected|rejection", "deficiency|deficiencies|deficient",
                                       "indefiniteness",
                                       "=also|likewise|similarly|thereby indefinite",
                                       "indefinite =by|=for|=due|based|because|=as|likewise"};
    static const WordPatterns ownTrouble{"cancel*",        "itself",      "improper*",
                                         "=non =existent", "nonexistent", "=which claim",
                                         "=what claim",    "later claim"};
    const TokenRange tokens = sentence.tokens;
    const bool dependent = depends.in(text, tokens);
    const bool over = takesOver.in(text, tokens);
    if ((!dependent && !over) || (!over && !rejected.in(text, tokens)) || doubts(text, tokens)
        || ownTrouble.in(text, tokens)) {
        return std::nullopt;
    }
    SortedMentions mentions = sortMentions(text, sentence);
    if (mentions.subject.empty() && mentions.object.empty() && !dependent) {
        return std::nullopt;
    }
    // "The dependent claims", "any claim depending on claim 1".
    return InheritanceSentence{std::move(mentions.subject), std::move(mentions.object)};
}

std::optional<SameReasonSentence> readSameReason(const ActionText& text, const Sentence& sentence)
{
    if (!pointsToAReason(text, sentence.tokens)) {
        return std::nullopt;
    }
    SortedMentions mentions = sortMentions(text, sentence);
    static const WordPatterns above{"above", "=same|similar .2 reason|reasons|rationale",
                                    "likewise", "similarly"};
    if (mentions.object.empty() && !above.in(text, sentence.tokens)) {
        return std::nullopt;
    }
    return SameReasonSentence{std::move(mentions.subject), std::move(mentions.object)};
}

}  // namespace metes::extraction
