// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/ClaimLayout.h"

#include "ui/editor/PaneText.h"

#include <algorithm>

namespace metes {

namespace {


}  // namespace

ClaimLayout::ClaimLayout(std::string_view claim, const std::vector<Clause>& clauses)
    : m_claim(claim), m_index(claim)
{
    m_buffer.reserve(claim.size() + clauses.size() * 2 * kIndent);
    std::int32_t done = 0;
    for (const Clause& clause : clauses) {
        const TextRange range{std::max(clause.range.start, done),
                              std::min(clause.range.end, m_index.codePoints())};
        if (range.empty())
            continue;
        appendGap({done, range.start});
        append(range, std::clamp(clause.depth, 0, 8));
        done = range.end;
    }
    appendGap({done, m_index.codePoints()});
}

void ClaimLayout::appendGap(TextRange gap)
{
    const std::string_view text = m_index.slice(gap);
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return;
    const std::size_t last = text.find_last_not_of(kBlanks);
    const std::int32_t base = m_index.byteOf(gap.start);
    append({m_index.codePointOfByte(base + static_cast<std::int32_t>(first)),
            m_index.codePointOfByte(base + static_cast<std::int32_t>(last)) + 1},
           0);
}

void ClaimLayout::append(TextRange range, std::int32_t depth)
{
    if (!m_lines.empty())
        m_buffer += '\n';
    m_buffer.append(static_cast<std::size_t>(depth * kIndent), ' ');
    Line line{range, m_index.byteOf(range.start), static_cast<std::int32_t>(m_buffer.size()), 0};
    m_buffer += m_index.slice(range);
    line.bufferEnd = static_cast<std::int32_t>(m_buffer.size());
    m_lines.push_back(line);
}

std::int32_t ClaimLayout::byteIn(const Line& line, std::int32_t position) const
{
    const std::int32_t inside = std::clamp(position, line.range.start, line.range.end);
    return line.bufferByte + m_index.byteOf(inside) - line.claimByte;
}

std::int32_t ClaimLayout::positionIn(const Line& line, std::int32_t byte) const
{
    const std::int32_t inside = std::clamp(byte, line.bufferByte, line.bufferEnd);
    return m_index.codePointOfByte(line.claimByte + inside - line.bufferByte);
}

std::int32_t ClaimLayout::byteOfStart(std::int32_t position) const
{
    // The first line that ends behind the position; at the end of the claim, the last line.
    const auto line = std::partition_point(m_lines.begin(), m_lines.end(),
                                           [&](const Line& l) { return l.range.end <= position; });
    if (line != m_lines.end())
        return byteIn(*line, position);
    return m_lines.empty() ? 0 : byteIn(m_lines.back(), position);
}

std::int32_t ClaimLayout::byteOfEnd(std::int32_t position) const
{
    const auto line = std::partition_point(
        m_lines.rbegin(), m_lines.rend(), [&](const Line& l) { return l.range.start >= position; });
    if (line != m_lines.rend())
        return byteIn(*line, position);
    return m_lines.empty() ? 0 : byteIn(m_lines.front(), position);
}

std::int32_t ClaimLayout::byteOfCaret(std::int32_t position) const
{
    const auto line = std::partition_point(m_lines.begin(), m_lines.end(),
                                           [&](const Line& l) { return l.range.end < position; });
    if (line != m_lines.end())
        return byteIn(*line, position);
    return m_lines.empty() ? 0 : m_lines.back().bufferEnd;
}

std::int32_t ClaimLayout::positionOfStart(std::int32_t byte) const
{
    const auto line = std::partition_point(m_lines.begin(), m_lines.end(),
                                           [&](const Line& l) { return l.bufferEnd < byte; });
    if (line != m_lines.end())
        return positionIn(*line, byte);
    return m_index.codePoints();
}

std::int32_t ClaimLayout::positionOfEnd(std::int32_t byte) const
{
    const auto line = std::partition_point(m_lines.rbegin(), m_lines.rend(),
                                           [&](const Line& l) { return l.bufferByte >= byte; });
    return line != m_lines.rend() ? positionIn(*line, byte) : 0;
}

std::vector<ByteRange> ClaimLayout::bytesOf(TextRange range) const
{
    std::vector<ByteRange> parts;
    auto line = std::partition_point(m_lines.begin(), m_lines.end(),
                                     [&](const Line& l) { return l.range.end <= range.start; });
    for (; line != m_lines.end() && line->range.start < range.end; ++line) {
        const ByteRange part{byteIn(*line, range.start), byteIn(*line, range.end)};
        if (part.start < part.end)
            parts.push_back(part);
    }
    return parts;
}

bool ClaimLayout::shows(std::int32_t position) const
{
    const auto line = std::partition_point(m_lines.begin(), m_lines.end(),
                                           [&](const Line& l) { return l.range.end < position; });
    return line != m_lines.end() && line->range.start <= position;
}

}  // namespace metes
