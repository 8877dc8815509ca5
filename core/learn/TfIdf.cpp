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
        const std::vector<Token>& tokens = m_tokens.cut(document, m_options.pattern);
        m_words.clear();
        for (const Token& token : tokens) {
            m_words.push_back(m_options.form == TermForm::Stems ? m_stemmer.stem(token.text)
                                                                : token.text);
        }
        for (std::size_t i = 0; i < m_words.size(); ++i) {
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

double inverseOf(InverseFrequency kind, std::size_t documents, std::size_t all)
{
    const auto df = static_cast<double>(documents);
    const auto n = static_cast<double>(all);
    return kind == InverseFrequency::Smooth ? std::log((n + 1) / (df + 1)) + 1
                                            : std::log(n / df) + 1;
}

}  // namespace

Result<TfIdf> TfIdf::fit(std::span<const std::string_view> documents, const TfIdfOptions& options)
{
    std::unordered_map<std::string, TermCount, TextHash, std::equal_to<>> counts;
    Grams grams(options);
    for (std::size_t d = 0; d < documents.size(); ++d) {
        grams.each(documents[d], [&counts, d](std::string_view gram, auto, auto) {
            auto place = counts.find(gram);
            if (place == counts.end()) {
                place = counts.emplace(std::string(gram), TermCount{}).first;
            }
            if (place->second.lastDocument != d + 1) {
                place->second.lastDocument = d + 1;
                ++place->second.documents;
            }
        });
    }
    const auto all = static_cast<double>(documents.size());
    std::vector<std::pair<std::string_view, std::size_t>> kept;
    for (const auto& [term, count] : counts) {
        const auto df = static_cast<double>(count.documents);
        if (count.documents >= options.minDocuments && df >= options.minShare * all
            && df <= options.maxShare * all) {
            kept.emplace_back(term, count.documents);
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
    for (const auto& [term, df] : kept) {
        result.m_terms.emplace_back(term);
        if (options.inverse != InverseFrequency::None) {
            result.m_inverse.push_back(inverseOf(options.inverse, df, documents.size()));
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
    m_columns.reserve(m_terms.size());
    for (std::uint32_t i = 0; i < m_terms.size(); ++i) {
        m_columns.emplace(m_terms[i], i);
    }
}

SparseMatrix TfIdf::transform(std::span<const std::string_view> documents) const
{
    SparseMatrix matrix;
    matrix.columns = m_terms.size();
    matrix.rowStarts.reserve(documents.size() + 1);
    Grams grams(m_options);
    std::vector<std::uint32_t> found;
    std::vector<std::pair<std::uint32_t, double>> row;
    for (const std::string_view document : documents) {
        found.clear();
        grams.each(document, [this, &found](std::string_view gram, auto, auto) {
            if (const auto place = m_columns.find(gram); place != m_columns.end()) {
                found.push_back(place->second);
            }
        });
        std::sort(found.begin(), found.end());
        row.clear();
        for (const std::uint32_t column : found) {
            if (row.empty() || row.back().first != column) {
                row.emplace_back(column, 0);
            }
            row.back().second += 1;
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
                   if (const auto place = m_columns.find(gram); place != m_columns.end()) {
                       places.push_back({place->second, begin, end});
                   }
               });
    return places;
}

}  // namespace metes
