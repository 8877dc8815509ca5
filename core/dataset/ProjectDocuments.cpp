// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/ProjectDocuments.h"

#include "core/extraction/RecitationMatcher.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <map>

namespace metes {

namespace {

PatentDocument documentOf(const Application& application, std::string code)
{
    PatentDocument document;
    document.application = application.number;
    document.title = application.title;
    document.filingDate = application.filingDate;
    document.cpc = application.cpc;
    document.code = std::move(code);
    return document;
}

// Appends a block of its own and gives its range.
TextRange append(PatentDocument& document, std::int32_t& length, BlockKind kind,
                 std::string_view text)
{
    if (length > 0) {
        document.text += "\n\n";
        length += 2;
    }
    const TextRange range{length, length + codePointCount(text)};
    document.text += text;
    length = range.end;
    Block block;
    block.kind = kind;
    block.range = range;
    document.blocks.push_back(std::move(block));
    return range;
}

}  // namespace

PatentDocument claimsDocument(const Application& application, const std::vector<Claim>& claims)
{
    PatentDocument document = documentOf(application, "CLM");
    std::int32_t length = 0;
    for (const Claim& claim : claims) {
        ReadClaim read;
        read.numbers = {claim.number};
        read.range = append(document, length, BlockKind::Paragraph,
                            std::to_string(claim.number) + ". " + claim.text);
        read.text = claim.text;
        read.dependsOn = claim.dependsOn;
        document.claims.push_back(std::move(read));
    }
    return document;
}

PatentDocument descriptionDocument(const Application& application)
{
    PatentDocument document = documentOf(application, "SPEC");
    std::int32_t length = 0;
    for (const std::string& paragraph : application.description) {
        append(document, length, BlockKind::Paragraph, paragraph);
    }
    document.paragraphs = application.description;
    return document;
}

PatentDocument actionDocument(const Application& application)
{
    const OfficeAction& action = *application.officeAction;
    PatentDocument document = documentOf(application, action.document);
    document.date = action.mailDate;
    document.text = action.text;
    document.blocks = blocksOf(action);
    return document;
}

namespace {

// What makes reasons of several claims one: the group of the file, else all that the form shows.
std::string entryKey(const Reason& reason)
{
    if (!reason.group.empty()) {
        return reason.group;
    }
    return reason.text + '\0' + reason.context + '\0'
           + std::string(categoryInfo(reason.category).id);
}

void addTo(ExtractionEntry& entry, const Reason& reason, std::int32_t claim)
{
    if (std::find(entry.claims.begin(), entry.claims.end(), claim) == entry.claims.end()) {
        entry.claims.push_back(claim);
    }
    const std::vector<std::vector<std::int32_t>> lines = namedLines(reason);
    for (std::size_t i = 0; i < reason.recitations.size(); ++i) {
        if (std::find(entry.recitations.begin(), entry.recitations.end(), reason.recitations[i])
            == entry.recitations.end()) {
            entry.recitations.push_back(reason.recitations[i]);
            entry.lines.push_back(lines[i]);
        }
    }
}

}  // namespace

ExtractionDocument extractionOf(const std::vector<Claim>& claims)
{
    ExtractionDocument document;
    std::map<std::string, std::size_t> entries;
    for (const Claim& claim : claims) {
        if (!claim.reasons.empty()) {
            document.rejectedClaims.push_back(claim.number);
        }
        for (const Reason& reason : claim.reasons) {
            const auto [place, added] =
                entries.try_emplace(entryKey(reason), document.reasons.size());
            if (added) {
                document.reasons.push_back(
                    {reason.text, reason.context, reason.category, {}, {}, {}});
            }
            addTo(document.reasons[place->second], reason, claim.number);
        }
    }
    return document;
}

std::string fileStem(std::string_view application)
{
    std::string stem;
    for (const char c : application.substr(0, 100)) {
        const bool stays = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z')
                           || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
        stem += stays ? c : '_';
    }
    return stem.empty() ? "_" : stem;
}

}  // namespace metes
