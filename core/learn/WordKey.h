// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace metes {

/// Setting this bit in ASCII turns capitals into small letters and leaves small letters, digits,
/// hyphen and apostrophe as they are.
inline constexpr std::uint64_t kSmallLetters = 0x2020202020202020ULL;

inline std::uint64_t mixedKey(std::uint64_t key, std::uint64_t part)
{
    key = (key ^ part) * 0x9e3779b97f4a7c15ULL;
    return key ^ (key >> 32);
}

/// The first `length` bytes as a number, 0 to 8 of them, the first one lowest.
inline std::uint64_t littleEndian(const char* bytes, std::size_t length)
{
    std::uint64_t part = 0;
    std::memcpy(&part, bytes, length);
    if constexpr (std::endian::native == std::endian::big) {
        part = __builtin_bswap64(part);
    }
    return part;
}

inline std::uint64_t eightBytes(const char* bytes)
{
    return littleEndian(bytes, 8);
}

/// Hash of a word of one byte at least, 64 bits, never 0, the same within one run of the program.
/// The bits that `fill` sets are set in every byte first: with kSmallLetters a word need not be
/// written down in small letters before it is looked up. `readable`: how many bytes can be read,
/// the word and what follows it; hashing is faster where eight follow.
inline std::uint64_t keyOfBytes(const char* bytes, std::size_t length, std::size_t readable,
                                std::uint64_t fill)
{
    std::uint64_t key = length;
    const char* const safeEnd = bytes + readable;
    for (; length > 8; length -= 8, bytes += 8) {
        key = mixedKey(key, eightBytes(bytes) | fill);
    }
    const std::uint64_t rest = safeEnd - bytes >= 8 ? eightBytes(bytes)
                                                    : littleEndian(bytes, length);
    const std::uint64_t used = ~std::uint64_t{0} >> (8 * (8 - length));
    key = mixedKey(key, (rest | fill) & used);
    return key == 0 ? 1 : key;  // 0 marks a free slot
}

}  // namespace metes
