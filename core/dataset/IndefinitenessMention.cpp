// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/IndefinitenessMention.h"

#include "core/text/Folding.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace metes {

namespace {

constexpr std::size_t kFarthest = 80;  // characters on each side of "112" that are read

bool isLetter(char32_t c)
{
    return c >= U'a' && c <= U'z';
}

bool isDigit(char32_t c)
{
    return c >= U'0' && c <= U'9';
}

/// Words, numbers and single signs: "112(b)," gives "112" "(" "b" ")" ",".
std::vector<std::string> tokensOf(std::u32string_view text)
{
    std::vector<std::string> tokens;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == U' ') {
            ++i;
            continue;
        }
        std::size_t end = i + 1;
        if (isLetter(text[i]) || isDigit(text[i])) {
            while (end < text.size() && (isLetter(text[end]) || isDigit(text[end]))) {
                ++end;
            }
        }
        tokens.push_back(toUtf8(text.substr(i, end - i)));
        i = end;
    }
    return tokens;
}

template<std::size_t N>
bool isOneOf(const std::string& token, const std::array<std::string_view, N>& words)
{
    return std::find(words.begin(), words.end(), token) != words.end();
}

bool isSecond(const std::string& token)
{
    return token == "second" || token == "2nd" || token == "2d";
}

bool isParagraph(const std::string& token)
{
    constexpr std::array<std::string_view, 8> kWords = {
        "paragraph", "paragraphs", "par", "para", "paras", "¶", "subsection", "pars"};
    return isOneOf(token, kWords);
}

// What may stand in a list of paragraphs or subsections.
bool isJoint(const std::string& token)
{
    constexpr std::array<std::string_view, 22> kWords = {
        ",",      ".",     "/",     ";",   "-",   "&",   "and", "or",  "the", "first", "third",
        "fourth", "fifth", "sixth", "1st", "3rd", "4th", "5th", "6th", "pre", "aia",   "to"};
    return isOneOf(token, kWords) || isParagraph(token);
}

/// Reads what follows "112".
class Following {
public:
    explicit Following(std::vector<std::string> tokens) : m_tokens(std::move(tokens)) {}

    bool namesSecond()
    {
        for (m_at = 0; m_at < m_tokens.size(); ++m_at) {
            const std::string& token = m_tokens[m_at];
            if (isSecond(token)) {
                // "... under 35 U.S.C. 112. Second, the drawings ..." names no paragraph.
                if (!m_stop || isParagraphAt(m_at + 1)) {
                    return true;
                }
                return false;
            }
            if (token == "(") {
                if (!readParentheses()) {
                    return false;
                }
                if (m_found) {
                    return true;
                }
            } else if (token == ")" && m_open) {
                m_open = false;
            } else if (isNumber(token)) {
                // Only counted after "par." or the sign: "112, 2 claims" names no paragraph.
                if (!m_paragraph) {
                    return false;
                }
                if (includes(token.front() - '0', 2)) {
                    return true;
                }
            } else if (isJoint(token)) {
                m_paragraph = m_paragraph || isParagraph(token);
                m_stop = m_stop || (token == "." && !isParagraphAt(m_at - 1));
                m_range = token == "-" || token == "to";
            } else {
                return false;
            }
        }
        return false;
    }

private:
    bool isParagraphAt(std::size_t at) const
    {
        return at < m_tokens.size() && isParagraph(m_tokens[at]);
    }

    static bool isNumber(const std::string& token)
    {
        return token.size() == 1 && token.front() >= '1' && token.front() <= '6';
    }

    // "(b)", "(2)", also the end of "(a)-(d)"; "(first paragraph)" is gone through as a list.
    bool readParentheses()
    {
        if (m_at + 2 >= m_tokens.size() || m_tokens[m_at + 2] != ")") {
            m_open = m_at + 1 < m_tokens.size()
                     && (isJoint(m_tokens[m_at + 1]) || isSecond(m_tokens[m_at + 1]));
            return m_open;
        }
        const std::string& inner = m_tokens[m_at + 1];
        m_at += 2;
        if (isSecond(inner)) {
            m_found = true;
            return true;
        }
        if (inner.size() != 1) {
            return isJoint(inner);
        }
        const char c = inner.front();
        m_found = c >= 'a' && c <= 'h' ? includes(c - 'a' + 1, 2) : c == '2';
        return true;
    }

    bool includes(int place, int wanted)
    {
        const bool within = m_range && m_last > 0 && m_last <= wanted && wanted <= place;
        m_last = place;
        m_range = false;
        return within || place == wanted;
    }

    std::vector<std::string> m_tokens;
    std::size_t m_at = 0;
    bool m_found = false;
    bool m_paragraph = false;
    bool m_range = false;
    bool m_stop = false;
    bool m_open = false;
    int m_last = 0;
};

// "second paragraph of [pre-AIA] 35 U.S.C. [section] 112", "subsection (b) of ..."
bool precedingNamesSecond(const std::vector<std::string>& tokens)
{
    constexpr std::array<std::string_view, 15> kBetween = {"of",      "35", "u",     "s", "c",
                                                           "usc",     ".",  "pre",   "-", "aia",
                                                           "section", "§",  "title", ",", "the"};
    std::size_t end = tokens.size();
    bool of = false;
    while (end > 0 && isOneOf(tokens[end - 1], kBetween)) {
        of = of || tokens[--end] == "of";
    }
    if (!of || end < 2) {
        return false;
    }
    const std::string& last = tokens[end - 1];
    if (isParagraph(last)) {
        return isSecond(tokens[end - 2]);
    }
    if (last == ")" && end >= 4) {
        return tokens[end - 2] == "b" && isParagraph(tokens[end - 4]);
    }
    return last == "2" && isParagraph(tokens[end - 2]);
}

}  // namespace

bool mentionsIndefiniteness(std::string_view actionText)
{
    const std::u32string folded = fold(actionText).characters;
    const std::u32string_view text = folded;
    constexpr std::u32string_view kStatute = U"112";
    for (std::size_t at = text.find(kStatute); at != std::u32string_view::npos;
         at = text.find(kStatute, at + 1)) {
        const std::size_t end = at + kStatute.size();
        const bool within =
            (at > 0 && isDigit(text[at - 1])) || (end < text.size() && isDigit(text[end]));
        if (within) {
            continue;
        }
        // "112b" too: the letter then stands without parentheses.
        if (end < text.size() && text[end] == U'b'
            && (end + 1 == text.size() || !isLetter(text[end + 1]))) {
            return true;
        }
        const std::size_t start = at > kFarthest ? at - kFarthest : 0;
        if (Following(tokensOf(text.substr(end, kFarthest))).namesSecond()
            || precedingNamesSecond(tokensOf(text.substr(start, at - start)))) {
            return true;
        }
    }
    return false;
}

}  // namespace metes
