// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/DocumentContents.h"

#include "core/patent/ClaimLanguage.h"
#include "core/patent/ClaimSet.h"
#include "core/text/Folding.h"
#include "core/text/TextIndex.h"
#include "core/uspto/ClaimReading.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace metes {

namespace {

constexpr std::int32_t kLongestHeading = 120;
constexpr std::int32_t kLongestAbstract = 3000;

// ASCII letters small, every blank one space, no blanks and colons around.
std::string folded(std::string_view text)
{
    std::string result;
    for (const char32_t c : fold(text).characters) {
        result += c < 0x80 ? static_cast<char>(c) : '?';
    }
    while (!result.empty()
           && (result.back() == ' ' || result.back() == ':' || result.back() == '.')) {
        result.pop_back();
    }
    return result;
}

std::string startOf(const TextIndex& index, const Block& block)
{
    return folded(
        index.slice({block.range.start, std::min(block.range.end, block.range.start + 100)}));
}

// "What is claimed is:", "We claim", "CLAIMS".
bool isClaimsHeading(const std::string& line)
{
    static constexpr std::array<std::string_view, 17> kHeadings{"claims",
                                                                "claim",
                                                                "the claims",
                                                                "claim or claims",
                                                                "what is claimed",
                                                                "what is claimed is",
                                                                "what we claim is",
                                                                "what i claim is",
                                                                "what we claim",
                                                                "we claim",
                                                                "i claim",
                                                                "the invention claimed is",
                                                                "listing of claims",
                                                                "listing of the claims",
                                                                "amendments to the claims",
                                                                "in the claims",
                                                                "claims listing"};
    return std::find(kHeadings.begin(), kHeadings.end(), line) != kHeadings.end();
}

bool isDescriptionHeading(const std::string& line)
{
    static constexpr std::array<std::string_view, 16> kStarts{
        "background",           "field of the invention", "technical field",
        "summary of",           "brief summary",          "brief description of",
        "detailed description", "description of the",     "cross-reference to",
        "cross reference to",   "related applications",   "summary",
        "title of invention",   "title of the invention", "statement regarding federally",
        "reference to sequence"};
    return line.size() < 100
           && std::any_of(kStarts.begin(), kStarts.end(),
                          [&](std::string_view start) { return line.starts_with(start); });
}

// A short line in capitals: the headings of a description.
bool isInCapitals(std::string_view text)
{
    int letters = 0;
    for (const char c : text) {
        if (c >= 'a' && c <= 'z') {
            return false;
        }
        letters += c >= 'A' && c <= 'Z' ? 1 : 0;
    }
    return letters > 3 && text.size() < 100 && text.back() != '.';
}

// The length of "[0001]" or "[00011]" at the start, with the blanks after it.
std::size_t paragraphLabel(std::string_view text)
{
    if (!text.starts_with('[')) {
        return 0;
    }
    std::size_t at = 1;
    while (at < text.size() && at < 8 && text[at] >= '0' && text[at] <= '9') {
        ++at;
    }
    if (at < 4 || at >= text.size() || text[at] != ']') {
        return 0;
    }
    const std::size_t past = text.find_first_not_of(" \t\n", at + 1);
    return past == std::string_view::npos ? text.size() : past;
}

// The length of "12. " at the start.
std::size_t listLabel(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size() && at < 5 && text[at] >= '0' && text[at] <= '9') {
        ++at;
    }
    const bool label = at > 0 && at + 1 < text.size() && text[at] == '.' && text[at + 1] == ' ';
    return label ? at + 2 : 0;
}

std::int32_t levelOf(const Block& block)
{
    const std::size_t at = block.extra.find("\"level\":");
    return at == std::string::npos || at + 8 >= block.extra.size() ? 0 : block.extra[at + 8] - '0';
}

/// A document while its claims and paragraphs are read.
class ContentReader {
public:
    explicit ContentReader(PatentDocument& document) : m_document(document), m_index(document.text)
    {
    }

    DocumentRole role() const;
    void readClaims(std::size_t firstBlock);
    void readParagraphs(std::size_t endBlock);
    /// The block after the heading of the claims; their number when there is none.
    std::size_t claimsBlock() const;

private:
    std::vector<ClaimLine> lines(std::size_t firstBlock) const;
    bool isAction() const;
    bool isDescription() const;

    PatentDocument& m_document;
    TextIndex m_index;
};

std::vector<ClaimLine> ContentReader::lines(std::size_t firstBlock) const
{
    std::vector<ClaimLine> all;
    for (std::size_t i = firstBlock; i < m_document.blocks.size(); ++i) {
        const Block& block = m_document.blocks[i];
        for (ClaimLine line : claimLines(m_index.slice(block.range))) {
            line.range.start += block.range.start;
            line.range.end += block.range.start;
            line.indent += 4 * levelOf(block);
            all.push_back(line);
        }
    }
    return all;
}

std::size_t ContentReader::claimsBlock() const
{
    int tries = 20;
    for (std::size_t i = 0; i + 1 < m_document.blocks.size() && tries > 0; ++i) {
        if (m_document.blocks[i].range.length() < kLongestHeading
            && isClaimsHeading(startOf(m_index, m_document.blocks[i]))) {
            --tries;
            const auto rest = lines(i + 1);
            if (!splitClaimSet(m_document.text, rest).claims.empty()) {
                return i + 1;
            }
        }
    }
    return m_document.blocks.size();
}

bool ContentReader::isAction() const
{
    int rejections = 0;
    for (const Block& block : m_document.blocks) {
        const std::string start = startOf(m_index, block);
        const bool part = start.starts_with("detailed action")
                          || start.starts_with("claim rejections")
                          || start.starts_with("office action summary")
                          || start.starts_with("election/restriction")
                          || start.starts_with("notice of pre-aia or aia status");
        if (part && block.range.length() < kLongestHeading) {
            return true;
        }
        const std::size_t rejected = start.find("rejected under 35");
        rejections += rejected != std::string::npos && start.starts_with("claim") ? 1 : 0;
    }
    return rejections > 0;
}

bool ContentReader::isDescription() const
{
    int headings = 0;
    for (const Block& block : m_document.blocks) {
        if (paragraphLabel(m_index.slice(block.range)) > 0) {
            return true;
        }
        headings += isDescriptionHeading(startOf(m_index, block)) ? 1 : 0;
    }
    return headings >= 2;
}

DocumentRole ContentReader::role() const
{
    if (m_document.blocks.empty()) {
        return DocumentRole::Unknown;
    }
    const ClaimSet set = splitClaimSet(m_document.text, lines(0));
    const bool status = std::any_of(set.claims.begin(), set.claims.end(), [&](const auto& claim) {
        return readStatus(m_index.slice(claim.range)).has_value();
    });
    if (status) {
        return DocumentRole::Claims;
    }
    if (isAction()) {
        return DocumentRole::Action;
    }
    if (isDescription()) {
        return DocumentRole::Description;
    }
    if (startOf(m_index, m_document.blocks.front()).starts_with("abstract")
        && m_document.blocks.back().range.end < kLongestAbstract) {
        return DocumentRole::Abstract;
    }
    const bool first = !set.claims.empty() && set.claims.front().numbers.front() == 1;
    return first || claimsBlock() < m_document.blocks.size() ? DocumentRole::Claims
                                                             : DocumentRole::Unknown;
}

// Blocks stand an empty line apart in the text; in a claim they are its lines.
std::string withoutEmptyLines(std::string text)
{
    for (std::size_t at = text.find("\n\n"); at != std::string::npos; at = text.find("\n\n", at)) {
        text.erase(at, 1);
    }
    return text;
}

void ContentReader::readClaims(std::size_t firstBlock)
{
    const ClaimSet set = splitClaimSet(m_document.text, lines(firstBlock));
    const ClaimReader reader(m_document);
    for (const ClaimStretch& stretch : set.claims) {
        m_document.claims.push_back(reader.read(stretch.range, stretch.numbers));
    }
    if (set.claims.empty() && !set.preface.empty()) {
        m_document.claims.push_back(reader.read(set.preface, {1}));
    }
    for (ReadClaim& claim : m_document.claims) {
        claim.text = withoutEmptyLines(std::move(claim.text));
    }
    noteClaims(m_document);
}

void ContentReader::readParagraphs(std::size_t endBlock)
{
    // Under the heading of the title stand names and docket numbers.
    bool cover = false;
    for (std::size_t i = 0; i < endBlock; ++i) {
        Block& block = m_document.blocks[i];
        std::string_view text = m_index.slice(block.range);
        const bool heading =
            isInCapitals(text)
            || (isDescriptionHeading(startOf(m_index, block)) && text.back() != '.');
        if (heading && block.kind == BlockKind::Paragraph) {
            block.kind = BlockKind::Heading;
        }
        if (block.kind == BlockKind::Heading || block.kind == BlockKind::Image
            || isClaimsHeading(startOf(m_index, block))) {
            cover = startOf(m_index, block).starts_with("title of");
            continue;
        }
        if (cover) {
            const std::size_t title =
                text.starts_with("Title") ? text.find_first_not_of(": ", 5) : 0;
            const bool named = title > 5 && title != std::string_view::npos;
            if (m_document.title.empty() && (named || text.find(':') == std::string_view::npos)) {
                m_document.title = text.substr(named ? title : 0);
            }
            continue;
        }
        const std::size_t label = paragraphLabel(text);
        text.remove_prefix(label > 0 || block.kind != BlockKind::Item ? label : listLabel(text));
        if (!text.empty()) {
            m_document.paragraphs.emplace_back(text);
        }
    }
}

DocumentRole roleOfCode(std::string_view code)
{
    if (code.starts_with("CLM")) {
        return DocumentRole::Claims;
    }
    if (code.starts_with("SPEC") || code == "APP.TEXT") {
        return DocumentRole::Description;
    }
    if (code == "ABST") {
        return DocumentRole::Abstract;
    }
    const bool action = code.starts_with("CT") || code == "NOA" || code == "EXIN";
    return action ? DocumentRole::Action : DocumentRole::Unknown;
}

std::string codeOfAction(const PatentDocument& document)
{
    const std::string text = folded(document.text);
    if (text.find("action is made final") != std::string::npos
        || text.find("shortened statutory period for reply to this final action")
               != std::string::npos) {
        return "CTFR";
    }
    const bool restriction =
        text.find("restriction is required under 35") != std::string::npos
        || text.find("restriction to one of the following inventions") != std::string::npos;
    return restriction && text.find("rejected under 35") == std::string::npos ? "CTRS" : "CTNF";
}

bool isAllBold(const Block& block, const TextIndex& index)
{
    std::int32_t bold = 0;
    for (const Mark& mark : block.marks) {
        bold += mark.kind == MarkKind::Bold ? mark.range.length() : 0;
    }
    std::int32_t blanks = 0;
    for (const char c : index.slice(block.range)) {
        blanks += c == ' ' || c == '\n' || c == '\t' ? 1 : 0;
    }
    return bold > 0 && bold >= block.range.length() - blanks;
}

}  // namespace

DocumentRole roleOf(const PatentDocument& document)
{
    if (const DocumentRole role = roleOfCode(document.code); role != DocumentRole::Unknown) {
        return role;
    }
    if (!document.claims.empty()) {
        return document.paragraphs.empty() ? DocumentRole::Claims : DocumentRole::Description;
    }
    if (!document.paragraphs.empty()) {
        return DocumentRole::Description;
    }
    if (document.text.empty()) {
        return document.application.empty() ? DocumentRole::Unknown : DocumentRole::Metadata;
    }
    PatentDocument copy = document;
    return ContentReader(copy).role();
}

void readContents(PatentDocument& document)
{
    readContentsAs(document, roleOf(document));
}

void readContentsAs(PatentDocument& document, DocumentRole role)
{
    document.claims.clear();
    document.paragraphs.clear();
    ContentReader reader(document);
    const auto setCode = [&](std::string code) {
        document.code = document.code.empty() ? std::move(code) : document.code;
    };
    switch (role) {
    case DocumentRole::Claims: {
        const std::size_t first = reader.claimsBlock();
        reader.readClaims(first < document.blocks.size() ? first : 0);
        setCode("CLM");
        break;
    }
    case DocumentRole::Description: {
        const std::size_t claims = reader.claimsBlock();
        reader.readParagraphs(claims);
        if (claims < document.blocks.size()) {
            reader.readClaims(claims);
        }
        setCode("SPEC");
        break;
    }
    case DocumentRole::Abstract: setCode("ABST"); break;
    case DocumentRole::Action: setCode(codeOfAction(document)); break;
    case DocumentRole::Unknown:
    case DocumentRole::Metadata: break;
    }
}

void setHeadings(PatentDocument& document)
{
    const TextIndex index(document.text);
    for (Block& block : document.blocks) {
        const std::string text(index.slice(block.range));
        const bool may = (block.kind == BlockKind::Paragraph || block.kind == BlockKind::Item)
                         && block.range.length() <= kLongestHeading
                         && text.find('\n') == std::string::npos;
        if (!may) {
            continue;
        }
        const auto plain = blocksOfPlainText(isAllBold(block, index) ? "**" + text + "**" : text);
        if (plain.size() == 1 && plain.front().kind == BlockKind::Heading) {
            block.kind = BlockKind::Heading;
        }
    }
}

void addBlockExtra(Block& block, std::string_view member)
{
    const bool empty = block.extra.size() < 2;
    std::string extra = empty ? "{" : block.extra.substr(0, block.extra.size() - 1) + ",";
    block.extra = extra.append(member) + "}";
}

}  // namespace metes
