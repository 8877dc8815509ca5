// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Ten test claims of five applications and four validation claims, scored by made-up runs. The
// expected figures were computed with scikit-learn 1.2 on the same numbers.

#include "core/base/Progress.h"
#include "core/runs/ScoredClaims.h"

#include <QTest>

#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

namespace metes::test {

inline ScoredClaim scoredClaim(int application, int number, const char* split, bool indefinite,
                               double p)
{
    ScoredClaim claim;
    claim.application = std::to_string(16000000 + application);
    claim.group = claim.application;
    claim.number = number;
    claim.split = split;
    claim.label = indefinite ? Label::Indefinite : Label::Definite;
    claim.pIndefinite = p;
    return claim;
}

inline void setCategory(ScoredClaim& claim, Category category, bool cited, double score)
{
    if (cited) {
        claim.categories.insert(category);
    }
    claim.scores[static_cast<std::size_t>(category)] = score;
}

/// Thresholds from validation: 0.65 for indefinite and antecedent basis, 0.7 for relative terms.
inline ScoredClaims firstRun()
{
    constexpr std::array<int, 10> kLabels{1, 0, 1, 1, 0, 0, 1, 0, 1, 0};
    constexpr std::array<double, 10> kP{.9, .1, .8, .4, .35, .6, .7, .2, .55, .5};
    constexpr std::array<int, 10> kAntecedent{1, 0, 1, 0, 0, 0, 1, 0, 0, 0};
    constexpr std::array<double, 10> kAntecedentP{.9, .1, .2, .4, .3, .6, .7, .2, .5, .1};
    constexpr std::array<int, 10> kRelative{0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
    constexpr std::array<double, 10> kRelativeP{.1, .2, .1, .8, .1, .3, .2, .1, .9, .85};
    ScoredClaims run;
    run.run = "logistic-1";
    run.kind = "logistic";
    for (std::size_t i = 0; i < 10; ++i) {
        ScoredClaim claim = scoredClaim(static_cast<int>(i / 2), static_cast<int>(i % 2 + 1),
                                        "test", kLabels[i] == 1, kP[i]);
        setCategory(claim, Category::AntecedentBasis, kAntecedent[i] == 1, kAntecedentP[i]);
        setCategory(claim, Category::RelativeTerm, kRelative[i] == 1, kRelativeP[i]);
        run.claims.push_back(claim);
    }
    constexpr std::array<double, 4> kValidation{.3, .45, .65, .85};
    constexpr std::array<double, 4> kValidationAntecedent{.1, .2, .65, .3};
    constexpr std::array<double, 4> kValidationRelative{.1, .2, .3, .7};
    for (std::size_t i = 0; i < 4; ++i) {
        ScoredClaim claim =
            scoredClaim(50, static_cast<int>(i + 1), "validation", i >= 2, kValidation[i]);
        setCategory(claim, Category::AntecedentBasis, i == 2, kValidationAntecedent[i]);
        setCategory(claim, Category::RelativeTerm, i == 3, kValidationRelative[i]);
        run.claims.push_back(claim);
    }
    return run;
}

/// The same claims with other probabilities and no scores of categories.
inline ScoredClaims secondRun()
{
    constexpr std::array<double, 10> kP{.2, .1, .9, .8, .3, .85, .7, .6, .4, .1};
    ScoredClaims run = firstRun();
    run.run = "random-2";
    run.kind = "random";
    for (std::size_t i = 0; i < 10; ++i) {
        run.claims[i].pIndefinite = kP[i];
    }
    for (ScoredClaim& claim : run.claims) {
        claim.scores = {};
    }
    return run;
}

inline bool isNear(const std::optional<double>& value, double expected, double tolerance = 1e-12)
{
    return value && std::abs(*value - expected) < tolerance;
}

/// Stops at the first question.
class Stopped final : public Progress {
public:
    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override { return true; }
};

}  // namespace metes::test
