// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Positions in text. Everything that is stored or exported counts Unicode code points; Qt counts
// UTF-16 units and QScintilla UTF-8 bytes. TextIndex is the only place that converts.

#include <compare>
#include <cstdint>

namespace metes {

/// Half-open range [start, end) in Unicode code points.
struct TextRange {
    std::int32_t start = 0;
    std::int32_t end = 0;

    std::int32_t length() const { return end - start; }
    bool empty() const { return end <= start; }
    bool contains(std::int32_t position) const { return start <= position && position < end; }
    bool overlaps(TextRange other) const { return start < other.end && other.start < end; }
    auto operator<=>(const TextRange&) const = default;
};

}  // namespace metes
