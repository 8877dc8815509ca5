// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For the sources of this folder only: texts by content, and lists kept as JSON in a column.

#include <string>
#include <vector>

#include "core/base/RowId.h"
#include "core/patent/DescriptionText.h"
#include "core/patent/OfficeAction.h"
#include "core/store/Query.h"

namespace metes {

/// The document with this text, added where there is none. May throw SQLite::Exception.
DocumentId findOrAddText(const Database& database, const std::string& text);

/// The description of so many paragraphs, added where there is none. May throw.
DocumentId findOrAddDescription(const Database& database, const DescriptionText& description,
                                std::size_t paragraphs);

/// The paragraphs of a description; none for another document. May throw.
std::vector<std::string> paragraphsOf(const Database& database, DocumentId description);

std::string documentText(const Database& database, DocumentId id);

std::string listToColumn(const std::vector<std::string>& list);
std::string listToColumn(const std::vector<std::int32_t>& list);
std::vector<std::string> textsFromColumn(const std::string& column);
std::vector<std::int32_t> numbersFromColumn(const std::string& column);
std::string blocksToColumn(const std::vector<Block>& blocks);
std::vector<Block> blocksFromColumn(const std::string& column);

}  // namespace metes
