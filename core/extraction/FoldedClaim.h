// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/PhraseSearch.h"
#include "core/text/TextRange.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// Folded as in Folding.h, and every quotation mark single: the exchanged JSON has no others.
std::u32string foldQuoted(std::string_view utf8);

/// A claim's text folded like that, and the way back to its characters.
class FoldedClaim {
public:
    explicit FoldedClaim(std::string_view utf8);

    const SearchText& text() const { return m_search; }
    /// The source range, in code points, of a folded range.
    TextRange sourceRange(TextRange folded) const;

private:
    std::u32string m_characters;         // of a text that is not ASCII
    std::vector<std::int32_t> m_source;  // as in FoldedText; empty: positions are the same
    SearchText m_search;
};

}  // namespace metes
