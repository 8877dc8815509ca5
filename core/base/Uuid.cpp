// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Uuid.h"

#include <array>
#include <cstdint>
#include <random>
#include <string_view>

namespace metes {

namespace {

std::uint64_t randomBits()
{
    thread_local std::random_device device;
    return (static_cast<std::uint64_t>(device()) << 32) | device();
}

std::string format(std::uint64_t high, std::uint64_t low)
{
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string text;
    text.reserve(36);
    for (int nibble = 0; nibble < 32; ++nibble) {
        if (nibble == 8 || nibble == 12 || nibble == 16 || nibble == 20) {
            text.push_back('-');
        }
        const std::uint64_t half = nibble < 16 ? high : low;
        text.push_back(kDigits[(half >> (60 - 4 * (nibble % 16))) & 15]);
    }
    return text;
}

std::int64_t timeOf(const std::string& uuid)
{
    const std::string digits = uuid.substr(0, 8) + uuid.substr(9, 4);
    return std::stoll(digits, nullptr, 16);
}

}  // namespace

std::string newUuid(Moment now)
{
    const auto time = static_cast<std::uint64_t>(now.milliseconds);
    const std::uint64_t high = (time << 16) | 0x7000 | (randomBits() & 0x0fff);
    const std::uint64_t low = (randomBits() & 0x3fffffffffffffff) | 0x8000000000000000;
    return format(high, low);
}

std::string newUuidAfter(const std::string& previous, Moment now)
{
    std::string uuid = newUuid(now);
    if (isUuid(previous) && uuid <= previous) {
        uuid = newUuid({timeOf(previous) + 1});
    }
    return uuid;
}

bool isUuid(const std::string& text)
{
    constexpr std::string_view kVariant = "89ab";  // RFC 9562, section 4.1
    if (text.size() != 36 || text[14] != '7' || kVariant.find(text[19]) == kVariant.npos) {
        return false;
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
        const char c = text[i];
        const bool hex = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
        if (dash ? c != '-' : !hex) {
            return false;
        }
    }
    return true;
}

}  // namespace metes
