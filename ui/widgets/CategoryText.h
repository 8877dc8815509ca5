// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Words for core's enumerations, in the reader's language.

#include "core/patent/Category.h"
#include "core/patent/Span.h"

#include <QString>

namespace metes {

/// "Antecedent basis".
QString categoryName(Category category);
/// One sentence that says what the category means.
QString categoryMeaning(Category category);
/// "exact", "normalised", "fuzzy", "not found".
QString matchClassName(MatchClass match);

}  // namespace metes
