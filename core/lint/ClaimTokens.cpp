// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/ClaimTokens.h"

#include "core/lint/WordForms.h"
#include "core/text/Folding.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <array>

namespace metes {

namespace {

enum AsciiKind : std::uint8_t { kLetter = 1, kDigit = 2, kCapital = 4 };

constexpr std::array<std::uint8_t, 128> asciiKinds()
{
    std::array<std::uint8_t, 128> kinds{};
    for (char c = 'a'; c <= 'z'; ++c) {
        kinds[static_cast<std::size_t>(c)] = kLetter;
        kinds[static_cast<std::size_t>(c - 'a' + 'A')] = kLetter | kCapital;
    }
    for (char c = '0'; c <= '9'; ++c) {
        kinds[static_cast<std::size_t>(c)] = kDigit;
    }
    kinds[static_cast<std::size_t>('_')] = kLetter;
    return kinds;
}

constexpr std::array<std::uint8_t, 128> kAsciiKinds = asciiKinds();

bool isDigit(char32_t c)
{
    return c >= U'0' && c <= U'9';
}

// Whatever is none of the general marks.
bool isOtherLetter(char32_t c)
{
    const bool mark = (c >= 0x80 && c < 0xAA) || c == 0xAB || c == 0xAC || c == 0xAE || c == 0xAF
                      || (c >= 0xB0 && c <= 0xB4) || (c >= 0xB6 && c <= 0xB9)
                      || (c >= 0xBB && c <= 0xBF) || c == 0xD7 || c == 0xF7
                      || (c >= 0x2000 && c <= 0x206F) || (c >= 0x20A0 && c <= 0x2BFF)
                      || (c >= 0x3000 && c <= 0x303F) || (c >= 0xE000 && c <= 0xF8FF) || c == 0xFFFC
                      || c == 0xFFFD;
    return !mark;
}

/// What a character is: AsciiKind bits.
inline std::uint8_t kindOf(char32_t c)
{
    if (c < 0x80) {
        return kAsciiKinds[c];
    }
    const bool capital = c >= 0xC0 && c <= 0xDE && c != 0xD7;
    return static_cast<std::uint8_t>((isOtherLetter(c) ? kLetter : 0) | (capital ? kCapital : 0));
}

// Letters of every script.
inline bool isLetter(char32_t c)
{
    return (kindOf(c) & kLetter) != 0;
}

class Tokeniser {
public:
    Tokeniser(std::string_view text, std::int32_t start, const Lexicon& lexicon)
        : m_text(toUtf32(text)),
          m_at(static_cast<std::size_t>(std::max(start, 0))),
          m_lexicon(lexicon)
    {
    }

    std::vector<Token> run()
    {
        m_tokens.reserve(m_text.size() / 5);
        while (m_at < m_text.size()) {
            step();
        }
        markNumerals();
        return std::move(m_tokens);
    }

private:
    char32_t at(std::size_t i) const { return i < m_text.size() ? m_text[i] : U'\0'; }
    bool isWordCharacter(std::size_t i) const { return (kindOf(at(i)) & (kLetter | kDigit)) != 0; }

    void step()
    {
        const char32_t c = at(m_at);
        if (c == U'\n' || c == U'\r') {
            endLine();
        } else if (c == U' ' || isBlank(c)) {
            ++m_at;
        } else if (c == U'[' && at(m_at + 1) == U'[') {
            skipDeleted();
        } else if (isDigit(c) && !isLetter(at(numberEnd()))) {
            push(TokenKind::Number, numberEnd());
        } else if (isWordCharacter(m_at)) {
            push(TokenKind::Word, wordEnd());
        } else {
            push(TokenKind::Mark, m_at + 1);
        }
    }

    // A line that ends within a phrase was wrapped; the phrase goes on.
    void endLine()
    {
        if (m_tokens.empty() || m_tokens.back().kind == TokenKind::Mark) {
            push(TokenKind::LineEnd, m_at + 1);
        } else {
            ++m_at;
        }
    }

    void skipDeleted()
    {
        constexpr std::size_t kLongest = 2000;
        const std::size_t end = std::u32string_view(m_text).substr(m_at, kLongest).find(U"]]");
        m_at += end == std::u32string_view::npos ? 2 : end + 2;
    }

    std::size_t numberEnd() const
    {
        std::size_t i = m_at;
        while (isDigit(at(i)) || ((at(i) == U'.' || at(i) == U',') && isDigit(at(i + 1)))) {
            ++i;
        }
        return i;
    }

    std::size_t wordEnd() const
    {
        std::size_t i = m_at;
        while (isWordCharacter(i) || joins(i)) {
            ++i;
        }
        if (at(i) == U'(') {
            for (const std::u32string_view ending : {U"(s)", U"(es)", U"(ies)"}) {
                if (std::u32string_view(m_text).substr(i, ending.size()) == ending) {
                    return i + ending.size();
                }
            }
        }
        // "e.g." keeps its last point.
        const bool abbreviation = i - m_at == 3 && at(m_at + 1) == U'.' && at(i) == U'.';
        return abbreviation ? i + 1 : i;
    }

    // Whether the mark at `i` stands within a word.
    bool joins(std::size_t i) const
    {
        if (!isWordCharacter(i + 1) || i == m_at) {
            return false;
        }
        const char32_t c = at(i);
        const bool hyphen = c == U'-' || c == 0x2010 || c == 0x2011 || c == 0xAD;
        const bool apostrophe = c == U'\'' || c == 0x2019;
        // "e.g", "and/or"; a point after a whole word ends a sentence.
        const bool point =
            c == U'.' && i - m_at == 1 && isLetter(at(i + 1)) && !isLetter(at(i + 2));
        return hyphen || apostrophe || point || c == U'/';
    }

    void push(TokenKind kind, std::size_t end)
    {
        Token& token = m_tokens.emplace_back();
        token.kind = kind;
        token.range = {static_cast<std::int32_t>(m_at), static_cast<std::int32_t>(end)};
        const std::u32string_view slice = std::u32string_view(m_text).substr(m_at, end - m_at);
        if (kind == TokenKind::Word) {
            describe(token, slice);
        } else if (kind != TokenKind::LineEnd) {
            token.word = toUtf8(slice);
        }
        m_at = end;
    }

    void describe(Token& token, std::u32string_view slice) const
    {
        token.word.resize(slice.size());
        std::int32_t letters = 0;
        std::int32_t capitals = 0;
        bool ascii = true;
        for (std::size_t i = 0; i < slice.size(); ++i) {
            const char32_t c = slice[i];
            const std::uint8_t kind = kindOf(c);
            letters += (kind & kLetter) != 0 ? 1 : 0;
            capitals += (kind & kCapital) != 0 ? 1 : 0;
            ascii = ascii && c < 0x80;
            token.word[i] = static_cast<char>(c >= U'A' && c <= U'Z' ? c + 32 : c);
        }
        if (!ascii) {
            token.word = toUtf8(fold(toUtf8(slice)).characters);
        }
        token.capital = (kindOf(slice.front()) & kCapital) != 0;
        const bool plural = slice.size() > 2 && slice.back() == U's';
        token.allCapitals = letters >= 2 && capitals >= letters - (plural ? 1 : 0) && capitals > 1;
        token.classes = m_lexicon.classes(token.word);
        if (token.classes.bits == 0) {
            guess(token);
        }
    }

    // Words that no list knows are judged by their endings.
    void guess(Token& token) const
    {
        const std::string& word = token.word;
        if (token.allCapitals) {
            return;
        }
        const std::size_t hyphen = word.rfind('-');
        if (hyphen != std::string::npos && hyphen + 1 < word.size()) {
            const WordClasses last = m_lexicon.classes(std::string_view(word).substr(hyphen + 1));
            token.classes.bits = last.bits;
            for (const WordClass c :
                 {WordClass::Preposition, WordClass::Adverb, WordClass::Conjunction,
                  WordClass::Auxiliary, WordClass::Participle, WordClass::VerbThird,
                  WordClass::VerbBase, WordClass::Dropped, WordClass::Form, WordClass::World,
                  WordClass::Quantifier}) {
                token.classes.remove(c);
            }
        }
        if (word.size() > 4 && word.ends_with("ed") && !token.has(WordClass::EdNoun)) {
            token.classes.add(WordClass::VerbPast);
        } else if (word.size() > 5 && word.ends_with("ing") && !token.has(WordClass::IngNoun)) {
            token.classes.add(WordClass::VerbIng);
        } else if (word.size() > 4 && word.ends_with("ly") && !word.ends_with("mbly")
                   && !word.ends_with("mily") && !word.ends_with("aly") && !word.ends_with("ply")) {
            token.classes.add(WordClass::Adverb);
        } else if (word.size() > 6 && word.ends_with("wards")) {
            token.classes.add(WordClass::Adverb);
        } else {
            guessAdjective(token);
        }
    }

    static void guessAdjective(Token& token)
    {
        for (const std::string_view ending : {"al", "ive", "ous", "ic", "able", "ible", "ful",
                                              "less", "ary", "ical", "ent", "ant"}) {
            if (token.word.size() > ending.size() + 2 && token.word.back() == ending.back()
                && token.word.ends_with(ending)) {
                token.classes.add(WordClass::Adjective);
                return;
            }
        }
    }

    // "(1000, 2000)", "(12a)": reference numerals, for reading only.
    void markNumerals()
    {
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            if (!m_tokens[i].is("(")) {
                continue;
            }
            std::size_t end = i + 1;
            while (end < m_tokens.size() && end < i + 20 && isNumeral(m_tokens[end])) {
                ++end;
            }
            if (end > i + 1 && end < m_tokens.size() && m_tokens[end].is(")")) {
                for (std::size_t k = i; k <= end; ++k) {
                    m_tokens[k].numeral = true;
                }
            }
        }
    }

    static bool isNumeral(const Token& token)
    {
        return token.kind == TokenKind::Number || token.is(",") || token.is(";") || token.is("-")
               || (token.isWord() && token.word.size() < 7
                   && isDigit(
                       static_cast<char32_t>(static_cast<unsigned char>(token.word.front()))));
    }

    std::u32string m_text;
    std::size_t m_at;
    const Lexicon& m_lexicon;
    std::vector<Token> m_tokens;
};

}  // namespace

const Token& noToken()
{
    static const Token kNone{TokenKind::Mark, {}, "", {}, false, false, false};
    return kNone;
}

std::vector<Token> tokenise(std::string_view claimText, std::int32_t start, const Lexicon& lexicon)
{
    return Tokeniser(claimText, start, lexicon).run();
}

}  // namespace metes
