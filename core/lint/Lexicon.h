// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the claim checker knows about words: classes of words, and phrases that draw a notice, each
// with its ground in the Manual of Patent Examining Procedure. The lists stand in
// resources/lexicons; a project's own file of the same form goes on top.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/base/Error.h"
#include "core/lint/Finding.h"
#include "core/text/TermIndex.h"

namespace metes {

/// One bit per class; a word may have several.
enum class WordClass : std::uint32_t {
    Definite = 1u << 0,       ///< the, said
    Indefinite = 1u << 1,     ///< a, an, another
    Quantifier = 1u << 2,     ///< each, two, any
    Possessive = 1u << 3,     ///< its, their
    Preposition = 1u << 4,
    Conjunction = 1u << 5,
    Subordinator = 1u << 6,   ///< wherein, which, that
    Pronoun = 1u << 7,
    Auxiliary = 1u << 8,      ///< is, has, can, not
    Adverb = 1u << 9,
    Ordinal = 1u << 10,
    Dropped = 1u << 11,       ///< tells nothing about which thing: respective, given
    Derived = 1u << 12,       ///< made by the steps before: resulting, obtained
    Superlative = 1u << 13,   ///< one by definition: highest, same, other
    Form = 1u << 14,          ///< never asks for an introduction: step, case, group
    World = 1u << 15,         ///< known without introduction: user, Internet
    Inherent = 1u << 16,      ///< what a thing has by nature: surface, weight
    Mass = 1u << 17,          ///< takes no article: data, water
    IngNoun = 1u << 18,       ///< nouns in -ing
    EdNoun = 1u << 19,        ///< words in -ed that are no participle
    NounHead = 1u << 20,      ///< ends compounds: system, unit
    Postpositive = 1u << 21,  ///< adjectives that follow their noun: suitable
    Participle = 1u << 22,    ///< always ends a phrase: configured
    AlNoun = 1u << 23,        ///< nouns with the ending of an adjective
    NotPlural = 1u << 24,     ///< words in -s that are one thing
    Adjective = 1u << 25,
    VerbBase = 1u << 26,
    VerbThird = 1u << 27,
    VerbPast = 1u << 28,
    VerbIng = 1u << 29,
    NounVerb = 1u << 30,      ///< the verb is a noun as well: drive, store
    Verb = 1u << 31           ///< stands for the list of base forms
};

/// A set of classes.
struct WordClasses {
    std::uint32_t bits = 0;

    bool has(WordClass c) const { return (bits & static_cast<std::uint32_t>(c)) != 0; }
    void add(WordClass c) { bits |= static_cast<std::uint32_t>(c); }
    void remove(WordClass c) { bits &= ~static_cast<std::uint32_t>(c); }
};

/// A phrase that draws a notice.
struct PhraseRule {
    std::vector<std::string> words;  ///< lower case; "#" any number, "@ing" a word in -ing
    FindingKind kind = FindingKind::RelativeTerm;
    Severity severity = Severity::Low;
    Category category = Category::Other;
    std::string mpep;
    bool exactCase = false;  ///< a trademark: written with a capital
    bool withdrawn = false;  ///< taken out by a project's own list
};

class Lexicon {
public:
    /// The lists that come with the program; read once, shared.
    static const Lexicon& builtIn();
    /// The built-in lists with those of `text` on top. InvalidInput names the line.
    static Result<Lexicon> withOverrides(std::string_view text);

    WordClasses classes(std::string_view word) const;
    /// Rules whose first word is `word`, longest first; null when there are none.
    const std::vector<PhraseRule>* rulesFrom(std::string_view word) const;

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const
        {
            return std::hash<std::string_view>()(text);
        }
    };
    template<typename Value>
    using Map = std::unordered_map<std::string, Value, Hash, std::equal_to<>>;

    Result<void> read(std::string_view text);
    Result<void> readLine(std::string_view line, std::int32_t number, std::string& section);
    Result<void> readRule(std::string_view line, std::int32_t number);
    void addWord(std::string_view word, WordClass wordClass);
    void addVerb(std::string_view base);
    void addNounVerb(std::string_view base);

    /// The classes of a word, which is new or known.
    WordClasses& classesOf(std::string_view word);

    TermIndex m_words;
    std::vector<WordClasses> m_classes;  ///< of each word
    Map<std::vector<PhraseRule>> m_rules;
};

/// The text of all lists; made by the build from resources/lexicons.
std::string builtInLexiconText();

}  // namespace metes
