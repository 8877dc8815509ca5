// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the readers of claim language share: stepping through a folded claim by words, and the
// numbers of a claim list. Of no use outside this folder.

#include "core/patent/ClaimLanguage.h"
#include "core/text/Folding.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace metes {

/// A folded claim, read by words. Positions count folded characters; range() leads back.
class ClaimWords {
public:
    explicit ClaimWords(std::string_view utf8) : m_text(fold(utf8)) {}

    std::size_t size() const { return m_text.characters.size(); }
    /// 0 past the end.
    char32_t at(std::size_t i) const { return i < size() ? m_text.characters[i] : U'\0'; }
    std::u32string_view slice(std::size_t begin, std::size_t end) const;
    TextRange range(std::size_t begin, std::size_t end) const;

    std::size_t skipBlanks(std::size_t i) const;
    std::size_t skipBlanksBack(std::size_t end) const;
    /// The run of letters that begins at `i`; may be empty.
    std::u32string_view word(std::size_t i) const;
    /// The run of letters that ends before `end`; may be empty.
    std::u32string_view wordBefore(std::size_t end) const;
    /// Whether a soft hyphen was folded away right before the character at `i`.
    bool hyphenVanishedBefore(std::size_t i) const;

private:
    FoldedText m_text;
};

bool isLetter(char32_t c);
/// 0 to 9, for full-width digits too; -1 for anything else.
int digitValue(char32_t c);
bool isOneOf(std::u32string_view word, std::initializer_list<std::u32string_view> words);

/// Position past "claim", "claims" or "claim(s)" at `i`; `i` itself when the word is not there.
std::size_t skipClaimWord(const ClaimWords& words, std::size_t i);

/// The numbers of a claim list as they were read.
struct ClaimNumbers {
    std::vector<std::pair<std::int32_t, std::int32_t>> ranges;  ///< first and last, both included
    std::size_t end = 0;  ///< where the list ends; as it began when there is none
    bool hasRange = false;
    bool hasAnd = false;
    bool hasOr = false;

    bool empty() const { return ranges.empty(); }
    /// Ascending, without repeats.
    std::vector<std::int32_t> members() const;
};

enum class ListPlace : std::uint8_t {
    Alone,           ///< the text is a list and nothing else
    AfterClaimWord,  ///< after "claim": "of claim 1, 5 mm" goes on with a measure
    AfterClaimsWord  ///< after "claims"
};

/// The longest list that begins at `i`.
ClaimNumbers readClaimNumbers(const ClaimWords& words, std::size_t i, ListPlace place);

/// Label and status, in positions of `words`.
struct FoldedHead {
    ClaimNumbers numbers;
    std::optional<ClaimStatus> status;
    std::size_t statusBegin = 0;
    std::size_t statusEnd = 0;
    std::size_t textStart = 0;
};

FoldedHead readFoldedHead(const ClaimWords& words);

/// The first `count` code points of a text.
std::string_view firstCodePoints(std::string_view utf8, std::size_t count);

}  // namespace metes
