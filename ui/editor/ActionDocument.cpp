// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/ActionDocument.h"

#include "ui/editor/PaneText.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

namespace metes {

namespace {

/// A line at least this long was broken by a margin, not by its writer.
constexpr qsizetype kMarginWidth = 50;

/// A line end inside a block: a blank where a margin broke a sentence, a line break elsewhere.
QChar lineEnd(const QString& text, qsizetype at)
{
    const qsizetype before = text.lastIndexOf(QLatin1Char('\n'), at - 1);
    const qsizetype length = at - before - 1;
    const bool goesOn = at + 1 < text.size() && text[at + 1].isLetterOrNumber();
    return length >= kMarginWidth && goesOn ? QChar(QLatin1Char(' ')) : QChar(QChar::LineSeparator);
}

/// Same length, without what QTextDocument would act upon.
QString harmless(const QString& text)
{
    QString shown = text;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text[i].unicode();
        if (c == u'\n')
            shown[i] = lineEnd(text, i);
        else if (c == u'\r')
            // Of a pair, the line feed breaks the line.
            shown[i] = i + 1 < text.size() && text[i + 1] == u'\n' ? QChar(0x200B)
                                                                   : QChar(QChar::LineSeparator);
        else if (c == u'\u2029')
            shown[i] = QChar::LineSeparator;
        else if ((c < 0x20 && c != u'\t') || c == 0xFDD0 || c == 0xFDD1
                 || c == QChar::ObjectReplacementCharacter)
            shown[i] = QChar::ReplacementCharacter;
    }
    return shown;
}

QTextBlockFormat blockFormat(BlockKind kind, int row)
{
    QTextBlockFormat format;
    format.setLineHeight(row, QTextBlockFormat::FixedHeight);
    format.setBottomMargin(10);
    if (kind == BlockKind::Heading) {
        format.setTopMargin(6);
        format.setHeadingLevel(2);
    }
    if (kind == BlockKind::Item || kind == BlockKind::Formula)
        format.setLeftMargin(24);
    return format;
}

QTextCharFormat charFormat(BlockKind kind, const Theme& theme)
{
    QTextCharFormat format;
    QFont font = theme.readingFont();
    switch (kind) {
    case BlockKind::Heading:
        font = theme.font(TextStyle::Heading);
        font.setPixelSize(theme.readingSize());
        break;
    case BlockKind::Table:
        font = theme.monospaceFont();
        font.setPixelSize(theme.readingSize() - 2);
        break;
    case BlockKind::Image: format.setForeground(theme.color(ColorRole::Muted)); break;
    case BlockKind::Paragraph:
    case BlockKind::Item:
    case BlockKind::Formula: break;
    }
    format.setFont(font);
    return format;
}

QTextCharFormat markFormat(MarkKind kind)
{
    QTextCharFormat format;
    switch (kind) {
    case MarkKind::Bold: format.setFontWeight(QFont::Bold); break;
    case MarkKind::Italic: format.setFontItalic(true); break;
    case MarkKind::Underline:
    case MarkKind::Inserted: format.setFontUnderline(true); break;
    case MarkKind::Strike:
    case MarkKind::Deleted: format.setFontStrikeOut(true); break;
    }
    return format;
}

}  // namespace

ActionDocument::ActionDocument(std::string_view action, const std::vector<Block>& blocks)
    : m_action(action), m_index(action)
{
    std::int32_t done = 0;
    for (const Block& given : blocks) {
        Block block = given;
        block.range.start = std::max(block.range.start, done);
        block.range.end = std::min(block.range.end, m_index.codePoints());
        if (block.range.empty())
            continue;
        appendGap({done, block.range.start});
        append(block);
        done = block.range.end;
    }
    appendGap({done, m_index.codePoints()});
}

void ActionDocument::append(const Block& block)
{
    const int start = m_pieces.empty() ? 0 : m_pieces.back().end + 1;
    const std::int32_t unit = m_index.utf16Of(block.range.start);
    const int length = m_index.utf16Of(block.range.end) - unit;
    m_pieces.push_back({block, unit, start, start + length});
}

void ActionDocument::appendGap(TextRange gap)
{
    const std::string_view text = m_index.slice(gap);
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return;
    const std::size_t last = text.find_last_not_of(kBlanks);
    const std::int32_t base = m_index.byteOf(gap.start);
    Block block;
    block.range = {m_index.codePointOfByte(base + static_cast<std::int32_t>(first)),
                   m_index.codePointOfByte(base + static_cast<std::int32_t>(last)) + 1};
    append(block);
}

QString ActionDocument::shownText(const Piece& piece) const
{
    const std::string_view text = m_index.slice(piece.block.range);
    return harmless(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
}

void ActionDocument::fill(QTextDocument& document, const Theme& theme, int extraRow) const
{
    document.clear();
    document.setDefaultFont(theme.readingFont());
    QTextCursor cursor(&document);
    cursor.beginEditBlock();
    for (const Piece& piece : m_pieces) {
        const QTextBlockFormat block =
            blockFormat(piece.block.kind, theme.readingLine() + extraRow);
        const QTextCharFormat characters = charFormat(piece.block.kind, theme);
        if (piece.start == 0) {
            cursor.setBlockFormat(block);
            cursor.setBlockCharFormat(characters);
        } else {
            cursor.insertBlock(block, characters);
        }
        cursor.insertText(shownText(piece), characters);
        QTextCursor marked(&document);
        for (const Mark& mark : piece.block.marks) {
            marked.setPosition(documentIn(piece, mark.range.start));
            marked.setPosition(documentIn(piece, mark.range.end), QTextCursor::KeepAnchor);
            marked.mergeCharFormat(markFormat(mark.kind));
        }
    }
    cursor.endEditBlock();
}

int ActionDocument::documentIn(const Piece& piece, std::int32_t position) const
{
    const std::int32_t inside =
        std::clamp(position, piece.block.range.start, piece.block.range.end);
    return piece.start + m_index.utf16Of(inside) - piece.unit;
}

std::int32_t ActionDocument::positionIn(const Piece& piece, int documentPosition) const
{
    const int inside = std::clamp(documentPosition, piece.start, piece.end);
    return m_index.codePointOfUtf16(piece.unit + inside - piece.start);
}

int ActionDocument::documentStart(std::int32_t position) const
{
    const auto piece = std::partition_point(m_pieces.begin(), m_pieces.end(), [&](const Piece& p) {
        return p.block.range.end <= position;
    });
    if (piece != m_pieces.end())
        return documentIn(*piece, position);
    return m_pieces.empty() ? 0 : m_pieces.back().end;
}

int ActionDocument::documentEnd(std::int32_t position) const
{
    const auto piece =
        std::partition_point(m_pieces.rbegin(), m_pieces.rend(),
                             [&](const Piece& p) { return p.block.range.start >= position; });
    return piece != m_pieces.rend() ? documentIn(*piece, position) : 0;
}

std::int32_t ActionDocument::positionOfStart(int documentPosition) const
{
    const auto piece = std::partition_point(
        m_pieces.begin(), m_pieces.end(), [&](const Piece& p) { return p.end < documentPosition; });
    return piece != m_pieces.end() ? positionIn(*piece, documentPosition) : m_index.codePoints();
}

std::int32_t ActionDocument::positionOfEnd(int documentPosition) const
{
    const auto piece =
        std::partition_point(m_pieces.rbegin(), m_pieces.rend(),
                             [&](const Piece& p) { return p.start >= documentPosition; });
    return piece != m_pieces.rend() ? positionIn(*piece, documentPosition) : 0;
}

std::vector<ActionDocument::Part> ActionDocument::partsOf(TextRange range) const
{
    std::vector<Part> parts;
    auto piece = std::partition_point(m_pieces.begin(), m_pieces.end(), [&](const Piece& p) {
        return p.block.range.end <= range.start;
    });
    for (; piece != m_pieces.end() && piece->block.range.start < range.end; ++piece) {
        const Part part{documentIn(*piece, range.start), documentIn(*piece, range.end)};
        if (part.start < part.end)
            parts.push_back(part);
    }
    return parts;
}

}  // namespace metes
