// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/DescriptionSearch.h"

#include "core/learn/Tokens.h"

#include <algorithm>
#include <cmath>

namespace metes {

/// What is counted paragraph after paragraph.
struct DescriptionSearch::Counts {
    std::vector<std::uint32_t> terms;       ///< of each posting
    std::vector<Posting> postings;          ///< by paragraph
    std::vector<std::uint32_t> lastOf;      ///< of each term, its latest posting
    std::vector<std::uint32_t> paragraphs;  ///< that hold each term

    void add(std::uint32_t term, std::uint32_t paragraph)
    {
        if (term == lastOf.size()) {
            lastOf.push_back(0);
            paragraphs.push_back(0);
        }
        if (paragraphs[term] > 0 && postings[lastOf[term]].paragraph == paragraph) {
            ++postings[lastOf[term]].count;
            return;
        }
        lastOf[term] = static_cast<std::uint32_t>(postings.size());
        ++paragraphs[term];
        terms.push_back(term);
        postings.push_back({paragraph, 1});
    }
};

DescriptionSearch::DescriptionSearch(std::span<const std::string_view> paragraphs)
    : m_paragraphs(paragraphs.size())
{
    Counts counts;
    Tokens tokens;
    for (std::uint32_t paragraph = 0; paragraph < paragraphs.size(); ++paragraph) {
        for (const TextToken& token :
             tokens.cut(paragraphs[paragraph], TokenPattern::TwoCharacters)) {
            counts.add(m_terms.add(token.text), paragraph);
        }
    }
    arrange(counts);
}

void DescriptionSearch::arrange(const Counts& counts)
{
    std::vector<double> inverse(m_paragraphs + 1);
    for (std::size_t df = 0; df < inverse.size(); ++df) {
        inverse[df] =
            std::log(static_cast<double>(m_paragraphs + 1) / static_cast<double>(df + 1)) + 1;
    }
    m_starts.assign(1, 0);
    for (const std::uint32_t df : counts.paragraphs) {
        m_inverse.push_back(inverse[df]);
        m_starts.push_back(m_starts.back() + df);
    }
    std::vector<std::uint32_t> next = m_starts;
    m_postings.resize(counts.postings.size());
    m_lengths.assign(m_paragraphs, 0);
    for (std::size_t i = 0; i < counts.postings.size(); ++i) {
        const Posting& posting = counts.postings[i];
        const std::uint32_t term = counts.terms[i];
        m_postings[next[term]++] = posting;
        const double weight = posting.count * m_inverse[term];
        m_lengths[posting.paragraph] += weight * weight;
    }
    for (double& length : m_lengths) {
        length = std::sqrt(length);
    }
}

std::vector<std::pair<std::uint32_t, double>> DescriptionSearch::weigh(std::string_view query) const
{
    std::vector<std::uint32_t> words;
    Tokens tokens;
    for (const TextToken& token : tokens.cut(query, TokenPattern::TwoCharacters)) {
        const std::uint32_t term = m_terms.find(token.text);
        if (term != TermIndex::kNone) {
            words.push_back(term);
        }
    }
    std::sort(words.begin(), words.end());
    std::vector<std::pair<std::uint32_t, double>> weighed;
    double squares = 0;
    for (auto word = words.begin(); word != words.end();) {
        const auto other = std::upper_bound(word, words.end(), *word);
        const double weight = static_cast<double>(other - word) * m_inverse[*word];
        weighed.emplace_back(*word, weight);
        squares += weight * weight;
        word = other;
    }
    for (auto& [term, weight] : weighed) {
        weight /= std::sqrt(squares);
    }
    return weighed;
}

std::vector<FoundParagraph> DescriptionSearch::find(std::string_view query, std::size_t most) const
{
    std::vector<double> scores(m_paragraphs, 0);
    for (const auto& [term, weight] : weigh(query)) {
        for (std::uint32_t i = m_starts[term]; i < m_starts[term + 1]; ++i) {
            const Posting& posting = m_postings[i];
            scores[posting.paragraph] +=
                weight * (posting.count * m_inverse[term] / m_lengths[posting.paragraph]);
        }
    }
    std::vector<FoundParagraph> found;
    for (std::uint32_t paragraph = 0; paragraph < scores.size(); ++paragraph) {
        if (scores[paragraph] > 0) {
            found.push_back({paragraph, scores[paragraph]});
        }
    }
    const std::size_t count = std::min(most, found.size());
    const auto end = found.begin() + static_cast<std::ptrdiff_t>(count);
    std::partial_sort(found.begin(), end, found.end(),
                      [](const FoundParagraph& a, const FoundParagraph& b) {
                          return a.score != b.score ? a.score > b.score : a.paragraph < b.paragraph;
                      });
    found.erase(end, found.end());
    return found;
}

}  // namespace metes
