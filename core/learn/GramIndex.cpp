// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/GramIndex.h"

#include "core/text/WordKey.h"

#include <algorithm>
#include <numeric>
#include <string>

namespace metes {

namespace {

constexpr std::size_t kFewestGrams = 4096;

/// A word to be sorted: its first bytes decide nearly always.
struct SortedWord {
    std::uint64_t start = 0;
    std::string_view text;
    std::uint32_t number = 0;

    bool operator<(const SortedWord& other) const
    {
        return start != other.start ? start < other.start : text < other.text;
    }
};

/// The first eight bytes as a number that sorts as they do.
std::uint64_t startOf(std::string_view word)
{
    std::uint64_t start = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        start = (start << 8) | (i < word.size() ? static_cast<unsigned char>(word[i]) : 0u);
    }
    return start;
}

}  // namespace

std::uint32_t GramIndex::addSingle(std::uint32_t word)
{
    if (word >= m_singles.size()) {
        m_singles.resize(word + 1, kNone);
    }
    if (m_singles[word] == kNone) {
        m_singles[word] = static_cast<std::uint32_t>(m_grams.size());
        m_grams.push_back({kNone, word});
    }
    return m_singles[word];
}

std::uint32_t GramIndex::findLonger(std::uint32_t before, std::uint32_t word) const
{
    return m_slots.empty() ? kNone : m_slots[slotOf({before, word})].number;
}

std::uint32_t GramIndex::addLonger(std::uint32_t before, std::uint32_t word)
{
    if (m_longer * 2 >= m_slots.size()) {
        grow();
    }
    Slot& slot = m_slots[slotOf({before, word})];
    if (slot.number == kNone) {
        slot = {{before, word}, static_cast<std::uint32_t>(m_grams.size())};
        m_grams.push_back(slot.gram);
        ++m_longer;
    }
    return slot.number;
}

std::uint32_t GramIndex::addText(std::string_view term)
{
    std::size_t end = std::min(term.find(' '), term.size());
    std::uint32_t gram = addSingle(m_words.add(term.substr(0, end)));
    while (end < term.size()) {
        term.remove_prefix(end + 1);
        end = std::min(term.find(' '), term.size());
        gram = addLonger(gram, m_words.add(term.substr(0, end)));
    }
    return gram;
}

std::size_t GramIndex::slotOf(Gram gram) const
{
    const std::size_t mask = m_slots.size() - 1;
    const std::uint64_t key = mixedKey(std::uint64_t{gram.before} << 32 | gram.word, 0);
    for (std::size_t i = key & mask;; i = (i + 1) & mask) {
        const Slot& slot = m_slots[i];
        if (slot.number == kNone
            || (slot.gram.before == gram.before && slot.gram.word == gram.word)) {
            return i;
        }
    }
}

void GramIndex::grow()
{
    std::vector<Slot> old(m_slots.empty() ? kFewestGrams : m_slots.size() * 2);
    old.swap(m_slots);
    for (const Slot& slot : old) {
        if (slot.number != kNone) {
            m_slots[slotOf(slot.gram)] = slot;
        }
    }
}

std::vector<std::uint32_t> GramIndex::wordsInOrder() const
{
    std::vector<SortedWord> sorted;
    sorted.reserve(m_words.size());
    for (std::uint32_t number = 0; number < m_words.size(); ++number) {
        const std::string_view word = m_words.term(number);
        sorted.push_back({startOf(word), word, number});
    }
    std::sort(sorted.begin(), sorted.end());
    std::vector<std::uint32_t> words;
    words.reserve(sorted.size());
    for (const SortedWord& word : sorted) {
        words.push_back(word.number);
    }
    return words;
}

// Terms by their last word, then shared out to the terms that they go on after: every list is in
// order without comparing a single pair.
GramIndex::Order GramIndex::order() const
{
    const std::vector<std::uint32_t> words = wordsInOrder();
    std::vector<std::uint32_t> rank(words.size());
    for (std::uint32_t i = 0; i < words.size(); ++i) {
        rank[words[i]] = i;
    }
    std::vector<std::uint32_t> next(words.size() + 1, 0);
    Order order;
    order.starts.assign(m_grams.size() + 1, 0);
    for (const Gram& gram : m_grams) {
        ++next[rank[gram.word] + 1];
        if (gram.before != kNone) {
            ++order.starts[gram.before + 1];
        }
    }
    std::partial_sum(next.begin(), next.end(), next.begin());
    std::partial_sum(order.starts.begin(), order.starts.end(), order.starts.begin());
    std::vector<std::uint32_t> byWord(m_grams.size());
    for (std::uint32_t number = 0; number < m_grams.size(); ++number) {
        byWord[next[rank[m_grams[number].word]]++] = number;
    }
    next.assign(order.starts.begin(), order.starts.end() - 1);
    order.followers.resize(m_longer);
    for (const std::uint32_t number : byWord) {
        const std::uint32_t before = m_grams[number].before;
        if (before == kNone) {
            order.singles.push_back(number);
        } else {
            order.followers[next[before]++] = number;
        }
    }
    return order;
}

void GramIndex::eachInOrder(
    const std::function<void(std::uint32_t number, std::string_view text)>& take) const
{
    struct Step {
        std::uint32_t at;
        std::uint32_t end;
        std::size_t length;  ///< of the text before
    };
    const Order all = order();
    std::string text;
    std::vector<Step> steps;
    const auto enter = [&](std::uint32_t gram) {
        text.append(m_words.term(m_grams[gram].word));
        take(gram, text);
        steps.push_back({all.starts[gram], all.starts[gram + 1], text.size()});
    };
    for (const std::uint32_t single : all.singles) {
        text.clear();
        enter(single);
        while (!steps.empty()) {
            Step& step = steps.back();
            text.resize(step.length);
            if (step.at == step.end) {
                steps.pop_back();
                continue;
            }
            text.push_back(' ');
            enter(all.followers[step.at++]);
        }
    }
}

}  // namespace metes
