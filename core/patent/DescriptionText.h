// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace metes {

/// A description as one text, with the places of its paragraphs.
struct DescriptionText {
    std::string text;  ///< the paragraphs, joined by an empty line
    /// The ends of the paragraphs in bytes of the text, as a JSON list of numbers.
    std::string ends;
    /// SHA-256 in hex over the byte FF, the ends and the text; no plain text begins with that byte,
    /// so no description has the hash of one.
    std::string hash;
};

DescriptionText joinParagraphs(const std::vector<std::string>& paragraphs);

/// The paragraphs that were joined; empty ones from the first end that does not fit the text.
std::vector<std::string> splitParagraphs(const std::string& text,
                                         const std::vector<std::int64_t>& ends);

}  // namespace metes
