// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/DocumentExport.h"

#include "core/base/Json.h"
#include "core/text/Folding.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

namespace metes {

namespace {

constexpr char32_t kPlaceholderMark = 0xFFFC;

struct Delimiters {
    std::string_view open;
    std::string_view close;
};

Delimiters delimitersOf(MarkKind kind)
{
    switch (kind) {
    case MarkKind::Bold: return {"**", "**"};
    case MarkKind::Italic: return {"*", "*"};
    case MarkKind::Underline: return {"<u>", "</u>"};
    case MarkKind::Strike: return {"~~", "~~"};
    case MarkKind::Inserted: return {"<ins>", "</ins>"};
    case MarkKind::Deleted: return {"<del>", "</del>"};
    }
    return {};
}

std::u32string wide(std::string_view ascii)
{
    return {ascii.begin(), ascii.end()};
}

bool isDigit32(char32_t c)
{
    return c >= U'0' && c <= U'9';
}

/// Writes one block, character by character, marks opened and closed on the way.
class BlockWriter {
public:
    BlockWriter(std::u32string_view text, const Block& block) : m_text(text), m_block(block) {}

    std::u32string write()
    {
        const bool table = m_block.kind == BlockKind::Table;
        for (std::int32_t at = m_block.range.start; at < m_block.range.end; ++at) {
            closeMarks(at);
            openMarks(at);
            const char32_t c = m_text[static_cast<std::size_t>(at)];
            if (table && (c == U'\t' || c == U'\n')) {
                m_out.push_back(c);
            } else if (c == U'\n') {
                m_out += U"  \n";
                m_lineStart = m_out.size();
            } else {
                writeCharacter(c);
            }
        }
        closeMarks(m_block.range.end);
        return std::move(m_out);
    }

private:
    void writeCharacter(char32_t c)
    {
        static constexpr std::u32string_view kMarkup = U"\\`*_[]<>~&|";
        if (c == kPlaceholderMark) {
            m_out += m_block.kind == BlockKind::Image ? U"[image]" : U"[formula]";
            return;
        }
        const bool first = m_out.size() == m_lineStart;
        const bool opensLine = first && (c == U'#' || c == U'+' || c == U'-' || c == U'=');
        const bool listMark = (c == U'.' || c == U')') && onlyDigitsInLine();
        if (kMarkup.find(c) != std::u32string_view::npos || opensLine || listMark) {
            m_out.push_back(U'\\');
        }
        m_out.push_back(c);
    }

    // "1." at the start of a line would begin a list.
    bool onlyDigitsInLine() const
    {
        return m_out.size() > m_lineStart && m_out.size() - m_lineStart < 10
               && std::all_of(m_out.begin() + static_cast<std::ptrdiff_t>(m_lineStart), m_out.end(),
                              isDigit32);
    }

    // Markup opens right before a visible character, else Markdown does not know it.
    void openMarks(std::int32_t at)
    {
        while (m_next < m_block.marks.size() && m_block.marks[m_next].range.start <= at) {
            m_pending.push_back(&m_block.marks[m_next++]);
        }
        if (isBlank(m_text[static_cast<std::size_t>(at)])) {
            return;
        }
        for (const Mark* mark : m_pending) {
            m_open.push_back(mark);
            m_out += wide(delimitersOf(mark->kind).open);
        }
        m_pending.clear();
    }

    // Markup must nest: what was opened later is closed first and opened again.
    void closeMarks(std::int32_t at)
    {
        const auto ends = [at](const Mark* mark) { return mark->range.end <= at; };
        std::erase_if(m_pending, ends);
        const auto first = std::find_if(m_open.begin(), m_open.end(), ends);
        for (auto mark = m_open.end(); mark != first;) {
            --mark;
            m_out += wide(delimitersOf((*mark)->kind).close);
        }
        std::copy_if(first, m_open.end(), std::back_inserter(m_pending), std::not_fn(ends));
        m_open.erase(first, m_open.end());
    }

    std::u32string_view m_text;
    const Block& m_block;
    std::u32string m_out;
    std::size_t m_lineStart = 0;
    std::size_t m_next = 0;
    std::vector<const Mark*> m_open;
    std::vector<const Mark*> m_pending;  ///< to be opened before the next visible character
};

std::vector<std::u32string> partsOf(std::u32string_view text, char32_t separator)
{
    std::vector<std::u32string> parts(1);
    for (const char32_t c : text) {
        if (c == separator) {
            parts.emplace_back();
        } else {
            parts.back().push_back(c);
        }
    }
    return parts;
}

// The first row is the head, for Markdown knows no table without one.
std::u32string tableMarkdown(std::u32string_view text)
{
    std::vector<std::vector<std::u32string>> rows;
    std::size_t columns = 1;
    for (const std::u32string& row : partsOf(text, U'\n')) {
        rows.push_back(partsOf(row, U'\t'));
        columns = std::max(columns, rows.back().size());
    }
    columns = std::min<std::size_t>(columns, 200);
    std::u32string out;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].resize(std::max(columns, rows[i].size()));
        out += i == 0 ? U"|" : U"\n|";
        for (const std::u32string& cell : rows[i]) {
            out += U" " + cell + U" |";
        }
        if (i == 0) {
            out += U"\n|";
            for (std::size_t column = 0; column < rows[0].size(); ++column) {
                out += U" --- |";
            }
        }
    }
    return out;
}

Json rangeJson(TextRange range)
{
    return Json::array({range.start, range.end});
}

// An object with the fields of `extra` beside its own.
Json withExtra(Json object, const std::string& extra)
{
    if (const Result<Json> fields = parseJson(extra); fields && fields->is_object()) {
        object.insert(fields->begin(), fields->end());
    }
    return object;
}

Json blockJson(const Block& block)
{
    Json marks = Json::array();
    for (const Mark& mark : block.marks) {
        marks.push_back(withExtra(
            {{"kind", markKindId(mark.kind)}, {"start", mark.range.start}, {"end", mark.range.end}},
            mark.extra));
    }
    return withExtra({{"kind", blockKindId(block.kind)},
                      {"start", block.range.start},
                      {"end", block.range.end},
                      {"marks", std::move(marks)}},
                     block.extra);
}

std::string_view statusId(ClaimStatus status)
{
    switch (status) {
    case ClaimStatus::Original: return "original";
    case ClaimStatus::CurrentlyAmended: return "currently_amended";
    case ClaimStatus::Canceled: return "canceled";
    case ClaimStatus::Withdrawn: return "withdrawn";
    case ClaimStatus::PreviouslyPresented: return "previously_presented";
    case ClaimStatus::New: return "new";
    case ClaimStatus::NotEntered: return "not_entered";
    case ClaimStatus::Unknown: return "unknown";
    }
    return {};
}

Json claimJson(const ReadClaim& claim)
{
    return {{"numbers", claim.numbers},
            {"status", claim.status ? Json(statusId(*claim.status)) : Json(nullptr)},
            {"range", rangeJson(claim.range)},
            {"text", claim.text},
            {"depends_on", claim.dependsOn},
            {"incomplete", claim.incomplete}};
}

}  // namespace

std::string documentAsMarkdown(const PatentDocument& document)
{
    const std::u32string text = toUtf32(document.text);
    std::u32string out;
    bool afterItem = false;
    for (const Block& block : document.blocks) {
        const bool item = block.kind == BlockKind::Item;
        if (!out.empty()) {
            out += item && afterItem ? U"\n" : U"\n\n";
        }
        const std::u32string written = BlockWriter(text, block).write();
        switch (block.kind) {
        case BlockKind::Heading: out += U"## " + written; break;
        case BlockKind::Item: out += U"- " + written; break;
        case BlockKind::Table: out += tableMarkdown(written); break;
        case BlockKind::Paragraph:
        case BlockKind::Formula:
        case BlockKind::Image: out += written; break;
        }
        afterItem = item;
    }
    if (!out.empty()) {
        out.push_back(U'\n');
    }
    return toUtf8(out);
}

std::string documentAsJson(const PatentDocument& document)
{
    Json blocks = Json::array();
    for (const Block& block : document.blocks) {
        blocks.push_back(blockJson(block));
    }
    Json claims = Json::array();
    for (const ReadClaim& claim : document.claims) {
        claims.push_back(claimJson(claim));
    }
    return canonicalJson({{"offsets", "code points"},
                          {"format", documentFormatId(document.format)},
                          {"document", document.code},
                          {"application", document.application},
                          {"date", document.date},
                          {"title", document.title},
                          {"filing_date", document.filingDate},
                          {"cpc", document.cpc},
                          {"text", document.text},
                          {"blocks", std::move(blocks)},
                          {"claims", std::move(claims)},
                          {"paragraphs", document.paragraphs},
                          {"notes", document.notes}});
}

}  // namespace metes
