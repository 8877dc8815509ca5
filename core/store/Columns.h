// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For the sources of this folder only: texts by content, and lists kept as JSON in a column.

#include "core/base/RowId.h"
#include "core/patent/DescriptionText.h"
#include "core/patent/OfficeAction.h"
#include "core/store/Query.h"

#include <string>
#include <vector>

namespace metes {

/// The document with this text, added where there is none. May throw SQLite::Exception.
DocumentId findOrAddText(const Database& database, const std::string& text);

/// May throw.
DescriptionId addDescription(const Database& database, const DescriptionText& description);

/// Whether that description, or none, says the same. May throw.
bool isSameDescription(const Database& database, DescriptionId id,
                       const DescriptionText& description);

/// The paragraphs of a description; none where there is none. May throw.
std::vector<std::string> paragraphsOf(const Database& database, DescriptionId description);

std::string documentText(const Database& database, DocumentId id);

std::string listToColumn(const std::vector<std::string>& list);
std::string listToColumn(const std::vector<std::int32_t>& list);
std::vector<std::string> textsFromColumn(const std::string& column);
std::vector<std::int32_t> numbersFromColumn(const std::string& column);
std::string blocksToColumn(const std::vector<Block>& blocks);
std::vector<Block> blocksFromColumn(const std::string& column);

}  // namespace metes
