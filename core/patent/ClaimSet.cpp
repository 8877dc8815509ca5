// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/ClaimSet.h"

#include "core/patent/ClaimLanguage.h"
#include "core/text/Folding.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <array>

namespace metes {

namespace {

// The highest step from one claim to the next: cancelled claims leave holes.
constexpr std::int32_t kLargestGap = 400;
constexpr std::int32_t kLongestHead = 200;

bool isSmall(char32_t c)
{
    return (c >= U'a' && c <= U'z') || (c >= 0xdf && c <= 0xff && c != 0xf7);
}

bool isDigit(char32_t c)
{
    return c >= U'0' && c <= U'9';
}

// What ends a claim set: the part that follows it in an applicant's paper.
bool endsSet(std::u32string_view line)
{
    static constexpr std::array<std::u32string_view, 9> kParts{U"remarks",
                                                               U"remark",
                                                               U"arguments",
                                                               U"remarks/arguments",
                                                               U"arguments/remarks",
                                                               U"abstract",
                                                               U"abstract of the disclosure",
                                                               U"respectfully submitted",
                                                               U"conclusion"};
    std::u32string folded;
    for (const char32_t c : line.substr(0, 40)) {
        folded += c >= U'A' && c <= U'Z' ? c + 32 : c;
    }
    while (!folded.empty()
           && (folded.back() == U':' || folded.back() == U'.' || folded.back() == U',')) {
        folded.pop_back();
    }
    return std::find(kParts.begin(), kParts.end(), folded) != kParts.end();
}

class ClaimSplitter {
public:
    ClaimSplitter(std::string_view text, const std::vector<ClaimLine>& lines)
        : m_index(text), m_text(toUtf32(text)), m_lines(lines)
    {
    }

    ClaimSet split()
    {
        for (const ClaimLine& line : m_lines) {
            if (line.range.empty()) {
                continue;
            }
            if (!m_set.claims.empty() && endsSet(words(line.range))) {
                break;
            }
            ClaimHead head = headOf(line);
            if (!head.numbers.empty() && begins(line, head)) {
                m_last = head.numbers.back();
                m_indent = m_set.claims.empty() ? line.indent : std::min(m_indent, line.indent);
                m_set.claims.push_back({std::move(head.numbers), line.range});
            } else if (!m_set.claims.empty()) {
                m_set.claims.back().range.end = line.range.end;
            } else {
                m_set.preface.start =
                    m_set.preface.empty() ? line.range.start : m_set.preface.start;
                m_set.preface.end = line.range.end;
            }
        }
        return std::move(m_set);
    }

private:
    std::u32string_view words(TextRange range) const
    {
        return std::u32string_view(m_text).substr(static_cast<std::size_t>(range.start),
                                                  static_cast<std::size_t>(range.length()));
    }

    ClaimHead headOf(const ClaimLine& line) const
    {
        const std::u32string_view text = words(line.range);
        const bool claimWord = text.size() > 6 && (text[0] == U'C' || text[0] == U'c')
                               && (text.substr(1, 4) == U"laim" || text.substr(1, 4) == U"LAIM");
        if (!isDigit(text.front()) && !claimWord) {
            return {};
        }
        const TextRange start{line.range.start,
                              std::min(line.range.end, line.range.start + kLongestHead)};
        return readClaimHead(m_index.slice(start));
    }

    bool begins(const ClaimLine& line, const ClaimHead& head) const
    {
        const std::int32_t first = head.numbers.front();
        if (first <= m_last || first > m_last + kLargestGap) {
            return false;
        }
        if (m_set.claims.empty() || head.status) {
            return true;
        }
        const std::u32string_view text = words(line.range);
        const auto start = static_cast<std::size_t>(head.textStart);
        const bool small = start < text.size() && isSmall(text[start]);
        const bool deeper = line.indent > m_indent + 1;
        const char32_t before = m_text[static_cast<std::size_t>(m_set.claims.back().range.end) - 1];
        if (before == U'.' || before == U')' || before == U']') {
            return !(deeper && small);
        }
        // The claim before has not ended: its numbered steps go on, unless this is the very next
        // claim and reads like one.
        const bool goesOn = before == U',' || before == U';' || before == U':';
        return !deeper && !small && !goesOn;
    }

    TextIndex m_index;
    std::u32string m_text;
    const std::vector<ClaimLine>& m_lines;
    ClaimSet m_set;
    std::int32_t m_last = 0;
    std::int32_t m_indent = 0;
};

}  // namespace

std::vector<ClaimLine> claimLines(std::string_view text)
{
    const std::u32string all = toUtf32(text);
    std::vector<ClaimLine> lines;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= all.size(); ++i) {
        if (i < all.size() && all[i] != U'\n') {
            continue;
        }
        ClaimLine line;
        std::size_t end = i;
        while (begin < end && isBlank(all[begin])) {
            line.indent = all[begin] == U'\t' ? (line.indent / 4 + 1) * 4 : line.indent + 1;
            ++begin;
        }
        while (end > begin && isBlank(all[end - 1])) {
            --end;
        }
        line.range = {static_cast<std::int32_t>(begin), static_cast<std::int32_t>(end)};
        lines.push_back(line);
        begin = i + 1;
    }
    return lines;
}

ClaimSet splitClaimSet(std::string_view text, const std::vector<ClaimLine>& lines)
{
    return ClaimSplitter(text, lines).split();
}

ClaimSet splitClaimSet(std::string_view text)
{
    return splitClaimSet(text, claimLines(text));
}

}  // namespace metes
