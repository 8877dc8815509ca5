// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/TermIndex.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace metes {

struct FoundParagraph {
    std::uint32_t paragraph = 0;  ///< its place among the paragraphs given, from 0
    double score = 0;             ///< cosine, over 0 and at most 1

    bool operator==(const FoundParagraph&) const = default;
};

/// Search in the description of one application: which paragraphs are about these words? Each
/// paragraph and the query are vectors of TF-IDF as scikit-learn's TfidfVectorizer makes them by
/// default (tokens of two characters at least in lower case, ln((1 + N) / (1 + df)) + 1, length 1),
/// and a paragraph scores by its cosine with the query.
///
/// Keeps numbers only, none of the text. May be asked by several threads at once.
class DescriptionSearch {
public:
    /// The paragraphs must be valid UTF-8, fewer than 2^32.
    explicit DescriptionSearch(std::span<const std::string_view> paragraphs);

    std::size_t paragraphs() const { return m_paragraphs; }

    /// The best paragraphs for a query, at most `most` of them, the best first and of equal ones
    /// the earlier. Paragraphs without any word of the query are not found.
    std::vector<FoundParagraph> find(std::string_view query, std::size_t most) const;

private:
    /// That a paragraph holds a word.
    struct Posting {
        std::uint32_t paragraph = 0;
        std::uint32_t count = 0;
    };

    struct Counts;
    void arrange(const Counts& counts);
    /// Of a query: numbers of the known words, each with its weight.
    std::vector<std::pair<std::uint32_t, double>> weigh(std::string_view query) const;

    std::size_t m_paragraphs;
    TermIndex m_terms;
    std::vector<double> m_inverse;        ///< of each term
    std::vector<std::uint32_t> m_starts;  ///< of each term among the postings, and their end
    std::vector<Posting> m_postings;      ///< by term, then by paragraph
    std::vector<double> m_lengths;        ///< of each paragraph's vector before it is made 1
};

}  // namespace metes
