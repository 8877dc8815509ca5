// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "core/patent/Category.h"

namespace metes {

/// The categories that are predicted and evaluated: the first seven of Category, in its order.
inline constexpr std::size_t kScoredCategoryCount = 7;

/// One score a scored category, 0 to 1; nothing where there is none for it.
using CategoryScores = std::array<std::optional<double>, kScoredCategoryCount>;

inline constexpr Category scoredCategory(std::size_t place)
{
    return static_cast<Category>(place);
}

/// Where a category stands among the scored ones; nothing for Dependence and Other.
inline constexpr std::optional<std::size_t> scoredPlace(Category category)
{
    const auto place = static_cast<std::size_t>(category);
    return place < kScoredCategoryCount ? std::optional(place) : std::nullopt;
}

}  // namespace metes
