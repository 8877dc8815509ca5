// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/ReviewQueue.h"

#include "core/store/Database.h"
#include "core/store/SearchRepository.h"

#include <algorithm>

namespace metes {

namespace {

bool isReviewed(std::uint8_t state)
{
    const auto claimState = static_cast<ClaimState>(state);
    return claimState != ClaimState::Unseen && claimState != ClaimState::Skipped;
}

bool matchesLabel(const ClaimFacts& facts, const QueueFilter& filter)
{
    if (!filter.label && !filter.unlabelled) {
        return true;
    }
    if (facts.label == 0) {
        return filter.unlabelled;
    }
    return filter.label && facts.label == static_cast<std::uint8_t>(*filter.label) + 1;
}

/// A set of row keys that are dense enough for one bit each.
class KeySet {
public:
    explicit KeySet(const std::vector<std::int64_t>& keys)
        : m_bits(keys.empty() ? 0 : static_cast<std::size_t>(keys.back()) + 1, false)
    {
        for (const std::int64_t key : keys) {
            m_bits[static_cast<std::size_t>(key)] = true;
        }
    }

    bool contains(std::int64_t key) const
    {
        const auto index = static_cast<std::size_t>(key);
        return key >= 0 && index < m_bits.size() && m_bits[index];
    }

private:
    std::vector<bool> m_bits;
};

template<typename Id>
std::vector<std::int64_t> keysOf(const std::vector<Id>& ids)
{
    std::vector<std::int64_t> keys;
    keys.reserve(ids.size());
    for (const Id id : ids) {
        keys.push_back(id.value);
    }
    return keys;
}

}  // namespace

bool QueueFilter::isEmpty() const
{
    return states.empty() && !label && !unlabelled && !category && !layer && !split && !flagged
           && !commented && !ungrounded && !application && !hits;
}

Result<ReviewQueue> ReviewQueue::load(Database& database, AnnotatorId annotator)
{
    auto facts = QueueRepository(database).facts(annotator);
    if (!facts) {
        return tl::unexpected<Error>(facts.error());
    }
    ReviewQueue queue;
    queue.m_facts = std::move(*facts);
    queue.m_counts.states.assign(claimStateIds().size(), 0);
    queue.m_counts.categories.assign(kCategoryCount, 0);
    queue.m_rows.reserve(queue.m_facts.size());
    for (std::uint32_t row = 0; row < queue.m_facts.size(); ++row) {
        queue.m_rows.emplace_back(queue.m_facts[row].claim.value, row);
        queue.count(queue.m_facts[row], 1);
    }
    std::sort(queue.m_rows.begin(), queue.m_rows.end());
    return queue;
}

void ReviewQueue::count(const ClaimFacts& facts, std::int64_t sign)
{
    m_counts.total += sign;
    m_counts.reviewed += isReviewed(facts.state) ? sign : 0;
    m_counts.states[facts.state] += sign;
    m_counts.unlabelled += facts.label == 0 ? sign : 0;
    m_counts.definite += facts.label == 1 ? sign : 0;
    m_counts.indefinite += facts.label == 2 ? sign : 0;
    m_counts.flagged += facts.flagged ? sign : 0;
    m_counts.commented += facts.commented ? sign : 0;
    m_counts.ungrounded += facts.ungrounded ? sign : 0;
    const CategorySet categories(facts.categories);
    for (std::size_t i = 0; i < kCategoryCount; ++i) {
        m_counts.categories[i] += categories.contains(static_cast<Category>(i)) ? sign : 0;
    }
}

std::optional<std::uint32_t> ReviewQueue::rowOf(ClaimId claim) const
{
    const auto found =
        std::lower_bound(m_rows.begin(), m_rows.end(), std::pair(claim.value, std::uint32_t{0}));
    if (found == m_rows.end() || found->first != claim.value) {
        return std::nullopt;
    }
    return found->second;
}

bool ReviewQueue::passes(std::uint32_t row, const QueueFilter& filter) const
{
    const ClaimFacts& facts = m_facts[row];
    const auto state = static_cast<ClaimState>(facts.state);
    const bool stateFits =
        filter.states.empty()
        || std::find(filter.states.begin(), filter.states.end(), state) != filter.states.end();
    return stateFits && matchesLabel(facts, filter)
           && (!filter.category || CategorySet(facts.categories).contains(*filter.category))
           && (!filter.layer || ((facts.layers >> static_cast<unsigned>(*filter.layer)) & 1) != 0)
           && (!filter.split || facts.split == *filter.split) && (!filter.flagged || facts.flagged)
           && (!filter.commented || facts.commented) && (!filter.ungrounded || facts.ungrounded)
           && (!filter.application || facts.application == filter.application->value)
           && (!filter.hits || std::binary_search(filter.hits->begin(), filter.hits->end(), row));
}

std::vector<std::uint32_t> ReviewQueue::filter(const QueueFilter& filter) const
{
    std::vector<std::uint32_t> rows;
    if (filter.hits) {
        // The hits are rows already: only they need a look.
        QueueFilter rest = filter;
        rest.hits.reset();
        std::copy_if(filter.hits->begin(), filter.hits->end(), std::back_inserter(rows),
                     [&](std::uint32_t row) { return row < size() && passes(row, rest); });
        return rows;
    }
    rows.reserve(m_facts.size());
    for (std::uint32_t row = 0; row < m_facts.size(); ++row) {
        if (passes(row, filter)) {
            rows.push_back(row);
        }
    }
    return rows;
}

std::optional<std::uint32_t> ReviewQueue::update(const ClaimFacts& facts)
{
    const auto row = rowOf(facts.claim);
    if (row) {
        count(m_facts[*row], -1);
        m_facts[*row] = facts;
        count(facts, 1);
    }
    return row;
}

Result<QueueHits> searchQueue(Database& database, const ReviewQueue& queue,
                              const std::string& query, SearchDepth depth)
{
    if (SearchRepository::expression(query).empty()) {
        return fail(ErrorCode::InvalidArgument, "the search holds no word");
    }
    const std::size_t limit =
        depth == SearchDepth::FirstHits ? kFirstHits : SearchRepository::kNoLimit;
    const SearchRepository search(database);
    const auto documents = search.documents(query, limit);
    if (!documents) {
        return passOn(documents);
    }
    const auto ofReasons = search.claimsOfReasons(*documents);
    if (!ofReasons) {
        return passOn(ofReasons);
    }
    const KeySet texts(*documents);
    const KeySet claims(keysOf(*ofReasons));
    QueueHits hits;
    hits.complete = documents->size() < limit;
    for (std::uint32_t row = 0; row < queue.size(); ++row) {
        const ClaimFacts& facts = queue.at(row);
        if (texts.contains(facts.document.value) || claims.contains(facts.claim.value)
            || (facts.action && texts.contains(facts.action.value))) {
            hits.rows.push_back(row);
        }
    }
    return hits;
}

}  // namespace metes
