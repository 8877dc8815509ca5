// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader of reasons found, written into the extraction.
#include "core/extraction/ReasonReader.h"
#include "core/extraction/Recitations.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace metes::extraction {

// Whether there is room for something about so many claims (times phrases).
bool ReasonReader::mayAdd(std::size_t claims, Stretch place)
{
    if (m_size > kLargest) {
        return false;
    }
    m_size += claims + 1;
    if (m_size > kLargest) {
        slip("the action says more about its claims than is read; what follows is left out", place);
    }
    return m_size <= kLargest;
}

void ReasonReader::add(ExtractedReason reason)
{
    constexpr std::size_t kMostOfClaim = 100;
    closeQuestion();
    if (reason.category != Category::Dependence) {
        for (const std::int32_t claim : reason.claims) {
            std::vector<std::size_t>& known = m_reasonsOf[claim];
            if (known.size() < kMostOfClaim) {
                known.push_back(m_result.reasons.size());
            }
        }
    }
    addClaims(m_result.rejectedClaims, reason.claims);
    m_result.reasons.push_back(std::move(reason));
}

void ReasonReader::addReason(const Point& point, const Classification& found, std::string context)
{
    ExtractedReason reason;
    reason.recitations = recitationsOf(m_action, point);
    if (!mayAdd(point.claims.size() * (1 + reason.recitations.size()), point.range)) {
        return;
    }
    reason.range = m_action.text.source(point.range.begin, point.range.end);
    reason.text = m_action.text.verbatim(reason.range);
    reason.quote = m_action.text.exact(reason.range);
    reason.context = std::move(context);
    reason.category = found.category;
    reason.rule = std::string(found.rule);
    reason.claims = point.claims;
    addClaims(m_found, point.claims);
    const std::vector<std::int32_t> opened = block();
    std::vector<std::int32_t> others;
    std::set_difference(point.claims.begin(), point.claims.end(), opened.begin(), opened.end(),
                        std::back_inserter(others));
    if (!opened.empty() && !others.empty()) {
        slip("claim " + claimListText(others)
                 + " is given a reason, but is not among the claims that are rejected",
             point.range);
    }
    m_action.text.stopped(10 * point.claims.size());
    if (reason.claims.empty()) {
        slip("a reason names no claim", point.range);
    }
    add(std::move(reason));
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
    if (!mayAdd(inherited.claims.size(), sentence.range)) {
        return;
    }
    if (!inherited.from.empty()) {
        for (const std::int32_t claim :
             m_action.claims.notDependentOn(inherited.from, inherited.claims)) {
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
    add(std::move(reason));
    m_result.inherited.push_back(std::move(inherited));
}

// In the order of the action; the inherited ones apart.
std::vector<const ExtractedReason*>
ReasonReader::reasonsOf(const std::vector<std::int32_t>& claims) const
{
    std::set<std::size_t> places;
    for (const std::int32_t claim : claims) {
        if (const auto known = m_reasonsOf.find(claim); known != m_reasonsOf.end()) {
            places.insert(known->second.begin(), known->second.end());
        }
        m_action.text.stopped(places.size());
    }
    std::vector<const ExtractedReason*> reasons;
    for (const std::size_t place : places) {
        reasons.push_back(&m_result.reasons[place]);
    }
    return reasons;
}

void ReasonReader::addContext(std::string& context, const ExtractedReason& reason)
{
    // Of the whole action: a hostile one could point to all of itself at each of its sentences.
    constexpr std::size_t kMostContexts = 4'000'000;
    m_contexts += reason.text.size() + 1;
    if (m_contexts <= kMostContexts) {
        context += (context.empty() ? "" : "\n") + reason.text;
    }
}

std::string ReasonReader::contextOf(const std::vector<std::int32_t>& claims)
{
    closeQuestion();
    std::string context;
    for (const ExtractedReason* const reason : reasonsOf(claims)) {
        addContext(context, *reason);
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
    closeQuestion();
    std::map<Category, std::string> contexts;
    for (const ExtractedReason* const reason : reasonsOf(as)) {
        addContext(contexts[reason->category], *reason);
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

void ReasonReader::addHistory(const Sentence& sentence)
{
    auto event = readHistory(m_action.text, sentence, m_historySubject);
    if (event && mayAdd(event->claims.size(), sentence.range)) {
        m_result.history.push_back(std::move(*event));
    }
}

void ReasonReader::addReading(const Sentence& sentence)
{
    ExaminerReading reading;
    const auto leadIn = readLeadIn(m_action.text, sentence);
    reading.claims = leadIn ? leadIn->mention.claims : claimsInForce(sentence);
    if (!mayAdd(reading.claims.size(), sentence.range)) {
        return;
    }
    reading.range = m_action.text.source(sentence.range.begin, sentence.range.end);
    reading.text = m_action.text.verbatim(reading.range);
    m_result.readings.push_back(std::move(reading));
}

void ReasonReader::slip(std::string message, Stretch place)
{
    m_result.slips.push_back({std::move(message), m_action.text.source(place.begin, place.end)});
}

}  // namespace metes::extraction
