// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the headings of office actions say. Of no use outside this folder.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace metes {

/// How a line is set apart in plain text or Markdown, and its words without the markup.
struct LineMarkup {
    std::int32_t hashes = 0;  ///< 2 for "## Heading"
    bool bold = false;        ///< wrapped in **
    bool italic = false;      ///< wrapped in _ or a third *
    std::size_t begin = 0;    ///< the words, within the line
    std::size_t end = 0;

    bool sameStyle(const LineMarkup& other) const
    {
        return hashes == other.hashes && bold == other.bold && italic == other.italic;
    }
};

LineMarkup readMarkup(std::u32string_view line);

/// The subject of a heading, read from its words without markup.
struct HeadingSubject {
    bool part = false;       ///< "Claim Objections", "Response to Arguments"
    bool exactPart = false;  ///< nothing but the part's name
    bool statute = false;    ///< 35 U.S.C., a section sign
    bool names112 = false;   ///< a statute, and it is 112; not in a reply to arguments
    bool detail = false;     ///< "Claim 9", "Antecedent basis": a heading within a section
    bool sentence = false;   ///< reads as a sentence, so no heading unless marked by #
};

HeadingSubject readHeading(std::u32string_view words);

/// Longer lines are no headings.
inline constexpr std::size_t kLongestHeading = 120;

}  // namespace metes
