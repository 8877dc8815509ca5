// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One XML document of the office, whatever its family, read in one pass.

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/uspto/ClaimReading.h"
#include "core/uspto/DocumentBuilder.h"
#include "core/uspto/ElementRole.h"
#include "core/uspto/XmlReader.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// What an XML claim says about itself, until the text is complete.
struct ClaimDraft {
    std::optional<TextRange> range;  ///< nothing for a claim without text
    std::int32_t position = 0;       ///< where it stands, with or without text
    std::vector<std::int32_t> numbers;
    std::optional<ClaimStatus> status;
    std::vector<std::int32_t> references;  ///< by the ids of the reference elements
    bool emptyReference = false;           ///< a reference element that holds no words
    bool unknown = false;                  ///< the office's software could not number it
};

/// Walks through the elements by their roles (ElementRole.h): blocks, marks, claims, metadata.
class PatentXml {
public:
    /// Text that no element of the schema claims.
    enum class LooseText : std::uint8_t {
        Drop,  ///< claim sets, descriptions: every text has its element
        Keep   ///< office actions, whose forms are many
    };

    PatentXml(std::string_view bytes, LooseText loose, Progress& progress);

    /// Reads to the end. The document has text, blocks, claims and notes; what its root means is
    /// the caller's affair.
    Result<PatentDocument> read();

    /// Local name of the root, once read.
    const std::string& root() const { return m_root; }

private:
    void readChildren();
    void readPart(ElementRole role);
    void readBlock(BlockKind kind);
    void readTable();
    void readMark(MarkKind kind);
    void readThrough();
    void readDescription();
    void readFormParagraph();
    void readClaim();
    void readClaimText(std::int32_t level);
    void readClaimReference();
    void readClaimFact(ElementRole role);
    void readMetadata();
    void readFact(ElementRole role);
    void takePlaceholder(BlockKind kind);
    void takeCharacters();
    void settleLine();

    static void takeReferences(const ClaimDraft& draft, ReadClaim& claim,
                               std::vector<std::string>& notes);
    void addClaims(PatentDocument& document) const;
    void addUnnumberedClaims(PatentDocument& document) const;
    void addParagraphs(PatentDocument& document) const;

    XmlReader m_xml;
    LooseText m_loose;
    DocumentBuilder m_builder;
    PatentDocument m_document;
    std::string m_root;
    std::optional<BlockKind> m_block;  ///< the open block's kind
    bool m_freshItem = false;          ///< the open item has had no paragraph yet
    std::string m_formParagraph;
    std::vector<TextRange> m_descriptions;  ///< in order, apart from each other
    bool m_inDescription = false;

    std::vector<ClaimDraft> m_drafts;
    std::optional<ClaimDraft> m_claim;  ///< the one that is being read
    std::int32_t m_claimLevel = 0;
    bool m_firstLine = false;               ///< the claim has had its first line
    std::optional<std::int32_t> m_newLine;  ///< indent of the line that the next text begins
    bool m_mayJoin = false;    ///< the line may go on with the one before, as scans are cut
    bool m_reference = false;  ///< within the words of a reference
    std::optional<std::int32_t> m_rangeBegin;  ///< of a range of claims
};

}  // namespace metes
