// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/Span.h"

#include <algorithm>
#include <vector>

#include "core/text/TextIndex.h"

namespace metes {

namespace {

// How many characters of the stored context stand around `place`, both sides together.
struct Fit {
    std::size_t byte = 0;
    std::size_t before = 0;
    std::size_t after = 0;
};

std::size_t commonSuffix(std::string_view a, std::string_view b)
{
    std::size_t n = 0;
    while (n < a.size() && n < b.size() && a[a.size() - 1 - n] == b[b.size() - 1 - n]) {
        ++n;
    }
    return n;
}

std::size_t commonPrefix(std::string_view a, std::string_view b)
{
    std::size_t n = 0;
    while (n < a.size() && n < b.size() && a[n] == b[n]) {
        ++n;
    }
    return n;
}

std::vector<Fit> places(const Span& span, std::string_view text)
{
    std::vector<Fit> found;
    for (std::size_t at = text.find(span.quote); at != std::string_view::npos;
         at = text.find(span.quote, at + 1)) {
        found.push_back({at, commonSuffix(text.substr(0, at), span.before),
                         commonPrefix(text.substr(at + span.quote.size()), span.after)});
    }
    return found;
}

// A whole side of the context must be there: what a revision inserts or deletes near the phrase
// then spoils one side only. A side that is shorter than usual (the text began or ended within it)
// fits only where the text begins or ends again: "a " alone says nothing about a place.
bool fits(const Fit& fit, const Span& span, std::string_view text)
{
    const bool shortBefore = codePointCount(span.before) < Span::kContext;
    const bool shortAfter = codePointCount(span.after) < Span::kContext;
    const bool begins = fit.byte == span.before.size();
    const bool ends = fit.byte + span.quote.size() + span.after.size() == text.size();
    return (fit.before == span.before.size() && (begins || !shortBefore))
           || (fit.after == span.after.size() && (ends || !shortAfter));
}

}  // namespace

std::string_view matchClassId(MatchClass match)
{
    switch (match) {
    case MatchClass::Exact: return "exact";
    case MatchClass::Normalised: return "normalised";
    case MatchClass::Fuzzy: return "fuzzy";
    case MatchClass::Ungrounded: return "ungrounded";
    }
    return "ungrounded";
}

std::optional<MatchClass> matchClassFromId(std::string_view id)
{
    for (const MatchClass match : {MatchClass::Exact, MatchClass::Normalised, MatchClass::Fuzzy,
                                   MatchClass::Ungrounded}) {
        if (matchClassId(match) == id) {
            return match;
        }
    }
    return std::nullopt;
}

Span spanAt(std::string_view text, TextRange range, MatchClass match, double similarity)
{
    const TextIndex index(text);
    Span span;
    span.range = range;
    span.quote = index.slice(range);
    span.before = index.slice({std::max(0, range.start - Span::kContext), range.start});
    span.after = index.slice({range.end, range.end + Span::kContext});
    span.match = match;
    span.similarity = similarity;
    return span;
}

Anchoring reanchor(const Span& span, std::string_view revisedText)
{
    if (span.range.empty() || span.quote.empty()) {
        return {AnchorOutcome::Orphan, span};
    }
    const TextIndex index(revisedText);
    if (span.range.end <= index.codePoints() && index.slice(span.range) == span.quote) {
        return {AnchorOutcome::Unchanged,
                spanAt(revisedText, span.range, span.match, span.similarity)};
    }
    std::vector<Fit> candidates = places(span, revisedText);
    std::erase_if(candidates, [&](const Fit& fit) { return !fits(fit, span, revisedText); });
    if (candidates.size() != 1) {
        return {AnchorOutcome::Orphan, span};
    }
    const std::int32_t start =
        index.codePointOfByte(static_cast<std::int32_t>(candidates.front().byte));
    const TextRange range{start, start + span.range.length()};
    return {AnchorOutcome::Moved, spanAt(revisedText, range, span.match, span.similarity)};
}

}  // namespace metes
