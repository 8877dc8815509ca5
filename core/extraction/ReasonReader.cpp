// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/ReasonReader.h"

#include "core/extraction/WordPattern.h"

#include <algorithm>
#include <iterator>

namespace metes::extraction {

namespace {

std::u32string_view quoted(const ActionText& text, const Quote& quote)
{
    return std::u32string_view(text.characters())
        .substr(static_cast<std::size_t>(quote.begin),
                static_cast<std::size_t>(quote.end - quote.begin));
}

// Whether a sentence quotes what the last quotations of a point are, too.
bool sharesQuote(const ActionText& text, const std::vector<Quote>& sentence,
                 const std::vector<Quote>& point)
{
    constexpr std::ptrdiff_t kLast = 100;
    const auto first = point.end() - std::min(kLast, std::ssize(point));
    text.stopped(sentence.size() * static_cast<std::size_t>(point.end() - first));
    return std::any_of(sentence.begin(), sentence.end(), [&](const Quote& one) {
        return std::any_of(first, point.end(), [&](const Quote& other) {
            return quoted(text, one) == quoted(text, other);
        });
    });
}

// More points in a row are no paragraph of an office action: they are settled before the rest is
// read.
constexpr std::size_t kMostPoints = 500;

// "Claim 1 is unclear for several reasons." says none of them.
bool announces(const ActionText& text, TokenRange sentence)
{
    static const WordPatterns several{
        "several|following|multiple|various|=two|=three reasons|issues|"
        "grounds|problems|respects",
        "=own|their lexicographer", "=where applicant acts"};
    return several.in(text, sentence);
}

}  // namespace

Extraction ReasonReader::read()
{
    for (std::size_t i = 0; i < m_action.sentences.sentences.size() && m_size <= kLargest
                            && !m_action.text.stopped(10);
         ++i) {
        readSentence(i);
    }
    closeParagraph();
    flushPending();
    closeQuestion();
    return std::move(m_result);
}

bool ReasonReader::concernsIndefiniteness(const Place& place) const
{
    return place.ground == Ground::Indefinite || place.ground == Ground::Open;
}

void ReasonReader::enter(const Place& place)
{
    if (place.section == m_section) {
        return;
    }
    closeParagraph();
    flushPending();
    m_section = place.section;
    m_opener = place.opener;
    m_lead.clear();
    m_last.clear();
    m_found.clear();
    m_list.reset();
    m_skipping = false;
}

void ReasonReader::readSentence(std::size_t index)
{
    const Sentence& sentence = m_action.sentences.sentences[index];
    const Place& place = m_action.sections.places[index];
    enter(place);
    if (sentence.opensParagraph) {
        closeParagraph();
        m_skipping = false;
        m_paragraph = sentence.paragraph;
    }
    if (place.part == Part::Response || place.part == Part::Front) {
        addHistory(sentence);
    }
    if (!concernsIndefiniteness(place) || place.kind == SentenceKind::Quotation) {
        return;
    }
    if (place.kind == SentenceKind::Heading || sentence.heading) {
        if (const auto leadIn = readLeadIn(m_action.text, sentence)) {
            m_lead = leadIn->mention.claims;
            m_leadParagraph = sentence.paragraph;
        }
        return;
    }
    if (place.kind == SentenceKind::Opening) {
        readOpening(sentence, place);
        return;
    }
    const auto leadIn = readLeadIn(m_action.text, sentence);
    if (!readSpecial(sentence, leadIn)) {
        readPlain(sentence, leadIn);
    }
}

void ReasonReader::readOpening(const Sentence& sentence, const Place& place)
{
    const Opener& opener = m_action.sections.openers[static_cast<std::size_t>(place.opener)];
    if (!opener.givesReason) {
        return;
    }
    if (const auto inheritance = readInheritance(m_action.text, sentence)) {
        addInheritance(sentence, *inheritance);
        return;
    }
    Point point;
    point.range = {sentence.range.begin, sentence.range.begin};
    point.claims = opener.claims;
    point.named = true;
    point.paragraph = sentence.paragraph;
    m_points.push_back(std::move(point));
    append(sentence, sentence.range.begin, true);
    m_lead = opener.claims;
    m_leadParagraph = sentence.paragraph;
}

// Sentences that are no part of a reason, or a reason of their own. Whether it was one.
bool ReasonReader::readSpecial(const Sentence& sentence, const std::optional<LeadIn>& leadIn)
{
    const ActionText& text = m_action.text;
    m_skipping = m_skipping && !leadIn;
    const Role role = roleOf(text, sentence);
    if (role != Role::Text && role != Role::Citation) {
        settlePoints();
    }
    switch (role) {
    case Role::Reading: addReading(sentence); return true;
    case Role::Objection: m_skipping = true; return true;
    case Role::Elsewhere:
    case Role::Citation:
    case Role::Closer: return true;
    case Role::History: addHistory(sentence); return true;
    case Role::Text: break;
    }
    if (m_skipping) {
        return true;
    }
    if (const auto inheritance = readInheritance(text, sentence)) {
        settlePoints();
        addInheritance(sentence, *inheritance);
        return true;
    }
    if (const auto same = readSameReason(text, sentence)) {
        std::vector<std::int32_t> claims = same->claims;
        if (claims.empty() && leadIn) {
            claims = leadIn->mention.claims;
        }
        const std::vector<std::int32_t>& compared = same->as;
        const bool other = !claims.empty() && claims != compared
                           && !(compared.empty() && claims == claimsInForce(sentence));
        if (other) {
            settlePoints();
            addSameReason(sentence, claims, compared);
            return true;
        }
    }
    return false;
}

void ReasonReader::readPlain(const Sentence& sentence, const std::optional<LeadIn>& leadIn)
{
    const ActionText& text = m_action.text;
    const std::int32_t begin = leadIn ? leadIn->textBegin : sentence.range.begin;
    const bool indefinite =
        saysIndefinite(text, sentence.tokens) && !announces(text, sentence.tokens);
    if (m_points.size() >= kMostPoints) {
        settlePoints();
    }
    if (m_points.empty() || beginsPoint(sentence, indefinite, leadIn.has_value())) {
        Point point;
        point.range = {begin, begin};
        point.paragraph = sentence.paragraph;
        point.enumerated = opensAnotherPoint(text, sentence.tokens);
        point.subject = leadIn && leadIn->form == LeadInForm::Subject;
        nameClaims(point, sentence, leadIn);
        m_points.push_back(std::move(point));
    }
    if (begin < sentence.range.end) {
        append(sentence, begin, indefinite);
    }
}

bool ReasonReader::beginsPoint(const Sentence& sentence, bool indefinite, bool led) const
{
    const ActionText& text = m_action.text;
    if (led || sentence.numbered || opensAnotherPoint(text, sentence.tokens)) {
        return true;
    }
    const Point& open = m_points.back();
    if (open.saysIndefinite && m_action.sentences.paragraphs[sentence.paragraph].runsOn
        && turnsElsewhere(sentence, indefinite)) {
        return true;
    }
    if (!indefinite || !open.saysIndefinite) {
        return false;
    }
    // Another phrase is found unclear.
    const std::vector<Quote> quotes = quotesOf(sentence);
    if (quotes.empty() || sharesQuote(text, quotes, open.quotes)) {
        return false;
    }
    static const WordPatterns fresh{
        "=the? term|phrase|limitation|recitation|language|expression|=word|"
        "terms|phrases|limitations|recitations",
        "=it =is =not? unclear|clear", "=there =is", "=claim|claims"};
    const auto place = fresh.find(
        text, {sentence.tokens.begin, std::min(sentence.tokens.end, sentence.tokens.begin + 4)});
    const bool quoteFirst = quotes.front().outerBegin <= sentence.range.begin + 4;
    return (place && place->begin == sentence.tokens.begin) || quoteFirst;
}

// Words that begin a paragraph about something else, where the line ends that told so are lost.
bool ReasonReader::turnsElsewhere(const Sentence& sentence, bool indefinite) const
{
    const ActionText& text = m_action.text;
    const auto begins = [&](const WordPatterns& words) {
        const auto place = words.find(text, {sentence.tokens.begin, sentence.tokens.end});
        return place && place->begin == sentence.tokens.begin;
    };
    static const WordPatterns part{
        "=the .2 step|steps|preamble|preambles|=body =of =the|=each? claim|claims"};
    if (begins(part)) {
        return true;
    }
    if (!indefinite) {
        return false;
    }
    static const WordPatterns several{"=there =are"};
    static const WordPatterns whetherClaim{
        "=it =is =not? unclear|clear =if|whether|=how|=what claim"};
    static const WordPatterns within{
        "=in =the .1 step|steps|limitation|phrase|recitation|element|clause|preamble",
        "=in =line|=lines"};
    if (begins(several)) {
        return true;
    }
    if (begins(whetherClaim)) {
        // "... whether claim 5 was meant to depend from claim 3" goes on about claim 5.
        const std::vector<ClaimMention> mentions = claimMentions(text, sentence.tokens);
        return mentions.size() == 1 && mentions.front().claims == m_points.back().claims;
    }
    const std::vector<Quote> quotes = quotesOf(sentence);
    return begins(within) && !quotes.empty() && !sharesQuote(text, quotes, m_points.back().quotes);
}

void ReasonReader::append(const Sentence& sentence, std::int32_t begin, bool indefinite)
{
    Point& point = m_points.back();
    point.range.begin = point.sentences.empty() ? begin : point.range.begin;
    point.range.end = sentence.range.end;
    point.sentences.push_back(sentence.tokens);
    point.saysIndefinite = point.saysIndefinite || indefinite;
    for (const Quote& quote : quotesOf(sentence)) {
        point.quotes.push_back(quote);
    }
}

std::vector<Quote> ReasonReader::quotesOf(const Sentence& sentence) const
{
    const std::vector<Quote>& all = m_action.sentences.paragraphs[sentence.paragraph].quotes;
    const auto first = std::partition_point(all.begin(), all.end(), [&](const Quote& quote) {
        return quote.begin < sentence.range.begin;
    });
    const auto last = std::partition_point(
        first, all.end(), [&](const Quote& quote) { return quote.end <= sentence.range.end; });
    return {first, last};
}

std::vector<std::int32_t> ReasonReader::block() const
{
    return m_opener < 0 ? std::vector<std::int32_t>()
                        : m_action.sections.openers[static_cast<std::size_t>(m_opener)].claims;
}

std::vector<std::int32_t> ReasonReader::claimsInForce(const Sentence& sentence) const
{
    if (!m_points.empty() && !m_points.back().claims.empty()) {
        return m_points.back().claims;
    }
    if (!m_last.empty() && m_lastParagraph == sentence.paragraph) {
        return m_last;
    }
    if (!m_lead.empty()) {
        return m_lead;
    }
    static const WordPatterns independent{"independent claims"};
    return independent.in(m_action.text, sentence.tokens) ? m_action.claims.independentOf(block())
                                                          : block();
}

void ReasonReader::nameClaims(Point& point, const Sentence& sentence,
                              const std::optional<LeadIn>& leadIn)
{
    const ActionText& text = m_action.text;
    const auto ofQuote = claimsOfQuote(text, sentence, quotesOf(sentence));
    const bool form = formParagraph(text, sentence.tokens) != nullptr;
    if (leadIn) {
        point.claims = leadIn->mention.claims;
        point.named = true;
        m_lead = point.claims;
        m_leadParagraph = sentence.paragraph;
    } else {
        // A point of the same paragraph is about the same claims.
        point.claims = m_points.empty() ? claimsInForce(sentence) : m_points.back().claims;
    }
    if (!ofQuote || ofQuote->claims == point.claims) {
        return;
    }
    const bool within = std::includes(point.claims.begin(), point.claims.end(),
                                      ofQuote->claims.begin(), ofQuote->claims.end());
    const bool leadHere = leadIn || (!m_lead.empty() && m_leadParagraph == sentence.paragraph);
    if (leadHere && leadIn && leadIn->form != LeadInForm::Apart) {
        return;
    }
    if (leadHere && !within && form) {
        slip("the passage is about claim " + claimListText(point.claims)
                 + ", the sentence names claim " + claimListText(ofQuote->claims),
             sentence.range);
    }
    if (form || (within && !leadHere) || (!leadHere && !ofQuote->claims.empty())) {
        point.claims = ofQuote->claims;
        point.named = true;
    }
}

}  // namespace metes::extraction
