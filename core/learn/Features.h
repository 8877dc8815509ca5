// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Learning: predicting from the words and the shape of a claim whether an examiner would call it
// indefinite, as the paper's strongest single model does. Words become TF-IDF, shape becomes the
// linguistic features of this header; logistic regression weighs both, so that each prediction can
// be taken apart again. Everything here takes values and returns values.

#include "core/learn/DescriptionWords.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// Raised whenever a formula below changes, so that models made with other features are refused.
inline constexpr std::int32_t kFeatureVersion = 1;

/// A claim as the features see it. The text must be valid UTF-8.
struct ClaimInput {
    std::string_view text;
    std::int32_t depth = 0;    ///< steps to the farthest independent claim (ClaimTree::depth)
    std::int32_t parents = 0;  ///< claims that it depends on directly
    /// The/said phrases without earlier introduction, as the claim checker counts them.
    std::optional<std::int32_t> unintroducedReferences;
};

/// Whether the counts of the claim checker are part of the features. A model made with them is
/// refused where they are missing, and the other way round.
enum class ReferenceCounts : std::uint8_t { Absent, Given };

struct FeatureInfo {
    std::string id;       ///< stable name: "flesch_reading_ease", "trigger_such_as"
    std::string group;    ///< length, vocabulary, readability, punctuation, articles, tree, kind,
                          ///< trigger
    std::string formula;  ///< how it is computed, one line of English
};

/// The features in the order of the columns.
///
/// Words are TokenPattern::Words: runs of letters; numbers are none. A sentence ends with ".", "!"
/// or "?" before a blank or the end, unless the dot belongs to "e.g.", "i.e." or a single letter;
/// words after the last end make one more. A claim is one sentence by rule, so the formulas of
/// readability mean little on it; their twins "..._by_clause" end a sentence at ";", ":" and line
/// ends too. A limitation is what stands between semicolons or line ends and holds a word.
///
/// Where a quotient has no base (no words, no description) the feature is 0; has_description tells
/// the second case apart.
std::vector<FeatureInfo> linguisticFeatures(ReferenceCounts references);

/// Computes them. Remembers words that it has met; one per thread.
class FeatureExtractor {
public:
    explicit FeatureExtractor(ReferenceCounts references = ReferenceCounts::Absent);
    ~FeatureExtractor();
    FeatureExtractor(FeatureExtractor&&) noexcept;
    FeatureExtractor& operator=(FeatureExtractor&&) noexcept;

    /// Number of features.
    std::size_t size() const;
    /// Appends one row of size() finite numbers.
    void append(const ClaimInput& claim, const DescriptionWords& description,
                std::vector<double>& rows);

private:
    class Implementation;
    std::unique_ptr<Implementation> m_implementation;
};

}  // namespace metes
