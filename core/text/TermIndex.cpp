// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/TermIndex.h"

#include "core/text/WordKey.h"

namespace metes {

namespace {

constexpr std::size_t kFewestSlots = 4096;

/// Terms up to this length are the same when their slots are.
constexpr std::size_t kToldBySlot = 16;

std::uint64_t hashOf(std::uint64_t start, std::uint64_t rest, std::uint32_t length)
{
    return mixedKey(mixedKey(length, start), rest);
}

}  // namespace

TermIndex::Slot TermIndex::wantedOf(std::string_view term)
{
    Slot slot;
    slot.length = static_cast<std::uint32_t>(term.size());
    if (term.size() >= 8) {
        const std::size_t more = term.size() - 8;
        slot.start = eightBytes(term.data());
        slot.rest = term.size() > kToldBySlot ? keyOfBytes(term.data() + 8, more, more, 0)
                    : more > 0                ? fewBytes(term.data() + 8, more)
                                              : 0;
    } else if (!term.empty()) {
        slot.start = fewBytes(term.data(), term.size());
    }
    return slot;
}

std::uint32_t TermIndex::find(std::string_view term) const
{
    return m_slots.empty() ? kNone : m_slots[slotOf(term, wantedOf(term))].number;
}

std::uint32_t TermIndex::add(std::string_view term)
{
    if (size() * 2 >= m_slots.size()) {
        grow();
    }
    const Slot wanted = wantedOf(term);
    Slot& slot = m_slots[slotOf(term, wanted)];
    if (slot.number == kNone) {
        slot = wanted;
        slot.number = static_cast<std::uint32_t>(size());
        m_bytes.append(term);
        m_starts.push_back(m_bytes.size());
    }
    return slot.number;
}

// The slot that holds the term, or the free one where it would stand.
std::size_t TermIndex::slotOf(std::string_view text, const Slot& wanted) const
{
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t i = hashOf(wanted.start, wanted.rest, wanted.length) & mask;;
         i = (i + 1) & mask) {
        const Slot& slot = m_slots[i];
        const bool alike =
            slot.start == wanted.start && slot.rest == wanted.rest && slot.length == wanted.length;
        if (slot.number == kNone
            || (alike && (text.size() <= kToldBySlot || term(slot.number) == text))) {
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
        std::size_t i = hashOf(slot.start, slot.rest, slot.length) & mask;
        while (m_slots[i].number != kNone) {
            i = (i + 1) & mask;
        }
        m_slots[i] = slot;
    }
}

}  // namespace metes
