// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/ClaimVocabulary.h"

#include <algorithm>

namespace metes {

namespace {

/// The noun phrase that the referring words belong to, where it is not the claim's own subject.
struct InnerNoun {
    bool found = false;
    bool definite = false;
};

InnerNoun innerNoun(const ClaimWords& words, std::size_t body, std::size_t end)
{
    InnerNoun inner;
    for (std::size_t i = body; i < end;) {
        const std::u32string_view word = words.word(i);
        const std::size_t past = i + word.size();
        const bool definite = isOneOf(word, {U"the", U"said"});
        if (i > body && (definite || isOneOf(word, {U"a", U"an", U"one"}))
            && words.skipBlanks(past) < words.skipBlanksBack(end)) {
            inner = {true, definite};
        }
        i = std::max(past, i + 1);
    }
    return inner;
}

// Words by which one thing contains, uses or carries out another.
bool hasCarrier(const ClaimWords& words, std::size_t body, std::size_t end)
{
    for (std::size_t i = body; i < end;) {
        const std::u32string_view word = words.word(i);
        if (isOneOf(word, {U"comprising",   U"comprises",  U"including",  U"includes",
                           U"having",       U"containing", U"contains",   U"using",
                           U"utilizing",    U"employing",  U"performing", U"perform",
                           U"performs",     U"executing",  U"execute",    U"executes",
                           U"implementing", U"implement",  U"implements", U"carry",
                           U"carrying",     U"storing",    U"made",       U"produced",
                           U"prepared",     U"obtained",   U"obtainable", U"manufactured",
                           U"equipped",     U"provided"})) {
            return true;
        }
        i += std::max<std::size_t>(1, word.size());
    }
    return false;
}

}  // namespace

bool refersToOtherCategory(const ClaimWords& words, std::size_t body, std::size_t begin,
                           std::size_t end)
{
    if (words.word(body) == U"use") {
        return true;
    }
    const bool startsWithThe = words.word(body) == U"the";
    const InnerNoun inner = innerNoun(words, body, begin);
    if (!inner.found) {
        return false;
    }
    if (hasCarrier(words, body, begin)) {
        return inner.definite || !startsWithThe;
    }
    if (startsWithThe) {
        return false;
    }
    // "A method for producing a device according to claim 1, comprising" has steps of its
    // own; ", wherein" would go on with those of claim 1.
    const std::size_t next = words.skipBlanks(end);
    const std::size_t after = words.at(next) == U',' ? words.skipBlanks(next + 1) : next;
    return inner.definite || isOneOf(words.word(after), {U"comprising", U"including"});
}

}  // namespace metes
