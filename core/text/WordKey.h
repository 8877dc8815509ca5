// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
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

/// The bytes of a T as a number, the first one lowest.
template<typename T>
std::uint64_t littleEndian(const char* bytes)
{
    std::uint64_t number = 0;
    if constexpr (std::endian::native == std::endian::little) {
        T part = 0;
        std::memcpy(&part, bytes, sizeof part);
        number = part;
    } else {
        for (std::size_t i = sizeof(T); i-- > 0;) {
            number = (number << 8) | static_cast<unsigned char>(bytes[i]);
        }
    }
    return number;
}

inline std::uint64_t eightBytes(const char* bytes)
{
    return littleEndian<std::uint64_t>(bytes);
}

/// 1 to 8 bytes as a number. Two parts that overlap: a copy of so few bytes costs more.
inline std::uint64_t fewBytes(const char* bytes, std::size_t length)
{
    if (length >= 4) {
        return littleEndian<std::uint32_t>(bytes)
               | littleEndian<std::uint32_t>(bytes + length - 4) << (8 * (length - 4));
    }
    if (length >= 2) {
        return littleEndian<std::uint16_t>(bytes)
               | littleEndian<std::uint16_t>(bytes + length - 2) << (8 * (length - 2));
    }
    return littleEndian<std::uint8_t>(bytes);
}

/// All ones in the first `count` bytes, of at most 8.
inline std::uint64_t firstBytes(std::size_t count)
{
    constexpr std::array<std::uint64_t, 9> kMasks = {0,
                                                     0xff,
                                                     0xffff,
                                                     0xffffff,
                                                     0xffffffff,
                                                     0xffffffffffULL,
                                                     0xffffffffffffULL,
                                                     0xffffffffffffffULL,
                                                     0xffffffffffffffffULL};
    return kMasks[count];
}

/// Hash of a word of one byte at least, 64 bits, never 0, the same within one run of the program.
/// The bits that `fill` sets are set in every byte first: with kSmallLetters a word need not be
/// written down in small letters before it is looked up. `readable`: how many bytes can be read,
/// the word and what follows it; hashing is faster where sixteen can: then words of every usual
/// length take the same way, and the processor guesses none wrong.
inline std::uint64_t keyOfBytes(const char* bytes, std::size_t length, std::size_t readable,
                                std::uint64_t fill)
{
    std::uint64_t start = 0;
    std::uint64_t rest = 0;
    if (length <= 16 && readable >= 16) {
        const std::size_t first = std::min<std::size_t>(length, 8);
        start = (eightBytes(bytes) | fill) & firstBytes(first);
        rest = (eightBytes(bytes + 8) | fill) & firstBytes(length - first);
    } else if (length <= 8) {
        start = (fewBytes(bytes, length) | fill) & firstBytes(length);
    } else {
        start = eightBytes(bytes) | fill;
        for (; length > 16; length -= 8) {
            bytes += 8;
            start = mixedKey(start, eightBytes(bytes) | fill);
        }
        rest = (fewBytes(bytes + 8, length - 8) | fill) & firstBytes(length - 8);
    }
    const std::uint64_t key = mixedKey(mixedKey(length, start), rest);
    return key == 0 ? 1 : key;  // 0 marks a free slot
}

}  // namespace metes
