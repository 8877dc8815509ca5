// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/TermIndex.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace metes {

/// Terms of one word or several, numbered from 0 in the order in which they were added. A term of
/// several words is kept as the term before its last word, and that word: no text is joined or
/// hashed, however many pairs of words there are.
class GramIndex {
public:
    static constexpr std::uint32_t kNone = TermIndex::kNone;

    std::size_t size() const { return m_grams.size(); }

    /// Words have numbers of their own: kNone for one that is in no term.
    std::uint32_t findWord(std::string_view word) const { return m_words.find(word); }
    std::uint32_t addWord(std::string_view word) { return m_words.add(word); }
    /// The term of one word; kNone where there is none.
    std::uint32_t findSingle(std::uint32_t word) const
    {
        return word < m_singles.size() ? m_singles[word] : kNone;
    }
    std::uint32_t addSingle(std::uint32_t word);
    /// The term that goes on after `before` with one more word, or kNone.
    std::uint32_t findLonger(std::uint32_t before, std::uint32_t word) const;
    std::uint32_t addLonger(std::uint32_t before, std::uint32_t word);
    /// Adds "one two three" and what it begins with.
    std::uint32_t addText(std::string_view term);

    /// Hands on all terms, words joined by blanks, in the order of their bytes, as every character
    /// of a word sorts behind the blank.
    void
    eachInOrder(const std::function<void(std::uint32_t number, std::string_view text)>& take) const;

private:
    struct Gram {
        std::uint32_t before = kNone;
        std::uint32_t word = kNone;
    };
    struct Slot {
        Gram gram;
        std::uint32_t number = kNone;  ///< kNone is free
    };

    /// The terms of one word in order, and for each term those with one word more, from starts[n] to
    /// starts[n + 1] among the followers.
    struct Order {
        std::vector<std::uint32_t> singles;
        std::vector<std::uint32_t> starts;
        std::vector<std::uint32_t> followers;
    };

    std::size_t slotOf(Gram gram) const;
    Order order() const;
    void grow();
    std::vector<std::uint32_t> wordsInOrder() const;

    TermIndex m_words;
    std::vector<std::uint32_t> m_singles;  ///< by word
    std::vector<Gram> m_grams;
    std::vector<Slot> m_slots;  ///< of terms of several words; open addressing
    std::size_t m_longer = 0;   ///< how many there are
};

}  // namespace metes
