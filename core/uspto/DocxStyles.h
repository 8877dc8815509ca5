// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The styles of a DOCX file, as far as they decide what a reader sees.

#include "core/base/Error.h"
#include "core/uspto/XmlReader.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace metes {

/// How a run of characters looks; nothing where it is left to the style.
struct DocxRunLook {
    std::optional<bool> bold;
    std::optional<bool> italic;
    std::optional<bool> underline;
    std::optional<bool> strike;
    std::optional<bool> hidden;
    std::optional<bool> capitals;
    std::string style;  ///< of the characters

    /// What `other` leaves open is taken from here.
    DocxRunLook under(const DocxRunLook& other) const;
};

/// How a paragraph stands.
struct DocxParagraphLook {
    std::string style;
    std::string list;  ///< the number's id; "0" takes a list away; empty: as the style says
    std::int32_t level = 0;
    bool outlined = false;  ///< stands in the outline: a heading
};

/// Reads the children of an open rPr or pPr up to its end.
DocxRunLook readRunLook(XmlReader& xml);
DocxParagraphLook readParagraphLook(XmlReader& xml);

class DocxStyles {
public:
    /// `xml` is word/styles.xml; an empty one gives no styles.
    static Result<DocxStyles> read(std::string_view xml, Progress& progress);

    /// The look that a style and those it is based on give.
    DocxRunLook runLook(const std::string& style) const;
    /// Fills in the list of a paragraph's style, and whether it is a heading's.
    DocxParagraphLook resolved(DocxParagraphLook paragraph) const;

private:
    struct Style {
        std::string basedOn;
        DocxRunLook run;
        DocxParagraphLook paragraph;
        bool heading = false;
    };

    std::map<std::string, Style, std::less<>> m_styles;
    std::string m_default;  ///< the paragraph style of paragraphs that name none
};

}  // namespace metes
