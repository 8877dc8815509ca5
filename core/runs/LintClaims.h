// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For the sources of this folder only: claims as the claim checker takes them.

#include <span>
#include <vector>

#include "core/patent/Application.h"
#include "core/store/CorpusRepository.h"

namespace metes {

inline std::vector<Claim> claimsToLint(std::span<const CorpusClaim> claims)
{
    std::vector<Claim> list;
    list.reserve(claims.size());
    for (const CorpusClaim& claim : claims) {
        Claim record;
        record.application = claim.application;
        record.number = claim.number;
        record.text = claim.text;
        record.dependsOn = claim.parents;
        list.push_back(std::move(record));
    }
    return list;
}

}  // namespace metes
