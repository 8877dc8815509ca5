// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/patent/ClaimLanguage.h"
#include "core/text/TextIndex.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// Half-open range of bytes in the editor's buffer.
struct ByteRange {
    std::int32_t start = 0;
    std::int32_t end = 0;

    bool operator==(const ByteRange&) const = default;
};

/// How a claim is laid out in the editor's buffer: one line per clause, indented by depth, and the
/// way between code points of the claim and bytes of the buffer. Blanks and line ends between
/// clauses are not in the buffer; indentation and line ends of the buffer are not in the claim.
/// Every other character is in both, once. The claim's text must outlive the layout.
class ClaimLayout {
public:
    static constexpr int kIndent = 6;  ///< blanks per depth

    ClaimLayout() = default;
    /// Clauses that overlap, go back or leave the text are cut; text that none covers becomes a
    /// line of its own, so that nothing is hidden.
    ClaimLayout(std::string_view claim, const std::vector<Clause>& clauses);

    const std::string& buffer() const { return m_buffer; }
    std::int32_t codePoints() const { return m_index.codePoints(); }

    /// Where a range that starts (ends) at `position` starts (ends) in the buffer. The two differ
    /// between clauses.
    std::int32_t byteOfStart(std::int32_t position) const;
    std::int32_t byteOfEnd(std::int32_t position) const;
    /// Where a caret at `position` stands: at the end of a line rather than the start of the next.
    std::int32_t byteOfCaret(std::int32_t position) const;
    std::int32_t positionOfStart(std::int32_t byte) const;
    std::int32_t positionOfEnd(std::int32_t byte) const;

    /// The parts of a range that the buffer shows, one per line at most, none empty.
    std::vector<ByteRange> bytesOf(TextRange range) const;
    /// Whether the buffer has a place for a caret at `position`.
    bool shows(std::int32_t position) const;

private:
    struct Line {
        TextRange range;          // of the claim
        std::int32_t claimByte;   // where range.start is in the claim
        std::int32_t bufferByte;  // where range.start is in the buffer, behind the indentation
        std::int32_t bufferEnd;
    };
    void append(TextRange range, std::int32_t depth);
    void appendGap(TextRange gap);
    std::int32_t byteIn(const Line& line, std::int32_t position) const;
    std::int32_t positionIn(const Line& line, std::int32_t byte) const;

    std::string_view m_claim;
    TextIndex m_index;
    std::string m_buffer;
    std::vector<Line> m_lines;
};

}  // namespace metes
