// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which words of which patterns stand at the tokens of one text.

#include "core/extraction/PatternWords.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace metes::extraction {

class ActionText;

/// Keeps numbers of tokens, not the text: calls that need it take the one that the readings were
/// made for. Patterns that are made later are read on demand. Not for several threads at once.
class WordReadings {
public:
    explicit WordReadings(const ActionText& text);

    /// Brings the readings up to date when `step` or `group` is newer than they are.
    void includeStep(const ActionText& text, StepNumber step)
    {
        if (step >= m_known.steps) {
            catchUp(text);
        }
    }
    void includeGroup(const ActionText& text, GroupNumber group)
    {
        if (group >= m_known.groups) {
            catchUp(text);
        }
    }

    /// Whether the token by itself is one of the step's words.
    bool takes(std::size_t token, StepNumber step) const
    {
        const std::size_t row = m_rows[token];
        return (m_bits[row * m_stride + step / kBits] >> (step % kBits) & 1) != 0;
    }
    /// Whether the token and the next one are a pattern's word with a blank in it.
    bool beginsBroken(std::size_t token) const { return m_broken[token] != 0; }
    /// Tokens, ascending, where a pattern of the group may begin.
    std::span<const std::uint32_t> starts(GroupNumber group) const
    {
        return std::span(m_starts).subspan(m_firstStarts[group],
                                           m_firstStarts[group + 1] - m_firstStarts[group]);
    }

private:
    static constexpr std::size_t kBits = 64;

    void numberWords(const ActionText& text);
    void catchUp(const ActionText& text);
    void findBroken(const ActionText& text, const PatternWords::Reader& table);
    void fillRows(const PatternWords::Reader& table);
    void findStarts(const PatternWords::Reader& table);

    /// A word of the text, wherever it stands.
    struct Word {
        std::uint32_t first = 0;  ///< token
        std::uint32_t count = 0;
        std::uint64_t hash = 0;
        std::vector<std::uint32_t> readings{};  ///< patterns' words
    };
    /// A pattern's word with a blank in it.
    struct Broken {
        std::uint32_t token = 0;
        std::uint32_t reading = 0;
    };

    PatternWords::Size m_known;
    std::vector<Word> m_words;
    std::vector<std::uint32_t> m_wordOf;  ///< of each token
    std::vector<std::uint32_t> m_rows;    ///< of each token; 0: nothing takes it
    std::vector<std::uint64_t> m_bits;    ///< rows of bits, one for each step
    std::size_t m_stride = 0;
    std::vector<Broken> m_brokenWords;
    std::vector<std::uint8_t> m_broken;      ///< of each token
    std::vector<std::uint32_t> m_starts;     ///< of all groups, one after the other
    std::vector<std::size_t> m_firstStarts;  ///< of each group, and the end
};

}  // namespace metes::extraction
