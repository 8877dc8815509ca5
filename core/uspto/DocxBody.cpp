// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uspto/DocxBody.h"

#include "core/text/TextIndex.h"
#include "core/uspto/DocumentContents.h"

#include <utility>

namespace metes {

namespace {

// "FP_07_34_01" is form paragraph 7.34.01; other bookmarks are none.
std::string formParagraphOf(std::string_view bookmark)
{
    if (!bookmark.starts_with("FP_") || bookmark.size() < 5 || bookmark[3] < '0'
        || bookmark[3] > '9') {
        return {};
    }
    bookmark.remove_prefix(bookmark[3] == '0' ? 4 : 3);
    std::string number;
    for (const char c : bookmark) {
        number += c == '_' ? '.' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return number;
}

}  // namespace

const std::unordered_map<std::string_view, DocxBody::Step>& DocxBody::steps()
{
    static const std::unordered_map<std::string_view, Step> kSteps{
        {"p", &DocxBody::paragraph},
        {"pPr", &DocxBody::paragraphLook},
        {"r", &DocxBody::run},
        {"t", &DocxBody::text},
        {"delText", &DocxBody::text},
        {"tab", &DocxBody::tab},
        {"ptab", &DocxBody::tab},
        {"noBreakHyphen", &DocxBody::hyphen},
        {"sym", &DocxBody::symbol},
        {"br", &DocxBody::lineBreak},
        {"cr", &DocxBody::lineBreak},
        {"ins", &DocxBody::inserted},
        {"moveTo", &DocxBody::inserted},
        {"del", &DocxBody::deleted},
        {"moveFrom", &DocxBody::deleted},
        {"tbl", &DocxBody::table},
        {"tr", &DocxBody::row},
        {"tc", &DocxBody::cell},
        {"drawing", &DocxBody::image},
        {"pict", &DocxBody::image},
        {"object", &DocxBody::image},
        {"oMath", &DocxBody::formula},
        {"oMathPara", &DocxBody::formula},
        {"footnoteReference", &DocxBody::footnote},
        {"endnoteReference", &DocxBody::footnote},
        {"bookmarkStart", &DocxBody::bookmarkStart},
        {"bookmarkEnd", &DocxBody::bookmarkEnd},
        {"rPr", &DocxBody::skip},
        {"sectPr", &DocxBody::skip},
        {"sdtPr", &DocxBody::skip},
        {"sdtEndPr", &DocxBody::skip},
        {"tblPr", &DocxBody::skip},
        {"tblGrid", &DocxBody::skip},
        {"trPr", &DocxBody::skip},
        {"tcPr", &DocxBody::skip},
        {"instrText", &DocxBody::skip},
        {"delInstrText", &DocxBody::skip},
        {"rPrChange", &DocxBody::skip},
        {"pPrChange", &DocxBody::skip},
        // The other drawing of the same thing, for older programs.
        {"Fallback", &DocxBody::skip},
        {"rt", &DocxBody::skip},
    };
    return kSteps;
}

// The children of the open element.
void DocxBody::walk()
{
    while (true) {
        const XmlReader::Token token = m_xml.next();
        m_stopped = m_stopped || m_progress.cancelled();
        if (m_stopped || token == XmlReader::Token::End || token == XmlReader::Token::Finished) {
            return;
        }
        if (token != XmlReader::Token::Start) {
            continue;
        }
        const auto step = steps().find(m_xml.name());
        if (step == steps().end()) {
            walk();
        } else {
            (this->*step->second)();
        }
    }
}

void DocxBody::marked(MarkKind kind)
{
    m_builder.openMark(kind);
    walk();
    m_builder.closeMark(kind);
}

void DocxBody::noteBlock()
{
    if (m_builder.closeBlock()) {
        m_blockFacts.resize(m_builder.blocks().size());
        m_blockFacts.back() = m_facts;
    }
}

void DocxBody::paragraph()
{
    if (m_inParagraph > 0 || m_inTable > 0) {
        // In a cell or a text box: a line of its own.
        const DocxParagraphLook outer = std::exchange(m_paragraph, {});
        ++m_inParagraph;
        if (m_builder.size() != m_cellStart) {
            m_builder.lineBreak();
        }
        walk();
        if (m_inTable == 0) {
            m_builder.lineBreak();
        }
        --m_inParagraph;
        m_paragraph = outer;
        return;
    }
    m_paragraph = m_styles.resolved({});
    m_begun = false;
    ++m_inParagraph;
    walk();
    --m_inParagraph;
    endParagraph();
}

void DocxBody::paragraphLook()
{
    m_paragraph = m_styles.resolved(readParagraphLook(m_xml));
}

// Called before the first thing that a paragraph shows: its look is known by then.
void DocxBody::beginParagraph()
{
    if (m_begun || m_inTable > 0) {
        return;
    }
    m_begun = true;
    m_facts = {};
    m_facts.heading = m_paragraph.outlined;
    for (const auto& [id, formParagraph] : m_bookmarks) {
        m_facts.formParagraph = formParagraph.empty() ? m_facts.formParagraph : formParagraph;
    }
    std::string label;
    if (!m_paragraph.list.empty() && m_paragraph.list != "0") {
        label = m_numbering.next(m_paragraph.list, m_paragraph.level);
        m_facts.level = m_paragraph.level;
    }
    m_builder.openBlock(label.empty() ? BlockKind::Paragraph : BlockKind::Item);
    if (!label.empty()) {
        m_builder.appendInstead(label + " ", 0);
    }
}

void DocxBody::endParagraph()
{
    if (m_begun) {
        noteBlock();
    } else if (!m_paragraph.list.empty() && m_paragraph.list != "0") {
        // An empty paragraph of a list shows its number and so takes one.
        m_numbering.next(m_paragraph.list, m_paragraph.level);
    }
    m_begun = false;
}

void DocxBody::table()
{
    if (m_inTable++ == 0) {
        if (m_begun) {
            noteBlock();
            m_begun = false;
        }
        m_facts = {};
        m_builder.openBlock(BlockKind::Table);
        walk();
        noteBlock();
    } else {
        walk();
    }
    --m_inTable;
}

void DocxBody::row()
{
    walk();
    m_builder.nextRow();
}

void DocxBody::cell()
{
    m_cellStart = m_builder.size();
    walk();
    m_builder.nextCell();
}

void DocxBody::bookmarkStart()
{
    const std::string number = formParagraphOf(m_xml.attribute("name").value_or(""));
    m_bookmarks.emplace_back(m_xml.attribute("id").value_or(""), number);
    m_xml.skipElement();
}

void DocxBody::bookmarkEnd()
{
    const std::string id = m_xml.attribute("id").value_or("");
    std::erase_if(m_bookmarks, [&](const auto& open) { return open.first == id; });
    m_xml.skipElement();
}

void DocxBody::setBlocks(PatentDocument& document) const
{
    setHeadings(document);
    const TextIndex index(document.text);
    for (std::size_t i = 0; i < document.blocks.size() && i < m_blockFacts.size(); ++i) {
        Block& block = document.blocks[i];
        const BlockFacts& facts = m_blockFacts[i];
        if (facts.heading && block.kind != BlockKind::Table) {
            block.kind = BlockKind::Heading;
        }
        if (block.kind == BlockKind::Paragraph && index.slice(block.range) == kPlaceholder) {
            block.kind = BlockKind::Image;
        }
        if (!facts.formParagraph.empty()) {
            addBlockExtra(block, "\"form_paragraph\":\"" + facts.formParagraph + "\"");
        }
        if (facts.level > 0 && block.kind == BlockKind::Item) {
            addBlockExtra(block, "\"level\":" + std::to_string(facts.level));
        }
    }
}

Result<PatentDocument> DocxBody::read()
{
    bool body = false;
    for (auto token = m_xml.next(); token != XmlReader::Token::Finished; token = m_xml.next()) {
        if (token == XmlReader::Token::Start && m_xml.name() == "body") {
            body = true;
            walk();
        }
        if (m_stopped) {
            return fail(ErrorCode::Cancelled, "stopped");
        }
    }
    if (const auto status = m_xml.status(); !status) {
        return passOn(status);
    }
    if (!body) {
        return fail(ErrorCode::InvalidInput, "word/document.xml has no body");
    }
    PatentDocument document;
    document.format = DocumentFormat::Docx;
    m_builder.finish(document);
    setBlocks(document);
    if (m_footnotes > 0) {
        document.notes.push_back(std::to_string(m_footnotes) + " footnotes are left out");
    }
    return document;
}

}  // namespace metes
