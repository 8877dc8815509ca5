// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/DefiniteSampling.h"

#include "core/statistics/Random.h"
#include "core/statistics/Sampling.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace metes {

namespace {

// Streams of one seed, so that more donors do not change the splits of the same applications.
constexpr std::uint64_t kDonorOrder = 1;
constexpr std::uint64_t kClaimChoice = 2;
constexpr std::uint64_t kSplitOrder = 3;

/// r as a fraction: comparisons stay exact.
struct Rate {
    std::int64_t claims;
    std::int64_t applications;

    std::int64_t floor() const { return claims / applications; }
    std::int64_t ceil() const { return (claims + applications - 1) / applications; }
    std::int64_t round() const { return (2 * claims + applications) / (2 * applications); }
    bool isAbove(std::int64_t taken, std::int64_t from) const
    {
        return taken * applications < claims * from;
    }
};

}  // namespace

DefiniteSample sampleDefinite(std::int64_t indefiniteClaims, std::int64_t indefiniteApplications,
                              std::span<const std::size_t> claimsOfDonor, std::uint64_t seed)
{
    DefiniteSample sample;
    sample.claims.resize(claimsOfDonor.size());
    sample.missing = indefiniteClaims;
    if (indefiniteClaims <= 0 || indefiniteApplications <= 0) {
        return sample;
    }
    const Rate rate{indefiniteClaims, indefiniteApplications};
    std::vector<std::size_t> order(claimsOfDonor.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    Random orderRandom(seed, kDonorOrder);
    orderRandom.shuffle(std::span(order));
    Random claimRandom(seed, kClaimChoice);
    for (const std::size_t donor : order) {
        if (sample.missing == 0) {
            break;
        }
        std::int64_t wanted = rate.round();
        if (sample.applications > 0) {
            wanted = rate.isAbove(sample.taken, sample.applications) ? rate.ceil() : rate.floor();
        }
        wanted =
            std::min({wanted, static_cast<std::int64_t>(claimsOfDonor[donor]), sample.missing});
        if (wanted <= 0) {
            continue;
        }
        sample.claims[donor] =
            sampleWithoutReplacement(claimsOfDonor[donor], static_cast<std::size_t>(wanted),
                                     claimRandom)
                .value();
        std::sort(sample.claims[donor].begin(), sample.claims[donor].end());
        sample.taken += wanted;
        sample.missing -= wanted;
        ++sample.applications;
    }
    return sample;
}

std::string_view datasetSplitId(DatasetSplit split)
{
    switch (split) {
    case DatasetSplit::Train: return "train";
    case DatasetSplit::Validation: return "validation";
    case DatasetSplit::Test: return "test";
    }
    return "train";
}

std::array<std::int64_t, kDatasetSplitCount> splitSizes(std::int64_t applications)
{
    const std::int64_t test = (3 * applications + 5) / 10;
    const std::int64_t validation = (applications + 5) / 10;
    return {applications - test - validation, validation, test};
}

std::vector<DatasetSplit> assignSplits(std::span<const std::string> familyOfApplication,
                                       std::uint64_t seed)
{
    std::vector<std::vector<std::size_t>> units;
    std::unordered_map<std::string_view, std::size_t> unitOfFamily;
    for (std::size_t i = 0; i < familyOfApplication.size(); ++i) {
        const std::string& family = familyOfApplication[i];
        const auto [place, isNew] = family.empty() ? std::pair(unitOfFamily.end(), true)
                                                   : unitOfFamily.try_emplace(family, units.size());
        if (isNew) {
            units.push_back({i});
        } else {
            units[place->second].push_back(i);
        }
    }
    Random random(seed, kSplitOrder);
    random.shuffle(std::span(units));
    std::array<std::int64_t, kDatasetSplitCount> room =
        splitSizes(static_cast<std::int64_t>(familyOfApplication.size()));
    std::vector<DatasetSplit> splits(familyOfApplication.size(), DatasetSplit::Train);
    for (const std::vector<std::size_t>& unit : units) {
        const auto size = static_cast<std::int64_t>(unit.size());
        for (const DatasetSplit split : {DatasetSplit::Test, DatasetSplit::Validation}) {
            std::int64_t& left = room[static_cast<std::size_t>(split)];
            if (size <= left) {
                left -= size;
                for (const std::size_t application : unit) {
                    splits[application] = split;
                }
                break;
            }
        }
    }
    return splits;
}

}  // namespace metes
