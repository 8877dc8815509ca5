// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/ClaimVocabulary.h"

namespace metes {

bool isInWhich(const ClaimWords& words, std::size_t i)
{
    return words.word(i) == U"in" && words.word(words.skipBlanks(i + 2)) == U"which";
}

bool isTransition(std::u32string_view word)
{
    return isOneOf(word, {U"comprising", U"comprises", U"comprise", U"consisting", U"consists",
                          U"including", U"includes", U"wherein", U"whereby", U"characterized",
                          U"characterised"});
}

// What follows a reference, and so shows where a lost one stood.
bool isContinuation(std::u32string_view word)
{
    return word.starts_with(U"wherein") || word.starts_with(U"further")
           || isOneOf(word, {U"where", U"whereby", U"which", U"characterized", U"characterised",
                             U"comprising", U"including", U"additionally", U"said", U"having"});
}

bool isEarlier(std::u32string_view word)
{
    return isOneOf(word, {U"preceding", U"preceeding", U"precedent", U"foregoing", U"forgoing",
                          U"previous", U"prior", U"above", U"aforementioned", U"aforesaid",
                          U"earlier", U"antecedent"});
}

bool isConnective(std::u32string_view word)
{
    return isOneOf(word, {U"of", U"to", U"in", U"by", U"with", U"as", U"per", U"under", U"from",
                          U"on", U"upon", U"according", U"accordingto", U"at"});
}

bool isAlternative(std::u32string_view word)
{
    return isOneOf(word, {U"any", U"anyone", U"one", U"either", U"each", U"every", U"another"});
}

// Words between the subject and the word "claim".
bool isReferring(std::u32string_view word)
{
    return isConnective(word) || isAlternative(word) || isEarlier(word)
           || isOneOf(word, {U"the",       U"least",     U"more",      U"accordance", U"claimed",
                             U"recited",   U"defined",   U"set",       U"forth",      U"out",
                             U"described", U"stated",    U"specified", U"disclosed",  U"mentioned",
                             U"pursuant",  U"dependent", U"depending", U"all",        U"some"});
}

// "method claim 1", "any one of apparatus claims 2 to 4".
bool isClaimKind(std::u32string_view word)
{
    return isOneOf(word, {U"method", U"methods", U"process", U"apparatus", U"device", U"system",
                          U"product", U"composition", U"article", U"independent", U"dependent",
                          U"base", U"parent", U"main"});
}

bool endsReference(const ClaimWords& words, std::size_t i)
{
    const std::size_t next = words.skipBlanks(i);
    const char32_t c = words.at(next);
    return c == U',' || c == U'.' || c == U';' || c == U':' || next == words.size()
           || isContinuation(words.word(next)) || isInWhich(words, next);
}

}  // namespace metes
