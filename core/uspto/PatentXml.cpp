// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/PatentXml.h"

#include "core/base/Json.h"
#include "core/uspto/BibliographicData.h"
#include "core/uspto/FileName.h"
#include "core/uspto/OfficeDate.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace metes {

namespace {

constexpr std::int32_t kIndent = 4;
constexpr std::int32_t kHighestClaim = 9999;

// The number at the end of "CLM-00012", or of "00012".
std::optional<std::int32_t> numberAtEnd(std::string_view id)
{
    const std::size_t digits = id.find_last_not_of("0123456789") + 1;
    std::int32_t number = 0;
    const auto [end, error] = std::from_chars(id.data() + digits, id.data() + id.size(), number);
    const bool valid = error == std::errc{} && end == id.data() + id.size();
    return valid && number > 0 && number <= kHighestClaim ? std::optional(number) : std::nullopt;
}

std::vector<std::string_view> wordsIn(std::string_view text)
{
    static constexpr std::string_view kBlanks = " \t\r\n";
    std::vector<std::string_view> words;
    for (std::size_t at = text.find_first_not_of(kBlanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(kBlanks, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(kBlanks, end);
    }
    return words;
}

// A limitation ends here, so that what follows is the next one.
bool endsLimitation(std::string_view text)
{
    for (const std::string_view word : {" and", " or"}) {
        if (text.ends_with(word)) {
            text.remove_suffix(word.size());
            break;
        }
    }
    return text.empty() || std::string_view(";:.,").find(text.back()) != std::string_view::npos;
}

}  // namespace

PatentXml::PatentXml(std::string_view bytes, LooseText loose, Progress& progress)
    : m_xml(bytes, progress), m_loose(loose)
{
}

Result<PatentDocument> PatentXml::read()
{
    for (XmlReader::Token token = m_xml.next(); token != XmlReader::Token::Finished;
         token = m_xml.next()) {
        if (token == XmlReader::Token::Start) {
            m_root = std::string(m_xml.name());
            readChildren();
        }
    }
    if (Result<void> status = m_xml.status(); !status) {
        return passOn(status);
    }
    m_builder.finish(m_document);
    addClaims(m_document);
    addUnnumberedClaims(m_document);
    addParagraphs(m_document);
    for (const std::string& name : m_xml.unknownEntities()) {
        m_document.notes.push_back("the character entity &" + name + "; is not known");
    }
    return std::move(m_document);
}

void PatentXml::readChildren()
{
    for (;;) {
        switch (m_xml.next()) {
        case XmlReader::Token::Start: readPart(elementRole(m_xml.name())); break;
        case XmlReader::Token::Characters: takeCharacters(); break;
        case XmlReader::Token::Instruction: break;
        case XmlReader::Token::End:
        case XmlReader::Token::Finished: return;
        }
    }
}

void PatentXml::readPart(ElementRole role)
{
    switch (role) {
    case ElementRole::Through: readThrough(); break;
    case ElementRole::Skip: m_xml.skipElement(); break;
    case ElementRole::Metadata: readMetadata(); break;
    case ElementRole::Bibliography: readBibliographicData(m_xml, m_builder, m_document); break;
    case ElementRole::Description: readDescription(); break;
    case ElementRole::Heading: readBlock(BlockKind::Heading); break;
    case ElementRole::Paragraph: readBlock(BlockKind::Paragraph); break;
    case ElementRole::Item: readBlock(BlockKind::Item); break;
    case ElementRole::Table: readTable(); break;
    case ElementRole::Row:
        readChildren();
        m_builder.nextRow();
        break;
    case ElementRole::Cell:
        readChildren();
        m_builder.nextCell();
        break;
    case ElementRole::Formula: takePlaceholder(BlockKind::Formula); break;
    case ElementRole::Image: takePlaceholder(BlockKind::Image); break;
    case ElementRole::LineBreak:
        m_builder.lineBreak();
        readChildren();
        break;
    case ElementRole::Bold: readMark(MarkKind::Bold); break;
    case ElementRole::Italic: readMark(MarkKind::Italic); break;
    case ElementRole::Underline: readMark(MarkKind::Underline); break;
    case ElementRole::Strike: readMark(MarkKind::Strike); break;
    case ElementRole::Inserted: readMark(MarkKind::Inserted); break;
    case ElementRole::Deleted: readMark(MarkKind::Deleted); break;
    case ElementRole::FormParagraph: readFormParagraph(); break;
    case ElementRole::FormParagraphNumber: m_formParagraph = m_xml.elementText(); break;
    case ElementRole::Claim: readClaim(); break;
    case ElementRole::ClaimText: readClaimText(m_claimLevel + 1); break;
    case ElementRole::ClaimReference: readClaimReference(); break;
    case ElementRole::ClaimNumber:
    case ElementRole::ClaimStatus:
    case ElementRole::RangeBegin:
    case ElementRole::RangeEnd: readClaimFact(role); break;
    case ElementRole::DocumentCode:
    case ElementRole::ApplicationNumber:
    case ElementRole::OfficialDate: readFact(role); break;
    }
}

void PatentXml::readDescription()
{
    const std::int32_t start = m_builder.size();
    const bool outermost = !std::exchange(m_inDescription, true);
    readChildren();
    if (outermost) {
        m_inDescription = false;
        m_descriptions.push_back({start, m_builder.size()});
    }
}

// Loose text is a paragraph that ends with its element.
void PatentXml::readThrough()
{
    const bool outside = !m_builder.inBlock();
    readChildren();
    if (outside && !m_block && m_builder.inBlock()) {
        m_builder.closeBlock();
    }
}

void PatentXml::readBlock(BlockKind kind)
{
    if (m_claim) {
        readClaimText(m_claimLevel + 1);
        return;
    }
    if (m_block == BlockKind::Table) {
        m_builder.lineBreak();
        readChildren();
        m_builder.lineBreak();
        return;
    }
    // A paragraph within an item is the item's own text, its first line stands beside the number.
    if (m_block == BlockKind::Item && kind == BlockKind::Paragraph) {
        if (!std::exchange(m_freshItem, false)) {
            m_builder.lineBreak();
        }
        readChildren();
        return;
    }
    if (kind == BlockKind::Paragraph && m_formParagraph.ends_with("_heading")) {
        kind = BlockKind::Heading;
    }
    const std::optional<BlockKind> outer = std::exchange(m_block, kind);
    m_builder.openBlock(kind);
    m_freshItem = kind == BlockKind::Item;
    if (!m_formParagraph.empty()) {
        m_builder.setBlockExtra(canonicalJson(Json{{"formParagraph", m_formParagraph}}));
    }
    // The number of an item of an office action stands in its attribute alone.
    if (std::optional<std::string> number = m_xml.attribute("liNumber"); number) {
        m_builder.seek(m_xml.sourceStart());
        m_builder.appendInstead(*number + " ", 0);
    }
    readChildren();
    m_builder.closeBlock();
    m_block = outer;
    if (outer) {
        m_builder.openBlock(*outer);
    }
}

void PatentXml::readTable()
{
    if (m_claim) {
        takePlaceholder(BlockKind::Table);
        return;
    }
    if (m_block == BlockKind::Table) {
        readChildren();
        return;
    }
    const std::optional<BlockKind> outer = std::exchange(m_block, BlockKind::Table);
    m_builder.openBlock(BlockKind::Table);
    readChildren();
    m_builder.closeBlock();
    m_block = outer;
    if (outer) {
        m_builder.openBlock(*outer);
    }
}

void PatentXml::readMark(MarkKind kind)
{
    m_builder.openMark(kind);
    readChildren();
    m_builder.closeMark(kind);
}

void PatentXml::readFormParagraph()
{
    const std::string outer = std::exchange(m_formParagraph, {});
    readChildren();
    m_formParagraph = outer;
}

void PatentXml::readClaim()
{
    if (m_claim) {
        readChildren();
        return;
    }
    ClaimDraft& claim = m_claim.emplace();
    const std::string id = m_xml.attribute("id").value_or(m_xml.attribute("ID").value_or(""));
    const std::optional<std::string> number = m_xml.attribute("num");
    claim.unknown = id.starts_with("UNKNOWN") || (number && !numberAtEnd(*number));
    if (!claim.unknown && (number || id.starts_with("CLM-"))) {
        if (const auto own = numberAtEnd(number ? *number : id)) {
            claim.numbers = {*own};
        }
    }
    m_claimLevel = 0;
    m_firstLine = false;
    m_newLine.reset();
    m_mayJoin = false;
    m_rangeBegin.reset();
    const std::optional<BlockKind> outer = std::exchange(m_block, BlockKind::Paragraph);
    m_builder.openBlock(BlockKind::Paragraph);
    readChildren();
    claim.range = m_builder.closeBlock();
    claim.position = m_builder.size();
    m_block = outer;
    m_drafts.push_back(std::move(claim));
    m_claim.reset();
}

void PatentXml::readClaimText(std::int32_t level)
{
    if (!m_claim) {
        readBlock(BlockKind::Paragraph);
        return;
    }
    if (m_reference) {
        readChildren();
        return;
    }
    if (const std::optional<std::string> told = m_xml.attribute("LVL")) {
        level = std::clamp(numberAtEnd(*told).value_or(1), 1, XmlReader::kDeepest);
    }
    const auto indentAt = [](std::int32_t depth) { return kIndent * std::max(depth - 2, 0); };
    const std::int32_t outer = std::exchange(m_claimLevel, level);
    m_newLine = indentAt(level);
    m_mayJoin = level == 1 && m_xml.name() == "ClaimText";
    readChildren();
    m_claimLevel = outer;
    m_newLine = indentAt(outer);
    m_mayJoin = false;
}

void PatentXml::readClaimReference()
{
    std::string ids;
    for (const std::string_view name : {"idrefs", "idref", "depends_on", "ID"}) {
        ids += " " + m_xml.attribute(name).value_or("");
    }
    const std::int32_t before = m_builder.size();
    const bool outer = std::exchange(m_reference, true);
    readChildren();
    m_reference = outer;
    if (!m_claim) {
        return;
    }
    for (const std::string_view id : wordsIn(ids)) {
        if (const auto number = numberAtEnd(id)) {
            m_claim->references.push_back(*number);
        }
    }
    m_claim->emptyReference = m_claim->emptyReference || m_builder.size() == before;
}

void PatentXml::readClaimFact(ElementRole role)
{
    const std::string text = m_xml.elementText();
    if (!m_claim) {
        return;
    }
    if (role == ElementRole::ClaimStatus) {
        if (const auto status = readStatus("(" + text + ")")) {
            m_claim->status = status->status;
        }
        return;
    }
    std::vector<std::int32_t> numbers = readClaimList(text);
    if (numbers.empty()) {
        return;
    }
    switch (role) {
    case ElementRole::RangeBegin: m_rangeBegin = numbers.front(); break;
    case ElementRole::RangeEnd:
        m_claim->numbers = readClaimList(std::to_string(m_rangeBegin.value_or(numbers.back())) + "-"
                                         + std::to_string(numbers.back()));
        break;
    default: m_claim->numbers = std::move(numbers); break;
    }
}

void PatentXml::readMetadata()
{
    const std::int32_t outside = m_xml.depth() - 1;
    while (m_xml.depth() > outside) {
        const XmlReader::Token token = m_xml.next();
        if (token == XmlReader::Token::Finished) {
            return;
        }
        if (token == XmlReader::Token::Start) {
            const ElementRole role = elementRole(m_xml.name());
            if (role == ElementRole::DocumentCode || role == ElementRole::ApplicationNumber
                || role == ElementRole::OfficialDate) {
                readFact(role);
            }
        }
    }
}

void PatentXml::readFact(ElementRole role)
{
    if (m_builder.inBlock()) {
        readChildren();
        return;
    }
    const std::string text = m_xml.elementText();
    const auto fill = [](std::string& field, std::string value) {
        if (field.empty()) {
            field = std::move(value);
        }
    };
    switch (role) {
    case ElementRole::DocumentCode: {
        const std::vector<std::string_view> words = wordsIn(text);
        fill(m_document.code, words.empty() ? std::string() : std::string(words.front()));
        break;
    }
    case ElementRole::ApplicationNumber:
        fill(m_document.application, applicationDigits(withoutBlanks(text)));
        break;
    default: fill(m_document.date, isoDate(text)); break;
    }
}

void PatentXml::takePlaceholder(BlockKind kind)
{
    settleLine();
    m_builder.seek(m_xml.sourceStart());
    m_builder.placeholder(kind);
    m_xml.skipElement();
}

void PatentXml::takeCharacters()
{
    const bool loose = m_loose == LooseText::Keep && !m_builder.inBlock();
    if (m_xml.isBlank()) {
        if (!loose) {
            m_xml.appendTo(m_builder);
        }
        return;
    }
    if (m_builder.inBlock() || loose) {
        settleLine();
        m_xml.appendTo(m_builder);
    }
}

// Begins the line that is due before the next text of a claim. The ends of scanned lines and pages
// within a limitation make new elements and no new line.
void PatentXml::settleLine()
{
    if (!m_claim) {
        return;
    }
    if (m_newLine && m_firstLine) {
        if (m_mayJoin && !endsLimitation(m_builder.text())) {
            m_builder.appendInstead(" ", 0);
        } else {
            m_builder.lineBreak(*m_newLine);
        }
    }
    m_newLine.reset();
    m_firstLine = true;
}

}  // namespace metes
