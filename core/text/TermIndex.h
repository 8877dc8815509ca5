// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// Different terms, numbered from 0 in the order in which they were added. All bytes stand in one
/// string, so that text by the million words can be looked up. At most 2^32 - 1 terms.
class TermIndex {
public:
    static constexpr std::uint32_t kNone = 0xffffffffu;

    /// The number of a term, or kNone.
    std::uint32_t find(std::string_view term) const;
    /// The number of a term, which is new or known.
    std::uint32_t add(std::string_view term);
    std::size_t size() const { return m_starts.size() - 1; }
    /// Valid until the next add().
    std::string_view term(std::uint32_t number) const
    {
        return std::string_view(m_bytes).substr(m_starts[number],
                                                m_starts[number + 1] - m_starts[number]);
    }

private:
    /// Up to sixteen bytes of a term are kept beside its number: a look-up reads them alone.
    struct Slot {
        std::uint64_t start = 0;  ///< the first eight bytes
        std::uint64_t rest = 0;   ///< the next eight, or a hash of all others
        std::uint32_t number = kNone;
        std::uint32_t length = 0;
    };

    static Slot wantedOf(std::string_view term);
    std::size_t slotOf(std::string_view term, const Slot& wanted) const;
    void grow();

    std::string m_bytes;
    std::vector<std::size_t> m_starts{0};
    std::vector<Slot> m_slots;  ///< open addressing; the number kNone is free
};

}  // namespace metes
