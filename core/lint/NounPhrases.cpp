// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/NounPhrases.h"

#include "core/lint/PhraseEnd.h"
#include "core/lint/WordForms.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace metes {

namespace {

bool isPluralWord(const Token& token)
{
    return !token.has(WordClass::NotPlural) && looksPlural(token.word);
}

// Words that come in pairs and share a noun: "first and second motors", "upper and lower jaws".
bool isPaired(const Token& token)
{
    constexpr std::array<std::string_view, 14> kSides{
        "upper", "lower", "left",     "right",  "inner",    "outer",    "front",
        "rear",  "top",   "proximal", "distal", "positive", "negative", "bottom"};
    return token.has(WordClass::Ordinal)
           || std::find(kSides.begin(), kSides.end(), token.word) != kSides.end();
}

class PhraseReader {
public:
    explicit PhraseReader(const std::vector<Token>& tokens) : m_tokens(tokens) {}

    PhraseReading run()
    {
        while (m_at < m_tokens.size()) {
            step();
        }
        completeOrdinals();
        return std::move(m_reading);
    }

private:
    const Token& at(std::size_t i) const
    {
        return i < m_tokens.size() ? m_tokens[i] : noToken();
    }

    void step()
    {
        const Token& token = at(m_at);
        if (const std::size_t after = quantityEnd(m_at); after > m_at) {
            const bool each = token.is("each") || token.is("every") || token.is("any");
            take(each ? Determiner::Each : Determiner::Quantity, after);
        } else if (token.has(WordClass::Definite)) {
            take(Determiner::Definite, quantityEnd(m_at + 1));
        } else if (token.has(WordClass::Indefinite)) {
            take(Determiner::Indefinite, m_at + 1);
        } else if (token.has(WordClass::Possessive)) {
            take(Determiner::Possessive, m_at + 1);
        } else if (!isNounLike(token)) {
            ++m_at;
        } else if (readsAsVerb(m_tokens, m_at, m_lastEnd)) {
            m_reading.verbs.push_back(m_at++);
        } else {
            take(Determiner::None, m_at);
        }
    }

    // "one or more", "at least two of", "a plurality of", "each", "3": where the term goes on;
    // `i` itself when there is no quantity.
    std::size_t quantityEnd(std::size_t i) const
    {
        const Token& token = at(i);
        if (token.is("at") && at(i + 1).is("least") && isCount(at(i + 2))) {
            return i + 3;
        }
        if ((token.is("one") || token.is("two")) && at(i + 1).is("or") && at(i + 2).is("more")) {
            return i + 3;
        }
        const std::size_t noun = token.has(WordClass::Indefinite) ? i + 1 : i;
        if (at(noun + 1).is("of")
            && (at(noun).is("plurality") || at(noun).is("multiplicity")
                || (noun > i
                    && (at(noun).is("pair") || at(noun).is("number") || at(noun).is("variety"))))) {
            return noun + 2;
        }
        if (token.has(WordClass::Quantifier) && !token.has(WordClass::Superlative)) {
            return i + 1;
        }
        return token.kind == TokenKind::Number && isNounLike(at(i + 1)) ? i + 1 : i;
    }

    static bool isCount(const Token& token)
    {
        return token.kind == TokenKind::Number || token.has(WordClass::Quantifier);
    }

    void take(Determiner determiner, std::size_t first)
    {
        const std::size_t begin = m_at;
        const std::vector<std::size_t> ordinals = coordinatedOrdinals(first);
        const std::size_t words = ordinals.empty() ? first : ordinals.back() + 1;
        std::size_t end =
            phraseEnd(m_tokens, words, determiner != Determiner::None || !ordinals.empty());
        if (end <= words && ordinals.empty()) {
            m_at = std::max(first, m_at + 1);
            return;
        }
        end = std::max(end, words);
        if (const std::size_t owner = possessiveWord(words, end); owner < end) {
            takeOwned(determiner, begin, first, owner, end);
            return;
        }
        if (ordinals.empty()) {
            add(determiner, begin, first, end);
        }
        for (const std::size_t ordinal : ordinals) {
            add(determiner, begin, words, end);
            NounPhrase& phrase = m_reading.phrases.back();
            phrase.first = first;
            phrase.key.modifiers.insert(phrase.key.modifiers.begin(), at(ordinal).word);
            phrase.plural = false;
        }
        m_at = m_lastEnd = end;
    }

    // "first and second", "first, second and third", "upper and lower": at least two.
    std::vector<std::size_t> coordinatedOrdinals(std::size_t first) const
    {
        std::vector<std::size_t> found;
        std::size_t i = first;
        while (isPaired(at(i))) {
            found.push_back(i);
            std::size_t next = i + 1;
            while (at(next).is(",") || at(next).has(WordClass::Conjunction)) {
                ++next;
            }
            if (next == i + 1 || next > i + 3) {
                break;
            }
            i = next;
        }
        if (found.size() < 2 || !isNounLike(at(found.back() + 1))) {
            found.clear();
        }
        return found;
    }

    std::size_t possessiveWord(std::size_t first, std::size_t end) const
    {
        for (std::size_t i = first; i + 1 < end; ++i) {
            if (at(i).word.ends_with("'s") || at(i).word.ends_with("s'")) {
                return i;
            }
        }
        return end;
    }

    // "the patient's ocular surface": the patient, and what is the patient's.
    void takeOwned(Determiner determiner, std::size_t begin, std::size_t first, std::size_t owner,
                   std::size_t end)
    {
        add(determiner, begin, first, owner + 1);
        m_at = owner + 1;
        add(Determiner::Possessive, owner + 1, owner + 1, end);
        m_at = m_lastEnd = end;
    }

    void add(Determiner determiner, std::size_t begin, std::size_t first, std::size_t end)
    {
        NounPhrase phrase;
        phrase.determiner = determiner;
        phrase.begin = begin;
        phrase.first = first;
        phrase.end = end;
        phrase.range = {at(begin).range.start, at(end - 1).range.end};
        if (at(end - 1).word.ends_with("'s")) {
            phrase.range.end -= 2;
        }
        phrase.key = termKey(m_tokens, first, end);
        const bool many = first > begin + 1 && !at(begin + 2).is("one");
        phrase.plural = isPluralWord(at(end - 1)) || (many && determiner == Determiner::Quantity);
        phrase.shared = determiner == Determiner::None && begin > 0
                        && (at(begin - 1).has(WordClass::Conjunction) || at(begin - 1).is(","));
        for (std::size_t i = first; i < end; ++i) {
            phrase.superlative = phrase.superlative || at(i).has(WordClass::Superlative);
            phrase.derived = phrase.derived || at(i).has(WordClass::Derived);
        }
        m_reading.phrases.push_back(std::move(phrase));
    }

    // "a first and a second motor": the first one is a motor too.
    void completeOrdinals()
    {
        std::vector<NounPhrase>& phrases = m_reading.phrases;
        for (std::size_t i = phrases.size(); i-- > 1;) {
            NounPhrase& left = phrases[i - 1];
            const NounPhrase& right = phrases[i];
            const bool ordinal =
                left.end == left.first + 1 && at(left.first).has(WordClass::Ordinal);
            const bool joined = right.begin <= left.end + 2 && right.begin > left.end
                                && !right.key.modifiers.empty()
                                && at(right.first).has(WordClass::Ordinal);
            if (ordinal && joined) {
                left.key = right.key;
                left.key.modifiers.front() = at(left.first).word;
            }
        }
    }

    const std::vector<Token>& m_tokens;
    PhraseReading m_reading;
    std::size_t m_at = 0;
    std::size_t m_lastEnd = 0;  ///< where the last phrase ended
};

}  // namespace

bool isNounLike(const Token& token)
{
    if (!token.isWord()) {
        return false;
    }
    constexpr std::uint32_t kClosed = static_cast<std::uint32_t>(WordClass::Definite)
                                      | static_cast<std::uint32_t>(WordClass::Indefinite)
                                      | static_cast<std::uint32_t>(WordClass::Quantifier)
                                      | static_cast<std::uint32_t>(WordClass::Possessive)
                                      | static_cast<std::uint32_t>(WordClass::Preposition)
                                      | static_cast<std::uint32_t>(WordClass::Conjunction)
                                      | static_cast<std::uint32_t>(WordClass::Subordinator)
                                      | static_cast<std::uint32_t>(WordClass::Pronoun)
                                      | static_cast<std::uint32_t>(WordClass::Auxiliary)
                                      | static_cast<std::uint32_t>(WordClass::Adverb);
    return (token.classes.bits & kClosed) == 0;
}

PhraseReading readNounPhrases(const std::vector<Token>& tokens)
{
    return PhraseReader(tokens).run();
}

TermKey termKey(const std::vector<Token>& tokens, std::size_t first, std::size_t end)
{
    TermKey key;
    for (std::size_t i = first; i < end; ++i) {
        const Token& token = tokens[i];
        const bool last = i + 1 == end;
        if (!last && (token.has(WordClass::Dropped) || token.has(WordClass::Derived))) {
            continue;
        }
        std::string_view word = token.word;
        if (word.ends_with("'s")) {
            word.remove_suffix(2);
        }
        while (!word.empty()) {
            const std::size_t hyphen = word.find('-');
            const std::string_view part = word.substr(0, hyphen);
            word.remove_prefix(hyphen == std::string_view::npos ? word.size() : hyphen + 1);
            if (!part.empty()) {
                key.modifiers.push_back(token.has(WordClass::NotPlural) ? std::string(part)
                                                                        : singular(part));
            }
        }
    }
    if (!key.modifiers.empty()) {
        key.head = std::move(key.modifiers.back());
        key.modifiers.pop_back();
    }
    return key;
}

}  // namespace metes
