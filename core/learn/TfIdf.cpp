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

/// A term to be sorted: its first bytes decide nearly always.
struct SortedTerm {
    std::uint64_t start = 0;
    std::string_view term;
    std::uint32_t number = 0;     ///< as it was counted
    std::uint32_t documents = 0;  ///< that hold it

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

/// The terms of documents, numbered as they were met.
struct CountedTerms {
    TermIndex terms;
    std::vector<std::uint32_t> documents;  ///< that hold each term
    std::vector<std::uint32_t> numbers;    ///< of all terms in the order of the text
    std::vector<std::size_t> starts{0};    ///< of each document among the numbers

    /// False when it was cancelled, which is asked between documents.
    bool count(std::span<const std::string_view> texts, const TfIdfOptions& options,
               const Progress& progress)
    {
        std::vector<std::uint32_t> last;  // the document that held each term last, from 1
        Grams grams(options);
        for (const std::string_view text : texts) {
            if (progress.cancelled()) {
                return false;
            }
            const auto document = static_cast<std::uint32_t>(starts.size());
            grams.each(text, [this, &last, document](std::string_view gram, auto, auto) {
                const std::uint32_t number = terms.add(gram);
                if (number == documents.size()) {
                    documents.push_back(0);
                    last.push_back(0);
                }
                documents[number] += last[number] != document ? 1 : 0;
                last[number] = document;
                numbers.push_back(number);
            });
            starts.push_back(numbers.size());
        }
        return true;
    }

    /// Those within the limits, in order.
    std::vector<SortedTerm> kept(const TfIdfOptions& options) const
    {
        const auto all = static_cast<double>(starts.size() - 1);
        std::vector<SortedTerm> sorted;
        for (std::uint32_t number = 0; number < documents.size(); ++number) {
            const std::uint32_t df = documents[number];
            if (df >= options.minDocuments && df >= options.minShare * all
                && df <= options.maxShare * all) {
                const std::string_view term = terms.term(number);
                sorted.push_back({startOf(term), term, number, df});
            }
        }
        std::sort(sorted.begin(), sorted.end());
        return sorted;
    }
};

}  // namespace

Result<TfIdf> TfIdf::fit(std::span<const std::string_view> documents, const TfIdfOptions& options,
                         const Progress& progress)
{
    Result<Fitted> fitted = fitTransform(documents, options, progress);
    if (!fitted) {
        return tl::unexpected(fitted.error());
    }
    return std::move(fitted->terms);
}

Result<TfIdf::Fitted> TfIdf::fitTransform(std::span<const std::string_view> documents,
                                          const TfIdfOptions& options, const Progress& progress)
{
    CountedTerms counted;
    if (!counted.count(documents, options, progress)) {
        return fail(ErrorCode::Cancelled, "stopped while the words were counted");
    }
    const std::vector<SortedTerm> kept = counted.kept(options);
    if (kept.empty()) {
        return fail(ErrorCode::InvalidInput,
                    "no words to learn from in " + std::to_string(documents.size()) + " texts",
                    "Texts are empty, or the limits on document frequency leave no word.");
    }
    Fitted fitted;
    TfIdf& terms = fitted.terms;
    terms.m_options = options;
    terms.m_terms.reserve(kept.size());
    terms.m_columnOf.assign(counted.terms.size(), TermIndex::kNone);
    for (const SortedTerm& one : kept) {
        terms.m_columnOf[one.number] = static_cast<std::uint32_t>(terms.m_terms.size());
        terms.m_terms.emplace_back(one.term);
        if (options.inverse != InverseFrequency::None) {
            terms.m_inverse.push_back(inverseOf(options.inverse, one.documents, documents.size()));
        }
    }
    terms.m_index = std::move(counted.terms);
    fitted.matrix.columns = kept.size();
    std::vector<std::uint32_t> counts(kept.size(), 0);
    std::vector<std::uint32_t> columns;
    for (std::size_t d = 0; d < documents.size(); ++d) {
        columns.clear();
        for (std::size_t i = counted.starts[d]; i < counted.starts[d + 1]; ++i) {
            const std::uint32_t column = terms.m_columnOf[counted.numbers[i]];
            if (column != TermIndex::kNone) {
                columns.push_back(column);
            }
        }
        terms.appendRow(columns, counts, fitted.matrix);
    }
    return fitted;
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
    for (const std::string& term : result.m_terms) {
        result.m_columnOf.push_back(result.m_index.add(term));
    }
    return result;
}

SparseMatrix TfIdf::transform(std::span<const std::string_view> documents,
                              const Progress& progress) const
{
    SparseMatrix matrix;
    matrix.columns = m_terms.size();
    matrix.rowStarts.reserve(documents.size() + 1);
    Grams grams(m_options);
    std::vector<std::uint32_t> counts(m_terms.size(), 0);
    std::vector<std::uint32_t> columns;
    for (const std::string_view document : documents) {
        if (progress.cancelled()) {
            break;
        }
        columns.clear();
        grams.each(document, [this, &columns](std::string_view gram, auto, auto) {
            const std::uint32_t column = columnOf(gram);
            if (column != TermIndex::kNone) {
                columns.push_back(column);
            }
        });
        appendRow(columns, counts, matrix);
    }
    return matrix;
}

void TfIdf::appendRow(std::span<const std::uint32_t> columns, std::vector<std::uint32_t>& counts,
                      SparseMatrix& matrix) const
{
    const std::size_t begin = matrix.columnOf.size();
    for (const std::uint32_t column : columns) {
        if (++counts[column] == 1) {
            matrix.columnOf.push_back(column);
        }
    }
    std::sort(matrix.columnOf.begin() + static_cast<std::ptrdiff_t>(begin), matrix.columnOf.end());
    for (std::size_t i = begin; i < matrix.columnOf.size(); ++i) {
        std::uint32_t& count = counts[matrix.columnOf[i]];
        matrix.values.push_back(count);
        count = 0;
    }
    weigh(std::span(matrix.columnOf).subspan(begin), std::span(matrix.values).subspan(begin));
    matrix.rowStarts.push_back(matrix.values.size());
}

void TfIdf::weigh(std::span<const std::uint32_t> columns, std::span<double> row) const
{
    double norm = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        double& value = row[i];
        if (m_options.frequency == TermFrequency::Sublinear) {
            value = std::log(value) + 1;
        }
        if (m_options.inverse != InverseFrequency::None) {
            value *= m_inverse[columns[i]];
        }
        norm += m_options.norm == TermNorm::L2 ? value * value : std::abs(value);
    }
    if (m_options.norm == TermNorm::None || norm == 0) {
        return;
    }
    norm = m_options.norm == TermNorm::L2 ? std::sqrt(norm) : norm;
    for (double& value : row) {
        value /= norm;
    }
}

std::vector<TfIdf::Occurrence> TfIdf::occurrences(std::string_view document) const
{
    std::vector<Occurrence> places;
    Grams grams(m_options);
    grams.each(document,
               [this, &places](std::string_view gram, std::uint32_t begin, std::uint32_t end) {
                   const std::uint32_t column = columnOf(gram);
                   if (column != TermIndex::kNone) {
                       places.push_back({column, begin, end});
                   }
               });
    return places;
}

}  // namespace metes
