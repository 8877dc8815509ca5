// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The points of a paragraph, once it is read: which are reasons, and what belongs to which.
#include "core/extraction/ReasonReader.h"

#include <algorithm>

namespace metes::extraction {

namespace {

bool asks(const ActionText& text, Stretch range)
{
    const auto begin = text.characters().begin();
    return std::find(begin + range.begin, begin + range.end, U'?') != begin + range.end;
}

template<typename T>
void addBefore(std::vector<T>& all, const std::vector<T>& first)
{
    all.insert(all.begin(), first.begin(), first.end());
}

template<typename T>
void addAfter(std::vector<T>& all, const std::vector<T>& last)
{
    all.insert(all.end(), last.begin(), last.end());
}

// What several points share.
std::vector<Quote> firstOf(const std::vector<Quote>& quotes)
{
    constexpr std::size_t kMostShared = 50;
    return {quotes.begin(),
            quotes.begin() + static_cast<std::ptrdiff_t>(std::min(kMostShared, quotes.size()))};
}

void prepend(Point& point, const Point& first)
{
    point.range.begin = first.range.begin;
    addBefore(point.sentences, first.sentences);
    addBefore(point.quotes, first.quotes);
}

void appendTo(Point& point, const Point& last)
{
    point.range.end = last.range.end;
    addAfter(point.sentences, last.sentences);
    addAfter(point.quotes, last.quotes);
}

// Points that say nothing indefinite belong to the next one, when they introduce it, or to the one
// before. What introduces "First, ..." is quoted for "Second, ..." too.
std::vector<Point> merged(std::vector<Point> points)
{
    // "Regarding claim 1:" on a line of its own
    std::erase_if(points, [](const Point& point) { return point.sentences.empty(); });
    std::vector<Point> settled;
    std::vector<Quote> shared;
    for (std::size_t i = 0; i < points.size(); ++i) {
        Point& point = points[i];
        Point* const next = i + 1 < points.size() ? &points[i + 1] : nullptr;
        const bool introduces = settled.empty() || point.subject;
        if (point.saysIndefinite) {
            if (point.enumerated && point.quotes.empty()) {
                point.quotes = shared;
            }
            settled.push_back(std::move(point));
        } else if (next != nullptr && introduces
                   && (!next->named || next->claims == point.claims)) {
            shared = next->enumerated ? firstOf(point.quotes) : shared;
            prepend(*next, point);
            next->claims = point.named ? point.claims : next->claims;
            next->named = next->named || point.named;
            next->subject = next->subject || point.subject;
        } else if (!settled.empty() && (!point.named || point.claims == settled.back().claims)) {
            appendTo(settled.back(), point);
        } else {
            settled.push_back(std::move(point));
        }
    }
    return settled;
}

}  // namespace

void ReasonReader::closeParagraph()
{
    settlePoints();
}

void ReasonReader::settlePoints()
{
    std::vector<Point> points = std::move(m_points);
    m_points.clear();
    if (!points.empty()) {
        m_last = points.back().claims;
        m_lastParagraph = points.back().paragraph;
    }
    std::vector<Quote> shared;
    for (Point& point : merged(std::move(points))) {
        if (!point.saysIndefinite) {
            keepPending(std::move(point));
            continue;
        }
        if (!point.enumerated) {
            shared.clear();
        } else if (point.quotes.empty()) {
            point.quotes = shared;
        }
        if (m_pending && !point.named && m_pending->paragraph + 1 >= point.paragraph) {
            shared = point.enumerated ? firstOf(m_pending->quotes) : std::vector<Quote>();
            prepend(point, *m_pending);
            point.claims = m_pending->claims;
            m_pending.reset();
        }
        flushPending();
        const Classification found = classify(m_action.text, point.sentences);
        const bool list = m_action.text.at(point.range.end - 1) == U':';
        m_list = list ? std::optional(found) : std::nullopt;
        if (!list || !point.quotes.empty()) {
            addReason(point, found);
        }
    }
}

// A paragraph that says nothing indefinite by itself: an item of a list, the question that ends a
// reason, or what introduces the next paragraph.
void ReasonReader::keepPending(Point point)
{
    if (readListItem(point)) {
        return;
    }
    if (!point.named && asks(m_action.text, point.range) && !m_result.reasons.empty()
        && !m_found.empty()) {
        ExtractedReason& last = m_result.reasons.back();
        const std::int32_t begin = m_action.text.positionOf(last.range.start);
        last.range = m_action.text.source(begin, point.range.end);
        m_asked = true;
        return;
    }
    if (m_pending && !point.named && m_pending->paragraph + 1 >= point.paragraph) {
        appendTo(*m_pending, point);
        m_pending->paragraph = point.paragraph;
        return;
    }
    flushPending();
    if (point.named || !point.quotes.empty()) {
        m_pending = std::move(point);
    }
}

void ReasonReader::closeQuestion()
{
    if (m_asked) {
        ExtractedReason& last = m_result.reasons.back();
        last.text = m_action.text.verbatim(last.range);
        last.quote = m_action.text.exact(last.range);
        m_asked = false;
    }
}

bool ReasonReader::readListItem(const Point& point)
{
    if (!m_list || point.quotes.empty()) {
        m_list.reset();
        return false;
    }
    addReason(point, *m_list);
    return true;
}

// Under 112(b), a paragraph that names its claims, quotes them and asks or objects in words that no
// rule knows is still a reason.
void ReasonReader::flushPending()
{
    if (!m_pending) {
        return;
    }
    const Point point = std::move(*m_pending);
    m_pending.reset();
    const bool opened = m_opener >= 0;
    if (opened && point.named && (!point.quotes.empty() || asks(m_action.text, point.range))) {
        Classification found = classify(m_action.text, point.sentences);
        if (found.rule.empty()) {
            found.rule = "lead-in";
        }
        addReason(point, found);
    }
}

}  // namespace metes::extraction
