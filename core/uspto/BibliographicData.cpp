// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/BibliographicData.h"

#include "core/text/TextIndex.h"
#include "core/uspto/FileName.h"
#include "core/uspto/OfficeDate.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

namespace {

enum class Fact : std::uint8_t { Application, FilingDate, Date, Title };

struct FactPath {
    std::string_view path;  ///< the element and the ones around it, innermost last
    Fact fact;
};

// The three generations: since 2005, 2001 to 2004, and the grants of 2001 to 2004. Dates that are
// missing in one place may stand in the next; the first one counts.
constexpr std::array<FactPath, 13> kFacts{{
    {"application-reference/document-id/doc-number", Fact::Application},
    {"application-reference/document-id/date", Fact::FilingDate},
    {"publication-reference/document-id/date", Fact::Date},
    {"us-bibliographic-data-application/invention-title", Fact::Title},
    {"us-bibliographic-data-grant/invention-title", Fact::Title},
    {"domestic-filing-data/application-number/doc-number", Fact::Application},
    {"domestic-filing-data/filing-date", Fact::FilingDate},
    {"subdoc-bibliographic-information/document-id/document-date", Fact::Date},
    {"technical-information/title-of-invention", Fact::Title},
    {"SDOBI/B500/B540", Fact::Title},
    {"SDOBI/B200/B210", Fact::Application},
    {"SDOBI/B200/B220", Fact::FilingDate},
    {"SDOBI/B100/B140", Fact::Date},
}};

class BibliographicReader {
public:
    BibliographicReader(XmlReader& xml, DocumentBuilder& builder, PatentDocument& document)
        : m_xml(xml), m_builder(builder), m_document(document)
    {
    }

    void read()
    {
        m_path = std::string(m_xml.name());
        readChildren();
    }

private:
    void readChildren()
    {
        for (;;) {
            switch (m_xml.next()) {
            case XmlReader::Token::Start: readElement(); break;
            case XmlReader::Token::End:
            case XmlReader::Token::Finished: return;
            default: break;
            }
        }
    }

    void readElement()
    {
        const std::string name(m_xml.name());
        const std::size_t outside = m_path.size();
        m_path += '/' + name;
        const FactPath* fact = factHere();
        if (fact != nullptr && fact->fact == Fact::Title) {
            readTitle();
        } else if (fact != nullptr) {
            take(fact->fact, m_xml.elementText());
        } else if (name == "classification-cpc" && isOwnClassification()) {
            takeSymbol(cpcSymbol());
        } else if (name == "classification-cpc-text" && isOwnClassification()) {
            takeSymbol(m_xml.elementText());
        } else {
            readChildren();
        }
        m_path.resize(outside);
    }

    // Those of cited documents and of the field of search are of the same form.
    bool isOwnClassification() const
    {
        return m_path.find("/classifications-cpc/") != std::string::npos;
    }

    const FactPath* factHere() const
    {
        const auto found = std::find_if(kFacts.begin(), kFacts.end(), [this](const FactPath& fact) {
            const std::string_view path(m_path);
            return path.ends_with(fact.path)
                   && (path.size() == fact.path.size()
                       || path[path.size() - fact.path.size() - 1] == '/');
        });
        return found == kFacts.end() ? nullptr : &*found;
    }

    void take(Fact fact, const std::string& value)
    {
        const auto fill = [](std::string& field, std::string found) {
            if (field.empty()) {
                field = std::move(found);
            }
        };
        switch (fact) {
        case Fact::Application:
            fill(m_document.application, applicationDigits(withoutBlanks(value)));
            break;
        case Fact::FilingDate: fill(m_document.filingDate, isoDate(value)); break;
        case Fact::Date: fill(m_document.date, isoDate(value)); break;
        case Fact::Title: break;
        }
    }

    void readTitle()
    {
        m_builder.openBlock(BlockKind::Heading);
        const std::int32_t outside = m_xml.depth() - 1;
        while (m_xml.depth() > outside) {
            const XmlReader::Token token = m_xml.next();
            if (token == XmlReader::Token::Finished) {
                break;
            }
            if (token == XmlReader::Token::Characters) {
                m_xml.appendTo(m_builder);
            }
        }
        const std::optional<TextRange> range = m_builder.closeBlock();
        if (range && m_document.title.empty()) {
            m_document.title = std::string(sliceCodePoints(m_builder.text(), *range));
        }
    }

    // Section, class, subclass, main group and subgroup, each in an element of its own.
    std::string cpcSymbol()
    {
        std::string symbol;
        const std::int32_t outside = m_xml.depth() - 1;
        bool wanted = false;
        while (m_xml.depth() > outside) {
            const XmlReader::Token token = m_xml.next();
            if (token == XmlReader::Token::Finished) {
                break;
            }
            if (token == XmlReader::Token::Start) {
                const std::string_view name = m_xml.name();
                wanted = name == "section" || name == "class" || name == "subclass"
                         || name == "main-group" || name == "subgroup";
                symbol += name == "subgroup" ? "/" : "";
            } else if (token == XmlReader::Token::End) {
                wanted = false;
            } else if (wanted && token == XmlReader::Token::Characters) {
                symbol += m_xml.text();
            }
        }
        return symbol;
    }

    void takeSymbol(std::string symbol)
    {
        symbol = withoutBlanks(symbol);
        std::vector<std::string>& all = m_document.cpc;
        if (!symbol.empty() && std::find(all.begin(), all.end(), symbol) == all.end()) {
            all.push_back(std::move(symbol));
        }
    }

    XmlReader& m_xml;
    DocumentBuilder& m_builder;
    PatentDocument& m_document;
    std::string m_path;
};

}  // namespace

std::string withoutBlanks(std::string_view symbol)
{
    std::string plain;
    for (const char c : symbol) {
        const bool blank = c == ' ' || (c >= '\t' && c <= '\r');
        if (!blank) {
            plain.push_back(c);
        }
    }
    return plain;
}

void readBibliographicData(XmlReader& xml, DocumentBuilder& builder, PatentDocument& document)
{
    BibliographicReader(xml, builder, document).read();
}

}  // namespace metes
