// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/OfficeAction.h"

#include "core/patent/ActionHeading.h"
#include "core/text/Folding.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <array>

namespace metes {

namespace {

constexpr std::array<std::string_view, 6> kBlockKindIds{"heading", "paragraph", "item",
                                                        "table",   "formula",   "image"};
constexpr std::array<std::string_view, 6> kMarkKindIds{"bold",   "italic",   "underline",
                                                       "strike", "inserted", "deleted"};

template<typename Kind, std::size_t Count>
std::optional<Kind> kindFromId(const std::array<std::string_view, Count>& ids, std::string_view id)
{
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (found == ids.end()) {
        return std::nullopt;
    }
    return static_cast<Kind>(found - ids.begin());
}

/// One line without its outer blanks, in code points; empty when it is blank.
struct ActionLine {
    std::size_t begin = 0;
    std::size_t end = 0;

    bool blank() const { return begin == end; }
};

std::vector<ActionLine> actionLines(std::u32string_view text)
{
    std::vector<ActionLine> lines;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] != U'\n' && text[i] != U'\r') {
            continue;
        }
        ActionLine line{begin, i};
        while (line.begin < line.end && isBlank(text[line.begin])) {
            ++line.begin;
        }
        while (line.end > line.begin && isBlank(text[line.end - 1])) {
            --line.end;
        }
        lines.push_back(line);
        const bool crlf = i + 1 < text.size() && text[i] == U'\r' && text[i + 1] == U'\n';
        i += crlf ? 1 : 0;
        begin = i + 1;
    }
    return lines;
}

class BlockReader {
public:
    explicit BlockReader(std::string_view utf8) : m_text(toUtf32(utf8)) {}

    std::vector<Block> read()
    {
        for (const ActionLine& line : actionLines(m_text)) {
            if (line.blank()) {
                m_open = false;
                m_standsAlone = true;
                continue;
            }
            const BlockKind kind = kindOf(line);
            const bool joins = m_open && m_blocks.back().kind == kind
                               && (kind == BlockKind::Paragraph || kind == BlockKind::Table);
            if (joins) {
                m_blocks.back().range.end = static_cast<std::int32_t>(line.end);
            } else {
                m_blocks.push_back({kind, rangeOf(line.begin, line.end), {}});
            }
            m_open = true;
            m_standsAlone = kind == BlockKind::Heading;
        }
        for (Block& block : m_blocks) {
            addMarks(block);
        }
        return std::move(m_blocks);
    }

private:
    static TextRange rangeOf(std::size_t begin, std::size_t end)
    {
        return {static_cast<std::int32_t>(begin), static_cast<std::int32_t>(end)};
    }

    std::u32string_view words(std::size_t begin, std::size_t end) const
    {
        return std::u32string_view(m_text).substr(begin, end - begin);
    }

    BlockKind kindOf(const ActionLine& line) const
    {
        const std::u32string_view text = words(line.begin, line.end);
        const bool bullet = text.size() > 2 && isBlank(text[1])
                            && (text[0] == U'-' || text[0] == U'*' || text[0] == 0x2022);
        if (text.front() == U'|') {
            return BlockKind::Table;
        }
        if (bullet) {
            return BlockKind::Item;
        }
        if (text.substr(0, 80).find(U"media_image") != std::u32string_view::npos
            && text.size() <= kLongestHeading && text.starts_with(U"PNG")) {
            return BlockKind::Image;
        }
        return isHeading(text) ? BlockKind::Heading : BlockKind::Paragraph;
    }

    bool isHeading(std::u32string_view line) const
    {
        const LineMarkup markup = readMarkup(line.substr(0, 2 * kLongestHeading));
        if (markup.hashes > 0) {
            return true;
        }
        if (line.size() > kLongestHeading) {
            return false;
        }
        const std::u32string_view inner = line.substr(markup.begin, markup.end - markup.begin);
        const HeadingSubject subject = readHeading(inner);
        if (subject.sentence) {
            return false;
        }
        if (markup.bold) {
            return true;
        }
        // A line of running text may begin with such words; a heading stands alone or is complete.
        const bool small = inner.front() >= U'a' && inner.front() <= U'z';
        return subject.exactPart || (m_standsAlone && !small && (subject.part || subject.statute));
    }

    void addMarks(Block& block) const
    {
        const auto begin = static_cast<std::size_t>(block.range.start);
        const auto end = static_cast<std::size_t>(block.range.end);
        const LineMarkup markup = readMarkup(words(begin, end));
        const std::size_t italic = markup.italic ? 1 : 0;
        if (markup.bold) {
            block.marks.push_back({MarkKind::Bold, rangeOf(begin + markup.begin - italic,
                                                           begin + markup.end + italic)});
        }
        if (markup.italic) {
            block.marks.push_back(
                {MarkKind::Italic, rangeOf(begin + markup.begin, begin + markup.end)});
        }
    }

    std::u32string m_text;
    std::vector<Block> m_blocks;
    bool m_open = false;
    bool m_standsAlone = true;
};

struct ActionHeading {
    LineMarkup markup;
    HeadingSubject subject;
};

ActionHeading headingAt(const TextIndex& index, const Block& block)
{
    const auto limit = static_cast<std::int32_t>(2 * kLongestHeading);
    const TextRange range{block.range.start, std::min(block.range.end, block.range.start + limit)};
    const std::u32string line = toUtf32(index.slice(range));
    ActionHeading heading;
    heading.markup = readMarkup(line);
    const std::size_t length = heading.markup.end - heading.markup.begin;
    heading.subject = readHeading(std::u32string_view(line).substr(heading.markup.begin, length));
    return heading;
}

// A statute or part always ends a section; any other heading only where it is set like the
// section's own and is not about a claim or a ground within it.
bool endsSection(const ActionHeading& section, const ActionHeading& next)
{
    if (next.subject.names112 || next.subject.part || next.subject.statute) {
        return true;
    }
    const bool higher = next.markup.hashes > 0 && next.markup.hashes <= section.markup.hashes;
    return !next.subject.detail && (higher || next.markup.sameStyle(section.markup));
}

}  // namespace

std::string_view blockKindId(BlockKind kind)
{
    return kBlockKindIds[static_cast<std::size_t>(kind)];
}

std::optional<BlockKind> blockKindFromId(std::string_view id)
{
    return kindFromId<BlockKind>(kBlockKindIds, id);
}

std::string_view markKindId(MarkKind kind)
{
    return kMarkKindIds[static_cast<std::size_t>(kind)];
}

std::optional<MarkKind> markKindFromId(std::string_view id)
{
    return kindFromId<MarkKind>(kMarkKindIds, id);
}

std::vector<Block> blocksOfPlainText(std::string_view text)
{
    return BlockReader(text).read();
}

std::vector<Block> blocksOf(const OfficeAction& action)
{
    return action.blocks.empty() ? blocksOfPlainText(action.text) : action.blocks;
}

std::vector<TextRange> sections112(std::string_view text, const std::vector<Block>& blocks)
{
    const TextIndex index(text);
    std::vector<TextRange> sections;
    std::optional<ActionHeading> open;
    for (const Block& block : blocks) {
        if (block.kind == BlockKind::Heading) {
            const ActionHeading heading = headingAt(index, block);
            if (open && endsSection(*open, heading)) {
                open.reset();
            }
            if (!open && heading.subject.names112) {
                open = heading;
                sections.push_back(block.range);
                continue;
            }
        }
        if (open) {
            sections.back().end = std::max(sections.back().end, block.range.end);
        }
    }
    return sections;
}

}  // namespace metes
