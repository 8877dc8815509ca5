// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/TfIdf.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace metes {

namespace {

/// Cuts a document into n-grams and hands each on with its place.
class Grams {
public:
    explicit Grams(const TfIdfOptions& options) : m_options(options) {}

    template<typename Take>
    void each(std::string_view document, Take take)
    {
        const std::vector<TextToken>& tokens = m_tokens.cut(document, m_options.pattern);
        m_words.clear();
        for (const TextToken& token : tokens) {
            m_words.push_back(m_options.form == TermForm::Stems ? m_stemmer.stem(token.text)
                                                                : token.text);
        }
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (m_options.longest == 1) {
                take(m_words[i], tokens[i].begin, tokens[i].end);
                continue;
            }
            m_gram.assign(m_words[i]);
            for (std::uint32_t n = 1; n <= m_options.longest; ++n) {
                if (n >= m_options.shortest) {
                    take(std::string_view(m_gram), tokens[i].begin, tokens[i + n - 1].end);
                }
                if (n == m_options.longest || i + n >= m_words.size()) {
                    break;
                }
                m_gram.push_back(' ');
                m_gram.append(m_words[i + n]);
            }
        }
    }

private:
    const TfIdfOptions& m_options;
    Tokens m_tokens;
    Stemmer m_stemmer;
    std::vector<std::string_view> m_words;
    std::string m_gram;
};

struct TermCount {
    std::size_t documents = 0;
    std::size_t lastDocument = 0;  ///< counted from 1
};

/// A term to be sorted: its first bytes decide nearly always.
struct SortedTerm {
    std::uint64_t start = 0;
    std::string_view term;
    std::size_t documents = 0;

    bool operator<(const SortedTerm& other) const
    {
        return start != other.start ? start < other.start : term < other.term;
    }
};

/// The first eight bytes as a number that sorts as they do.
std::uint64_t startOf(std::string_view term)
{
    std::uint64_t start = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        start = (start << 8) | (i < term.size() ? static_cast<unsigned char>(term[i]) : 0u);
    }
    return start;
}

double inverseOf(InverseFrequency kind, std::size_t documents, std::size_t all)
{
    const auto df = static_cast<double>(documents);
    const auto n = static_cast<double>(all);
    return kind == InverseFrequency::Smooth ? std::log((n + 1) / (df + 1)) + 1
                                            : std::log(n / df) + 1;
}

}  // namespace

Result<TfIdf> TfIdf::fit(std::span<const std::string_view> documents, const TfIdfOptions& options,
                         const Progress& progress)
{
    TermIndex terms;
    std::vector<TermCount> counts;
    Grams grams(options);
    for (std::size_t d = 0; d < documents.size(); ++d) {
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped while the words were counted");
        }
        grams.each(documents[d], [&terms, &counts, d](std::string_view gram, auto, auto) {
            const std::uint32_t number = terms.add(gram);
            if (number == counts.size()) {
                counts.emplace_back();
            }
            TermCount& count = counts[number];
            if (count.lastDocument != d + 1) {
                count.lastDocument = d + 1;
                ++count.documents;
            }
        });
    }
    const auto all = static_cast<double>(documents.size());
    std::vector<SortedTerm> kept;
    for (std::uint32_t number = 0; number < counts.size(); ++number) {
        const std::size_t df = counts[number].documents;
        const auto share = static_cast<double>(df);
        if (df >= options.minDocuments && share >= options.minShare * all
            && share <= options.maxShare * all) {
            const std::string_view term = terms.term(number);
            kept.push_back({startOf(term), term, df});
        }
    }
    if (kept.empty()) {
        return fail(ErrorCode::InvalidInput,
                    "no words to learn from in " + std::to_string(documents.size()) + " texts",
                    "Texts are empty, or the limits on document frequency leave no word.");
    }
    std::sort(kept.begin(), kept.end());
    TfIdf result;
    result.m_options = options;
    for (const SortedTerm& one : kept) {
        result.m_terms.emplace_back(one.term);
        if (options.inverse != InverseFrequency::None) {
            result.m_inverse.push_back(
                inverseOf(options.inverse, one.documents, documents.size()));
        }
    }
    result.index();
    return result;
}

Result<TfIdf> TfIdf::restore(const TfIdfOptions& options, std::vector<std::string> terms,
                             std::vector<double> inverse)
{
    const std::size_t wanted = options.inverse == InverseFrequency::None ? 0 : terms.size();
    if (inverse.size() != wanted) {
        return fail(ErrorCode::InvalidInput, "the vocabulary has " + std::to_string(terms.size())
                                                 + " terms and " + std::to_string(inverse.size())
                                                 + " weights");
    }
    if (std::adjacent_find(terms.begin(), terms.end(), std::greater_equal<>()) != terms.end()) {
        return fail(ErrorCode::InvalidInput, "the terms of the vocabulary are not in order");
    }
    TfIdf result;
    result.m_options = options;
    result.m_terms = std::move(terms);
    result.m_inverse = std::move(inverse);
    result.index();
    return result;
}

void TfIdf::index()
{
    for (const std::string& term : m_terms) {
        m_columns.add(term);
    }
}

SparseMatrix TfIdf::transform(std::span<const std::string_view> documents,
                              const Progress& progress) const
{
    SparseMatrix matrix;
    matrix.columns = m_terms.size();
    matrix.rowStarts.reserve(documents.size() + 1);
    Grams grams(m_options);
    std::vector<std::uint32_t> counts(m_terms.size(), 0);
    std::vector<std::uint32_t> found;
    std::vector<std::pair<std::uint32_t, double>> row;
    for (const std::string_view document : documents) {
        if (progress.cancelled()) {
            break;
        }
        found.clear();
        grams.each(document, [this, &counts, &found](std::string_view gram, auto, auto) {
            const std::uint32_t column = m_columns.find(gram);
            if (column != TermIndex::kNone && ++counts[column] == 1) {
                found.push_back(column);
            }
        });
        std::sort(found.begin(), found.end());
        row.clear();
        for (const std::uint32_t column : found) {
            row.emplace_back(column, counts[column]);
            counts[column] = 0;
        }
        weigh(row);
        for (const auto& [column, value] : row) {
            matrix.columnOf.push_back(column);
            matrix.values.push_back(value);
        }
        matrix.rowStarts.push_back(matrix.values.size());
    }
    return matrix;
}

void TfIdf::weigh(std::vector<std::pair<std::uint32_t, double>>& row) const
{
    double norm = 0;
    for (auto& [column, value] : row) {
        if (m_options.frequency == TermFrequency::Sublinear) {
            value = std::log(value) + 1;
        }
        if (m_options.inverse != InverseFrequency::None) {
            value *= m_inverse[column];
        }
        norm += m_options.norm == TermNorm::L2 ? value * value : std::abs(value);
    }
    if (m_options.norm == TermNorm::None || norm == 0) {
        return;
    }
    norm = m_options.norm == TermNorm::L2 ? std::sqrt(norm) : norm;
    for (auto& [column, value] : row) {
        value /= norm;
    }
}

std::vector<TfIdf::Occurrence> TfIdf::occurrences(std::string_view document) const
{
    std::vector<Occurrence> places;
    Grams grams(m_options);
    grams.each(document,
               [this, &places](std::string_view gram, std::uint32_t begin, std::uint32_t end) {
                   const std::uint32_t column = m_columns.find(gram);
                   if (column != TermIndex::kNone) {
                       places.push_back({column, begin, end});
                   }
               });
    return places;
}

}  // namespace metes
