// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/uspto/Document.h"
#include "core/uspto/Formats.h"

#include <string_view>

namespace metes {

/// More is no text of a patent.
inline constexpr std::size_t kLongestText = std::size_t{64} << 20;

/// The text without its byte order mark. InvalidInput when it is no UTF-8, holds zero bytes or is
/// longer than kLongestText.
Result<std::string_view> checkedText(std::string_view bytes);

/// A file of text as one document, which `fill` gives its text and blocks; what the name and the
/// words say of it is read alike.
ReadResult readTextDocument(std::string_view bytes, std::string_view name, Progress& progress,
                            DocumentFormat format,
                            void (*fill)(PatentDocument& document, std::string_view utf8));

/// Text and blocks of a document out of a plain text.
void setPlainText(PatentDocument& document, std::string_view utf8);

}  // namespace metes
