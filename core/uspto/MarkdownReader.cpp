// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/TextIndex.h"
#include "core/uspto/DocumentBuilder.h"
#include "core/uspto/DocumentContents.h"
#include "core/uspto/Formats.h"
#include "core/uspto/MarkdownInline.h"
#include "core/uspto/TextInput.h"

#include <algorithm>
#include <string>
#include <utility>

namespace metes {

namespace {

/// One line of the file, its line end left out.
struct MarkdownLine {
    std::string_view text;  ///< without outer blanks
    std::size_t begin = 0;  ///< of the text, bytes
    std::size_t lineBegin = 0;
    std::size_t end = 0;  ///< of the line, bytes, blanks at its end included
    std::int32_t indent = 0;
};

std::vector<MarkdownLine> cut(std::string_view text)
{
    std::vector<MarkdownLine> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = std::min(text.find('\n', begin), text.size());
        MarkdownLine line;
        line.lineBegin = begin;
        line.end = end > begin && text[end - 1] == '\r' ? end - 1 : end;
        std::size_t first = begin;
        for (; first < line.end && (text[first] == ' ' || text[first] == '\t'); ++first) {
            line.indent += text[first] == '\t' ? 4 - line.indent % 4 : 1;
        }
        std::size_t last = line.end;
        while (last > first && (text[last - 1] == ' ' || text[last - 1] == '\t')) {
            --last;
        }
        line.begin = first;
        line.text = text.substr(first, last - first);
        lines.push_back(line);
        begin = end + 1;
    }
    return lines;
}

bool consistsOf(std::string_view line, char sign, std::size_t least)
{
    std::size_t count = 0;
    for (const char c : line) {
        if (c != sign && c != ' ') {
            return false;
        }
        count += c == sign ? 1 : 0;
    }
    return count >= least;
}

bool isRule(std::string_view line)
{
    return consistsOf(line, '-', 3) || consistsOf(line, '*', 3) || consistsOf(line, '_', 3);
}

// "[image1]: <data:image/png;base64,...>": what pictures refer to, no text.
bool isDefinition(std::string_view line)
{
    const std::size_t close = line.substr(0, 80).find("]: ");
    return line.starts_with('[') && close != std::string_view::npos
           && (line.substr(close + 3).starts_with('<')
               || line.substr(close + 3).starts_with("data:")
               || line.substr(close + 3).starts_with("http"));
}

/// The marker of a list item and its kind.
struct ListMarker {
    std::size_t length = 0;  ///< with the blanks after it; 0: none
    bool numbered = false;
};

ListMarker listMarker(std::string_view line)
{
    std::size_t at = 0;
    ListMarker marker;
    const bool bullet = line.size() > 1 && (line[0] == '-' || line[0] == '*' || line[0] == '+');
    if (bullet) {
        at = 1;
    } else if (line.starts_with("\xE2\x80\xA2")) {
        at = 3;
    } else {
        while (at < line.size() && at < 9 && line[at] >= '0' && line[at] <= '9') {
            ++at;
        }
        marker.numbered = at > 0 && at < line.size() && (line[at] == '.' || line[at] == ')');
        at = marker.numbered ? at + 1 : 0;
    }
    const std::size_t past = std::min(line.find_first_not_of(" \t", at), line.size());
    if (at == 0 || (past == at && at < line.size())) {
        return {};
    }
    marker.length = past;
    return marker;
}

class MarkdownDocument {
public:
    explicit MarkdownDocument(std::string_view text) : m_text(text), m_lines(cut(text))
    {
        m_builder.setBlanks(DocumentBuilder::Blanks::Keep);
    }

    void read(PatentDocument& document)
    {
        skipFrontMatter();
        while (m_at < m_lines.size()) {
            step();
        }
        m_builder.finish(document);
        setHeadings(document);
    }

private:
    const MarkdownLine& line() const { return m_lines[m_at]; }

    void skipFrontMatter()
    {
        if (m_lines.empty() || m_lines.front().text != "---") {
            return;
        }
        for (std::size_t i = 1; i < m_lines.size() && i < 100; ++i) {
            if (m_lines[i].text == "---") {
                m_at = i + 1;
                return;
            }
        }
    }

    // Positions are asked for in ascending order.
    std::int64_t sourceOf(std::size_t byte)
    {
        for (; m_counted < byte; ++m_counted) {
            m_source += (static_cast<unsigned char>(m_text[m_counted]) & 0xC0) != 0x80 ? 1 : 0;
        }
        return m_source;
    }

    void step()
    {
        const std::string_view text = line().text;
        if (text.empty()) {
            m_blank = true;
            ++m_at;
            return;
        }
        const ListMarker marker = listMarker(text);
        const bool inList = m_item && (line().indent >= 2 || !m_blank);
        if (marker.length > 0 && !isRule(text)) {
            listItem(marker);
        } else if (inList && line().indent >= 2 && !text.starts_with('#')) {
            m_builder.lineBreak();
            stretch(line().begin);
        } else {
            m_builder.closeBlock();
            m_item = false;
            block(text);
        }
        m_blank = false;
    }

    void block(std::string_view text)
    {
        const std::size_t hashes = std::min(text.find_first_not_of('#'), text.size());
        if (hashes > 0 && hashes <= 6 && (hashes == text.size() || text[hashes] == ' ')) {
            heading(hashes);
        } else if (isRule(text) || isDefinition(text) || text.starts_with("```")) {
            ++m_at;
        } else if (isMarkdownImage(text)) {
            m_builder.seek(sourceOf(line().begin));
            m_builder.placeholder(BlockKind::Image);
            ++m_at;
        } else if (text.starts_with('|')) {
            table();
        } else {
            paragraph();
        }
    }

    void heading(std::size_t hashes)
    {
        m_builder.openBlock(BlockKind::Heading);
        std::string_view text = line().text.substr(hashes);
        const std::size_t blanks = std::min(text.find_first_not_of(' '), text.size());
        m_builder.seek(sourceOf(line().begin + hashes + blanks));
        appendMarkdown(text.substr(blanks), m_builder);
        m_builder.closeBlock();
        ++m_at;
    }

    void paragraph()
    {
        const std::size_t next = m_at + 1;
        const bool underlined =
            next < m_lines.size()
            && (consistsOf(m_lines[next].text, '=', 3) || consistsOf(m_lines[next].text, '-', 3));
        m_builder.openBlock(underlined ? BlockKind::Heading : BlockKind::Paragraph);
        if (underlined) {
            m_builder.seek(sourceOf(line().begin));
            appendMarkdown(line().text, m_builder);
            m_at += 2;
        } else {
            stretch(line().begin);
        }
        m_builder.closeBlock();
    }

    // A paragraph's lines from `begin` on, up to an empty line or what begins a block.
    void stretch(std::size_t begin)
    {
        std::size_t end = line().begin + line().text.size();
        for (++m_at; m_at < m_lines.size(); ++m_at) {
            const std::string_view text = line().text;
            const bool begins = text.empty() || text.starts_with('#') || text.starts_with('|')
                                || listMarker(text).length > 0 || isRule(text)
                                || isMarkdownImage(text) || isDefinition(text);
            if (begins) {
                break;
            }
            end = line().begin + text.size();
        }
        m_builder.seek(sourceOf(begin));
        appendMarkdown(m_text.substr(begin, end - begin), m_builder);
    }

    // Items of the first level are blocks, with their numbers; deeper ones are lines of theirs: the
    // steps of a claim, whose numbers are the list's and not the claim's.
    void listItem(const ListMarker& marker)
    {
        const bool nested = m_item && line().indent >= m_itemIndent + 2;
        const std::size_t begin = line().begin + marker.length;
        if (nested) {
            const std::int32_t deeper = line().indent - m_itemIndent;
            m_stepIndent = m_stepIndent == 0 ? deeper : m_stepIndent;
            m_builder.lineBreak(std::max(0, (deeper - m_stepIndent) / 2 * 2));
        } else {
            m_builder.closeBlock();
            m_builder.openBlock(BlockKind::Item);
            m_item = true;
            m_itemIndent = line().indent;
            m_stepIndent = 0;
            m_builder.seek(sourceOf(line().begin));
            if (marker.numbered) {
                m_builder.append(line().text.substr(0, marker.length));
            } else {
                m_builder.appendInstead("\xE2\x80\xA2 ", 1);
            }
        }
        stretch(begin);
    }

    void table()
    {
        m_builder.openBlock(BlockKind::Table);
        for (; m_at < m_lines.size() && line().text.starts_with('|'); ++m_at) {
            std::string_view row = line().text;
            if (row.find_first_not_of("|-: ") == std::string_view::npos) {
                continue;
            }
            std::size_t begin = line().begin + 1;
            row.remove_prefix(1);
            while (!row.empty()) {
                const std::size_t end = std::min(row.find('|'), row.size());
                const std::size_t first = std::min(row.find_first_not_of(" \t"), end);
                std::size_t last = end;
                while (last > first && (row[last - 1] == ' ' || row[last - 1] == '\t')) {
                    --last;
                }
                m_builder.seek(sourceOf(begin + first));
                appendMarkdown(row.substr(first, last - first), m_builder);
                m_builder.nextCell();
                begin += std::min(end + 1, row.size());
                row.remove_prefix(std::min(end + 1, row.size()));
            }
            m_builder.nextRow();
        }
        m_builder.closeBlock();
    }

    std::string_view m_text;
    std::vector<MarkdownLine> m_lines;
    DocumentBuilder m_builder;
    std::size_t m_at = 0;
    std::size_t m_counted = 0;
    std::int64_t m_source = 0;
    std::int32_t m_itemIndent = 0;
    std::int32_t m_stepIndent = 0;  ///< of the first level of steps, from the item's
    bool m_item = false;            ///< the open block is an item of a list
    bool m_blank = true;            ///< an empty line precedes
};

}  // namespace

ReadResult readMarkdown(std::string_view bytes, std::string_view name, Progress& progress)
{
    return readTextDocument(bytes, name, progress, DocumentFormat::Markdown,
                            [](PatentDocument& document, std::string_view utf8) {
                                MarkdownDocument(utf8).read(document);
                            });
}

}  // namespace metes
