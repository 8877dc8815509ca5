// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/DescriptionWords.h"

#include "core/text/TextIndex.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace metes {

namespace {

constexpr std::uint64_t kPrime = 0x9e3779b97f4a7c15ULL;
constexpr std::size_t kFirstSlots = 4096;

constexpr std::array<bool, 256> lettersOfAscii()
{
    std::array<bool, 256> table{};
    for (char c = 'a'; c <= 'z'; ++c) {
        table[static_cast<std::size_t>(c)] = true;
        table[static_cast<std::size_t>(c - 'a' + 'A')] = true;
    }
    return table;
}

constexpr std::array<bool, 256> kLetters = lettersOfAscii();

std::uint64_t mixed(std::uint64_t key, std::uint64_t bytes)
{
    key = (key ^ bytes) * kPrime;
    return key ^ (key >> 32);
}

/// The bits that `fill` sets are set in every byte first.
std::uint64_t keyOf(const char* bytes, std::size_t length, std::uint64_t fill)
{
    std::uint64_t key = length;
    while (length >= 8) {
        std::uint64_t part = 0;
        std::memcpy(&part, bytes, 8);
        key = mixed(key, part | fill);
        bytes += 8;
        length -= 8;
    }
    std::uint64_t part = 0;
    for (std::size_t i = 0; i < length; ++i) {
        part = (part << 8) | static_cast<unsigned char>(bytes[i]);
    }
    const std::uint64_t used = (std::uint64_t{1} << (8 * length)) - 1;
    key = mixed(key, part | (fill & used));
    return key == 0 ? 1 : key;  // 0 marks a free slot
}

bool isAscii(std::string_view text)
{
    return std::none_of(text.begin(), text.end(),
                        [](char c) { return static_cast<signed char>(c) < 0; });
}

}  // namespace

std::uint64_t wordKey(std::string_view lowered)
{
    return keyOf(lowered.data(), lowered.size(), 0);
}

DescriptionWords::DescriptionWords(std::span<const std::string> paragraphs)
{
    m_slots.assign(kFirstSlots, 0);
    for (const std::string& paragraph : paragraphs) {
        if (isAscii(paragraph)) {
            m_characters += static_cast<std::int64_t>(paragraph.size());
            addAscii(paragraph);
        } else {
            m_characters += codePointCount(paragraph);
            addAny(paragraph);
        }
    }
}

bool DescriptionWords::contains(std::uint64_t key) const
{
    if (m_slots.empty()) {
        return false;
    }
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t i = key & mask; m_slots[i] != 0; i = (i + 1) & mask) {
        if (m_slots[i] == key) {
            return true;
        }
    }
    return false;
}

// The same words as addAny finds, without writing them down: descriptions are the bulk of all text.
void DescriptionWords::addAscii(std::string_view text)
{
    // Letters, hyphen and apostrophe: setting this bit turns capitals into small letters and leaves
    // the rest as it is.
    constexpr std::uint64_t kSmall = 0x2020202020202020ULL;
    const char* byte = text.data();
    const char* const end = byte + text.size();
    const auto isLetter = [](char c) { return kLetters[static_cast<unsigned char>(c)]; };
    while (byte < end) {
        if (!isLetter(*byte)) {
            ++byte;
            continue;
        }
        const char* const begin = byte;
        while (byte < end && isLetter(*byte)) {
            ++byte;
            if (byte + 1 < end && (*byte == '-' || *byte == '\'') && isLetter(byte[1])) {
                ++byte;
            }
        }
        insert(keyOf(begin, static_cast<std::size_t>(byte - begin), kSmall));
    }
}

void DescriptionWords::addAny(std::string_view text)
{
    for (const Token& token : m_tokens.cut(text, TokenPattern::Words)) {
        insert(wordKey(token.text));
    }
}

void DescriptionWords::insert(std::uint64_t key)
{
    ++m_words;
    const std::size_t mask = m_slots.size() - 1;
    std::size_t i = key & mask;
    while (m_slots[i] != 0) {
        if (m_slots[i] == key) {
            return;
        }
        i = (i + 1) & mask;
    }
    m_slots[i] = key;
    if (static_cast<std::size_t>(++m_distinct) * 2 > m_slots.size()) {
        grow();
    }
}

void DescriptionWords::grow()
{
    std::vector<std::uint64_t> old(m_slots.size() * 2, 0);
    old.swap(m_slots);
    const std::size_t mask = m_slots.size() - 1;
    for (const std::uint64_t key : old) {
        std::size_t i = key & mask;
        while (m_slots[i] != 0) {
            i = (i + 1) & mask;
        }
        if (key != 0) {
            m_slots[i] = key;
        }
    }
}

}  // namespace metes
