// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The words that patterns ask for, all of them in one table, so that a word of a text is compared
// with the few that it may be a misread form of, and once for all patterns.

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <shared_mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace metes::extraction {

/// How a word of a pattern may be spelt in a text.
enum class Spelling : std::uint8_t { Forgiving, Exact, Prefix };

struct PatternWord {
    std::u32string letters;
    Spelling spelling = Spelling::Forgiving;
};

/// Whether `a` becomes `b` by at most one insertion, deletion or replacement.
bool withinOneEdit(std::u32string_view a, std::u32string_view b);

/// Whether a word of the text is, or may be a misread form of, `wanted`. Words under four letters
/// and digits must be right; one of four must keep its first letter.
bool mayRead(std::u32string_view word, std::u32string_view wanted);

/// A number for a word that goes on where that of its beginning ended, so that the number of two
/// words written as one comes from the second word and the number of the first.
inline constexpr std::uint64_t kNoLetters = 0xcbf29ce484222325;
constexpr std::uint64_t wordHash(std::uint64_t before, char32_t letter)
{
    return (before ^ letter) * 0x100000001b3;
}
constexpr std::uint64_t wordHash(std::u32string_view letters, std::uint64_t before = kNoLetters)
{
    for (const char32_t c : letters) {
        before = wordHash(before, c);
    }
    return before;
}

/// A place of a pattern where one of several words must stand, among those of all patterns.
using StepNumber = std::uint32_t;
/// Patterns that are looked for together.
using GroupNumber = std::uint32_t;

/// Grows while patterns are made, mostly while the first action is read; safe with threads.
class PatternWords {
public:
    /// Those of every pattern of the program.
    static PatternWords& all();

    StepNumber addStep(const std::vector<PatternWord>& words);
    /// Words of two steps one after the other that were read as one.
    StepNumber addMerged(const std::vector<PatternWord>& first,
                         const std::vector<PatternWord>& second);
    /// Patterns that begin with any of these steps.
    GroupNumber addGroup(const std::vector<StepNumber>& starts);

    /// How many there are; what was found for fewer is out of date.
    struct Size {
        std::size_t words = 0;
        std::size_t steps = 0;
        std::size_t groups = 0;

        bool operator==(const Size&) const = default;
    };

    /// The table as it stands while this lives.
    class Reader {
    public:
        explicit Reader(const PatternWords& table) : m_table(table), m_lock(table.m_mutex) {}

        Size size() const;
        /// Appends the numbers, from `firstWord` on, of the words that `word` may be.
        void appendReadings(std::u32string_view word, std::uint64_t hash, std::size_t firstWord,
                            std::vector<std::uint32_t>& readings) const;
        /// Whether some word of a pattern may begin so and go on for two letters and more.
        bool mayBeHalf(std::uint64_t hash) const
        {
            return m_table.m_known.test(bit(hash)) && m_table.m_halves.contains(hash);
        }
        /// The forgiving word that is spelt `first` and `second`, one after the other.
        std::optional<std::uint32_t> broken(std::u32string_view first, std::u32string_view second,
                                            std::uint64_t hash) const;
        const std::vector<StepNumber>& stepsOf(std::uint32_t word) const
        {
            return m_table.m_entries[word].steps;
        }
        /// Groups with a pattern that begins with the word; ascending.
        const std::vector<GroupNumber>& groupsOf(std::uint32_t word) const
        {
            return m_table.m_entries[word].groups;
        }

    private:
        const PatternWords& m_table;
        std::shared_lock<std::shared_mutex> m_lock;
    };

private:
    struct Entry {
        PatternWord word;
        std::vector<StepNumber> steps;
        std::vector<GroupNumber> groups;
    };
    struct NoHash {
        std::size_t operator()(std::uint64_t hash) const { return static_cast<std::size_t>(hash); }
    };
    /// A word among those that begin, or end, with the same letters.
    struct Near {
        std::uint32_t number;
        std::uint32_t length;
        std::uint32_t letters;  ///< a bit for each letter that it has
    };
    /// Where words are kept that begin or end alike.
    enum class End : std::uint8_t { First, Last, Prefix };
    static std::uint64_t key(End end, std::u32string_view letters);

    std::uint32_t wordNumber(const PatternWord& word);
    StepNumber addWords(const std::vector<PatternWord>& words);

    mutable std::shared_mutex m_mutex;
    std::vector<Entry> m_entries;
    std::vector<std::vector<std::uint32_t>> m_wordsOfSteps;
    std::size_t m_groups = 0;
    /// Entries that a text must spell right, or may; by the hash of their letters.
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>, NoHash> m_bySpelling;
    /// Forgiving entries by their first and by their last letters, three of a long word and two of
    /// a short one: one edit leaves one of the two ends as it is. Those that others begin with, by
    /// their two first letters.
    std::unordered_map<std::uint64_t, std::vector<Near>, NoHash> m_byEnd;
    std::unordered_set<std::uint64_t, NoHash> m_halves;
    /// Bits of the keys of all three tables: most words of a text are in none.
    std::bitset<std::size_t{1} << 15> m_known;
    static std::size_t bit(std::uint64_t hash) { return (hash ^ hash >> 31) % (1U << 15); }
};

}  // namespace metes::extraction
