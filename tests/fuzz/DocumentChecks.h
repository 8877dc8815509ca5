// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What holds for every document, whatever bytes it was read from.

#include "core/text/TextIndex.h"
#include "core/uspto/Document.h"

#include <cstdlib>

namespace metes::fuzz {

/// Ends the program where `holds` is false, so that the fuzzer keeps the input.
inline void check(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

/// Text is UTF-8; blocks lie in order, apart, within the text; marks lie within their blocks; the
/// source map ascends; claims lie within the text.
inline void checkDocument(const PatentDocument& document)
{
    check(invalidUtf8At(document.text) == std::string_view::npos);
    const std::int32_t length = codePointCount(document.text);
    std::int32_t end = 0;
    for (const Block& block : document.blocks) {
        check(block.range.start >= end && !block.range.empty() && block.range.end <= length);
        end = block.range.end;
        for (const Mark& mark : block.marks) {
            check(!mark.range.empty() && mark.range.start >= block.range.start
                  && mark.range.end <= block.range.end);
        }
    }
    std::int32_t last = -1;
    for (const SourcePoint& point : document.sourceMap) {
        check(point.text > last && point.text < length && point.source >= 0);
        last = point.text;
    }
    for (const ReadClaim& claim : document.claims) {
        check(claim.range.start >= 0 && claim.range.start <= claim.range.end
              && claim.range.end <= length);
        check(invalidUtf8At(claim.text) == std::string_view::npos);
        for (const std::int32_t number : claim.numbers) {
            check(number > 0);
        }
    }
    for (const std::string& paragraph : document.paragraphs) {
        check(invalidUtf8At(paragraph) == std::string_view::npos);
    }
}

}  // namespace metes::fuzz
