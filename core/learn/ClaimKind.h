// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/Tokens.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace metes {

/// What a claim is directed to, told by the first telling word of its preamble.
enum class ClaimKind : std::uint8_t {
    Method,       ///< method, process, procedure, use
    System,       ///< system, network, platform
    Medium,       ///< medium, media, program, software, storage device
    Composition,  ///< composition, compound, formulation, mixture, alloy, ...
    Apparatus     ///< any other thing: apparatus, device, lever
};

/// `words`: the claim cut by TokenPattern::Words. The noun phrase that the claim begins with
/// decides: up to "for", "of", "to", "comprising", "wherein" and the like.
ClaimKind claimKind(const std::vector<TextToken>& words);

}  // namespace metes
