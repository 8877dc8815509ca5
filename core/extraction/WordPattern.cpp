// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/WordPattern.h"

#include "core/extraction/WordReadings.h"
#include "core/text/TextIndex.h"

#include <algorithm>

namespace metes::extraction {

namespace {

constexpr std::size_t kShortestBroken = 5;  ///< letters of a word that may have a blank in it
constexpr std::size_t kWideGap = 8;

}  // namespace

/// Where a pattern is looked for.
struct WordPattern::Place {
    const ActionText& text;
    const WordReadings& readings;
    std::size_t end;
};

WordPattern::WordPattern(std::string_view pattern)
{
    for (std::size_t begin = 0; begin < pattern.size();) {
        const std::size_t end = std::min(pattern.find(' ', begin), pattern.size());
        if (end > begin) {
            m_steps.push_back(readStep(pattern.substr(begin, end - begin)));
        }
        begin = end + 1;
    }
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        Step& step = m_steps[i];
        if (step.words.empty()) {
            continue;
        }
        step.number = PatternWords::all().addStep(step.words);
        m_newest = step.number;
        step.merges = i + 1 < m_steps.size() && !m_steps[i + 1].words.empty();
        if (step.merges) {
            step.merged = PatternWords::all().addMerged(step.words, m_steps[i + 1].words);
            m_newest = step.merged;
        }
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
        PatternWord word;
        if (letters.front() == '=') {
            word.spelling = Spelling::Exact;
            letters.remove_prefix(1);
        } else if (letters.back() == '*') {
            word.spelling = Spelling::Prefix;
            letters.remove_suffix(1);
        }
        word.letters = toUtf32(letters);
        step.words.push_back(std::move(word));
    }
    return step;
}

std::vector<StepNumber> WordPattern::starts() const
{
    std::vector<StepNumber> starts;
    for (const Step& step : m_steps) {
        if (step.words.empty()) {
            return {};
        }
        starts.push_back(step.number);
        if (step.merges) {
            starts.push_back(step.merged);
        }
        if (!step.optional) {
            return starts;
        }
    }
    return {};
}

std::size_t WordPattern::takes(const PatternWord& word, const Place& place, std::size_t at)
{
    const std::u32string_view found = place.text.word(at);
    switch (word.spelling) {
    case Spelling::Exact: return found == word.letters ? 1 : 0;
    case Spelling::Prefix: return found.starts_with(word.letters) ? 1 : 0;
    case Spelling::Forgiving: break;
    }
    if (mayRead(found, word.letters)) {
        return 1;
    }
    const bool halves = word.letters.size() >= kShortestBroken && at + 1 < place.end
                        && found.size() + 1 < word.letters.size()
                        && found.front() == word.letters.front();
    // Both halves must be right: "is possible" is not a misread "impossible".
    if (!halves || found.size() + place.text.word(at + 1).size() != word.letters.size()) {
        return 0;
    }
    return word.letters.starts_with(found) && word.letters.ends_with(place.text.word(at + 1)) ? 2
                                                                                              : 0;
}

bool WordPattern::mayMatch(const Place& place, std::size_t step, std::size_t at) const
{
    if (step == m_steps.size()) {
        return true;
    }
    const Step& wanted = m_steps[step];
    if (wanted.words.empty() || wanted.optional) {
        return true;
    }
    return at < place.end
           && (place.readings.takes(at, wanted.number)
               || (wanted.merges && place.readings.takes(at, wanted.merged))
               || place.readings.beginsBroken(at));
}

// One word of the step at `at`, and the rest after it.
std::optional<std::size_t> WordPattern::matchWords(const Place& place, std::size_t step,
                                                   std::size_t at) const
{
    const Step& wanted = m_steps[step];
    if (!place.readings.beginsBroken(at)) {
        return place.readings.takes(at, wanted.number) ? match(place, step + 1, at + 1)
                                                       : std::nullopt;
    }
    for (const PatternWord& word : wanted.words) {
        const std::size_t count = takes(word, place, at);
        if (count == 0) {
            continue;
        }
        if (const auto rest = match(place, step + 1, at + count)) {
            return rest;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> WordPattern::match(const Place& place, std::size_t step,
                                              std::size_t at) const
{
    if (step == m_steps.size()) {
        return at;
    }
    const Step& wanted = m_steps[step];
    if (wanted.words.empty()) {
        for (std::size_t skip = 0; skip <= wanted.gap && at + skip <= place.end; ++skip) {
            const auto rest = mayMatch(place, step + 1, at + skip)
                                  ? match(place, step + 1, at + skip)
                                  : std::nullopt;
            if (rest) {
                return rest;
            }
        }
        return std::nullopt;
    }
    if (at < place.end) {
        if (const auto rest = matchWords(place, step, at)) {
            return rest;
        }
        if (wanted.merges && place.readings.takes(at, wanted.merged)) {
            if (const auto rest = match(place, step + 2, at + 1)) {
                return rest;
            }
        }
    }
    return wanted.optional ? match(place, step + 1, at) : std::nullopt;
}

std::optional<std::size_t> WordPattern::matchAt(const ActionText& text, std::size_t at,
                                                std::size_t end) const
{
    if (text.stopped(1)) {
        return std::nullopt;
    }
    WordReadings& readings = text.readings();
    readings.includeStep(text, m_newest);
    return match({text, readings, end}, 0, at);
}

std::optional<TokenRange> WordPattern::find(const ActionText& text, TokenRange range) const
{
    for (std::size_t at = range.begin; at < range.end; ++at) {
        if (const auto end = matchAt(text, at, range.end)) {
            return TokenRange{at, *end};
        }
    }
    return std::nullopt;
}

PatternStarts::PatternStarts(const std::vector<WordPattern>& patterns)
{
    std::vector<StepNumber> starts;
    for (const WordPattern& pattern : patterns) {
        const std::vector<StepNumber> more = pattern.starts();
        if (more.empty()) {
            return;
        }
        starts.insert(starts.end(), more.begin(), more.end());
    }
    m_group = PatternWords::all().addGroup(starts);
}

bool PatternStarts::mayBeAt(const ActionText& text, std::size_t token) const
{
    return !m_group || !in(text, {token, token + 1}).empty();
}

std::span<const std::uint32_t> PatternStarts::in(const ActionText& text, TokenRange range) const
{
    if (!m_group || text.stopped(1)) {
        return {};
    }
    WordReadings& readings = text.readings();
    readings.includeGroup(text, *m_group);
    const std::span<const std::uint32_t> all = readings.starts(*m_group);
    const auto first = std::lower_bound(all.begin(), all.end(), range.begin);
    auto last = first;
    while (last != all.end() && *last < range.end) {
        ++last;
    }
    text.stopped(static_cast<std::size_t>(last - first));
    return {first, last};
}

WordPatterns::WordPatterns(std::initializer_list<std::string_view> patterns)
    : m_patterns(patterns.begin(), patterns.end()), m_starts(m_patterns)
{
}

std::optional<TokenRange> WordPatterns::find(const ActionText& text, TokenRange range) const
{
    if (!m_starts.known()) {
        for (const WordPattern& pattern : m_patterns) {
            if (const auto place = pattern.find(text, range)) {
                return place;
            }
        }
        return std::nullopt;
    }
    const std::span<const std::uint32_t> starts = m_starts.in(text, range);
    if (starts.empty()) {
        return std::nullopt;
    }
    const WordPattern::Place place{text, text.readings(), range.end};
    for (const WordPattern& pattern : m_patterns) {
        for (const std::uint32_t at : starts) {
            if (text.stopped(1)) {
                return std::nullopt;
            }
            const auto end =
                pattern.mayMatch(place, 0, at) ? pattern.match(place, 0, at) : std::nullopt;
            if (end) {
                return TokenRange{at, *end};
            }
        }
    }
    return std::nullopt;
}

}  // namespace metes::extraction
