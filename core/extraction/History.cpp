// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Roles.h"
#include "core/extraction/WordPattern.h"

#include <algorithm>

namespace metes::extraction {

namespace {

std::string statuteName(const ActionText& text, TokenRange tokens)
{
    const Statutes statutes = readStatutes(text, tokens);
    if (statutes.b) {
        return "112(b)";
    }
    if (statutes.a) {
        return "112(a)";
    }
    if (statutes.d) {
        return "112(d)";
    }
    if (statutes.f) {
        return "112(f)";
    }
    if (statutes.whole112) {
        return "112";
    }
    for (std::size_t i = tokens.begin; statutes.other && i < tokens.end; ++i) {
        const std::u32string_view word = text.word(i);
        if (word == U"101" || word == U"102" || word == U"103") {
            return {'1', '0', static_cast<char>(word[2])};
        }
    }
    return {};
}

std::optional<HistoryKind> kindOf(const ActionText& text, TokenRange tokens)
{
    static const WordPatterns withdrawn{"withdrawn|withdraws|withdraw",
                                        "=has|=have =been overcome"};
    static const WordPatterns moot{"=moot"};
    static const WordPatterns maintained{"maintained|maintains", "=is|=are upheld|sustained"};
    static const WordPatterns never{
        "withdrawn =from .2 consideration", "arguments|argument ... ... =moot",
        "requirement =is|=has ... withdrawn", "finality ... withdrawn", "=not =been? withdrawn"};
    if (never.in(text, tokens)) {
        return std::nullopt;
    }
    if (withdrawn.in(text, tokens)) {
        return HistoryKind::Withdrawn;
    }
    if (moot.in(text, tokens)) {
        return HistoryKind::Moot;
    }
    if (maintained.in(text, tokens)) {
        return HistoryKind::Maintained;
    }
    return std::nullopt;
}

std::vector<std::int32_t> claimsIn(const ActionText& text, TokenRange tokens)
{
    std::vector<std::int32_t> claims;
    for (const ClaimMention& mention : claimMentions(text, tokens)) {
        addClaims(claims, mention.claims);
    }
    return claims;
}

// The token after a colon that follows the statute, or else any colon; the end when there is none.
std::size_t colonIn(const ActionText& text, TokenRange tokens)
{
    std::size_t first = tokens.end;
    bool cited = false;
    for (std::size_t i = tokens.begin + 3; i < tokens.end; ++i) {
        const std::u32string_view word = text.word(i - 1);
        cited = cited || (text.tokens()[i - 1].number && word.size() == 3 && word.front() == U'1');
        if (text.gapBefore(i).find(U':') != std::u32string_view::npos) {
            if (cited) {
                return i;
            }
            first = std::min(first, i);
        }
    }
    return first;
}

}  // namespace

std::optional<HistoryEvent> readHistory(const ActionText& text, const Sentence& sentence,
                                        HistorySubject& subject)
{
    static const WordPatterns rejection{"rejection|rejections", "objection|objections"};
    static const WordPatterns verb{"=is|=are|=was|=were|=has|=have|=been|renders|=be|withdraws"};
    const TokenRange tokens = sentence.tokens;
    if (!rejection.in(text, tokens)) {
        return std::nullopt;
    }
    const std::string statute = statuteName(text, tokens);
    const auto kind = verb.in(text, tokens) ? kindOf(text, tokens) : std::nullopt;
    // "RE: Rejection of claims 1-8 under 35 USC 112(a): Cancellation of claims 5-8 renders ..."
    const std::size_t colon = statute.empty() ? tokens.begin : colonIn(text, tokens);
    if (!statute.empty()) {
        subject = {statute, claimsIn(text, {tokens.begin, colon})};
    }
    std::vector<std::int32_t> claims = claimsIn(text, {colon, tokens.end});
    if (claims.empty()) {
        claims = claimsIn(text, tokens);
    }
    if (!kind) {
        return std::nullopt;
    }
    HistoryEvent event;
    event.kind = *kind;
    event.statute = subject.statute;
    event.claims = claims.empty() ? subject.claims : claims;
    event.range = text.source(sentence.range.begin, sentence.range.end);
    event.text = text.verbatim(event.range);
    if (*kind != HistoryKind::Maintained && claims != subject.claims) {
        // What is still spoken of: "claims 20-31 are moot. The rejection is maintained."
        std::erase_if(subject.claims,
                      [&](std::int32_t claim) { return containsClaim(claims, claim); });
    }
    return event;
}

}  // namespace metes::extraction
