// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Papers of a file wrapper. Three families hold the same in other words: XML4IP, ST.96 and the older
// us-patent-application; local names tell their elements apart, see ElementRole.h.

#include "core/patent/ClaimSet.h"
#include "core/uspto/FileName.h"
#include "core/uspto/Formats.h"
#include "core/uspto/PatentXml.h"
#include "core/uspto/XmlProlog.h"

#include <algorithm>
#include <array>
#include <utility>

namespace metes {

namespace {

struct WrapperRoot {
    std::string_view name;
    std::string_view code;  ///< of the paper when it does not say itself
    PatentXml::LooseText loose = PatentXml::LooseText::Drop;
};

constexpr std::array<WrapperRoot, 7> kWrapperRoots{{
    {"ClaimsDocument", "CLM"},
    {"SpecificationDocument", "SPEC"},
    {"AbstractDocument", "ABST"},
    {"OutgoingDocument", "", PatentXml::LooseText::Keep},
    {"IncomingDocument", "", PatentXml::LooseText::Keep},
    {"us-patent-application", ""},
    {"us-claims", "CLM"},
}};

bool isAction(std::string_view root)
{
    return root == "OutgoingDocument" || root == "IncomingDocument";
}

// The documents of V7.1 have generic numbers for their form paragraphs: headings show in the words.
void headActionParts(PatentDocument& document)
{
    const TextIndex index(document.text);
    for (Block& block : document.blocks) {
        if (block.kind != BlockKind::Paragraph || block.range.length() > 200) {
            continue;
        }
        const std::vector<Block> parts = blocksOfPlainText(index.slice(block.range));
        if (parts.size() == 1 && parts.front().kind == BlockKind::Heading) {
            block.kind = BlockKind::Heading;
        }
    }
}

// A claim set without claim elements, as that of a design: labels, or one claim that has none.
void findClaims(PatentDocument& document)
{
    const ClaimReader reader(document);
    for (const ClaimStretch& stretch : splitClaimSet(document.text).claims) {
        document.claims.push_back(reader.read(stretch.range, stretch.numbers));
    }
    if (!document.claims.empty()) {
        return;
    }
    const TextIndex index(document.text);
    for (const Block& block : document.blocks) {
        if (index.slice(block.range).find("ornamental design") != std::string_view::npos) {
            document.claims.push_back(reader.read(block.range, {1}));
            return;
        }
    }
}

void fillParagraphs(PatentDocument& document)
{
    const TextIndex index(document.text);
    for (const Block& block : document.blocks) {
        if (block.kind == BlockKind::Paragraph || block.kind == BlockKind::Item) {
            document.paragraphs.emplace_back(index.slice(block.range));
        }
    }
}

void completePaper(PatentDocument& document, const WrapperRoot& root, std::string_view name)
{
    document.format = DocumentFormat::FileWrapperXml;
    if (document.code.empty()) {
        document.code = std::string(root.code);
    }
    applyFileName(document, name);
    if (document.code.empty() && !isAction(root.name)) {
        document.code = document.claims.empty() ? "SPEC" : "CLM";
    }
    if (isAction(root.name)) {
        headActionParts(document);
    }
    if (document.code == "CLM" && document.claims.empty()) {
        findClaims(document);
    }
    if (document.code == "SPEC" && document.paragraphs.empty()) {
        fillParagraphs(document);
    } else if (document.code == "ABST" || isAction(root.name)) {
        document.paragraphs.clear();
    }
    if (document.code == "CLM" && document.claims.empty()) {
        document.notes.emplace_back("the claim set holds no claim");
    }
    noteClaims(document);
}

}  // namespace

ReadResult readFileWrapperXml(std::string_view bytes, std::string_view name, Progress& progress)
{
    const std::string rootName = rootElementOf(bytes);
    const auto root =
        std::find_if(kWrapperRoots.begin(), kWrapperRoots.end(),
                     [&](const WrapperRoot& known) { return known.name == rootName; });
    if (root == kWrapperRoots.end()) {
        return fail(ErrorCode::InvalidInput,
                    "the root element <" + rootName + "> is none of a file wrapper's papers");
    }
    PatentXml xml(bytes, root->loose, progress);
    Result<PatentDocument> document = xml.read();
    if (!document) {
        return passOn(document);
    }
    if (document->text.empty() && document->claims.empty()) {
        return fail(ErrorCode::InvalidInput, "the <" + rootName + "> document holds no text");
    }
    completePaper(*document, *root, name);
    std::vector<PatentDocument> documents;
    documents.push_back(std::move(*document));
    return documents;
}

}  // namespace metes
