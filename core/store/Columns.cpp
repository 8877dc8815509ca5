// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/Columns.h"

#include "core/base/Json.h"
#include "core/base/Sha256.h"
#include "core/text/JsonText.h"
#include "core/text/TextIndex.h"

#include <array>

namespace metes {

namespace {

DocumentId findDocument(const Database& database, const std::string& hash)
{
    Query find(database, "SELECT id FROM document WHERE sha256 = ?");
    find.bind(hash);
    return find.next() ? DocumentId{find.integer(0)} : DocumentId{};
}

DocumentId addDocument(const Database& database, const std::string& hash, const std::string& text)
{
    Query add(database, "INSERT INTO document(sha256, length, text) VALUES (?, ?, ?)");
    add.bind(hash, codePointCount(text)).bindUncopied(text).run();
    return {database.connection().getLastInsertRowid()};
}

std::string hashOfParagraphs(const std::vector<std::string>& paragraphs)
{
    Sha256 sum;
    std::string piece = "[";
    for (const std::string& paragraph : paragraphs) {
        piece += &paragraph == paragraphs.data() ? "" : ",";
        appendJsonText(piece, paragraph);
        sum.add(piece);
        piece.clear();
    }
    sum.add(piece + "]");
    return sum.hex();
}

std::string joined(const std::vector<std::string>& paragraphs)
{
    std::size_t size = 0;
    for (const std::string& paragraph : paragraphs) {
        size += paragraph.size() + 2;
    }
    std::string text;
    text.reserve(size);
    for (const std::string& paragraph : paragraphs) {
        text += &paragraph == paragraphs.data() ? "" : "\n\n";
        text += paragraph;
    }
    return text;
}

// Places of paragraphs one after another in the text that joins them.
class ParagraphRows {
public:
    ParagraphRows(DocumentId document, const std::vector<std::string>& paragraphs)
        : m_document(document), m_paragraphs(paragraphs)
    {
    }

    bool has(std::size_t count) const { return m_next + count <= m_paragraphs.size(); }

    void write(Query& add, std::size_t count)
    {
        for (std::size_t i = 0; i < count; ++i) {
            const std::string& paragraph = m_paragraphs[m_next++];
            const std::int64_t end = m_start + static_cast<std::int64_t>(paragraph.size());
            add.bind(m_document, static_cast<std::int64_t>(m_next), m_start, end);
            m_start = end + 2;
        }
        add.run();
    }

private:
    DocumentId m_document;
    const std::vector<std::string>& m_paragraphs;
    std::size_t m_next = 0;
    std::int64_t m_start = 0;
};

std::string paragraphInsert(std::size_t rows)
{
    std::string sql = "INSERT INTO paragraph(document_id, ordinal, start_byte, end_byte) VALUES";
    for (std::size_t i = 0; i < rows; ++i) {
        sql += i == 0 ? " (?, ?, ?, ?)" : ", (?, ?, ?, ?)";
    }
    return sql;
}

void addParagraphs(const Database& database, DocumentId document,
                   const std::vector<std::string>& paragraphs)
{
    struct Insert {
        std::size_t rows;
        std::string sql;
    };
    // Many rows by one statement cost half of as many statements.
    static const std::array<Insert, 3> kInserts{
        {{64, paragraphInsert(64)}, {8, paragraphInsert(8)}, {1, paragraphInsert(1)}}};
    ParagraphRows rows(document, paragraphs);
    for (const Insert& insert : kInserts) {
        while (rows.has(insert.rows)) {
            Query add(database, insert.sql);
            rows.write(add, insert.rows);
        }
    }
}

}  // namespace

DocumentId findOrAddText(const Database& database, const std::string& text)
{
    const std::string hash = sha256Hex(text);
    const DocumentId known = findDocument(database, hash);
    return known ? known : addDocument(database, hash, text);
}

DocumentId findOrAddDescription(const Database& database, const std::vector<std::string>& paragraphs)
{
    const std::string hash = hashOfParagraphs(paragraphs);
    if (const DocumentId known = findDocument(database, hash)) {
        return known;
    }
    const DocumentId document = addDocument(database, hash, joined(paragraphs));
    addParagraphs(database, document, paragraphs);
    return document;
}

std::string documentText(const Database& database, DocumentId id)
{
    Query read(database, "SELECT text FROM document WHERE id = ?");
    read.bind(id);
    return read.next() ? read.text(0) : std::string();
}

std::string listToColumn(const std::vector<std::string>& list)
{
    std::string column = "[";
    for (const std::string& text : list) {
        column += &text == list.data() ? "" : ",";
        appendJsonText(column, text);
    }
    return column + "]";
}

std::string listToColumn(const std::vector<std::int32_t>& list)
{
    std::string column = "[";
    for (const std::int32_t& number : list) {
        column += &number == list.data() ? "" : ",";
        column += std::to_string(number);
    }
    return column + "]";
}

std::vector<std::string> textsFromColumn(const std::string& column)
{
    if (column == "[]") {
        return {};
    }
    return Json::parse(column).get<std::vector<std::string>>();
}

std::vector<std::int32_t> numbersFromColumn(const std::string& column)
{
    if (column == "[]") {
        return {};
    }
    return Json::parse(column).get<std::vector<std::int32_t>>();
}

std::string blocksToColumn(const std::vector<Block>& blocks)
{
    Json list = Json::array();
    for (const Block& block : blocks) {
        Json marks = Json::array();
        for (const Mark& mark : block.marks) {
            marks.push_back({markKindId(mark.kind), mark.range.start, mark.range.end, mark.extra});
        }
        list.push_back({blockKindId(block.kind), block.range.start, block.range.end, marks, block.extra});
    }
    return list.empty() ? "[]" : canonicalJson(list);
}

std::vector<Block> blocksFromColumn(const std::string& column)
{
    std::vector<Block> blocks;
    for (const Json& row : Json::parse(column)) {
        Block block;
        block.kind = blockKindFromId(row.at(0).get<std::string>()).value_or(BlockKind::Paragraph);
        block.range = {row.at(1).get<std::int32_t>(), row.at(2).get<std::int32_t>()};
        block.extra = row.at(4).get<std::string>();
        for (const Json& entry : row.at(3)) {
            Mark mark;
            mark.kind = markKindFromId(entry.at(0).get<std::string>()).value_or(MarkKind::Bold);
            mark.range = {entry.at(1).get<std::int32_t>(), entry.at(2).get<std::int32_t>()};
            mark.extra = entry.at(3).get<std::string>();
            block.marks.push_back(std::move(mark));
        }
        blocks.push_back(std::move(block));
    }
    return blocks;
}

}  // namespace metes
