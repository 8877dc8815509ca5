// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace metes {

/// Which claims of one application refer to which. Numbers may have holes; references to claims
/// that are missing, later or the claim itself are kept and reported, and never followed twice.
/// A claim that is not in the tree (a cancelled one, say) has no parents.
class ClaimTree {
public:
    /// Repeated parents are dropped; inserting a number again replaces its parents.
    void insert(std::int32_t number, std::vector<std::int32_t> parents);

    bool contains(std::int32_t number) const;
    /// Direct parents, ascending.
    const std::vector<std::int32_t>& parents(std::int32_t number) const;
    bool isIndependent(std::int32_t number) const { return parents(number).empty(); }

    /// Every claim that `number` depends on, directly or not: nearest first, each once, never
    /// `number` itself.
    std::vector<std::int32_t> ancestors(std::int32_t number) const;
    /// All claims that depend on `number`, directly or not, ascending.
    std::vector<std::int32_t> dependents(std::int32_t number) const;

    /// Steps to the farthest independent claim; 0 for an independent one. A missing parent, or one
    /// that is not lower than its claim, is one step and not followed further.
    std::int32_t depth(std::int32_t number) const;
    /// The depth of every claim, in one pass.
    std::map<std::int32_t, std::int32_t> depths() const;

    /// Every chain of parents from `number` (first) to an independent or missing claim (last); a
    /// chain that would run in a circle ends before it closes. At most `limit` chains, so that a
    /// hostile tree cannot explode.
    std::vector<std::vector<std::int32_t>> paths(std::int32_t number,
                                                 std::size_t limit = 256) const;

    /// Claims whose parents are missing, not lower than themselves, or form a cycle; ascending.
    std::vector<std::int32_t> improperlyDependent() const;

private:
    std::map<std::int32_t, std::vector<std::int32_t>> m_parents;
};

}  // namespace metes
