// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// A description as one text, with the places of its paragraphs.
struct DescriptionText {
    std::string text;  ///< the paragraphs, joined by an empty line
    /// The ends of the paragraphs in bytes of the text, as a JSON list of numbers.
    std::string ends = "[]";
    std::int64_t paragraphs = 0;
    std::string hash;  ///< contentHash() of the ends and the text
};

/// Joins paragraphs as they come.
class ParagraphJoiner {
public:
    /// Makes room for that many bytes, to begin with.
    explicit ParagraphJoiner(std::size_t bytes) { m_joined.text.reserve(bytes); }

    void add(std::string_view paragraph);
    /// Ends the text; call once.
    DescriptionText take();

private:
    DescriptionText m_joined;
};

DescriptionText joinParagraphs(const std::vector<std::string>& paragraphs);

/// The paragraphs that were joined; empty ones from the first end that does not fit the text.
std::vector<std::string> splitParagraphs(const std::string& text,
                                         const std::vector<std::int64_t>& ends);
std::vector<std::string> splitParagraphs(const DescriptionText& description);

}  // namespace metes
