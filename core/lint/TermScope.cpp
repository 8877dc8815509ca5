// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/TermScope.h"

#include <algorithm>
#include <set>
#include <utility>

namespace metes {

TermScope::TermScope(const AnalysedClaims& claims, std::size_t claim)
    : m_claims(claims),
      m_claim(claim),
      m_ancestors(claims.ancestors(claim)),
      m_isAncestor(claims.claims().size(), false)
{
    for (const std::size_t ancestor : m_ancestors) {
        m_isAncestor[ancestor] = true;
        m_branches = m_branches || claims.claims()[ancestor].parents.size() > 1;
    }
    m_branches = m_branches || claims.claims()[claim].parents.size() > 1;
}

std::vector<PhrasePlace> TermScope::earlier(const std::string& head, std::size_t phrase) const
{
    std::vector<PhrasePlace> found;
    const std::vector<PhrasePlace>* const all = m_claims.withHead(head);
    if (all == nullptr) {
        return found;
    }
    const std::size_t begin = m_claims.claims()[m_claim].phrases[phrase].begin;
    for (const PhrasePlace place : *all) {
        const bool before = place.claim == m_claim && place.phrase != phrase
                            && m_claims.phrase(place).begin < begin;
        if (before || m_isAncestor[place.claim]) {
            found.push_back(place);
        }
    }
    return found;
}

std::vector<PhrasePlace> TermScope::later(const std::string& head, std::size_t phrase) const
{
    std::vector<PhrasePlace> found;
    const std::vector<PhrasePlace>* const all = m_claims.withHead(head);
    if (all == nullptr) {
        return found;
    }
    const std::size_t begin = m_claims.claims()[m_claim].phrases[phrase].begin;
    const auto first = std::lower_bound(all->begin(), all->end(), PhrasePlace{m_claim, 0});
    for (auto place = first; place != all->end() && place->claim == m_claim; ++place) {
        if (m_claims.phrase(*place).begin > begin) {
            found.push_back(*place);
        }
    }
    return found;
}

bool TermScope::mentions(const std::string& stem, std::size_t token) const
{
    return findStem(&AnalysedClaim::stems, stem, token);
}

bool TermScope::doneBefore(const std::string& stem, std::size_t token) const
{
    return findStem(&AnalysedClaim::verbs, stem, token);
}

bool TermScope::alternated(const std::string& word, std::size_t token) const
{
    return findStem(&AnalysedClaim::alternatives, word, token);
}

bool TermScope::findStem(StemMap AnalysedClaim::*map, const std::string& stem,
                         std::size_t token) const
{
    const StemMap& own = m_claims.claims()[m_claim].*map;
    if (const auto found = own.find(stem); found != own.end() && found->second < token) {
        return true;
    }
    return std::any_of(m_ancestors.begin(), m_ancestors.end(), [&](std::size_t ancestor) {
        return (m_claims.claims()[ancestor].*map).contains(stem);
    });
}

std::optional<std::vector<std::int32_t>>
TermScope::uncoveredPath(const std::vector<std::size_t>& covering) const
{
    const std::set<std::size_t> covers(covering.begin(), covering.end());
    if (covers.contains(m_claim)) {
        return std::nullopt;
    }
    std::vector<bool> seen(m_claims.claims().size(), false);
    std::vector<bool> onPath(m_claims.claims().size(), false);
    std::vector<std::pair<std::size_t, std::size_t>> frames;  // a claim and its next parent
    std::vector<std::int32_t> path;
    const auto enter = [&](std::size_t claim) {
        seen[claim] = onPath[claim] = true;
        path.push_back(m_claims.claims()[claim].number);
        frames.emplace_back(claim, 0);
    };
    enter(m_claim);
    while (!frames.empty()) {
        auto& [claim, next] = frames.back();
        const std::vector<std::int32_t>& parents = m_claims.claims()[claim].parents;
        if (parents.empty()) {
            return path;
        }
        if (next == parents.size()) {
            onPath[claim] = false;
            path.pop_back();
            frames.pop_back();
            continue;
        }
        const std::int32_t parent = parents[next++];
        const std::size_t index = m_claims.indexOf(parent);
        const bool gone = index == kNowhere || m_claims.claims()[index].cancelled;
        if (gone && parents.size() > 1) {
            continue;  // told as a fault of the dependency; the other parents count
        }
        if (index == kNowhere) {
            path.push_back(parent);
            return path;
        }
        if (onPath[index] && parents.size() == 1) {
            return path;
        }
        if (!seen[index] && !covers.contains(index)) {
            enter(index);
        }
    }
    return std::nullopt;
}

}  // namespace metes
