// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/ElementRole.h"

#include <string_view>
#include <unordered_map>

namespace metes {

namespace {

using Role = ElementRole;

// clang-format off
const std::unordered_map<std::string_view, ElementRole> kRoles{
    // Page furniture of scanned and rendered papers.
    {"BoundaryData", Role::Skip}, {"BoundaryDataBag", Role::Skip},
    {"BoundaryDataReference", Role::Skip}, {"SpannedBoundaryData", Role::Skip},
    {"HeaderText", Role::Skip}, {"FooterText", Role::Skip}, {"LineNumber", Role::Skip},
    {"PageNumber", Role::Skip}, {"DefaultFont", Role::Skip},
    {"boundary-data", Role::Skip}, {"header-text", Role::Skip}, {"footer-text", Role::Skip},
    {"line-number", Role::Skip}, {"page-number", Role::Skip},
    // Pictures of their own pages, and lists of attached files.
    {"drawings", Role::Skip}, {"subdoc-drawings", Role::Skip}, {"SDODR", Role::Skip},
    {"us-chemistry", Role::Skip}, {"us-math", Role::Skip}, {"us-megatable-doc", Role::Skip},
    {"us-sequence-list-doc", Role::Skip}, {"sequence-list-doc", Role::Skip},
    {"sequence-list", Role::Skip}, {"SEQ-LST", Role::Skip}, {"search-report", Role::Skip},
    // The number of a paragraph of 2001 to 2004, which later years keep in an attribute.
    {"number", Role::Skip},

    {"DocumentMetadata", Role::Metadata}, {"DocumentHeaderDetails", Role::Metadata},
    {"document-metadata", Role::Metadata}, {"PageTotalQuantity", Role::Metadata},
    {"ParagraphTotalQuantity", Role::Metadata}, {"DocumentTitle", Role::Metadata},
    {"ClaimTotalQuantity", Role::Metadata}, {"ClaimTypeCategory", Role::Metadata},
    {"FormParagraphCategory", Role::Metadata}, {"RelatedFormParagraph", Role::Metadata},

    {"us-bibliographic-data-application", Role::Bibliography},
    {"us-bibliographic-data-grant", Role::Bibliography},
    {"subdoc-bibliographic-information", Role::Bibliography}, {"SDOBI", Role::Bibliography},

    {"Specification", Role::Description}, {"description", Role::Description},
    {"subdoc-description", Role::Description}, {"SDODE", Role::Description},

    {"Heading", Role::Heading}, {"heading", Role::Heading}, {"H", Role::Heading},
    {"P", Role::Paragraph}, {"p", Role::Paragraph}, {"paragraph", Role::Paragraph},
    {"PARA", Role::Paragraph}, {"ClaimStatement", Role::Paragraph},
    {"claim-statement", Role::Paragraph}, {"us-claim-statement", Role::Paragraph},
    {"LI", Role::Item}, {"li", Role::Item}, {"list-item", Role::Item}, {"dt", Role::Item},
    {"dd", Role::Item},

    {"tables", Role::Table}, {"table", Role::Table}, {"Table", Role::Table},
    {"OASISTable", Role::Table}, {"DataTable", Role::Table}, {"table-us", Role::Table},
    {"table-cwu", Role::Table}, {"TABLE-US", Role::Table}, {"TABLE-CALS", Role::Table},
    {"table-external-doc", Role::Image}, {"TABLE-CWU", Role::Table},
    {"row", Role::Row}, {"Row", Role::Row}, {"ROW", Role::Row}, {"DataRow", Role::Row},
    {"tr", Role::Row}, {"entry", Role::Cell}, {"Entry", Role::Cell}, {"ENTRY", Role::Cell},
    {"DataCell", Role::Cell}, {"Cell", Role::Cell}, {"td", Role::Cell}, {"th", Role::Cell},

    {"maths", Role::Formula}, {"math", Role::Formula}, {"Math", Role::Formula},
    {"math-us", Role::Formula}, {"math-cwu", Role::Formula}, {"MATH-US", Role::Formula},
    {"MATH-CWU", Role::Formula}, {"MATHML", Role::Formula}, {"chemistry", Role::Formula},
    {"chem-us", Role::Formula}, {"chemistry-us", Role::Formula},
    {"chemistry-cwu", Role::Formula}, {"CHEM-US", Role::Formula}, {"CHEMCWU", Role::Formula},
    {"CHEM-CWU", Role::Formula}, {"ChemicalFormulae", Role::Formula},
    {"ChemicalFormula", Role::Formula},
    {"img", Role::Image}, {"image", Role::Image}, {"Image", Role::Image}, {"EMI", Role::Image},
    {"biological-sequence-image", Role::Image},

    {"br", Role::LineBreak}, {"Br", Role::LineBreak}, {"BR", Role::LineBreak},
    {"LineBreak", Role::LineBreak},

    {"b", Role::Bold}, {"B", Role::Bold}, {"Bold", Role::Bold}, {"bold", Role::Bold},
    {"BOLD", Role::Bold}, {"i", Role::Italic}, {"I", Role::Italic}, {"Italic", Role::Italic},
    {"italic", Role::Italic}, {"ITALIC", Role::Italic}, {"u", Role::Underline},
    {"U", Role::Underline}, {"Underline", Role::Underline}, {"underline", Role::Underline},
    {"underscore", Role::Underline}, {"ULINE", Role::Underline}, {"UNDERLINE", Role::Underline},
    {"strike", Role::Strike}, {"Strike", Role::Strike}, {"s", Role::Strike},
    {"strikethrough", Role::Strike}, {"Strikethrough", Role::Strike},
    {"StrikeThrough", Role::Strike}, {"Ins", Role::Inserted}, {"ins", Role::Inserted},
    {"InsertedText", Role::Inserted}, {"inserted-text", Role::Inserted},
    {"Del", Role::Deleted}, {"del", Role::Deleted}, {"DeletedText", Role::Deleted},
    {"deleted-text", Role::Deleted},

    {"FormParagraph", Role::FormParagraph}, {"FormParagraphNumber", Role::FormParagraphNumber},

    {"Claim", Role::Claim}, {"claim", Role::Claim}, {"CLM", Role::Claim},
    {"ImplicitClaim", Role::Claim}, {"ClaimText", Role::ClaimText},
    {"claim-text", Role::ClaimText}, {"CLMSTEP", Role::ClaimText},
    {"ClaimNumber", Role::ClaimNumber}, {"claim-number", Role::ClaimNumber},
    {"ClaimReference", Role::ClaimReference}, {"claim-ref", Role::ClaimReference},
    {"dependent-claim-reference", Role::ClaimReference}, {"CLREF", Role::ClaimReference},
    {"ClaimStatusCategory", Role::ClaimStatus}, {"claim-status", Role::ClaimStatus},
    {"BeginRangeNumber", Role::RangeBegin}, {"EndRangeNumber", Role::RangeEnd},

    {"DocumentCode", Role::DocumentCode}, {"document-code", Role::DocumentCode},
    {"ApplicationNumber", Role::ApplicationNumber},
    {"ApplicationNumberText", Role::ApplicationNumber},
    {"application-number", Role::ApplicationNumber},
    {"MailRoomDate", Role::OfficialDate}, {"OfficialDate", Role::OfficialDate},
    {"mail-room-date", Role::OfficialDate}, {"DocumentCreateDateText", Role::OfficialDate},
};
// clang-format on

}  // namespace

ElementRole elementRole(std::string_view localName)
{
    const auto found = kRoles.find(localName);
    return found == kRoles.end() ? ElementRole::Through : found->second;
}

}  // namespace metes
