// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/patent/Application.h"

#include <cstdint>
#include <string>
#include <vector>

namespace metes {

/// A claim in the tree: independent ones on the left, each dependent one under its first parent.
struct OutlineRow {
    std::int32_t number = 0;
    std::int32_t depth = 0;
    std::vector<std::int32_t> parents;
    /// What the claim is about: its preamble, or what a dependent claim adds.
    std::string opening;

    bool operator==(const OutlineRow&) const = default;
};

/// In the order of the tree. A parent that is missing or not lower counts as none.
std::vector<OutlineRow> claimOutline(const std::vector<Claim>& claims);

/// "A lifting device" of an independent claim; "the lever has a handle" of a dependent one.
std::string claimOpening(const Claim& claim);

}  // namespace metes
