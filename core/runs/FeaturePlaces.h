// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/TextRange.h"

#include <string_view>
#include <vector>

namespace metes {

/// Where the words stand that a feature counts, in code points and ascending: those of trigger
/// phrases and of articles. Empty for every other feature: length, say, has no place.
std::vector<TextRange> featurePlaces(std::string_view feature, std::string_view text);

}  // namespace metes
