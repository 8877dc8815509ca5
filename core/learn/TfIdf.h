// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/learn/Design.h"
#include "core/learn/GramIndex.h"
#include "core/learn/Stemmer.h"
#include "core/learn/Tokens.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

enum class TermNorm : std::uint8_t { None, L1, L2 };
enum class TermFrequency : std::uint8_t { Raw, Sublinear };  ///< n, or 1 + ln n
enum class InverseFrequency : std::uint8_t { None, Plain, Smooth };
enum class TermForm : std::uint8_t { Words, Stems };

/// The defaults are those of scikit-learn's TfidfVectorizer, and so is every number that comes out.
struct TfIdfOptions {
    TokenPattern pattern = TokenPattern::TwoCharacters;
    TermForm form = TermForm::Words;
    std::uint32_t shortest = 1;  ///< n-grams of `shortest` to `longest` tokens, joined by a blank
    std::uint32_t longest = 1;
    TermFrequency frequency = TermFrequency::Raw;
    /// Plain: ln(N / df) + 1; Smooth: ln((1 + N) / (1 + df)) + 1.
    InverseFrequency inverse = InverseFrequency::Smooth;
    TermNorm norm = TermNorm::L2;
    std::size_t minDocuments = 1;  ///< terms in fewer documents are dropped
    double minShare = 0;           ///< and those in a smaller share of the documents
    double maxShare = 1;           ///< and those in a larger one

    bool operator==(const TfIdfOptions&) const = default;
};

/// A vocabulary with its weights. Terms are ordered by code point.
class TfIdf {
public:
    TfIdf() = default;
    /// InvalidInput when no term is left: no documents, only single characters, limits too narrow.
    /// Cancelled, asked between documents.
    static Result<TfIdf> fit(std::span<const std::string_view> documents,
                             const TfIdfOptions& options,
                             const Progress& progress = neverCancelled());
    /// The same, and the documents as transform() would give them: they are cut once.
    struct Fitted;
    static Result<Fitted> fitTransform(std::span<const std::string_view> documents,
                                       const TfIdfOptions& options,
                                       const Progress& progress = neverCancelled());
    /// From a model file. InvalidInput when the numbers of terms and weights differ or the terms
    /// are not ascending. `inverse` is empty for InverseFrequency::None.
    static Result<TfIdf> restore(const TfIdfOptions& options, std::vector<std::string> terms,
                                 std::vector<double> inverse);

    const TfIdfOptions& options() const { return m_options; }
    const std::vector<std::string>& terms() const { return m_terms; }
    const std::vector<double>& inverse() const { return m_inverse; }

    /// One row a document; words outside the vocabulary are passed over, and a document without
    /// any of its terms is an empty row. Once cancelled the remaining rows are left out: ask
    /// `progress` before using the matrix.
    SparseMatrix transform(std::span<const std::string_view> documents,
                           const Progress& progress = neverCancelled()) const;

    /// Where the terms of a text stand, for highlighting.
    struct Occurrence {
        std::uint32_t term = 0;
        std::uint32_t begin = 0;  ///< bytes
        std::uint32_t end = 0;
    };
    std::vector<Occurrence> occurrences(std::string_view document) const;

private:
    /// Appends the row of a document that holds these columns, as often as it holds them.
    void appendRow(std::span<const std::uint32_t> columns, std::vector<std::uint32_t>& counts,
                   SparseMatrix& matrix) const;
    void weigh(std::span<const std::uint32_t> columns, std::span<double> row) const;

    TfIdfOptions m_options;
    std::vector<std::string> m_terms;
    std::vector<double> m_inverse;
    GramIndex m_index;
    std::vector<std::uint32_t> m_columnOf;  ///< of each number of the index; kNone for none
};

struct TfIdf::Fitted {
    TfIdf terms;
    SparseMatrix matrix;
};

}  // namespace metes
