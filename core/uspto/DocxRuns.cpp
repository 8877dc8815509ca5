// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What stands within the paragraphs of a DOCX: runs of text, signs, pictures.

#include "core/text/TextIndex.h"
#include "core/uspto/DocxBody.h"

#include <array>
#include <optional>

namespace metes {

void DocxBody::run()
{
    m_run = m_styles.runLook(m_paragraph.style);
    bool open = false;
    std::array<MarkKind, 4> kinds{};
    std::size_t count = 0;
    const auto openMarks = [&] {
        open = true;
        const std::array<std::pair<std::optional<bool>, MarkKind>, 4> looks{
            {{m_run.bold, MarkKind::Bold},
             {m_run.italic, MarkKind::Italic},
             {m_run.underline, MarkKind::Underline},
             {m_run.strike, MarkKind::Strike}}};
        for (const auto& [on, kind] : looks) {
            if (on.value_or(false)) {
                m_builder.openMark(kind);
                kinds[count++] = kind;
            }
        }
    };
    while (true) {
        const XmlReader::Token token = m_xml.next();
        if (m_stopped || token == XmlReader::Token::End || token == XmlReader::Token::Finished) {
            break;
        }
        if (token != XmlReader::Token::Start) {
            continue;
        }
        if (m_xml.name() == "rPr" && !open) {
            const DocxRunLook own = readRunLook(m_xml);
            const DocxRunLook base =
                own.style.empty() ? m_run : m_run.under(m_styles.runLook(own.style));
            m_run = base.under(own);
            openMarks();
            continue;
        }
        if (!open) {
            openMarks();
        }
        const DocxRunLook look = m_run;
        const auto step = steps().find(m_xml.name());
        step == steps().end() ? walk() : (this->*step->second)();
        m_run = look;
    }
    while (count > 0) {
        m_builder.closeMark(kinds[--count]);
    }
}

void DocxBody::text()
{
    while (true) {
        const XmlReader::Token token = m_xml.next();
        if (token == XmlReader::Token::End || token == XmlReader::Token::Finished) {
            return;
        }
        if (token != XmlReader::Token::Characters || m_run.hidden.value_or(false)) {
            continue;
        }
        if (!m_xml.isBlank()) {
            beginParagraph();
        }
        if (!m_run.capitals.value_or(false)) {
            m_xml.appendTo(m_builder);
            continue;
        }
        std::string shown = m_xml.text();
        for (char& c : shown) {
            c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        }
        m_builder.appendInstead(shown, codePointCount(shown));
    }
}

void DocxBody::leaf(std::string_view shown)
{
    if (shown != "\t") {
        beginParagraph();
    }
    m_builder.appendInstead(shown, 0);
    m_xml.skipElement();
}

void DocxBody::symbol()
{
    const std::string code = m_xml.attribute("char").value_or("");
    char32_t character = 0;
    for (const char c : code) {
        const int digit = c >= '0' && c <= '9'   ? c - '0'
                          : c >= 'A' && c <= 'F' ? c - 'A' + 10
                          : c >= 'a' && c <= 'f' ? c - 'a' + 10
                                                 : -1;
        character =
            digit < 0 || character > 0xFFFF ? 0 : character * 16 + static_cast<char32_t>(digit);
    }
    const bool valid =
        character >= 0x20 && character <= 0x10FFFF && !(character >= 0xD800 && character <= 0xDFFF);
    beginParagraph();
    m_builder.appendInstead(valid ? withoutSymbolFont(character) : std::string(kPlaceholder), 0);
    m_xml.skipElement();
}

void DocxBody::lineBreak()
{
    m_builder.lineBreak();
    m_xml.skipElement();
}

// A drawing that holds words shows them; any other stands for itself.
void DocxBody::image()
{
    const std::int32_t before = m_builder.size();
    walk();
    if (m_builder.size() == before) {
        beginParagraph();
        m_builder.placeholder(BlockKind::Image);
    }
}

void DocxBody::formula()
{
    m_xml.skipElement();
    beginParagraph();
    m_builder.placeholder(BlockKind::Formula);
}

void DocxBody::footnote()
{
    ++m_footnotes;
    m_xml.skipElement();
}

}  // namespace metes
