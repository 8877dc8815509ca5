// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/PatternWords.h"

#include <algorithm>
#include <mutex>
#include <span>

namespace metes::extraction {

namespace {

constexpr std::size_t kShortest = 4;  ///< letters of a word that may be misread

constexpr std::size_t kLong = 6;
constexpr std::size_t kLongEnd = 3;
constexpr std::size_t kShortEnd = 2;

std::uint32_t lettersOf(std::u32string_view word)
{
    std::uint32_t letters = 0;
    for (const char32_t c : word) {
        letters |= 1U << (c % 32);
    }
    return letters;
}

std::u32string_view beginning(std::u32string_view word, std::size_t letters)
{
    return word.substr(0, letters);
}

std::u32string_view ending(std::u32string_view word, std::size_t letters)
{
    return word.substr(word.size() - letters);
}

// One edit takes at most one letter away and brings one.
bool mayBeNear(std::uint32_t some, std::uint32_t others)
{
    std::uint32_t unlike = some ^ others;
    unlike &= unlike - (unlike != 0 ? 1 : 0);
    return (unlike & (unlike - (unlike != 0 ? 1 : 0))) == 0;
}
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

PatternWords& PatternWords::all()
{
    static PatternWords table;
    return table;
}

std::uint64_t PatternWords::key(End end, std::u32string_view letters)
{
    return wordHash(letters, static_cast<std::uint64_t>(end) + 1);
}

std::uint32_t PatternWords::wordNumber(const PatternWord& word)
{
    const std::u32string& letters = word.letters;
    const bool prefix = word.spelling == Spelling::Prefix;
    const auto isSame = [&](std::uint32_t number) {
        const PatternWord& known = m_entries[number].word;
        return known.spelling == word.spelling && known.letters == letters;
    };
    const auto addNear = [&](End end, std::u32string_view part, std::uint32_t number) {
        m_byEnd[key(end, part)].push_back(
            {number, static_cast<std::uint32_t>(letters.size()), lettersOf(letters)});
        m_known.set(bit(key(end, part)));
    };
    const auto number = static_cast<std::uint32_t>(m_entries.size());
    if (prefix) {
        for (const Near near : m_byEnd[key(End::Prefix, beginning(letters, kShortEnd))]) {
            if (isSame(near.number)) {
                return near.number;
            }
        }
        addNear(End::Prefix, beginning(letters, kShortEnd), number);
        m_entries.push_back({word, {}, {}});
        return number;
    }
    std::vector<std::uint32_t>& alike = m_bySpelling[wordHash(letters)];
    m_known.set(bit(wordHash(letters)));
    if (const auto same = std::find_if(alike.begin(), alike.end(), isSame); same != alike.end()) {
        return *same;
    }
    alike.push_back(number);
    m_entries.push_back({word, {}, {}});
    if (word.spelling == Spelling::Forgiving && letters.size() >= kShortest) {
        const std::size_t end = letters.size() >= kLong ? kLongEnd : kShortEnd;
        addNear(End::First, beginning(letters, end), number);
        addNear(End::Last, ending(letters, end), number);
        for (std::size_t half = 1; letters.size() > kShortest && half + 2 <= letters.size();
             ++half) {
            const std::uint64_t hash = wordHash(letters.substr(0, half));
            m_halves.insert(hash);
            m_known.set(bit(hash));
        }
    }
    return number;
}

StepNumber PatternWords::addWords(const std::vector<PatternWord>& words)
{
    const auto step = static_cast<StepNumber>(m_wordsOfSteps.size());
    m_wordsOfSteps.emplace_back();
    for (const PatternWord& word : words) {
        const std::uint32_t number = wordNumber(word);
        m_entries[number].steps.push_back(step);
        m_wordsOfSteps.back().push_back(number);
    }
    return step;
}

StepNumber PatternWords::addStep(const std::vector<PatternWord>& words)
{
    const std::unique_lock lock(m_mutex);
    return addWords(words);
}

StepNumber PatternWords::addMerged(const std::vector<PatternWord>& first,
                                   const std::vector<PatternWord>& second)
{
    std::vector<PatternWord> merged;
    for (const PatternWord& one : first) {
        for (const PatternWord& other : second) {
            merged.push_back({one.letters + other.letters, Spelling::Exact});
        }
    }
    const std::unique_lock lock(m_mutex);
    return addWords(merged);
}

GroupNumber PatternWords::addGroup(const std::vector<StepNumber>& starts)
{
    const std::unique_lock lock(m_mutex);
    const auto group = static_cast<GroupNumber>(m_groups++);
    for (const StepNumber step : starts) {
        for (const std::uint32_t word : m_wordsOfSteps[step]) {
            std::vector<GroupNumber>& groups = m_entries[word].groups;
            if (groups.empty() || groups.back() != group) {
                groups.push_back(group);
            }
        }
    }
    return group;
}

PatternWords::Size PatternWords::Reader::size() const
{
    return {m_table.m_entries.size(), m_table.m_wordsOfSteps.size(), m_table.m_groups};
}

void PatternWords::Reader::appendReadings(std::u32string_view word, std::uint64_t hash,
                                          std::size_t firstWord,
                                          std::vector<std::uint32_t>& readings) const
{
    const auto spelt = [this](std::uint32_t number) -> const std::u32string& {
        return m_table.m_entries[number].word.letters;
    };
    const auto alike = m_table.m_known.test(bit(hash)) ? m_table.m_bySpelling.find(hash)
                                                       : m_table.m_bySpelling.end();
    if (alike != m_table.m_bySpelling.end()) {
        for (const std::uint32_t number : alike->second) {
            if (number >= firstWord && spelt(number) == word) {
                readings.push_back(number);
            }
        }
    }
    if (word.size() < 2) {
        return;
    }
    const auto at = [this](End end, std::u32string_view part) -> std::span<const Near> {
        const std::uint64_t where = key(end, part);
        const auto found =
            m_table.m_known.test(bit(where)) ? m_table.m_byEnd.find(where) : m_table.m_byEnd.end();
        return found == m_table.m_byEnd.end() ? std::span<const Near>() : found->second;
    };
    for (const Near near : at(End::Prefix, beginning(word, kShortEnd))) {
        if (near.number >= firstWord && word.starts_with(spelt(near.number))) {
            readings.push_back(near.number);
        }
    }
    if (word.size() + 1 < kShortest) {
        return;
    }
    const std::uint32_t letters = lettersOf(word);
    const auto read = [&](std::span<const Near> candidates, std::size_t seenEnd) {
        for (const Near near : candidates) {
            if (near.length + 1 < word.size() || near.length > word.size() + 1
                || near.number < firstWord || !mayBeNear(near.letters, letters)) {
                continue;
            }
            const std::u32string& wanted = spelt(near.number);
            const bool seen = seenEnd > 0 && beginning(wanted, seenEnd) == beginning(word, seenEnd);
            if (!seen && wanted != word && mayRead(word, wanted)) {
                readings.push_back(near.number);
            }
        }
    };
    if (word.size() + 1 >= kLong) {
        read(at(End::First, beginning(word, kLongEnd)), 0);
        read(at(End::Last, ending(word, kLongEnd)), kLongEnd);
    }
    if (word.size() <= kLong) {
        read(at(End::First, beginning(word, kShortEnd)), 0);
        read(at(End::Last, ending(word, kShortEnd)), kShortEnd);
    }
}

std::optional<std::uint32_t> PatternWords::Reader::broken(std::u32string_view first,
                                                          std::u32string_view second,
                                                          std::uint64_t hash) const
{
    const auto alike = m_table.m_known.test(bit(hash)) ? m_table.m_bySpelling.find(hash)
                                                       : m_table.m_bySpelling.end();
    if (alike == m_table.m_bySpelling.end()) {
        return std::nullopt;
    }
    for (const std::uint32_t number : alike->second) {
        const PatternWord& word = m_table.m_entries[number].word;
        if (word.spelling == Spelling::Forgiving
            && word.letters.size() == first.size() + second.size()
            && word.letters.starts_with(first) && word.letters.ends_with(second)) {
            return number;
        }
    }
    return std::nullopt;
}

}  // namespace metes::extraction
