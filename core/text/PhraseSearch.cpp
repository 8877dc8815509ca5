// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/PhraseSearch.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace metes {

namespace {

constexpr std::size_t kBlock = 64;

// How common a character is in English text; what is not listed is rare.
constexpr std::array<std::uint8_t, 256> commonness()
{
    constexpr std::string_view kCommonFirst = " etaoinsrhldcumfpgwybv,kxjqz";
    std::array<std::uint8_t, 256> common{};
    for (std::size_t i = 0; i < kCommonFirst.size(); ++i) {
        common[static_cast<unsigned char>(kCommonFirst[i])] =
            static_cast<std::uint8_t>(kCommonFirst.size() - i);
    }
    return common;
}

// The rarest character of phrase[from, to), by position.
std::size_t rarest(std::string_view phrase, std::size_t from, std::size_t to)
{
    constexpr std::array<std::uint8_t, 256> kCommonness = commonness();
    std::uint64_t best = ~std::uint64_t{0};
    for (std::size_t i = from; i < to; ++i) {
        const std::uint64_t common = kCommonness[static_cast<unsigned char>(phrase[i])];
        best = std::min(best, common << 32 | i);
    }
    return best & 0xffffffff;
}

/// A rare character of each half: places that have both are few.
struct RarePair {
    std::size_t first;
    std::size_t last;

    // A long phrase has rare characters soon enough.
    explicit RarePair(std::string_view phrase)
    {
        const std::size_t size = std::min<std::size_t>(phrase.size(), 32);
        first = rarest(phrase, 0, (size + 1) / 2);
        last = rarest(phrase, size / 2, size);
    }
};

// Bit i: `first` stands at block[i] and `last` at block[i + distance].
std::uint64_t pairsIn(const char* block, char first, char last, std::size_t distance)
{
    std::uint64_t pairs = 0;
#if defined(__SSE2__)
    const auto load = [](const char* from) {
        __m128i bytes;
        std::memcpy(&bytes, from, sizeof bytes);
        return bytes;
    };
    const __m128i firsts = _mm_set1_epi8(first);
    const __m128i lasts = _mm_set1_epi8(last);
    for (std::size_t i = 0; i < kBlock; i += 16) {
        const __m128i both = _mm_and_si128(_mm_cmpeq_epi8(load(block + i), firsts),
                                           _mm_cmpeq_epi8(load(block + i + distance), lasts));
        pairs |= static_cast<std::uint64_t>(static_cast<std::uint32_t>(_mm_movemask_epi8(both)))
                 << i;
    }
#else
    for (std::size_t i = 0; i < kBlock; ++i) {
        pairs |= static_cast<std::uint64_t>(block[i] == first && block[i + distance] == last) << i;
    }
#endif
    return pairs;
}

bool allLatin(std::u32string_view characters)
{
    char32_t all = 0;
    for (const char32_t c : characters) {
        all |= c;
    }
    return all < 256;
}

void narrow(std::u32string_view characters, char* bytes)
{
    for (const char32_t c : characters) {
        *bytes++ = static_cast<char>(static_cast<unsigned char>(c));
    }
}

}  // namespace

std::vector<std::int32_t> positionsOf(std::string_view phrase, std::string_view text,
                                      std::size_t most)
{
    std::vector<std::int32_t> positions;
    if (phrase.empty() || phrase.size() > text.size()) {
        return positions;
    }
    const RarePair pair(phrase);
    const char* const start = text.data() + pair.first;
    const char first = phrase[pair.first];
    const char last = phrase[pair.last];
    const std::size_t distance = pair.last - pair.first;
    const std::size_t ends = text.size() - phrase.size() + 1;
    for (std::size_t next = 0; next < ends;) {
        std::size_t at = next;
        std::uint64_t pairs = 0;
        if (ends >= kBlock) {
            // The last block overlaps the one before; what that has seen is masked out.
            at = std::min(at, ends - kBlock);
            pairs = pairsIn(start + at, first, last, distance) & (~std::uint64_t{0} << (next - at));
        } else {
            for (std::size_t i = 0; i < ends; ++i) {
                pairs |=
                    static_cast<std::uint64_t>(start[i] == first && start[i + distance] == last)
                    << i;
            }
        }
        next = at + kBlock;
        for (; pairs != 0; pairs &= pairs - 1) {
            const std::size_t candidate = at + static_cast<std::size_t>(std::countr_zero(pairs));
            if (std::memcmp(text.data() + candidate, phrase.data(), phrase.size()) == 0) {
                positions.push_back(static_cast<std::int32_t>(candidate));
            }
        }
        if (positions.size() >= most) {
            break;
        }
    }
    positions.resize(std::min(positions.size(), most));
    return positions;
}

SearchText::SearchText(std::u32string_view characters)
    : m_isLatin(allLatin(characters)), m_wide(characters)
{
    if (m_isLatin) {
        m_latin.resize(characters.size());
        narrow(characters, m_latin.data());
    }
}

SearchText SearchText::ofLatin(std::string bytes)
{
    SearchText text;
    text.m_latin = std::move(bytes);
    return text;
}

SearchText SearchText::from(std::size_t position) const
{
    return m_isLatin ? ofLatin(m_latin.substr(std::min(position, size())))
                     : SearchText(m_wide.substr(std::min(position, size())));
}

std::vector<std::int32_t> SearchText::positionsOf(std::u32string_view phrase,
                                                  std::size_t most) const
{
    std::vector<std::int32_t> positions;
    if (phrase.empty() || (m_isLatin && !allLatin(phrase))) {
        return positions;
    }
    if (m_isLatin) {
        std::array<char, 256> few;
        std::string many;
        char* bytes = few.data();
        if (phrase.size() > few.size()) {
            many.resize(phrase.size());
            bytes = many.data();
        }
        narrow(phrase, bytes);
        return metes::positionsOf(std::string_view(bytes, phrase.size()), m_latin, most);
    }
    for (std::size_t at = m_wide.find(phrase);
         at != std::u32string_view::npos && positions.size() < most;
         at = m_wide.find(phrase, at + 1)) {
        positions.push_back(static_cast<std::int32_t>(at));
    }
    return positions;
}

}  // namespace metes
