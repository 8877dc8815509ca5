// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Texts for the pane tests and the gallery.

#include "core/patent/ClaimLanguage.h"
#include "core/patent/OfficeAction.h"
#include "ui/editor/Highlight.h"

#include <string>
#include <vector>

namespace metes::samples {

struct Pane {
    std::string text;
    std::vector<Clause> clauses;
    std::vector<Block> blocks;
    std::vector<Highlight> highlights;
    std::vector<TextRange> muted;
};

/// The claim and the action of the Review picture.
Pane reviewClaim();
Pane reviewAction();
/// One phrase for each line style, long enough to wrap.
Pane everyStyle();
/// Eight spans around one phrase.
Pane eightOverlaps();

/// Where `needle` stands for the `nth` time, in code points; counted character by character.
TextRange rangeOf(const std::string& text, const std::string& needle, int nth = 0);
/// One clause per line of the text, the first at depth 0, the others at depth 1.
std::vector<Clause> clausesByLine(const std::string& text);

}  // namespace metes::samples
