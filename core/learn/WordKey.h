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
    const std::uint64_t rest = safeEnd - bytes >= 8 ? eightBytes(bytes) : fewBytes(bytes, length);
    const std::uint64_t used = ~std::uint64_t{0} >> (8 * (8 - length));
    key = mixedKey(key, (rest | fill) & used);
    return key == 0 ? 1 : key;  // 0 marks a free slot
}

}  // namespace metes
