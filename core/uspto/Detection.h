// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/uspto/Document.h"

#include <string_view>

namespace metes {

/// What a file is, by its content; its name decides only between Markdown and plain text. The bytes
/// are those of one file, out of its archive.
///
/// InvalidInput with a message that says what the file is when it is nothing that a reader takes: a
/// document type definition, another XML, JSON of another kind, an image, an empty file.
Result<DocumentFormat> detectFormat(std::string_view bytes, std::string_view name = {});

}  // namespace metes
