// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/lint/Lint.h"
#include "core/patent/Application.h"

namespace metes {

/// Claims of a plain text, and what is suppressed in place.
struct PlainClaims {
    std::vector<Claim> claims;
    std::vector<Suppression> suppressions;
};

/// Splits a text at lines that begin with a claim label ("1. A lever", "2 . The lever"); a text
/// without labels is claim 1. Parents are read from the text. A line "%allow KIND: reason" or
/// "%allow KIND \"quote\": reason" within a claim suppresses a finding of it and is no part of it.
PlainClaims readPlainClaims(std::string_view text);

}  // namespace metes
