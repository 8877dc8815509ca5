// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/TextIndex.h"

#include <QString>
#include <QTextBoundaryFinder>

#include <cstdint>
#include <string_view>

namespace metes {

/// Where characters as people see them, and words, begin in a text. Positions are code points.
/// The text must outlive this.
class TextBoundaries {
public:
    explicit TextBoundaries(std::string_view utf8);

    /// The nearest boundary at or before, and at or after, `position`.
    std::int32_t snapDown(std::int32_t position) const;
    std::int32_t snapUp(std::int32_t position) const;
    /// Outwards to whole characters.
    TextRange snapped(TextRange range) const;

    std::int32_t nextCharacter(std::int32_t position) const;
    std::int32_t previousCharacter(std::int32_t position) const;
    /// The next word's start, or the end of the text.
    std::int32_t nextWord(std::int32_t position) const;
    /// The start of this word, or of the one before.
    std::int32_t previousWord(std::int32_t position) const;

private:
    bool isBoundary(qsizetype unit) const;

    TextIndex m_index;
    QString m_text;
    mutable QTextBoundaryFinder m_characters;
    mutable QTextBoundaryFinder m_words;
};

}  // namespace metes
