// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/ClaimTree.h"

#include <algorithm>
#include <set>

namespace metes {

namespace {

using ClaimEdges = std::map<std::int32_t, std::vector<std::int32_t>>;

// Everything reachable from `start` along `edges`, breadth first, without `start` itself.
std::vector<std::int32_t> reachable(const ClaimEdges& edges, std::int32_t start)
{
    std::vector<std::int32_t> found{start};
    std::set<std::int32_t> seen{start};
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto next = edges.find(found[i]);
        if (next == edges.end()) {
            continue;
        }
        for (const std::int32_t claim : next->second) {
            if (seen.insert(claim).second) {
                found.push_back(claim);
            }
        }
    }
    found.erase(found.begin());
    return found;
}

// Tarjan's strongly connected components, with its own stack: a chain of claims may be long.
class CycleFinder {
public:
    explicit CycleFinder(const ClaimEdges& edges) : m_edges(edges) {}

    std::set<std::int32_t> inCycles()
    {
        for (const auto& [claim, parents] : m_edges) {
            if (!m_nodes.contains(claim)) {
                walk(claim);
            }
        }
        return m_found;
    }

private:
    struct Node {
        std::int32_t order = 0;
        std::int32_t low = 0;
        bool open = true;
    };
    struct Frame {
        std::int32_t claim;
        const std::vector<std::int32_t>* parents;
        std::size_t next;
    };

    void enter(std::int32_t claim)
    {
        const auto order = static_cast<std::int32_t>(m_nodes.size());
        m_nodes[claim] = {order, order, true};
        m_open.push_back(claim);
        m_frames.push_back({claim, &m_edges.at(claim), 0});
    }

    void walk(std::int32_t root)
    {
        enter(root);
        while (!m_frames.empty()) {
            Frame& frame = m_frames.back();
            if (frame.next == frame.parents->size()) {
                leave();
                continue;
            }
            const std::int32_t parent = (*frame.parents)[frame.next++];
            if (!m_edges.contains(parent)) {
                continue;
            }
            const auto seen = m_nodes.find(parent);
            if (seen == m_nodes.end()) {
                enter(parent);
            } else if (seen->second.open) {
                Node& node = m_nodes.at(frame.claim);
                node.low = std::min(node.low, seen->second.order);
            }
        }
    }

    void leave()
    {
        const std::int32_t claim = m_frames.back().claim;
        m_frames.pop_back();
        const Node node = m_nodes.at(claim);
        if (!m_frames.empty()) {
            Node& below = m_nodes.at(m_frames.back().claim);
            below.low = std::min(below.low, node.low);
        }
        if (node.low != node.order) {
            return;
        }
        const bool cycle = m_open.back() != claim;
        std::int32_t member = 0;
        do {
            member = m_open.back();
            m_open.pop_back();
            m_nodes.at(member).open = false;
            if (cycle) {
                m_found.insert(member);
            }
        } while (member != claim);
    }

    const ClaimEdges& m_edges;
    std::map<std::int32_t, Node> m_nodes;
    std::vector<std::int32_t> m_open;
    std::vector<Frame> m_frames;
    std::set<std::int32_t> m_found;
};

}  // namespace

void ClaimTree::insert(std::int32_t number, std::vector<std::int32_t> parents)
{
    std::sort(parents.begin(), parents.end());
    parents.erase(std::unique(parents.begin(), parents.end()), parents.end());
    m_parents.insert_or_assign(number, std::move(parents));
}

bool ClaimTree::contains(std::int32_t number) const
{
    return m_parents.contains(number);
}

const std::vector<std::int32_t>& ClaimTree::parents(std::int32_t number) const
{
    static const std::vector<std::int32_t> kNone;
    const auto found = m_parents.find(number);
    return found == m_parents.end() ? kNone : found->second;
}

std::vector<std::int32_t> ClaimTree::ancestors(std::int32_t number) const
{
    return reachable(m_parents, number);
}

std::vector<std::int32_t> ClaimTree::dependents(std::int32_t number) const
{
    ClaimEdges children;
    for (const auto& [claim, parents] : m_parents) {
        for (const std::int32_t parent : parents) {
            children[parent].push_back(claim);
        }
    }
    std::vector<std::int32_t> found = reachable(children, number);
    std::sort(found.begin(), found.end());
    return found;
}

std::map<std::int32_t, std::int32_t> ClaimTree::depths() const
{
    std::map<std::int32_t, std::int32_t> depths;
    for (const auto& [claim, parents] : m_parents) {
        std::int32_t depth = 0;
        for (const std::int32_t parent : parents) {
            const auto above = parent < claim ? depths.find(parent) : depths.end();
            depth = std::max(depth, above == depths.end() ? 1 : above->second + 1);
        }
        depths.emplace(claim, depth);
    }
    return depths;
}

std::int32_t ClaimTree::depth(std::int32_t number) const
{
    const std::map<std::int32_t, std::int32_t> all = depths();
    const auto found = all.find(number);
    return found == all.end() ? 0 : found->second;
}

std::vector<std::vector<std::int32_t>> ClaimTree::paths(std::int32_t number,
                                                        std::size_t limit) const
{
    std::vector<std::vector<std::int32_t>> found;
    std::vector<std::int32_t> path{number};
    std::set<std::int32_t> onPath{number};
    std::vector<std::size_t> next{0};
    std::vector<bool> extended{false};
    while (!path.empty() && found.size() < limit) {
        const std::vector<std::int32_t>& above = parents(path.back());
        while (next.back() < above.size() && onPath.contains(above[next.back()])) {
            ++next.back();
        }
        if (next.back() < above.size()) {
            const std::int32_t parent = above[next.back()++];
            extended.back() = true;
            path.push_back(parent);
            onPath.insert(parent);
            next.push_back(0);
            extended.push_back(false);
            continue;
        }
        if (!extended.back()) {
            found.push_back(path);
        }
        onPath.erase(path.back());
        path.pop_back();
        next.pop_back();
        extended.pop_back();
    }
    return found;
}

std::vector<std::int32_t> ClaimTree::improperlyDependent() const
{
    std::set<std::int32_t> improper = CycleFinder(m_parents).inCycles();
    for (const auto& [claim, parents] : m_parents) {
        for (const std::int32_t parent : parents) {
            if (parent >= claim || !m_parents.contains(parent)) {
                improper.insert(claim);
            }
        }
    }
    return {improper.begin(), improper.end()};
}

}  // namespace metes
