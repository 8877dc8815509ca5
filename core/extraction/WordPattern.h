// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Wordings of the office, found in text that a scanner may have read wrongly: each long word of a
// pattern forgives one wrong, missing or added letter, a blank within it ("insuffi- cient") and a
// blank lost between two words.

#include "core/extraction/ActionText.h"
#include "core/extraction/PatternWords.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace metes::extraction {

/// A sequence of words:
///   term            the word, read with forgiveness
///   =vague          the word as it is spelt; for those that resemble common words ("value")
///   lack|lacks      one of several
///   clear*          any word that begins so, as it is spelt
///   some?           may be missing
///   ...             up to eight words of any kind
///   .3              up to three words of any kind
class WordPattern {
public:
    explicit WordPattern(std::string_view pattern);

    /// The first place within `range`, or nothing.
    std::optional<TokenRange> find(const ActionText& text, TokenRange range) const;
    /// Whether it stands at `at`; the end of the match.
    std::optional<std::size_t> matchAt(const ActionText& text, std::size_t at,
                                       std::size_t end) const;

    /// The steps that can be the first of a match; empty: any word may begin one.
    std::vector<StepNumber> starts() const;

private:
    struct Step {
        std::vector<PatternWord> words;  ///< empty: a gap
        std::size_t gap = 0;
        bool optional = false;
        StepNumber number = 0;
        StepNumber merged = 0;  ///< this step's word and the next one's, read as one
        bool merges = false;
    };
    struct Place;

    static Step readStep(std::string_view part);
    /// Tokens that the word takes at `at`: none, one, or two that belong together.
    static std::size_t takes(const PatternWord& word, const Place& place, std::size_t at);
    friend class WordPatterns;

    /// Whether a look at one word leaves it possible.
    bool mayMatch(const Place& place, std::size_t step, std::size_t at) const;
    std::optional<std::size_t> match(const Place& place, std::size_t step, std::size_t at) const;
    std::optional<std::size_t> matchWords(const Place& place, std::size_t step,
                                          std::size_t at) const;

    std::vector<Step> m_steps;
    StepNumber m_newest = 0;
};

/// Where a list of patterns may begin, so that few of them need be tried.
class PatternStarts {
public:
    /// Nothing is known of a list with a pattern that can begin with any word.
    explicit PatternStarts(const std::vector<WordPattern>& patterns);

    bool known() const { return m_group.has_value(); }
    /// Whether some pattern may stand at the token.
    bool mayBeAt(const ActionText& text, std::size_t token) const;
    /// Tokens of the range, ascending; where nothing is known, none.
    std::span<const std::uint32_t> in(const ActionText& text, TokenRange range) const;

private:
    std::optional<GroupNumber> m_group;
};

/// Several patterns, any of which will do.
class WordPatterns {
public:
    WordPatterns(std::initializer_list<std::string_view> patterns);

    /// The earliest place of the first pattern that is found.
    std::optional<TokenRange> find(const ActionText& text, TokenRange range) const;
    bool in(const ActionText& text, TokenRange range) const
    {
        return find(text, range).has_value();
    }

private:
    std::vector<WordPattern> m_patterns;
    PatternStarts m_starts;
};

}  // namespace metes::extraction
