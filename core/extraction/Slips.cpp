// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Slips.h"

#include <algorithm>
#include <set>

namespace metes::extraction {

namespace {

class SlipFinder {
public:
    SlipFinder(const ReadAction& action, Extraction& extraction)
        : m_action(action), m_extraction(extraction)
    {
    }

    void find()
    {
        for (const ExtractedReason& reason : m_extraction.reasons) {
            checkClaims(reason.claims, reason.range);
            checkQuotes(reason);
        }
        for (const Opener& opener : m_action.sections.openers) {
            const Sentence& sentence = m_action.sentences.sentences[opener.sentence];
            const TextRange range = m_action.text.source(sentence.range.begin, sentence.range.end);
            checkClaims(opener.claims, range);
            checkReasons(opener.claims, range);
        }
    }

private:
    void slip(std::string message, TextRange range)
    {
        if (m_said.insert(message).second) {
            m_extraction.slips.push_back({std::move(message), range});
        }
    }

    void checkClaims(const std::vector<std::int32_t>& claims, TextRange range)
    {
        for (const std::int32_t number : claims) {
            const ExtractionClaim* const claim = m_action.claims.find(number);
            if (m_action.claims.empty() || (claim != nullptr && !claim->cancelled)) {
                continue;
            }
            slip("claim " + std::to_string(number)
                     + (claim == nullptr ? " does not exist" : " is cancelled"),
                 range);
        }
    }

    void checkQuotes(const ExtractedReason& reason)
    {
        for (const ExtractedRecitation& recitation : reason.recitations) {
            bool asked = false;
            bool found = false;
            for (const std::int32_t number : reason.claims) {
                const ExtractionClaim* const claim = m_action.claims.find(number);
                if (claim == nullptr || claim->cancelled || found) {
                    continue;
                }
                asked = true;
                found = m_action.lookups.holds(*claim, recitation.phrase);
            }
            if (asked && !found) {
                slip("\"" + recitation.phrase + "\" is not in claim "
                         + claimListText(reason.claims),
                     recitation.range);
            }
        }
    }

    void checkReasons(const std::vector<std::int32_t>& claims, TextRange range)
    {
        std::vector<std::int32_t> silent;
        for (const std::int32_t claim : claims) {
            const bool given = std::any_of(
                m_extraction.reasons.begin(), m_extraction.reasons.end(),
                [&](const ExtractedReason& reason) { return containsClaim(reason.claims, claim); });
            if (!given) {
                silent.push_back(claim);
            }
        }
        if (!silent.empty()) {
            slip("claim " + claimListText(silent) + " is rejected, and no reason was found", range);
        }
    }

    const ReadAction& m_action;
    Extraction& m_extraction;
    std::set<std::string> m_said;
};

}  // namespace

void addSlips(const ReadAction& action, Extraction& extraction)
{
    SlipFinder(action, extraction).find();
}

}  // namespace metes::extraction
