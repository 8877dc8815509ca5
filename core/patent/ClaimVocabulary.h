// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The words by which claims refer to claims, and two readings that hang on words alone. Positions
// are those of ClaimWords. Of no use outside this folder.

#include "core/patent/ClaimWords.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace metes {

/// References begin within so many characters of the claim's first word.
inline constexpr std::size_t kPreamble = 500;
/// The referring words before "claim" are at most so many.
inline constexpr std::size_t kReferringWords = 16;

bool isTransition(std::u32string_view word);    ///< "comprising", "wherein": the preamble ends
bool isContinuation(std::u32string_view word);  ///< what follows a reference: "wherein", "further"
bool isEarlier(std::u32string_view word);       ///< "preceding", "foregoing"
bool isConnective(std::u32string_view word);    ///< "of", "to", "in": leads to a claim
bool isAlternative(std::u32string_view word);   ///< "any", "either"
bool isReferring(std::u32string_view word);     ///< any word between the subject and "claim"
bool isClaimKind(std::u32string_view word);     ///< "method claim 1", "apparatus claims 2 to 4"

/// Whether a reference may end at `i`: punctuation, a continuation or the end of the text follows.
bool endsReference(const ClaimWords& words, std::size_t i);

/// Whether "in which" stands at `i`.
bool isInWhich(const ClaimWords& words, std::size_t i);

/// Where a reference broke off.
struct LostReference {
    std::size_t begin = 0;       ///< of the referring words
    std::size_t connective = 0;  ///< of the last of them, after which the number is missing
    std::size_t end = 0;
};

/// "The system of, wherein", "The method according to , wherein", "as claimed in claim, wherein",
/// between `body` and the first comma or the transition.
std::optional<LostReference> findLostReference(const ClaimWords& words, std::size_t body,
                                               std::size_t transition);

/// Whether the claim is of another kind than the claim that [begin, end) refers to.
bool refersToOtherCategory(const ClaimWords& words, std::size_t body, std::size_t begin,
                           std::size_t end);

}  // namespace metes
