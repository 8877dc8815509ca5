// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/ReasonReader.h"

#include <algorithm>

namespace metes::extraction {

KnownClaims::KnownClaims(const std::vector<ExtractionClaim>& claims) : m_claims(claims)
{
    std::sort(m_claims.begin(), m_claims.end(),
              [](const auto& a, const auto& b) { return a.number < b.number; });
    for (const ExtractionClaim& claim : m_claims) {
        if (!claim.cancelled) {
            m_tree.insert(claim.number, claim.dependsOn);
        }
    }
}

const ExtractionClaim* KnownClaims::find(std::int32_t number) const
{
    const auto place = std::lower_bound(
        m_claims.begin(), m_claims.end(), number,
        [](const ExtractionClaim& claim, std::int32_t wanted) { return claim.number < wanted; });
    return place != m_claims.end() && place->number == number ? &*place : nullptr;
}

std::vector<std::int32_t> KnownClaims::dependentsOf(const std::vector<std::int32_t>& parents) const
{
    std::vector<std::int32_t> all;
    for (const std::int32_t parent : parents) {
        addClaims(all, m_tree.dependents(parent));
    }
    return all;
}

bool KnownClaims::dependsOnAny(std::int32_t claim, const std::vector<std::int32_t>& parents) const
{
    const std::vector<std::int32_t> ancestors = m_tree.ancestors(claim);
    return std::any_of(ancestors.begin(), ancestors.end(),
                       [&](std::int32_t ancestor) { return containsClaim(parents, ancestor); });
}

std::vector<std::int32_t> KnownClaims::independentOf(const std::vector<std::int32_t>& claims) const
{
    std::vector<std::int32_t> independent;
    for (const std::int32_t claim : claims) {
        if (m_tree.isIndependent(claim)) {
            independent.push_back(claim);
        }
    }
    return m_claims.empty() ? claims : independent;
}

}  // namespace metes::extraction
