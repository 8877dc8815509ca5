// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Progress.h"
#include "core/extraction/ActionText.h"
#include "core/extraction/Extractor.h"
#include "core/extraction/RecitationMatcher.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace metes::extraction {

/// What is looked up in the claims while an action is read: each claim is prepared and each phrase
/// searched for once, and all of it ends at a limit that no office action comes near.
class ClaimLookups {
public:
    explicit ClaimLookups(const Progress& progress) : m_progress(progress) {}

    /// Whether the claim holds the phrase, in any way that matches (RecitationMatcher). True past
    /// the limit: what was not looked for is not said to be missing.
    bool holds(const ExtractionClaim& claim, const std::string& phrase);

    /// The claim in words.
    const ActionText& words(const ExtractionClaim& claim);
    /// Takes from the limit of comparing words with words; false once it is used up.
    bool mayCompare(std::size_t words);

private:
    // Phrase times claim, in characters, and what every look-up takes besides: some tenths of a
    // second.
    static constexpr double kMostWork = 4e9;
    static constexpr double kWorkOfEach = 2e4;
    static constexpr std::size_t kMostComparisons = 100'000'000;

    const Progress& m_progress;
    std::map<std::int32_t, RecitationMatcher> m_matchers;
    std::map<std::pair<std::int32_t, std::string>, bool> m_found;
    std::map<std::int32_t, ActionText> m_words;
    double m_work = 0;
    std::size_t m_comparisons = 0;
};

}  // namespace metes::extraction
