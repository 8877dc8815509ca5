// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uspto/BrokenWords.h"

#include "core/uspto/LineText.h"

#include <algorithm>
#include <array>

namespace metes {

namespace {

// Prefixes that keep their hyphen more often than not.
bool keepsHyphen(const std::string& part)
{
    static constexpr std::array<std::string_view, 16> kPrefixes{
        "anti", "non",  "self", "cross", "multi", "semi", "quasi", "ex",
        "all",  "half", "high", "low",   "well",  "so",   "third", "two"};
    return std::find(kPrefixes.begin(), kPrefixes.end(), part) != kPrefixes.end();
}

}  // namespace

BrokenWords::BrokenWords(const std::vector<TextLine>& lines)
{
    bool broken = false;
    for (const TextLine& line : lines) {
        broken = insert(line.text, broken);
    }
}

// Half words say nothing: neither the last of a line that is broken nor the first after it.
bool BrokenWords::insert(std::string_view line, bool skipFirst)
{
    std::string word;
    for (std::size_t i = 0; i <= line.size(); ++i) {
        const char c = i < line.size() ? line[i] : ' ';
        const bool last = i + 1 >= line.size();
        if (isLineLetter(c) || (c == '-' && !word.empty() && !last && isLineLetter(line[i + 1]))) {
            word += smallLetter(c);
        } else if (c == '-' && last && i < line.size()) {
            return true;
        } else if (!word.empty()) {
            if (!skipFirst) {
                m_words.insert(word);
            }
            skipFirst = false;
            word.clear();
        }
    }
    return false;
}

std::size_t breakingHyphen(std::string_view line)
{
    if (line.size() > 1 && line.back() == '-'
        && (isLineLetter(line[line.size() - 2]) || isLineDigit(line[line.size() - 2]))) {
        return 1;
    }
    const bool soft = line.size() > 2 && line.ends_with("\xC2\xAD");
    const bool typographic = line.size() > 3 && line.ends_with("\xE2\x80\x90");
    return soft ? 2 : typographic ? 3 : 0;
}

bool BrokenWords::loses(std::string_view line, std::size_t hyphen, std::string_view next) const
{
    if (line.ends_with("\xC2\xAD")) {
        return true;
    }
    if (next.empty() || !isLineLetter(next.front())
        || (next.front() >= 'A' && next.front() <= 'Z')) {
        return false;
    }
    std::string_view stem = line.substr(0, line.size() - hyphen);
    std::size_t begin = stem.size();
    while (begin > 0 && (isLineLetter(stem[begin - 1]) || stem[begin - 1] == '-')) {
        --begin;
    }
    std::string first;
    for (const char c : stem.substr(begin)) {
        first += smallLetter(c);
    }
    std::string second;
    for (std::size_t i = 0; i < next.size() && isLineLetter(next[i]); ++i) {
        second += smallLetter(next[i]);
    }
    if (has(first + second)) {
        return true;
    }
    if (has(first + '-' + second) || first.find('-') != std::string::npos || keepsHyphen(first)) {
        return false;
    }
    return !(has(first) && has(second));
}

std::size_t BrokenWords::lostHyphen(std::string_view line, std::string_view next) const
{
    const std::size_t hyphen = breakingHyphen(line);
    return hyphen > 0 && loses(line, hyphen, next) ? hyphen : 0;
}

}  // namespace metes
