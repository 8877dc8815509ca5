// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Slips.h"

#include <algorithm>
#include <iterator>
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
        std::vector<bool> given;
        for (const ExtractedReason& reason : m_extraction.reasons) {
            checkClaims(reason.claims, reason.range);
            checkQuotes(reason);
            for (const std::int32_t claim : reason.claims) {
                isFresh(given, claim);
            }
        }
        for (const Opener& opener : m_action.sections.openers) {
            if (m_action.text.stopped(opener.claims.size())) {
                break;
            }
            const Sentence& sentence = m_action.sentences.sentences[opener.sentence];
            const TextRange range = m_action.text.source(sentence.range.begin, sentence.range.end);
            checkClaims(opener.claims, range);
            checkReasons(opener.claims, given, range);
        }
    }

private:
    // Notes the claim; whether it is the first time.
    static bool isFresh(std::vector<bool>& noted, std::int32_t claim)
    {
        const auto place = static_cast<std::size_t>(claim);
        noted.resize(std::max(noted.size(), place + 1));
        const bool fresh = !noted[place];
        noted[place] = true;
        return fresh;
    }

    void slip(std::string message, TextRange range)
    {
        if (m_said.insert(message).second) {
            m_extraction.slips.push_back({std::move(message), range});
        }
    }

    void checkClaims(const std::vector<std::int32_t>& claims, TextRange range)
    {
        for (const std::int32_t number : claims) {
            if (m_action.claims.empty() || !isFresh(m_checked, number)) {
                continue;
            }
            const ExtractionClaim* const claim = m_action.claims.find(number);
            if (claim != nullptr && !claim->cancelled) {
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
                const ExtractionClaim* const claim =
                    found || m_action.text.stopped(10) ? nullptr : m_action.claims.find(number);
                if (claim == nullptr || claim->cancelled) {
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

    void checkReasons(const std::vector<std::int32_t>& claims, const std::vector<bool>& given,
                      TextRange range)
    {
        std::vector<std::int32_t> silent;
        std::copy_if(claims.begin(), claims.end(), std::back_inserter(silent),
                     [&](std::int32_t claim) {
                         const auto place = static_cast<std::size_t>(claim);
                         return place >= given.size() || !given[place];
                     });
        if (!silent.empty()) {
            slip("claim " + claimListText(silent) + " is rejected, and no reason was found", range);
        }
    }

    const ReadAction& m_action;
    Extraction& m_extraction;
    std::set<std::string> m_said;
    std::vector<bool> m_checked;
};

}  // namespace

void addSlips(const ReadAction& action, Extraction& extraction)
{
    SlipFinder(action, extraction).find();
}

}  // namespace metes::extraction
