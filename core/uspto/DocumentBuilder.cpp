// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/DocumentBuilder.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace metes {

namespace {

bool isSourceBlank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/// Length in bytes of the character that starts with `lead`; 1 for a stray byte.
std::size_t characterLength(char lead)
{
    const auto byte = static_cast<unsigned char>(lead);
    if (byte < 0xC0) {
        return 1;
    }
    if (byte < 0xE0) {
        return 2;
    }
    return byte < 0xF0 ? 3 : 4;
}

}  // namespace

void DocumentBuilder::openBlock(BlockKind kind)
{
    closeBlock();
    m_block = Block{};
    m_block.kind = kind;
    m_open = true;
    m_visible = false;
}

std::optional<TextRange> DocumentBuilder::closeBlock()
{
    m_owed.clear();
    const bool filled = m_open && m_visible;
    m_open = false;
    m_visible = false;
    if (!filled) {
        return std::nullopt;
    }
    for (std::size_t kind = 0; kind < kMarkKinds; ++kind) {
        endMark(kind);
    }
    m_block.range.end = m_size;
    std::sort(m_block.marks.begin(), m_block.marks.end(), [](const Mark& a, const Mark& b) {
        return std::tuple(a.range.start, b.range.end, a.kind)
               < std::tuple(b.range.start, a.range.end, b.kind);
    });
    m_blocks.push_back(std::move(m_block));
    return m_blocks.back().range;
}

void DocumentBuilder::append(std::string_view utf8)
{
    for (std::size_t at = 0; at < utf8.size();) {
        const std::string_view character = utf8.substr(at, characterLength(utf8[at]));
        if (isSourceBlank(character[0])) {
            takeBlank(character[0], m_source);
        } else {
            writeVisible(character, m_source);
        }
        ++m_source;
        at += character.size();
    }
}

void DocumentBuilder::appendInstead(std::string_view utf8, std::int64_t sourceLength)
{
    const std::int64_t source = m_source;
    for (std::size_t at = 0; at < utf8.size();) {
        const std::string_view character = utf8.substr(at, characterLength(utf8[at]));
        if (isSourceBlank(character[0])) {
            takeBlank(character[0], source);
        } else {
            writeVisible(character, source);
        }
        at += character.size();
    }
    m_source = source + sourceLength;
}

void DocumentBuilder::lineBreak(std::int32_t indent)
{
    if (!m_open) {
        return;
    }
    if (m_block.kind == BlockKind::Table) {
        takeBlank(' ', m_source);
        return;
    }
    if (m_visible) {
        m_owed.clear();
        oweLine(m_source);
        m_owed.insert(m_owed.end(), static_cast<std::size_t>(std::max(indent, 0)),
                      Owed{' ', m_source});
    }
}

void DocumentBuilder::placeholder(BlockKind kind)
{
    if (m_open) {
        writeVisible(kPlaceholder, m_source);
        return;
    }
    openBlock(kind);
    writeVisible(kPlaceholder, m_source);
    closeBlock();
}

void DocumentBuilder::nextCell()
{
    if (m_open) {
        dropOwedBlanks(" ");
        m_owed.push_back({'\t', m_source});
    }
}

void DocumentBuilder::nextRow()
{
    dropOwedBlanks(" \t");
    const bool owesLine = !m_owed.empty() && m_owed.back().blank == '\n';
    if (m_visible && !owesLine) {
        oweLine(m_source);
    }
}

void DocumentBuilder::openMark(MarkKind kind)
{
    ++m_marks[static_cast<std::size_t>(kind)].depth;
}

void DocumentBuilder::closeMark(MarkKind kind)
{
    OpenMark& mark = m_marks[static_cast<std::size_t>(kind)];
    if (mark.depth > 0 && --mark.depth == 0) {
        endMark(static_cast<std::size_t>(kind));
    }
}

void DocumentBuilder::finish(PatentDocument& document)
{
    closeBlock();
    document.text = std::move(m_text);
    document.blocks = std::move(m_blocks);
    document.sourceMap = std::move(m_sourceMap);
    *this = DocumentBuilder{};
}

void DocumentBuilder::write(std::string_view character, std::int64_t source)
{
    const bool follows =
        !m_sourceMap.empty()
        && m_sourceMap.back().source + (m_size - m_sourceMap.back().text) == source;
    if (!follows) {
        m_sourceMap.push_back({m_size, source});
    }
    m_text += character;
    ++m_size;
}

void DocumentBuilder::writeVisible(std::string_view character, std::int64_t source)
{
    if (!m_open) {
        openBlock(BlockKind::Paragraph);
    }
    if (!m_visible) {
        m_visible = true;
        if (m_size > 0) {
            write("\n", source);
            write("\n", source);
        }
        m_block.range.start = m_size;
    }
    for (const Owed& owed : m_owed) {
        write(std::string_view(&owed.blank, 1), owed.source);
    }
    m_owed.clear();
    for (OpenMark& mark : m_marks) {
        if (mark.depth > 0 && mark.start < 0) {
            mark.start = m_size;
        }
    }
    write(character, source);
}

void DocumentBuilder::takeBlank(char blank, std::int64_t source)
{
    if (!m_visible) {
        return;
    }
    const bool line = blank == '\n' || blank == '\r' || blank == '\f' || blank == '\v';
    if (m_blanks == Blanks::Keep && line && m_block.kind != BlockKind::Table) {
        dropOwedBlanks(" \t");
        oweLine(source);
    } else if (m_blanks == Blanks::Keep && !line) {
        m_owed.push_back({blank, source});
    } else if (m_owed.empty()) {
        m_owed.push_back({' ', source});
    }
}

void DocumentBuilder::oweLine(std::int64_t source)
{
    m_owed.push_back({'\n', source});
}

void DocumentBuilder::dropOwedBlanks(std::string_view blanks)
{
    while (!m_owed.empty() && blanks.find(m_owed.back().blank) != std::string_view::npos) {
        m_owed.pop_back();
    }
}

void DocumentBuilder::endMark(std::size_t kind)
{
    OpenMark& mark = m_marks[kind];
    const TextRange range{mark.start, m_size};
    mark.start = -1;
    if (range.start < 0 || range.empty()) {
        return;
    }
    const auto markKind = static_cast<MarkKind>(kind);
    const auto touching = std::find_if(m_block.marks.rbegin(), m_block.marks.rend(),
                                       [&](const Mark& other) { return other.kind == markKind; });
    if (touching != m_block.marks.rend() && touching->range.end == range.start) {
        touching->range.end = range.end;
        return;
    }
    Mark added;
    added.kind = markKind;
    added.range = range;
    m_block.marks.push_back(std::move(added));
}

}  // namespace metes
