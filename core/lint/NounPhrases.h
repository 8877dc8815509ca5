// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Noun phrases of a claim, without a grammar: closed classes of words, endings and lists decide
// where a phrase begins and ends. A phrase ends before a finite verb, a preposition, a participle
// that has complements of its own, and any mark.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/lint/ClaimTokens.h"

namespace metes {

enum class Determiner : std::uint8_t {
    None,        ///< "receiving images"
    Indefinite,  ///< a, an, another
    Quantity,    ///< at least one, two, a plurality of
    Each,        ///< each, every, any
    Possessive,  ///< its; "the patient's"
    Definite     ///< the, said
};

/// What a phrase names, made comparable: lower case, singular, hyphens as blanks, without words
/// that tell nothing about which thing.
struct TermKey {
    std::vector<std::string> modifiers;  ///< in the order of the text
    std::string head;

    bool operator==(const TermKey&) const = default;
};

struct NounPhrase {
    Determiner determiner = Determiner::None;
    std::size_t begin = 0;  ///< token of the determiner, or of the first word
    std::size_t first = 0;  ///< token of the first word that belongs to the term
    std::size_t end = 0;    ///< past the last token
    TextRange range;        ///< of all tokens, code points
    TermKey key;
    bool plural = false;
    bool superlative = false;  ///< one by definition: "the highest score"
    bool derived = false;      ///< "the resulting mixture"
    bool shared = false;       ///< bare, after "and" or "or": may share the article before
};

/// What was read of one claim.
struct PhraseReading {
    std::vector<NounPhrase> phrases;  ///< in the order of the text, without overlaps but for
                                      ///< "first and second motors", which gives two
    std::vector<std::size_t> verbs;   ///< tokens that were read as verbs
};

PhraseReading readNounPhrases(const std::vector<Token>& tokens);

/// The key of tokens [first, end).
TermKey termKey(const std::vector<Token>& tokens, std::size_t first, std::size_t end);

/// Whether the token can stand within a phrase: a word of no closed class.
bool isNounLike(const Token& token);

}  // namespace metes
