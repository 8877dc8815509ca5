// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/Columns.h"

#include "core/base/Json.h"
#include "core/base/Sha256.h"
#include "core/text/JsonText.h"

namespace metes {

// Most documents are new, so the insertion itself asks whether there is one.
DocumentId findOrAddText(const Database& database, const std::string& text)
{
    const std::string hash = sha256Hex(text);
    {
        Query add(database, "INSERT INTO document(sha256, text) VALUES (?, ?)"
                            " ON CONFLICT(sha256) DO NOTHING");
        add.run(hash, text);
        if (database.connection().getChanges() > 0) {
            return {database.connection().getLastInsertRowid()};
        }
    }
    Query find(database, "SELECT id FROM document WHERE sha256 = ?");
    find.bind(hash);
    return {find.next() ? find.integer(0) : 0};
}

DescriptionId addDescription(const Database& database, const DescriptionText& description)
{
    Query add(database, "INSERT INTO description(paragraphs, ends, text) VALUES (?, ?, ?)");
    add.run(description.paragraphs, description.ends, description.text);
    return {database.connection().getLastInsertRowid()};
}

bool isSameDescription(const Database& database, DescriptionId id,
                       const DescriptionText& description)
{
    if (!id) {
        return description.paragraphs == 0;
    }
    Query same(database, "SELECT ends = ? AND text = ? FROM description WHERE id = ?");
    same.bindUncopied(description.ends).bindUncopied(description.text).bind(id);
    return same.next() && same.integer(0) != 0;
}

std::vector<std::string> paragraphsOf(const Database& database, DescriptionId description)
{
    Query read(database, "SELECT text, ends FROM description WHERE id = ?");
    read.bind(description);
    if (!description || !read.next()) {
        return {};
    }
    DescriptionText joined;
    joined.text = read.text(0);
    joined.ends = read.text(1);
    return splitParagraphs(joined);
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
        list.push_back(
            {blockKindId(block.kind), block.range.start, block.range.end, marks, block.extra});
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
