// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// Words for what the claim checker finds, in the reader's language.

#include "core/lint/Finding.h"

#include <QString>

namespace metes {

/// "No antecedent basis".
QString findingKindName(FindingKind kind);
/// Why it was found, in a sentence or two.
QString findingMessage(const Finding& finding);
/// "High".
QString severityName(Severity severity);
/// "claim 4 · MPEP 2173.05(e)".
QString findingPlace(const Finding& finding);
/// Why: "the lever: no introduction in claim 7 > 4 > 1"; empty where the message says it all.
QString findingProof(const Finding& finding);
/// "“a lever” in claim 1".
QString evidenceText(const Evidence& evidence);
/// What the button of a suggestion says: "Use “a lever”".
QString suggestionText(const SuggestedEdit& suggestion);

}  // namespace metes
