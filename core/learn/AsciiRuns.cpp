// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/AsciiRuns.h"

#include "core/learn/WordKey.h"

#include <array>
#include <cstring>

namespace metes {

namespace {

constexpr std::uint64_t kHighBits = 0x8080808080808080ULL;

constexpr std::uint64_t everyByte(unsigned value)
{
    return 0x0101010101010101ULL * value;
}

// Eight bytes at a time in one register: the high bit of each byte becomes the answer. No byte is
// over 127, so no sum runs into its neighbour.

std::uint64_t between(std::uint64_t bytes, char first, char last)
{
    const std::uint64_t fromFirst = bytes + everyByte(128u - static_cast<unsigned>(first));
    const std::uint64_t beyondLast = bytes + everyByte(127u - static_cast<unsigned>(last));
    return fromFirst & ~beyondLast;
}

std::uint64_t equal(std::uint64_t bytes, char wanted)
{
    return ~((bytes ^ everyByte(static_cast<unsigned>(wanted))) + everyByte(127));
}

/// The high bits of eight bytes as a number of eight bits, the first byte lowest.
std::uint64_t gathered(std::uint64_t bytes)
{
    return (((bytes & kHighBits) >> 7) * 0x0102040810204080ULL) >> 56;
}

template<typename Classify>
std::uint64_t bitsOf(const char* bytes, Classify classify)
{
    std::uint64_t bits = 0;
    for (unsigned i = 0; i < AsciiRuns::kBlock / 8; ++i) {
        bits |= gathered(classify(eightBytes(bytes + i * 8))) << (8 * i);
    }
    return bits;
}

std::uint64_t letters(std::uint64_t bytes)
{
    return between(bytes | kSmallLetters, 'a', 'z');
}

bool isAsciiLetter(char c)
{
    const char small = static_cast<char>(c | 0x20);
    return small >= 'a' && small <= 'z';
}

}  // namespace

std::uint64_t AsciiRuns::insideOf(std::size_t at)
{
    std::array<char, kBlock> rest{};
    const char* bytes = m_text.data() + at;
    const std::size_t next = at + kBlock;
    if (next > m_text.size()) {
        std::memcpy(rest.data(), bytes, m_text.size() - at);
        bytes = rest.data();
    }
    if (m_kind == Kind::Tokens) {
        return bitsOf(bytes, [](std::uint64_t part) {
            return letters(part) | between(part, '0', '9') | equal(part, '_');
        });
    }
    const std::uint64_t letter = bitsOf(bytes, letters);
    const std::uint64_t joiner =
        bitsOf(bytes, [](std::uint64_t part) { return equal(part, '-') | equal(part, '\''); });
    const bool letterNext = next < m_text.size() && isAsciiLetter(m_text[next]);
    const std::uint64_t afterLetter = (letter << 1) | m_letterBefore;
    const std::uint64_t beforeLetter =
        (letter >> 1) | (std::uint64_t{letterNext ? 1u : 0u} << (kBlock - 1));
    m_letterBefore = letter >> (kBlock - 1);
    return letter | (joiner & afterLetter & beforeLetter);
}

}  // namespace metes
