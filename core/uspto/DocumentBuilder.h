// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/uspto/Document.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace metes {

/// Stands in the text for a formula or an image: U+FFFC, one character.
inline constexpr std::string_view kPlaceholder = "\xEF\xBF\xBC";

/// Appends the text of a document while a reader walks through its source, and keeps blocks, marks
/// and the way back to the source in step.
///
/// Blocks are separated by an empty line, lines within a block by a line end, cells of a table by a
/// tab. Blanks at the ends of blocks, lines and cells never reach the text, nor do blocks without a
/// visible character: nothing is written before the next visible character asks for it.
///
///     builder.openBlock(BlockKind::Paragraph);
///     builder.seek(17);                      // where the source's text stands
///     builder.append("A lever ");
///     builder.openMark(MarkKind::Inserted);
///     builder.append("of steel");
///     builder.closeMark(MarkKind::Inserted);
///     const std::optional<TextRange> paragraph = builder.closeBlock();
///     builder.finish(document);
class DocumentBuilder {
public:
    /// What happens to the blanks of the source: ASCII space, tab and line ends. U+00A0 and its kin
    /// are characters like others.
    enum class Blanks : std::uint8_t {
        Collapse,  ///< a run of blanks, line ends included, is one space
        Keep       ///< blanks stay; a line end in the text is a line break
    };

    void setBlanks(Blanks blanks) { m_blanks = blanks; }

    /// Where the next character stands in the source, in code points.
    void seek(std::int64_t source) { m_source = source; }
    /// The source goes on behind `characters` that do not reach the text.
    void skip(std::int64_t characters) { m_source += characters; }
    std::int64_t source() const { return m_source; }

    /// Closes the open block, if any. Text outside of blocks opens a paragraph by itself.
    void openBlock(BlockKind kind);
    /// The block's range; nothing when it holds no visible character or none is open.
    std::optional<TextRange> closeBlock();
    bool inBlock() const { return m_open; }
    /// Extra of the open block, a JSON object: what the source says about it beyond its kind.
    void setBlockExtra(std::string json) { m_block.extra = std::move(json); }

    /// Appends text that the source holds character for character from source() on.
    void append(std::string_view utf8);
    /// Appends text that stands for `sourceLength` other characters of the source: an entity, a
    /// number out of an attribute (0).
    void appendInstead(std::string_view utf8, std::int64_t sourceLength);
    /// A line end within the block, then `indent` spaces.
    void lineBreak(std::int32_t indent = 0);
    /// A formula or image: U+FFFC within the open block, or as a block of its own.
    void placeholder(BlockKind kind);

    /// Next cell and next row of an open table. Within a cell, line ends become spaces.
    void nextCell();
    void nextRow();

    /// Marks nest and may reach over blocks; each block gets its share. Empty marks vanish, and
    /// marks of one kind that touch are one. closeMark() without an openMark() does nothing.
    void openMark(MarkKind kind);
    void closeMark(MarkKind kind);

    /// Code points written so far; blanks and separators still owed are not among them.
    std::int32_t size() const { return m_size; }
    std::string_view text() const { return m_text; }
    const std::vector<Block>& blocks() const { return m_blocks; }

    /// Closes what is open and moves text, blocks and source map into `document`. The builder is
    /// empty then.
    void finish(PatentDocument& document);

private:
    struct OpenMark {
        std::int32_t depth = 0;   ///< how often it was opened
        std::int32_t start = -1;  ///< where its stretch in this block began, or -1
    };
    /// A blank that is written when a visible character follows.
    struct Owed {
        char blank = ' ';
        std::int64_t source = 0;
    };
    static constexpr std::size_t kMarkKinds = 6;

    void write(std::string_view character, std::int64_t source);
    void writeVisible(std::string_view character, std::int64_t source);
    void takeBlank(char blank, std::int64_t source);
    void oweLine(std::int64_t source);
    void dropOwedBlanks(std::string_view blanks);
    void endMark(std::size_t kind);

    std::string m_text;
    std::vector<Block> m_blocks;
    std::vector<SourcePoint> m_sourceMap;
    std::array<OpenMark, kMarkKinds> m_marks;  ///< by kind
    Blanks m_blanks = Blanks::Collapse;
    Block m_block;  ///< the open one; its range starts with the first visible character
    bool m_open = false;
    bool m_visible = false;  ///< the open block holds a visible character
    std::vector<Owed> m_owed;
    std::int32_t m_size = 0;
    std::int64_t m_source = 0;
};

}  // namespace metes
