// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/extraction/ReasonReader.h"

namespace metes::extraction {

/// Adds what does not fit together once everything is read: claims that do not exist or are
/// cancelled, quotations that are in none of the claims, rejected claims without a reason.
void addSlips(const ReadAction& action, Extraction& extraction);

/// Terms that the action reads under 112(f), from its parts on claim interpretation.
std::vector<Interpretation> readInterpretations(const ReadAction& action);

}  // namespace metes::extraction
