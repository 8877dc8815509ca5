// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Error.h"
#include "core/learn/Explanation.h"
#include "core/learn/Model.h"
#include "core/patent/CategoryScores.h"
#include "core/store/CorpusRepository.h"

namespace metes {

/// A claim of an application as it is scored.
struct ScorableClaim {
    std::int32_t number = 0;
    std::string_view text;
    std::vector<std::int32_t> parents;
};

/// They refer to the texts of `claims`, which must outlive them.
std::vector<ScorableClaim> scorableClaims(const std::vector<CorpusClaim>& claims);

struct ClaimScore {
    double pIndefinite = 0;      ///< calibrated where the model is
    std::optional<bool> indefinite;  ///< by the model's threshold, where it has one
    CategoryScores categories;
};

/// A model applied to the claims of one application: for runs, for claims that are being written,
/// and for a text from standard input. One per thread.
class ClaimScorer {
public:
    explicit ClaimScorer(Model model);
    ~ClaimScorer();
    ClaimScorer(ClaimScorer&&) noexcept;
    ClaimScorer& operator=(ClaimScorer&&) noexcept;

    const Model& model() const;

    /// One score a claim. Claims are by number and complete: parents give depth and introductions.
    /// InvalidInput when the model has no classifier for indefinite claims.
    Result<std::vector<ClaimScore>> score(const std::vector<ScorableClaim>& claims,
                                          const std::vector<std::string>& description);

    /// What drives the score of the claim at `place`, largest contribution first.
    Result<Explanation> explain(const std::vector<ScorableClaim>& claims, std::size_t place,
                                const std::vector<std::string>& description, const Target& target);

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

/// Linguistic features of every claim of an application, as rows of one matrix. The extractor
/// decides whether the claim checker's counts are among them.
DenseMatrix linguisticRows(FeatureExtractor& extractor, ReferenceCounts references,
                           const std::vector<ScorableClaim>& claims,
                           const DescriptionWords& description);

}  // namespace metes
