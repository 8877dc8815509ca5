// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/Tokens.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// What a word is looked up by: a hash of its lower-case bytes, 64 bits, never 0, the same within
/// one run of the program. Two words of one description share a key once in some 10^12
/// descriptions.
std::uint64_t wordKey(std::string_view lowered);

/// The set of words (TokenPattern::Words) of one description, and its size. Read once per
/// application and asked for each of its claims.
class DescriptionWords {
public:
    /// An empty description.
    DescriptionWords() = default;
    /// The paragraphs must be valid UTF-8.
    explicit DescriptionWords(std::span<const std::string> paragraphs);
    /// The whole description as one text.
    explicit DescriptionWords(std::string_view text);

    bool contains(std::uint64_t key) const;
    std::int64_t distinct() const { return m_distinct; }
    std::int64_t words() const { return m_words; }
    std::int64_t characters() const { return m_characters; }
    bool empty() const { return m_words == 0; }

private:
    void add(std::string_view paragraph);
    void addAscii(std::string_view text);
    void addAny(std::string_view text);
    void insert(std::span<const std::uint64_t> keys);
    void grow();

    std::vector<std::uint64_t> m_slots;  ///< open addressing; 0 is free
    Tokens m_tokens;
    std::int64_t m_distinct = 0;
    std::int64_t m_words = 0;
    std::int64_t m_characters = 0;
};

}  // namespace metes
