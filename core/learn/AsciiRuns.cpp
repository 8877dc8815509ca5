// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/AsciiRuns.h"

#include "core/text/WordKey.h"

#include <array>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace metes {

namespace {

#if defined(__SSE2__)

// Sixteen bytes at a time: every byte of the answer is all ones or zero.

using Part = __m128i;

Part everyByte(char value)
{
    return _mm_set1_epi8(value);
}

Part either(Part a, Part b)
{
    return _mm_or_si128(a, b);
}

Part between(Part bytes, char first, char last)
{
    // Moved so that `first` becomes the lowest signed number.
    const Part moved = _mm_sub_epi8(bytes, everyByte(static_cast<char>(first - 128)));
    return _mm_cmplt_epi8(moved, everyByte(static_cast<char>(last - first + 1 - 128)));
}

Part equal(Part bytes, char wanted)
{
    return _mm_cmpeq_epi8(bytes, everyByte(wanted));
}

Part lettersIn(Part bytes)
{
    return between(either(bytes, everyByte(0x20)), 'a', 'z');
}

template<typename Classify>
std::uint64_t bitsOf(const char* bytes, Classify classify)
{
    std::uint64_t bits = 0;
    for (unsigned i = 0; i < AsciiRuns::kBlock / 16; ++i) {
        const Part part = _mm_loadu_si128(reinterpret_cast<const Part*>(bytes + i * 16));
        const auto mask = static_cast<std::uint32_t>(_mm_movemask_epi8(classify(part)));
        bits |= std::uint64_t{mask} << (16 * i);
    }
    return bits;
}

#else

using Part = std::uint64_t;

constexpr std::uint64_t kHighBits = 0x8080808080808080ULL;

constexpr std::uint64_t everyByte(unsigned value)
{
    return 0x0101010101010101ULL * value;
}

// Eight bytes at a time in one register: the high bit of each byte becomes the answer. No byte is
// over 127, so no sum runs into its neighbour.

Part either(Part a, Part b)
{
    return a | b;
}

Part between(Part bytes, char first, char last)
{
    const std::uint64_t fromFirst = bytes + everyByte(128u - static_cast<unsigned>(first));
    const std::uint64_t beyondLast = bytes + everyByte(127u - static_cast<unsigned>(last));
    return fromFirst & ~beyondLast;
}

Part equal(Part bytes, char wanted)
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

Part lettersIn(Part bytes)
{
    return between(bytes | kSmallLetters, 'a', 'z');
}

#endif

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
        return bitsOf(bytes, [](Part part) {
            return either(either(lettersIn(part), between(part, '0', '9')), equal(part, '_'));
        });
    }
    const std::uint64_t letter = bitsOf(bytes, lettersIn);
    const std::uint64_t joiner =
        bitsOf(bytes, [](Part part) { return either(equal(part, '-'), equal(part, '\'')); });
    const bool letterNext = next < m_text.size() && isAsciiLetter(m_text[next]);
    const std::uint64_t afterLetter = (letter << 1) | m_letterBefore;
    const std::uint64_t beforeLetter =
        (letter >> 1) | (std::uint64_t{letterNext ? 1u : 0u} << (kBlock - 1));
    m_letterBefore = letter >> (kBlock - 1);
    return letter | (joiner & afterLetter & beforeLetter);
}

}  // namespace metes
