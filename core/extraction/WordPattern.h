// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Wordings of the office, found in text that a scanner may have read wrongly: each long word of a
// pattern forgives one wrong, missing or added letter, a blank within it ("insuffi- cient") and a
// blank lost between two words.

#include "core/extraction/ActionText.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace metes::extraction {

/// Whether `a` becomes `b` by at most one insertion, deletion or replacement.
bool withinOneEdit(std::u32string_view a, std::u32string_view b);

/// Whether a word of the text is, or may be a misread form of, `wanted`. Words under four letters
/// and digits must be right; one of four must keep its first letter.
bool mayRead(std::u32string_view word, std::u32string_view wanted);

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

private:
    struct Word {
        std::u32string letters;
        enum class Kind : std::uint8_t { Forgiving, Exact, Prefix } kind = Kind::Forgiving;
    };
    struct Step {
        std::vector<Word> words;  ///< empty: a gap
        std::size_t gap = 0;
        bool optional = false;
    };

    static Step readStep(std::string_view part);
    /// Tokens that the word takes at `at`: none, one, or two that belong together.
    static std::size_t takes(const Word& word, const ActionText& text, std::size_t at,
                             std::size_t end);
    std::optional<std::size_t> match(const ActionText& text, std::size_t step, std::size_t at,
                                     std::size_t end) const;
    /// Two words that were read as one.
    bool mergedAt(const ActionText& text, std::size_t step, std::size_t at) const;

    std::vector<Step> m_steps;
};

/// Several patterns, any of which will do.
class WordPatterns {
public:
    WordPatterns(std::initializer_list<std::string_view> patterns)
        : m_patterns(patterns.begin(), patterns.end())
    {
    }

    /// The earliest place of the first pattern that is found.
    std::optional<TokenRange> find(const ActionText& text, TokenRange range) const;
    bool in(const ActionText& text, TokenRange range) const
    {
        return find(text, range).has_value();
    }

private:
    std::vector<WordPattern> m_patterns;
};

}  // namespace metes::extraction
