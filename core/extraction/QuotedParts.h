// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For the recitation matcher: what an examiner writes into a quotation that is not in the claim
// (an ellipsis, a [bracketed] replacement, quotation marks), and where what is left stands in a
// folded text. Positions count the folded characters.

#include "core/text/PhraseSearch.h"
#include "core/text/TextRange.h"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// A letter or digit of any script.
bool isWordCharacter(char32_t character);

std::u32string_view trimmed(std::u32string_view folded);
/// Without blanks and quotation marks at its ends and without a comma, semicolon, colon or full
/// stop at its end; an ellipsis or a word's own apostrophe stays.
std::u32string_view withoutOuterMarks(std::u32string_view folded);

struct QuotedPart {
    std::u32string text;
    /// How many characters of the claim may stand between this part and the one before.
    std::int32_t mostBefore = 0;
    bool startsWithinWord = false;  ///< glued to what was replaced: "determin[ing]"
    bool endsWithinWord = false;
};

struct QuotedParts {
    std::vector<QuotedPart> parts;
    std::u32string joined;  ///< brackets taken off, their content kept
    bool hasEllipsis = false;
    bool hasBrackets = false;

    bool isSplit() const { return !parts.empty() && (hasEllipsis || hasBrackets); }
};

/// An ellipsis stands for any number of characters, a bracketed replacement for at most
/// kMostReplaced or twice its own length.
inline constexpr std::int32_t kMostReplaced = 40;
QuotedParts quotedParts(std::u32string_view folded);
/// Whether that may find any: a quick look.
bool hasReplacements(std::u32string_view folded);

/// More places of one phrase are not looked for.
inline constexpr std::size_t kMostPlaces = 4096;

/// Every place of `phrase`, left to right without overlaps; where it stands as whole words, only
/// those places.
std::vector<TextRange> placesOf(std::u32string_view phrase, const SearchText& text);

/// The shortest passages that begin with the first part, end with the last, and hold all of them in
/// order, left to right without overlaps.
std::vector<TextRange> placesInOrder(const QuotedParts& parts, const SearchText& text);

/// Ascending ranges without those that overlap one before.
std::vector<TextRange> withoutOverlaps(std::vector<TextRange> ranges);

}  // namespace metes
