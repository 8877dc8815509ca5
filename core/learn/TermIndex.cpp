// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/TermIndex.h"

#include "core/learn/WordKey.h"

namespace metes {

namespace {

constexpr std::size_t kFewestSlots = 4096;

std::uint64_t termKey(std::string_view term)
{
    return term.empty() ? 1 : keyOfBytes(term.data(), term.size(), term.size(), 0);
}

/// Terms up to this length differ in their key when they differ: each step of hashing can be undone.
constexpr std::size_t kToldByKey = 8;

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
        slot = {key, static_cast<std::uint32_t>(size()), static_cast<std::uint32_t>(term.size())};
        m_bytes.append(term);
        m_starts.push_back(m_bytes.size());
    }
    return slot.number;
}

// The slot that holds the term, or the free one where it would stand.
std::size_t TermIndex::slotOf(std::string_view text, std::uint64_t key) const
{
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t i = key & mask;; i = (i + 1) & mask) {
        const Slot& slot = m_slots[i];
        const bool alike = slot.key == key && slot.length == text.size();
        if (slot.number == kNone
            || (alike && (text.size() <= kToldByKey || term(slot.number) == text))) {
            return i;
        }
    }
}

void TermIndex::grow()
{
    std::vector<Slot> old(m_slots.empty() ? kFewestSlots : m_slots.size() * 2);
    old.swap(m_slots);
    const std::size_t mask = m_slots.size() - 1;
    for (const Slot& slot : old) {
        if (slot.number == kNone) {
            continue;
        }
        std::size_t i = slot.key & mask;
        while (m_slots[i].number != kNone) {
            i = (i + 1) & mask;
        }
        m_slots[i] = slot;
    }
}

}  // namespace metes
