// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/DescriptionWords.h"

#include "core/learn/WordKey.h"
#include "core/text/TextIndex.h"

#include <array>
#include <bit>
#include <cstring>

namespace metes {

namespace {

constexpr std::size_t kFirstSlots = 8192;
constexpr std::size_t kBlock = 64;
constexpr std::uint64_t kHighBits = 0x8080808080808080ULL;

constexpr std::uint64_t everyByte(unsigned value)
{
    return 0x0101010101010101ULL * value;
}

/// The high bits of eight bytes as a number of eight bits, the first byte lowest.
std::uint64_t gathered(std::uint64_t highBits)
{
    return ((highBits >> 7) * 0x0102040810204080ULL) >> 56;
}

/// Which of 64 bytes of ASCII are letters, and which join two letters: a bit a byte, the first one
/// lowest.
struct Classes {
    std::uint64_t letters = 0;
    std::uint64_t joiners = 0;
};

// Eight bytes at a time in one register. No byte is over 127, so no sum runs into its neighbour.
Classes classesOf(const char* bytes)
{
    Classes classes;
    for (unsigned i = 0; i < kBlock / 8; ++i) {
        const std::uint64_t part = eightBytes(bytes + i * 8);
        const std::uint64_t small = part | kSmallLetters;
        const std::uint64_t fromA = small + everyByte(128 - 'a');
        const std::uint64_t beyondZ = small + everyByte(127 - 'z');
        classes.letters |= gathered(fromA & ~beyondZ & kHighBits) << (8 * i);
        const std::uint64_t noHyphen = (part ^ everyByte('-')) + everyByte(127);
        const std::uint64_t noApostrophe = (part ^ everyByte('\'')) + everyByte(127);
        classes.joiners |= gathered(~(noHyphen & noApostrophe) & kHighBits) << (8 * i);
    }
    return classes;
}

bool isAsciiLetter(char c)
{
    const char small = static_cast<char>(c | 0x20);
    return small >= 'a' && small <= 'z';
}

}  // namespace

std::uint64_t wordKey(std::string_view lowered)
{
    return keyOfBytes(lowered.data(), lowered.size(), lowered.size(), 0);
}

DescriptionWords::DescriptionWords(std::string_view text)
{
    m_slots.assign(kFirstSlots, 0);
    add(text);
}

DescriptionWords::DescriptionWords(std::span<const std::string> paragraphs)
{
    m_slots.assign(kFirstSlots, 0);
    for (const std::string& paragraph : paragraphs) {
        add(paragraph);
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

void DescriptionWords::add(std::string_view paragraph)
{
    if (isAscii(paragraph)) {
        m_characters += static_cast<std::int64_t>(paragraph.size());
        addAscii(paragraph);
    } else {
        m_characters += codePointCount(paragraph);
        addAny(paragraph);
    }
}

// The same words as addAny finds, without writing them down: descriptions are the bulk of all
// text. Block after block the bytes of words become bits, and runs of bits become words.
void DescriptionWords::addAscii(std::string_view text)
{
    const char* const bytes = text.data();
    std::array<char, kBlock> last{};
    std::size_t begin = 0;      // of the word that is open
    bool open = false;          // a word goes on from the block before
    std::uint64_t before = 0;   // 1 when the byte before the block is a letter
    for (std::size_t at = 0; at < text.size(); at += kBlock) {
        const bool whole = at + kBlock <= text.size();
        if (!whole) {
            std::memcpy(last.data(), bytes + at, text.size() - at);
        }
        const Classes classes = classesOf(whole ? bytes + at : last.data());
        const bool letterNext = at + kBlock < text.size() && isAsciiLetter(bytes[at + kBlock]);
        const std::uint64_t afterLetter = (classes.letters << 1) | before;
        const std::uint64_t beforeLetter =
            (classes.letters >> 1) | (std::uint64_t{letterNext} << (kBlock - 1));
        const std::uint64_t inWord =
            classes.letters | (classes.joiners & afterLetter & beforeLetter);
        before = classes.letters >> (kBlock - 1);
        // A bit where a word begins or ends.
        std::uint64_t edges = inWord ^ ((inWord << 1) | (open ? 1u : 0u));
        for (; edges != 0; edges &= edges - 1) {
            const std::size_t place = at + static_cast<std::size_t>(std::countr_zero(edges));
            if (open) {
                insertAscii(text, begin, place);
            }
            begin = place;
            open = !open;
        }
    }
    if (open) {
        insertAscii(text, begin, text.size());
    }
}

void DescriptionWords::insertAscii(std::string_view text, std::size_t begin, std::size_t end)
{
    insert(keyOfBytes(text.data() + begin, end - begin, text.size() - begin, kSmallLetters));
}

void DescriptionWords::addAny(std::string_view text)
{
    for (const TextToken& token : m_tokens.cut(text, TokenPattern::Words)) {
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
