// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/Checks.h"
#include "core/lint/WordForms.h"

#include <string>
#include <unordered_set>

namespace metes {

namespace {

using Stems = std::unordered_set<std::string>;

void addStems(std::string_view word, Stems& stems)
{
    while (!word.empty()) {
        const std::size_t hyphen = word.find('-');
        stems.insert(verbStem(word.substr(0, hyphen)));
        word.remove_prefix(hyphen == std::string_view::npos ? word.size() : hyphen + 1);
    }
}

Stems stemsOf(const std::vector<std::string>& description, const Lexicon& lexicon)
{
    Stems stems;
    std::unordered_set<std::string> words;
    for (const std::string& paragraph : description) {
        for (const Token& token : tokenise(paragraph, 0, lexicon)) {
            if (token.isWord() && words.insert(token.word).second) {
                addStems(token.word, stems);
                addStems(singular(token.word), stems);
            }
        }
    }
    return stems;
}

}  // namespace

void checkSupport(const AnalysedClaims& claims, const std::vector<std::string>& description,
                  std::vector<Finding>& findings)
{
    if (description.empty()) {
        return;
    }
    const Stems stems = stemsOf(description, claims.lexicon());
    Stems told;
    for (const AnalysedClaim& claim : claims.claims()) {
        for (const NounPhrase& phrase : claim.phrases) {
            std::vector<std::string> words = phrase.key.modifiers;
            words.push_back(phrase.key.head);
            for (const std::string& word : words) {
                const bool known = word.size() < 4 || stems.contains(verbStem(word))
                                   || claims.lexicon().classes(word).bits != 0;
                if (known || !told.insert(word).second) {
                    continue;
                }
                findings.push_back(makeFinding(claim, FindingKind::NoSupport, Severity::Low,
                                               phrase.range, "The description never says \"%1\".",
                                               {word}));
            }
        }
    }
}

}  // namespace metes
