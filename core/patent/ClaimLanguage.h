// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Reading claim language: status words, references to other claims, clauses. What drafters and
// scanners write is wild; every form that is understood here stands in a table test.

#include "core/text/TextRange.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// The seven states of 37 CFR 1.121(c), and Unknown for a mark that is none of them
/// ("(Allowed)", "(Reinstated)"). The spellings of the waiver notice of 2005 are understood, and
/// one wrong letter in a long word.
enum class ClaimStatus : std::uint8_t {
    Original,
    CurrentlyAmended,
    Canceled,
    Withdrawn,
    PreviouslyPresented,
    New,
    NotEntered,
    Unknown
};

/// A status near the start of a claim: "(Currently Amended)", "(cancelled)", a bare "Deleted.".
struct StatusMark {
    ClaimStatus status = ClaimStatus::Unknown;
    TextRange range;  ///< the parentheses included, code points
};

/// What stands before the claim's own words.
struct ClaimHead {
    /// The label's numbers, ascending: 7 for "7 . ", 1 to 20 for "1-20. (canceled)"; empty without
    /// a label.
    std::vector<std::int32_t> numbers;
    std::optional<StatusMark> status;
    /// Where the claim's own words begin, code points; the text's length when there are none.
    std::int32_t textStart = 0;
};

/// Reads label and status of a claim as an amendment or a publication prints it.
ClaimHead readClaimHead(std::string_view claimText);

/// The status alone.
std::optional<StatusMark> readStatus(std::string_view claimText);

enum class ReferenceForm : std::uint8_t {
    None,         ///< the claim refers to no other: independent
    Single,       ///< "of claim 4"
    Alternative,  ///< "claim 1 or claim 2", "any one of claims 1 to 3": multiple dependent
    /// "claims 1 and 2", "claims 1-3" without "any": not in the alternative only, so improper
    /// (MPEP 608.01(n), I.B).
    Cumulative,
    AnyPreceding,  ///< "any preceding claim": all lower numbers
    Lost           ///< "The system of, wherein": the number is gone from the text
};

/// What a claim says about the claims that it depends on.
struct ClaimReference {
    ReferenceForm form = ReferenceForm::None;
    std::vector<std::int32_t> claims;  ///< ascending, without repeats
    TextRange range;                   ///< the referring words, code points; empty for None
    /// The claim is of another kind than the one it refers to ("A method of making the widget of
    /// claim 1"): it inherits the terms, yet stands in independent form (MPEP 2173.05(f)). Judged
    /// by the words of this claim alone.
    bool otherCategory = false;
};

/// Finds the reference to other claims near the preamble of claim number `number`. Missing blanks
/// ("ofclaim 1wherein"), every dash and "[[deleted]]" numbers are understood. Mentions later in the
/// text, in remarks, of claims of other patents and "insurance claims" are none; nor has a
/// cancelled claim any. Numbers are kept as written, those not lower than `number` too.
///
/// Near is: within 500 characters of the claim's first word and in its first sentence; after
/// "comprising", "wherein" and the like within 300.
ClaimReference readClaimReference(std::string_view claimText, std::int32_t number);

/// The numbers of a claim list: "1-3, 5 and 7", "1 to 3", "2 through 4", "claim(s) 1-8, 10-17",
/// ascending, without repeats. Every dash; ranges with more than 1,000 members and descending ones
/// are not lists, and no claim has a number past 9,999. Empty when `text` is none.
std::vector<std::int32_t> readClaimList(std::string_view text);

/// A line of the claim as it reads best: the preamble, or one limitation.
struct Clause {
    TextRange range;         ///< code points; leading and trailing blanks are left out
    std::int32_t depth = 0;  ///< 0 preamble, 1 limitation, 2 limitation within a limitation

    bool operator==(const Clause&) const = default;
};

/// Splits a claim at its line ends; a claim on one line after semicolons (with the "and" that may
/// follow), after "comprising:" and its kin, and before the items of an enumeration "(a)", "(b)".
/// An enumeration within another, or a deeper indented line, has depth 2. The clauses cover every
/// character that is not a blank, in order, without overlaps.
std::vector<Clause> splitClauses(std::string_view claimText);

}  // namespace metes
