// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/uspto/DocumentBuilder.h"

#include <string_view>

namespace metes {

/// Appends a stretch of Markdown to the open block: emphasis and the tags <u>, <s>, <ins>, <del>,
/// <b>, <i> become marks; links leave their words, images a placeholder, comment links of the kind
/// [[#^comment-0|...]] nothing; entities and escapes their character. What opens and never closes
/// stands as it is. Line ends are blanks unless two blanks or a backslash precede them; "[[five]]"
/// is deleted text and stays.
///
/// The builder's source() must be the stretch's start.
void appendMarkdown(std::string_view stretch, DocumentBuilder& builder);

/// Whether a line is an image and nothing else: "![](data:image/png;base64,...)", "![[a.png]]".
bool isMarkdownImage(std::string_view line);

}  // namespace metes
