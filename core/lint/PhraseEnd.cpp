// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/PhraseEnd.h"

#include "core/lint/NounPhrases.h"
#include "core/lint/WordForms.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace metes {

namespace {

bool opensPhrase(const Token& token)
{
    return token.has(WordClass::Definite) || token.has(WordClass::Indefinite)
           || token.has(WordClass::Quantifier) || token.has(WordClass::Possessive)
           || token.has(WordClass::Pronoun) || token.kind == TokenKind::Number;
}

// "collections", "measurements", "sensors": nouns for sure.
bool hasNounEnding(std::string_view word)
{
    constexpr std::array<std::string_view, 8> kEndings{"tions", "sions", "ments", "ers",
                                                       "ors",   "ities", "nces",  "isms"};
    return word.ends_with('s')
           && std::any_of(kEndings.begin(), kEndings.end(),
                          [&](std::string_view ending) { return word.ends_with(ending); });
}

class PhraseEnd {
public:
    PhraseEnd(const std::vector<Token>& tokens, std::size_t first, bool hasDeterminer)
        : m_tokens(tokens), m_first(first), m_hasDeterminer(hasDeterminer)
    {
    }

    std::size_t find()
    {
        std::size_t i = m_first;
        while (i < m_tokens.size() && i < m_first + kLongestPhrase && goesOn(i)) {
            ++i;
        }
        return trimmed(i);
    }

private:
    const Token& at(std::size_t i) const
    {
        return i < m_tokens.size() ? m_tokens[i] : noToken();
    }
    bool isFirst(std::size_t i) const { return i == m_first; }
    bool nounFollows(std::size_t i) const
    {
        return isNounLike(at(i + 1)) && !at(i + 1).has(WordClass::Participle);
    }
    bool isPlural(std::size_t i) const
    {
        return !at(i).has(WordClass::NotPlural) && looksPlural(at(i).word);
    }

    bool goesOn(std::size_t i)
    {
        const Token& token = at(i);
        if (token.kind == TokenKind::Number) {
            // "the first 3 elements"
            return !m_sawNoun && isNounLike(at(i + 1)) && !isFirst(i);
        }
        if (token.has(WordClass::Quantifier) && !m_sawNoun && m_hasDeterminer) {
            return isNounLike(at(i + 1));
        }
        if (token.is("being") && i > m_first && (at(i - 1).is("living") || at(i - 1).is("human"))) {
            return true;
        }
        if (token.is("based") && m_sawNoun) {
            return isNounLike(at(i + 1));  // "the polymer based film"
        }
        if (token.isWord() && token.has(WordClass::Adverb)) {
            return !m_sawNoun && m_hasDeterminer && isNounLike(at(i + 1));
        }
        if (token.isWord() && token.has(WordClass::Preposition) && isFirst(i) && m_hasDeterminer) {
            // "the above method", "the inside surface", "the outside"
            return nounFollows(i) && !token.is("of");
        }
        return isNounLike(token) && wordGoesOn(i);
    }

    bool wordGoesOn(std::size_t i)
    {
        const Token& token = at(i);
        if (!isFirst(i)) {
            const bool participle =
                token.has(WordClass::Participle) && (m_sawNoun || !nounFollows(i));
            if (participle || endsAsVerb(i) || at(i + 1).is("forth")) {
                return false;
            }
            const bool able = token.word.ends_with("able") || token.word.ends_with("ible");
            if ((token.has(WordClass::Postpositive) || able) && m_sawNoun && !nounFollows(i)) {
                return false;
            }
            // A symbol: "the pressure pC(t)", "a node N".
            if (m_sawNoun && token.word.size() <= 2 && token.classes.bits == 0 && !nounFollows(i)) {
                return false;
            }
        }
        const bool adjective = token.has(WordClass::Adjective) || token.has(WordClass::Ordinal)
                               || token.has(WordClass::VerbPast) || token.has(WordClass::Dropped)
                               || token.has(WordClass::Postpositive);
        m_sawNoun = m_sawNoun || !adjective || token.has(WordClass::AlNoun);
        return true;
    }

    // Whether the word, which is not the first, is a verb or participle that the phrase precedes.
    bool endsAsVerb(std::size_t i) const
    {
        const Token& token = at(i);
        if (token.has(WordClass::VerbPast) && !token.has(WordClass::EdNoun)) {
            return !nounFollows(i) || isPlural(i - 1);
        }
        if (token.has(WordClass::VerbIng)) {
            return endsAsParticiple(i);
        }
        if (token.has(WordClass::VerbThird)) {
            return endsAsThirdPerson(i);
        }
        if (token.has(WordClass::VerbBase)) {
            return endsAsBase(i);
        }
        // A word in -s that no list knows, before an article: "uplifts the teeth".
        return m_sawNoun && token.classes.bits == 0 && isPlural(i) && !isPlural(i - 1)
               && opensPhrase(at(i + 1)) && !hasNounEnding(token.word);
    }

    // "a memory storing instructions" ends; "an image capturing system" and "the optical measuring
    // device" do not.
    bool endsAsParticiple(std::size_t i) const
    {
        if (at(i).has(WordClass::IngNoun)) {
            return opensPhrase(at(i + 1)) || (isPlural(i - 1) && m_sawNoun && nounFollows(i));
        }
        if (!nounFollows(i)) {
            return m_sawNoun;
        }
        if (!m_sawNoun) {
            return false;
        }
        std::size_t last = i + 1;
        while (last < i + 3 && isNounLike(at(last + 1)) && !at(last).has(WordClass::NounHead)) {
            ++last;
        }
        return !(at(last).has(WordClass::NounHead) && !isPlural(last));
    }

    // "the motor drives the shaft" ends before the verb, "the hard disk drives of" does not.
    bool endsAsThirdPerson(std::size_t i) const
    {
        if (!at(i).has(WordClass::NounVerb)) {
            return true;
        }
        const Token& next = at(i + 1);
        const bool quantity = next.is("at") && (at(i + 2).is("least") || at(i + 2).is("most"));
        if (opensPhrase(next) || quantity || next.is("that")) {
            return true;
        }
        // After "wherein" and the like a verb must come, and the sentence is at its end.
        const bool last = i + 1 >= m_tokens.size() || (next.is(".") && i + 2 >= m_tokens.size());
        const bool clause = m_first >= 2 && at(m_first - 2).has(WordClass::Subordinator);
        return nounFollows(i) ? m_sawNoun && !next.has(WordClass::VerbThird) : last && clause;
    }

    // "the instructions cause the processor", "processors execute"
    bool endsAsBase(std::size_t i) const
    {
        if (!isPlural(i - 1)) {
            return !at(i).has(WordClass::NounVerb) && m_sawNoun
                   && (opensPhrase(at(i + 1)) || at(i + 1).has(WordClass::Preposition));
        }
        if (!at(i).has(WordClass::NounVerb)) {
            return true;
        }
        return opensPhrase(at(i + 1)) || nounFollows(i);
    }

    // A phrase does not end with an adverb or a loose number.
    std::size_t trimmed(std::size_t end) const
    {
        while (end > m_first && (at(end - 1).has(WordClass::Adverb) || !at(end - 1).isWord())) {
            --end;
        }
        return end;
    }

    const std::vector<Token>& m_tokens;
    std::size_t m_first;
    bool m_hasDeterminer;
    bool m_sawNoun = false;
};

}  // namespace

std::size_t phraseEnd(const std::vector<Token>& tokens, std::size_t first, bool hasDeterminer)
{
    return PhraseEnd(tokens, first, hasDeterminer).find();
}

namespace {

// "wherein steering wheel is round": an article is missing, as no object can be singular and bare.
bool isBareCompound(const std::vector<Token>& tokens, std::size_t i)
{
    if (i == 0 || i + 2 >= tokens.size() || !tokens[i - 1].has(WordClass::Subordinator)) {
        return false;
    }
    const Token& noun = tokens[i + 1];
    const Token& verb = tokens[i + 2];
    return isNounLike(noun) && !noun.has(WordClass::Mass) && !looksPlural(noun.word)
           && (verb.has(WordClass::Auxiliary) || verb.has(WordClass::VerbThird));
}

}  // namespace

bool readsAsVerb(const std::vector<Token>& tokens, std::size_t i, std::size_t lastEnd)
{
    const Token& token = tokens[i];
    const Token& next = i + 1 < tokens.size() ? tokens[i + 1] : noToken();
    const Token& before = i > 0 ? tokens[i - 1] : noToken();
    const bool noun = isNounLike(next) && !next.has(WordClass::Participle);
    const bool object = opensPhrase(next);
    if (token.has(WordClass::Participle)) {
        return true;
    }
    if (token.has(WordClass::VerbIng)) {
        return object || !(token.has(WordClass::IngNoun) || isBareCompound(tokens, i));
    }
    if (token.has(WordClass::VerbPast) && !token.has(WordClass::EdNoun)) {
        return !noun || (lastEnd == i && i > 0);
    }
    if (token.has(WordClass::VerbThird)) {
        const bool subject = (lastEnd == i && i > 0) || before.has(WordClass::Subordinator)
                             || before.has(WordClass::Pronoun) || before.is(")");
        return !token.has(WordClass::NounVerb) || object || subject;
    }
    if (token.has(WordClass::VerbBase)) {
        const bool infinitive =
            before.is("to") || before.has(WordClass::Auxiliary) || (lastEnd == i && i > 0);
        return !token.has(WordClass::NounVerb) || object || infinitive;
    }
    return token.has(WordClass::Postpositive) && lastEnd == i && i > 0;
}

}  // namespace metes
