// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader of reasons found, written into the extraction.
#include "core/extraction/ReasonReader.h"
#include "core/extraction/Recitations.h"

#include <algorithm>
#include <map>

namespace metes::extraction {

void ReasonReader::addReason(const Point& point, const Classification& found, std::string context)
{
    ExtractedReason reason;
    reason.range = m_action.text.source(point.range.begin, point.range.end);
    reason.text = m_action.text.verbatim(reason.range);
    reason.quote = m_action.text.exact(reason.range);
    reason.context = std::move(context);
    reason.category = found.category;
    reason.rule = std::string(found.rule);
    reason.claims = point.claims;
    reason.recitations = recitationsOf(m_action, point);
    addClaims(m_found, point.claims);
    addClaims(m_result.rejectedClaims, point.claims);
    const std::vector<std::int32_t> opened = block();
    for (const std::int32_t claim : point.claims) {
        if (!opened.empty() && !containsClaim(opened, claim)) {
            slip("claim " + std::to_string(claim)
                     + " is given a reason, but is not among the claims that are rejected",
                 point.range);
        }
    }
    if (reason.claims.empty()) {
        slip("a reason names no claim", point.range);
    }
    m_result.reasons.push_back(std::move(reason));
}

void ReasonReader::addInheritance(const Sentence& sentence, const InheritanceSentence& inheritance)
{
    InheritedRejection inherited;
    inherited.claims = inheritance.claims;
    inherited.from = inheritance.from;
    inherited.range = m_action.text.source(sentence.range.begin, sentence.range.end);
    if (inherited.claims.empty()) {
        const std::vector<std::int32_t>& parents = !inherited.from.empty() ? inherited.from
                                                   : m_found.empty()       ? m_lead
                                                                           : m_found;
        inherited.claims = m_action.claims.dependentsOf(parents);
        if (inherited.claims.empty()) {
            slip("dependent claims are rejected without numbers, and none are known that depend on "
                 "claim "
                     + claimListText(parents),
                 sentence.range);
            return;
        }
    }
    for (const std::int32_t claim : inherited.claims) {
        const bool known = !inherited.from.empty() && m_action.claims.find(claim) != nullptr;
        if (known && !m_action.claims.dependsOnAny(claim, inherited.from)) {
            slip("claim " + std::to_string(claim) + " is said to depend on claim "
                     + claimListText(inherited.from) + ", and does not",
                 sentence.range);
        }
    }
    ExtractedReason reason;
    reason.range = inherited.range;
    reason.text = m_action.text.verbatim(reason.range);
    reason.quote = m_action.text.exact(reason.range);
    reason.category = Category::Dependence;
    reason.rule = "inherited";
    reason.claims = inherited.claims;
    if (pointsToAReason(m_action.text, sentence.tokens)) {
        reason.context = contextOf(inherited.from);
    }
    addClaims(m_result.rejectedClaims, inherited.claims);
    m_result.reasons.push_back(std::move(reason));
    m_result.inherited.push_back(std::move(inherited));
}

std::string ReasonReader::contextOf(const std::vector<std::int32_t>& claims) const
{
    std::string context;
    for (const ExtractedReason& reason : m_result.reasons) {
        const bool meant = std::any_of(claims.begin(), claims.end(), [&](std::int32_t claim) {
            return containsClaim(reason.claims, claim);
        });
        if (meant && reason.category != Category::Dependence) {
            context += (context.empty() ? "" : "\n") + reason.text;
        }
    }
    return context;
}

// One reason for each category that the other claim's reasons have: different grounds stay apart.
void ReasonReader::addSameReason(const Sentence& sentence, std::vector<std::int32_t> claims,
                                 std::vector<std::int32_t> as)
{
    if (as.empty() && !m_result.reasons.empty()) {
        as = m_result.reasons.back().claims;
    }
    std::erase_if(claims, [&](std::int32_t claim) { return containsClaim(as, claim); });
    std::map<Category, std::string> contexts;
    for (const ExtractedReason& reason : m_result.reasons) {
        const bool meant = std::any_of(as.begin(), as.end(), [&](std::int32_t claim) {
            return containsClaim(reason.claims, claim);
        });
        if (meant && reason.category != Category::Dependence) {
            std::string& context = contexts[reason.category];
            context += (context.empty() ? "" : "\n") + reason.text;
        }
    }
    if (contexts.empty()) {
        contexts[Category::Other] = {};
        slip("the reason of claim " + claimListText(as) + " that this points to was not found",
             sentence.range);
    }
    Point point;
    point.range = sentence.range;
    point.sentences = {sentence.tokens};
    point.quotes = quotesOf(sentence);
    point.claims = std::move(claims);
    m_lead = point.claims;
    m_leadParagraph = sentence.paragraph;
    for (auto& [category, context] : contexts) {
        addReason(point, {"same reason", category}, std::move(context));
    }
}

void ReasonReader::addReading(const Sentence& sentence)
{
    ExaminerReading reading;
    const auto leadIn = readLeadIn(m_action.text, sentence);
    reading.claims = leadIn ? leadIn->mention.claims : claimsInForce(sentence);
    reading.range = m_action.text.source(sentence.range.begin, sentence.range.end);
    reading.text = m_action.text.verbatim(reading.range);
    m_result.readings.push_back(std::move(reading));
}

void ReasonReader::slip(std::string message, Stretch place)
{
    m_result.slips.push_back({std::move(message), m_action.text.source(place.begin, place.end)});
}

}  // namespace metes::extraction
