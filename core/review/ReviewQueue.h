// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/patent/Reason.h"
#include "core/review/Fold.h"
#include "core/store/QueueRepository.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace metes {

class Database;

/// Which claims the queue shows. Empty sets mean "any".
struct QueueFilter {
    std::vector<ClaimState> states;
    std::optional<Label> label;
    bool unlabelled = false;
    std::optional<Category> category;
    std::optional<Layer> layer;
    std::optional<std::uint8_t> split;  ///< code of ClaimFacts::split
    bool flagged = false;
    bool commented = false;
    bool ungrounded = false;
    std::optional<ApplicationId> application;
    /// Claims found by full-text search; nothing when no search is on.
    std::optional<std::vector<std::uint32_t>> hits;  ///< rows of the queue, ascending
    bool moreHits = false;  ///< the search goes on; what passes does not hang on it

    bool isEmpty() const;
};

/// Numbers on the chips, over all claims.
struct QueueCounts {
    std::int64_t total = 0;
    std::int64_t reviewed = 0;         ///< every state but unseen and skipped
    std::vector<std::int64_t> states;  ///< by ClaimState
    std::int64_t definite = 0;
    std::int64_t indefinite = 0;
    std::int64_t unlabelled = 0;
    std::vector<std::int64_t> categories;  ///< by Category
    std::int64_t flagged = 0;
    std::int64_t commented = 0;
    std::int64_t ungrounded = 0;
};

/// The claims of a project in reading order, in memory as facts. Rows are positions in this order.
class ReviewQueue {
public:
    static Result<ReviewQueue> load(Database& database, AnnotatorId annotator);

    std::size_t size() const { return m_facts.size(); }
    const ClaimFacts& at(std::uint32_t row) const { return m_facts[row]; }
    std::optional<std::uint32_t> rowOf(ClaimId claim) const;

    /// Rows that pass, ascending.
    std::vector<std::uint32_t> filter(const QueueFilter& filter) const;
    bool passes(std::uint32_t row, const QueueFilter& filter) const;
    const QueueCounts& counts() const { return m_counts; }

    /// Puts the claim's present facts in; returns its row, or nothing for a claim that is new here.
    std::optional<std::uint32_t> update(const ClaimFacts& facts);

private:
    void count(const ClaimFacts& facts, std::int64_t sign);

    std::vector<ClaimFacts> m_facts;
    std::vector<std::pair<std::int64_t, std::uint32_t>> m_rows;  ///< claim id to row, by id
    QueueCounts m_counts;
};

enum class SearchDepth {
    FirstHits,  ///< at once, however common the words are: the first kFirstHits texts
    AllHits
};
inline constexpr std::size_t kFirstHits = 5000;

struct QueueHits {
    std::vector<std::uint32_t> rows;  ///< ascending
    bool complete = true;             ///< false: there may be more than the first hits
};

/// Rows of `queue` whose claim, reasons or office action hold the query's words. InvalidArgument
/// when the query has no word.
Result<QueueHits> searchQueue(Database& database, const ReviewQueue& queue,
                              const std::string& query, SearchDepth depth);

}  // namespace metes
