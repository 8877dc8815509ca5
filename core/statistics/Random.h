// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace metes {

/// Seeded generator whose numbers are the same on every platform: PCG-XSH-RR with 64 bits of state
/// and 32 of output (O'Neill, HMC-CS-2014-0905), and distributions of our own on top, since those
/// of the standard library differ between libraries.
class Random {
public:
    /// Each stream of a seed is a sequence of its own. Stream 54 of seed 42 is the example that
    /// comes with the reference code.
    explicit Random(std::uint64_t seed, std::uint64_t stream = 0) : m_increment((stream << 1) | 1)
    {
        next();
        m_state += seed;
        next();
    }

    /// 32 uniform bits.
    std::uint32_t next()
    {
        const std::uint64_t old = m_state;
        m_state = old * 6364136223846793005ULL + m_increment;
        const auto mixed = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
        const auto turn = static_cast<std::uint32_t>(old >> 59);
        return (mixed >> turn) | (mixed << ((0u - turn) & 31u));
    }

    /// Uniform in [0, bound), without bias (Lemire, ACM TOMACS 29, 2019). `bound` must not be 0.
    std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = std::uint64_t{next()} * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t floor = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < floor) {
                product = std::uint64_t{next()} * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Uniform in [0, 1): a multiple of 2^-53, high bits first.
    double uniform()
    {
        const std::uint64_t high = next() >> 5;
        const std::uint64_t low = next() >> 6;
        return static_cast<double>(high * 67108864 + low) / 9007199254740992.0;
    }

    /// Every order equally likely (Fisher and Yates, from the end).
    template<typename T>
    void shuffle(std::span<T> items)
    {
        for (std::size_t i = items.size(); i > 1; --i) {
            using std::swap;
            swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
        }
    }

private:
    std::uint64_t m_state = 0;
    std::uint64_t m_increment;
};

}  // namespace metes
