// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/QueueRepository.h"

#include <algorithm>
#include <unordered_map>

#include "core/patent/Reason.h"
#include "core/store/Query.h"

namespace metes {

namespace {

std::uint8_t labelCode(const Query& row, int column)
{
    if (row.isNull(column)) {
        return 0;
    }
    return row.text(column) == labelId(Label::Definite) ? 1 : 2;
}

std::uint8_t splitCode(const std::string& split)
{
    if (split.empty()) {
        return 0;
    }
    if (split == "train") {
        return 1;
    }
    if (split == "validation") {
        return 2;
    }
    return split == "test" ? 3 : 4;
}

std::uint8_t stateCode(const std::string& id)
{
    const std::vector<std::string>& ids = claimStateIds();
    const auto found = std::find(ids.begin(), ids.end(), id);
    return static_cast<std::uint8_t>(found == ids.end() ? 0 : found - ids.begin());
}

ClaimFacts readFacts(const Query& row)
{
    ClaimFacts facts;
    facts.claim = {row.integer(0)};
    facts.application = row.integer32(1);
    facts.number = row.integer32(2);
    facts.document = {row.integer(3)};
    facts.label = labelCode(row, 4);
    facts.split = splitCode(row.text(5));
    facts.categories = static_cast<std::uint16_t>(row.integer(6));
    facts.layers = static_cast<std::uint8_t>(row.integer(7));
    facts.reasons = static_cast<std::uint16_t>(row.integer(8));
    facts.ungrounded = row.integer(9) != 0;
    return facts;
}

// What one annotator's fold says over the imported facts.
struct FoldFacts {
    std::uint16_t categories = 0;
    std::uint8_t layers = 0;
    std::uint8_t label = 0;
    std::uint8_t state = 0;
    bool flagged = false;
    bool commented = false;
};

// Columns: state, label, categories, layers, flagged, commented from `first` on.
FoldFacts readFold(const Query& row, int first)
{
    FoldFacts fold;
    fold.state = stateCode(row.text(first));
    fold.label = labelCode(row, first + 1);
    fold.categories = static_cast<std::uint16_t>(row.integer(first + 2));
    fold.layers = static_cast<std::uint8_t>(row.integer(first + 3));
    fold.flagged = row.integer(first + 4) != 0;
    fold.commented = row.integer(first + 5) != 0;
    return fold;
}

void applyFold(ClaimFacts& facts, const FoldFacts& fold)
{
    facts.state = fold.state;
    facts.label = fold.label;
    facts.categories = fold.categories;
    facts.layers = fold.layers;
    facts.flagged = fold.flagged;
    facts.commented = fold.commented;
}

std::unordered_map<std::int64_t, FoldFacts> foldsByClaim(const Database& database,
                                                         AnnotatorId annotator)
{
    std::unordered_map<std::int64_t, FoldFacts> folds;
    Query rows(database, "SELECT claim_id, state, label, categories, layers, flagged, commented"
                         " FROM claim_fold WHERE annotator_id = ?");
    rows.bind(annotator.value);
    while (rows.next()) {
        folds[rows.integer(0)] = readFold(rows, 1);
    }
    return folds;
}

std::unordered_map<std::int64_t, std::int64_t> actionsByApplication(const Database& database)
{
    std::unordered_map<std::int64_t, std::int64_t> actions;
    Query rows(database, "SELECT id, action_id FROM application WHERE action_id IS NOT NULL");
    while (rows.next()) {
        actions[rows.integer(0)] = rows.integer(1);
    }
    return actions;
}

}  // namespace

const std::vector<std::string>& claimStateIds()
{
    static const std::vector<std::string> kIds{"unseen", "accepted",      "edited", "rejected",
                                               "added",  "nothing_found", "skipped"};
    return kIds;
}

Result<std::vector<ClaimFacts>> QueueRepository::facts(AnnotatorId annotator) const
{
    return guarded(m_database, "reading", [&] {
        const auto actions = actionsByApplication(m_database);
        const auto folds = foldsByClaim(m_database, annotator);
        std::vector<ClaimFacts> list;
        Query rows(m_database, "SELECT id, application_id, number, document_id, label, split,"
                               " categories, layers, reasons, ungrounded FROM claim"
                               " INDEXED BY claim_queue ORDER BY application_id, number");
        while (rows.next()) {
            ClaimFacts facts = readFacts(rows);
            const auto action = actions.find(facts.application);
            facts.action = {action == actions.end() ? 0 : action->second};
            if (const auto fold = folds.find(facts.claim.value); fold != folds.end()) {
                applyFold(facts, fold->second);
            }
            list.push_back(facts);
        }
        return list;
    });
}

Result<ClaimFacts> QueueRepository::facts(AnnotatorId annotator, ClaimId claim) const
{
    return guarded(m_database, "reading", [&]() -> Result<ClaimFacts> {
        Query read(m_database,
                   "SELECT c.id, c.application_id, c.number, c.document_id, c.label, c.split,"
                   " c.categories, c.layers, c.reasons, c.ungrounded, a.action_id, f.state, f.label,"
                   " f.categories, f.layers, f.flagged, f.commented FROM claim c"
                   " JOIN application a ON a.id = c.application_id"
                   " LEFT JOIN claim_fold f ON f.claim_id = c.id AND f.annotator_id = ?"
                   " WHERE c.id = ?");
        read.bind(annotator.value, claim);
        if (!read.next()) {
            return fail(ErrorCode::NotFound,
                        "there is no claim with key " + std::to_string(claim.value));
        }
        ClaimFacts facts = readFacts(read);
        facts.action = {read.isNull(10) ? 0 : read.integer(10)};
        if (!read.isNull(11)) {
            applyFold(facts, readFold(read, 11));
        }
        return facts;
    });
}

}  // namespace metes
