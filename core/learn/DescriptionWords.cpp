// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/DescriptionWords.h"

#include "core/text/TextIndex.h"

#include <algorithm>
#include <array>

namespace metes {

namespace {

constexpr std::uint64_t kOffset = 14695981039346656037ULL;
constexpr std::uint64_t kPrime = 1099511628211ULL;
constexpr std::size_t kFirstSlots = 4096;

constexpr std::array<char, 256> letterTable()
{
    std::array<char, 256> table{};
    for (char c = 'a'; c <= 'z'; ++c) {
        table[static_cast<std::size_t>(c)] = c;
        table[static_cast<std::size_t>(c - 'a' + 'A')] = c;
    }
    return table;
}

/// Lower case of an ASCII letter, 0 for any other byte.
constexpr std::array<char, 256> kLetters = letterTable();

std::uint64_t mixed(std::uint64_t key, char byte)
{
    return (key ^ static_cast<unsigned char>(byte)) * kPrime;
}

// FNV's low bits depend on few input bits; the high ones are folded in. 0 marks a free slot.
std::uint64_t finished(std::uint64_t key)
{
    key ^= key >> 29;
    return key == 0 ? 1 : key;
}

bool isAscii(std::string_view text)
{
    return std::none_of(text.begin(), text.end(),
                        [](char c) { return static_cast<signed char>(c) < 0; });
}

}  // namespace

std::uint64_t wordKey(std::string_view lowered)
{
    std::uint64_t key = kOffset;
    for (const char c : lowered) {
        key = mixed(key, c);
    }
    return finished(key);
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
    const char* byte = text.data();
    const char* const end = byte + text.size();
    const auto letter = [](char c) { return kLetters[static_cast<unsigned char>(c)]; };
    while (byte < end) {
        if (letter(*byte) == 0) {
            ++byte;
            continue;
        }
        std::uint64_t key = kOffset;
        while (byte < end) {
            const char lowered = letter(*byte);
            const bool joins =
                (*byte == '-' || *byte == '\'') && byte + 1 < end && letter(byte[1]) != 0;
            if (lowered == 0 && !joins) {
                break;
            }
            key = mixed(key, lowered == 0 ? *byte : lowered);
            ++byte;
        }
        insert(finished(key));
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
