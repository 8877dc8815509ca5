// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/TextRange.h"

namespace metes {

/// Maps positions of one text between code points, UTF-16 units and UTF-8 bytes. Does not own the
/// text: the text must outlive the index. Positions outside the text are clamped to its ends; a
/// position inside a character maps to that character's start.
class TextIndex {
public:
    TextIndex() = default;
    /// `utf8` must be valid UTF-8 (see invalidUtf8At).
    explicit TextIndex(std::string_view utf8);

    std::int32_t codePoints() const { return m_codePoints; }
    std::int32_t utf16Units() const { return m_utf16Units; }

    std::int32_t byteOf(std::int32_t codePoint) const;
    std::int32_t utf16Of(std::int32_t codePoint) const;
    std::int32_t codePointOfByte(std::int32_t byte) const;
    std::int32_t codePointOfUtf16(std::int32_t unit) const;

    /// The characters of a range, clamped to the text.
    std::string_view slice(TextRange range) const;

private:
    struct Mark {
        std::int32_t byte;
        std::int32_t utf16;
    };
    /// One mark every kStride code points; an all-ASCII text needs none.
    static constexpr std::int32_t kStride = 64;

    void walk(std::int32_t codePoint, Mark& mark) const;

    std::string_view m_text;
    std::vector<Mark> m_marks;
    std::int32_t m_codePoints = 0;
    std::int32_t m_utf16Units = 0;
    bool m_ascii = true;
};

/// Position in bytes of the first byte that is not UTF-8, or npos. Overlong forms, surrogates and
/// code points past U+10FFFF are not UTF-8.
std::size_t invalidUtf8At(std::string_view bytes);

bool isAscii(std::string_view bytes);

/// Number of code points of valid UTF-8.
std::int32_t codePointCount(std::string_view utf8);

/// The characters of a range in code points, clamped to the text.
std::string_view sliceCodePoints(std::string_view utf8, TextRange range);

/// All characters of valid UTF-8.
std::u32string toUtf32(std::string_view utf8);
std::string toUtf8(std::u32string_view characters);

}  // namespace metes
