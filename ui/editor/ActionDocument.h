// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/patent/OfficeAction.h"
#include "core/text/TextIndex.h"
#include "ui/theme/Theme.h"

#include <QString>

#include <cstdint>
#include <string_view>
#include <vector>

class QTextDocument;

namespace metes {

/// How an office action lies in a QTextDocument: one text block per block of the action, and the
/// way between code points of the action and positions of the document. Blanks between blocks are
/// not in the document. A character that means something to QTextDocument itself (line ends,
/// separators, object and frame marks, controls) is shown as another one of the same length, so
/// the text is never read back from the document. The action's text must outlive this.
class ActionDocument {
public:
    ActionDocument() = default;
    /// Blocks that overlap, go back or leave the text are cut; text that none covers becomes a
    /// paragraph.
    ActionDocument(std::string_view action, const std::vector<Block>& blocks);

    /// Replaces the document's content. Rows are `extraRow` pixels higher than the theme says.
    void fill(QTextDocument& document, const Theme& theme, int extraRow) const;

    std::int32_t codePoints() const { return m_index.codePoints(); }
    /// Where a range that starts (ends) at `position` starts (ends) in the document.
    int documentStart(std::int32_t position) const;
    int documentEnd(std::int32_t position) const;
    std::int32_t positionOfStart(int documentPosition) const;
    std::int32_t positionOfEnd(int documentPosition) const;

    struct Part {
        int start = 0;
        int end = 0;
        bool operator==(const Part&) const = default;
    };
    /// The parts of a range that the document shows, one per block at most, none empty.
    std::vector<Part> partsOf(TextRange range) const;

private:
    struct Piece {
        Block block;
        std::int32_t unit;  // where the block starts in the action, in UTF-16
        int start;          // in the document
        int end;
    };
    void append(const Block& block);
    void appendGap(TextRange gap);
    QString shownText(const Piece& piece) const;
    int documentIn(const Piece& piece, std::int32_t position) const;
    std::int32_t positionIn(const Piece& piece, int documentPosition) const;

    std::string_view m_action;
    TextIndex m_index;
    std::vector<Piece> m_pieces;
};

}  // namespace metes
