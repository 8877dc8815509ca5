// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a claim may refer back to. Of no use outside this folder.

#include <optional>
#include <string>
#include <vector>

#include "core/lint/AnalysedClaim.h"

namespace metes {

/// A claim and everything that it depends on.
class TermScope {
public:
    TermScope(const AnalysedClaims& claims, std::size_t claim);

    std::size_t claim() const { return m_claim; }
    const std::vector<std::size_t>& ancestors() const { return m_ancestors; }
    bool isAncestor(std::size_t claim) const { return m_isAncestor[claim]; }
    /// Whether there is more than one path of parents.
    bool branches() const { return m_branches; }

    /// Phrases with that head before `phrase` of the claim, and in all ancestors.
    std::vector<PhrasePlace> earlier(const std::string& head, std::size_t phrase) const;
    /// Phrases with that head after `phrase` in the claim itself.
    std::vector<PhrasePlace> later(const std::string& head, std::size_t phrase) const;
    /// Whether a word with that stem stands before `token` of the claim, or in an ancestor.
    bool mentions(const std::string& stem, std::size_t token) const;

    /// The same for words that were read as verbs.
    bool doneBefore(const std::string& stem, std::size_t token) const;
    /// Whether "word/other" stands before `token` or in an ancestor.
    bool alternated(const std::string& word, std::size_t token) const;

    /// A chain of parents, the claim first, none of whose claims is in `covering` (indexes of
    /// claims): a path on which a term has no introduction. Nothing when every path is covered.
    /// Ends at an independent or missing claim, or where a circle closes.
    std::optional<std::vector<std::int32_t>> uncoveredPath(
        const std::vector<std::size_t>& covering) const;

private:
    bool findStem(StemMap AnalysedClaim::*map, const std::string& stem, std::size_t token) const;

    const AnalysedClaims& m_claims;
    std::size_t m_claim;
    std::vector<std::size_t> m_ancestors;
    std::vector<bool> m_isAncestor;
    bool m_branches = false;
};

}  // namespace metes
