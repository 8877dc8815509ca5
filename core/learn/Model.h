// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/learn/Calibration.h"
#include "core/learn/Design.h"
#include "core/learn/Features.h"
#include "core/learn/LogisticRegression.h"
#include "core/learn/TfIdf.h"
#include "core/learn/Threshold.h"
#include "core/patent/Category.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

enum class FeatureSet : std::uint8_t { TfIdf, Linguistic, All };

std::string_view featureSetId(FeatureSet set);  ///< "tfidf", "linguistic", "all"
std::optional<FeatureSet> featureSetFromId(std::string_view id);

/// What a classifier tells: indefinite or not (no category), or whether one of the seven
/// categories is among the reasons.
struct Target {
    std::optional<Category> category;

    std::string_view id() const;  ///< "indefinite" or the id of the category
    bool operator==(const Target&) const = default;
};

/// Indefinite first, then the seven categories of the paper in their order.
std::vector<Target> allTargets();
std::optional<Target> targetFromId(std::string_view id);

struct Classifier {
    Target target;
    std::optional<LinearModel> model;
    std::string reason;  ///< why there is no model: "no positive examples", say
    /// Chosen on validation. Nothing without validation claims: then probabilities are all.
    std::optional<BalancedThreshold> threshold;
    Calibration calibration;  ///< learned on validation where asked for
    std::int64_t trainPositives = 0;
};

/// All that a prediction needs, and where it came from.
struct Model {
    FeatureSet features = FeatureSet::All;
    ReferenceCounts references = ReferenceCounts::Absent;
    TfIdf terms;              ///< no terms for FeatureSet::Linguistic
    Standardisation scaling;  ///< no columns for FeatureSet::TfIdf
    RegressionOptions regression;
    std::vector<Classifier> classifiers;
    std::string fingerprint;  ///< of the dataset that it was trained on
    std::uint64_t seed = 0;
    std::int64_t trainClaims = 0;
    std::int64_t validationClaims = 0;

    bool usesTerms() const { return features != FeatureSet::Linguistic; }
    bool usesLinguistic() const { return features != FeatureSet::TfIdf; }
    /// Columns of the design: terms, then linguistic features.
    std::size_t columns() const { return terms.terms().size() + scaling.means.size(); }
};

/// Texts and linguistic rows (as FeatureExtractor gives them, unscaled) as the model sees them.
/// InvalidArgument when the linguistic rows are not those of the model's features. Cancelled.
Result<Design> designFor(const Model& model, std::span<const std::string_view> texts,
                         const DenseMatrix& linguistic,
                         const Progress& progress = neverCancelled());

/// Raw logistic outputs of one classifier, one a claim; empty when it has no model.
struct TargetScores {
    Target target;
    std::vector<double> scores;
    std::string reason;  ///< why there are none
};

/// One entry a classifier, in their order. Thresholds hold on these scores; calibrated
/// probabilities are Classifier::calibration's values of them.
std::vector<TargetScores> predict(const Model& model, const Design& design);

/// Runs body(0) to body(count - 1), in any order and at once if it likes, and returns when all are
/// done: how the caller lends its threads to a subject that starts none.
using ParallelFor =
    std::function<void(std::size_t count, const std::function<void(std::size_t)>& body)>;

/// One after the other, in this thread.
void inOrder(std::size_t count, const std::function<void(std::size_t)>& body);

/// The baseline that knows nothing: uniform scores in [0, 1), the same for the same seed.
std::vector<double> randomScores(std::size_t claims, std::uint64_t seed);

}  // namespace metes
