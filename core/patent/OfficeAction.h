// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/TextRange.h"

namespace metes {

enum class BlockKind : std::uint8_t { Heading, Paragraph, Item, Table, Formula, Image };
enum class MarkKind : std::uint8_t { Bold, Italic, Underline, Strike, Inserted, Deleted };

std::string_view blockKindId(BlockKind kind);
std::optional<BlockKind> blockKindFromId(std::string_view id);
std::string_view markKindId(MarkKind kind);
std::optional<MarkKind> markKindFromId(std::string_view id);

/// An inline mark over a range of the document's text, in code points.
struct Mark {
    MarkKind kind = MarkKind::Bold;
    TextRange range;
    std::string extra{};  ///< unknown fields of the record, a JSON object or empty

    bool operator==(const Mark&) const = default;
};

/// A stretch of a document's text, in code points.
struct Block {
    BlockKind kind = BlockKind::Paragraph;
    TextRange range;
    std::vector<Mark> marks;
    std::string extra{};  ///< as above

    bool operator==(const Block&) const = default;
};

/// One office action as it was read.
struct OfficeAction {
    std::string document;  ///< the office's document code: CTNF, CTFR
    std::string mailDate;  ///< yyyy-mm-dd, or empty
    std::string text;
    std::vector<Block> blocks;  ///< empty: the text has no known structure
    std::string extra;          ///< unknown fields of the record, a JSON object or empty

    bool operator==(const OfficeAction&) const = default;
};

/// Blocks for a text that came without: paragraphs at empty lines; lines wrapped in ** or starting
/// with #, and short lines that name a statute or a part of an action, are headings; lines of "|"
/// are tables, "- " and its kin items, the office's "PNG media_image..." lines images. A sentence
/// is no heading, however bold. The blocks cover every character that is not a blank, in order,
/// without overlaps; ** and _ around a whole block become marks.
std::vector<Block> blocksOfPlainText(std::string_view text);

/// The blocks of the action, computed by blocksOfPlainText() where it has none.
std::vector<Block> blocksOf(const OfficeAction& action);

/// The sections about 35 U.S.C. 112: the ranges that begin at a heading that names 112 and end
/// before the next heading of a statute (112 again too) or of another part. In reading order. A
/// reply to arguments about 112 is none. Which paragraph of 112 a section is about, its text alone
/// says: the office heads (a), (b), (d) and (f) alike.
std::vector<TextRange> sections112(std::string_view text, const std::vector<Block>& blocks);

}  // namespace metes
