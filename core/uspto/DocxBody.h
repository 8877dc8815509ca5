// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/uspto/Document.h"
#include "core/uspto/DocumentBuilder.h"
#include "core/uspto/DocxNumbering.h"
#include "core/uspto/DocxStyles.h"
#include "core/uspto/XmlReader.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace metes {

/// Walks through word/document.xml. The bytes must outlive it.
class DocxBody {
public:
    DocxBody(std::string_view xml, DocxStyles styles, DocxNumbering numbering, Progress& progress)
        : m_xml(xml, progress),
          m_styles(std::move(styles)),
          m_numbering(std::move(numbering)),
          m_progress(progress)
    {
        m_builder.setBlanks(DocumentBuilder::Blanks::Keep);
    }

    /// Text and blocks; InvalidInput without a body, Cancelled on request.
    Result<PatentDocument> read();

private:
    /// What the builder does not keep of a block.
    struct BlockFacts {
        bool heading = false;
        std::string formParagraph;
        std::int32_t level = 0;
    };

    using Step = void (DocxBody::*)();
    static const std::unordered_map<std::string_view, Step>& steps();

    void walk();
    void skip() { m_xml.skipElement(); }
    void inserted() { marked(MarkKind::Inserted); }
    void deleted() { marked(MarkKind::Deleted); }
    void marked(MarkKind kind);
    void paragraph();
    void paragraphLook();
    void beginParagraph();
    void endParagraph();
    void run();
    void text();
    void tab() { leaf("\t"); }
    void hyphen() { leaf("\xE2\x80\x91"); }
    void leaf(std::string_view shown);
    void symbol();
    void lineBreak();
    void table();
    void row();
    void cell();
    void image();
    void formula();
    void footnote();
    void bookmarkStart();
    void bookmarkEnd();
    void noteBlock();
    void setBlocks(PatentDocument& document) const;

    XmlReader m_xml;
    DocxStyles m_styles;
    DocxNumbering m_numbering;
    Progress& m_progress;
    DocumentBuilder m_builder;
    DocxRunLook m_run;
    DocxParagraphLook m_paragraph;
    BlockFacts m_facts;
    std::vector<BlockFacts> m_blockFacts;
    std::vector<std::pair<std::string, std::string>>
        m_bookmarks;  ///< open ones: id, form paragraph
    std::int32_t m_inTable = 0;
    std::int32_t m_cellStart = -1;  ///< the text's length where the cell begins
    std::int32_t m_inParagraph = 0;
    std::int32_t m_footnotes = 0;
    bool m_begun = false;  ///< the paragraph's block is open
    bool m_stopped = false;
};

}  // namespace metes
