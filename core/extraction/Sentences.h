// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The action cut into paragraphs and sentences.

#include "core/extraction/ActionText.h"
#include "core/extraction/Quotes.h"
#include "core/patent/OfficeAction.h"

#include <cstdint>
#include <vector>

namespace metes::extraction {

struct Paragraph {
    Stretch range;  ///< reading positions
    BlockKind kind = BlockKind::Paragraph;
    std::vector<Quote> quotes;
    /// Holds what once were several paragraphs: a heading stands in the midst of it.
    bool runsOn = false;
};

/// One sentence, or a heading within running text. Bullets, numbers of paragraphs and markup before
/// the first word do not belong to it.
struct Sentence {
    Stretch range;
    TokenRange tokens;
    std::size_t paragraph = 0;
    bool heading = false;
    bool opensParagraph = false;
    bool numbered = false;  ///< "(b)", "2." stood before it
};

struct ActionSentences {
    std::vector<Paragraph> paragraphs;
    std::vector<Sentence> sentences;
};

/// `blocks` may be those of a text without any structure: one paragraph. A full stop ends a
/// sentence where a new one can begin; those of "U.S.C.", "e.g.", "et al.", "Fig. 2" end none, nor
/// does what stands within quotation marks. A heading of the office ("Claim Rejections - 35 USC
/// 112") is a sentence of its own also where no line end sets it apart.
ActionSentences splitSentences(const ActionText& text, const std::vector<Block>& blocks);

}  // namespace metes::extraction
