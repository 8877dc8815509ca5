// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/TextBoundaries.h"

namespace metes {

namespace {

constexpr char16_t kZeroWidthJoiner = 0x200D;

}  // namespace

TextBoundaries::TextBoundaries(std::string_view utf8)
    : m_index(utf8),
      m_text(QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()))),
      m_characters(QTextBoundaryFinder::Grapheme, m_text),
      m_words(QTextBoundaryFinder::Word, m_text)
{
}

bool TextBoundaries::isBoundary(qsizetype unit) const
{
    if (unit <= 0 || unit >= m_text.size())
        return true;
    // Not every Unicode table that Qt ships keeps joined emoji together.
    if (m_text[unit - 1] == kZeroWidthJoiner && m_text[unit].isHighSurrogate())
        return false;
    m_characters.setPosition(unit);
    return m_characters.isAtBoundary();
}

std::int32_t TextBoundaries::snapDown(std::int32_t position) const
{
    qsizetype unit = m_index.utf16Of(position);
    while (!isBoundary(unit))
        --unit;
    return m_index.codePointOfUtf16(static_cast<std::int32_t>(unit));
}

std::int32_t TextBoundaries::snapUp(std::int32_t position) const
{
    qsizetype unit = m_index.utf16Of(position);
    while (!isBoundary(unit))
        ++unit;
    return m_index.codePointOfUtf16(static_cast<std::int32_t>(unit));
}

TextRange TextBoundaries::snapped(TextRange range) const
{
    return {snapDown(range.start), snapUp(range.end)};
}

std::int32_t TextBoundaries::nextCharacter(std::int32_t position) const
{
    return snapUp(qMin(position + 1, m_index.codePoints()));
}

std::int32_t TextBoundaries::previousCharacter(std::int32_t position) const
{
    return snapDown(qMax(position - 1, 0));
}

std::int32_t TextBoundaries::nextWord(std::int32_t position) const
{
    m_words.setPosition(m_index.utf16Of(position));
    for (qsizetype unit = m_words.toNextBoundary(); unit >= 0; unit = m_words.toNextBoundary()) {
        if (m_words.boundaryReasons().testFlag(QTextBoundaryFinder::StartOfItem))
            return snapDown(m_index.codePointOfUtf16(static_cast<std::int32_t>(unit)));
    }
    return m_index.codePoints();
}

std::int32_t TextBoundaries::previousWord(std::int32_t position) const
{
    m_words.setPosition(m_index.utf16Of(position));
    for (qsizetype unit = m_words.toPreviousBoundary(); unit >= 0;
         unit = m_words.toPreviousBoundary()) {
        if (m_words.boundaryReasons().testFlag(QTextBoundaryFinder::StartOfItem))
            return snapDown(m_index.codePointOfUtf16(static_cast<std::int32_t>(unit)));
    }
    return 0;
}

}  // namespace metes
