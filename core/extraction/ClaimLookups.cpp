// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/ClaimLookups.h"

namespace metes::extraction {

bool ClaimLookups::holds(const ExtractionClaim& claim, const std::string& phrase)
{
    m_work += kWorkOfEach;
    if (m_work > kMostWork) {
        return true;
    }
    const auto [known, fresh] = m_found.try_emplace({claim.number, phrase}, true);
    if (!fresh) {
        return known->second;
    }
    m_work += static_cast<double>(phrase.size()) * static_cast<double>(claim.text.size());
    if (m_work <= kMostWork) {
        RecitationMatcher& matcher = m_matchers.try_emplace(claim.number, claim.text).first->second;
        known->second = matcher.match({phrase}, 0, &m_progress).match != MatchClass::Ungrounded;
    }
    return known->second;
}

const ActionText& ClaimLookups::words(const ExtractionClaim& claim)
{
    return m_words.try_emplace(claim.number, claim.text, m_progress).first->second;
}

bool ClaimLookups::mayCompare(std::size_t words)
{
    m_comparisons += words;
    return m_comparisons <= kMostComparisons;
}

}  // namespace metes::extraction
