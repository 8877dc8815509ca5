// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/draft/DraftPlaces.h"

#include "core/text/TextIndex.h"

#include <algorithm>

namespace metes {

namespace {

/// The lines of a text, with where they start.
class Lines {
public:
    explicit Lines(std::string_view text) : m_rest(text), m_left(!text.empty()) {}

    bool atEnd() const { return !m_left; }
    std::string_view line() const { return m_rest.substr(0, m_rest.find('\n')); }
    std::int32_t start() const { return m_start; }
    std::int32_t length() const { return codePointCount(line()); }
    void next()
    {
        const std::size_t end = m_rest.find('\n');
        m_start += length() + 1;
        m_left = end != std::string_view::npos;
        m_rest.remove_prefix(m_left ? end + 1 : m_rest.size());
    }

private:
    std::string_view m_rest;
    std::int32_t m_start = 0;
    bool m_left;
};

bool isBlankLine(std::string_view line)
{
    return line.find_first_not_of(" \t\r\v\f") == std::string_view::npos;
}

}  // namespace

DraftPlaces::DraftPlaces(std::string_view text, const std::vector<Claim>& claims)
{
    Lines lines(text);
    for (const Claim& claim : claims) {
        Lines own(claim.text);
        while (!lines.atEnd() && !own.atEnd()) {
            const bool skipped = lines.line().starts_with("%allow ")
                                 || (own.start() == 0 && isBlankLine(lines.line()));
            if (!skipped) {
                // The last line has lost its blanks at the end.
                if (!lines.line().starts_with(own.line())) {
                    return;
                }
                m_pieces.push_back({claim.number, own.start(), lines.start(), own.length()});
                own.next();
            }
            lines.next();
        }
    }
}

std::optional<std::int32_t> DraftPlaces::textPosition(std::int32_t claim,
                                                      std::int32_t position) const
{
    // Labels ascend, so the pieces are sorted by claim as well as by place.
    const auto [first, last] =
        std::equal_range(m_pieces.begin(), m_pieces.end(), Piece{claim, 0, 0, 0},
                         [](const Piece& a, const Piece& b) { return a.claim < b.claim; });
    const auto piece = std::find_if(first, last, [position](const Piece& each) {
        return position >= each.inClaim && position <= each.inClaim + each.length;
    });
    if (piece == last) {
        return std::nullopt;
    }
    return piece->inText + position - piece->inClaim;
}

std::optional<TextRange> DraftPlaces::inText(std::int32_t claim, TextRange range) const
{
    const auto start = textPosition(claim, range.start);
    const auto end = textPosition(claim, range.end);
    if (!start || !end) {
        return std::nullopt;
    }
    return TextRange{*start, *end};
}

std::optional<TextRange> DraftPlaces::claim(std::int32_t number) const
{
    std::optional<TextRange> range;
    for (const Piece& piece : m_pieces) {
        if (piece.claim == number) {
            range = TextRange{range ? range->start : piece.inText, piece.inText + piece.length};
        }
    }
    return range;
}

std::int32_t DraftPlaces::claimAt(std::int32_t position) const
{
    const auto after =
        std::partition_point(m_pieces.begin(), m_pieces.end(),
                             [position](const Piece& piece) { return piece.inText <= position; });
    return after == m_pieces.begin() ? 0 : std::prev(after)->claim;
}

}  // namespace metes
