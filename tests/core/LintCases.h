// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

/// A claim text that broke other tools, or a variant of one, and what is right.
struct LintCase {
    const char* subject;  ///< the case; its rows stand together: the case first, then variants
    const char* claims;   ///< plain text
    /// All alarms as "claim kind [quote]", separated by "; "; after " ~ " notices of lower severity
    /// that must be among the findings. Empty: no alarm.
    const char* expected;
};

const LintCase* lintCases();
std::size_t lintCaseCount();
