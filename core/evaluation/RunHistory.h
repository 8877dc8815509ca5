// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runs/ScoredClaims.h"
#include "core/statistics/Estimate.h"

#include <cstdint>
#include <string>
#include <vector>

namespace metes {

/// How often claims like one were indefinite: those of the same bin of probability in the same run.
struct ObservedShare {
    double low = 0;  ///< the bin, [low, high); the last holds 1 too
    double high = 0;
    Estimate share;                 ///< of indefinite ones, with its Wilson interval; n: claims
    std::int64_t applications = 0;  ///< that the claims come from
};

/// What a run's own record is worth: the labelled claims that its model did not learn from. These
/// are the claims of the test split; without labelled ones there, those of validation (on which
/// thresholds and calibration were chosen). Wilson's interval takes claims as independent; those of
/// one application are not quite, so that it is rather too narrow: say how many applications.
class RunHistory {
public:
    static constexpr std::size_t kBins = 10;

    explicit RunHistory(const ScoredClaims& claims);

    /// "test", "validation", or empty when neither has a labelled claim.
    const std::string& split() const { return m_split; }
    std::int64_t claims() const { return static_cast<std::int64_t>(m_rows.size()); }

    /// Around the probability `p` of a claim of `application`. Claims of that application are left
    /// out: a claim is no witness for itself. Not estimable, with the reason, when no other claim
    /// is in the bin.
    ObservedShare around(double p, const std::string& application) const;
    /// Whether the run's model learned from the claim: then its probability flatters.
    bool isTrainedOn(const std::string& application, std::int32_t number) const;

private:
    struct Row {
        std::string application;
        double p = 0;
        bool indefinite = false;
    };
    struct Learned {
        std::string application;
        std::int32_t number = 0;
        auto operator<=>(const Learned&) const = default;
    };

    std::string m_split;
    std::vector<Row> m_rows;
    std::vector<Learned> m_learned;  ///< ascending
};

}  // namespace metes
