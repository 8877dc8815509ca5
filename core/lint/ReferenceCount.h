// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/patent/Application.h"

#include <cstdint>
#include <vector>

namespace metes {

/// For each claim of one application, how many of its references with "the" or "said" the claim
/// checker finds without earlier introduction (missing_antecedent and used_before_introduced). Only
/// references are checked, so this costs a fraction of lint().
std::vector<std::int32_t> unintroducedReferences(const std::vector<Claim>& claims);

}  // namespace metes
