// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/ReasonReader.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace metes::extraction {

KnownClaims::KnownClaims(const std::vector<ExtractionClaim>& claims) : m_claims(claims)
{
    std::sort(m_claims.begin(), m_claims.end(),
              [](const auto& a, const auto& b) { return a.number < b.number; });
    for (const ExtractionClaim& claim : m_claims) {
        if (!claim.cancelled) {
            m_tree.insert(claim.number, claim.dependsOn);
            for (const std::int32_t parent : claim.dependsOn) {
                m_children[parent].push_back(claim.number);
            }
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
    std::vector<std::int32_t> next(parents);
    std::set<std::int32_t> seen;
    while (!next.empty()) {
        const auto children = m_children.find(next.back());
        next.pop_back();
        for (std::size_t i = 0; children != m_children.end() && i < children->second.size(); ++i) {
            const std::int32_t child = children->second[i];
            if (seen.insert(child).second) {
                all.push_back(child);
                next.push_back(child);
            }
        }
    }
    // A claim that depends on itself by way of others.
    std::erase_if(all, [&](std::int32_t claim) { return parents == std::vector{claim}; });
    std::sort(all.begin(), all.end());
    return all;
}

std::vector<std::int32_t> KnownClaims::notDependentOn(const std::vector<std::int32_t>& parents,
                                                      const std::vector<std::int32_t>& claims) const
{
    const std::vector<std::int32_t> dependents = dependentsOf(parents);
    std::vector<std::int32_t> others;
    std::copy_if(claims.begin(), claims.end(), std::back_inserter(others), [&](std::int32_t claim) {
        return find(claim) != nullptr && !containsClaim(dependents, claim);
    });
    return others;
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
