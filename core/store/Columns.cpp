// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/Columns.h"

#include "core/base/Json.h"
#include "core/base/Sha256.h"
#include "core/text/TextIndex.h"

namespace metes {

namespace {

DocumentId findDocument(const Database& database, const std::string& hash)
{
    Query find(database, "SELECT id FROM document WHERE sha256 = ?");
    find.bind(hash);
    return find.next() ? DocumentId{find.integer(0)} : DocumentId{};
}

DocumentId addDocument(const Database& database, const std::string& hash, std::string_view text)
{
    Query add(database, "INSERT INTO document(sha256, length, text) VALUES (?, ?, ?)");
    add.bind(hash, codePointCount(text), text).run();
    return {database.connection().getLastInsertRowid()};
}

std::string hashOfParagraphs(const std::vector<std::string>& paragraphs)
{
    Sha256 sum;
    sum.add("[");
    for (std::size_t i = 0; i < paragraphs.size(); ++i) {
        sum.add(i == 0 ? "" : ",");
        sum.add(canonicalJson(Json(paragraphs[i])));
    }
    sum.add("]");
    return sum.hex();
}

}  // namespace

DocumentId findOrAddText(const Database& database, std::string_view text)
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
    std::string joined;
    for (const std::string& paragraph : paragraphs) {
        joined += &paragraph == paragraphs.data() ? "" : "\n\n";
        joined += paragraph;
    }
    const DocumentId document = addDocument(database, hash, joined);
    std::int64_t start = 0;
    std::int32_t ordinal = 0;
    for (const std::string& paragraph : paragraphs) {
        const std::int64_t end = start + static_cast<std::int64_t>(paragraph.size());
        Query add(database, "INSERT INTO paragraph(document_id, ordinal, start_byte, end_byte)"
                            " VALUES (?, ?, ?, ?)");
        add.bind(document, ++ordinal, start, end).run();
        start = end + 2;
    }
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
    return list.empty() ? "[]" : canonicalJson(Json(list));
}

std::string listToColumn(const std::vector<std::int32_t>& list)
{
    return list.empty() ? "[]" : canonicalJson(Json(list));
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
    return canonicalJson(list);
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
