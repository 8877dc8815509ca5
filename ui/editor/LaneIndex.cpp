// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/LaneIndex.h"

#include <algorithm>

namespace metes {

LaneIndex::LaneIndex(const std::vector<Highlight>& highlights, std::int32_t length)
{
    for (std::size_t i = 0; i < highlights.size(); ++i) {
        const TextRange range{std::clamp(highlights[i].range.start, 0, length),
                              std::clamp(highlights[i].range.end, 0, length)};
        if (!range.empty())
            m_entries.push_back({range, i, 0});
    }
    std::stable_sort(m_entries.begin(), m_entries.end(), [](const Entry& a, const Entry& b) {
        return a.range.start != b.range.start ? a.range.start < b.range.start
                                              : a.range.end > b.range.end;
    });
    std::vector<std::int32_t> free;  // per lane, where its last entry ends
    std::int32_t reach = 0;
    for (Entry& entry : m_entries) {
        const auto lane = std::find_if(free.begin(), free.end(),
                                       [&](std::int32_t end) { return end <= entry.range.start; });
        entry.lane = static_cast<int>(lane - free.begin());
        if (lane == free.end())
            free.push_back(entry.range.end);
        else
            *lane = entry.range.end;
        reach = std::max(reach, entry.range.end);
        m_reach.push_back(reach);
    }
    m_laneCount = static_cast<int>(free.size());
}

std::vector<LaneIndex::Entry> LaneIndex::overlapping(TextRange range) const
{
    std::vector<Entry> found;
    const auto last = std::lower_bound(
        m_entries.begin(), m_entries.end(), range.end,
        [](const Entry& entry, std::int32_t end) { return entry.range.start < end; });
    for (auto i = last - m_entries.begin(); i-- > 0;) {
        if (m_reach[static_cast<std::size_t>(i)] <= range.start)
            break;
        const Entry& entry = m_entries[static_cast<std::size_t>(i)];
        if (entry.range.overlaps(range))
            found.push_back(entry);
    }
    std::reverse(found.begin(), found.end());
    return found;
}

std::vector<std::size_t> LaneIndex::at(std::int32_t position) const
{
    std::vector<Entry> entries = overlapping({position, position + 1});
    std::sort(entries.begin(), entries.end(),
              [](const Entry& a, const Entry& b) { return a.lane < b.lane; });
    std::vector<std::size_t> found;
    for (const Entry& entry : entries)
        found.push_back(entry.highlight);
    return found;
}

}  // namespace metes
