// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/TfIdf.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace metes {

namespace {

/// Cuts documents into words or stems, with the place of each.
class Words {
public:
    explicit Words(const TfIdfOptions& options) : m_options(options) {}

    const std::vector<TextToken>& cut(std::string_view document)
    {
        const std::vector<TextToken>& tokens = m_tokens.cut(document, m_options.pattern);
        if (m_options.form == TermForm::Words) {
            return tokens;
        }
        m_stems = tokens;
        for (TextToken& token : m_stems) {
            token.text = m_stemmer.stem(token.text);
        }
        return m_stems;
    }

private:
    const TfIdfOptions& m_options;
    Tokens m_tokens;
    Stemmer m_stemmer;
    std::vector<TextToken> m_stems;
};

/// Hands on the known n-grams of a document: their number and where they stand.
template<typename Take>
void eachKnown(const std::vector<TextToken>& words, const GramIndex& index,
               const TfIdfOptions& options, Take take)
{
    std::vector<std::uint32_t> numbers;
    for (const TextToken& word : words) {
        numbers.push_back(index.findWord(word.text));
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::uint32_t gram = index.findSingle(numbers[i]);
        for (std::uint32_t n = 1; gram != GramIndex::kNone; ++n) {
            if (n >= options.shortest) {
                take(gram, words[i].begin, words[i + n - 1].end);
            }
            if (n == options.longest || i + n >= words.size()) {
                break;
            }
            gram = index.findLonger(gram, numbers[i + n]);
        }
    }
}

double inverseOf(InverseFrequency kind, std::size_t documents, std::size_t all)
{
    const auto df = static_cast<double>(documents);
    const auto n = static_cast<double>(all);
    return kind == InverseFrequency::Smooth ? std::log((n + 1) / (df + 1)) + 1
                                            : std::log(n / df) + 1;
}

/// The n-grams of documents, numbered as they were met.
struct CountedTerms {
    GramIndex terms;
    std::vector<std::uint32_t> documents;  ///< that hold each term
    std::vector<std::uint32_t> numbers;    ///< of all terms in the order of the text
    std::vector<std::size_t> starts{0};    ///< of each document among the numbers

    /// False when it was cancelled, which is asked between documents.
    bool count(std::span<const std::string_view> texts, const TfIdfOptions& options,
               const Progress& progress)
    {
        std::vector<std::uint32_t> last;  // the document that held each term last, from 1
        std::vector<std::uint32_t> words;
        Words cutter(options);
        for (const std::string_view text : texts) {
            if (progress.cancelled()) {
                return false;
            }
            words.clear();
            for (const TextToken& token : cutter.cut(text)) {
                words.push_back(terms.addWord(token.text));
            }
            add(words, options, last);
            starts.push_back(numbers.size());
        }
        documents.resize(terms.size(), 0);
        return true;
    }

    /// Whether a term is within the limits.
    bool isKept(std::uint32_t number, const TfIdfOptions& options) const
    {
        const auto all = static_cast<double>(starts.size() - 1);
        const std::uint32_t df = documents[number];
        return df > 0 && df >= options.minDocuments && df >= options.minShare * all
               && df <= options.maxShare * all;
    }

private:
    void add(const std::vector<std::uint32_t>& words, const TfIdfOptions& options,
             std::vector<std::uint32_t>& last)
    {
        const auto document = static_cast<std::uint32_t>(starts.size());
        for (std::size_t i = 0; i < words.size(); ++i) {
            std::uint32_t gram = terms.addSingle(words[i]);
            for (std::uint32_t n = 1;; ++n) {
                if (n >= options.shortest) {
                    count(gram, document, last);
                }
                if (n == options.longest || i + n >= words.size()) {
                    break;
                }
                gram = terms.addLonger(gram, words[i + n]);
            }
        }
    }

    void count(std::uint32_t gram, std::uint32_t document, std::vector<std::uint32_t>& last)
    {
        if (gram >= last.size()) {
            last.resize(terms.size(), 0);
            documents.resize(terms.size(), 0);
        }
        documents[gram] += last[gram] != document ? 1 : 0;
        last[gram] = document;
        numbers.push_back(gram);
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
    Fitted fitted;
    TfIdf& terms = fitted.terms;
    terms.m_options = options;
    terms.m_columnOf.assign(counted.terms.size(), GramIndex::kNone);
    counted.terms.eachInOrder([&](std::uint32_t number, std::string_view text) {
        if (!counted.isKept(number, options)) {
            return;
        }
        terms.m_columnOf[number] = static_cast<std::uint32_t>(terms.m_terms.size());
        terms.m_terms.emplace_back(text);
        if (options.inverse != InverseFrequency::None) {
            terms.m_inverse.push_back(
                inverseOf(options.inverse, counted.documents[number], documents.size()));
        }
    });
    if (terms.m_terms.empty()) {
        return fail(ErrorCode::InvalidInput,
                    "no words to learn from in " + std::to_string(documents.size()) + " texts",
                    "Texts are empty, or the limits on document frequency leave no word.");
    }
    terms.m_index = std::move(counted.terms);
    fitted.matrix.columns = terms.m_terms.size();
    std::vector<std::uint32_t> counts(terms.m_terms.size(), 0);
    std::vector<std::uint32_t> columns;
    for (std::size_t d = 0; d < documents.size(); ++d) {
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped while the words were weighed");
        }
        columns.clear();
        for (std::size_t i = counted.starts[d]; i < counted.starts[d + 1]; ++i) {
            const std::uint32_t column = terms.m_columnOf[counted.numbers[i]];
            if (column != GramIndex::kNone) {
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
    for (std::uint32_t column = 0; column < result.m_terms.size(); ++column) {
        const std::uint32_t number = result.m_index.addText(result.m_terms[column]);
        result.m_columnOf.resize(result.m_index.size(), GramIndex::kNone);
        result.m_columnOf[number] = column;
    }
    return result;
}

SparseMatrix TfIdf::transform(std::span<const std::string_view> documents,
                              const Progress& progress) const
{
    SparseMatrix matrix;
    matrix.columns = m_terms.size();
    matrix.rowStarts.reserve(documents.size() + 1);
    Words words(m_options);
    std::vector<std::uint32_t> counts(m_terms.size(), 0);
    std::vector<std::uint32_t> columns;
    for (const std::string_view document : documents) {
        if (progress.cancelled()) {
            break;
        }
        columns.clear();
        eachKnown(words.cut(document), m_index, m_options,
                  [this, &columns](std::uint32_t gram, auto, auto) {
                      if (m_columnOf[gram] != GramIndex::kNone) {
                          columns.push_back(m_columnOf[gram]);
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
    Words words(m_options);
    eachKnown(words.cut(document), m_index, m_options,
              [this, &places](std::uint32_t gram, std::uint32_t begin, std::uint32_t end) {
                  if (m_columnOf[gram] != GramIndex::kNone) {
                      places.push_back({m_columnOf[gram], begin, end});
                  }
              });
    return places;
}

}  // namespace metes
