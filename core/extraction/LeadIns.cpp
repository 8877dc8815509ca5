// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/LeadIns.h"

#include "core/extraction/WordPattern.h"

#include <algorithm>

namespace metes::extraction {

namespace {

const std::vector<WordPattern>& pointOpeners()
{
    static const std::vector<WordPattern> openers = [] {
        std::vector<WordPattern> list;
        for (const char* words : {"furthermore",
                                  "further =still?",
                                  "=still further",
                                  "=even further",
                                  "additionally",
                                  "moreover",
                                  "also",
                                  "=in addition =thereto?",
                                  "second|secondly",
                                  "third|thirdly",
                                  "fourth|fourthly",
                                  "fifth",
                                  "finally",
                                  "lastly",
                                  "=last",
                                  "next",
                                  "likewise",
                                  "similarly",
                                  "first|firstly",
                                  "again",
                                  "besides",
                                  "=it =is =also",
                                  "=it =is further"}) {
            list.emplace_back(words);
        }
        return list;
    }();
    return openers;
}

const std::vector<WordPattern>& prepositions()
{
    static const std::vector<WordPattern> list = [] {
        std::vector<WordPattern> all;
        for (const char* words :
             {"regarding", "=as =to", "=as =per", "=as regards",
              "with respect|respects|regard|regards|reference =to",
              "=in regard|regards|reference|respect|view =to|=of", "concerning", "referring =to",
              "turning =to", "relating =to", "considering", "=re", "=per", "=for", "=in", "=on",
              "specifically =for|=in|regarding"}) {
            all.emplace_back(words);
        }
        return all;
    }();
    return list;
}

bool isOneOf(std::u32string_view word, std::initializer_list<std::u32string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

// "independent", "each of the", "both", "the limitation of" before "claim".
std::size_t skipClaimAdjectives(const ActionText& text, std::size_t at, std::size_t end)
{
    for (std::size_t skipped = 0; at < end && skipped < 5; ++at, ++skipped) {
        if (!isOneOf(text.word(at),
                     {U"independent", U"dependent", U"each", U"of", U"the", U"both", U"all",
                      U"instant", U"present", U"currently", U"amended", U"newly", U"added",
                      U"method", U"apparatus", U"system", U"rejected"})) {
            break;
        }
    }
    return at;
}

bool endsWithSign(std::u32string_view gap, std::u32string_view signs)
{
    const std::size_t first = gap.find_first_not_of(U" *_)");
    return first != std::u32string_view::npos
           && signs.find(gap[first]) != std::u32string_view::npos;
}

// After the numbers: "(Currently amended)", ", line 4", "and 5 above".
std::size_t skipPlace(const ActionText& text, std::size_t at, std::size_t end)
{
    while (at < end && at < end
           && (isOneOf(text.word(at), {U"line", U"lines", U"at", U"above", U"specifically"})
               || (text.tokens()[at].number && isOneOf(text.word(at - 1), {U"line", U"lines"})))) {
        ++at;
    }
    return at;
}

std::int32_t positionAfterLeadIn(const ActionText& text, std::size_t next, const Sentence& sentence)
{
    if (next >= sentence.tokens.end) {
        return sentence.range.end;
    }
    std::int32_t begin = text.tokens()[next].begin;
    const std::int32_t gapBegin = text.tokens()[next - 1].end;
    while (begin > gapBegin
           && (text.at(begin - 1) == U'"' || text.at(begin - 1) == U'\''
               || text.at(begin - 1) == U'(' || text.at(begin - 1) == U'_'
               || text.at(begin - 1) == U'[')) {
        --begin;
    }
    return begin;
}

bool isVerbOfClaim(std::u32string_view word)
{
    return isOneOf(word,
                   {U"recite",    U"recites",  U"recited",  U"state",     U"states",    U"contain",
                    U"contains",  U"include",  U"includes", U"is",        U"are",       U"has",
                    U"have",      U"does",     U"do",       U"require",   U"requires",  U"describe",
                    U"describes", U"claim",    U"claims",   U"depend",    U"depends",   U"lack",
                    U"lacks",     U"also",     U"further",  U"each",      U"both",      U"define",
                    U"defines",   U"refer",    U"refers",   U"use",       U"uses",      U"attempts",
                    U"attempt",   U"appears",  U"fail",     U"fails",     U"cannot",    U"provides",
                    U"provide",   U"reads",    U"read",     U"now",       U"currently", U"omits",
                    U"omit",      U"mentions", U"merely",   U"only",      U"comprises", U"comprise",
                    U"line",      U"lines",    U"sets",     U"specifies", U"ends",      U"limits",
                    U"limit",     U"calls"})
           || mayRead(word, U"recites") || mayRead(word, U"recite");
}

bool isSubordinator(std::u32string_view word)
{
    return isOneOf(word, {U"from", U"upon", U"unlike", U"like"});
}

}  // namespace

std::size_t skipPointOpeners(const ActionText& text, TokenRange sentence)
{
    static const PatternStarts starts(pointOpeners());
    std::size_t at = sentence.begin;
    // "Furthermore, also in claim 3": at most two of them.
    for (int i = 0; i < 2 && starts.mayBeAt(text, at); ++i) {
        for (const WordPattern& opener : pointOpeners()) {
            if (const auto end = opener.matchAt(text, at, sentence.end)) {
                const bool enumerates =
                    isOneOf(text.word(at), {U"first", U"second", U"third", U"fourth", U"fifth",
                                            U"last", U"next", U"again"});
                const bool comma =
                    *end <= sentence.end && endsWithSign(text.gapBefore(*end), U",:;");
                const bool further = text.word(at) == U"further" || text.word(at) == U"also";
                const bool goesOn = isOneOf(
                    text.word(*end), {U"it", U"in", U"the", U"claim", U"claims", U"regarding",
                                      U"there", U"as", U"with", U"unclear", U"more", U"not"});
                if ((enumerates && !comma) || (further && !comma && !goesOn)) {
                    continue;
                }
                at = *end;
                break;
            }
        }
    }
    while (at < sentence.end && isOneOf(text.word(at), {U"and", U"but", U"thus"})) {
        ++at;
    }
    return at;
}

bool opensAnotherPoint(const ActionText& text, TokenRange sentence)
{
    return skipPointOpeners(text, sentence) > sentence.begin
           && !isOneOf(text.word(sentence.begin), {U"and", U"but", U"thus"});
}

std::optional<LeadIn> readLeadIn(const ActionText& text, const Sentence& sentence)
{
    const TokenRange tokens = sentence.tokens;
    const std::size_t start = skipPointOpeners(text, tokens);
    std::size_t at = start;
    bool preposition = false;
    static const PatternStarts starts(prepositions());
    const bool mayBegin = starts.mayBeAt(text, at);
    for (auto words = prepositions().begin(); mayBegin && words != prepositions().end(); ++words) {
        if (const auto end = words->matchAt(text, at, tokens.end)) {
            at = *end;
            preposition = true;
            break;
        }
    }
    at = skipClaimAdjectives(text, at, tokens.end);
    auto mention = readClaimMention(text, at, tokens.end);
    if (!mention || (at > tokens.begin && isSubordinator(text.word(at - 1)))) {
        return std::nullopt;
    }
    const std::size_t next = mention->tokens.end;
    const bool last = next >= tokens.end;
    const std::u32string_view gap = last ? std::u32string_view(U":") : text.gapBefore(next);
    LeadIn leadIn{LeadInForm::Within, std::move(*mention), sentence.range.begin};
    const bool dash = endsWithSign(gap, U"-") && gap.find(U' ') != std::u32string_view::npos;
    if (last || endsWithSign(gap, U":.;") || (dash && !sentence.heading)) {
        leadIn.form = LeadInForm::Apart;
        leadIn.textBegin = positionAfterLeadIn(text, next, sentence);
        return leadIn;
    }
    if (preposition) {
        // "Regarding claims 1, 5 and 9 (and their dependents):"
        const std::size_t after = skipPlace(text, next, tokens.end);
        if (after < tokens.end && endsWithSign(text.gapBefore(after), U":")) {
            leadIn.form = LeadInForm::Apart;
            leadIn.textBegin = positionAfterLeadIn(text, after, sentence);
        }
        return leadIn;
    }
    // "Claim 1 The limitation ...": once a line of its own.
    const bool headed = text.tokens()[at].capital && text.tokens()[next].capital && gap == U" "
                        && isOneOf(text.word(next), {U"the", U"it", U"there", U"in"});
    if (headed && !sentence.heading) {
        leadIn.form = LeadInForm::Apart;
        leadIn.textBegin = positionAfterLeadIn(text, next, sentence);
        return leadIn;
    }
    if (isVerbOfClaim(text.word(next)) || endsWithSign(gap, U",\"'")) {
        leadIn.form = LeadInForm::Subject;
        return leadIn;
    }
    return std::nullopt;
}

std::optional<ClaimMention> claimsOfQuote(const ActionText& text, const Sentence& sentence,
                                          const std::vector<Quote>& quotes)
{
    constexpr std::size_t kNear = 9;
    const auto leads = [&](std::size_t at) {
        const std::u32string_view word = text.word(at);
        return word == U"in" || word == U"of" || word == U"by" || word == U"within";
    };
    std::optional<ClaimMention> found;
    const auto search = [&](std::size_t from) {
        for (std::size_t i = from; i < sentence.tokens.end && i < from + kNear && !found; ++i) {
            const std::size_t claim = skipClaimAdjectives(text, i + 1, sentence.tokens.end);
            if (leads(i)) {
                found = readClaimMention(text, claim, sentence.tokens.end);
            }
        }
    };
    for (const Quote& quote : quotes) {
        if (!found && quote.outerBegin >= sentence.range.begin
            && quote.outerEnd <= sentence.range.end) {
            search(text.tokensIn(quote.outerEnd, sentence.range.end).begin);
        }
    }
    // "Line 3 of claim 4 recites", "The preamble of claim 1 is".
    static const WordPatterns places{"=line|=lines", "preamble =of", "=body =of",
                                     "step|steps .3 =of|=in",
                                     "limitation|limitations|term|phrase|recitation =of|=in"};
    const TokenRange opening{sentence.tokens.begin,
                             std::min(sentence.tokens.end, sentence.tokens.begin + 6)};
    if (!found) {
        if (const auto place = places.find(text, opening)) {
            search(place->begin + 1);
        }
    }
    return found;
}

}  // namespace metes::extraction
