// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Sampling.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace metes {

Result<std::vector<std::size_t>> sampleWithoutReplacement(std::size_t population, std::size_t count,
                                                          Random& random)
{
    if (count > population) {
        return fail(ErrorCode::InvalidArgument,
                    "cannot draw " + std::to_string(count) + " of " + std::to_string(population));
    }
    std::vector<std::size_t> items(population);
    std::iota(items.begin(), items.end(), std::size_t{0});
    for (std::size_t i = 0; i < count; ++i) {
        std::swap(items[i], items[i + random.below(static_cast<std::uint32_t>(population - i))]);
    }
    items.resize(count);
    return items;
}

Result<std::vector<std::size_t>> proportionalAllocation(std::span<const std::size_t> sizes,
                                                        std::size_t count)
{
    const std::size_t total = std::accumulate(sizes.begin(), sizes.end(), std::size_t{0});
    if (count > total) {
        return fail(ErrorCode::InvalidArgument,
                    "cannot draw " + std::to_string(count) + " of " + std::to_string(total));
    }
    std::vector<std::size_t> shares(sizes.size(), 0);
    if (count == 0) {
        return shares;
    }
    std::vector<std::size_t> order(sizes.size());
    std::vector<std::size_t> remainders(sizes.size());
    std::size_t given = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        shares[i] = count * sizes[i] / total;
        remainders[i] = count * sizes[i] % total;
        given += shares[i];
        order[i] = i;
    }
    std::stable_sort(order.begin(), order.end(), [&remainders](std::size_t a, std::size_t b) {
        return remainders[a] > remainders[b];
    });
    for (std::size_t i = 0; given < count; ++i, ++given) {
        ++shares[order[i]];
    }
    return shares;
}

Groups groupsOf(std::span<const std::string> names)
{
    Groups groups;
    groups.of.reserve(names.size());
    std::unordered_map<std::string_view, std::uint32_t> known;
    for (const std::string& name : names) {
        const auto [place, added] = known.try_emplace(name, groups.count);
        groups.count += added ? 1 : 0;
        groups.of.push_back(place->second);
    }
    return groups;
}

Groups separateGroups(std::size_t observations)
{
    Groups groups{std::vector<std::uint32_t>(observations),
                  static_cast<std::uint32_t>(observations)};
    std::iota(groups.of.begin(), groups.of.end(), 0u);
    return groups;
}

Result<std::vector<std::uint32_t>> groupFolds(const Groups& groups, std::uint32_t folds,
                                              Random& random)
{
    if (folds < 2 || groups.count < folds) {
        return fail(ErrorCode::InvalidArgument,
                    "cannot make " + std::to_string(folds) + " folds of "
                        + std::to_string(groups.count) + " groups",
                    "Two folds at least, and a group for each.");
    }
    std::vector<std::size_t> sizes(groups.count, 0);
    for (const std::uint32_t group : groups.of) {
        ++sizes[group];
    }
    std::vector<std::uint32_t> order(groups.count);
    std::iota(order.begin(), order.end(), 0u);
    random.shuffle(std::span(order));
    std::vector<std::size_t> filled(folds, 0);
    std::vector<std::uint32_t> foldOfGroup(groups.count, 0);
    for (const std::uint32_t group : order) {
        const auto least = std::min_element(filled.begin(), filled.end());
        foldOfGroup[group] = static_cast<std::uint32_t>(least - filled.begin());
        *least += sizes[group];
    }
    std::vector<std::uint32_t> result;
    result.reserve(groups.of.size());
    for (const std::uint32_t group : groups.of) {
        result.push_back(foldOfGroup[group]);
    }
    return result;
}

}  // namespace metes
