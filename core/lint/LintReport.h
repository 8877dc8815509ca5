// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Findings as documents: JSON, SARIF 2.1.0, one HTML page, lines of text.

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "core/base/Error.h"
#include "core/base/Json.h"
#include "core/lint/Lint.h"

namespace metes {

/// What was found in one application, with the claims that the findings point into.
struct LintedApplication {
    std::string application;  ///< number, or the file's name
    std::string file;         ///< for SARIF; may be empty
    std::vector<Claim> claims;
    LintResult result;
};

/// {"claims", "findings": [...], "suppressed"}; offsets are code points.
Json lintJson(const std::vector<LintedApplication>& applications);
/// One run of SARIF 2.1.0; regions are code points of the claim's text (columnKind
/// unicodeCodePoints), the claim is the logical location.
Json lintSarif(const std::vector<LintedApplication>& applications, std::string_view version);
/// A page that needs nothing else: the claims with what was found under each.
std::string lintHtml(const std::vector<LintedApplication>& applications);
/// One line per finding.
std::string lintText(const std::vector<LintedApplication>& applications);

/// Findings that are known already. A file holds one line per finding: application, a tab and
/// findingKey(); equal lines count.
class LintBaseline {
public:
    static LintBaseline fromText(std::string_view text);
    static std::string toText(const std::vector<LintedApplication>& applications);

    /// Takes the known findings out; returns how many.
    std::size_t remove(std::vector<LintedApplication>& applications) const;

private:
    std::multiset<std::string, std::less<>> m_lines;
};

}  // namespace metes
