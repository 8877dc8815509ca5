// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Sentences of 112(b) rejections to reasons. A paragraph is cut into points: at each lead-in, at
// "Furthermore", "Second," and the like, and where another phrase is found unclear. A point that
// says that something is indefinite is a reason; what it needs to be understood (the sentence before
// it that quotes the claim) and what follows from it stay with it.

#include "core/extraction/ClaimLookups.h"
#include "core/extraction/Extractor.h"
#include "core/extraction/FormParagraphs.h"
#include "core/extraction/LeadIns.h"
#include "core/extraction/Roles.h"
#include "core/extraction/Sections.h"
#include "core/extraction/Sentences.h"
#include "core/patent/ClaimTree.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace metes::extraction {

/// The claims of the application, as far as they are known.
class KnownClaims {
public:
    explicit KnownClaims(const std::vector<ExtractionClaim>& claims);

    bool empty() const { return m_claims.empty(); }
    const ExtractionClaim* find(std::int32_t number) const;
    /// Claims that depend on any of `parents`, directly or not, without cancelled ones; ascending.
    std::vector<std::int32_t> dependentsOf(const std::vector<std::int32_t>& parents) const;
    /// Those of `claims` that are known and depend on none of `parents`.
    std::vector<std::int32_t> notDependentOn(const std::vector<std::int32_t>& parents,
                                             const std::vector<std::int32_t>& claims) const;
    /// Those of `claims` that depend on none; all of them when the claims are not known.
    std::vector<std::int32_t> independentOf(const std::vector<std::int32_t>& claims) const;

private:
    std::vector<ExtractionClaim> m_claims;  ///< by number
    ClaimTree m_tree;
    std::map<std::int32_t, std::vector<std::int32_t>> m_children;
};

/// Everything that the steps before found.
struct ReadAction {
    const ActionText& text;
    const ActionSentences& sentences;
    const Sections& sections;
    const KnownClaims& claims;
    ClaimLookups& lookups;
};

/// A point of a paragraph while it is put together. Reading positions.
struct Point {
    Stretch range;
    std::vector<TokenRange> sentences;
    std::vector<Quote> quotes;
    std::vector<std::int32_t> claims;
    bool named = false;    ///< the point itself names its claims
    bool subject = false;  ///< as the subject of its first sentence
    bool saysIndefinite = false;
    bool enumerated = false;  ///< "Second, ..."
    std::size_t paragraph = 0;
};

class ReasonReader {
public:
    explicit ReasonReader(const ReadAction& action) : m_action(action) {}
    Extraction read();

private:
    void readSentence(std::size_t index);
    void enter(const Place& place);
    bool concernsIndefiniteness(const Place& place) const;
    void readOpening(const Sentence& sentence, const Place& place);
    void readPlain(const Sentence& sentence, const std::optional<LeadIn>& leadIn);
    bool readSpecial(const Sentence& sentence, const std::optional<LeadIn>& leadIn);

    bool beginsPoint(const Sentence& sentence, bool indefinite, bool led) const;
    bool turnsElsewhere(const Sentence& sentence, bool indefinite) const;
    void append(const Sentence& sentence, std::int32_t begin, bool indefinite);
    std::vector<Quote> quotesOf(const Sentence& sentence) const;
    void nameClaims(Point& point, const Sentence& sentence, const std::optional<LeadIn>& leadIn);
    std::vector<std::int32_t> claimsInForce(const Sentence& sentence) const;

    void closeParagraph();
    void settlePoints();
    void keepPending(Point point);
    void flushPending();
    bool readListItem(const Point& point);
    void closeQuestion();
    bool mayAdd(std::size_t claims, Stretch place);

    void addReason(const Point& point, const Classification& found, std::string context = {});
    void addInheritance(const Sentence& sentence, const InheritanceSentence& inheritance);
    void addSameReason(const Sentence& sentence, std::vector<std::int32_t> claims,
                       std::vector<std::int32_t> as);
    void addReading(const Sentence& sentence);
    void addHistory(const Sentence& sentence);
    void add(ExtractedReason reason);
    std::vector<const ExtractedReason*> reasonsOf(const std::vector<std::int32_t>& claims) const;
    void addContext(std::string& context, const ExtractedReason& reason);
    std::string contextOf(const std::vector<std::int32_t>& claims);
    void slip(std::string message, Stretch place);
    std::vector<std::int32_t> block() const;

    /// Claims times phrases of all that is found. An action that comes near would be a thousand
    /// times the largest of the office; what follows is not read.
    static constexpr std::size_t kLargest = 1'000'000;

    const ReadAction m_action;
    Extraction m_result;
    HistorySubject m_historySubject;

    std::int32_t m_section = -1;
    std::int32_t m_opener = -1;
    std::vector<std::int32_t> m_lead;  ///< claims of the last lead-in
    std::size_t m_leadParagraph = 0;
    std::vector<std::int32_t> m_last;  ///< claims of the last point
    std::size_t m_lastParagraph = 0;
    std::vector<std::int32_t> m_found;     ///< claims with a reason in this section
    std::vector<Point> m_points;           ///< of the open paragraph
    std::optional<Point> m_pending;        ///< a paragraph that only quotes; the next may say why
    std::optional<Classification> m_list;  ///< "The following lack antecedent basis:"
    bool m_skipping = false;               ///< within an objection
    std::size_t m_paragraph = 0;
    bool m_asked = false;  ///< questions came after the last reason, whose text lacks them yet

    std::map<std::int32_t, std::vector<std::size_t>> m_reasonsOf;  ///< of a claim; not inherited
    std::size_t m_size = 0;                                        ///< of what was found
    std::size_t m_contexts = 0;                                    ///< characters
};

}  // namespace metes::extraction
