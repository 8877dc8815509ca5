// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/RunHistory.h"

#include "core/evaluation/Reliability.h"
#include "core/evaluation/RunReport.h"

#include <algorithm>
#include <set>

namespace metes {

namespace {

bool hasLabelled(const ScoredClaims& claims, const std::string& split)
{
    return std::any_of(claims.claims.begin(), claims.claims.end(), [&](const ScoredClaim& claim) {
        return claim.label && claim.split == split;
    });
}

bool isProbability(double p)
{
    return p >= 0 && p <= 1;
}

bool isSameBin(double a, double b)
{
    return isProbability(a) && isProbability(b)
           && probabilityBin(a, RunHistory::kBins) == probabilityBin(b, RunHistory::kBins);
}

bool learns(const ScoredClaims& claims)
{
    return claims.kind == "logistic" || claims.kind == "calibration" || claims.kind == "ensemble";
}

}  // namespace

RunHistory::RunHistory(const ScoredClaims& claims)
{
    for (const char* split : {"test", "validation"}) {
        if (m_split.empty() && hasLabelled(claims, split)) {
            m_split = split;
        }
    }
    const bool learned = learns(claims);
    for (const ScoredClaim& claim : claims.claims) {
        if (learned && claim.split == "train") {
            m_learned.push_back({claim.application, claim.number});
        }
        if (claim.label && !m_split.empty() && claim.split == m_split) {
            m_rows.push_back(
                {claim.application, claim.pIndefinite, *claim.label == Label::Indefinite});
        }
    }
    std::sort(m_learned.begin(), m_learned.end());
}

ObservedShare RunHistory::around(double p, const std::string& application) const
{
    ObservedShare observed;
    if (m_split.empty()) {
        observed.share = Estimate::notEstimable("no labelled claims of test or validation", 0);
        return observed;
    }
    std::vector<std::uint8_t> actual;
    std::vector<double> probabilities;
    std::set<std::string> applications;
    for (const Row& row : m_rows) {
        if (row.application == application) {
            continue;
        }
        actual.push_back(row.indefinite ? 1 : 0);
        probabilities.push_back(row.p);
        if (isSameBin(row.p, p)) {
            applications.insert(row.application);
        }
    }
    observed.share = historyOf(reliability(actual, probabilities, {}, kBins), p);
    observed.applications = static_cast<std::int64_t>(applications.size());
    if (isProbability(p)) {
        const std::size_t bin = probabilityBin(p, kBins);
        observed.low = static_cast<double>(bin) / kBins;
        observed.high = static_cast<double>(bin + 1) / kBins;
    }
    return observed;
}

bool RunHistory::isTrainedOn(const std::string& application, std::int32_t number) const
{
    return std::binary_search(m_learned.begin(), m_learned.end(), Learned{application, number});
}

}  // namespace metes
