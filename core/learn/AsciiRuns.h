// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace metes {

/// Which bytes of a text of ASCII stand in tokens: 64 of them at a time, a bit a byte, the first
/// one lowest. Descriptions are the bulk of all text, and this reads several bytes at once where
/// Tokens reads one.
class AsciiRuns {
public:
    enum class Kind : std::uint8_t {
        Words,  ///< letters, and a hyphen or apostrophe between two of them
        Tokens  ///< letters, digits and the low line
    };

    static constexpr std::size_t kBlock = 64;

    AsciiRuns(std::string_view ascii, Kind kind) : m_text(ascii), m_kind(kind) {}

    /// Hands on begin and end of every run, in bytes.
    template<typename Take>
    void each(Take take)
    {
        std::size_t begin = 0;
        bool open = false;  // a run goes on from the block before
        for (std::size_t at = 0; at < m_text.size(); at += kBlock) {
            const std::uint64_t inside = insideOf(at);
            // A bit where a run begins or ends.
            std::uint64_t edges = inside ^ ((inside << 1) | (open ? 1u : 0u));
            for (; edges != 0; edges &= edges - 1) {
                const std::size_t place = at + static_cast<std::size_t>(std::countr_zero(edges));
                if (open) {
                    take(begin, place);
                }
                begin = place;
                open = !open;
            }
        }
        if (open) {
            take(begin, m_text.size());
        }
    }

private:
    /// For the block that begins at `at`; blocks are asked for in order.
    std::uint64_t insideOf(std::size_t at);

    std::string_view m_text;
    Kind m_kind;
    std::uint64_t m_letterBefore = 0;  ///< 1 when the byte before the block is a letter
};

}  // namespace metes
