// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What stands before the root of an XML document, read before a parser sees it.

#include "core/base/Error.h"

#include <QString>

#include <cstdint>
#include <string>
#include <string_view>

namespace metes {

/// The characters of an XML document: UTF-16 by its byte order mark, else what the declaration
/// names (UTF-8, ISO-8859-1, windows-1252, US-ASCII), else UTF-8. InvalidInput for another encoding
/// and for bytes that are not in it.
Result<QString> decodeXml(std::string_view bytes);

/// InvalidInput when the document type declaration declares entities other than the office's images
/// (NDATA): such entities can name files of this machine or unfold without end.
Result<void> checkDocumentType(QStringView source);

/// InvalidInput when one tag holds more than kMostAttributes attributes: parsers compare each with
/// each.
Result<void> checkTags(QStringView source);
inline constexpr std::int32_t kMostAttributes = 100;

/// Local name of the root element, or empty; of at most the first 64 KiB.
std::string rootElementOf(std::string_view bytes);

/// Whether the text is a document type definition, and of what: the comment or name on its top.
bool isDocumentTypeDefinition(std::string_view bytes);

}  // namespace metes
