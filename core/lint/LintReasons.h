// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Findings as reasons of the layer `linter`, to be shown beside what examiners and models cited.

#include "core/lint/Finding.h"
#include "core/patent/Application.h"
#include "core/patent/Reason.h"

#include <vector>

namespace metes {

/// The findings of `claim` that are `least` severe or more, in their order. Ids name kind, words and
/// which one of equals ("linter:relative_term:about:1"), so that a new check of the same text gives
/// the same ids. A finding about the whole claim has no span.
std::vector<Reason> linterReasons(const Claim& claim, const std::vector<Finding>& findings,
                                  Severity least = Severity::Medium);

}  // namespace metes
