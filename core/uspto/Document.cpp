// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/Document.h"

#include <array>
#include <utility>

namespace metes {

namespace {

constexpr std::array<std::pair<DocumentFormat, std::string_view>, 10> kFormats{{
    {DocumentFormat::FileWrapperXml, "ifw"},
    {DocumentFormat::FullTextXml, "fulltext"},
    {DocumentFormat::PortalJson, "odp"},
    {DocumentFormat::ActionJson, "oa-text"},
    {DocumentFormat::PublicationJson, "publication"},
    {DocumentFormat::ExtractionJson, "extraction"},
    {DocumentFormat::Docx, "docx"},
    {DocumentFormat::Pdf, "pdf"},
    {DocumentFormat::Markdown, "markdown"},
    {DocumentFormat::PlainText, "text"},
}};

}  // namespace

std::string_view documentFormatId(DocumentFormat format)
{
    for (const auto& [known, id] : kFormats) {
        if (known == format) {
            return id;
        }
    }
    return {};
}

std::optional<DocumentFormat> documentFormatFromId(std::string_view id)
{
    for (const auto& [format, known] : kFormats) {
        if (known == id) {
            return format;
        }
    }
    return std::nullopt;
}

}  // namespace metes
