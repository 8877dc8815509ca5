// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/TextIndex.h"

#include <algorithm>
#include <cstring>

namespace metes {

namespace {

std::int32_t sequenceLength(unsigned char lead)
{
    if (lead < 0x80) {
        return 1;
    }
    if (lead < 0xe0) {
        return 2;
    }
    return lead < 0xf0 ? 3 : 4;
}

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

// The second byte decides overlong forms, surrogates and the upper end (RFC 3629, section 4).
bool validSecondByte(unsigned char lead, unsigned char second)
{
    switch (lead) {
    case 0xe0: return second >= 0xa0 && second <= 0xbf;
    case 0xed: return second >= 0x80 && second <= 0x9f;
    case 0xf0: return second >= 0x90 && second <= 0xbf;
    case 0xf4: return second >= 0x80 && second <= 0x8f;
    default: return second >= 0x80 && second <= 0xbf;
    }
}

}  // namespace

TextIndex::TextIndex(std::string_view utf8) : m_text(utf8)
{
    m_ascii = isAscii(utf8);
    if (m_ascii) {
        m_codePoints = m_utf16Units = static_cast<std::int32_t>(utf8.size());
        return;
    }
    for (std::size_t byte = 0; byte < utf8.size();) {
        if (m_codePoints % kStride == 0) {
            m_marks.push_back({static_cast<std::int32_t>(byte), m_utf16Units});
        }
        const std::int32_t length = sequenceLength(static_cast<unsigned char>(utf8[byte]));
        m_utf16Units += length == 4 ? 2 : 1;
        ++m_codePoints;
        byte += static_cast<std::size_t>(length);
    }
}

void TextIndex::walk(std::int32_t codePoint, Mark& mark) const
{
    mark = m_marks[static_cast<std::size_t>(codePoint / kStride)];
    for (std::int32_t i = codePoint % kStride; i > 0; --i) {
        const std::int32_t length = sequenceLength(
            static_cast<unsigned char>(m_text[static_cast<std::size_t>(mark.byte)]));
        mark.byte += length;
        mark.utf16 += length == 4 ? 2 : 1;
    }
}

std::int32_t TextIndex::byteOf(std::int32_t codePoint) const
{
    if (codePoint >= m_codePoints) {
        return static_cast<std::int32_t>(m_text.size());
    }
    codePoint = std::max(codePoint, 0);
    if (m_ascii) {
        return codePoint;
    }
    Mark mark{};
    walk(codePoint, mark);
    return mark.byte;
}

std::int32_t TextIndex::utf16Of(std::int32_t codePoint) const
{
    if (codePoint >= m_codePoints) {
        return m_utf16Units;
    }
    codePoint = std::max(codePoint, 0);
    if (m_ascii) {
        return codePoint;
    }
    Mark mark{};
    walk(codePoint, mark);
    return mark.utf16;
}

std::int32_t TextIndex::codePointOfByte(std::int32_t byte) const
{
    byte = std::clamp(byte, 0, static_cast<std::int32_t>(m_text.size()));
    if (m_ascii || byte == 0) {
        return byte;
    }
    auto mark = std::upper_bound(m_marks.begin(), m_marks.end(), byte,
                                 [](std::int32_t b, const Mark& m) { return b < m.byte; });
    --mark;
    std::int32_t codePoint = static_cast<std::int32_t>(mark - m_marks.begin()) * kStride;
    std::int32_t at = mark->byte;
    while (at < byte) {
        at += sequenceLength(static_cast<unsigned char>(m_text[static_cast<std::size_t>(at)]));
        if (at <= byte) {
            ++codePoint;
        }
    }
    return codePoint;
}

std::int32_t TextIndex::codePointOfUtf16(std::int32_t unit) const
{
    unit = std::clamp(unit, 0, m_utf16Units);
    if (m_ascii || unit == 0) {
        return unit;
    }
    auto mark = std::upper_bound(m_marks.begin(), m_marks.end(), unit,
                                 [](std::int32_t u, const Mark& m) { return u < m.utf16; });
    --mark;
    std::int32_t codePoint = static_cast<std::int32_t>(mark - m_marks.begin()) * kStride;
    std::int32_t byte = mark->byte;
    std::int32_t at = mark->utf16;
    while (at < unit) {
        const std::int32_t length =
            sequenceLength(static_cast<unsigned char>(m_text[static_cast<std::size_t>(byte)]));
        byte += length;
        at += length == 4 ? 2 : 1;
        if (at <= unit) {
            ++codePoint;
        }
    }
    return codePoint;
}

std::string_view TextIndex::slice(TextRange range) const
{
    const std::int32_t from = byteOf(range.start);
    const std::int32_t to = std::max(from, byteOf(range.end));
    return m_text.substr(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from));
}

bool isAscii(std::string_view bytes)
{
    std::uint64_t all = 0;
    std::size_t i = 0;
    for (; i + sizeof all <= bytes.size(); i += sizeof all) {
        std::uint64_t next = 0;
        std::memcpy(&next, bytes.data() + i, sizeof next);
        all |= next;
    }
    for (; i < bytes.size(); ++i) {
        all |= static_cast<unsigned char>(bytes[i]);
    }
    return (all & 0x8080808080808080) == 0;
}

std::size_t invalidUtf8At(std::string_view bytes)
{
    std::size_t i = 0;
    while (i < bytes.size()) {
        const auto lead = static_cast<unsigned char>(bytes[i]);
        if (lead < 0x80) {
            // Most text is ASCII for long stretches.
            while (i + sizeof(std::uint64_t) <= bytes.size()
                   && isAscii(bytes.substr(i, sizeof(std::uint64_t)))) {
                i += sizeof(std::uint64_t);
            }
            while (i < bytes.size() && static_cast<unsigned char>(bytes[i]) < 0x80) {
                ++i;
            }
            continue;
        }
        if (lead < 0xc2 || lead > 0xf4) {
            return i;
        }
        const auto length = static_cast<std::size_t>(sequenceLength(lead));
        if (i + length > bytes.size()
            || !validSecondByte(lead, static_cast<unsigned char>(bytes[i + 1]))) {
            return i;
        }
        for (std::size_t k = 2; k < length; ++k) {
            if (!isContinuation(bytes[i + k])) {
                return i;
            }
        }
        i += length;
    }
    return std::string_view::npos;
}

std::int32_t codePointCount(std::string_view utf8)
{
    std::size_t continuations = 0;
    std::size_t i = 0;
    for (std::uint64_t next = 0; i + sizeof next <= utf8.size(); i += sizeof next) {
        std::memcpy(&next, utf8.data() + i, sizeof next);
        // The lowest bit of each byte that is 10xxxxxx; the product sums them into the highest byte.
        next = (next >> 7) & ~(next >> 6) & 0x0101010101010101;
        continuations += static_cast<std::size_t>((next * 0x0101010101010101) >> 56);
    }
    continuations += static_cast<std::size_t>(
        std::count_if(utf8.begin() + static_cast<std::ptrdiff_t>(i), utf8.end(), isContinuation));
    return static_cast<std::int32_t>(utf8.size() - continuations);
}

std::string_view sliceCodePoints(std::string_view utf8, TextRange range)
{
    return TextIndex(utf8).slice(range);
}

std::u32string toUtf32(std::string_view utf8)
{
    if (isAscii(utf8)) {
        return std::u32string(utf8.begin(), utf8.end());
    }
    std::u32string characters(utf8.size(), U'\0');
    std::size_t size = 0;
    for (std::size_t i = 0; i < utf8.size();) {
        const auto lead = static_cast<unsigned char>(utf8[i]);
        if (lead < 0x80) {
            characters[size++] = lead;
            ++i;
            continue;
        }
        const auto length = static_cast<std::size_t>(sequenceLength(lead));
        char32_t character = length == 1 ? lead : lead & (0xffu >> (length + 1));
        for (std::size_t k = 1; k < length && i + k < utf8.size(); ++k) {
            character = (character << 6) | (static_cast<unsigned char>(utf8[i + k]) & 0x3fu);
        }
        characters[size++] = character;
        i += length;
    }
    characters.resize(size);
    return characters;
}

std::string toUtf8(std::u32string_view characters)
{
    std::string bytes;
    bytes.reserve(characters.size());
    for (const char32_t c : characters) {
        if (c < 0x80) {
            bytes.push_back(static_cast<char>(c));
        } else if (c < 0x800) {
            bytes.push_back(static_cast<char>(0xc0 | (c >> 6)));
            bytes.push_back(static_cast<char>(0x80 | (c & 0x3f)));
        } else if (c < 0x10000) {
            bytes.push_back(static_cast<char>(0xe0 | (c >> 12)));
            bytes.push_back(static_cast<char>(0x80 | ((c >> 6) & 0x3f)));
            bytes.push_back(static_cast<char>(0x80 | (c & 0x3f)));
        } else {
            bytes.push_back(static_cast<char>(0xf0 | (c >> 18)));
            bytes.push_back(static_cast<char>(0x80 | ((c >> 12) & 0x3f)));
            bytes.push_back(static_cast<char>(0x80 | ((c >> 6) & 0x3f)));
            bytes.push_back(static_cast<char>(0x80 | (c & 0x3f)));
        }
    }
    return bytes;
}

}  // namespace metes
