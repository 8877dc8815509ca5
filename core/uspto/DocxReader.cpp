// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/TextIndex.h"
#include "core/uspto/Archive.h"
#include "core/uspto/DocumentBuilder.h"
#include "core/uspto/DocumentContents.h"
#include "core/uspto/DocxNumbering.h"
#include "core/uspto/DocxStyles.h"
#include "core/uspto/FileName.h"
#include "core/uspto/Formats.h"
#include "core/uspto/XmlReader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace metes {

namespace {

constexpr std::string_view kMainPart = "word/document.xml";
constexpr std::string_view kStylesPart = "word/styles.xml";
constexpr std::string_view kNumberingPart = "word/numbering.xml";

struct DocxParts {
    std::string document;
    std::string styles;
    std::string numbering;
    std::string headers;  ///< the words of the page headers
};

/// What the builder does not keep of a block.
struct BlockFacts {
    bool heading = false;
    std::string formParagraph;
    std::int32_t level = 0;
};

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

/// Walks through word/document.xml.
class DocxBody {
public:
    DocxBody(const DocxParts& parts, DocxStyles styles, DocxNumbering numbering, Progress& progress)
        : m_xml(parts.document, progress),
          m_styles(std::move(styles)),
          m_numbering(std::move(numbering)),
          m_progress(progress)
    {
        m_builder.setBlanks(DocumentBuilder::Blanks::Keep);
    }

    Result<PatentDocument> read();

private:
    using Step = void (DocxBody::*)();
    static const std::unordered_map<std::string_view, Step>& steps();

    void walk();
    void skip() { m_xml.skipElement(); }
    void inserted() { marked(MarkKind::Inserted); }
    void deleted() { marked(MarkKind::Deleted); }
    void marked(MarkKind kind);
    void paragraph();
    void paragraphLook();
    void beginParagraph();
    void endParagraph();
    void run();
    void text();
    void tab() { leaf("\t"); }
    void hyphen() { leaf("\xE2\x80\x91"); }
    void leaf(std::string_view shown);
    void symbol();
    void lineBreak();
    void table();
    void row();
    void cell();
    void image();
    void formula();
    void footnote();
    void bookmarkStart();
    void bookmarkEnd();
    void noteBlock();
    void setBlocks(PatentDocument& document) const;

    XmlReader m_xml;
    DocxStyles m_styles;
    DocxNumbering m_numbering;
    Progress& m_progress;
    DocumentBuilder m_builder;
    DocxRunLook m_run;
    DocxParagraphLook m_paragraph;
    BlockFacts m_facts;
    std::vector<BlockFacts> m_blockFacts;
    std::vector<std::pair<std::string, std::string>>
        m_bookmarks;  ///< open ones: id, form paragraph
    std::int32_t m_inTable = 0;
    std::int32_t m_cellStart = -1;  ///< the text's length where the cell begins
    std::int32_t m_inParagraph = 0;
    std::int32_t m_footnotes = 0;
    bool m_begun = false;  ///< the paragraph's block is open
    bool m_stopped = false;
};

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

void DocxBody::run()
{
    m_run = m_styles.runLook(m_paragraph.style);
    bool open = false;
    std::array<MarkKind, 4> kinds{};
    std::size_t count = 0;
    const auto openMarks = [&] {
        open = true;
        const std::array<std::pair<std::optional<bool>, MarkKind>, 4> looks{
            {{m_run.bold, MarkKind::Bold},
             {m_run.italic, MarkKind::Italic},
             {m_run.underline, MarkKind::Underline},
             {m_run.strike, MarkKind::Strike}}};
        for (const auto& [on, kind] : looks) {
            if (on.value_or(false)) {
                m_builder.openMark(kind);
                kinds[count++] = kind;
            }
        }
    };
    while (true) {
        const XmlReader::Token token = m_xml.next();
        if (m_stopped || token == XmlReader::Token::End || token == XmlReader::Token::Finished) {
            break;
        }
        if (token != XmlReader::Token::Start) {
            continue;
        }
        if (m_xml.name() == "rPr" && !open) {
            const DocxRunLook own = readRunLook(m_xml);
            const DocxRunLook base =
                own.style.empty() ? m_run : m_run.under(m_styles.runLook(own.style));
            m_run = base.under(own);
            openMarks();
            continue;
        }
        if (!open) {
            openMarks();
        }
        const DocxRunLook look = m_run;
        const auto step = steps().find(m_xml.name());
        step == steps().end() ? walk() : (this->*step->second)();
        m_run = look;
    }
    while (count > 0) {
        m_builder.closeMark(kinds[--count]);
    }
}

void DocxBody::text()
{
    while (true) {
        const XmlReader::Token token = m_xml.next();
        if (token == XmlReader::Token::End || token == XmlReader::Token::Finished) {
            return;
        }
        if (token != XmlReader::Token::Characters || m_run.hidden.value_or(false)) {
            continue;
        }
        if (!m_xml.isBlank()) {
            beginParagraph();
        }
        if (!m_run.capitals.value_or(false)) {
            m_xml.appendTo(m_builder);
            continue;
        }
        std::string shown = m_xml.text();
        for (char& c : shown) {
            c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        }
        m_builder.appendInstead(shown, codePointCount(shown));
    }
}

void DocxBody::leaf(std::string_view shown)
{
    if (shown != "\t") {
        beginParagraph();
    }
    m_builder.appendInstead(shown, 0);
    m_xml.skipElement();
}

void DocxBody::symbol()
{
    const std::string code = m_xml.attribute("char").value_or("");
    char32_t character = 0;
    for (const char c : code) {
        const int digit = c >= '0' && c <= '9'   ? c - '0'
                          : c >= 'A' && c <= 'F' ? c - 'A' + 10
                          : c >= 'a' && c <= 'f' ? c - 'a' + 10
                                                 : -1;
        character =
            digit < 0 || character > 0xFFFF ? 0 : character * 16 + static_cast<char32_t>(digit);
    }
    const bool valid =
        character >= 0x20 && character <= 0x10FFFF && !(character >= 0xD800 && character <= 0xDFFF);
    beginParagraph();
    m_builder.appendInstead(valid ? withoutSymbolFont(character) : std::string(kPlaceholder), 0);
    m_xml.skipElement();
}

void DocxBody::lineBreak()
{
    m_builder.lineBreak();
    m_xml.skipElement();
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

// A drawing that holds words shows them; any other stands for itself.
void DocxBody::image()
{
    const std::int32_t before = m_builder.size();
    walk();
    if (m_builder.size() == before) {
        beginParagraph();
        m_builder.placeholder(BlockKind::Image);
    }
}

void DocxBody::formula()
{
    m_xml.skipElement();
    beginParagraph();
    m_builder.placeholder(BlockKind::Formula);
}

void DocxBody::footnote()
{
    ++m_footnotes;
    m_xml.skipElement();
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

bool isHeader(std::string_view path)
{
    return path.starts_with("word/header") && path.ends_with(".xml");
}

// All characters of a part; what cannot be read is left out.
std::string wordsOf(std::string_view bytes, Progress& progress)
{
    std::string words;
    XmlReader xml(bytes, progress);
    for (auto token = xml.next(); token != XmlReader::Token::Finished; token = xml.next()) {
        words += token == XmlReader::Token::Characters ? xml.text() : "";
    }
    return words;
}

Result<DocxParts> readParts(std::string_view bytes, std::string_view name, Progress& progress)
{
    const auto wanted = [](std::string_view path) {
        return path == kMainPart || path == kStylesPart || path == kNumberingPart || isHeader(path);
    };
    auto entries = readArchive(bytes, name, progress, wanted);
    if (!entries) {
        return passOn(entries);
    }
    DocxParts parts;
    for (ArchiveEntry& entry : *entries) {
        if (isHeader(entry.path)) {
            parts.headers += wordsOf(entry.bytes, progress) + " ";
            continue;
        }
        std::string& part = entry.path == kMainPart     ? parts.document
                            : entry.path == kStylesPart ? parts.styles
                                                        : parts.numbering;
        part = std::move(entry.bytes);
    }
    if (parts.document.empty()) {
        return fail(ErrorCode::InvalidInput,
                    "the file is a zip file without word/document.xml, so no DOCX");
    }
    return parts;
}

}  // namespace

ReadResult readDocx(std::string_view bytes, std::string_view name, Progress& progress)
{
    const auto parts = readParts(bytes, name, progress);
    if (!parts) {
        return passOn(parts);
    }
    auto styles = DocxStyles::read(parts->styles, progress);
    if (!styles) {
        return passOn(styles);
    }
    auto numbering = DocxNumbering::read(parts->numbering, progress);
    if (!numbering) {
        return passOn(numbering);
    }
    auto document = DocxBody(*parts, std::move(*styles), std::move(*numbering), progress).read();
    if (!document) {
        return passOn(document);
    }
    document->application = findApplicationNumber(parts->headers);
    applyFileName(*document, name);
    readContents(*document);
    return std::vector<PatentDocument>{std::move(*document)};
}

}  // namespace metes
