// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/statistics/Random.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace metes {

/// `count` different numbers of 0 to population - 1 in the order drawn, every subset equally
/// likely. InvalidArgument when more are asked for than there are.
Result<std::vector<std::size_t>> sampleWithoutReplacement(std::size_t population, std::size_t count,
                                                          Random& random);

/// How many of `count` fall to each stratum in proportion to its size: largest remainders, of
/// equal ones the earlier stratum. No stratum gets more than it holds. InvalidArgument when more
/// are asked for than there are.
Result<std::vector<std::size_t>> proportionalAllocation(std::span<const std::size_t> sizes,
                                                        std::size_t count);

/// Observations that belong together (the claims of one application or family), as numbers from 0
/// in the order of first appearance.
struct Groups {
    std::vector<std::uint32_t> of;  ///< group of each observation
    std::uint32_t count = 0;
};

Groups groupsOf(std::span<const std::string> names);
/// Every observation its own group.
Groups separateGroups(std::size_t observations);

/// A fold of 0 to folds - 1 for each observation, whole groups together: groups are shuffled, then
/// dealt one by one to the fold with the fewest observations. InvalidArgument when there are fewer
/// groups than folds, or fewer than two folds.
Result<std::vector<std::uint32_t>> groupFolds(const Groups& groups, std::uint32_t folds,
                                              Random& random);

}  // namespace metes
