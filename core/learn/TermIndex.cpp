// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/TermIndex.h"

#include "core/learn/WordKey.h"

namespace metes {

namespace {

constexpr std::size_t kFewestSlots = 1024;

std::uint64_t termKey(std::string_view term)
{
    return term.empty() ? 1 : keyOfBytes(term.data(), term.size(), term.size(), 0);
}

std::uint32_t upperHalf(std::uint64_t key)
{
    return static_cast<std::uint32_t>(key >> 32);
}

}  // namespace

std::uint32_t TermIndex::find(std::string_view term) const
{
    return m_slots.empty() ? kNone : m_slots[slotOf(term, termKey(term))].number;
}

std::uint32_t TermIndex::add(std::string_view term)
{
    if (size() * 2 >= m_slots.size()) {
        grow();
    }
    const std::uint64_t key = termKey(term);
    Slot& slot = m_slots[slotOf(term, key)];
    if (slot.number == kNone) {
        slot = {upperHalf(key), static_cast<std::uint32_t>(size())};
        m_bytes.append(term);
        m_starts.push_back(m_bytes.size());
    }
    return slot.number;
}

/// The slot that holds the term, or the free one where it would stand.
std::size_t TermIndex::slotOf(std::string_view text, std::uint64_t key) const
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t i = key & mask;
    while (m_slots[i].number != kNone
           && (m_slots[i].hash != upperHalf(key) || term(m_slots[i].number) != text)) {
        i = (i + 1) & mask;
    }
    return i;
}

void TermIndex::grow()
{
    m_slots.assign(m_slots.empty() ? kFewestSlots : m_slots.size() * 2, {});
    const std::size_t mask = m_slots.size() - 1;
    for (std::uint32_t number = 0; number < size(); ++number) {
        const std::uint64_t key = termKey(term(number));
        std::size_t i = key & mask;
        while (m_slots[i].number != kNone) {
            i = (i + 1) & mask;
        }
        m_slots[i] = {upperHalf(key), number};
    }
}

}  // namespace metes
