// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/Highlight.h"

#include <cstdint>
#include <vector>

namespace metes {

/// Which highlights stand where. Overlapping ones get different lanes (interval colouring: the
/// lowest lane that is free, from left to right, the longer of two that start together first).
class LaneIndex {
public:
    LaneIndex() = default;
    /// Ranges are clamped to 0..length; what is empty then has no place.
    LaneIndex(const std::vector<Highlight>& highlights, std::int32_t length);

    struct Entry {
        TextRange range;
        std::size_t highlight;
        int lane;
    };

    int laneCount() const { return m_laneCount; }
    /// Every entry that shares a character with `range`, by start.
    std::vector<Entry> overlapping(TextRange range) const;
    /// Highlights over the character at `position`, lane 0 first.
    std::vector<std::size_t> at(std::int32_t position) const;

private:
    std::vector<Entry> m_entries;       // by start
    std::vector<std::int32_t> m_reach;  // greatest end of the entries up to here
    int m_laneCount = 0;
};

}  // namespace metes
