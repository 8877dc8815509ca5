// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Lists of reasons whose lines were lost: "... for the following reasons: (a) "the lid" lacks
// antecedent basis; (b) "about" is a relative term".

#include "core/extraction/Sections.h"
#include "core/extraction/Sentences.h"

namespace metes::extraction {

/// Makes a paragraph of each item of a list that stands on one line under 112(b), as if each had its
/// own line. Items begin with a bullet or with labels that count up ((a), a), a., (i), 1), ...), and
/// each names claims or quotes what no other item does; either each says that something is
/// indefinite, or none does and the words before the colon say it of "the following limitations".
/// What a claim lists within one reason stays together.
void splitLists(const ActionText& text, ActionSentences& sentences, Sections& sections);

}  // namespace metes::extraction
