// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/DescriptionWords.h"

#include "core/learn/AsciiRuns.h"
#include "core/text/TextIndex.h"
#include "core/text/WordKey.h"

#include <array>

namespace metes {

namespace {

// A description of 61 KB has some 2,300 different words; so few in so many slots rarely collide.
constexpr std::size_t kFirstSlots = 16384;

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

// The same words as addAny finds, without writing them down. Keys are gathered first: looking one up
// then waits for nothing.
void DescriptionWords::addAscii(std::string_view text)
{
    std::array<std::uint64_t, 512> keys;
    std::size_t count = 0;
    AsciiRuns(text, AsciiRuns::Kind::Words).each([&](std::size_t begin, std::size_t end) {
        keys[count++] =
            keyOfBytes(text.data() + begin, end - begin, text.size() - begin, kSmallLetters);
        if (count == keys.size()) {
            insert(keys);
            count = 0;
        }
    });
    insert(std::span(keys).first(count));
}

void DescriptionWords::addAny(std::string_view text)
{
    for (const TextToken& token : m_tokens.cut(text, TokenPattern::Words)) {
        const std::uint64_t key = wordKey(token.text);
        insert(std::span(&key, 1));
    }
}

void DescriptionWords::insert(std::span<const std::uint64_t> keys)
{
    while ((static_cast<std::size_t>(m_distinct) + keys.size()) * 2 > m_slots.size()) {
        grow();
    }
    m_words += static_cast<std::int64_t>(keys.size());
    std::uint64_t* const slots = m_slots.data();
    const std::size_t mask = m_slots.size() - 1;
    for (const std::uint64_t key : keys) {
        for (std::size_t i = key & mask;; i = (i + 1) & mask) {
            // A new word and a known one take the same way: which it is no processor can guess.
            const int known = slots[i] == key ? 1 : 0;
            const int free = slots[i] == 0 ? 1 : 0;
            if ((known | free) != 0) {
                slots[i] = key;
                m_distinct += free;
                break;
            }
        }
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
