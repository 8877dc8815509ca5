// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/DescriptionWords.h"

#include "core/learn/AsciiRuns.h"
#include "core/learn/WordKey.h"
#include "core/text/TextIndex.h"

namespace metes {

namespace {

constexpr std::size_t kFirstSlots = 8192;

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

// The same words as addAny finds, without writing them down.
void DescriptionWords::addAscii(std::string_view text)
{
    AsciiRuns(text, AsciiRuns::Kind::Words).each([this, text](std::size_t begin, std::size_t end) {
        insert(keyOfBytes(text.data() + begin, end - begin, text.size() - begin, kSmallLetters));
    });
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
