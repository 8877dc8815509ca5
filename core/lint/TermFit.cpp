// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/TermFit.h"

#include "core/lint/WordForms.h"

#include <algorithm>

namespace metes {

namespace {

bool contains(const std::vector<std::string>& words, const std::string& word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool within(const std::vector<std::string>& inner, const std::vector<std::string>& outer)
{
    return std::all_of(inner.begin(), inner.end(),
                       [&](const std::string& word) { return contains(outer, word); });
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words) {
        text += word;
    }
    return text;
}

bool sameStems(const std::vector<std::string>& inner, const std::vector<std::string>& outer)
{
    return std::all_of(inner.begin(), inner.end(), [&](const std::string& word) {
        return std::any_of(outer.begin(), outer.end(), [&](const std::string& other) {
            return verbStem(word) == verbStem(other);
        });
    });
}

}  // namespace

TermFit termFit(const TermKey& reference, const TermKey& phrase)
{
    const std::vector<std::string>& asked = reference.modifiers;
    const std::vector<std::string>& given = phrase.modifiers;
    if (asked == given || (asked.size() != given.size() && joined(asked) == joined(given))) {
        return TermFit::Exact;
    }
    if (within(asked, given)) {
        return asked.size() == given.size() ? TermFit::Exact : TermFit::Narrower;
    }
    if (within(given, asked)) {
        return TermFit::Wider;
    }
    return !asked.empty() && sameStems(asked, given) ? TermFit::Drift : TermFit::None;
}

std::vector<std::string> addedModifiers(const TermKey& reference, const TermKey& phrase)
{
    std::vector<std::string> added;
    for (const std::string& word : reference.modifiers) {
        if (!contains(phrase.modifiers, word)) {
            added.push_back(word);
        }
    }
    return added;
}

std::string toText(const TermKey& key)
{
    std::string text;
    for (const std::string& word : key.modifiers) {
        text += word + ' ';
    }
    return text + key.head;
}

FittingPhrases fitting(const AnalysedClaims& claims, const std::vector<PhrasePlace>& places,
                       const TermKey& reference)
{
    FittingPhrases found;
    for (const PhrasePlace place : places) {
        switch (termFit(reference, claims.phrase(place).key)) {
        case TermFit::Exact: found.exact.push_back(place); break;
        case TermFit::Narrower: found.narrower.push_back(place); break;
        case TermFit::Wider: found.wider.push_back(place); break;
        case TermFit::Drift: found.drift.push_back(place); break;
        case TermFit::None: break;
        }
    }
    return found;
}

}  // namespace metes
