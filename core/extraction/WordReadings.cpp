// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/WordReadings.h"

#include "core/extraction/ActionText.h"

#include <algorithm>

namespace metes::extraction {

WordReadings::WordReadings(const ActionText& text)
{
    numberWords(text);
    catchUp(text);
}

void WordReadings::numberWords(const ActionText& text)
{
    constexpr std::uint32_t kFree = 0xffffffff;
    std::vector<std::uint32_t> slots(1024, kFree);
    const auto slotOf = [&](std::uint64_t hash) {
        return (hash ^ hash >> 29) & (slots.size() - 1);
    };
    const auto enlarge = [&] {
        slots.assign(slots.size() * 4, kFree);
        for (std::uint32_t word = 0; word < m_words.size(); ++word) {
            std::size_t slot = slotOf(m_words[word].hash);
            while (slots[slot] != kFree) {
                slot = (slot + 1) & (slots.size() - 1);
            }
            slots[slot] = word;
        }
    };
    const std::size_t tokens = text.tokens().size();
    m_wordOf.reserve(tokens);
    m_words.reserve(std::min<std::size_t>(tokens, slots.size()));
    for (std::size_t token = 0; token < tokens; ++token) {
        const std::u32string_view letters = text.word(token);
        const std::uint64_t hash = text.tokens()[token].hash;
        std::size_t slot = slotOf(hash);
        while (slots[slot] != kFree
               && (m_words[slots[slot]].hash != hash
                   || text.word(m_words[slots[slot]].first) != letters)) {
            slot = (slot + 1) & (slots.size() - 1);
        }
        const bool fresh = slots[slot] == kFree;
        if (fresh) {
            slots[slot] = static_cast<std::uint32_t>(m_words.size());
            m_words.push_back({static_cast<std::uint32_t>(token), 0, hash});
        }
        m_wordOf.push_back(slots[slot]);
        ++m_words[slots[slot]].count;
        if (fresh && 2 * m_words.size() > slots.size()) {
            enlarge();
        }
    }
}

void WordReadings::catchUp(const ActionText& text)
{
    const PatternWords::Reader table(PatternWords::all());
    if (m_known.words < table.size().words) {
        for (Word& word : m_words) {
            table.appendReadings(text.word(word.first), word.hash, m_known.words, word.readings);
        }
        findBroken(text, table);
    }
    m_known = table.size();
    fillRows(table);
    findStarts(table);
}

void WordReadings::findBroken(const ActionText& text, const PatternWords::Reader& table)
{
    std::vector<std::uint8_t> halves(m_words.size());
    std::transform(m_words.begin(), m_words.end(), halves.begin(), [&](const Word& word) {
        return static_cast<std::uint8_t>(table.mayBeHalf(word.hash));
    });
    m_broken.assign(m_wordOf.size(), 0);
    m_brokenWords.clear();
    for (std::size_t token = 0; token + 1 < m_wordOf.size(); ++token) {
        if (halves[m_wordOf[token]] == 0) {
            continue;
        }
        const std::u32string_view next = text.word(token + 1);
        const std::uint64_t hash = wordHash(next, m_words[m_wordOf[token]].hash);
        if (const auto reading = table.broken(text.word(token), next, hash)) {
            m_broken[token] = 1;
            m_brokenWords.push_back({static_cast<std::uint32_t>(token), *reading});
        }
    }
}

void WordReadings::fillRows(const PatternWords::Reader& table)
{
    m_stride = m_known.steps / kBits + 1;
    const auto read = std::count_if(m_words.begin(), m_words.end(),
                                    [](const Word& word) { return !word.readings.empty(); });
    // Row 0 is that of the words that are in no pattern: most.
    m_bits.assign(m_stride * (static_cast<std::size_t>(read) + 1), 0);
    std::vector<std::uint32_t> rows(m_words.size());
    std::uint32_t row = 0;
    for (std::size_t word = 0; word < m_words.size(); ++word) {
        if (m_words[word].readings.empty()) {
            continue;
        }
        rows[word] = ++row;
        std::uint64_t* const bits = m_bits.data() + row * m_stride;
        for (const std::uint32_t reading : m_words[word].readings) {
            for (const StepNumber step : table.stepsOf(reading)) {
                bits[step / kBits] |= std::uint64_t{1} << (step % kBits);
            }
        }
    }
    m_rows.resize(m_wordOf.size());
    std::transform(m_wordOf.begin(), m_wordOf.end(), m_rows.begin(),
                   [&](std::uint32_t word) { return rows[word]; });
}

void WordReadings::findStarts(const PatternWords::Reader& table)
{
    const auto add = [&](std::vector<GroupNumber>& list, std::uint32_t reading) {
        const std::vector<GroupNumber>& all = table.groupsOf(reading);
        list.insert(list.end(), all.begin(), all.end());
    };
    m_firstStarts.assign(m_known.groups + 1, 0);
    const auto count = [&](std::span<const GroupNumber> list, std::uint32_t times) {
        for (const GroupNumber group : list) {
            m_firstStarts[group + 1] += times;
        }
    };
    std::vector<GroupNumber> groups;  // of all words, one after the other
    std::vector<std::size_t> ends;
    ends.reserve(m_words.size());
    for (const Word& word : m_words) {
        const auto begin = static_cast<std::ptrdiff_t>(groups.size());
        for (const std::uint32_t reading : word.readings) {
            add(groups, reading);
        }
        if (word.readings.size() > 1) {
            std::sort(groups.begin() + begin, groups.end());
            groups.erase(std::unique(groups.begin() + begin, groups.end()), groups.end());
        }
        count(std::span(groups).subspan(static_cast<std::size_t>(begin)), word.count);
        ends.push_back(groups.size());
    }
    const auto groupsOf = [&](std::uint32_t word) {
        const std::size_t begin = word == 0 ? 0 : ends[word - 1];
        return std::span<const GroupNumber>(groups).subspan(begin, ends[word] - begin);
    };
    std::vector<std::vector<GroupNumber>> more(m_brokenWords.size());
    for (std::size_t i = 0; i < m_brokenWords.size(); ++i) {
        const std::span<const GroupNumber> known = groupsOf(m_wordOf[m_brokenWords[i].token]);
        add(more[i], m_brokenWords[i].reading);
        std::erase_if(more[i], [&](GroupNumber group) {
            return std::binary_search(known.begin(), known.end(), group);
        });
        count(more[i], 1);
    }
    for (std::size_t group = 0; group < m_known.groups; ++group) {
        m_firstStarts[group + 1] += m_firstStarts[group];
    }
    m_starts.resize(m_firstStarts.back());
    std::vector<std::size_t> next(m_firstStarts.begin(), m_firstStarts.end() - 1);
    auto broken = m_brokenWords.begin();
    for (std::size_t token = 0; token < m_wordOf.size(); ++token) {
        for (const GroupNumber group : groupsOf(m_wordOf[token])) {
            m_starts[next[group]++] = static_cast<std::uint32_t>(token);
        }
        if (m_broken[token] != 0) {
            for (const GroupNumber group :
                 more[static_cast<std::size_t>(broken++ - m_brokenWords.begin())]) {
                m_starts[next[group]++] = static_cast<std::uint32_t>(token);
            }
        }
    }
}

}  // namespace metes::extraction
