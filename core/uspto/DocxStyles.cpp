// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/DocxStyles.h"

#include <charconv>
#include <utility>

namespace metes {

namespace {

// Styles that are based on one another in a circle end here.
constexpr int kLongestChain = 20;

// <w:b/>, <w:b w:val="1"/> are on; "0", "false", "off" and, for underlines, "none" are off.
bool isOn(const XmlReader& xml)
{
    const std::string value = xml.attribute("val").value_or("1");
    return value != "0" && value != "false" && value != "off" && value != "none";
}

std::int32_t numberOf(const std::optional<std::string>& text)
{
    std::int32_t number = 0;
    if (text) {
        std::from_chars(text->data(), text->data() + text->size(), number);
    }
    return number;
}

/// Calls `take` at each child element of the open one; `take` may read the child to its end and
/// then returns true.
template<typename Take>
void eachChild(XmlReader& xml, const Take& take)
{
    while (true) {
        const XmlReader::Token token = xml.next();
        if (token == XmlReader::Token::End || token == XmlReader::Token::Finished) {
            return;
        }
        if (token == XmlReader::Token::Start && !take()) {
            xml.skipElement();
        }
    }
}

void readNumberProperties(XmlReader& xml, DocxParagraphLook& look)
{
    eachChild(xml, [&] {
        if (xml.name() == "numId") {
            look.list = xml.attribute("val").value_or("");
        } else if (xml.name() == "ilvl") {
            look.level = numberOf(xml.attribute("val"));
        }
        return false;
    });
}

}  // namespace

DocxRunLook DocxRunLook::under(const DocxRunLook& other) const
{
    DocxRunLook look = other;
    const auto fill = [](std::optional<bool>& mine, const std::optional<bool>& base) {
        mine = mine ? mine : base;
    };
    fill(look.bold, bold);
    fill(look.italic, italic);
    fill(look.underline, underline);
    fill(look.strike, strike);
    fill(look.hidden, hidden);
    fill(look.capitals, capitals);
    return look;
}

DocxRunLook readRunLook(XmlReader& xml)
{
    DocxRunLook look;
    eachChild(xml, [&] {
        const std::string_view name = xml.name();
        if (name == "b") {
            look.bold = isOn(xml);
        } else if (name == "i") {
            look.italic = isOn(xml);
        } else if (name == "u") {
            look.underline = isOn(xml);
        } else if (name == "strike" || name == "dstrike") {
            look.strike = look.strike.value_or(false) || isOn(xml);
        } else if (name == "vanish" || name == "webHidden") {
            look.hidden = name == "vanish" ? isOn(xml) : look.hidden;
        } else if (name == "caps") {
            look.capitals = isOn(xml);
        } else if (name == "rStyle") {
            look.style = xml.attribute("val").value_or("");
        }
        return false;
    });
    return look;
}

DocxParagraphLook readParagraphLook(XmlReader& xml)
{
    DocxParagraphLook look;
    eachChild(xml, [&] {
        if (xml.name() == "pStyle") {
            look.style = xml.attribute("val").value_or("");
        } else if (xml.name() == "outlineLvl") {
            look.outlined = numberOf(xml.attribute("val")) < 9;
        } else if (xml.name() == "numPr") {
            readNumberProperties(xml, look);
            return true;
        }
        return false;
    });
    return look;
}

Result<DocxStyles> DocxStyles::read(std::string_view bytes, Progress& progress)
{
    DocxStyles styles;
    if (bytes.empty()) {
        return styles;
    }
    XmlReader xml(bytes, progress);
    for (auto token = xml.next(); token != XmlReader::Token::Finished; token = xml.next()) {
        if (token != XmlReader::Token::Start || xml.name() != "style") {
            continue;
        }
        const std::string id = xml.attribute("styleId").value_or("");
        const bool paragraphs = xml.attribute("type").value_or("") == "paragraph";
        if (paragraphs && xml.attribute("default").value_or("0") != "0") {
            styles.m_default = id;
        }
        Style style;
        eachChild(xml, [&] {
            if (xml.name() == "basedOn") {
                style.basedOn = xml.attribute("val").value_or("");
            } else if (xml.name() == "name") {
                const std::string name = xml.attribute("val").value_or("");
                style.heading =
                    name.starts_with("heading ") || name.starts_with("Heading ") || name == "Title";
            } else if (xml.name() == "rPr") {
                style.run = readRunLook(xml);
                return true;
            } else if (xml.name() == "pPr") {
                style.paragraph = readParagraphLook(xml);
                return true;
            }
            return false;
        });
        styles.m_styles.insert_or_assign(id, std::move(style));
    }
    if (const auto status = xml.status(); !status) {
        return passOn(status);
    }
    return styles;
}

DocxRunLook DocxStyles::runLook(const std::string& style) const
{
    DocxRunLook look;
    std::string_view id = style.empty() ? std::string_view(m_default) : std::string_view(style);
    for (int step = 0; step < kLongestChain; ++step) {
        const auto found = m_styles.find(id);
        if (found == m_styles.end()) {
            break;
        }
        look = found->second.run.under(look);
        id = found->second.basedOn;
    }
    return look;
}

DocxParagraphLook DocxStyles::resolved(DocxParagraphLook paragraph) const
{
    std::string_view id =
        paragraph.style.empty() ? std::string_view(m_default) : std::string_view(paragraph.style);
    for (int step = 0; step < kLongestChain; ++step) {
        const auto found = m_styles.find(id);
        if (found == m_styles.end()) {
            break;
        }
        const Style& style = found->second;
        if (paragraph.list.empty() && !style.paragraph.list.empty()) {
            paragraph.list = style.paragraph.list;
            paragraph.level = style.paragraph.level;
        }
        paragraph.outlined = paragraph.outlined || style.heading || style.paragraph.outlined;
        id = style.basedOn;
    }
    return paragraph;
}

}  // namespace metes
