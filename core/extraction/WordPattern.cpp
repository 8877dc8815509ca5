// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/WordPattern.h"

#include "core/text/TextIndex.h"

#include <algorithm>

namespace metes::extraction {

namespace {

constexpr std::size_t kShortest = 4;  ///< letters of a word that may be misread
constexpr std::size_t kWideGap = 8;

}  // namespace

bool withinOneEdit(std::u32string_view a, std::u32string_view b)
{
    if (a.size() > b.size()) {
        std::swap(a, b);
    }
    if (b.size() - a.size() > 1) {
        return false;
    }
    const auto [inA, inB] = std::mismatch(a.begin(), a.end(), b.begin());
    if (inA == a.end()) {
        return true;
    }
    const auto restA = a.size() == b.size() ? inA + 1 : inA;
    return std::equal(restA, a.end(), inB + 1, b.end());
}

bool mayRead(std::u32string_view word, std::u32string_view wanted)
{
    if (word == wanted) {
        return true;
    }
    if (wanted.size() < kShortest || word.size() + 1 < kShortest) {
        return false;
    }
    if (wanted.size() == kShortest && word.front() != wanted.front()) {
        return false;
    }
    return withinOneEdit(word, wanted);
}

WordPattern::WordPattern(std::string_view pattern)
{
    for (std::size_t begin = 0; begin < pattern.size();) {
        const std::size_t end = std::min(pattern.find(' ', begin), pattern.size());
        if (end > begin) {
            m_steps.push_back(readStep(pattern.substr(begin, end - begin)));
        }
        begin = end + 1;
    }
}

WordPattern::Step WordPattern::readStep(std::string_view part)
{
    Step step;
    if (part.front() == '.') {
        step.gap = part == "..." ? kWideGap : static_cast<std::size_t>(part[1] - '0');
        return step;
    }
    if (part.back() == '?') {
        step.optional = true;
        part.remove_suffix(1);
    }
    while (!part.empty()) {
        const std::size_t end = std::min(part.find('|'), part.size());
        std::string_view letters = part.substr(0, end);
        part.remove_prefix(std::min(end + 1, part.size()));
        Word word;
        if (letters.front() == '=') {
            word.kind = Word::Kind::Exact;
            letters.remove_prefix(1);
        } else if (letters.back() == '*') {
            word.kind = Word::Kind::Prefix;
            letters.remove_suffix(1);
        }
        word.letters = toUtf32(letters);
        step.words.push_back(std::move(word));
    }
    return step;
}

std::size_t WordPattern::takes(const Word& word, const ActionText& text, std::size_t at,
                               std::size_t end)
{
    const std::u32string_view found = text.word(at);
    switch (word.kind) {
    case Word::Kind::Exact: return found == word.letters ? 1 : 0;
    case Word::Kind::Prefix: return found.starts_with(word.letters) ? 1 : 0;
    case Word::Kind::Forgiving: break;
    }
    if (mayRead(found, word.letters)) {
        return 1;
    }
    const bool halves = word.letters.size() > kShortest && at + 1 < end
                        && found.size() + 1 < word.letters.size()
                        && found.front() == word.letters.front();
    // Both halves must be right: "is possible" is not a misread "impossible".
    if (!halves || found.size() + text.word(at + 1).size() != word.letters.size()) {
        return 0;
    }
    return word.letters.starts_with(found) && word.letters.ends_with(text.word(at + 1)) ? 2 : 0;
}

bool WordPattern::mergedAt(const ActionText& text, std::size_t step, std::size_t at) const
{
    if (step + 1 >= m_steps.size()) {
        return false;
    }
    const std::u32string_view found = text.word(at);
    for (const Word& first : m_steps[step].words) {
        for (const Word& second : m_steps[step + 1].words) {
            if (found.size() == first.letters.size() + second.letters.size()
                && found.starts_with(first.letters) && found.ends_with(second.letters)) {
                return true;
            }
        }
    }
    return false;
}

std::optional<std::size_t> WordPattern::match(const ActionText& text, std::size_t step,
                                              std::size_t at, std::size_t end) const
{
    if (step == m_steps.size()) {
        return at;
    }
    const Step& wanted = m_steps[step];
    if (wanted.words.empty()) {
        for (std::size_t skip = 0; skip <= wanted.gap && at + skip <= end; ++skip) {
            if (const auto rest = match(text, step + 1, at + skip, end)) {
                return rest;
            }
        }
        return std::nullopt;
    }
    if (at < end) {
        for (const Word& word : wanted.words) {
            const std::size_t count = takes(word, text, at, end);
            if (count == 0) {
                continue;
            }
            if (const auto rest = match(text, step + 1, at + count, end)) {
                return rest;
            }
        }
        if (mergedAt(text, step, at)) {
            if (const auto rest = match(text, step + 2, at + 1, end)) {
                return rest;
            }
        }
    }
    return wanted.optional ? match(text, step + 1, at, end) : std::nullopt;
}

std::optional<std::size_t> WordPattern::matchAt(const ActionText& text, std::size_t at,
                                                std::size_t end) const
{
    return match(text, 0, at, end);
}

std::optional<TokenRange> WordPattern::find(const ActionText& text, TokenRange range) const
{
    for (std::size_t at = range.begin; at < range.end; ++at) {
        if (const auto end = match(text, 0, at, range.end)) {
            return TokenRange{at, *end};
        }
    }
    return std::nullopt;
}

std::optional<TokenRange> WordPatterns::find(const ActionText& text, TokenRange range) const
{
    for (const WordPattern& pattern : m_patterns) {
        if (const auto place = pattern.find(text, range)) {
            return place;
        }
    }
    return std::nullopt;
}

}  // namespace metes::extraction
