// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/TextIndex.h"
#include "core/uspto/ClaimReading.h"
#include "core/uspto/DocumentBuilder.h"
#include "core/uspto/Formats.h"
#include "core/uspto/LooseJson.h"

#include <string>
#include <utility>

namespace metes {

namespace {

// Sections within sections end here; the JSON reader has its own limit too.
constexpr int kDeepestSection = 64;

/// Puts the texts of a publication one after another; the source is the decoded strings, one after
/// another, each with the line end that parts it from the next.
class PublicationText {
public:
    explicit PublicationText(PatentDocument& document) : m_document(document)
    {
        m_builder.setBlanks(DocumentBuilder::Blanks::Keep);
    }

    std::optional<TextRange> add(BlockKind kind, const std::string& text)
    {
        m_builder.openBlock(kind);
        m_builder.append(text);
        const std::optional<TextRange> range = m_builder.closeBlock();
        m_builder.skip(1);
        return range;
    }

    void addSection(const Json& section, int depth)
    {
        if (!section.is_object() || depth > kDeepestSection) {
            return;
        }
        add(BlockKind::Heading, looseText(section, "title"));
        for (const std::string& paragraph : looseTexts(section, "paragraphs")) {
            if (add(BlockKind::Paragraph, paragraph)) {
                m_document.paragraphs.push_back(paragraph);
            }
        }
        if (const auto inner = section.find("subsections");
            inner != section.end() && inner->is_array()) {
            for (const Json& subsection : *inner) {
                addSection(subsection, depth + 1);
            }
        }
    }

    void finish() { m_builder.finish(m_document); }

private:
    PatentDocument& m_document;
    DocumentBuilder m_builder;
};

}  // namespace

ReadResult readPublicationJson(std::string_view bytes, std::string_view /*name*/,
                               Progress& progress)
{
    const auto json = parseLooseJson(bytes);
    if (!json) {
        return passOn(json);
    }
    const bool fits = json->is_object() && json->contains("claims") && (*json)["claims"].is_array();
    if (!fits) {
        return fail(ErrorCode::InvalidInput,
                    "the file is JSON, but no publication: it has no list of claims");
    }
    PatentDocument document;
    document.format = DocumentFormat::PublicationJson;
    document.application = looseText(*json, "id");
    document.title = looseText(*json, "title");
    // The date of these files is the filing date.
    document.filingDate = looseDate(*json, {"date"});
    PublicationText text(document);
    if (const auto sections = json->find("sections");
        sections != json->end() && sections->is_array()) {
        for (const Json& section : *sections) {
            if (progress.cancelled()) {
                return fail(ErrorCode::Cancelled, "stopped");
            }
            text.addSection(section, 0);
        }
    }
    text.add(BlockKind::Heading, "Claims");
    std::vector<TextRange> ranges;
    for (const std::string& claim : looseTexts(*json, "claims")) {
        if (const auto range = text.add(BlockKind::Item, claim)) {
            ranges.push_back(*range);
        }
    }
    text.finish();
    const ClaimReader reader(document);
    std::int32_t last = 0;
    for (const TextRange& range : ranges) {
        ReadClaim claim = reader.read(range, {});
        if (claim.numbers.empty()) {
            claim = reader.read(range, {last + 1});
        }
        last = claim.numbers.back();
        document.claims.push_back(std::move(claim));
    }
    noteClaims(document);
    return std::vector<PatentDocument>{std::move(document)};
}

}  // namespace metes
